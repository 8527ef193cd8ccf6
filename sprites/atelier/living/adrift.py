"""Parts carried by the wind: dandelion seeds, a tepal of the anemone, poppy seeds; and stars that brighten."""
from __future__ import annotations

import math
from collections.abc import Callable

from PIL.Image import Image

from .. import palette as pal
from ..cup import laid, tepal
from ..flowers.dandelion import flying
from ..flowers.turned import View
from ..flowers.windflowers import WINE
from ..geometry import Spot, circle, pair, polar
from ..line import keyline
from ..organs import paint
from ..splines import curve
from ..svg import Group
from ..trumps import t20_nemesia, t21_opium_poppy
from .strip import Flight, Motion, sprites

SEEDS, TUMBLE, GLOW = 8, 12, 5


def _seed(k: int) -> Group:
    group = Group()
    lean = 44 + 13 * math.sin(2 * math.pi * k / SEEDS)
    flying(group, -polar(16, lean - 90), lean, .92, True)
    return group


def _tepal(k: int) -> Group:
    """A tepal that turns over as it falls, showing its inside and its edge in turn."""
    group, phase = Group(), 2 * math.pi * k / TUMBLE
    bowl = View((-9, 24), 60, 30 + 24 * math.cos(phase), .5 + .15 * math.sin(phase), 26 * math.sin(phase))
    paint(group, laid(bowl, tepal(.50, .04), -90 + 34 * math.sin(phase), 1, .22), WINE, pale=.5, rays=8, shade=.24,
          veins=8, lip=(.05, .62, .16), vein_width=1.1)
    return keyline(group, 1.0, 3.6, "#26251C")


def _grain(k: int) -> Group:
    grain = circle((0, 0), 2.9, 2.3, 60 * k)
    return keyline(Group().silhouette(grain).fill(grain, ("#4C5468", "#6F7890")[k]), .6, 2, t21_opium_poppy.EDGE)


def _twinkle(k: int) -> Group:
    """A star that brightens: its rays become longer."""
    size = 7 + 2.2 * k
    spots: list[Spot] = [(*pair(polar(size if i % 2 == 0 else size * .24, 45 * i)), "c") for i in range(8)]
    return Group().fill(circle((0, 0), size * .62), "#FFF4CF", .10 + .03 * k).fill(curve(spots, True), pal.GILT_LIGHT)


SEED_WAYS = (((430, 372), (500, 330), (566, 268), (640, 176)), ((446, 330), (486, 280), (560, 240), (646, 246)),
             ((412, 300), (452, 236), (510, 166), (560, 110), (640, 72)),
             ((456, 410), (520, 396), (570, 352), (644, 330)), ((440, 352), (474, 318), (548, 310), (640, 260)),
             ((400, 290), (430, 220), (470, 190), (540, 180), (644, 130)))
FALLS = (((362, 430), (462, 520), (420, 610), (478, 720), (430, 830), (452, 900)),
         ((236, 440), (162, 540), (214, 640), (166, 750), (206, 850), (190, 930)))
CARDS: dict[str, tuple[Callable[[int], Group], int, Motion]] = {
    "T1": (_seed, SEEDS, Motion((110, 110), tuple(range(SEEDS)), 4, flights=tuple(
        Flight(start, seconds, way) for start, seconds, way in
        zip((0, 2.1, 4.6, 7.4, 9.2, 11.6), (8, 8.6, 9, 8.2, 8.8, 8.4), SEED_WAYS, strict=True)))),
    "T16": (_tepal, TUMBLE, Motion((150, 130), tuple(range(TUMBLE)), 5, flights=(
        Flight(.4, 9, FALLS[0]), Flight(9.4, 10, FALLS[1])))),
    "T21": (_grain, 2, Motion((12, 12), (0, 1), .5, flights=tuple(
        Flight(.9 * k, 2.6, ((150 + 5 * (k * 3 % 5), 702 + 7 * (k % 3)), (166 + 7 * (k * 2 % 5), 780),
                             (172 + 9 * (k * 3 % 5), 880), (176 + 11 * (k * 3 % 5), 930))) for k in range(20)))),
    "T20_stars": (_twinkle, GLOW, Motion((36, 36), (0, 1, 2, 3, 4, 4, 3, 2, 1, 0), 6, flights=tuple(
        Flight(1.55 * k, 10 / 6, ((x, y), (x, y))) for k, (x, y, _) in enumerate(t20_nemesia.STARS)))),
}


def draw(card: str) -> Image:
    """The strip of `card`."""
    drawn, count, motion = CARDS[card]
    return sprites(motion, count, drawn)
