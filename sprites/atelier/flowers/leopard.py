"""Leopard lily: the two-coloured turk's cap, its bud, the whorl of leaves."""
from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, angle, circle, point, polar, smooth
from ..plants import leaf, leaf_profile
from ..ribbons import Petal, brush, edges
from ..splines import Pose, curve
from ..svg import Group
from .lilies import anther, filament

GOLD, GOLD_DARK, GOLD_LIGHT = "#EBB03E", "#C27F24", "#F7D584"
CRIMSON, CRIMSON_DARK, ROLLED, SPOT = "#B5312A", "#7E1C20", "#F0A882", "#5A1A1E"
GREEN: dict[str, Any] = {"colour": "#74975F", "shade": "#46704C", "light": "#A6BE85", "peak": .46, "base": .20,
                         "power": .95, "veins": 3, "parallel": True, "vein_colour": "#2A4F3C", "thick": 4.0}


def tepal(group: Group, spine: Path, width: float, seed: int, spots: int, *, dark_side: str = "R",
          red_from: float = .56, curled: float = .84) -> None:
    """A tepal along `spine`: golden and spotted to `red_from`, crimson beyond, its tip curled over."""
    blade = Petal(*edges(spine, leaf_profile(width, .48, .14, .8)))
    outline = blade.outline()
    right = dark_side == "R"
    inside = Group().fill(outline, GOLD)
    inside.fill(blade.side(1 if right else 0, .70 if right else .30), GOLD_DARK)
    inside.fill(blade.side(0 if right else 1, .14 if right else .86, .1), GOLD_LIGHT)

    def red(s: Any) -> Any:
        return red_from - .10 * np.abs(2 * s - 1) + .035 * np.cos(s * np.pi * 11)
    inside.fill(_beyond(blade, red, 0, 1), CRIMSON)
    inside.fill(_beyond(blade, red, *((.70, 1.0) if right else (0.0, .30))), CRIMSON_DARK)
    inside.fill(_beyond(blade, lambda s: curled + .05 * np.cos((s - .5) * np.pi), 0, 1), ROLLED)
    for across in (.18, .34, .66, .82):
        inside.ink(blade.vein(across, .10, .86), 1.5, "out", CRIMSON_DARK)
    inside.ink(blade.vein(.5, .02, .9), 3.0, "out", CRIMSON_DARK)
    _spots(inside, blade, width, seed, spots, red_from)
    group.silhouette(outline).clip(outline, inside)
    s = np.linspace(0, 1, 12)
    group.ink(smooth(blade.point(s, curled + .05 * np.cos((s - .5) * np.pi))), 2.2, "even")
    group.contour(outline, 1.8, 5)


def _beyond(blade: Petal, first: Callable[[Any], Any], left: float, right: float) -> Path:
    """The part of a tepal from the line `first` (a function of across) to the tip, along its curved edges."""
    s = np.linspace(left, right, 60)
    low = first(s)
    points = [blade.point(left + 0 * s, np.linspace(1, low[0], 60)), blade.point(s, low),
              blade.point(right + 0 * s, np.linspace(low[-1], 1, 60))]
    return smooth(np.concatenate(points)).close()


def _spots(group: Group, blade: Petal, width: float, seed: int, count: int, last: float) -> None:
    """Maroon spots on the golden part, ringed in orange, largest towards the red."""
    rng = np.random.default_rng(seed)
    placed: list[tuple[complex, float]] = []
    for _ in range(count * 40):
        if len(placed) >= count:
            break
        along, across = .10 + (last - .12) * rng.random(), .5 + (rng.random() - .5) * .74
        if abs(across - .5) < .07:
            continue
        z = complex(blade.point(across, along))
        r = width * (.075 + .07 * along) * rng.uniform(.8, 1.15)
        if all(abs(z - other) >= r + size + width * .07 for other, size in placed):
            placed.append((z, r))
            way = angle(complex(blade.point(across, along + .02)) - z)
            group.fill(circle(z, r * 1.9, r * 1.35, way), "#D9852C").fill(circle(z, r * 1.35, r * .9, way), SPOT)


Row = tuple[Sequence[tuple[float, float]], float, int, int, str]
BACK: tuple[Row, ...] = (
    (((-6, 26), (-44, 8), (-58, -44), (-44, -92), (-8, -112)), 25, 31, 7, "L"),
    (((6, 26), (46, 6), (60, -46), (48, -94), (14, -118)), 25, 32, 7, "R"))
FRONT: tuple[Row, ...] = (
    (((-8, 66), (-92, 90), (-158, 50), (-170, -14), (-196, -62), (-236, -62), (-240, -26)), 35, 33, 22, "L"),
    (((8, 66), (92, 88), (160, 46), (170, -20), (192, -72), (230, -78), (240, -44)), 35, 34, 22, "R"),
    (((-2, 98), (-60, 80), (-104, 16), (-96, -52), (-112, -104), (-148, -114), (-162, -84)), 37, 35, 22, "L"),
    (((6, 98), (62, 76), (104, 10), (92, -64), (46, -90), (26, -58)), 39, 36, 22, "R"))
STAMENS = (((-26, 96), (-64, 150), (-112, 172), -48), ((-12, 100), (-30, 170), (-58, 208), -24),
           ((4, 100), (8, 176), (-4, 218), 0), ((14, 100), (38, 168), (52, 208), 16),
           ((26, 96), (76, 146), (112, 176), 42))


def leopard_turk(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A nodding turk's cap hanging from `at`, about 330 wide and 320 high at scale 1."""
    pose = Pose(at, scale, turn)
    for first, middle, last, way in STAMENS:
        thread = filament(group, pose, [(first[0] * .4, 60), first, middle, last], "#D9CF8E", 6.4 * scale)
        anther(group, thread.end, 18 * scale, turn + way)
    style = filament(group, pose, [(0, 60), (14, 140), (10, 252)], "#9BB06A", 9 * scale)
    knob = circle(style.end, 9 * scale, 7 * scale)
    group.silhouette(knob).fill(knob, "#7E9450").stroke(knob, pal.INK, 1.6)
    for points, width, seed, spots, dark in BACK:
        tepal(group, pose.curve(points), width * scale, seed, spots, dark_side=dark, red_from=.4)
    _throat(group, pose)
    for points, width, seed, spots, dark in FRONT:
        tepal(group, pose.curve(points), width * scale, seed, spots, dark_side=dark)


def _throat(group: Group, pose: Pose) -> None:
    """The green-based tube between the tepals."""
    base = pose.curve([(-13, -22), (-24, 24), (-54, 80), (0, 108), (54, 80), (24, 24), (13, -22)]).close()
    green = pose.shape([(-34, -40, "c"), (34, -40, "c"), (17, 34), (0, 58), (-17, 34)])
    group.silhouette(base).fill(base, GOLD_DARK).clip(base, Group().fill(green, "#8FA562"))
    for x in (-15, 0, 15):
        group.ink(pose.curve([(x * .5, -18), (x, 34), (x * 1.9, 92)]), 2.2, "both")
    group.contour(base, 1.6, 3.6)


def leopard_bud(group: Group, at: Point, length: float, width: float, turn: float = 0) -> None:
    """A hanging bud: green base, golden middle, crimson tip."""
    spine = Pose(at, 1, turn).curve([(0, 0), (4, length * .5), (0, length)])
    bud = Petal(*edges(spine, lambda u: width * np.sin(np.pi * np.clip(u * .90 + .08, 0, 1)) ** .66))
    inside = Group().fill(bud.outline(), GOLD)
    inside.fill(bud.side(1, .62), GOLD_DARK)
    inside.fill(bud.zone(lambda s: .62 + .08 * np.abs(np.sin(s * np.pi * 3)), 1), CRIMSON)
    inside.fill(bud.zone(lambda s: .64 + .08 * np.abs(np.sin(s * np.pi * 3)), 1, .62), CRIMSON_DARK)
    inside.fill(bud.zone(0, lambda s: .34 + .12 * np.abs(np.sin(s * np.pi * 3))), "#93A85C")
    inside.fill(bud.zone(0, lambda s: .30 + .12 * np.abs(np.sin(s * np.pi * 3)), .62), "#64783F")
    group.silhouette(bud.outline()).clip(bud.outline(), inside)
    for across in (.34, .64):
        group.ink(bud.vein(across, .06, .93), 2.0, "both")
    group.contour(bud.outline(), 1.7, 4.6)


def whorl(group: Group, at: Point, reach: float, ways: Sequence[float], width: float, droop: float = .4,
          rise: float = .22) -> None:
    """Leaves round a stem at `at` towards `ways` (degrees, 90 to the viewer), their tips drooping."""
    for k, way in enumerate(sorted(ways, key=lambda a: math.sin(math.radians(a)))):
        out = complex(math.cos(math.radians(way)), .42 * math.sin(math.radians(way)))
        root, size = point(at) + out * 6, reach * (1 - .08 * (k % 3))
        sag = droop * (.7 + .5 * (k % 2))
        spine = curve([root, root + out * size * .5 - 1j * size * rise, root + out * size * .86 - 1j * size * rise * .5,
                       root + out * size * 1.04 + 1j * size * sag * .55])
        leaf(group, spine, width * (1.15 if math.sin(math.radians(way)) > .3 else 1),
             dark_side="R" if out.real > 0 else "L", **GREEN)


def whorl_star(group: Group, at: Point, radius: float, turn: float, colour: str, dark: str, rays: int = 10) -> None:
    """A whorl seen from above, for halos."""
    for i in range(rays):
        way = turn + i * 360 / rays
        reach = radius * (1 if i % 2 else .74)
        ray = brush(curve([point(at), point(at) + polar(reach * .6, way + 6), point(at) + polar(reach, way)]),
                    radius * .30, lambda u: np.sin(np.pi * np.clip(u, 0, 1)) ** .8)
        group.fill(ray, colour if i % 2 else dark).stroke(ray, pal.INK, 1.1)
    group.fill(circle(at, radius * .17), pal.INK)
