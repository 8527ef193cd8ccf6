"""Flowers with equal petals around a centre, and the parts of their hearts."""
from __future__ import annotations

import math

import numpy as np

from .. import palette as pal
from ..geometry import Point, circle, line, point, polar
from ..svg import Group


def stamens(group: Group, at: Point, inner: float, outer: float, count: int, filament: str = "#E8D58A",
            anther: str = "#B8862B", *, tilt: float = 1.0, seed: int = 2, size: float = 3.2,
            width: float = 1.6) -> None:
    """A ring of `count` stamens with their anthers between the radii `inner` and `outer`."""
    rng = np.random.default_rng(seed)
    centre = point(at)
    for i in range(count):
        way = 360 * i / count + rng.uniform(-6, 6)
        spoke = polar(rng.uniform(inner, outer), way)
        end = centre + complex(spoke.real, spoke.imag * tilt)
        group.stroke(line(centre, end), pal.INK, width + 1.2).stroke(line(centre, end), filament, width)
        head = circle(end, size, size * .72, way)
        group.fill(head, anther).stroke(head, pal.INK, 1)


def heart(group: Group, at: Point, radius: float, colour: str, shade: str, tilt: float = .9, rings: int = 4) -> None:
    """The domed disc in the middle of a flower, with `rings` of florets."""
    dome = circle(at, radius, radius * tilt)
    group.fill(dome, colour)
    group.clip(dome, Group().fill(dome.map(lambda z: z + radius * complex(.35, .3)), shade))
    for j in range(rings):
        r = radius * (j + .6) / rings
        count = max(5, int(2 * math.pi * r / (radius * .28)))
        for i in range(count):
            spoke = polar(r, 360 * i / count + j * 17)
            floret = circle(point(at) + complex(spoke.real, spoke.imag * tilt), radius * .085)
            group.fill(floret, "#F3D27A" if j > 1 else colour).stroke(floret, pal.INK, .9)
    group.stroke(dome, pal.INK, 1.6)
