"""The name of the game without the plate, on a band of its ring, for pages with too little room for the plate."""
from __future__ import annotations

from math import degrees

from .. import palette as pal
from ..backs.iris import LEAF, bearded_iris
from ..flowers.corn_poppy import POPPY, POPPY_LEAF, corn_poppy, poppy_goblet
from ..flowers.poppy_leaf import poppy_leaf
from ..flowers.turned import View
from ..frame import gilt_line
from ..geometry import Path, Spot, polar
from ..line import keyline
from ..organs import blade
from ..splines import Pose, curve
from ..svg import Group, document
from .flowers import VIOLET
from .lettering import name
from .title_plate import NAME, RING

WIDE, HIGH = 1400, 306
MIDDLE, RADIUS, DEEP = 700 + 2968j, 2800, 178  # of the arc: its centre, its baseline, the depth of the band
SPAN = 11.9  # degrees from its middle to either end
LEAVES: tuple[tuple[list[Spot], float, int], ...] = (
    ([(110, 236), (70, 270), (40, 282), (12, 272)], 34, 3), ([(150, 240), (210, 272), (260, 276), (310, 254)], 36, 4),
    ([(130, 200), (150, 120), (140, 76), (166, 38)], 40, 3))
SWORDS: tuple[tuple[list[Spot], float], ...] = (
    ([(1270, 260), (1330, 230), (1362, 150), (1366, 56)], 15),
    ([(1270, 256), (1320, 268), (1366, 250), (1390, 200)], 13),
    ([(1290, 250), (1230, 280), (1170, 284), (1110, 262)], 13))


def draw() -> str:
    group, band = Group(), _band(0)
    group.fill(band, RING)
    group.stroke(_band(15), pal.GILT, 3)
    gilt_line(group, band, 11, 2.4)
    name(group, NAME, MIDDLE, RADIUS, 128, 4, 0)
    leaves, swords, iris, poppies = Group(), Group(), Group(), Group()
    for spots, length, pairs in LEAVES:
        poppy_leaf(leaves, curve(spots), length, pairs, POPPY_LEAF)
    for spots, width in SWORDS:
        blade(swords, curve(spots), width, LEAF, veins=0, peak=.4, power=.7, line_width=1.3)
    bearded_iris(iris, Pose((1280, 164), .54, 10), VIOLET)
    poppy_goblet(poppies, View((66, 154), 46, 24, .84, -24), 4)
    corn_poppy(poppies, View((128, 204), 84, 50, .4, -14), 14, 2)
    for layer, thick, ink in ((leaves, 4.0, POPPY_LEAF.line), (swords, 4.2, LEAF.line), (iris, 5.6, "#2A2036"),
                              (poppies, 5.6, POPPY.line)):
        group.raw(keyline(layer, 1.4, thick, ink).text_of())
    return document(group, WIDE, HIGH)


def _band(inset: float) -> Path:
    """The outline of the band, `inset` units within its edge."""
    upper, lower = RADIUS + .74 * DEEP - inset, RADIUS - .26 * DEEP + inset
    spots: list[Spot] = []
    for radius, way in ((upper, 1), (lower, -1)):
        turn = SPAN - degrees(inset / radius)
        row = [MIDDLE + polar(radius, -90 + way * turn * share) for share in (-1, -.5, 0, .5, 1)]
        spots += [(row[0].real, row[0].imag, "c"), *row[1:-1], (row[-1].real, row[-1].imag, "c")]
    return curve(spots, True)
