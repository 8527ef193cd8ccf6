"""Knave of hearts: a minstrel in a feathered cap, playing the lute in the wind."""
from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, garment, gilt_hem, sleeve
from ..geometry import Spot, smooth
from ..growth.rose_visitors import hoverfly
from ..hands import Digit, HandShape, hand_far, hand_near
from ..likeness import skin_tint
from ..line import keyline
from ..ribbons import Petal, between, clip01
from ..splines import Pose, curve
from ..svg import Group
from .heart_knave_head import MINSTREL, hair_behind, head
from .heart_lute import LUTE, lute
from .heart_tower import BANDS, GRAIN, TONE, tower
from .knave_dress import frill, length, stream
from .knave_hands import FRETTING
from .prospects import prospect
from .sides import roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
DOUBLET = Cloth("#A63A3A", "#7A2229", "#D07A68")
VEST = Cloth("#2F6466", "#1F4349", "#6F9F9B")
LINEN = Cloth("#F3EAD5", "#CDBB98", "#FFFFFF")
PLUCK = Pose((250, 502), .92, 8)
FINGERED = Pose(LUTE.point((340, 0)), 1.0, -35)
PETAL = Cloth("#D9818A", "#B4525F", "#EDB3B0")


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.8)  # lighter than that of the other courts, for his curls
    country = prospect(INKS, TONE, BANDS, tower(), GRAIN)
    return court_card(country.raw(outlined.text_of()), "V", "H", INKS)


def figure() -> Group:
    group = Group()
    roses(group, ((80, 432, .72, -8), (536, 200, .76, -8)),
          ((66, 610, 42, 74), (80, 530, -44, 54), (540, 268, -54, 56)))
    hoverfly(group, Pose((526, 114), .72, 196))
    _petals(group)
    minstrel = Group()
    length(minstrel, [(320, 430), (262, 398), (216, 384), (168, 372), (126, 348), (102, 316), (96, 284)], VEST,
           stream(34, 38), "H", right=True)
    for part in (hair_behind, _body, _neck, head, _far_arm, _fretting_palm, lute, _fretting, _near_arm):
        part(minstrel)
    return group.add(minstrel)


def _petals(group: Group) -> None:
    petals = Group()
    for x, y, turn, size in ((462, 158, 30, 1.0), (428, 196, -40, .8), (474, 250, 75, .9)):
        pose = Pose((x, y), size, turn)
        inside = Group().fill(pose.shape([(-18, 2, "c"), (-4, 5), (10, 0), (19, -7, "c"), (18, 12, "c"), (-10, 14)]),
                              PETAL.dark)
        for spots in ([(-15, 1), (-4, -2), (10, -6)], [(-14, 0), (-4, -6), (4, -8)]):
            inside.ink(pose.curve(spots), 1.3, "out", PETAL.dark)
        petals.solid(pose.shape([(-17, 2, "c"), (-8, -7), (6, -10), (17, -8), (16, 0), (6, 8), (-6, 8)]), PETAL.base,
                     inside, 1.1, 2.2)
    group.raw(petals.text_of())  # without a key line


# ---------------------------------------------------------------- hands

FRET = replace(FRETTING, far=(Digit([(44, 30), (30, 4), (26, -16), (34, -31)], 16, nail=True, joints=(.6,)),),
               near=(Digit([(-15, 40), (-25, 30), (-29, 18), (-23, 6), (-13, -1)], 11, joints=(.42, .74)),
                     Digit([(2, 44), (-7, 32), (-11, 17), (-5, 2), (6, -8)], 13, joints=(.45, .74)),
                     Digit([(21, 44), (13, 30), (8, 13), (14, -4), (26, -13)], 14, joints=(.45, .74)),
                     Digit([(41, 39), (35, 27), (31, 15), (37, 4), (48, -1)], 13.5, joints=(.45, .74))),
               lines=(([(4, 48), (14, 55), (24, 60)], 1.3), ([(24, 48), (33, 53), (42, 57)], 1.3),
                      ([(-12, 44), (-2, 54), (8, 60)], 1.1), ([(58, 22), (52, 32), (48, 42)], 1.2)))
STRUM = HandShape(  # a right hand from the left over strings, bent at the wrist, its little finger rests on the wood
    [(-72, -15, "c"), (-50, -19), (-30, -27), (-14, -26), (-4, -14), (-5, 4), (-12, 19), (-28, 24), (-50, 17),
     (-72, 15, "c")],
    near=(Digit([(-20, 12), (-9, 25), (-4, 38), (-6, 52)], 11),
          Digit([(-15, 5), (3, 12), (14, 25), (12, 41)], 12.5),
          Digit([(-11, -6), (11, -4), (25, 9), (25, 27)], 13.5),
          Digit([(-14, -17), (9, -21), (29, -13), (38, 3)], 13.5),
          Digit([(-46, -12), (-27, -31), (-6, -41), (18, -39)], 14.5, nail=True, joints=(.6,))),
    shades=([(-76, 4, "c"), (-48, 7), (-24, 9), (-8, 20, "c"), (-14, 36, "c"), (-76, 36, "c")],
            [(-44, -12), (-32, -18), (-20, -16), (-24, -10), (-36, -6)]),
    lines=(([(-18, -22), (-12, -18), (-12, -11)], 1.4), ([(-15, -9), (-9, -6), (-9, 0)], 1.3),
           ([(-19, 5), (-13, 7), (-13, 13)], 1.2), ([(-20, -14), (-32, -10), (-44, -6)], 1),
           ([(-18, -2), (-32, 0), (-42, 1)], 1)))


def _fretting_palm(group: Group) -> None:
    hand_far(group, FINGERED, FRET, skin_tint(MINSTREL))
    frill(group, 490 + 390j, 489 + 450j, -24 - 1j, LINEN, 4)


def _fretting(group: Group) -> None:
    hand_near(group, FINGERED, FRET, skin_tint(MINSTREL))


# ---------------------------------------------------------------- dress

def _body(group: Group) -> None:
    body: list[Spot] = [(292, 374, "c"), (244, 392), (216, 440), (214, 560), (196, 740, "c"), (480, 740, "c"),
                        (472, 580), (480, 460), (446, 400), (376, 374, "c")]
    garment(group, body, DOUBLET, [[(400, 380, "c"), (404, 480), (420, 740, "c"), (520, 740, "c"), (500, 380, "c")]],
            [[(270, 410), (262, 470), (266, 540)], [(396, 400), (404, 440), (400, 480)],
             [(418, 392), (428, 430), (420, 474)]],
            brocade("H", DOUBLET.light, (230, 430, 480, 600), (56, 48), 18, 12), 2.4)
    front: list[Spot] = [(302, 366, "c"), (294, 430), (300, 520), (310, 740, "c"), (380, 740, "c"), (384, 520),
                         (382, 430), (368, 366, "c")]
    garment(group, front, VEST, [[(356, 380, "c"), (350, 450), (360, 740, "c"), (400, 740, "c"), (400, 380, "c")]],
            [[(330, 454), (318, 480), (320, 510)], [(352, 476), (358, 500), (352, 530)],
             [(366, 430), (362, 460), (366, 490)]],
            None, 2.2)
    for spots in ([(302, 370), (294, 430), (300, 540)], [(368, 370), (382, 430), (384, 540)]):
        gilt_hem(group, spots, 9, 12, 2.6)
    for y in (420, 448, 476, 504):
        button(group, (340, y), 6)


def _neck(group: Group) -> None:
    neck = curve([(296, 310, "c"), (300, 362), (296, 380, "c"), (336, 402), (376, 380, "c"), (359, 362), (352, 340),
                  (360, 300, "c")], closed=True)
    inside = Group().fill(curve([(296, 356, "c"), (312, 362), (326, 380), (322, 400, "c"), (280, 400, "c")],
                                closed=True),
                          MINSTREL.skin)
    for spots in ([(330, 350), (338, 374), (340, 392)], [(348, 356), (354, 374), (356, 388)]):
        inside.ink(curve(spots), 1.6, "both", "#A97455")
    group.solid(neck, MINSTREL.shade, inside, 1.6, 3)
    _collar(group)


def _collar(group: Group) -> None:
    row = [(270, 398), (284, 410), (302, 416), (320, 428), (338, 408), (356, 428), (372, 414), (390, 408), (404, 396)]
    rim: list[Spot] = []
    for (x0, y0), (x1, y1) in pairwise(row):
        rim += [(x0, y0, "c"), ((x0 + x1) / 2, (y0 + y1) / 2 + 9)]
    collar: list[Spot] = [(290, 360, "c"), (306, 384), (336, 395), (368, 382), (382, 358, "c"), (404, 376),
                          (404, 396, "c"), *rim[::-1], (270, 376)]
    inside = Group().fill(curve([(346, 396, "c"), (380, 362, "c"), (412, 376, "c"), (410, 412, "c"), (352, 440, "c")],
                                closed=True), LINEN.dark)
    for spots in ([(300, 384), (288, 398)], [(312, 392), (304, 406)], [(324, 396), (320, 416)],
                  [(352, 394), (356, 416)],
                  [(366, 390), (372, 404)], [(378, 382), (388, 396)], [(288, 374), (278, 386)]):
        inside.ink(curve(spots), 2.2, "both", "#8F7B58")
    group.solid(curve(collar, closed=True), LINEN.base, inside, 1.6, 3)
    button(group, (338, 408), 5)


def _far_arm(group: Group) -> None:
    fore: list[Spot] = [(478, 398, "c"), (504, 406), (527, 411, "c"), (521, 436), (531, 467, "c"), (504, 458),
                        (470, 442, "c")]
    puff: list[Spot] = [(424, 372, "c"), (468, 354), (516, 360), (556, 388), (572, 428), (558, 462), (532, 468, "c"),
                        (520, 446), (526, 412, "c"), (480, 420), (424, 430, "c")]
    garment(group, puff, DOUBLET, [[(424, 410, "c"), (490, 404), (540, 420), (560, 400), (580, 410, "c"),
                                    (580, 480, "c"), (510, 480, "c"), (516, 420), (424, 440, "c")]],
            [[(524, 410), (540, 400), (552, 384)], [(524, 422), (544, 416), (562, 404)],
             [(524, 434), (546, 436), (564, 430)], [(526, 446), (544, 452), (558, 454)],
             [(440, 380), (456, 392), (462, 410)]],
            brocade("H", DOUBLET.light, (446, 382, 570, 470), (46, 36), 15, 9), 2.4)
    garment(group, fore, VEST, [[(470, 430, "c"), (508, 436), (544, 444, "c"), (544, 480, "c"), (466, 464, "c")]],
            [[(520, 420), (510, 422), (498, 420)]], None, 2.2)
    gilt_hem(group, [(527, 410), (520, 438), (532, 468)], 7)


LEFT: list[Spot] = [(274, 382), (226, 384), (174, 404), (120, 442), (97, 480), (108, 508), (138, 518)]
RIGHT: list[Spot] = [(274, 434), (248, 454), (210, 470), (184, 476), (170, 472), (167, 474), (167, 479)]


def _near_arm(group: Group) -> None:
    sleeve(group, [(126, 482), (152, 498), (190, 506)], VEST, lambda u: 29 - 8 * u)
    hand_far(group, PLUCK, STRUM, skin_tint(MINSTREL))
    hand_near(group, PLUCK, STRUM, skin_tint(MINSTREL))
    frill(group, 174 + 480j, 171 + 532j, 23 + 4j, LINEN, 4)
    arm, inside = Petal(curve(LEFT), curve(RIGHT)), Group()
    inside.fill(arm.side(1, .66), DOUBLET.dark).fill(arm.side(.08, .16, .1, .7), DOUBLET.light)
    for across, first, last in ((.2, .12, .84), (.42, .1, .88), (.64, .12, .9), (.85, .16, .86)):
        t = np.linspace(first, last, 18)
        gap = .075 * np.sin(np.pi * clip01((t - first) / (last - first))).clip(0) ** .7
        slit = between(smooth(arm.point(across - gap, t)), smooth(arm.point(across + gap, t)))
        dark = between(smooth(arm.point(across + gap * .2, t)), smooth(arm.point(across + gap, t)))
        shade = Group().fill(dark, LINEN.dark)
        for drift in (-.04, .03):
            shade.ink(arm.vein(across + drift, first + .1, last - .2, across), 1.5, "both", "#8F7B58")
        inside.fill(slit, LINEN.base).clip(slit, shade).stroke(slit, pal.INK, 3.6).stroke(slit, pal.GILT, 1.5)
    for spots in ([(270, 392), (256, 396), (244, 404)], [(272, 416), (258, 420), (246, 428)],
                  [(108, 474), (124, 482), (134, 496)], [(104, 490), (118, 496), (126, 506)],
                  [(150, 500), (150, 486), (156, 474)]):
        inside.ink(curve(spots), 2.2, "both")
    group.solid(arm.outline(), DOUBLET.base, inside, 1.7, 3.6)
    gilt_hem(group, [(138, 517), (156, 501), (167, 479)], 8)
    gilt_hem(group, [(273, 384), (281, 408), (272, 433)], 6)
