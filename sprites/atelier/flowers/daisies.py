"""Flower heads made of many florets: the dandelion's clock, the marigold and similar ones."""
from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, Spot, circle, line, pair, point, polar
from ..ribbons import Petal, brush
from ..splines import Pose, curve
from ..svg import Group
from .radial import heart

YELLOWS = (("#E3B23C", "#B9842A"), ("#EBC250", "#C8932F"), ("#F3D678", "#D7A63E"))
ORANGES = (("#DB7A22", "#A9541A"), ("#E8922F", "#B9621D"), ("#F2AE4E", "#CB7A24"))
RINGS = (1.0, .76, .5, .3)


def _strap(spoke: complex, radius: float, reach: float, width: float, put: Pose, tilt: float, lift: float) -> Petal:
    """One strap floret from the centre along the unit vector `spoke`, notched at the end."""
    across = 1j * spoke

    def seen(z: complex) -> complex:
        return put.point(complex(z.real, z.imag * tilt - lift * tilt))

    def side(s: int) -> list[Spot]:
        return [seen(spoke * r + s * across * width * w) for r, w in
                ((radius * .08, .3), (reach * .55, .55), (reach * .97, .42))]
    left, right = curve(side(-1)), curve(side(1))
    tip = seen(spoke * reach * .99)
    rim = curve([left.end, seen(spoke * reach * 1.03 - across * width * .14), (*pair(tip), "c"),
                 seen(spoke * reach * 1.03 + across * width * .14), right.end])
    return Petal(left, right, rim)


def composite(group: Group, at: Point, radius: float, counts: Sequence[int] = (24, 18, 12),
              inks: Sequence[tuple[str, str]] = YELLOWS, *, tilt: float = .72, turn: float = 0, width: float = .16,
              seed: int = 1, thin: float = 1.4, thick: float = 3.0) -> None:
    """A head of strap florets seen in perspective: rings of `counts` florets in (fill, shade), outermost first."""
    rng = np.random.default_rng(seed)
    put = Pose(at, 1, turn)
    for j, count in enumerate(counts):
        order = sorted(range(count), key=lambda i: math.sin(math.radians(360 * i / count + j * 9)))
        for i in order:
            way = 360 * i / count + j * 9 + rng.uniform(-3, 3)
            reach = radius * RINGS[j] * rng.uniform(.93, 1.04)
            strap = _strap(polar(1, way), radius, reach, radius * width * (1 - .12 * j), put, tilt, radius * .10 * j)
            outline = strap.outline()
            group.silhouette(outline).fill(outline, inks[j][0]).fill(strap.side(1, .55), inks[j][1])
            group.ink(strap.vein(.45, .2, .85), thin * .9, "out")
            group.contour(outline, thin * .8, thick)


def marigold(group: Group, at: Point, radius: float) -> None:
    """Pot marigold: dense orange rays and a dark disc."""
    composite(group, at, radius, (22, 19, 16), ORANGES, tilt=.86, width=.24)
    heart(group, point(at) - .26j * radius, radius * .2, "#8A4A1C", "#5C2E15")


def parasol(group: Group, at: Point, turn: float, scale: float = 1.0, colour: str = pal.WHITE,
            width: float = 1.3, beak: float = 34) -> None:
    """One flying dandelion fruit: seed, beak, parasol."""
    pose = Pose(at, scale, turn)
    group.stroke(pose.curve([(0, 0), (2, -beak * .5), (0, -beak)]), colour, width + 1.2)
    seed = pose.shape([(0, 16, "c"), (4, 6), (2, -4), (0, -6, "c"), (-2, -4), (-4, 6)])
    group.fill(seed, "#6E4A2B").stroke(seed, pal.INK, 1.1)
    top = complex(0, -beak)
    for way in range(-72, 73, 18):
        end = polar(24 - abs(way) * .05, way - 90)
        hair = pose.curve([top, top + end * .55 - .018j * abs(way), top + end])
        group.fill(brush(hair, 3.0 * scale, lambda u: 1 - .5 * u), colour)
        for fork in (-26, 26):
            group.stroke(line(hair.end, hair.end + polar(6 * scale, way - 90 + fork + turn)), colour, width)


def clock(group: Group, at: Point, radius: float = 78, gap: tuple[float, float] = (-70, 20)) -> None:
    """A dandelion clock; between the angles `gap` the seeds have blown away."""
    centre = point(at)
    _clock_lines(group, centre, radius, gap, "#2A2A3A", 3.6)  # white needs ink below it on pale grounds
    _clock_lines(group, centre, radius, gap, pal.WHITE, 1.6)
    middle = circle(centre, 11, 9)
    group.silhouette(middle).fill(middle, "#B9B57E").stroke(middle, pal.INK, 1.8)
    for way in range(0, 360, 40):
        group.fill(circle(centre + polar(6, way), 1.2), pal.INK)


def _clock_lines(group: Group, centre: complex, radius: float, gap: tuple[float, float], colour: str,
                 width: float) -> None:
    rng = np.random.default_rng(4)
    for ring, count, share in ((0, 26, 1.0), (1, 20, .78), (2, 13, .54)):
        for i in range(count):
            way = 360 * i / count + ring * 7
            if gap[0] < (way + 180) % 360 - 180 < gap[1]:
                continue
            end = centre + polar(radius * share * rng.uniform(.95, 1.02), way)
            group.stroke(line(centre + polar(10, way), end), colour, width)
            for fork in (-64, -38, -13, 13, 38, 64):
                group.stroke(line(end, end + polar(radius * .17, way + fork)), colour, width)
            group.fill(circle(centre + polar(18, way), 2.6, 1.6, way), "#6E4A2B")


def closed_bud(at: Point, scale: float = 1.0, turn: float = 0) -> Path:
    """The outline of a pointed closed bud with its foot at `at`."""
    return Pose(at, scale, turn).shape([(0, 0), (15, -14), (12, -40), (0, -58, "c"), (-12, -40), (-15, -14)])
