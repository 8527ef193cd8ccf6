"""Braids."""
from __future__ import annotations

from collections.abc import Sequence

from . import palette as pal
from .figures import Hair
from .geometry import Spot, angle
from .splines import Pose, curve
from .svg import Group


def braid(group: Group, spots: Sequence[Spot], width: float, hair: Hair, tie: str = "#A63A3A") -> None:
    """A plait along `spots`, `width` from middle to edge, tied near its end with a ribbon of the colour `tie`."""
    spine = curve(spots)
    count = int(spine.length() / (width * .82))
    for i in range(count, -1, -1):
        u = i / count
        size = width / 20 * (1 - .3 * u ** 3)
        pose = Pose(spine.at(u), size, angle(spine.tangent(u)) - 90, bool(i % 2))
        strand = pose.shape([(2, -24), (-14, -20), (-22, -6), (-18, 10), (-4, 24), (7, 32, "c"), (9, 14), (6, -6)])
        inside = Group().fill(pose.shape([(-26, 4, "c"), (-12, 10), (10, 34, "c"), (-4, 40, "c"), (-28, 24, "c")]),
                              hair.dark)
        inside.fill(pose.shape([(-4, -18), (-12, -12), (-13, -2), (-4, 10), (4, 18), (2, 4), (-4, -8)]), hair.light)
        for x in (-9, -2):
            inside.ink(pose.curve([(x + 2, -18), (x - 5, -4), (x + 6, 20)]), 1.5, "both")
        group.solid(strand, hair.base, inside, 1.5, 3)
    knot = Pose(spine.at(.93), width / 20, angle(spine.tangent(.93)) - 90)
    group.solid(knot.shape([(-15, -6, "c"), (0, -2), (15, -6, "c"), (14, 7, "c"), (0, 11), (-14, 7, "c")]), tie)
    group.stroke(knot.curve([(-12, 1), (0, 5), (12, 1)]), pal.INK, 1.2)
