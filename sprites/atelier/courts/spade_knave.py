"""Knave of spades: a night watchman in an iron hat lifts his lantern and calls the hour."""
from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, garment, gilt_hem
from ..faces import Person
from ..figures import Hair, locks
from ..flowers.turned import View
from ..geometry import Spot, circle, line, polar
from ..grips import ROUND_SHAFT, STAFF_OUT
from ..growth.anemone import anemone_open
from ..hands import hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness
from ..line import ends, taper
from ..pieces import Piece, Tint, strokes
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .side_flowers import ANEMONE
from .sides import anemones, inked

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
HAIR = Hair("#A9743C", "#D3A468", "#744B22")
HOOD = Cloth("#5E6C96", "#3C466C", "#93A0C0")
TUNIC = Cloth("#B9A6BE", "#86719A", "#D9CCDB")
LINEN = Cloth("#E6DEDC", "#B7AEBB", "#FBF7F2")
LEATHER = Cloth("#7B5A4A", "#553B31", "#A5826C")
STEEL = Cloth("#B9C0C4", "#78828E", "#EDEEE8")
GLOVE = Tint("#8E6A57", LEATHER.dark, "#BC9377", "#35241D")
WARM, ROSY, GLEAM = "#FFD584", "#9D9DB8", "#E9D8CE"  # the light of the lantern on skin, on blue cloth, on lilac
LAD = Person("youth", skin="#F0CDA6", shade="#CB9678", lips="#B9655A", iris="#4A6A86", brow="#744B22", bushy=1.1)
HEAD = Pose((340, 266), 1.02, 5, True)  # looks left: x grows forwards
FIST = Pose((139, 268), .9, 30, True)
GRIP = Pose((487, 296), 1, 5)
GLOVED = replace(STAFF_OUT, far=tuple(replace(digit, nail=False) for digit in STAFF_OUT.far))
GLOVED_ROUND = replace(ROUND_SHAFT, near=tuple(replace(digit, nail=False) for digit in ROUND_SHAFT.near))
LAMP = 124 + 372j


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "S", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    _glow(group)
    anemones(group, ((77, 500, .8, 10), (68, 616, .6, -20), (549, 226, .52, 25)),
             ((64, 566, -52, 62), (548, 270, -50, 40)))
    watch = Group()
    _halberd(watch)
    _cloak(watch)
    _tunic(watch)
    _grip_arm(watch)
    _lantern_arm(watch)
    _cape(watch)
    _head(watch)
    _hat(watch)
    _lantern(watch)
    return group.add(watch)


# ---------------------------------------------------------------- light

def _glow(group: Group) -> None:
    """Warm light round the lantern, which ends in fine rays."""
    group.fill(circle(LAMP, 60), "#F1E0A8")
    for k in range(38):  # none towards the arm
        way, reach = polar(1, 7.5 * k + 3), (118, 84, 104, 92)[k % 4]
        group.fill(taper(line(LAMP + 66 * way, LAMP + reach * way), (3.6, 2.2)[k % 2], .5, ends(.12, .7)), "#F7EBC2")


def _lantern(group: Group) -> None:
    hand_far(group, FIST, GLOVED, GLOVE)
    _gauntlet(group)
    bail = curve([(100, 330), (102, 312), (124, 297, "c"), (146, 312), (148, 330)])
    group.silhouette(ribbon(bail, lambda u: 3.4 + 0 * u))
    group.stroke(bail, pal.INK, 7.5).stroke(bail, pal.GILT, 4.4)
    handle = line(FIST.point((0, -38)), FIST.point((0, 38)))
    group.solid(ribbon(handle, lambda u: 6 + 0 * u), pal.GILT, None, 1.6, 3.4)
    for end in (handle.start, handle.end):
        gem(group, end, 6.5, pal.GILT, pal.GILT_LIGHT)
    hand_near(group, FIST, GLOVED, GLOVE)
    glass: list[Spot] = [(94, 350, "c"), (88, 384), (96, 418, "c"), (152, 418, "c"), (160, 384), (154, 350, "c")]
    inside = Group().fill(circle(LAMP + 6j, 26, 34), "#FFF6D2")
    garment(group, glass, Cloth("#F6DC8C", "#E2B458", "#FFF6D2"),
            [[(80, 340, "c"), (98, 350), (96, 384), (104, 420, "c"), (80, 420, "c")],
             [(170, 340, "c"), (150, 350), (152, 384), (144, 420, "c"), (170, 420, "c")]], (), lambda g: None)
    group.add(inside)
    flame: list[Spot] = [(124, 344, "c"), (136, 368), (134, 386), (124, 394), (114, 386), (113, 370)]
    group.fill(curve(flame, closed=True), "#E08A35")
    group.fill(curve([(124, 362, "c"), (130, 378), (124, 390), (118, 380)], closed=True), "#FFF3C0")
    group.stroke(line((124, 392), (124, 412)), pal.INK, 4).stroke(line((124, 396), (124, 412)), pal.WHITE, 2.4)
    for x, bow in ((106, -8), (142, 8)):
        bar = curve([(x, 350), (x + bow, 384), (x, 418)])
        group.stroke(bar, pal.INK, 5).stroke(bar, pal.GILT, 2.6)
    cap: list[Spot] = [(84, 354, "c"), (100, 340), (110, 322), (118, 316, "c"), (130, 316, "c"), (138, 322),
                       (148, 340),
                       (164, 354, "c"), (124, 362)]
    shade = Group().fill(curve([(128, 310, "c"), (132, 340), (124, 370, "c"), (172, 370, "c"), (172, 330, "c")],
                               closed=True), pal.GILT_DARK)
    for x in (108, 124, 140):
        shade.fill(circle((x, 344), 3.4), pal.INK)
    group.solid(curve(cap, closed=True), pal.GILT, shade, 1.7, 4)
    base: list[Spot] = [(90, 416, "c"), (124, 422), (158, 416, "c"), (166, 434, "c"), (124, 442), (82, 434, "c")]
    dark = Group().fill(curve([(130, 410, "c"), (126, 450, "c"), (176, 446, "c"), (176, 410, "c")], closed=True),
                        pal.GILT_DARK)
    group.solid(curve(base, closed=True), pal.GILT, dark, 1.7, 4)
    pip(group, "S", (124, 429), 15, whips=False, colour=INKS.band)


SLEEVE: list[Spot] = [(276, 388, "c"), (252, 389), (236, 378), (232, 346, "c"), (180, 366, "c"), (176, 388), (172, 412),
                      (176, 436), (192, 454), (214, 466), (250, 480, "c")]
SLEEVE_DARKS: tuple[list[Spot], ...] = (
    [(236, 346, "c"), (222, 372), (220, 392), (230, 406), (258, 412, "c"), (290, 400, "c"), (270, 370, "c")],
    [(172, 430, "c"), (190, 440), (212, 444), (240, 440, "c"), (260, 490, "c"), (200, 480, "c"), (166, 450, "c")],
    [(214, 396, "c"), (204, 410), (196, 436, "c"), (206, 434), (216, 418), (222, 404, "c")])

SLEEVE_LIT: tuple[list[Spot], ...] = (
    [(184, 362, "c"), (176, 390), (171, 416), (176, 438), (166, 440, "c"), (166, 360, "c")],
    [(200, 366), (192, 390), (190, 414), (185, 392), (190, 372)])


def _lantern_arm(group: Group) -> None:
    """The sleeve of the raised arm, bent at the elbow; the light falls on its side to the lantern."""
    def lit(inside: Group) -> None:
        for spots in SLEEVE_LIT:
            inside.fill(curve(spots, closed=True), GLEAM)
        for at, turn in (((190, 404), -8), ((194, 440), -20), ((218, 428), -30)):
            pip(inside, "S", at, 16, turn, whips=False, colour=TUNIC.light)
    garment(group, SLEEVE, TUNIC, SLEEVE_DARKS,
            [[(218, 392), (200, 402), (184, 420)], [(220, 398), (208, 420), (204, 444)],
             [(222, 402), (226, 424), (240, 446)], [(206, 366), (208, 380), (216, 390)]], lit, 2.8)


def _gauntlet(group: Group) -> None:
    """The cuff of the glove that is lifted, and the blue lining of the sleeve turned up over it."""
    cuff: list[Spot] = [(178, 314, "c"), (188, 300), (203, 285, "c"), (220, 304), (233, 336, "c"), (208, 356),
                        (174, 356, "c"), (180, 334)]
    garment(group, cuff, LEATHER, [[(198, 280, "c"), (203, 306), (206, 360, "c"), (240, 340, "c"), (222, 290, "c")]],
            [[(184, 318), (197, 310), (208, 297)]], None, 2.2)
    gilt_hem(group, [(178, 315), (190, 302), (204, 286)], 4)
    roll: list[Spot] = [(172, 378, "c"), (172, 362), (180, 350, "c"), (206, 346), (230, 328, "c"), (242, 338),
                        (242, 354, "c"), (214, 376), (184, 382)]
    garment(group, roll, HOOD, [[(170, 376, "c"), (206, 366), (240, 338, "c"), (252, 356, "c"), (200, 396, "c")]],
            [[(192, 352), (190, 364)], [(214, 346), (216, 358)]], None, 2.4)
    gilt_hem(group, [(180, 351), (206, 347), (230, 329)], 5)


# ---------------------------------------------------------------- halberd

def _halberd(group: Group) -> None:
    _shaft(group, 502 + 140j, 468 + 560j)
    blade: list[Spot] = [(498, 118, "c"), (470, 122), (438, 96, "c"), (418, 130), (418, 178), (434, 218, "c"),
                         (462, 188), (492, 186, "c")]
    edge = Group().fill(curve([(436, 90, "c"), (432, 132), (432, 178), (440, 222, "c"), (400, 220, "c"),
                               (400, 90, "c")],
                              closed=True), STEEL.light)
    edge.fill(curve([(434, 190, "c"), (462, 170), (500, 168, "c"), (500, 230, "c"), (430, 230, "c")], closed=True),
              STEEL.dark)
    pip(edge, "S", (462, 154), 30, -4, whips=False, colour=INKS.band)
    group.solid(curve(blade, closed=True), STEEL.base, edge, 1.8, 4.2)
    hook: list[Spot] = [(504, 130, "c"), (526, 128), (550, 146, "c"), (544, 166), (548, 178, "c"), (526, 168),
                        (502, 176, "c")]
    group.solid(curve(hook, closed=True), STEEL.base,
                Group().fill(curve([(500, 154, "c"), (530, 150), (556, 160, "c"), (550, 190, "c"), (500, 186, "c")],
                                   closed=True), STEEL.dark), 1.8, 4)
    spike: list[Spot] = [(494, 120, "c"), (496, 96), (508, 52, "c"), (514, 96), (512, 122, "c")]
    group.solid(curve(spike, closed=True), STEEL.light,
                Group().fill(curve([(504, 124, "c"), (506, 44, "c"), (530, 90, "c"), (526, 130, "c")], closed=True),
                             STEEL.dark), 1.7, 3.8)
    socket = ribbon(line((504, 112), (496, 206)), lambda u: 10 + 1.5 * np.sin(np.pi * 3 * u))
    group.solid(socket, pal.GILT, Group().fill(ribbon(line((511, 112), (503, 206)), lambda u: 5 + 0 * u),
                                               pal.GILT_DARK), 1.6, 3.6)
    for k, sway in enumerate((-15, -6, 4, 13)):
        fringe = curve([(495, 206), (494 + sway * .6, 232), (491 + sway, 262 - 3 * (k % 2))])
        locks(group, [([fringe.at(0), fringe.at(.5), fringe.at(1)], 13)], Hair(TUNIC.base, TUNIC.light, TUNIC.dark), 1)
    gem(group, (495, 208), 8, pal.GILT, pal.GILT_LIGHT)


def _shaft(group: Group, top: complex, foot: complex) -> None:
    side = Group().fill(ribbon(line(top + 5, foot + 5), lambda u: 3.4 + 0 * u), LEATHER.dark)
    group.solid(ribbon(line(top, foot), lambda u: 7.5 + 0 * u), LEATHER.base, side, 1.6, 3.8)


def _grip_arm(group: Group) -> None:
    """The upper arm from under the cape, the elbow, the gauntlet and the hand round the shaft."""
    upper: list[Spot] = [(420, 394, "c"), (462, 388), (506, 402), (542, 420), (566, 446), (556, 474), (506, 476),
                         (420, 450, "c")]
    garment(group, upper, TUNIC, [[(420, 430, "c"), (480, 440), (530, 446), (580, 440, "c"), (580, 500, "c"),
                                   (420, 500, "c")]],
            [[(462, 396), (478, 412), (482, 436)], [(486, 400), (500, 416), (502, 436)]])
    fore: list[Spot] = [(506, 386, "c"), (504, 410), (508, 430), (522, 446), (546, 448), (563, 436), (568, 412),
                        (564, 370, "c")]
    garment(group, fore, TUNIC, [[(540, 370, "c"), (545, 410), (534, 452, "c"), (600, 460, "c"), (580, 360, "c")]],
            [[(505, 414), (518, 424), (536, 426)], [(567, 420), (556, 428), (548, 427)]], None, 2.6)
    for at, turn in (((524, 402), -8), ((553, 396), -14), ((470, 424), 20), ((494, 428), 24)):
        pip(group, "S", at, 15, turn, whips=False, colour=TUNIC.light)
    hand_far(group, GRIP, GLOVED_ROUND, GLOVE)
    _shaft(group, 492 + 264j, 475.3 + 470j)
    hand_near(group, GRIP, GLOVED_ROUND, GLOVE)
    _far_gauntlet(group)


def _far_gauntlet(group: Group) -> None:
    """The cuff of the glove on the shaft and the lining of the sleeve turned up under it."""
    cuff: list[Spot] = [(505, 362, "c"), (526, 362), (542, 353), (554, 340, "c"), (568, 364), (572, 386, "c"),
                        (540, 402), (502, 398, "c"), (506, 380)]
    garment(group, cuff, LEATHER, [[(536, 344, "c"), (546, 376), (544, 410, "c"), (590, 400, "c"), (570, 330, "c")]],
            [[(512, 372), (528, 371), (542, 363)]], None, 2.2)
    gilt_hem(group, [(505, 363), (526, 363), (543, 354), (555, 341)], 4)
    roll: list[Spot] = [(500, 392, "c"), (526, 392), (552, 384), (570, 370, "c"), (574, 388), (570, 400, "c"),
                        (540, 414), (502, 412), (497, 402)]
    garment(group, roll, HOOD, [[(538, 380, "c"), (546, 420, "c"), (590, 410, "c"), (580, 366, "c")]],
            [[(518, 395), (516, 408)], [(544, 390), (547, 404)]], None, 2.4)
    gilt_hem(group, [(500, 393), (526, 393), (553, 385), (570, 371)], 4)


# ---------------------------------------------------------------- dress

def _cloak(group: Group) -> None:
    """A long cloak that hangs from both shoulders, behind everything."""
    cloak: list[Spot] = [(290, 384, "c"), (232, 410), (206, 480), (174, 560), (132, 610), (140, 740, "c"),
                         (560, 740, "c"), (530, 560), (490, 440), (400, 384, "c")]
    garment(group, cloak, HOOD,
            [[(232, 440, "c"), (214, 520), (170, 600), (166, 740, "c"), (216, 740, "c"), (232, 600)],
             [(470, 420, "c"), (470, 560), (480, 740, "c"), (580, 740, "c"), (560, 480)]],
            [[(226, 450), (206, 530), (164, 620)], [(240, 470), (228, 560), (196, 660)],
             [(484, 470), (500, 560), (508, 640)]])
    group.fill(taper(curve([(216, 484), (186, 560), (150, 618)]), 7, 2), HOOD.light)
    gilt_hem(group, [(208, 476), (174, 560), (132, 611), (138, 700)], 9)


def _tunic(group: Group) -> None:
    body: list[Spot] = [(300, 388, "c"), (244, 420), (226, 480), (236, 560), (220, 630), (206, 740, "c"),
                        (480, 740, "c"), (462, 600), (470, 480), (440, 420), (380, 388, "c")]
    inside, outline = Group(), curve(body, closed=True)
    garment(group, body, TUNIC, [[(390, 420, "c"), (396, 500), (410, 740, "c"), (500, 740, "c"), (490, 420, "c")],
                                 [(256, 470, "c"), (288, 520), (280, 580), (244, 740, "c"), (280, 740, "c"),
                                  (312, 600), (310, 520)]],
            [[(250, 480), (262, 530), (258, 574)], [(352, 500), (344, 560), (350, 640)],
             [(250, 600), (238, 650), (230, 700)], [(290, 606), (286, 650), (270, 700)]],
            brocade("S", TUNIC.light, (240, 500, 480, 720), (56, 48), 22, 14))
    gilt_hem(inside, [(220, 566), (300, 590), (380, 566), (480, 516)], 17, 0, 3, LEATHER.base, LEATHER.light)
    group.clip(outline, inside)
    buckle = curve([(252, 562, "c"), (280, 570, "c"), (276, 598, "c"), (248, 590, "c")], closed=True)
    group.stroke(buckle, pal.INK, 8).stroke(buckle, pal.GILT, 4.6)


def _dags(row: list[tuple[float, float]], deep: float) -> list[Spot]:
    """Leaf-shaped dags from point to point of `row`."""
    spots: list[Spot] = [(*row[0], "c")]
    for (x0, y0), (x1, y1) in pairwise(row):
        x, y, w = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0
        spots += [(x - w * .46, y + deep * .5), (x, y + deep, "c"), (x + w * .46, y + deep * .5), (x1, y1, "c")]
    return spots


EDGE = [(206.0, 436.0), (246.0, 462.0), (292.0, 476.0), (340.0, 478.0), (388.0, 470.0), (432.0, 452.0), (468.0, 426.0)]


def _cape(group: Group) -> None:
    spots: list[Spot] = [(296, 372, "c"), (258, 386), (222, 410), *_dags(EDGE, 38), (448, 402), (416, 386),
                         (380, 372, "c")]
    outline = garment(group, spots, HOOD,
            [[(384, 376, "c"), (396, 420), (394, 530, "c"), (490, 500, "c"), (480, 380, "c")],
             [(262, 400, "c"), (258, 440), (264, 510, "c"), (288, 520, "c"), (284, 450)]],
            [[(282, 392), (268, 430), (268, 466)], [(316, 410), (310, 446), (314, 480)], [(362, 410), (368, 450),
                                                                                         (364, 480)],
             [(410, 398), (424, 426), (426, 456)]])
    group.clip(outline, Group().fill(curve([(262, 376, "c"), (236, 402), (218, 430), (224, 468), (228, 500, "c"),
                                            (190, 450, "c"), (220, 390, "c")], closed=True), ROSY, .75))
    group.ink(curve([(256, 387), (222, 410), (206, 436), (218, 462)]), 4.4, "swell")
    for x0, x1 in pairwise(EDGE):
        pip(group, "S", ((x0[0] + x1[0]) / 2, (x0[1] + x1[1]) / 2 + 6), 17, whips=False, colour=HOOD.light)
    for y in (416, 440, 464):
        button(group, (338, y), 6)


# ---------------------------------------------------------------- head

COWL_BACK: list[Spot] = [(60, -50, "c"), (70, 10), (62, 60), (46, 100), (30, 128, "c"), (-50, 128, "c"), (-70, 80),
                         (-84, 30), (-82, -20), (-66, -60, "c")]
COWL: list[Spot] = [(54, -40, "c"), (54, 4), (51, 34), (43, 60), (34, 76), (14, 89), (-8, 87), (-30, 74), (-45, 54),
                    (-51, 24), (-53, -44, "c"), (-78, -46, "c"), (-86, 6), (-80, 50), (-68, 88), (-46, 124),
                    (4, 134), (48, 116), (62, 74), (68, 30), (64, -42, "c")]
FACE = Likeness(
    Piece([(30, -76), (44, -46), (46, -22), (42, -8), (46.5, 6), (51, 20), (49.5, 36), (43, 52), (38.5, 66), (33, 77),
           (23, 85), (10, 88), (-6, 83), (-26, 70), (-42, 50), (-49, 26), (-53, 0), (-54, -34), (-24, -76)],
          ([(-60, -70, "c"), (-46, -50), (-44, -10), (-41, 20), (-30, 46), (-12, 66), (2, 78), (12, 86),
            (8, 104, "c"), (-60, 104, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (54, -36), (10, -30), (-30, -22), (-60, -14, "c")],
           [(-32, -8), (-18, -17), (-3, -14), (8, -4), (4, 3), (-4, -5), (-16, -9), (-28, -3)],
           [(21, -9), (29, -17), (40, -12), (43, -3), (32, -8), (24, -3)],
           [(12, -4, "c"), (15, 6), (14, 16), (9, 23), (11, 31), (22, 34, "c"), (20, 26), (20, 12), (17, -3, "c")],
           [(10, 70), (20, 72), (28, 69), (24, 75), (13, 76)]),
          ([(22, 2), (27, 12), (32, 21), (28, 25), (23, 14)], [(14, 79), (20, 78), (25, 80.5), (18, 83.5)])),
    (Eye([(-30, 4, "c"), (-22, -5.4), (-11, -9), (-1, -4.4), (5, 4.5, "c"), (-4, 8.5), (-14, 9.5), (-23, 7.4)],
         (-6, -.4, 7.8), [(-34, 5.6), (-23, -5.6), (-11, -9.8), (0, -5), (6, 5)], [(-30, -7), (-14, -15), (3, -8)],
         [(-24, 9.6), (-12, 11.6), (-1, 8.6)]),
     Eye([(21, 4, "c"), (25, -4.6), (32, -8.4), (40, -3, "c"), (38, 5.5), (29, 8)], (34, -1, 6.8),
         [(19.5, 5), (25, -5), (32, -9), (41, -3.6), (44, -1)], [(22, -8), (31, -14), (42, -8)],
         [(24, 9), (31, 10.2), (37.6, 6.6)])),
    (([(7, -18), (-11, -26), (-28, -23), (-40, -12)], 6), ([(18, -18), (28, -26), (38, -24), (46, -13)], 5.4)),
    (([(20, -4), (22, 5), (26, 13)], 1.3), ([(26, 12), (35, 18), (36.5, 25), (31, 30)], 2.4),
     ([(31, 29.5), (24, 32.6), (17, 30.6)], 2.4), ([(13, 19), (8.4, 25), (9.6, 31), (15, 31.4)], 2),
     ([(19, 28.6), (22, 27.4), (25.4, 28.8)], 2.2)),
    ([(3, 47.6, "c"), (11, 44.4), (18.4, 42.6), (21.4, 44), (25, 42.8), (33, 48, "c"), (22, 48.4), (12, 48.4)],
     [(5, 54, "c"), (11, 61), (20, 63.4), (29.5, 56, "c"), (27, 66), (19.5, 69.6), (10.4, 66)]),
    [(1, 47.4), (9, 48), (21, 48), (35, 48.6)],
    ([(-30, 26), (-16, 20), (-4, 25), (-3, 34), (-14, 42), (-27, 38)], [(35, 22), (43, 17), (51, 22), (48, 34),
                                                                        (40, 38)]),
    (([(24, 35), (24.6, 39), (23.6, 42)], 1.3),
     *(([(x, y), (x + .8, y + .6), (x + 1.8, y + .4)], 1.7) for x, y in (
         (-17, 15), (-9, 18), (-20, 22), (-12, 25), (-2, 22), (3, 15), (-6, 30), (38, 14), (43, 19), (39, 23),
         (35, 28)))))
OPEN: list[Spot] = [(5, 48.4, "c"), (13, 48), (22, 48), (31, 48.8, "c"), (29.6, 57), (21, 62.4), (11.4, 60.4)]


def _head(group: Group) -> None:
    group.solid(HEAD.shape(COWL_BACK), HOOD.dark, None, 1.6, 3.4)
    likeness(group, HEAD, FACE, LAD)
    glow = Group().fill(HEAD.shape([(60, -30, "c"), (46, -10), (40, 6), (43, 22), (40, 42), (33, 58), (27, 72),
                                    (12, 82), (4, 100, "c"), (70, 90, "c")]), WARM, .62)
    group.clip(HEAD.shape(FACE.head.outline), glow)
    mouth = HEAD.shape(OPEN)
    inside = Group().fill(HEAD.shape([(6, 47, "c"), (32, 47, "c"), (30, 51.6), (20, 52.4), (8, 51.4)]), "#F4EBDD")
    inside.fill(HEAD.shape([(10, 62), (16, 57), (24, 57.4), (29, 62), (20, 68)]), "#A5544E")
    group.fill(mouth, "#4A2320").clip(mouth, inside).stroke(mouth, pal.INK, 1.3)
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in (
        ([(-40, -66), (-54, -30), (-46, 0), (-50, 22), (-40, 30)], 20),
        ([(-14, -60), (-30, -42), (-38, -26), (-32, -16)], 17), ([(14, -60), (2, -46), (-10, -36), (-6, -28)], 16),
        ([(36, -60), (30, -46), (20, -38), (24, -30)], 14), ([(46, -60), (50, -40), (45, -26), (48, -18)], 13))], HAIR)
    inside = Group().fill(HEAD.shape([(-53, -50, "c"), (-56, 10), (-52, 50), (-34, 84), (-4, 106), (30, 104),
                                      (50, 80, "c"), (56, 90, "c"), (20, 140, "c"), (-96, 140, "c"), (-96, -50, "c")]),
                          HOOD.dark)
    inside.fill(HEAD.shape([(72, -44, "c"), (63, -30), (63, 20), (57, 62), (42, 98), (24, 114), (50, 124, "c"),
                            (84, 60, "c")]), ROSY, .75)
    strokes(inside, HEAD, [([(-68, -20), (-70, 30), (-56, 74)], 2.6), ([(-40, 96), (-10, 112), (26, 108)], 2.4),
                           ([(58, 10), (56, 50), (46, 80)], 2)], pal.INK)
    group.solid(HEAD.shape(COWL), HOOD.base, inside, 1.8, 4.2)
    hem = HEAD.curve([(54, -38), (54.5, 4), (51, 36), (43, 61), (34, 77), (14, 89.6), (-8, 88), (-30, 75), (-45.5, 55),
                      (-52, 24), (-53, -42)])
    group.stroke(hem, pal.INK, 9).stroke(hem, pal.GILT, 5.6).stroke(hem, pal.GILT_LIGHT, 1.8)


BOWL: list[Spot] = [(58, -52, "c"), (55, -92), (32, -124), (2, -136), (-28, -126), (-54, -94), (-60, -46, "c"),
                    (0, -40)]
BRIM: list[Spot] = [(104, -26), (92, -44), (52, -62), (0, -68), (-52, -58), (-90, -34), (-104, -12), (-96, -4),
                    (-58, -16), (0, -28), (56, -28), (92, -18)]


def _hat(group: Group) -> None:
    """An iron hat: a ridged bowl and a broad brim, seen a little from below."""
    bowl = Group().fill(HEAD.shape([(-8, -140, "c"), (-16, -90), (-18, -40, "c"), (-80, -30, "c"), (-80, -140, "c")]),
                        STEEL.dark)
    bowl.fill(HEAD.shape([(36, -110), (46, -86), (48, -62), (40, -62), (36, -86), (26, -110)]), STEEL.light)
    bowl.ink(HEAD.curve([(2, -136), (10, -100), (12, -56)]), 3.4, "both")
    group.solid(HEAD.shape(BOWL), STEEL.base, bowl, 1.8, 4.6)
    inside = Group().fill(HEAD.shape([(110, -26, "c"), (92, -32), (52, -44), (0, -46), (-54, -36), (-90, -18),
                                      (-110, -8, "c"), (-90, 10, "c"), (100, 0, "c")]), STEEL.dark)
    inside.fill(HEAD.shape([(112, -24, "c"), (92, -29), (56, -39), (40, -24, "c"), (100, 0, "c")]), WARM, .6)
    inside.fill(HEAD.shape([(98, -36), (70, -52), (30, -62), (34, -58), (70, -46)]), STEEL.light)
    group.solid(HEAD.shape(BRIM), STEEL.base, inside, 1.8, 4.8)
    band = HEAD.curve([(57, -62), (30, -71), (0, -74), (-30, -70), (-59, -58)])
    group.stroke(band, pal.INK, 13).stroke(band, INKS.band, 9.5).stroke(band, HOOD.light, 2)
    for x, y in ((86, -39), (62, -51), (34, -58), (-34, -56), (-64, -46), (-86, -31)):
        gem(group, HEAD.point((x, y)), 3.4, pal.GILT_LIGHT)
    anemone_open(group, View(HEAD.point((-34, -76)), 29, 80, .2), ANEMONE.petal)
    gem(group, HEAD.point((2, -138)), 7, pal.GILT, pal.GILT_LIGHT)
