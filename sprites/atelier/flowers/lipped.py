"""The petunia from the front: five fused lobes."""
from __future__ import annotations

from ..geometry import Point, circle, point, polar
from ..splines import curve
from ..svg import Group
from .radial import stamens


def petunia(group: Group, at: Point, radius: float) -> None:
    """Petunia: five fused violet lobes with a white star."""
    centre = point(at)

    def ray(share: float, degrees: float) -> complex:
        return centre + polar(radius * share, degrees)
    rim = curve([ray(share, -90 + i * 72 + off) for i in range(5)
                 for off, share in ((-30, .93), (-12, 1.03), (0, .98), (14, 1.04), (30, .92))], closed=True)
    inside = Group().fill(rim, "#7D4C93")
    for i in range(5):
        a, b = -90 + i * 72, -54 + i * 72
        inside.fill(curve([centre, ray(.55, a - 13), ray(1.1, a - 20), ray(1.1, a + 20), ray(.55, a + 13)], True),
                    "#F1E6E6")
        for s in (-1, 0, 1):
            inside.ink(curve([ray(.12, a), ray(.5, a + s * 6), ray(.92, a + s * 9)]), 2, "out", "#8C5E9C")
        for s in (-2, -1, 0, 1, 2):
            inside.ink(curve([ray(.14, b), ray(.5, b + s * 8), ray(.9, b + s * 9)]), 2, "out", "#4E2963")
        inside.ink(curve([ray(.98, b), ray(.7, b + 1), ray(.45, b)]), 3, "out", "#4E2963")
    inside.fill(circle(centre, radius * .2), "#E7DBA8").fill(circle(centre, radius * .13), "#3C2348")
    group.silhouette(rim).clip(rim, inside).contour(rim, 1.7, 4.5)
    stamens(group, at, radius * .05, radius * .08, 5, "#E7DBA8", "#C9B45E", size=radius * .03)
