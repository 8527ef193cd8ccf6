"""The landscape behind the knave of clubs: firs in the mist before sunrise, wild geese over them."""
from __future__ import annotations

from ..geometry import Spot
from ..line import ends, taper
from ..splines import curve
from ..svg import Group
from ..trumps.scenery import bars, luminary
from .prospects import Bands

TONE, GRAIN = "#A9C3B4", "#9AB5A6"
BANDS: Bands = (140, "#C3D3B9"), (196, "#DDDFBE"), (246, "#EDE6C4")
GEESE = ((250, 166, 1.25), (272, 150, 1.15), (296, 136, 1.05), (276, 178, 1.1), (304, 186, 1.0))


def glade() -> Group:
    land = Group()
    luminary(land, (262, 250), 34, ("#F0DFAE", "#F8EDC8"), "#D8C793")
    land.fill(curve([(150, 296, "c"), (210, 268), (280, 284), (350, 262), (420, 280), (510, 266, "c"), (510, 470, "c"),
                     (150, 470, "c")], True), "#B3C5A6")
    bars(land, ((240, 300, 150, 14), (420, 286, 120, 10)), "#DDE2C4")
    for tone, rows in (("#8FAE94", ((212, 322, 74), (232, 326, 92), (300, 322, 70), (318, 330, 88), (444, 316, 86))),
                       ("#5F8A72", ((184, 352, 128), (204, 360, 96), (340, 356, 84), (474, 340, 130)))):
        for x, y, tall in rows:
            _fir(land, x, y, tall, tone)
    land.fill(curve([(150, 352, "c"), (230, 342), (320, 356), (420, 344), (510, 350, "c"), (510, 470, "c"),
                     (150, 470, "c")], True), "#7FA07E")
    for x, y, size in GEESE:
        for side in (-1, 1):
            wing = curve([(x, y), (x + side * 6 * size, y - 5 * size), (x + side * 13 * size, y - 2 * size)])
            land.fill(taper(wing, 3.6 * size, .6, ends(.1, .5)), "#3F6B58")
        land.fill(taper(curve([(x - 9 * size, y + 3), (x, y + 1), (x + 4 * size, y + 1)]), 2.2, 3), "#3F6B58")
    return land


def _fir(land: Group, x: float, y: float, tall: float, tone: str) -> None:
    """A fir with four tiers of boughs."""
    wide = .2 * tall
    right: list[Spot] = []
    left: list[Spot] = []
    for k in range(1, 5):
        reach, low = wide * (.3 + .7 * k / 4), y - tall + .23 * tall * k
        right += [(x + reach, low, "c"), (x + reach * .5, low - .05 * tall, "c")]
        left += [(x - reach, low, "c"), (x - reach * .5, low - .05 * tall, "c")]
    land.fill(curve([(x, y - tall, "c"), *right, (x, y, "c"), *left[::-1]], True), tone)
