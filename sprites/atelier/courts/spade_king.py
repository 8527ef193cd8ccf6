"""King of spades: an old white-bearded king with a sword."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem, mirrored
from ..faces import Person, portrait
from ..figures import Hair, lock, locks, whisker
from ..geometry import Spot
from ..hands import Digit, HandShape, hand_far, hand_near
from ..hats import arched_crown, gem
from ..likeness import skin_tint
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import anemones, inked

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
WHITE = Hair("#DDD8CB", "#F8F4E8", "#A19E9B")
MANTLE = Cloth("#46527F", "#2F3860", "#8C9AC0")
ROBE = Cloth("#B9A6BE", "#86719A", "#D9CCDB")
FUR = Cloth("#8A7763", "#5F5043", "#B5A48D")
STEEL = Cloth("#C9CBC6", "#8A919A", "#F1EFE6")
OLD = Person("old", skin="#EBC7A5", shade="#CF9C7C", iris="#4A5F73", brow="#8C8A88", bushy=1.7, lids=.9, lines=True,
             mouth=False)
HEAD, SCALE = (322, 286), 1.1
HILT = Pose((202, 536), 1.1, 4.4)  # where the fist holds the sword


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "R", "S", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    anemones(group, ((80, 396, .8, 10), (538, 196, .8, 25), (546, 396, .56, 0)))
    king = Group()
    _back_hair(king)
    _mantle(king)
    _collar(king)
    mass = curve([(276, 310, "c"), (268, 390), (290, 440), (352, 500, "c"), (380, 460), (388, 400), (374, 320, "c")],
                 closed=True)
    king.silhouette(mass).fill(mass, WHITE.dark)
    portrait(king, HEAD, SCALE, 2, OLD)
    _beard(king)
    arched_crown(king, HEAD, SCALE)
    arm = Group()
    _sword_arm(arm)
    return group.add(mirrored(king)).add(arm)


BACK = (([(280, 226), (238, 290), (226, 360), (250, 420), (222, 470), (204, 462)], 40),
        ([(280, 240), (256, 310), (256, 380), (272, 430), (246, 476), (232, 470)], 36),
        ([(376, 236), (400, 290), (392, 350), (414, 410), (396, 446), (412, 462)], 32))


def _back_hair(group: Group) -> None:
    mass = curve([(290, 210, "c"), (232, 290), (220, 380), (206, 470, "c"), (300, 500, "c"), (420, 470, "c"),
                  (408, 400), (402, 300), (376, 214, "c")], closed=True)
    group.solid(mass, WHITE.dark, None, 1.6, 3)
    locks(group, BACK, WHITE, 3)


BODY: list[Spot] = [(320, 380, "c"), (226, 404), (136, 456), (92, 560), (70, 740, "c"), (590, 740, "c"),
                    (560, 560), (516, 460), (440, 408), (366, 380, "c")]


def _mantle(group: Group) -> None:
    garment(group, BODY, MANTLE,
            [[(440, 400, "c"), (420, 500), (450, 740, "c"), (620, 740, "c"), (580, 400, "c")],
             [(70, 560, "c"), (150, 520), (160, 620), (130, 740, "c"), (50, 740, "c")]],
            [[(180, 470), (200, 560), (180, 700)], [(250, 500), (230, 600), (250, 720)],
             [(470, 470), (490, 560), (470, 700)]],
            brocade("S", MANTLE.light, (90, 450, 590, 730), (72, 52), 24, 16), 4)
    robe: list[Spot] = [(290, 400, "c"), (286, 520), (300, 740, "c"), (388, 740, "c"), (382, 520), (374, 400, "c")]
    garment(group, robe, ROBE, [[(346, 400, "c"), (350, 740, "c"), (400, 740, "c"), (400, 400, "c")]])
    for spots in ([(290, 404), (286, 520), (302, 740)], [(374, 404), (382, 520), (386, 740)]):
        gilt_hem(group, spots, 13, 15)


WINGS: list[list[Spot]] = [
    [(330, 384, "c"), (262, 388), (196, 410), (142, 458, "c"), (160, 492), (196, 500, "c"), (246, 466),
     (300, 470, "c"),
     (322, 440)],
    [(330, 384, "c"), (392, 386), (452, 408), (500, 450, "c"), (490, 486), (458, 498, "c"), (416, 466),
     (366, 470, "c"),
     (344, 440)]]


def _collar(group: Group) -> None:
    """A collar of brown fur with a chain of medallions."""
    for spots in WINGS:
        wing, inside, rng = curve(spots, closed=True), Group(), np.random.default_rng(2)
        for i, (x, y) in enumerate(zip(rng.uniform(140, 510, 170), rng.uniform(376, 500, 170), strict=True)):
            inside.ink(curve([(x, y), (x + 3, y + 8), (x + (x - 330) * .03, y + 16)]), 2.6, "both",
                       FUR.dark if i % 2 else FUR.light)
        group.solid(wing, FUR.base, inside, 1.8, 4.6)
    chain = curve([(214, 420), (262, 470), (330, 500), (400, 470), (440, 416)])
    group.stroke(chain, pal.INK, 7).stroke(chain, pal.GILT, 4)
    for u in (.06, .2, .34, .66, .8, .94):
        gem(group, chain.at(u), 10, pal.GILT, pal.GILT_LIGHT)
        pip(group, "S", chain.at(u), 13, whips=False)


BEARD = (  # blown aside, it ends above the band, so that the halves stay apart
    ([(344, 352), (338, 376), (346, 420), (340, 470)], 44),
    ([(282, 316), (284, 352), (300, 384), (298, 430)], 30),
    ([(296, 330), (304, 362), (322, 388), (320, 430)], 30),
    ([(276, 306), (268, 360), (276, 404), (262, 434), (272, 452), (284, 448)], 34),
    ([(378, 322), (386, 370), (384, 420), (404, 466), (394, 508), (412, 530), (420, 522)], 30),
    ([(288, 336), (284, 392), (296, 436), (286, 462), (300, 480), (310, 474)], 36),
    ([(368, 340), (376, 396), (370, 450), (388, 492), (378, 524), (396, 540)], 32),
    ([(304, 352), (304, 408), (320, 452), (310, 482), (328, 502), (338, 494)], 36),
    ([(354, 352), (358, 416), (352, 462), (370, 500), (358, 524), (372, 534)], 34),
    ([(330, 356), (332, 412), (330, 456), (346, 488), (336, 510), (350, 516)], 30))
BROWS = (([(330, 275), (309, 262), (288, 264), (270, 280)], 13), ([(340, 274), (352, 263), (364, 264), (375, 277)], 11))
TEMPLES = (([(288, 222), (266, 244), (260, 288), (266, 330)], 28),
           ([(296, 226), (276, 262), (270, 296), (264, 330), (276, 352)], 26),
           ([(366, 232), (384, 258), (378, 292), (386, 318)], 17))


def _beard(group: Group) -> None:
    locks(group, BEARD, WHITE)
    lip = curve([(330, 350), (345, 347), (359, 350), (354, 358), (342, 360)], closed=True)
    group.fill(lip, "#A9605A").stroke(lip, pal.INK, 1.4)
    lock(group, [(350, 333), (330, 342), (310, 372), (284, 384), (268, 372)], 25, WHITE, half=whisker(25))
    lock(group, [(348, 333), (366, 342), (378, 368), (394, 374), (402, 362)], 21, WHITE, half=whisker(21))
    locks(group, TEMPLES, WHITE)
    locks(group, BROWS, WHITE, 1)


# ---------------------------------------------------------------- sword arm

UPPER: list[Spot] = [(214, 398, "c"), (164, 406), (122, 432), (90, 480), (68, 534), (54, 570, "c"), (80, 592),
                     (116, 586), (148, 552, "c"), (160, 514), (190, 474), (232, 446, "c")]
LOWER: list[Spot] = [(64, 560, "c"), (56, 590), (62, 618), (86, 634), (116, 622), (146, 602), (166, 586, "c"),
                     (142, 546, "c"), (110, 552, "c")]
CUFF: list[Spot] = [(124, 553, "c"), (134, 545), (149, 538, "c"), (166, 558), (175, 584, "c"), (164, 592),
                    (151, 598, "c"), (142, 574)]
GRIP = HandShape(  # round the hilt, upright through (0, 0): from below on the left, the thumb over the fingers
    [(-52, 10, "c"), (-44, -10), (-30, -27), (-12, -26), (-8, -6), (-8, 14), (-12, 30), (-20, 38), (-29, 46, "c")],
    near=(Digit([(-20, 30), (-4, 37), (9, 37), (15, 32)], 14.5, joints=(.62,)),
          Digit([(-19, 16), (0, 23), (15, 23), (21, 16)], 17, joints=(.62,)),
          Digit([(-19, 1), (2, 8), (18, 7), (24, 0)], 18, joints=(.62,)),
          Digit([(-22, -14), (3, -8), (18, -10), (24, -17)], 17.5, joints=(.62,)),
          Digit([(-40, 8), (-33, -14), (-14, -27), (12, -24)], 17, nail=True, joints=(.6,))),
    shades=([(-56, 30, "c"), (-38, 28), (-22, 20), (-14, -4), (-4, 30), (-26, 56, "c")],
            [(-38, 12), (-28, -10), (-14, -18), (-8, -10), (-20, 0), (-28, 16)]),
    lines=(([(-28, -4), (-20, 0), (-19, 6)], 1.5), ([(-26, 12), (-19, 15), (-19, 21)], 1.5),
           ([(-27, 24), (-21, 27), (-21, 33)], 1.4)))


def _arm(group: Group) -> None:
    """The sleeve of the mantle to above the elbow, that of the robe below it, bent."""
    garment(group, LOWER, ROBE,
            [[(50, 612, "c"), (78, 622), (104, 616), (136, 596), (160, 574, "c"), (190, 590, "c"), (110, 660, "c"),
              (50, 650, "c")], [(56, 556, "c"), (80, 590), (112, 590), (146, 556, "c"), (128, 582), (96, 602),
                                (68, 594)]],
            [[(72, 594), (66, 608), (74, 624)], [(84, 598), (86, 612), (98, 626)], [(98, 598), (112, 600), (128, 612)],
             [(112, 592), (128, 586), (144, 592)]], None, 2.8)
    garment(group, UPPER, MANTLE,
            [[(186, 440, "c"), (150, 500), (128, 560), (106, 600, "c"), (160, 590, "c"), (240, 440, "c")],
             [(96, 480, "c"), (92, 530), (76, 570), (84, 600, "c"), (104, 590, "c"), (106, 540)]],
            [[(146, 424), (112, 480), (100, 560)], [(170, 430), (134, 490), (122, 560)], [(196, 440), (164, 480),
                                                                                          (146, 530)]],
            brocade("S", MANTLE.light, (70, 450, 200, 580), (60, 46), 20, 13), 3)
    gilt_hem(group, [(55, 571), (80, 592), (116, 586), (147, 553)], 11, 7, 2.6)


def _sword_arm(group: Group) -> None:
    tint = skin_tint(OLD)
    _arm(group)
    hand_far(group, HILT, GRIP, tint)
    garment(group, CUFF, FUR, [[(130, 572, "c"), (150, 566), (176, 574, "c"), (180, 604, "c"), (150, 606, "c")]],
            [[(136, 552), (142, 558)], [(150, 552), (154, 560)], [(144, 566), (150, 574)], [(158, 570), (162, 578)],
             [(152, 582), (157, 589)]], None, 2.2)
    gilt_hem(group, [(149, 538), (166, 558), (174, 584)], 5)
    _sword(group, Pose(HILT.at, 1, HILT.turn))
    hand_near(group, HILT, GRIP, tint)


def _sword(group: Group, pose: Pose) -> None:
    """Upright through the fist; the blade goes into the cross of the hilt, which clasps it with a tongue."""
    blade = pose.shape([(-15, -50, "c"), (-14, -200), (-12, -322, "c"), (0, -354, "c"), (12, -322, "c"), (14, -200),
                        (15, -50, "c")])
    inside = Group().fill(pose.shape([(0, -40, "c"), (0, -360, "c"), (-30, -340, "c"), (-30, -40, "c")]), STEEL.dark)
    fuller = pose.shape([(-4, -40, "c"), (-3.4, -200), (0, -276, "c"), (3.4, -200), (4, -40, "c")])
    inside.fill(fuller, STEEL.base).stroke(fuller, "#59616B", 1.4)
    group.solid(blade, STEEL.light, inside, 1.7, 3.8)
    grip, wire = pose.shape([(-8, -48, "c"), (8, -48, "c"), (9, 6), (7, 58, "c"), (-7, 58, "c"), (-9, 6)]), Group()
    for y in range(-44, 60, 9):
        wire.ink(pose.curve([(-10, y + 5), (0, y + 2), (10, y - 3)]), 2, "even")
    group.solid(grip, "#6B3F34", wire, 1.6, 3.4)
    cross = pose.curve([(-58, -66), (-40, -55), (-18, -52), (0, -52), (18, -52), (40, -55), (58, -66)])
    arms = ribbon(cross, lambda u: 8 + 0 * u)
    group.solid(arms, pal.GILT, Group().fill(ribbon(cross, lambda u: 0 * u, lambda u: 14 + 0 * u), pal.GILT_DARK),
                1.7, 3.6)
    for x in (-60, 60):
        gem(group, pose.point((x, -67)), 8.5, pal.GILT, pal.GILT_LIGHT)
    tongue = pose.shape([(-19, -46, "c"), (-20, -62), (-12, -78), (0, -92, "c"), (12, -78), (20, -62), (19, -46, "c"),
                         (0, -38)])
    group.solid(tongue, pal.GILT, Group().fill(pose.shape([(2, -100, "c"), (6, -70), (2, -30, "c"), (30, -36, "c"),
                                                           (30, -100, "c")]), pal.GILT_DARK), 1.6, 3.2)
    pip(group, "S", pose.point((0, -60)), 22, pose.turn, whips=False)
    gem(group, pose.point((0, 68)), 15, pal.GILT, pal.GILT_LIGHT)
    pip(group, "S", pose.point((0, 68)), 14, pose.turn, whips=False)
