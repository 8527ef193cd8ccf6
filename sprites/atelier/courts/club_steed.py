"""The dappled grey of the knight of clubs: it gallops to the left, one foreleg folded, one reaching; its saddle."""
from __future__ import annotations

from .. import palette as pal
from ..beards import Tress
from ..beards import tresses as locks
from ..dress import Cloth, garment, gilt_hem
from ..figures import Hair
from ..geometry import Spot, circle
from ..harness import strap, stud
from ..line import shaded
from ..pieces import Piece, Stroke, Tint, lay, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tresses import Tresses, tresses
from .horse import BIT as MOUTH
from .horse import Coat, Leg, foreleg, horse_ear, horse_head

COAT = Tint("#DAD2C0", "#A79D8E", "#F5EFE1", "#5B5048")
FAR = Tint("#A79D8E", "#83796D", "#C0B6A5", "#463D37")
HOOF = Tint("#6F5A4A", "#4A3A30", "#93795F", "#35281F")
MANE = Hair("#E8E0CC", "#FBF7EA", "#A89C86")
TRAPPER = Cloth("#3F6B50", "#274A39", "#7FA07E")
LEATHER = Cloth("#9A6539", "#6C4222", "#C08D57")
LEATHER_INKS = Tint(LEATHER.base, LEATHER.dark, LEATHER.light, "#2F1B0E")
RED, RED_LIGHT = "#9B3A34", "#C9695C"
WORLD = Pose()
STEED = Pose((192, 328), .93, -46, True)  # its head: x from poll to lip, y from brow to jaw
GREY = Coat(COAT, "#C9A796", "#A57F72", "#33241D", HOOF)
BIT = STEED.point(MOUTH)


def steed(group: Group) -> None:
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
    [(274, 358), (294, 388), (300, 418), (284, 450), (258, 474), (280, 442), (285, 412)],)
UNDER: list[Spot] = [(100, 540, "c"), (160, 544), (210, 560), (262, 580, "c"), (270, 720, "c"), (100, 720, "c")]
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
    shaded(inside, curve(UNDER, closed=True), FAR.base, FAR.shade, 4.6, 0)
    group.solid(curve(TRUNK, closed=True), COAT.base, inside, 1.8, 4.4)


NEAR_LEG = Leg((256, 556), (114, 520), (166, 588), (192, 600), (217, 618), 1.1)  # the cannon folded back
FAR_LEG = Leg((206, 520), (86, 500), (56, 590), (46, 618), (40, 648), 1.12, False)  # reaching forwards


def _near_leg(group: Group) -> None:
    foreleg(group, NEAR_LEG, COAT, HOOF)


def _far_leg(group: Group) -> None:
    foreleg(group, FAR_LEG, FAR, HOOF)


# ---------------------------------------------------------------- head and mane

def _head(group: Group) -> None:
    horse_head(group, STEED, GREY)
    horse_ear(group, Pose(STEED.point((-2, 12)), 1.0, 34), COAT.base, "#A88A7A", COAT.line)


def _far_ear(group: Group) -> None:
    horse_ear(group, Pose(STEED.point((16, 0)), .94, 12), FAR.base, FAR.shade, FAR.line)


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
    for spots, width in (([(4, 26), (34, 42), (84, 50), (132, 45), MOUTH], 8.5),
                         ([(132, 2), (136, 24), (137, 52)], 8.5), ([(22, -8), (18, 12), (20, 34)], 8.5),
                         ([(6, 28), (12, 48), (30, 78)], 6.5)):
        strap(group, STEED.curve(spots), RED, RED_LIGHT, width)
    for at in ((20, 34), (136, 44), MOUTH):
        stud(group, STEED.point(at), 7.5)
    pip(group, "C", STEED.point((34, 10)), 24, 20, whips=False, edge=1.4, colour=pal.GILT_LIGHT)


def _breast_band(group: Group) -> None:
    band, inside = curve([(322, 446), (280, 474), (230, 484), (184, 478), (140, 456)]), Group()
    strap(inside, band, RED, RED_LIGHT, 14)
    for u in (.3, .46, .62, .78):
        stud(inside, band.at(u), 5)
    group.clip(curve(TRUNK, closed=True), inside)


def housing(group: Group) -> None:
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
