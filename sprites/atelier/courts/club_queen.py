"""Queen of clubs: with her red hair loose she bends over her clover and picks the leaf that has four."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem, sleeve
from ..faces import Person
from ..figures import Hair, pearls
from ..flowers.garden import clover
from ..geometry import Path, Point, Spot, circle, line, point, polar
from ..growth.clover_head import clover_head
from ..hands import Digit, HandShape, hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import keyline, taper
from ..pieces import Piece
from ..plants import stem
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tresses import Tresses, tresses
from .sides import clovers

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
RED = Hair("#B3552A", "#E08E52", "#7A3218")
GOWN = Cloth("#3F6B50", "#274A39", "#86A883")
SHEEN = "#548568"  # light on the green cloth
LINING = Cloth("#E3CE96", "#B99A58", "#F5EACB")
LINEN = Cloth("#F6EFDC", "#CFC1A0", "#FFFFFF")
LADY = Person("woman", skin="#F4DABD", shade="#DCAB8A", lips="#C0584C", iris="#4B7A5A", brow="#8A3D1D", bushy=.9,
              blush="#EAB594")
HEAD = Pose((322, 252), 1.04, 12, True)  # looks left and down: x grows forwards
PICK = Pose((224, 426), 1.0, 12, True)
HOLD = Pose((160, 532), .96, -10)


def draw() -> Group:
    """The whole card."""
    return court_card(Group().raw(keyline(figure(), 1.8, 5.2).text_of()), "D", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((66, 566, .52, -60), (66, 348, .5, -10), (541, 120, .66, 20), (547, 178, .56, 40),
                    (545, 304, .6, 30), (549, 378, .46, -20)))
    queen = Group()
    for part in (_hair_behind, _far_sleeve, _gown, _neck, _head, _diadem, _bunch, _near_sleeve, _four_leaved):
        part(queen)
    return group.add(queen)


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(28, -76), (40, -48), (41, -24), (36.5, -8), (40.5, 6), (43, 18), (40.5, 35), (34.5, 52), (30.5, 64),
           (26, 76), (17, 84.5), (7, 86.5), (-7, 82), (-24, 68), (-38, 50), (-46, 26), (-50, 0), (-52, -34),
           (-24, -76)],
          ([(-60, -70, "c"), (-44, -50), (-44, -10), (-41, 20), (-30, 46), (-12, 64), (3, 76), (10, 84),
            (6, 104, "c"), (-60, 104, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (52, -56), (10, -52), (-30, -40), (-60, -30, "c")],
           [(-32, -5), (-18, -12), (-3, -9), (6, 0), (5, 8), (-5, 6), (-16, 4), (-28, 4)],
           [(19, -5), (27, -11), (36, -7), (39, 1), (31, 3), (22, 4)],
           [(9, -6, "c"), (12, 6), (12, 18), (8.6, 26), (10, 33), (18.5, 36, "c"), (18, 27), (17, 13), (14, -4, "c")],
           [(11, 66), (18, 67), (24, 65), (20, 70), (13, 70)]),
          ([(18.5, 2), (22, 12), (26, 23), (23.4, 26), (19.6, 17)], [(12, 76), (18, 74.6), (22, 77), (16, 80)])),
    (Eye([(-29, 6, "c"), (-20, 4.6), (-11, 4.4), (-2, 5.6), (4.6, 9, "c"), (-4, 11.4), (-14, 12), (-23, 10)],
         (-4.6, 8.4, 6.2), [(-33, 5), (-23, 3.4), (-11, 3), (-1, 4.8), (6.4, 9.4)], [(-30, -4), (-14, -9), (4, -2)],
         [(-22, 12.4), (-12, 14), (-2, 11.6)], ([(-29, 5), (-34, 8.4), (-38, 9)], [(-25, 4), (-29, 10), (-33, 12)],
                                                [(-19, 4), (-21, 10), (-24, 13)])),
     Eye([(19.6, 8.6, "c"), (25, 5.4), (31, 4.4), (37.4, 6.4, "c"), (34.6, 10.4), (27, 11.4)], (31.4, 8.4, 5.4),
         [(18, 9), (24, 5), (30.4, 3.4), (39, 6.4)], [(20.6, -2), (30, -7), (39.6, -1)],
         [(23, 12.4), (29, 13.4), (35, 10.6)], ([(37, 6), (41, 8.6), (43.6, 8.6)],))),
    (([(5, -14), (-11, -22), (-27, -21), (-40, -11)], 5), ([(16, -14.6), (26, -21.6), (36, -19.6), (43.6, -10)], 4.6)),
    (([(18, -2), (20, 8), (24.6, 18)], 1.3), ([(24.4, 17), (30.4, 25), (31, 30), (26.4, 34)], 2),
     ([(26.4, 33.6), (21, 36.6), (15.6, 34.8)], 2.2), ([(12.6, 25), (8.4, 29.8), (9.6, 34.8), (13.8, 35.2)], 1.7)),
    ([(4.6, 52.6, "c"), (11, 49.4), (16.6, 47.4), (19.6, 48.8), (22.6, 47.6), (28.6, 51, "c"), (20.6, 53.2),
      (12, 53.6)],
     [(6, 53, "c"), (13, 54), (20.6, 53.6), (27.6, 51.8, "c"), (24.6, 59), (18, 61.6), (10.4, 59.4)]),
    [(1.4, 51.4), (8, 53), (16, 53.8), (21, 53.4), (30.6, 50)],
    (),
    (([(22.4, 39.6), (22.8, 43), (21.8, 45.6)], 1.2), ([(-1, 47), (-3, 51), (-1.6, 55)], 1.2)))
BEHIND: Tresses = (  # blown back from the brow, wave upon wave, with curled ends
    ([(-26, -84), (-84, -86), (-124, -52), (-132, -4), (-162, 26), (-190, 8), (-184, -18), (-168, -14)], 40),
    ([(-30, -60), (-96, -34), (-116, 6), (-142, 46), (-174, 54), (-202, 42), (-218, 20)], 30),
    ([(-30, -80), (-88, -60), (-112, -10), (-108, 40), (-140, 80), (-172, 76), (-192, 96), (-182, 112)], 46),
    ([(-30, -76), (-76, -42), (-96, 12), (-82, 62), (-108, 106), (-138, 108), (-152, 134), (-142, 150)], 46),
    ([(-24, -76), (-60, -36), (-72, 22), (-56, 72), (-80, 114), (-74, 144), (-94, 164)], 42),
    ([(30, -74), (60, -48), (68, -6), (51, 32), (59, 64), (40, 90), (48, 116), (64, 124)], 32))
FRONT: Tresses = (
    ([(8, -82), (-34, -72), (-62, -36), (-62, 10), (-51, 50), (-62, 82), (-58, 106), (-70, 124)], 34),
    ([(10, -82), (-22, -66), (-46, -38), (-52, 0), (-45, 30), (-53, 62), (-46, 88)], 26),
    ([(12, -82), (-10, -66), (-34, -46), (-44, -20), (-43, 6)], 18),
    ([(14, -82), (36, -66), (46, -40), (44, -14), (50, 10), (44, 28), (45, 42)], 22),
    ([(14, -80), (28, -64), (38, -46), (41, -24)], 13))

OVER_BAND: Tresses = (([(-56, -52), (-70, -26), (-74, 12), (-62, 52), (-74, 92), (-66, 116)], 24),
                      ([(33, -66), (51, -48), (51, -22), (56, 4), (48, 24), (50, 44)], 16))


def _hair_behind(group: Group) -> None:
    mass = HEAD.shape([(10, -88), (-46, -84), (-84, -46), (-86, 20), (-70, 90, "c"), (-30, 96), (20, 60, "c"),
                       (36, 40, "c"), (54, 0), (46, -54)])
    group.solid(mass, RED.dark, None, 1.6, 3)
    tresses(group, HEAD, BEHIND, RED, 1)


def _head(group: Group) -> None:
    """The face and the locks that frame it."""
    likeness(group, HEAD, FACE, LADY)
    tresses(group, HEAD, FRONT, RED, 2)


def _diadem(group: Group) -> None:
    """A narrow circlet set with trefoils, the middle one highest."""
    band = HEAD.curve([(45, -42), (36, -58), (12, -66), (-24, -60), (-54, -40), (-66, -14)])
    for u, size in ((.08, 28), (.3, 40), (.54, 31), (.78, 25)):
        at, out = band.at(u), -1j * band.tangent(u)
        stalk, tip = line(at, at + out * size), at + out * (size + 5)
        group.silhouette(ribbon(stalk, lambda u: 4 + 0 * u), circle(tip, size * .3))
        group.stroke(stalk, pal.INK, 9).stroke(stalk, pal.GILT, 5.6).stroke(stalk, pal.GILT_LIGHT, 1.8)
        pip(group, "C", tip, size * .92, HEAD.turn - 8, whips=False, colour=pal.GILT, edge=2.4)
        pip(group, "C", tip, size * .52, HEAD.turn - 8, whips=False, colour="#3F7A56")
    group.stroke(band, pal.INK, 14).stroke(band, pal.GILT, 10).stroke(band, pal.GILT_LIGHT, 2.6)
    for u in (.2, .42, .66):
        gem(group, band.at(u), 4.6)
    tresses(group, HEAD, OVER_BAND, RED, 2)


# ---------------------------------------------------------------- dress

def _neck(group: Group) -> None:
    neck: list[Spot] = [(318, 312, "c"), (318, 350), (290, 372), (250, 392, "c"), (266, 440), (330, 470), (400, 436),
                        (428, 386, "c"), (388, 368), (372, 344), (374, 296, "c")]
    inside = Group().fill(curve([(312, 320, "c"), (334, 336), (360, 330), (380, 300, "c"), (390, 360), (430, 384, "c"),
                                 (400, 450), (372, 440), (386, 400), (366, 372), (334, 372), (318, 352)], closed=True),
                          LADY.shade)
    inside.ink(curve([(296, 396), (318, 402), (330, 414)]), 2, "both", LADY.shade)
    inside.ink(curve([(346, 414), (366, 404), (388, 402)]), 2, "both", "#B98A6C")
    group.solid(curve(neck, closed=True), LADY.skin, inside, 1.7, 3.6)
    pearls(group, curve([(306, 366), (322, 384), (346, 388), (372, 372), (382, 358)]), 13, 4.6)
    pip(group, "C", (345, 404), 24, whips=False, edge=1.6, colour="#3F7A56")


def _gown(group: Group) -> None:
    """Close over the breast, girdled below it, then wide."""
    body: list[Spot] = [(253, 393, "c"), (230, 416), (214, 470), (222, 524), (242, 560, "c"), (226, 620),
                        (206, 740, "c"), (480, 740, "c"), (462, 570), (474, 470), (452, 404), (424, 384, "c"),
                        (400, 440), (330, 472), (272, 440)]
    darks: list[list[Spot]] = [
        [(408, 420, "c"), (404, 520), (420, 740, "c"), (520, 740, "c"), (500, 400, "c")],
        [(214, 500, "c"), (238, 534), (274, 542), (306, 522), (322, 486, "c"), (350, 550, "c"), (300, 564), (262, 561),
         (236, 548, "c")],
        [(268, 570, "c"), (262, 640), (240, 740, "c"), (284, 740, "c"), (286, 570, "c")]]
    outline = garment(group, body, GOWN, darks, [[(258, 430), (240, 486), (256, 552)], [(250, 570), (242, 610),
                                                                                        (230, 650)]], _sheen)
    girdle = Group()
    gilt_hem(girdle, [(228, 542), (262, 560), (300, 563), (350, 548)], 11, 9)
    group.clip(outline, girdle).contour(outline, 1.8, 4.4)
    frill: list[Spot] = [(258, 398, "c"), (274, 434), (330, 462), (394, 434), (420, 394, "c"), (412, 450), (332, 486),
                         (262, 452)]
    ruche = Group()
    neckline = curve([(254, 394), (272, 440), (330, 471), (400, 440), (424, 390)])
    for u in np.linspace(.04, .96, 24):
        ruche.ink(curve([neckline.at(u) + 1j * neckline.tangent(u) * -9, neckline.at(u)]), 2.2, "out", "#A08B66")
    group.solid(curve(frill, closed=True), LINEN.base, ruche, 1.5, 2.6)
    gilt_hem(group, [(253.5, 396), (273, 441), (330, 472), (399, 441), (422, 398)], 13, 15)


def _sheen(group: Group) -> None:
    """Light on the breast and the skirt, a spray of clover in gold on the bodice."""
    lights: tuple[list[Spot], ...] = (
        [(262, 452, "c"), (246, 480), (252, 514), (282, 520), (300, 496, "c"), (276, 490)],
        [(300, 574, "c"), (304, 640), (296, 740, "c"), (330, 740, "c"), (332, 640), (318, 574, "c")])
    for spots in lights:
        group.fill(curve(spots, closed=True), SHEEN)
    for x, y, size in ((282, 494, 22), (262, 522, 15), (308, 516, 15), (262, 610, 22), (318, 620, 22)):
        pip(group, "C", (x, y), size, whips=False, colour=pal.GILT_LIGHT)
    for way in (-1, 1):
        tendril = curve([(284, 548), (284 + way * 8, 528), (284 + way * 24, 540), (284 + way * 20, 552)])
        group.fill(taper(tendril, 4, 1.6), pal.GILT_LIGHT)
    group.fill(taper(curve([(284, 556), (280, 530), (282, 500)]), 4, 2), pal.GILT_LIGHT)


def _far_sleeve(group: Group) -> None:
    """The arm that holds the bunch: a wide sleeve that falls open over a narrow one."""
    outer: list[Spot] = [(256, 391, "c"), (214, 405), (168, 456), (116, 520), (72, 590, "c"), (66, 640),
                         (80, 700, "c"), (226, 700, "c"), (244, 560), (262, 470)]
    garment(group, outer, GOWN, [[(200, 470, "c"), (180, 560), (170, 690, "c"), (250, 690, "c"), (270, 480, "c")],
                                 [(120, 530, "c"), (130, 600), (120, 690, "c"), (80, 640, "c")]],
            [[(226, 420), (190, 490), (180, 570)], [(206, 430), (160, 510), (150, 600)], [(240, 450), (216, 540),
                                                                                         (212, 640)]],
            brocade("C", GOWN.light, (110, 470, 240, 690), (74, 64), 23, 14))
    arm: list[Spot] = [(98, 576, "c"), (86, 610), (70, 690, "c"), (140, 690, "c"), (146, 650), (146, 598, "c")]
    garment(group, arm, LINEN, [[(132, 580, "c"), (128, 620), (108, 700, "c"), (180, 700, "c"), (170, 570, "c")],
                                [(104, 590, "c"), (104, 616), (84, 690, "c"), (96, 690, "c"), (114, 620)]],
            [[(102, 592), (98, 622), (84, 664)], [(116, 596), (116, 628), (102, 676)],
             [(132, 600), (132, 634), (120, 680)]], None, 2)


PUFF: list[Spot] = [(416, 402, "c"), (440, 382), (482, 388), (518, 420), (530, 466), (520, 500, "c"), (470, 476),
                    (420, 470, "c"), (412, 436)]


def _puff(group: Group) -> None:
    """The shoulder: gathered at the seam, slashed with linen."""
    def pleats(inside: Group) -> None:
        for k, x in enumerate((426, 446, 468, 490, 512)):
            root, foot = complex(420 + k * 7, 402 - k * 4), complex(x, 492)
            belly = (root + foot) / 2 + complex(5 + 7 * k, -3 * k)
            light = curve([(root.real, root.imag, "c"), belly + 4, (x + 3, 492, "c"), (x + 15, 492, "c"), belly + 13],
                          closed=True)
            inside.fill(light, SHEEN if k < 3 else GOWN.base)
            inside.ink(curve([root, belly, foot]), 3, "both")
    garment(group, PUFF, GOWN, [[(488, 390, "c"), (500, 430), (500, 500, "c"), (550, 500, "c"), (540, 400, "c")]], (),
            pleats)


UPPER_ARM: list[Spot] = [(424, 384, "c"), (468, 396), (506, 434), (526, 520), (530, 620, "c"), (420, 620, "c"),
                         (406, 540), (408, 480), (418, 436)]
FOREARM: list[Spot] = [(340, 440, "c"), (380, 450), (424, 474), (470, 560, "c"), (400, 610, "c"), (312, 560, "c"),
                       (340, 520), (348, 476)]
INSIDE: list[Spot] = [(340, 440, "c"), (322, 468), (310, 516), (312, 560, "c"), (360, 560, "c"), (366, 460, "c")]


def _near_sleeve(group: Group) -> None:
    """The upper arm hangs from the shoulder, the forearm comes up from the elbow out of a wide lined sleeve."""
    garment(group, UPPER_ARM, GOWN, [[(470, 396, "c"), (484, 460), (470, 620, "c"), (560, 620, "c"), (540, 390, "c")]])
    _puff(group)
    garment(group, INSIDE, LINING, [[(336, 460, "c"), (326, 514), (332, 580, "c"), (380, 580, "c"), (376, 440, "c")]],
            [[(332, 470), (320, 506), (322, 540)]])
    sleeve(group, [(384, 500), (340, 480), (304, 460)], LINEN, lambda u: 24 - 4 * u)
    garment(group, FOREARM, GOWN, [[(332, 540, "c"), (354, 502), (400, 500), (470, 540, "c"), (420, 640, "c"),
                                    (300, 600, "c")]],
            [[(362, 460), (380, 474), (400, 480)], [(362, 490), (380, 496), (402, 494)]],
            brocade("C", GOWN.light, (376, 472, 450, 560), (54, 44), 18, 12))
    gilt_hem(group, [(340, 440), (348, 476), (340, 520), (312, 560)], 10, 9)


# ---------------------------------------------------------------- hands and clover

HOLDING = HandShape(  # round the stalks, slender: from below on the left, the thumb over the fingers
    [(-66, 36, "c"), (-55, 8), (-40, -18), (-22, -29), (-9, -24), (-7, -4), (-8, 14), (-12, 28), (-22, 38),
     (-42, 60, "c")],
    near=(Digit([(-20, 27), (-4, 33), (7, 33), (12, 29)], 12, joints=(.62,)),
          Digit([(-18, 15), (0, 22), (13, 22), (18, 16)], 14, joints=(.62,)),
          Digit([(-18, 2), (2, 9), (16, 8), (22, 2)], 15, joints=(.62,)),
          Digit([(-21, -11), (2, -5), (16, -7), (22, -14)], 15, joints=(.62,)),
          Digit([(-41, 8), (-33, -14), (-15, -24), (8, -18)], 14, nail=True, joints=(.6,))),
    shades=([(-70, 44, "c"), (-44, 36), (-24, 24), (-14, 0), (-4, 30), (-36, 70, "c")],
            [(-36, 12), (-26, -10), (-14, -18), (-8, -10), (-18, 0), (-28, 16)]),
    lines=(([(-26, -3), (-19, 1), (-18, 7)], 1.3), ([(-25, 12), (-18, 15), (-18, 21)], 1.3),
           ([(-26, 24), (-20, 27), (-20, 32)], 1.2)))
PICKING = HandShape(  # its back seen, from the left: a stalk, upright through (0, 0), between thumb and forefinger
    [(-92, 2, "c"), (-74, -8), (-58, -15), (-44, -14), (-35, -6), (-31, 9), (-36, 24), (-42, 35), (-54, 44),
     (-72, 43, "c"), (-92, 36, "c")],
    far=(Digit([(-64, -3), (-46, -20), (-20, -21), (5, -6)], 14.5, nail=True, joints=(.58,)),),
    near=(Digit([(-54, 34), (-40, 44), (-30, 48), (-27, 57)], 11, joints=(.5, .78)),
          Digit([(-46, 23), (-27, 34), (-12, 38), (-9, 49)], 12.6, joints=(.5, .78)),
          Digit([(-41, 10), (-19, 20), (0, 23), (4, 36)], 13.4, joints=(.5, .78)),
          Digit([(-40, -4), (-18, 4), (-2, 5), (9, -4)], 13.2, joints=(.48, .76))),
    shades=([(-96, 26, "c"), (-70, 31), (-48, 32), (-36, 20), (-28, 26, "c"), (-40, 70, "c"), (-96, 60, "c")],),
    lines=(([(-40, -8), (-34, -5), (-34, 2)], 1.2), ([(-41, 8), (-36, 12), (-37, 18)], 1.2),
           ([(-45, 22), (-41, 26), (-43, 31)], 1.1), ([(-62, 2), (-52, 1), (-44, 0)], 1.0)))
CUT = "#DDE3B4"  # where a stalk was cut


def _bunch(group: Group) -> None:
    """Leaves and heads of clover in her hand; the stalks end below it, clear of the cuff."""
    tint, hand = skin_tint(LADY), HOLD.point((0, -6))
    hand_far(group, HOLD, HOLDING, tint)
    tips: tuple[tuple[float, float], ...] = ((96, 452), (126, 410), (168, 402), (98, 506))
    for x, y in tips:
        stem(group, curve([HOLD.point((2, 30)), hand, (hand + complex(x, y)) / 2 + 6, (x, y)]), 6, 3)
    for x, y in ((-12, 66), (14, 66), (2, 74)):
        foot = HOLD.point((x, y))
        stem(group, curve([HOLD.point((0, 10)), HOLD.point((x * .3, 38)), foot]), 7, 6, "#7FA468", "#C3D29A")
        group.fill(circle(foot, 3.6), pal.INK).fill(circle(foot, 2.2), CUT)
    cuff: list[Spot] = [(94, 584, "c"), (104, 572), (118, 562, "c"), (136, 574), (150, 592, "c"), (146, 604),
                        (136, 616, "c"), (118, 598)]
    hand_near(group, HOLD, HOLDING, tint)
    garment(group, cuff, LINING, [[(124, 580, "c"), (134, 600), (130, 630, "c"), (170, 610, "c"), (150, 570, "c")]])
    gilt_hem(group, [(118, 562), (137, 575), (150, 591)], 4)
    gem(group, HOLD.point((-2, 9)), 5, "#3F7A56", "#9CC4A4")
    for (x, y), scale, turn in ((tips[0], .74, -30), (tips[3], .6, -70)):
        clover(group, (x, y), scale, turn)
    clover_head(group, Pose((126, 434), .7, -26), ripe=.45, seed=2, count=46)
    clover_head(group, Pose((168, 426), .84, 10), ripe=.8, seed=5, count=50)
    clover(group, (150, 456), .72, 6)


def _four_leaved(group: Group) -> None:
    """The leaf with four leaflets between finger and thumb."""
    at = PICK.at + complex(-14, -66)
    hand_far(group, PICK, PICKING, skin_tint(LADY))
    stem(group, curve([PICK.point((-10, 62)), PICK.point((2, 26)), PICK.at, (PICK.at + at) / 2 + 3, at]), 5, 3.4)
    hand_near(group, PICK, PICKING, skin_tint(LADY))
    cuff: list[Spot] = [(314, 434, "c"), (326, 442, "c"), (326, 466), (312, 488, "c"), (298, 480, "c"), (309, 458)]
    garment(group, cuff, LINING, [[(300, 470, "c"), (318, 464), (334, 470, "c"), (314, 500, "c"), (290, 490, "c")]])
    for k in range(4):
        _leaflet(group, at, .84, 34 + 90 * k)


def _leaflet(group: Group, at: Point, scale: float, way: float) -> None:
    centre = point(at)

    def heart(rows: tuple[tuple[float, float], ...]) -> Path:
        return curve([(centre.real, centre.imag, "c"), *(centre + polar(r * scale, way + off) for r, off in rows)],
                     closed=True)
    leaf = heart(((26, -40), (44, -30), (45, -12), (38, 0), (45, 12), (44, 30), (26, 40)))
    marks = Group().fill(heart(((24, -30), (31, 0), (24, 30))), "#C9DBAE").fill(heart(((16, -26), (21, 0), (16, 26))),
                                                                             "#7FAE70")
    group.silhouette(leaf).fill(leaf, "#7FAE70").clip(leaf, marks)
    group.ink(line(centre, centre + polar(37 * scale, way)), 2, "out")
    group.contour(leaf, 1.5, 3.4)

