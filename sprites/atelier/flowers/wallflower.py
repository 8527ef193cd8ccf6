"""Wallflower: crosses of four petals, buds in purple sepals, upright pods, and the wall it grows from."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import palette as pal
from ..geometry import Path, Point, circle, polar
from ..plants import cast_shadow, paint_petal
from ..ribbons import bud_profile, ribbon
from ..splines import Pose, curve
from ..svg import Group
from .turned import View, turned_petals

GOLD, LIGHT, STAIN, STAIN_DARK = "#DE9430", "#F3C46C", "#8E3A1C", "#6B2714"
SEPAL, SEPAL_LIGHT = "#6B4A63", "#9C7890"
Cracks = Sequence[Sequence[tuple[float, float]]]
LOOK: dict[str, Any] = {"rim": LIGHT, "rim_from": .80, "blotch": STAIN, "blotch_to": .50, "blotch_rays": 5,
                        "torn": .14, "veins": 6, "vein_colour": STAIN_DARK, "vein_from": .2, "vein_to": (.62, .82),
                        "vein_width": 1.4, "thin": 1.5, "thick": 3.6}


def cross(group: Group, view: View, first: float = -45, seed: int = 1) -> None:
    """One flower: four clawed petals in a cross over four purple sepals."""
    half = bud_profile(.8)
    for i in range(4):
        spine = view.curve([0j, polar(.66, first + 45 + i * 90)])
        group.solid(ribbon(spine, lambda u: view.radius * .13 * half(u)), SEPAL, thin=1.2, thick=2)
    for _, petal in turned_petals(view, 4, "wavy", .50, claw=.3, first=first, seed=seed, jitter=4):
        paint_petal(group, petal, GOLD, **LOOK)
    heart = view.point(0j)
    group.fill(circle(heart, view.radius * .15), STAIN_DARK)
    for i in range(6):
        dot = circle(view.point(polar(.09, i * 60)), view.radius * .05)
        group.fill(dot, "#E8D07E").stroke(dot, pal.INK, 1.0)


def bud(group: Group, pose: Pose) -> None:
    """A bud in its erect purple sepals, gold at the tip."""
    tip = pose.shape([(-10, -30), (-8, -44), (0, -50), (8, -44), (10, -30), (0, -24)])
    group.solid(tip, GOLD, Group().fill(pose.circle((6, -34), 10, 14), STAIN), thin=1.3, thick=2.4)
    body = pose.shape([(-5, 0, "c"), (-13, -16), (-11, -40, "c"), (-4, -32), (0, -42, "c"), (5, -32), (11, -40, "c"),
                       (13, -16), (5, 0, "c")])
    dark = Group().fill(pose.shape([(2, -50, "c"), (2, 4, "c"), (30, 0, "c"), (30, -50, "c")]), SEPAL)
    group.solid(body, SEPAL_LIGHT, dark, thin=1.4, thick=3)


def pod(group: Group, spine: Path, width: float = 10) -> None:
    """A long thin pod along `spine` with its two-lipped tip."""
    half = bud_profile(.6, .35)
    shape = ribbon(spine, lambda u: width / 2 * half(u) + .5)
    group.solid(shape, "#98A56F", Group().fill(ribbon(spine, lambda u: 0 * u, lambda u: width / 2 * half(u) + 1),
                                               "#667E52"), thin=1.3, thick=2.8)
    group.ink(spine.part(.06, .94), 1.5, "even")
    tip = circle(spine.end, width * .42)
    group.silhouette(tip).fill(tip, SEPAL_LIGHT).stroke(tip, pal.INK, 1.3)


def stone(group: Group, corners: Sequence[Point], face: str, shade: str, cracks: Cracks) -> None:
    """A block of the wall: a rounded outline through `corners`, its lower right in `shade`, a few `cracks`."""
    shape = curve([*corners], closed=True)
    group.silhouette(shape).fill(shape, shade)
    cast_shadow(group, shape, shape, (-9, -8), face)
    for crack in cracks:
        group.ink(curve([*crack]), 2.0, "both", "#6E6250")
    group.contour(shape, 1.6, 4.2)
