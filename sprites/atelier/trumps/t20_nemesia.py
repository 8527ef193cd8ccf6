"""Trump 20: nemesia."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.nemesias import Flower, nemesia_seal, raceme
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..plants import leaf
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

BLADE: dict[str, Any] = {"colour": "#7FA062", "shade": "#47704F", "peak": .38, "base": .22, "veins": 6, "teeth": 7,
                         "tooth": .16, "thick": 4.0, "vein_colour": "#2C5440"}
# share along the stem, length, half-width, lean upwards of an opposite pair
PAIRS = ((.045, 250, 32, .18), (.145, 210, 28, .30), (.24, 160, 24, .40), (.325, 120, 20, .42))
MAIN: tuple[Flower, ...] = ((446, 246, 54, 1, 30), (352, 244, 62, 3, -4), (262, 300, 66, 2, -26), (420, 336, 70, 0, 22),
                            (196, 400, 72, 1, -30), (318, 362, 80, 1, -4), (440, 446, 76, 2, 24),
                            (222, 512, 80, 0, -22), (398, 560, 80, 3, 18), (314, 476, 92, 2, -4))
LEFT: tuple[Flower, ...] = ((120, 640, 44, 2, -8), (84, 708, 50, 1, -14), (164, 716, 52, 3, 10), (116, 784, 60, 0, -4))
RIGHT: tuple[Flower, ...] = ((498, 668, 44, 2, 8), (540, 730, 48, 0, 14), (468, 742, 52, 1, -8),
                             (516, 806, 58, 3, 4))


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#B3C2B6", "#A2B3A6")
    halo(picture, HALO, 236, RING_WIDTH, "#6B4F74", "#3D3B5C",
         lambda g, c, a: nemesia_seal(g, c, 21, a + 90, pal.GILT_LIGHT, "#F2E4BF"), 18)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "20", "NÉMÉSIE")


def _plant() -> Group:
    plant = Group()
    stalk = curve([(306, 1050), (280, 900), (308, 760), (288, 600), (290, 500), (320, 340), (384, 190), (466, 142),
                   (526, 170), (540, 226)])
    for share, length, width, lean in PAIRS:
        root, up = stalk.at(share), stalk.tangent(share)
        for side in (-1, 1):
            out = side * 1j * up
            spine = curve([root, root + (out + up * lean) * length * .5, root + out * length + up * length * lean * .4])
            leaf(plant, spine, width, dark_side="R" if side > 0 else "L", **BLADE)
    raceme(plant, curve([(300, 1020), (230, 940), (140, 880), (116, 740), (124, 596)]), LEFT, 5, .87, 32,
           width=(11, 5))
    raceme(plant, curve([(306, 1020), (400, 940), (490, 880), (508, 760), (496, 620)]), RIGHT, 5, .87, 32,
           width=(11, 5))
    raceme(plant, stalk, MAIN, 9, .82, 42, width=(17, 6))
    return plant
