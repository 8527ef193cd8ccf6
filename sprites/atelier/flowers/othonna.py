"""Othonna: pickle leaves in tufts on hanging threads, small yellow daisies on wiry stalks, violet buds."""
from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..geometry import Path, circle, polar
from ..ribbons import Petal, edges
from ..splines import Pose, curve
from ..svg import Group
from .radial import heart
from .straps import Ring, strap_ring
from .turned import View

YELLOW = "#E9BE3C"
RAY_INK = "#6E4716"
BLUE_GREEN, DEEP, PALE, RED = "#7FA08C", "#527A70", "#B0C8B2", "#A5605A"


def daisy(group: Group, view: View, count: int = 13, seed: int = 1) -> None:
    """A flower of `count` rays round a domed disc, its bracts below."""
    bracts(group, Pose(view.point(0j), view.radius / 100, view.turn))
    group.fill(view.path(circle(0, .90)), "#A9701F")  # or the heavy line would fill the gaps between the rays
    strap_ring(group, view, Ring(count, .2, 1.0, .37, "#EDC546", "#CE9A33"), seed=seed, thin=1.5, thick=3.0,
               veins=(.24, .44), ink=RAY_INK)
    group.fill(view.path(circle(0, .40)), "#C98F2C", .55)
    heart(group, view.point(0j) - 3j, view.radius * .31, "#D9971F", "#A4661A", tilt=.55 + .35 * view.rise / 90)


def bracts(group: Group, pose: Pose) -> None:
    """The cup of eight equal bracts under a head."""
    cup = pose.shape([(-7, 46, "c"), (-24, 34), (-30, 4, "c"), (30, 4, "c"), (24, 34), (7, 46, "c")])
    inside = Group().fill(pose.shape([(2, 0, "c"), (2, 50, "c"), (40, 50, "c"), (40, 0, "c")]), DEEP)
    for x in (-15, -5, 5, 15):
        inside.ink(pose.line((x, 0), (x * .6, 44)), 1.8, "out")
    group.solid(cup, BLUE_GREEN, inside, thin=1.4, thick=3)


def bud(group: Group, pose: Pose) -> None:
    """An egg-shaped bud in its violet bracts, yellow at the tip."""
    tip = pose.shape([(-9, -44, "c"), (-8, -58), (0, -70, "c"), (8, -58), (9, -44, "c")])
    group.solid(tip, YELLOW, thin=1.2, thick=2.4)
    egg = pose.shape([(-4, 2, "c"), (-20, -12), (-19, -34), (-8, -56, "c"), (-3, -47, "c"), (1, -58, "c"),
                      (5, -47, "c"), (9, -55, "c"), (19, -34), (20, -12), (4, 2, "c")])
    inside = Group().fill(pose.shape([(4, -64, "c"), (8, -24), (4, 6, "c"), (40, 0, "c"), (40, -64, "c")]), "#644A6F")
    for x in (-10, 0, 10):
        inside.ink(pose.curve([(x * .4, 0), (x * 1.2, -26), (x * .6, -52)]), 1.8, "both")
    group.solid(egg, "#957B9D", inside, thin=1.5, thick=3.4)


def pickle(group: Group, spine: Path, width: float) -> None:
    """A fleshy leaf like a small gherkin along `spine`, red at its short point."""
    blade = Petal(*edges(spine, lambda u: width * np.sin(np.pi * (.08 + .92 * np.clip(u, 0, 1) ** 1.1)) ** .5, n=16))
    inside = Group().fill(blade.side(1, .58), DEEP).fill(blade.side(.14, .34, .12, .74), PALE)
    inside.fill(blade.zone(lambda s: .80 + .05 * np.sin(s * 8), 1), RED)
    group.solid(blade.outline(), BLUE_GREEN, inside, thin=1.4, thick=3.2)


def pickles(group: Group, strand: Path, first: float, last: float, step: float, length: float = 56, seed: int = 1,
            clear: Callable[[complex], bool] = lambda z: True) -> None:
    """Leaves in twos and threes along a hanging `strand`, rising at their tips; none where `clear` says no."""
    rng = np.random.default_rng(seed)
    count = int(strand.length() * (last - first) / step)
    for i in range(count):
        u = first + (last - first) * (i + rng.uniform(-.2, .2)) / max(1, count - 1)
        root, along = strand.at(min(1, max(0, u))), strand.tangent(min(1, max(0, u)))
        sides = (-1, 1, 1) if i % 2 else (1, -1)
        if clear(root):
            for k, side in enumerate(sides):
                _leaf(group, root, along, side, length * rng.uniform(.8, 1.1), 26 + 46 * (k == 2) + rng.uniform(0, 34))


def _leaf(group: Group, root: complex, along: complex, side: int, length: float, way: float) -> None:
    """One leaf at `way` degrees from the strand's direction, bent up at the end."""
    start = along * polar(1, side * way)
    tip = root + start * length * .72 + (start - 1.1j) * length * .22
    pickle(group, curve([root, root + start * length * .46, tip]), length * .165)


def end_tuft(group: Group, strand: Path, length: float = 58) -> None:
    """The cluster of leaves that ends a strand."""
    root, along = strand.end, strand.tangent(1.0)
    for side, way in ((-1, 100), (1, 96), (-1, 62), (1, 58), (-1, 26), (1, 30), (1, 0)):
        _leaf(group, root, along, side, length * (1.05 if way < 40 else .9), way)
