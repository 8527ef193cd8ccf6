"""The edge of the beards of two kings: fine hairs on the cheeks, from sparse to dense."""
from __future__ import annotations

from collections.abc import Sequence

from ..geometry import Spot, polar
from ..line import ends, taper
from ..splines import Pose, curve
from ..svg import Group

Cheek = tuple[Sequence[Spot], float, float]  # the edge of the hair, and its direction in degrees from first to last
Row = tuple[str, int, float, float, float]  # ink, number of hairs, length before and after the edge, width


def cheek_hair(group: Group, head: Pose, cheeks: Sequence[Cheek], rows: Sequence[Row]) -> None:
    """The `rows` of hairs along the edge of each of the `cheeks` of `head`."""
    for spots, first, last in cheeks:
        edge = curve(spots)
        for ink, count, before, after, width in rows:
            for k in range(count):
                u = (k + .5) / count
                way = polar(1, first + (last - first) * u)
                root, tip = edge.at(u) - way * before * (1, .62, .84)[k % 3], edge.at(u) + way * after
                hair = head.curve([root, (root + tip) / 2 + 1.6j * way, tip])
                group.fill(taper(hair, width, width, ends(.6, .3)), ink)
