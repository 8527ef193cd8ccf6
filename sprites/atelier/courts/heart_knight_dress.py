"""The clothes of the knight of hearts in the wind: cape behind him, slashed sleeves, linen gathered at the wrist."""
from __future__ import annotations

from .. import palette as pal
from ..dress import Cloth, garment, gilt_hem
from ..geometry import Spot
from ..line import ends, taper
from ..splines import curve
from ..suits import pip
from ..svg import Group
from .heart_seat import CAPE, TUNIC

SHIRT = Cloth("#F0E4C8", "#C6B48C", "#FBF3DF")
Slits = tuple[tuple[list[Spot], float], ...]

# ---------------------------------------------------------------- cape

CAPE_SHAPE: list[Spot] = [(410, 290, "c"), (446, 268), (486, 259), (522, 250), (549, 224, "c"), (541, 262), (557, 302),
                          (541, 346), (556, 392), (546, 480, "c"), (470, 480, "c"), (400, 420, "c")]
CAPE_FOLDS: tuple[list[Spot], ...] = (  # in shadow, from the shoulder outwards
    [(440, 290, "c"), (484, 284), (520, 276), (560, 246, "c"), (562, 280, "c"), (520, 302), (480, 306)],
    [(470, 310, "c"), (510, 342), (560, 338, "c"), (562, 372, "c"), (520, 376), (490, 360)])
CAPE_LIGHTS: tuple[list[Spot], ...] = (
    [(500, 324, "c"), (520, 328), (556, 314, "c"), (550, 326, "c"), (530, 336), (514, 334)],)
CAPE_CREASES: tuple[list[Spot], ...] = (
    [(440, 284), (486, 276), (520, 268), (542, 252)], [(470, 296), (500, 292), (524, 284)],
    [(480, 312), (510, 322), (534, 318), (552, 306)], [(500, 330), (522, 344), (545, 342)],
    [(520, 360), (534, 374), (550, 376)])


def cape(group: Group) -> None:
    """The cape, blown out behind him."""
    def woven(inside: Group) -> None:
        for spots in CAPE_LIGHTS:
            inside.fill(curve(spots, closed=True), CAPE.light, .7)
        for x, y, turn in ((528, 310, -30), (536, 358, -34)):
            pip(inside, "H", (x, y), 17, turn, whips=False, colour=CAPE.light)
    garment(group, CAPE_SHAPE, CAPE, CAPE_FOLDS, CAPE_CREASES, woven, 2.4)
    gilt_hem(group, [(430, 279), (452, 266), (486, 258), (522, 250), (548, 226, "c"), (541, 262), (556, 302),
                     (541, 346), (556, 392), (549, 450)], 6)


# ---------------------------------------------------------------- sleeves

def _lit(inside: Group, spots: list[Spot], tone: str) -> None:
    inside.fill(curve(spots, closed=True), tone)


def _slits(inside: Group, rows: Slits) -> None:
    """Linen that shows through the slits of a sleeve, each from gather to gather."""
    for spots, width in rows:
        slit = taper(curve(spots), width, width, ends(.45, .45, .7))
        inside.fill(slit, SHIRT.base).stroke(slit, pal.INK, 1.4)


NEAR_PUFF: list[Spot] = [(444, 330), (452, 306), (474, 294), (500, 300), (524, 322), (538, 352), (538, 378, "c"),
                         (512, 394), (480, 390), (466, 378, "c"), (450, 354)]
WING: list[Spot] = [(444, 336, "c"), (443, 310), (458, 290), (486, 281), (514, 291), (535, 316), (540, 342, "c"),
                    (528, 334), (515, 339), (502, 329), (488, 334), (474, 324), (459, 334)]
NEAR_SLITS: Slits = (([(464, 308), (460, 340), (476, 374)], 11), ([(480, 302), (480, 342), (494, 384)], 13),
                     ([(497, 307), (504, 342), (511, 384)], 12), ([(513, 320), (523, 346), (527, 376)], 9))


def near_puff(group: Group) -> None:
    """The upper sleeve of the near arm, full and slashed, gathered above the elbow."""
    def inside(content: Group) -> None:
        _lit(content, [(452, 326), (458, 308), (472, 300), (466, 318), (460, 344), (454, 340)], TUNIC.light)
        _slits(content, NEAR_SLITS)
    garment(group, NEAR_PUFF, TUNIC,
            [[(516, 300, "c"), (530, 340), (524, 396, "c"), (560, 396, "c"), (560, 310, "c")],
             [(440, 340, "c"), (466, 366), (500, 376), (546, 362, "c"), (546, 400, "c"), (460, 400, "c")]],
            [[(486, 388), (484, 372), (476, 352)], [(502, 392), (503, 374), (498, 356)], [(520, 388), (518, 370),
                                                                                         (512, 350)]], inside, 2)
    garment(group, WING, CAPE, [[(504, 280, "c"), (520, 310), (516, 350, "c"), (550, 350, "c"), (550, 290, "c")]],
            [[(464, 296), (460, 312), (462, 326)], [(484, 290), (484, 308), (488, 326)],
             [(506, 296), (512, 310), (514, 330)]],
            lambda inside: _lit(inside, [(449, 312), (460, 296), (478, 288), (472, 300), (464, 316), (456, 326)],
                                CAPE.light), 2)
    gilt_hem(group, [(466, 378), (486, 391), (512, 393), (538, 377)], 8, 6, 2.4)


SLEEVE: list[Spot] = [(474, 388, "c"), (440, 383), (398, 378, "c"), (394, 398), (399, 417, "c"), (424, 427),
                      (456, 434), (492, 438), (524, 430), (540, 406), (536, 384, "c")]


def near_forearm(group: Group) -> None:
    """Soft linen from the elbow to the wrist: it hangs full below the arm and is gathered into the cuff."""
    def lit(inside: Group) -> None:
        _lit(inside, [(410, 384), (440, 389), (474, 396), (500, 398), (470, 404), (436, 398)], SHIRT.light)
        _lit(inside, [(516, 394), (530, 392), (532, 404), (522, 416)], SHIRT.light)
    garment(group, SLEEVE, SHIRT,
            [[(390, 404, "c"), (420, 409), (456, 419), (494, 421), (520, 412), (548, 392, "c"), (556, 450, "c"),
              (390, 450, "c")],
             [(476, 384, "c"), (496, 396), (514, 394, "c"), (508, 412), (488, 404)]],
            [[(400, 388), (426, 393), (452, 404)], [(400, 398), (428, 406), (462, 422)], [(401, 409), (420, 415),
                                                                                         (438, 424)],
             [(486, 394), (504, 408), (506, 428)], [(508, 394), (520, 406), (520, 420)], [(470, 412), (486, 420),
                                                                                         (500, 420)]], lit, 1.9)


FAR_PUFF: list[Spot] = [(352, 274, "c"), (332, 248), (308, 230), (288, 223), (270, 230), (263, 246), (272, 268),
                        (292, 294), (314, 316), (336, 336, "c"), (352, 316), (356, 294)]
FAR_WING: list[Spot] = [(334, 250, "c"), (350, 262), (364, 279), (369, 304), (361, 330), (345, 351, "c"), (336, 345),
                        (333, 333), (323, 327), (323, 314), (314, 304), (318, 291), (315, 279), (323, 270),
                        (325, 257)]


def far_sleeve(group: Group) -> None:
    """The lifted arm: linen below the cuff, and the full sleeve from the shoulder to the elbow."""
    linen: list[Spot] = [(271, 262, "c"), (264, 236), (270, 206, "c"), (300, 200, "c"), (312, 226), (318, 262, "c")]
    garment(group, linen, SHIRT,
            [[(300, 198, "c"), (298, 226), (300, 268, "c"), (330, 268, "c"), (320, 198, "c")]],
            [[(278, 208), (274, 224), (278, 244)], [(287, 206), (287, 224), (292, 246)], [(296, 204), (302, 222),
                                                                                         (306, 242)]], None, 1.9)

    def inside(content: Group) -> None:
        _lit(content, [(268, 244), (282, 229), (304, 232), (330, 250), (304, 240), (284, 238)], TUNIC.light)
    garment(group, FAR_PUFF, TUNIC,
            [[(260, 254, "c"), (286, 276), (312, 302), (340, 326, "c"), (340, 350, "c"), (300, 330, "c"),
              (250, 270, "c")]],
            [[(266, 240), (276, 244), (284, 252)], [(270, 260), (280, 262), (288, 268)]], inside, 2)
    garment(group, FAR_WING, CAPE,
            [[(304, 300, "c"), (326, 312), (344, 324), (372, 312, "c"), (372, 360, "c"), (320, 360, "c")]],
            [[(344, 268), (336, 272), (328, 279)], [(354, 286), (344, 290), (330, 300)],
             [(358, 304), (348, 310), (337, 320)], [(359, 322), (353, 330), (347, 338)]],
            lambda inside: _lit(inside, [(334, 254), (348, 264), (359, 280), (360, 294), (350, 278), (338, 266)],
                                CAPE.light), 2)
