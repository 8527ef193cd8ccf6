"""King of spades: an old white-bearded king with a sword."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem
from ..geometry import Spot, circle, pair, point
from ..hands import Digit, HandShape, hand_far, hand_near
from ..hats import gem
from ..likeness import skin_tint
from ..line import ends, taper
from ..ribbons import Petal, ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import anemones, inked
from .spade_king_head import OLD, hair_behind, head
from .tapestry import tapestry

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
MANTLE = Cloth("#46527F", "#2F3860", "#8C9AC0")
ROBE = Cloth("#B9A6BE", "#86719A", "#D9CCDB")
FUR = Cloth("#7D6651", "#4F3F35", "#B9A287")
STEEL = Cloth("#C9CBC6", "#8A919A", "#F1EFE6")
HILT, FIST = Pose((226, 532), 1, -6), Pose((226, 532), 1.1, -14)  # the sword; the fist round its grip


def draw() -> Group:
    bare = tapestry(INKS, "S", "#6C4E6E", "#7E6082")
    bare.fill(circle((330, 75), 15.6), INKS.ring)  # the sign of the halo gives way to that of the crown
    return court_card(bare.raw(inked(figure()).text_of()), "R", "S", INKS)


def figure() -> Group:
    group = Group()
    anemones(group, ((80, 396, .8, 10), (538, 196, .8, 25)))
    king = Group()
    for part in (hair_behind, _mantle, _arm, _collar, head, _sword_arm):
        part(king)
    return group.add(king)


BODY: list[Spot] = [(330, 380, "c"), (240, 396), (170, 424), (130, 470), (112, 560), (90, 740, "c"), (600, 740, "c"),
                    (574, 560), (544, 466), (478, 410), (400, 388), (350, 380, "c")]
BODY_SHADES: tuple[list[Spot], ...] = (
    [(206, 480, "c"), (216, 560), (196, 640), (200, 740, "c"), (80, 740, "c"), (110, 540, "c")],
    [(262, 470, "c"), (276, 540), (258, 620), (266, 740, "c"), (236, 740, "c"), (232, 620), (246, 540)],
    [(430, 400, "c"), (452, 470), (430, 560, "c"), (500, 560, "c"), (494, 470)],
    [(520, 420, "c"), (536, 470), (530, 560, "c"), (620, 560, "c"), (590, 430, "c")])
BODY_FOLDS: tuple[list[Spot], ...] = (
    [(220, 490), (230, 570), (212, 660)], [(256, 490), (268, 560), (248, 650)], [(408, 470), (426, 510), (420, 560)],
    [(452, 480), (470, 510), (468, 560)], [(500, 450), (520, 480), (522, 540)])


def _mantle(group: Group) -> None:
    garment(group, BODY, MANTLE, BODY_SHADES, BODY_FOLDS,
            brocade("S", MANTLE.light, (120, 470, 590, 640), (72, 52), 24, 16), 3.4)
    robe: list[Spot] = [(290, 400, "c"), (286, 520), (274, 740, "c"), (392, 740, "c"), (382, 520), (374, 400, "c")]
    garment(group, robe, ROBE, [[(346, 400, "c"), (350, 740, "c"), (400, 740, "c"), (400, 400, "c")]],
            [[(310, 500), (306, 560), (296, 620)], [(330, 510), (330, 560), (322, 610)]], None, 2.4)
    for spots in ([(290, 404), (286, 520), (276, 740)], [(374, 404), (382, 520), (390, 740)]):
        gilt_hem(group, spots, 13, 15)


WINGS: tuple[tuple[list[Spot], list[Spot]], ...] = (  # the upper and the lower edge, from the neck outwards
    ([(330, 392), (284, 384), (230, 394), (176, 420), (134, 462)],
     [(330, 520), (292, 488), (246, 482), (198, 500), (150, 522)]),
    ([(330, 392), (382, 384), (438, 396), (488, 420), (522, 456)],
     [(330, 520), (370, 488), (414, 480), (458, 490), (506, 498)]))


def _collar(group: Group) -> None:
    rng = np.random.default_rng(2)
    for top, bottom in WINGS:
        fur, inside, count = Petal(curve(top), curve(bottom)), Group(), 19
        end = point(top[-1])
        away = 10 * np.sign(end.real - 330)
        rim: list[Spot] = [*top[:-1], (*pair(end), "c")]
        for across in (.3, .62):
            notch, tip = fur.point(across - .1, 1), fur.point(across, 1)
            rim += [(*pair(notch), "c"), (*pair(tip + away + 7j), "c")]
        for k in range(count, 0, -1):
            notch, tip = fur.point(.97, (k - .1) / count), fur.point(1.1 + rng.uniform(-.03, .05), (k - .75) / count)
            rim += [(*pair(notch), "c"), (*pair(tip), "c")]
        inside.fill(fur.side(1, lambda t: .66 + .05 * np.sin(t * 34)), FUR.dark)
        inside.fill(fur.side(.1, lambda t: .32 + .04 * np.sin(t * 40), .06, .96), FUR.light)
        for row, across in enumerate((.04, .22, .4, .58, .76)):
            for k in range(16):
                u = (k + .5 * (row % 2) + rng.uniform(.2, .6)) / 16.6
                reach, lean = rng.uniform(.2, .3), rng.uniform(-.012, .03)
                tuft = curve([fur.point(across, u), fur.point(across + reach * .55, u + lean),
                              fur.point(across + reach, u + lean * .4)])
                inside.fill(taper(tuft, 5.6, 1, ends(.5, .5)), (FUR.dark, FUR.light, FUR.dark)[(k + row) % 3])
        group.solid(curve(rim, closed=True), FUR.base, inside, 1.6, 3.8)
    chain = curve([(172, 432), (244, 476), (330, 500), (410, 462), (466, 414)])
    group.stroke(chain, pal.INK, 8).stroke(chain, pal.GILT, 5).stroke(chain, pal.GILT_LIGHT, 1.6)
    for u in (0, .14, .28, .72, .86, 1):
        gem(group, chain.at(u), 12, pal.GILT, pal.GILT_LIGHT)
        pip(group, "S", chain.at(u), 15, whips=False)


# ---------------------------------------------------------------- sword arm

UPPER: list[Spot] = [(206, 424, "c"), (164, 424), (122, 446), (90, 488), (66, 540), (52, 578, "c"), (78, 602),
                     (118, 598), (156, 566, "c"), (176, 530), (206, 490), (226, 460, "c")]
UPPER_SHADES: tuple[list[Spot], ...] = (
    [(206, 450, "c"), (170, 500), (150, 550), (120, 570), (108, 610, "c"), (170, 600, "c"), (240, 450, "c")],
    [(150, 430, "c"), (118, 480), (100, 540), (92, 606, "c"), (110, 600, "c"), (118, 550), (134, 490)],
    [(104, 470, "c"), (84, 520), (66, 590, "c"), (78, 600, "c"), (92, 540)])
UPPER_FOLDS: tuple[list[Spot], ...] = (
    [(206, 446), (170, 492), (146, 560)], [(180, 436), (140, 490), (120, 570)], [(150, 440), (112, 494), (94, 576)],
    [(176, 520), (158, 540), (150, 562)], [(116, 462), (88, 512), (72, 570)])
LOWER: list[Spot] = [(62, 566, "c"), (54, 598), (60, 628), (84, 644), (116, 634), (148, 610), (170, 588, "c"),
                     (150, 548, "c"), (110, 560, "c")]
LOWER_FOLDS: tuple[list[Spot], ...] = (
    [(72, 602), (66, 616), (72, 632)], [(84, 606), (84, 620), (94, 636)], [(98, 606), (108, 616), (120, 628)],
    [(112, 600), (128, 602), (142, 612)], [(124, 592), (140, 588), (156, 596)])
CUFF: list[Spot] = [(134, 546, "c"), (143, 535), (156, 525, "c"), (172, 546), (183, 573, "c"), (173, 586),
                    (160, 594, "c"), (150, 567)]
GRIP = HandShape(  # seen from the back, round a hilt upright through (0, 0); the thumb closes behind it
    [(-64, -15, "c"), (-46, -23), (-30, -34), (-15, -33), (-9, -12), (-8, 14), (-12, 34), (-28, 37), (-46, 27),
     (-60, 24, "c")],
    near=(Digit([(-17, 28), (-1, 33), (11, 32), (16, 26)], 13.6, joints=(.6,)),
          Digit([(-16, 13), (3, 18), (17, 17), (22, 10)], 16, joints=(.6,)),
          Digit([(-16, -4), (5, -1), (20, -2), (25, -9)], 17, joints=(.6,)),
          Digit([(-19, -21), (2, -19), (17, -20), (23, -27)], 16.4, joints=(.6,))),
    far=(Digit([(-40, -19), (-24, -37), (-6, -45), (14, -42)], 16.6, nail=True, joints=(.6,)),),
    shades=([(-68, 12, "c"), (-46, 16), (-28, 24), (-14, 20), (-4, 44, "c"), (-68, 44, "c")],
            [(-40, -26), (-28, -24), (-18, -14), (-20, -6), (-30, -14)]),
    lines=(([(-24, -27), (-16, -23), (-15, -15)], 1.5), ([(-22, -10), (-14, -7), (-13, 1)], 1.5),
           ([(-22, 7), (-14, 10), (-14, 17)], 1.5), ([(-22, 22), (-15, 25), (-16, 31)], 1.3),
           ([(-28, -20), (-40, -14), (-50, -10)], 1.1), ([(-26, -4), (-38, 0), (-48, 2)], 1.1),
           ([(-26, 11), (-36, 12), (-46, 11)], 1)))


def _arm(group: Group) -> None:
    garment(group, LOWER, ROBE,
            [[(46, 620, "c"), (76, 632), (104, 628), (140, 608), (172, 582, "c"), (200, 600, "c"), (110, 670, "c"),
              (46, 660, "c")], [(52, 566, "c"), (80, 602), (116, 600), (154, 566, "c"), (132, 594), (96, 612),
                                (66, 604)]],
            LOWER_FOLDS, None, 2.6)
    garment(group, UPPER, MANTLE, UPPER_SHADES, UPPER_FOLDS,
            brocade("S", MANTLE.light, (66, 452, 220, 600), (66, 54), 22, 14), 3)
    gilt_hem(group, [(53, 579), (78, 602), (118, 598), (155, 567)], 11, 8, 2.6)


def _sword_arm(group: Group) -> None:
    tint = skin_tint(OLD)
    hand_far(group, FIST, GRIP, tint)
    garment(group, CUFF, FUR, [[(140, 563, "c"), (158, 557), (184, 565, "c"), (188, 597, "c"), (158, 601, "c")]],
            [[(144, 543), (150, 551)], [(158, 541), (163, 551)], [(151, 558), (157, 566)], [(167, 561), (171, 571)],
             [(160, 574), (165, 581)]], None, 2.2)
    gilt_hem(group, [(156, 526), (173, 547), (183, 573)], 5)
    _sword(group, HILT)
    hand_near(group, FIST, GRIP, tint)
    ring = FIST.curve([(4, 9), (6, 18), (4, 26)])
    group.stroke(ring, pal.INK, 7).stroke(ring, pal.GILT, 4.4)
    gem(group, FIST.point((6, 18)), 5.4, MANTLE.base, MANTLE.light)


def _sword(group: Group, pose: Pose) -> None:
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
    gem(group, pose.point((0, 62)), 14, pal.GILT, pal.GILT_LIGHT)
    pip(group, "S", pose.point((0, 62)), 14, pose.turn, whips=False)
