"""A garden spider from above, and its web between two stems."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..geometry import polar
from ..line import SHADE, ends, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

CROSS = "#F6EDD2"
LEGS = (((3, -8), (11, -22), (10, -35), (6, -47)), ((4, -6), (16, -15), (21, -27), (20, -38)),
        ((4, -3), (13, -3), (19, 4), (19, 14)), ((3, 0), (12, 10), (16, 22), (12, 35)))


def orb_web(group: Group, hub: complex, guys: Sequence[complex], reach: tuple[float, float], ink: str,
            turns: int = 9, spokes: int = 16) -> None:
    """A wheel around `hub` between the ends of `guys`: threads to them, a frame, spokes, a sagging spiral.

    The lengths of the spokes are between the two numbers of `reach`.
    """
    rng = np.random.default_rng(5)
    ways = [360 * k / spokes + float(rng.uniform(-5, 5)) for k in range(spokes)]
    rim = [hub + polar(float(rng.uniform(*reach)), way) for way in ways]
    for end in guys:
        corner = min(rim, key=lambda z: abs(z - end))
        group.fill(taper(curve([corner, (corner + end) / 2 + 3j, end]), 1.9, 1.5), ink)
    for k, (a, b) in enumerate(zip(rim, [*rim[1:], rim[0]], strict=True)):
        group.fill(taper(curve([hub, a]), 1.5, 1.5), ink)
        group.fill(taper(curve([a, (a + b) / 2 + (hub - (a + b) / 2) * .06, b]), 1.9, 1.9), ink)
        for turn in range(turns):
            share = .16 + .76 * (turn + k / spokes) / turns
            later = share + .76 / turns / spokes
            c, d = hub + share * (a - hub), hub + later * (b - hub)
            group.fill(taper(curve([c, (c + d) / 2 + (hub - (c + d) / 2) * .10, d]), 1.15, 1.15), ink)


def garden_spider(group: Group, pose: Pose, tones: Tones) -> None:
    """A garden spider about 80 from toe to toe, its head up, with the pale cross on its back."""
    for side in (-1, 1):
        for hip, knee, ankle, toe in LEGS:
            first = pose.curve([(side * hip[0], hip[1]), (side * knee[0], knee[1])])
            group.fill(taper(first, 3.8, 2.8), tones.line)
            group.fill(taper(pose.curve([(side * x, y) for x, y in (knee, ankle, toe)]), 2.8, .9), tones.line)
            group.fill(taper(first.part(.3, .75), 1.6, 1.2), tones.mid)
    for spots, tone in (([(0, -17), (6, -12), (6, -3), (0, 1), (-6, -3), (-6, -12)], tones.deep),
                        ([(0, -3), (9, 0), (12, 10), (7, 21), (0, 27), (-7, 21), (-12, 10), (-9, 0)], tones.mid)):
        shape = pose.shape(spots)
        inside = Group().fill(shape, tone)
        inside.fill(pose.shape([(x + 7, y + 5) for x, y in spots]), tones.line if tone == tones.deep else tones.deep)
        group.silhouette(shape).clip(shape, inside).contour(shape, .8, 2.2, tones.line, SHADE)
    for line, width in (([(0, 1), (0, 14)], 3), ([(-6, 7), (6, 7)], 3), ([(-6, 15), (0, 19), (6, 15)], 2)):
        group.fill(taper(pose.curve(line), width, 1.6, ends(.2, .3)), CROSS)
