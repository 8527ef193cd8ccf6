"""The cloth of the knight of clubs in the wind: his red cape and the long end of his hood."""
from __future__ import annotations

import numpy as np

from ..dress import Cloth, garment, gilt_hem
from ..geometry import Spot
from ..palette import GILT
from ..ribbons import Petal, clip01, edges
from ..splines import curve
from ..suits import pip
from ..svg import Group

MANTLE = Cloth("#8E3B3A", "#652730", "#B9665C")
LINING = Cloth("#D08A78", "#A65A50", "#E6B3A2")
HOOD = Cloth("#3F6B50", "#274A39", "#7FA07E")
CAPE: list[Spot] = [(260, 290, "c"), (214, 298), (176, 328), (134, 346), (94, 336), (58, 310, "c"), (72, 350),
                    (58, 392), (76, 436), (56, 480), (72, 522), (62, 550, "c"), (98, 550), (152, 522), (200, 474),
                    (256, 430, "c")]
FOLDS: tuple[list[Spot], ...] = (  # in shadow, from the shoulder outwards
    [(248, 298, "c"), (204, 336), (150, 376), (64, 376, "c"), (58, 408, "c"), (126, 406), (190, 366), (240, 310, "c")],
    [(250, 316, "c"), (214, 384), (158, 434), (68, 462, "c"), (52, 500, "c"), (134, 480), (200, 424), (244, 340, "c")],
    [(252, 350, "c"), (216, 432), (160, 490), (60, 532, "c"), (40, 570, "c"), (160, 560, "c"), (262, 430, "c")])
LIGHTS: tuple[list[Spot], ...] = (
    [(230, 304, "c"), (188, 340), (140, 366), (76, 366, "c"), (138, 356), (184, 328)],
    [(236, 324, "c"), (196, 384), (144, 424), (74, 448, "c"), (136, 410), (186, 370)])
CREASES: tuple[list[Spot], ...] = (
    [(246, 300), (202, 342), (148, 382), (88, 386)], [(248, 318), (212, 386), (156, 438), (84, 464)],
    [(250, 350), (214, 430), (158, 490), (88, 526)], [(200, 380), (168, 412), (130, 428)])
TURNED: list[Spot] = [(190, 318, "c"), (176, 328), (134, 346), (94, 336), (58, 310, "c"), (66, 340), (94, 366),
                      (126, 366), (156, 350)]


def mantle(group: Group) -> None:
    def woven(inside: Group) -> None:
        for spots in LIGHTS:
            inside.fill(curve(spots, closed=True), MANTLE.light, .55)
        for x, y, turn in ((104, 414, 60), (100, 500, 62), (152, 450, 50)):
            pip(inside, "C", (x, y), 19, turn, whips=False, colour="#C98A5E")
    garment(group, CAPE, MANTLE, FOLDS, CREASES, woven, 2.6)
    gilt_hem(group, [(62, 330), (70, 352), (58, 392), (76, 436), (56, 480), (72, 522), (64, 546)], 6)
    garment(group, TURNED, LINING, [[(190, 318, "c"), (150, 346), (110, 352), (62, 320, "c"), (60, 350, "c"),
                                     (110, 380, "c"), (180, 350, "c")]],
            [[(164, 336), (132, 352), (102, 350)], [(100, 342), (84, 340), (72, 326)]], None, 2)


def hood_tail(group: Group) -> None:
    spine = curve([(228, 188), (204, 204), (184, 230), (160, 244), (134, 244), (116, 260), (116, 286), (100, 304),
                   (84, 300)])
    tail = Petal(*edges(spine, _breadth, n=44))
    inside = Group().fill(tail.side(0, .34), HOOD.dark).fill(tail.side(.66, .82, .04, .8), HOOD.light)
    for across, first, last, way in ((.3, .02, .6, .5), (.55, .3, .95, .4)):
        inside.ink(tail.vein(across, first, last, way), 2.2, "both")
    for u in (.34, .38, .64, .68):
        inside.stroke(curve([tail.point(0, u), tail.point(.5, u + .02), tail.point(1, u)]), GILT, 3)
    group.solid(tail.outline(), HOOD.base, inside, 1.7, 3.6)


def _breadth(u: np.ndarray) -> np.ndarray:
    """The half-width of the tail: broad at the hood, its end a point."""
    return np.asarray(1 + (18 - 6 * clip01(u)) * (1 - clip01(u) ** 4) ** .8)
