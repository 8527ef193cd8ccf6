"""Corncockle with its long sepals and ribbed calyx, and the wheat it grows in."""
from __future__ import annotations

from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Path, line, mix, polar
from ..plants import paint_petal
from ..ribbons import Petal, bud_profile, edges, ribbon
from ..splines import Pose, curve
from ..svg import Group
from .turned import View, ring_of_stamens, turned_petals

MAGENTA, DARK, LIGHT, STREAK, PALE = "#B65C8C", "#84336A", "#D996B7", "#5C1F48", "#F2E2DC"
SEPAL, SEPAL_DARK, SEPAL_LIGHT = "#8DA571", "#56785A", "#BFCBA0"
LOOK: dict[str, Any] = {"rim": LIGHT, "rim_from": .86, "blotch": PALE, "blotch_to": .24, "torn": .05,
                        "shade": "#9C4578", "shade_width": .24, "veins": 6, "vein_colour": DARK, "vein_from": .24,
                        "vein_to": (.6, .88), "vein_width": 1.3, "thin": 1.7, "thick": 4.6}
WHEAT, WHEAT_DARK, WHEAT_LIGHT = "#D3A345", "#9C6F27", "#EBCB85"


def sepal(group: Group, spine: Path, width: float) -> None:
    """A long narrow sepal along `spine`."""
    half = bud_profile(.62, .9)
    blade = Petal(*edges(spine, lambda u: width * half(u) + .3))
    group.solid(blade.outline(), SEPAL, Group().fill(blade.side(1, .5), SEPAL_DARK), thin=1.4, thick=3)
    group.ink(spine.part(.04, .9), 1.5, "out")


def _streaks(group: Group, petal: Petal) -> None:
    """Two or three broken dark lines, the sign of the flower."""
    for across, drift in ((.26, .22), (.5, .5), (.74, .78)):
        for first, last in ((.28, .46), (.49, .64), (.67, .76)):
            group.ink(petal.vein(across, first, last, across + (drift - across) * .6), 4.0, "both", STREAK)


def corncockle_open(group: Group, view: View, first: float = -90, seed: int = 4) -> None:
    """A flower looked into, five sepals longer than the petals showing between them."""
    for i in range(5):
        way = first + 36 + i * 72
        sepal(group, view.curve([0j, polar(.72, way - 3), polar(1.36, way + 2)]), view.radius * .088)
    for _, petal in turned_petals(view, 5, "notch", .50, claw=.2, first=first, jitter=2, seed=seed):
        paint_petal(group, petal, MAGENTA, **LOOK)
        _streaks(group, petal)
    ring_of_stamens(group, view, .10, .17, 10, PALE, "#6B4A6E", pal.INK, size=.03)


def corncockle_side(group: Group, view: View) -> None:
    """A flower from the side above its ribbed calyx tube."""
    unit = view.radius / 100
    pose = Pose(view.at, unit, view.turn)
    petals = [petal for _, petal in turned_petals(view, 5, "notch", .52, claw=.2, first=-90, jitter=2, seed=6)]
    for spots in ([(-4, -6), (-44, -50), (-78, -128)], [(6, -6), (38, -60), (56, -140)]):
        sepal(group, pose.curve(spots), 7 * unit)
    for petal in petals[:3]:
        paint_petal(group, petal, "#9C4578", **(LOOK | {"shade": None}))
        _streaks(group, petal)
    ring_of_stamens(group, view, .10, .2, 8, PALE, "#6B4A6E", pal.INK, size=.03, lift=.2)
    for petal in petals[3:]:
        paint_petal(group, petal, MAGENTA, **(LOOK | {"blotch": None, "vein_from": .06}))
    for spots in ([(-8, 2), (-66, -6), (-128, -52)], [(8, 2), (66, 0), (134, -36)], [(0, 4), (-14, -44), (6, -104)]):
        sepal(group, pose.curve(spots), 7.5 * unit)
    calyx(group, pose)


def calyx(group: Group, pose: Pose) -> None:
    """The ribbed tube below a flower at the pose's origin."""
    tube = pose.shape([(-15, -8, "c"), (-22, 22), (-17, 54), (-5, 68, "c"), (5, 68, "c"), (17, 54), (22, 22),
                       (15, -8, "c"), (0, -2)])
    inside = Group().fill(pose.shape([(2, -12, "c"), (6, 70, "c"), (40, 60, "c"), (30, -10, "c")]), SEPAL_DARK)
    for x in (-15, -9, -3, 4, 10, 16):
        inside.ink(pose.curve([(x * .8, -6), (x * 1.15, 24), (x * .35, 68)]), 2.2 * pose.scale + .6, "both")
    group.solid(tube, SEPAL_LIGHT, inside, thin=1.6, thick=3.6)


def corncockle_bud(group: Group, pose: Pose) -> None:
    """A rolled bud rising from its calyx among the long sepals."""
    for spots in ([(-6, 0), (-30, -36), (-36, -110)], [(6, 0), (30, -40), (44, -104)]):
        sepal(group, pose.curve(spots), 6.5 * pose.scale)
    cone = pose.shape([(-13, 0, "c"), (-20, -30), (-10, -62), (4, -82, "c"), (16, -58), (20, -28), (13, 0, "c")])
    inside = Group().fill(pose.shape([(4, 0, "c"), (2, -40), (4, -86, "c"), (50, -40, "c"), (30, 4, "c")]), DARK)
    for spots in ([(-18, -30), (2, -50), (6, -78)], [(-10, -6), (10, -34), (12, -64)]):
        inside.ink(pose.curve(spots), 2.4, "both", STREAK)
    group.solid(cone, MAGENTA, inside, thin=1.6, thick=3.8)
    sepal(group, pose.curve([(0, 4), (-10, -40), (2, -104)]), 6.5 * pose.scale)
    calyx(group, pose)


def ear(group: Group, spine: Path, pairs: int = 10, size: float = 34, beards: float = 54) -> None:
    """A bearded ear of wheat along `spine`, two rows of grains and a middle one, laid tip first."""
    half = bud_profile(.8)
    for i in reversed(range(pairs)):
        u = .04 + .90 * i / (pairs - 1)
        root, along = spine.at(u), spine.tangent(u)
        grain = size * (1.05 - .35 * u)
        for sign in (-1, 1, 0):
            way = along + sign * .62j * along
            way /= abs(way)
            foot = root + sign * 1j * along * 3
            tip = foot + way * grain
            beard = curve([tip, mix(tip, tip + (way + along) * beards * .5, .5) + sign * 2j * along,
                           tip + (way * .35 + along * .65) * beards])
            if sign or i == pairs - 1:
                group.stroke(beard, pal.INK, 3.4).stroke(beard, WHEAT, 1.4)
            shape = ribbon(line(foot, tip), lambda v, grain=grain: grain * .23 * half(v))  # type: ignore[misc]
            group.silhouette(shape).fill(shape, WHEAT_LIGHT if sign < 0 else WHEAT if sign > 0 else "#DFB662")
            group.ink(line(mix(foot, tip, .15), mix(foot, tip, .8)), 1.7, "out", WHEAT_DARK)
            group.contour(shape, 1.3, 2.8)


def straw(group: Group, spine: Path, width: float = 6) -> None:
    """A wheat stalk along `spine`."""
    shape = ribbon(spine, lambda u: width * (1 - .35 * np.asarray(u)) / 2)
    group.silhouette(shape).fill(shape, WHEAT).contour(shape, 1.3, 2.6, cut=80)
