"""The landscape behind the knave of spades: town walls under the stars."""
from __future__ import annotations

from ..geometry import Spot, circle, point, polar
from ..line import ends, taper
from ..splines import curve
from ..svg import Group
from .prospects import Bands

TONE, GRAIN = "#2F3860", "#38426E"
BANDS: Bands = (168, "#3B4674"), (216, "#4C5889"), (256, "#6A74A0")
STARS = ((238, 262, 2.2), (196, 256, 1.8), (282, 116, 2.6), (348, 106, 2), (424, 134, 2.4), (456, 170, 3),
         (470, 214, 2), (420, 210, 1.8), (390, 112, 1.6))


def watch() -> Group:
    """A crescent, stars, and a town wall with lights in its towers."""
    land = Group()
    moon = 216 + 214j
    land.fill(circle(moon, 25), "#4F5B8E").fill(circle(moon, 19), "#F3E6BE").fill(circle(moon + 8 - 4j, 17), "#4F5B8E")
    for x, y, size in STARS:
        for way in (0, 90):
            ray = curve([point((x, y)) - polar(2.6 * size, way), point((x, y)) + polar(2.6 * size, way)])
            land.fill(taper(ray, .9 * size, .9 * size, ends(.5, .5)), "#F3E6BE")
    wall: list[Spot] = [(150, 470, "c"), (150, 330, "c")]
    for k in range(18):
        x = 154 + 20 * k
        top = 296 if k in (2, 3, 14, 15) else 324
        wall += [(x, top, "c"), (x + 11, top, "c"), (x + 11, top + 8, "c"), (x + 20, top + 8, "c")]
    land.fill(curve([*wall, (520, 330, "c"), (520, 470, "c")], True), "#28304F")
    for x, y in ((206, 322), (214, 350), (454, 324), (186, 348)):
        land.fill(circle((x, y), 2.6, 4.2), "#EBC467")
    return land
