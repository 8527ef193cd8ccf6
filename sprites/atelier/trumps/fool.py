"""The Fool: a laughing fool blowing a dandelion clock."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .. import palette as pal
from ..figures import fist, jingle_bell
from ..flowers.daisies import clock, composite, parasol
from ..frame import HALO, halo, trump_card
from ..geometry import Spot, circle, line, mix, point, polar
from ..leaves import runcinate
from ..plants import stem
from ..ribbons import Petal, brush, edges, ribbon
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

MULBERRY, MULBERRY_DARK, MULBERRY_LIGHT = "#8A5C7C", "#5E3A59", "#B690A8"
OCHRE, OCHRE_DARK, OCHRE_LIGHT = "#D9A03F", "#A8702A", "#EFCB7E"
HOOD, HOOD_DARK = "#3C7375", "#25525A"
CLOCK = (482, 520)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#B9C3A0", "#A9B58F")
    halo(picture, HALO, 236, 46, pal.OCHRE, "#3D3B5C", _little_bell, 24)
    picture.add(_figure().outlined(9))
    clock(picture, CLOCK)
    _flying_seeds(picture)
    return trump_card(picture, "FOU", "LE FOU")


def _little_bell(group: Group, at: complex, way: float) -> None:
    ball = circle(at, 9)
    group.fill(ball, pal.GILT_LIGHT).fill(circle(at + 2 + 2j, 6), pal.GILT).stroke(ball, pal.INK, 1.4)
    group.ink(line(at, at + polar(8, way)), 2.4, "even")


def _figure() -> Group:
    group = Group()
    _doublet(group)
    _far_arm(group)
    _horn(group, [(196, 430), (130, 370), (78, 400), (66, 480), (96, 540)], 96, OCHRE, OCHRE_DARK, OCHRE_LIGHT)
    _horn(group, [(232, 392), (206, 300), (230, 214), (300, 190), (352, 226)], 92, MULBERRY, MULBERRY_DARK,
          MULBERRY_LIGHT)
    profile_face(group, (262, 470), 1.24)
    _hood(group)
    _near_arm(group)
    _collar(group)
    _dandelions(group)
    return group


LEFT_HALF: list[Spot] = [(230, 610, "c"), (150, 650), (92, 740), (70, 880), (62, 1060, "c"), (300, 1060, "c"),
                         (290, 900), (286, 760), (276, 620, "c")]
RIGHT_HALF: list[Spot] = [(276, 620, "c"), (286, 760), (290, 900), (300, 1060, "c"), (480, 1060, "c"), (470, 960),
                          (440, 840), (404, 740), (352, 656), (310, 620, "c")]


def _doublet(group: Group) -> None:
    """The parti-coloured doublet with its lozenges and bells."""
    halves = ((curve(LEFT_HALF, closed=True), MULBERRY, MULBERRY_DARK, OCHRE_LIGHT),
              (curve(RIGHT_HALF, closed=True), OCHRE, OCHRE_DARK, MULBERRY_DARK))
    for shape, colour, _, _ in halves:
        group.silhouette(shape).fill(shape, colour)
    insides = []
    for _, _, dark, dot in halves:
        inside = Group()
        for j in range(12):
            for i in range(9):
                x, y = 40 + i * 56 + (j % 2) * 28, 640 + j * 42
                inside.stroke(curve([(x, y - 40, "c"), (x + 26, y, "c"), (x, y + 40, "c"), (x - 26, y, "c")],
                                    closed=True), dark, 2)
                if (i + j) % 2 == 0:
                    inside.fill(circle((x, y), 4), dot)
        insides.append(inside)
    insides[0].fill(curve([(62, 860, "c"), (140, 800), (150, 900), (130, 1070, "c"), (40, 1070, "c")], closed=True),
                    MULBERRY_DARK, .55)
    for (shape, _, _, _), inside in zip(halves, insides, strict=True):
        group.clip(shape, inside)
    for shape, _, _, _ in halves:
        group.contour(shape, 1.8, 4.5)
    for y in (760, 836, 912, 988):
        jingle_bell(group, (288 + (y - 760) * .02, y), 10)


def _far_arm(group: Group) -> None:
    sleeve = curve([(330, 672, "c"), (378, 716), (420, 786), (452, 846), (478, 858, "c"), (508, 838), (534, 776),
                    (550, 704, "c"), (496, 676, "c"), (482, 724), (468, 752, "c"), (444, 704), (404, 646),
                    (350, 620, "c")], closed=True)
    dark = curve([(330, 700, "c"), (392, 742), (430, 806), (456, 860, "c"), (500, 870, "c"), (548, 790),
                  (560, 690, "c"), (526, 690), (500, 780), (474, 806, "c"), (432, 750), (380, 690)], closed=True)
    group.silhouette(sleeve).fill(sleeve, OCHRE).clip(sleeve, Group().fill(dark, OCHRE_DARK))
    for crease in ([(469, 752), (466, 774), (454, 792)], [(470, 754), (480, 778), (498, 792)],
                   [(472, 766), (474, 792), (470, 816)], [(380, 664), (410, 690), (424, 716)]):
        group.ink(curve(crease), 2.2, "both")
    group.contour(sleeve, 1.8, 4.6)
    cuff = curve([(490, 690, "c"), (520, 704), (556, 708, "c"), (560, 670), (548, 660, "c"), (520, 664),
                  (492, 652, "c")], closed=True)
    group.silhouette(cuff).fill(cuff, MULBERRY)
    group.fill(curve([(528, 706, "c"), (556, 708, "c"), (560, 670), (548, 660, "c"), (526, 664, "c")], closed=True),
               MULBERRY_DARK)
    group.contour(cuff, 1.7, 4)
    stalk = ribbon(curve([(522, 720), (514, 660), (496, 590), point(CLOCK) + 8j]), lambda u: 5.5 - 1.5 * u)
    group.silhouette(stalk).fill(stalk, "#C1B06E").stroke(stalk, pal.INK, 1.6)
    fist(group, (522, 634), .98, -10)


NEAR_SLEEVE: list[Spot] = [(156, 640, "c"), (104, 676), (66, 752), (42, 836), (52, 892), (98, 934), (150, 958),
                           (204, 972, "c"), (216, 922, "c"), (178, 906), (140, 884), (136, 866), (158, 810),
                           (196, 740), (206, 640, "c")]


def _near_arm(group: Group) -> None:
    """The arm on this side, its hand on the hip, the elbow pushed out; its shadow upon the doublet."""
    body = curve(LEFT_HALF, closed=True)
    group.clip(body, Group().fill(curve([(230, 740, "c"), (196, 800), (168, 868, "c"), (224, 900), (256, 916, "c"),
                                         (250, 990), (190, 996), (90, 950, "c"), (120, 800, "c")], closed=True),
                                  MULBERRY_DARK, .85))
    fist(group, (232, 946), .86, 14)
    sleeve = curve(NEAR_SLEEVE, closed=True)
    tones = Group().fill(curve([(220, 640, "c"), (190, 740), (146, 820), (116, 866), (136, 904), (220, 938, "c"),
                                (210, 990, "c"), (90, 950), (30, 880), (60, 930, "c"), (120, 990, "c"),
                                (260, 990, "c"), (260, 640, "c")], closed=True), HOOD_DARK)
    tones.fill(curve([(100, 690, "c"), (70, 760), (52, 836), (58, 870), (72, 836), (88, 764)], closed=True),
               "#6FA09C")
    for crease in ([(148, 874), (112, 868), (80, 880)], [(146, 862), (112, 844), (88, 836)],
                   [(152, 884), (122, 892), (96, 910)], [(184, 752), (148, 766), (120, 800)],
                   [(196, 912), (180, 930), (176, 950)]):
        tones.ink(curve(crease), 3, "out")
    group.silhouette(sleeve).fill(sleeve, HOOD).clip(sleeve, tones)
    group.contour(sleeve, 1.8, 4.6)
    cuff = curve([(190, 906, "c"), (210, 908), (224, 916, "c"), (224, 950), (212, 984, "c"), (196, 982),
                  (182, 974, "c"), (192, 940)], closed=True)
    group.solid(cuff, OCHRE_LIGHT, Group().fill(curve([(180, 950, "c"), (230, 950, "c"), (230, 990, "c"),
                                                         (176, 990, "c")], closed=True), OCHRE), 1.7, 4)


def _horn(group: Group, spots: Sequence[Spot], width: float, colour: str, dark: str, light: str) -> None:
    """A horn of the cap along `spots` with a bell at its tip."""
    spine = curve(spots)
    horn = Petal(*edges(spine, lambda u: (width / 2 * np.clip(1 - np.asarray(u), 0, 1) ** .55
                                          * (1 + .12 * np.sin(np.asarray(u) * 7)) + 3), n=26))
    outline = horn.outline()
    group.silhouette(outline).fill(outline, colour).fill(horn.side(1, .60), dark)
    group.fill(horn.side(.12, .3, .1, .85), light)
    for across, last in ((.35, .9), (.52, .75), (.7, .95)):
        group.ink(horn.vein(across, .04, last), 2, "out")
    group.contour(outline, 1.7, 4.4)
    jingle_bell(group, spine.end + spine.tangent(1.0) * 9, 12)


def _hood(group: Group) -> None:
    hood = curve([(300, 396, "c"), (256, 360), (204, 366), (166, 410), (152, 480), (164, 560), (176, 612),
                  (166, 640, "c"), (310, 650, "c"), (322, 612), (300, 600), (262, 588), (234, 556), (224, 500),
                  (240, 446), (272, 416)], closed=True)
    dark = curve([(150, 470, "c"), (190, 470), (200, 560), (230, 610), (300, 640, "c"), (140, 670, "c")], closed=True)
    group.silhouette(hood).fill(hood, HOOD).clip(hood, Group().fill(dark, HOOD_DARK))
    for crease in ([(190, 420), (182, 500), (204, 590)], [(214, 392), (200, 480), (214, 560)]):
        group.ink(curve(crease), 2.2, "both")
    group.contour(hood, 1.8, 4.6)
    rim = curve([(300, 396), (272, 416), (240, 446), (224, 500), (234, 556), (262, 588), (306, 602)])
    group.stroke(rim, pal.INK, 15).stroke(rim, pal.GILT, 11.5).stroke(rim, pal.GILT_LIGHT, 3)


TIPS = [(94, 742), (158, 800), (240, 826), (322, 800), (388, 742)]
VALLEYS = [(150, 716), (204, 742), (278, 742), (336, 716)]


def _collar(group: Group) -> None:
    """The dagged collar with a bell on every tip."""
    spots: list[Spot] = [(158, 626, "c"), (118, 670)]
    for i, (x, y) in enumerate(TIPS):
        spots.append((x, y, "c"))
        if i < len(VALLEYS):
            valley = point(VALLEYS[i])
            spots += [mix(point((x, y)), valley, .55) + complex(-5, 2), (*VALLEYS[i], "c"),
                      mix(valley, point(TIPS[i + 1]), .45) + complex(5, 2)]
    collar = curve([*spots, (364, 668), (330, 620, "c"), (246, 648)], closed=True)
    inside = Group()
    for x, y in TIPS:
        inside.fill(curve([(242, 590, "c"), (x + 2, y - 50), (x, y + 2, "c"), (x + 30, y - 66, "c")], closed=True),
                    OCHRE)
        inside.ink(curve([(240 + (x - 240) * .25, 640), (240 + (x - 240) * .72, 640 + (y - 640) * .5), (x, y)]), 2.4,
                   "out")
    group.solid(collar, OCHRE_LIGHT, inside, 1.8, 5)
    for x, y in TIPS:
        jingle_bell(group, (x, y + 10), 11.5)


def _dandelions(group: Group) -> None:
    """Dandelions growing over the hem."""
    for spots, length in (([(300, 1050), (220, 1000), (130, 1010), (60, 940)], 40),
                          ([(320, 1050), (380, 990), (450, 960), (500, 890)], 34),
                          ([(310, 1050), (300, 990), (340, 930), (330, 870)], 30)):
        runcinate(group, curve(spots), length, 6, 8, colour="#6C8E5A", shade="#43684C")
    for spots in ([(280, 1060), (220, 1040), (150, 1046), (108, 1000)],
                  [(330, 1050), (372, 1010), (402, 960), (404, 930)]):
        stem(group, curve(spots), 9, 8, "#A9A56A", "#CFC98C")
    composite(group, (104, 982), 60, (22, 17, 12), width=.25, turn=-12)
    composite(group, (406, 916), 54, (22, 17, 12), width=.25, turn=14, seed=3)


# x, y, turn, scale
SEEDS = ((550, 470, 40, .9), (520, 400, 24, .8), (470, 350, 8, .9), (424, 400, 30, .7), (504, 290, 34, .95),
         (424, 268, -4, .8), (368, 330, 12, .7), (540, 210, 44, .9), (456, 190, 10, .85), (396, 120, -6, .8),
         (520, 120, 26, .95), (300, 110, -18, .7))


def _flying_seeds(picture: Group) -> None:
    for x, y, turn, scale in SEEDS:
        if abs(complex(x, y) - point(HALO)) > 186:  # white is lost on the pale ground without ink below it
            parasol(picture, (x, y), turn, scale, pal.INK, 2.6)
        parasol(picture, (x, y), turn, scale)


PROFILE: list[Spot] = [(0, -78), (20, -62), (30, -42), (34, -24), (29, -11), (40, 2), (58, 16), (70, 30), (64, 37),
                       (50, 35), (38, 36, "c"), (42, 43), (52, 45), (56, 48.5), (49, 51.5, "c"), (54, 55), (52, 60),
                       (42, 64), (44, 74), (54, 84), (56, 94), (44, 101), (24, 98), (-6, 90), (-30, 72), (-44, 40),
                       (-46, -20), (-30, -66)]
PROFILE_SHADOWS: list[list[Spot]] = [
    [(-50, -80, "c"), (-14, -60), (-22, -10), (-14, 40), (10, 72), (34, 88), (44, 104, "c"), (-60, 110, "c")],
    [(8, -16), (24, -16), (30, -8), (22, -2), (8, -4)], [(34, 24), (44, 30), (40, 36), (30, 34)]]
PROFILE_LINES: list[tuple[list[tuple[float, float]], float, str]] = [
    ([(-4, 3), (9, -6), (20, -8), (29, -5)], 4.0, "swell"), ([(3, 4), (14, 6), (25, 3)], 1.8, "both"),
    ([(0, -5), (12, -12), (26, -10)], 1.6, "both"),
    ([(-7, -1.4), (-13, -5.4), (-17, -9.4)], 1.5, "both"), ([(-7, 1.6), (-13, .1), (-17, -1.4)], 1.5, "both"),
    ([(-7, 4.6), (-13, 5.6), (-17, 6.6)], 1.5, "both"),
    ([(47, 35), (40, 31), (40, 24), (46, 21)], 2.0, "both"), ([(59, 33), (54, 31), (50, 34)], 2.4, "both"),
    ([(33, 48), (38, 51), (47, 51), (53, 49)], 2.4, "both"), ([(37, 31), (26, 42), (25, 54), (31, 64)], 2.2, "both"),
    ([(20, 40), (15, 52), (20, 64)], 1.6, "both"), ([(31, 45), (28, 49), (31, 54)], 1.8, "both"),
]


def profile_face(group: Group, at: tuple[float, float], scale: float = 1.0) -> None:
    """A laughing profile turned right, lips blowing, with a goatee."""
    pose = Pose(at, scale)
    outline = pose.shape(PROFILE)
    inside = Group()
    for spots in PROFILE_SHADOWS:
        inside.fill(pose.shape(spots), pal.SKIN_SHADE)
    for q in range(5):
        inside.ink(pose.curve([(8 + q * 6, 26), (6 + q * 6, 34), (2 + q * 6, 41)]), 3.4 * scale, "both", pal.BLUSH, .8)
    group.silhouette(outline).fill(outline, pal.SKIN).clip(outline, inside)
    eye = pose.shape([(1, 1, "c"), (12, -6), (26, -6, "c"), (26, 2), (14, 4)])
    iris = Group().fill(pose.circle((21, -2), 5, 6.2), "#3C6A6C").fill(pose.circle((22.2, -2), 2.4, 3.4), pal.INK)
    group.fill(eye, "#F8F0DD").clip(eye, iris.fill(pose.circle((20, -4), 1.2), "#fff"))
    brow = pose.curve([(-8, -16), (4, -32), (18, -36), (35, -23)])
    group.fill(brush(brow, 7.5 * scale, lambda u: np.clip(u * 1.4, 0, 1) ** .6 * np.clip(1.1 - u, 0, 1) ** .5),
               "#4A2A1C")
    group.fill(pose.shape([(42, 43, "c"), (52, 45), (56, 48.5), (47, 50.5, "c"), (38, 47)]), "#B4524A")
    group.fill(pose.shape([(47, 51, "c"), (54, 55), (52, 60), (42, 59), (38, 54)]), "#C36A5E")
    for line_spots, width, kind in PROFILE_LINES:
        group.ink(pose.curve(line_spots), width * scale, kind)
    goatee = pose.shape([(42, 80, "c"), (54, 86), (62, 98), (78, 106, "c"), (58, 112), (40, 106), (32, 94)])
    group.silhouette(goatee).fill(goatee, "#5B3620")
    group.ink(pose.curve([(44, 88), (54, 100), (70, 105)]), 2, "both", "#A9713F")
    group.ink(pose.curve([(40, 94), (50, 105), (62, 108)]), 1.8, "both", "#A9713F")
    group.contour(outline, 1.8, 3.6, toward=60)
