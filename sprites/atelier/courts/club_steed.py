"""The dappled grey of the knight of clubs: it gallops to the left, one foreleg folded, one reaching; its saddle."""
from __future__ import annotations

from .. import palette as pal
from ..beards import Tress
from ..beards import tresses as locks
from ..dress import Cloth, garment, gilt_hem
from ..figures import Hair
from ..geometry import Spot, circle
from ..harness import strap, stud
from ..pieces import Piece, Stroke, Tint, lay, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tresses import Tresses, tresses
from .forelegs import far_leg, near_leg

COAT = Tint("#DAD2C0", "#A79D8E", "#F5EFE1", "#5B5048")
FAR = Tint("#A79D8E", "#83796D", "#C0B6A5", "#463D37")
HOOF = Tint("#6F5A4A", "#4A3A30", "#93795F", "#35281F")
MANE = Hair("#E8E0CC", "#FBF7EA", "#A89C86")
TRAPPER = Cloth("#3F6B50", "#274A39", "#7FA07E")
LEATHER = Cloth("#9A6539", "#6C4222", "#C08D57")
LEATHER_INKS = Tint(LEATHER.base, LEATHER.dark, LEATHER.light, "#2F1B0E")
RED, RED_LIGHT = "#9B3A34", "#C9695C"
WORLD = Pose()
STEED = Pose((188, 330), 1.0, -46, True)  # its head: x from poll to lip, y from brow to jaw
BIT = STEED.point((141, 36))


def steed(group: Group) -> None:
    """The horse without what is laid on it."""
    for part in (_far_leg, _far_ear, _flying, _trunk, _breast_band, _near_leg, _mane, _head, _forelock, _bridle):
        part(group)


# ---------------------------------------------------------------- trunk and legs

TRUNK: list[Spot] = [  # crest and withers, the belly hidden, and the breast up to the throat
    (196, 328, "c"), (220, 314), (252, 320), (283, 352), (310, 400), (334, 448, "c"), (430, 480, "c"), (430, 670, "c"),
    (240, 670, "c"), (206, 624), (174, 596), (151, 566), (142, 538), (147, 511), (166, 489), (196, 470), (226, 452),
    (242, 432), (245, 410), (233, 388, "c")]
TRUNK_DARK: tuple[list[Spot], ...] = (
    [(232, 386, "c"), (256, 400), (262, 424), (252, 448), (224, 474), (192, 490), (170, 508), (163, 534), (172, 564),
     (200, 600), (246, 660, "c"), (190, 660, "c"), (130, 570, "c"), (130, 500), (210, 440)],
    [(284, 512), (270, 546), (262, 580), (242, 606), (246, 680, "c"), (320, 680, "c"), (312, 510, "c")])
TRUNK_LIGHT: tuple[list[Spot], ...] = (
    [(274, 358), (294, 388), (300, 418), (284, 450), (258, 474), (280, 442), (285, 412)],
    [(198, 500), (224, 494), (244, 504), (238, 530), (216, 540), (200, 522)])
DAPPLES = ((268, 382, 8), (264, 406, 8), (284, 420, 8), (272, 440, 9), (292, 446, 8), (250, 466, 9), (274, 474, 8),
           (226, 506, 9), (252, 500, 8), (214, 532, 8), (246, 532, 8), (190, 556, 8), (222, 566, 8))
TRUNK_LINES: tuple[Stroke, ...] = (
    ([(262, 398), (264, 420), (254, 444)], 2.2), ([(286, 470), (250, 490), (210, 504)], 2),
    ([(262, 516), (250, 548), (254, 582)], 2.4), ([(184, 540), (174, 560), (186, 586)], 1.8))


def _trunk(group: Group) -> None:
    inside = Group()
    for spots in TRUNK_DARK:
        inside.fill(curve(spots, closed=True), COAT.shade)
    for spots in TRUNK_LIGHT:
        inside.fill(curve(spots, closed=True), COAT.light, .6)
    for x, y, r in DAPPLES:
        inside.fill(circle((x, y), r, r * .78, 60), COAT.light, .62)
    strokes(inside, WORLD, TRUNK_LINES, COAT.line)
    group.solid(curve(TRUNK, closed=True), COAT.base, inside, 1.8, 4.4)


NEAR_LEG = Piece(  # forearm level, cannon folded back under it
    [(240, 512, "c"), (202, 502), (168, 500), (140, 503), (119, 506), (105, 511), (96, 521), (92, 534), (97, 547),
     (109, 560), (124, 576), (138, 590), (148, 600), (158, 607), (169, 613, "c"), (184, 591, "c"), (173, 585),
     (168, 576), (156, 567), (142, 554), (131, 542), (128, 535), (144, 532), (172, 538), (200, 550), (226, 574, "c"),
     (252, 590, "c"), (252, 520, "c")],
    ([(120, 526), (146, 528), (176, 533), (206, 545), (232, 562), (256, 596, "c"), (226, 590, "c"), (180, 556),
      (140, 544), (122, 538)],
     [(94, 528), (104, 534), (116, 536), (126, 546), (140, 560), (154, 574), (164, 584), (178, 600, "c"),
      (160, 616, "c"), (146, 600), (128, 580), (110, 562)]),
    ([(124, 512), (150, 508), (182, 510), (210, 517), (180, 518), (148, 518)],
     [(98, 530), (102, 519), (112, 514), (112, 526), (105, 532)]),
    (([(124, 508), (119, 520), (122, 532)], 2.2), ([(112, 507), (106, 516), (109, 528)], 1.8),
     ([(95, 540), (106, 543), (118, 541)], 2), ([(118, 566), (132, 562), (146, 562)], 1.6),
     ([(146, 600), (158, 590), (170, 580)], 1.8), ([(150, 518), (180, 524), (212, 536)], 1.8)))
NEAR_HOOF = Piece([(168, 614, "c"), (177, 604), (185, 590, "c"), (199, 594), (214, 605, "c"), (206, 621),
                   (192, 636, "c"), (179, 626)],
                  ([(190, 586, "c"), (194, 604), (182, 620), (194, 640, "c"), (222, 612, "c")],),
                  ([(174, 614), (178, 608), (190, 622), (186, 628)],), (([(173, 616), (183, 606), (189, 594)], 1.6),))
FAR_LEG = Piece(  # reaching forwards
    [(186, 494, "c"), (150, 485), (120, 482), (98, 484), (82, 490), (73, 500), (70, 512), (70, 526), (66, 544),
     (59, 564), (54, 578), (51, 588), (48, 598), (46, 608, "c"), (70, 614, "c"), (75, 605), (77, 596), (80, 583),
     (88, 561), (95, 540), (99, 528), (112, 526), (140, 536), (180, 562, "c")],
    ([(72, 518), (84, 522), (90, 532), (82, 556), (72, 580), (66, 614, "c"), (80, 614, "c"), (90, 568), (102, 530),
      (180, 568, "c"), (190, 518, "c"), (140, 506), (104, 500), (92, 508)],),
    ([(76, 510), (80, 498), (92, 492), (90, 504), (82, 512)], [(104, 492), (130, 494), (156, 500), (128, 502)]),
    (([(98, 487), (92, 500), (96, 516)], 2), ([(70, 522), (82, 526), (96, 524)], 1.8),
     ([(80, 536), (74, 558), (66, 580)], 1.8), ([(52, 588), (64, 592), (77, 590)], 1.6)))
FAR_HOOF = Piece([(46, 608, "c"), (58, 613), (71, 614, "c"), (77, 627), (80, 641, "c"), (60, 644), (40, 638, "c"),
                  (42, 622)],
                 ([(64, 610, "c"), (66, 628), (62, 650, "c"), (90, 648, "c"), (78, 608, "c")],), (),
                 (([(45, 618), (58, 622), (74, 622)], 1.6),))


def _near_leg(group: Group) -> None:
    near_leg(group, NEAR_LEG, COAT, NEAR_HOOF, HOOF, [*NEAR_LEG.outline[1:-3]])


def _far_leg(group: Group) -> None:
    far_leg(group, FAR_LEG, FAR, FAR_HOOF, HOOF)


# ---------------------------------------------------------------- head and mane

HEAD: list[Spot] = [(-8, 16, "c"), (2, 2), (26, -7), (48, -6), (78, -1), (112, 0), (140, -3), (156, -2), (166, 8),
                    (169, 20), (164, 29, "c"), (168, 34), (164, 44), (152, 48), (142, 42), (122, 46), (96, 58),
                    (76, 72), (54, 80), (34, 78), (16, 64), (0, 44)]
HEAD_TONES: tuple[tuple[list[Spot], str], ...] = (
    ([(142, 50, "c"), (120, 40), (92, 46), (72, 58), (48, 62), (26, 52), (6, 30), (-10, 50, "c"), (30, 92, "c"),
      (90, 84, "c")], COAT.shade),
    ([(66, 16), (92, 14), (120, 18), (132, 26), (110, 30), (84, 28)], COAT.shade),
    ([(30, -9, "c"), (60, -6), (100, -3), (136, -5), (120, 4), (84, 6), (50, 2)], COAT.light),
    ([(40, 44), (58, 36), (76, 42), (74, 56), (56, 62)], COAT.light),
    ([(136, -10, "c"), (144, 10), (140, 30), (136, 54, "c"), (180, 60, "c"), (180, -10, "c")], "#C9A796"),
    ([(146, 30), (158, 28), (170, 30), (166, 52), (140, 52)], "#A57F72"))
HEAD_LINES: tuple[Stroke, ...] = (
    ([(36, 74), (60, 72), (80, 56), (84, 38)], 2.4), ([(166, 28), (152, 30), (142, 33)], 2.6),
    ([(88, 22), (112, 24), (130, 30)], 1.8), ([(84, 8), (110, 8), (134, 6)], 1.5), ([(142, 42), (136, 38)], 2))


def _head(group: Group) -> None:
    inside = Group()
    for spots, tone in HEAD_TONES:
        inside.fill(STEED.shape(spots), tone)
    strokes(inside, STEED, HEAD_LINES, COAT.line)
    group.solid(STEED.shape(HEAD), COAT.base, inside, 1.8, 4.4)
    group.fill(STEED.shape([(146, 4), (155, 4), (160, 11), (157, 17), (150, 14), (153, 9)]), pal.INK)
    group.fill(STEED.shape([(34, 14), (44, 4), (58, 4), (66, 14), (58, 26), (44, 28)]), COAT.shade)
    eye = STEED.shape([(38, 18, "c"), (44, 9), (54, 8), (62, 15, "c"), (56, 21), (46, 23)])
    inside = Group().fill(STEED.circle((52, 14), 8.4), "#33241D").fill(STEED.circle((49, 11), 2.4), "#FFFFFF")
    group.fill(eye, "#BFB3A2").clip(eye, inside.fill(STEED.circle((55, 18), 1.4), "#A5815F"))
    strokes(group, STEED, [([(35, 20), (43, 8), (54, 6), (65, 15)], 4.6), ([(40, 23), (50, 25), (60, 20)], 2),
                           ([(34, 8), (46, 0), (60, 1)], 2), ([(32, 30), (44, 34), (56, 30)], 1.6)], pal.INK)
    _ear(group, Pose(STEED.point((-2, 10)), 1.06, 34), COAT.base, "#A88A7A")


def _far_ear(group: Group) -> None:
    _ear(group, Pose(STEED.point((14, -1)), .96, 14), FAR.base, FAR.shade)


def _ear(group: Group, pose: Pose, colour: str, inner: str) -> None:
    inside = Group().fill(pose.shape([(-4, 6, "c"), (-8, -16), (0, -44, "c"), (6, -18), (6, 4, "c")]), inner)
    group.solid(pose.shape([(-10, 12, "c"), (-15, -12), (-8, -34), (2, -52, "c"), (12, -32), (13, -10), (8, 10, "c")]),
                colour, inside, 1.6, 3.4)


FLYING: tuple[Tress, ...] = (  # from the crest into the wind, a mass of flames, the upper on the lower
    ([(312, 408), (324, 428), (328, 446), (344, 448)], 22),
    ([(296, 382), (312, 400), (314, 424), (332, 430), (346, 422)], 27),
    ([(277, 350), (298, 366), (302, 392), (322, 396), (336, 388)], 30),
    ([(255, 328), (279, 338), (290, 360), (311, 362), (326, 352)], 32),
    ([(232, 316), (258, 314), (275, 332), (296, 328), (310, 315)], 31),
    ([(210, 322), (230, 304), (253, 306), (270, 295), (286, 302)], 28))
NEAR_SIDE: tuple[Tress, ...] = (  # a few on the near side of the neck
    ([(286, 360), (300, 384), (292, 408), (306, 432)], 20),
    ([(260, 330), (278, 354), (270, 380), (284, 406), (276, 426)], 23),
    ([(234, 320), (254, 342), (246, 368), (260, 392), (250, 414)], 23))
FORELOCK: Tresses = (  # of the head: between the ears and over the brow
    ([(-8, 4), (14, -10), (32, -4), (46, -16), (60, -8)], 20), ([(-6, 10), (12, 6), (28, 12), (42, 4)], 14))


MASS: list[Spot] = [(200, 328, "c"), (228, 308), (258, 312), (290, 338), (314, 382), (336, 434), (330, 448, "c"),
                    (304, 408), (278, 358), (246, 328)]


def _flying(group: Group) -> None:
    group.solid(curve(MASS, closed=True), MANE.dark, None, 1.6, 3)
    locks(group, WORLD, FLYING, MANE, 1, .3)


def _mane(group: Group) -> None:
    locks(group, WORLD, NEAR_SIDE, MANE, 1, .12)


def _forelock(group: Group) -> None:
    tresses(group, STEED, FORELOCK, MANE, 0)


# ---------------------------------------------------------------- harness

def _bridle(group: Group) -> None:
    for spots, width in (([(6, 18), (40, 40), (88, 44), (140, 36)], 9), ([(112, -1), (114, 22), (118, 46)], 9),
                         ([(18, -4), (18, 12), (22, 28)], 9)):
        strap(group, STEED.curve(spots), RED, RED_LIGHT, width)
    for at in ((22, 28), (116, 40), (141, 36)):
        stud(group, STEED.point(at), 7.5)
    pip(group, "C", STEED.point((28, 12)), 24, 20, whips=False, edge=1.4, colour=pal.GILT_LIGHT)


def _breast_band(group: Group) -> None:
    band, inside = curve([(322, 446), (280, 474), (230, 484), (184, 478), (140, 456)]), Group()
    strap(inside, band, RED, RED_LIGHT, 14)
    for u in (.3, .46, .62, .78):
        stud(inside, band.at(u), 5)
    group.clip(curve(TRUNK, closed=True), inside)


def housing(group: Group) -> None:
    """The saddle cloth over the shoulder, and on it the saddle: pommel and high back."""
    cloth: list[Spot] = [(330, 444, "c"), (296, 476), (274, 520), (266, 570), (272, 650, "c"), (540, 650, "c"),
                         (540, 440, "c"), (430, 474)]
    garment(group, cloth, TRAPPER,
            [[(336, 452, "c"), (310, 500), (300, 560), (306, 660, "c"), (420, 660, "c"), (430, 450, "c")],
             [(470, 440, "c"), (480, 480), (470, 660, "c"), (560, 660, "c"), (560, 430, "c")]], (), _sown, 2.4)
    gilt_hem(group, [(330, 444), (296, 476), (274, 520), (266, 570), (272, 650)], 10, 9, 2.4)
    cantle = Piece([(440, 500, "c"), (474, 490), (496, 464), (502, 434), (496, 412), (482, 406), (470, 416), (462, 440),
                    (440, 462, "c")],
                   ([(476, 404, "c"), (480, 440), (464, 474), (440, 510, "c"), (510, 500, "c"), (512, 400, "c")],),
                   ([(474, 424), (482, 414), (484, 430), (474, 452), (468, 448)],))
    lay(group, WORLD, cantle, LEATHER_INKS, 1.8, 4.2)
    gilt_hem(group, [(472, 491), (495, 464), (502, 434), (496, 413), (482, 407), (471, 416)], 7)
    pommel = Piece([(326, 484, "c"), (318, 446), (326, 420), (342, 408), (356, 418), (358, 450), (372, 490, "c")],
                   ([(346, 404, "c"), (344, 444), (352, 494, "c"), (380, 490, "c"), (366, 404, "c")],),
                   ([(325, 446), (330, 426), (338, 418), (334, 442), (330, 462)],))
    lay(group, WORLD, pommel, LEATHER_INKS, 1.8, 4.2)
    gilt_hem(group, [(320, 446), (327, 421), (342, 409), (355, 419), (358, 446)], 6)


def _sown(inside: Group) -> None:
    """The signs on the saddle cloth."""
    for x, y, turn in ((308, 502, 22), (292, 548, 12), (294, 600, 4)):
        pip(inside, "C", (x, y), 24, turn, whips=False, colour=TRAPPER.light)
