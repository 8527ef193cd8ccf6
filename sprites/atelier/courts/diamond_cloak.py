"""The cloth of the knight of diamonds in the wind: his red cloak and the loose end of his turban."""
from __future__ import annotations

import numpy as np

from ..dress import Cloth, garment, gilt_hem
from ..geometry import Array, Spot
from ..ribbons import Petal, clip01, edges
from ..splines import curve
from ..suits import pip
from ..svg import Group

CLOAK = Cloth("#8C3B2C", "#5F251E", "#B96A4F")
LINING = Cloth("#DDBB72", "#AA8343", "#F1DCA4")
LINEN = Cloth("#F3EAD5", "#CDBB98", "#FFFFFF")
CAPE: list[Spot] = [(352, 316, "c"), (384, 288), (420, 288), (456, 268), (494, 254), (530, 258), (552, 248, "c"),
                    (549, 270), (559, 298), (545, 326), (558, 356), (544, 384), (549, 400, "c"), (508, 390),
                    (468, 398), (430, 414), (396, 428, "c"), (372, 380)]
FOLDS: tuple[list[Spot], ...] = (  # in shadow, from the shoulder outwards
    [(366, 312, "c"), (420, 306), (478, 284), (560, 288, "c"), (556, 312, "c"), (486, 302), (430, 318), (380, 330)],
    [(370, 326, "c"), (440, 344), (504, 330), (552, 334, "c"), (562, 362, "c"), (508, 354), (440, 372)],
    [(376, 340, "c"), (420, 392), (480, 376), (552, 380, "c"), (552, 410, "c"), (470, 406), (396, 440, "c")])
TURNED: list[Spot] = [(368, 302, "c"), (384, 288), (420, 288), (456, 268), (494, 254), (530, 258), (552, 248, "c"),
                      (546, 270), (524, 282), (494, 272), (458, 288), (424, 302), (392, 300)]


def cloak(group: Group) -> None:
    def woven(inside: Group) -> None:
        lights: tuple[list[Spot], ...] = (
            [(400, 320, "c"), (470, 306), (550, 318, "c"), (480, 316)],
            [(400, 344, "c"), (480, 356), (550, 364, "c"), (470, 372)])
        for spots in lights:
            inside.fill(curve(spots, closed=True), CLOAK.light, .7)
        for x, y, turn in ((536, 298, 10), (530, 334, -4), (538, 368, 8), (424, 314, -20), (398, 322, -24)):
            pip(inside, "D", (x, y), 17, turn, whips=False, colour="#D99A62")
    garment(group, CAPE, CLOAK, FOLDS,
            [[(376, 318), (436, 314), (500, 294), (546, 304)], [(380, 332), (450, 352), (510, 344), (548, 348)],
             [(392, 392), (440, 390), (500, 372), (542, 374)]], woven, 2.4)
    gilt_hem(group, [(553, 252), (549, 268), (559, 298), (545, 326), (558, 356), (544, 384), (548, 397)], 5.5)
    garment(group, TURNED, LINING, [[(376, 298, "c"), (424, 300), (458, 284), (496, 270), (530, 276), (558, 250, "c"),
                                     (550, 290, "c"), (494, 284), (424, 316, "c")]],
            [[(396, 296), (426, 296), (456, 282)], [(472, 276), (498, 264), (524, 272)]], None, 2)


def turban_end(group: Group) -> None:
    spine = curve([(352, 184), (384, 176), (410, 190), (430, 220), (456, 236), (486, 222), (510, 204), (532, 212),
                   (546, 198), (549, 184)])
    end = Petal(*edges(spine, _breadth, n=48))
    inside = Group().fill(end.side(.62, 1), LINEN.dark).fill(end.side(.3, .42, .2, .6), LINEN.dark)
    inside.stroke(end.vein(.14, .0, .9, .2), "#C98A3A", 2.4).stroke(end.vein(.24, .0, .9, .3), "#C98A3A", 1.2)
    for across, first, last, way in ((.5, .02, .5, .6), (.72, .06, .8, .66), (.44, .56, .95, .5)):
        inside.ink(end.vein(across, first, last, way), 2.2, "both")
    group.solid(end.outline(), LINEN.base, inside, 1.7, 3.6)


def _breadth(u: Array) -> Array:
    """The half-width of the loose end: broad in the middle, its end a point."""
    u = clip01(u)
    return np.asarray((9 + 9 * np.sin(np.pi * np.minimum(1, u * 1.3)) ** 2) * np.minimum(1, (1 - u) * 5 + .12) ** .8)
