"""Flowers that are not the same all round: violet, nemesia, petunia."""
from __future__ import annotations

from typing import Any

from ..geometry import Point, circle, point, polar
from ..plants import paint_petal
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..svg import Group
from .radial import button, stamens, unit_petal


def _petal(group: Group, at: Point, radius: float, turn: float, size: float, kind: str, half_width: float,
           claw: float, colour: str, **paint: Any) -> None:
    petal = unit_petal(kind, half_width, claw).placed(radius * size, turn, at)
    paint_petal(group, petal, colour, **paint)


def violet(group: Group, at: Point, radius: float) -> None:
    """Wood violet: five narrow petals, white bearded throat, dark straight spur behind."""
    violet_, dark, light = "#7568A8", "#473B78", "#A79BCB"
    spur = ribbon(Pose(at, radius).curve([(.05, -.1), (.28, -.5), (.2, -.78)]), lambda u: radius * .1)
    group.solid(spur, dark, thin=1.4, thick=3)
    look: dict[str, Any] = {"rim": light, "torn": .08, "vein_colour": dark, "vein_width": 1.6, "vein_to": (.5, .72)}
    for turn in (-24, 24):
        _petal(group, at, radius, turn, 1.0, "round", .27, .2, violet_, veins=7, **look)
    for turn in (-100, 100):
        _petal(group, at, radius, turn, .94, "round", .26, .2, violet_, veins=7, blotch="#F3ECDD", blotch_to=.3,
               **look)
    _petal(group, at, radius, 180, 1.04, "round", .38, .2, violet_, veins=9, blotch="#F3ECDD", blotch_to=.46, **look)
    button(group, at, radius * .07, "#D9A03F")


def nemesia(group: Group, at: Point, radius: float) -> None:
    """Nemesia: four-lobed upper lip, one broad lower lip, spotted yellow palate."""
    orange, dark, light = "#E0862E", "#A64A1E", "#F2B866"
    for turn, size in ((-70, .72), (70, .72), (-24, .82), (24, .82)):
        _petal(group, at, radius, turn, size, "round", .34, .3, orange, rim=light, blotch="#8C2F1D", blotch_to=.42,
               veins=5, vein_colour=dark, torn=.1)
    _petal(group, at, radius, 180, .98, "notch", .66, .3, light, rim="#F8DCA0", veins=9, vein_colour=dark)
    pose = Pose(at, radius)
    palate = pose.shape([(-.26, .02), (-.2, .26), (0, .34), (.2, .26), (.26, .02), (0, -.1)])
    group.fill(palate, "#F0D27A")
    group.clip(palate, Group().fill(pose.circle((0, .02), .14, .1), "#6A2417"))
    for spot in ((-.12, .16), (0, .22), (.12, .16), (-.06, .26), (.07, .27)):
        group.fill(pose.circle(spot, .025), "#6A2417")
    group.contour(palate, 1.4, 3)


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
