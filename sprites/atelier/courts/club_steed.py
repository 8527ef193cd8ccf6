"""The dappled grey of the knight of clubs: it rears to the right, its forelegs lifted; its saddle and cloth."""
from __future__ import annotations

from collections.abc import Sequence

from .. import palette as pal
from ..beards import Tress
from ..beards import tresses as locks
from ..dress import Cloth, garment, gilt_hem
from ..figures import Hair
from ..geometry import Spot, circle, point
from ..horses import strap, stud
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
STEED = Pose((424, 120), 1.1, 47)  # its head: x from poll to lip, y from brow to jaw
BIT = STEED.point((141, 36))


def steed(group: Group) -> None:
    """The horse without what is laid on it."""
    for part in (_tail, _far_leg, _far_ear, _flying, _trunk, _breast_band, _near_leg, _mane, _head, _forelock, _bridle):
        part(group)


# ---------------------------------------------------------------- trunk and legs

TRUNK: list[Spot] = [  # crest, withers, back, croup, and the breast up to the throat
    (440, 112, "c"), (412, 100), (376, 108), (344, 140), (324, 194), (312, 250), (298, 306), (280, 366), (256, 420),
    (214, 470), (166, 500), (122, 528), (92, 566), (78, 620), (76, 740, "c"), (440, 740, "c"), (426, 560),
    (436, 480), (456, 430), (466, 394), (468, 360), (460, 326), (446, 290), (434, 258), (430, 220, "c")]
TRUNK_DARK: tuple[list[Spot], ...] = (
    [(440, 112, "c"), (412, 100), (376, 108), (344, 140), (324, 194), (312, 250), (298, 306), (288, 350, "c"),
     (306, 318, "c"), (322, 266), (336, 206), (358, 152), (392, 128), (424, 124)],
    [(430, 200, "c"), (410, 244), (416, 284), (436, 326), (446, 372), (440, 430), (416, 480), (404, 560, "c"),
     (480, 560, "c"), (480, 300, "c")],
    [(378, 300), (398, 330), (412, 368), (404, 420), (392, 372)],
    [(150, 528), (132, 570), (138, 620), (170, 680), (118, 700), (94, 640), (104, 570)])
DAPPLES = ((338, 262, 8), (356, 288, 8), (332, 300, 9), (382, 262, 8), (364, 318, 9), (390, 292, 9), (342, 344, 9),
           (374, 350, 8), (322, 384, 9), (352, 388, 10), (388, 384, 8), (420, 372, 9), (384, 414, 8), (424, 410, 8),
           (108, 566, 9), (130, 556, 8), (118, 592, 10), (138, 586, 8), (124, 620, 8))
TRUNK_LINES: tuple[Stroke, ...] = (
    ([(412, 236), (398, 266), (382, 300)], 2.2), ([(426, 300), (444, 346), (450, 390)], 2),
    ([(360, 340), (376, 366), (380, 400)], 2),
    ([(112, 560), (138, 560), (160, 584)], 2.2), ([(376, 190), (362, 226), (352, 262)], 1.6))


def _trunk(group: Group) -> None:
    inside = Group()
    for spots in TRUNK_DARK:
        inside.fill(curve(spots, closed=True), COAT.shade)
    for x, y, r in DAPPLES:
        inside.fill(circle((x, y), r, r * .78, 60), COAT.light, .62)
    strokes(inside, WORLD, TRUNK_LINES, COAT.line)
    group.solid(curve(TRUNK, closed=True), COAT.base, inside, 1.8, 4.4)


NEAR_LEG = Piece(
    [(360, 380, "c"), (390, 346), (424, 328), (456, 316), (482, 308), (496, 305), (510, 309), (517, 321), (515, 334),
     (507, 346), (502, 362), (497, 378), (498, 387), (491, 397), (484, 405), (480, 414, "c"), (460, 402, "c"),
     (466, 394), (470, 386), (474, 376), (481, 364), (486, 350), (486, 341), (478, 338, "c"), (458, 350), (436, 370),
     (414, 400), (396, 430, "c"), (350, 440, "c")],
    ([(340, 450, "c"), (400, 412), (426, 366), (456, 336), (486, 324), (508, 326), (520, 330), (508, 342), (496, 352),
      (492, 374), (482, 392), (470, 410, "c"), (452, 400, "c"), (470, 350, "c"), (430, 430, "c")],),
    ([(396, 352), (430, 334), (470, 320), (488, 314), (466, 328), (430, 344)], [(500, 310), (511, 316), (511, 328),
                                                                               (504, 322)]),
    (([(492, 310), (502, 320), (500, 336)], 2.2), ([(482, 318), (476, 328), (482, 340)], 2),
     ([(500, 350), (494, 368), (488, 382)], 2), ([(495, 390), (484, 387), (474, 380)], 2.2),
     ([(486, 404), (476, 402), (468, 394)], 1.8), ([(404, 352), (430, 348), (462, 336)], 1.8)))
NEAR_HOOF = Piece([(481, 412, "c"), (459, 400, "c"), (448, 408), (434, 424, "c"), (442, 438), (458, 446, "c"),
                   (472, 434)],
                  ([(484, 416, "c"), (464, 420), (452, 452, "c"), (490, 452, "c")],),
                  ([(456, 406), (444, 420), (440, 426), (446, 412)],), (([(456, 404), (466, 411), (477, 417)], 2),))
FAR_LEG = Piece(
    [(400, 350, "c"), (446, 312), (482, 294), (508, 284), (524, 281), (538, 284), (546, 295), (545, 308), (540, 320),
     (540, 336), (541, 352), (545, 361), (545, 372), (543, 382, "c"), (521, 380, "c"), (522, 372), (518, 364),
     (521, 352), (523, 336), (521, 322), (514, 316, "c"), (492, 330), (462, 352), (430, 390, "c")],
    ([(430, 400, "c"), (470, 334), (500, 310), (530, 304), (548, 306), (536, 318), (532, 340), (534, 360),
      (530, 384, "c"), (512, 384, "c"), (512, 330, "c")],),
    ([(452, 316), (486, 298), (518, 286), (494, 302)],),
    (([(520, 286), (530, 296), (528, 312)], 2.2), ([(537, 322), (534, 340), (535, 354)], 2),
     ([(542, 364), (532, 366), (522, 362)], 2)))
FAR_HOOF = Piece([(543, 380, "c"), (520, 378, "c"), (516, 390), (512, 404, "c"), (530, 410), (554, 405, "c"),
                  (549, 392)],
                 ([(536, 376, "c"), (536, 414, "c"), (560, 414, "c"), (552, 380, "c")],),
                 ([(522, 384), (528, 386), (524, 402), (518, 402)],), (([(520, 384), (532, 387), (545, 385)], 2),))


NEAR_AT, FAR_AT = Pose((28, 28), .92), Pose((22, 40), .955)  # lifted less high than the head


def _moved(spot: Spot, pose: Pose) -> Spot:
    z = pose.point(point(spot))
    return (z.real, z.imag, spot[2]) if isinstance(spot, tuple) and len(spot) == 3 else z


def lowered(piece: Piece, pose: Pose) -> Piece:
    """`piece` moved by `pose`."""
    def moved(spots: Sequence[Spot]) -> list[Spot]:
        return [_moved(spot, pose) for spot in spots]
    return Piece(moved(piece.outline), tuple(moved(spots) for spots in piece.shades),
                 tuple(moved(spots) for spots in piece.lights),
                 tuple((moved(spots), width) for spots, width in piece.lines))


def _near_leg(group: Group) -> None:
    near, hoof = lowered(NEAR_LEG, NEAR_AT), lowered(NEAR_HOOF, NEAR_AT)
    near_leg(group, near, COAT, hoof, HOOF, [*near.outline[1:-2]])


def _far_leg(group: Group) -> None:
    far_leg(group, lowered(FAR_LEG, FAR_AT), FAR, lowered(FAR_HOOF, FAR_AT), HOOF)


def _tail(group: Group) -> None:
    tresses(group, WORLD, (([(104, 548), (70, 556), (60, 590), (70, 624), (54, 660), (58, 700)], 30),
                           ([(110, 540), (78, 560), (74, 600), (86, 636), (68, 680), (72, 720)], 30)), MANE, 1)


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
    _ear(group, Pose(STEED.point((-2, 10)), 1.1, -18), COAT.base, "#A88A7A")


def _far_ear(group: Group) -> None:
    _ear(group, Pose(STEED.point((16, -2)), 1.0, 8), FAR.base, FAR.shade)


def _ear(group: Group, pose: Pose, colour: str, inner: str) -> None:
    inside = Group().fill(pose.shape([(-4, 6, "c"), (-8, -16), (0, -44, "c"), (6, -18), (6, 4, "c")]), inner)
    group.solid(pose.shape([(-10, 12, "c"), (-15, -12), (-8, -34), (2, -52, "c"), (12, -32), (13, -10), (8, 10, "c")]),
                colour, inside, 1.6, 3.4)


FLYING: tuple[Tress, ...] = (  # from the crest into the wind, a mass of flames, the upper upon the lower
    ([(318, 288), (298, 312), (302, 342), (280, 358)], 30),
    ([(326, 240), (304, 262), (306, 296), (284, 318), (262, 308)], 36),
    ([(336, 198), (310, 216), (306, 250), (280, 266), (258, 252)], 40),
    ([(350, 160), (322, 168), (312, 200), (284, 208), (266, 190)], 40),
    ([(368, 132), (336, 130), (318, 158), (290, 158), (278, 136)], 40),
    ([(392, 114), (358, 102), (334, 128), (304, 130), (284, 112)], 40),
    ([(414, 108), (390, 78), (360, 92), (334, 78), (328, 58), (340, 50)], 38),
    ([(432, 112), (418, 80), (392, 80), (370, 64), (370, 50)], 30))
NEAR_SIDE: tuple[Tress, ...] = (  # a few on the near side of the neck
    ([(382, 102), (380, 128), (362, 152), (366, 182), (346, 206), (332, 200)], 24),
    ([(404, 100), (398, 128), (378, 154), (380, 186), (358, 214), (342, 212)], 27),
    ([(428, 108), (418, 134), (394, 156), (396, 186), (374, 212), (358, 212)], 26))
FORELOCK: Tresses = (  # of the head: between the ears and over the brow
    ([(-8, 4), (14, -10), (32, -4), (46, -16), (60, -8)], 20), ([(-6, 10), (12, 6), (28, 12), (42, 4)], 14))


def _flying(group: Group) -> None:
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
    pip(group, "C", STEED.point((28, 12)), 24, -20, whips=False, edge=1.4, colour=pal.GILT_LIGHT)


def _breast_band(group: Group) -> None:
    band, inside = curve([(270, 430), (330, 446), (390, 442), (440, 416), (486, 372)]), Group()
    strap(inside, band, RED, RED_LIGHT, 14)
    group.clip(curve(TRUNK, closed=True), inside)
    for u in (.5, .66, .82):
        stud(group, band.at(u), 5)


def housing(group: Group) -> None:
    """The saddle cloth, bent over the barrel, and on it the saddle: high back and pommel."""
    cloth: list[Spot] = [(186, 452, "c"), (156, 490), (138, 550), (138, 610), (150, 680, "c"), (350, 680, "c"),
                         (378, 560), (374, 500), (356, 446, "c"), (250, 470)]
    garment(group, cloth, TRAPPER,
            [[(190, 480, "c"), (216, 510), (262, 528), (300, 500), (340, 470, "c"), (352, 530), (300, 548), (272, 580),
              (236, 600), (206, 570)],
             [(150, 560, "c"), (190, 600), (196, 680, "c"), (130, 680, "c")]],
            [[(214, 510), (198, 552), (206, 606)], [(250, 530), (238, 570), (242, 620)],
             [(184, 480), (170, 510), (168, 540)]],
            _sown, 2.4)
    gilt_hem(group, [(186, 452), (156, 490), (138, 550), (138, 610), (150, 680)], 10, 9, 2.4)
    gilt_hem(group, [(356, 446), (374, 500), (378, 560), (370, 620)], 8)
    cantle = Piece([(212, 506, "c"), (178, 494), (156, 468), (148, 434), (154, 410), (168, 402), (182, 412), (190, 434),
                    (206, 456), (240, 470, "c")],
                   ([(176, 402, "c"), (178, 440), (194, 468), (230, 486), (260, 490, "c"), (250, 440, "c")],),
                   ([(156, 418), (164, 410), (168, 432), (176, 456), (162, 444)],))
    lay(group, WORLD, cantle, LEATHER_INKS, 1.8, 4.2)
    gilt_hem(group, [(178, 493), (156, 467), (148, 434), (154, 410), (169, 402), (182, 412)], 7)
    pommel = Piece([(306, 480, "c"), (312, 440), (324, 418), (343, 414), (353, 430), (356, 490, "c")],
                   ([(336, 410, "c"), (334, 442), (336, 490, "c"), (366, 490, "c"), (362, 410, "c")],),
                   ([(318, 442), (326, 424), (333, 424), (326, 444), (322, 460)],))
    lay(group, WORLD, pommel, LEATHER_INKS, 1.8, 4.2)
    gilt_hem(group, [(313, 444), (324, 420), (343, 416), (352, 430), (355, 460)], 6)


def _sown(inside: Group) -> None:
    """The signs on the saddle cloth."""
    for x, y, turn in ((172, 526, -24), (160, 584, -14), (206, 556, -20), (210, 610, -8), (360, 496, -20)):
        pip(inside, "C", (x, y), 24, turn, whips=False, colour=TRAPPER.light)
