"""Othonna: pickle leaves in tufts on hanging threads, small yellow daisies on wiry stalks, violet buds."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..geometry import Path, Point, circle, point, polar
from ..ribbons import Petal, edges
from ..splines import Pose, curve
from ..svg import Group
from .radial import heart
from .turned import View, turned, turned_petals

YELLOW, LIGHT, DARK, VEIN = "#E9BE3C", "#F6DF8C", "#C7932B", "#9A6A1C"
BLUE_GREEN, DEEP, PALE, RED = "#7FA08C", "#527A70", "#B0C8B2", "#A5605A"
RAYS: dict[str, Any] = {"rim": LIGHT, "rim_from": .80, "shade": DARK, "shade_width": .34, "veins": 2,
                        "vein_colour": VEIN, "vein_from": .3, "vein_to": (.8, .86), "vein_width": 1.5, "thin": 1.5,
                        "thick": 3.4}


def daisy(group: Group, view: View, count: int = 13, seed: int = 1) -> None:
    """A flower of `count` rays round a domed disc, its bracts below."""
    bracts(group, Pose(view.point(0j), view.radius / 100, view.turn))
    group.fill(view.path(circle(0, .78)), "#B27A22")  # or the heavy line would fill the gaps between the rays
    rays = turned_petals(view, count, "square", .175, claw=.55, jitter=3, seed=seed)
    turned(group, view, rays, YELLOW, heart=lambda g: heart(g, view.point(0j) - 3j, view.radius * .31, "#D9971F",
                                                            "#A4661A", tilt=.55 + .35 * view.rise / 90), **RAYS)


def bracts(group: Group, pose: Pose) -> None:
    """The cup of eight equal bracts under a head."""
    cup = pose.shape([(-7, 46, "c"), (-24, 34), (-30, 4, "c"), (30, 4, "c"), (24, 34), (7, 46, "c")])
    inside = Group().fill(pose.shape([(2, 0, "c"), (2, 50, "c"), (40, 50, "c"), (40, 0, "c")]), DEEP)
    for x in (-15, -5, 5, 15):
        inside.ink(pose.line((x, 0), (x * .6, 44)), 1.8, "out")
    group.solid(cup, BLUE_GREEN, inside, thin=1.4, thick=3)


def bud(group: Group, pose: Pose) -> None:
    """A bud like a violet pea, yellow at the lip."""
    lip = pose.circle((0, -34), 9, 8)
    group.solid(lip, YELLOW, thin=1.2, thick=2.4)
    ball = pose.shape([(-5, 0, "c"), (-18, -12), (-17, -30), (-6, -40), (6, -40), (17, -30), (18, -12), (5, 0, "c")])
    inside = Group().fill(pose.shape([(4, -50, "c"), (6, 6, "c"), (40, 0, "c"), (40, -50, "c")]), "#644A6F")
    for x in (-8, 0, 9):
        inside.ink(pose.curve([(x * .5, 0), (x * 1.2, -20), (x * .7, -38)]), 1.7, "both")
    group.solid(ball, "#957B9D", inside, thin=1.5, thick=3.4)


def pickle(group: Group, spine: Path, width: float) -> None:
    """A fleshy cylindrical leaf along `spine`, pointed and red at the tip."""
    blade = Petal(*edges(spine, lambda u: width * (.66 + .34 * np.sin(np.pi * np.clip(u, 0, 1) ** .9))
                         * np.clip(1.0 - np.asarray(u) ** 7, 0, 1) ** .6, n=18))
    inside = Group().fill(blade.side(1, .56), DEEP).fill(blade.side(.16, .34, .08, .80), PALE)
    inside.fill(blade.zone(lambda s: .82 + .04 * np.sin(s * 9), 1), RED)
    group.solid(blade.outline(), BLUE_GREEN, inside, thin=1.4, thick=3.2)


def tuft(group: Group, at: Point, turn: float, scale: float, count: int = 6, seed: int = 1) -> None:
    """Pickle leaves fanned out from the joint `at` towards `turn`, the middle ones in front."""
    rng = np.random.default_rng(seed)
    root = point(at)
    ways = sorted(((i / (count - 1) - .5) * 220 for i in range(count)), key=lambda w: -abs(w))
    for way in ways:
        length = 70 * scale * rng.uniform(.8, 1.1)
        heading = turn + way + rng.uniform(-8, 8)
        bend = .30 * np.sign(way or 1) * rng.uniform(.4, 1.1)
        spoke = polar(length, heading)
        pickle(group, curve([root, root + spoke * .5 - 1j * spoke * bend * .5, root + spoke - 1j * spoke * bend * -.2]),
               12.5 * scale)
