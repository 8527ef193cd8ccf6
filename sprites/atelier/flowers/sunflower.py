"""Sunflower: two rings of pointed rays around a broad seed disc."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..geometry import Point, circle, line, polar
from ..plants import leaf_profile
from ..ribbons import Petal, edges
from ..splines import Pose
from ..svg import Group

RAY, RAY_DARK, RAY_LIGHT = "#E6B33C", "#B97A22", "#F3D580"
DISC, DISC_DARK, SEED = "#6B4226", "#472A1B", "#A8713A"
GOLDEN = 137.508


def sunflower(group: Group, at: Point, radius: float = 46, turn: float = 0, rays: int = 15, tilt: float = 1.0) -> None:
    """A sunflower `radius` to the tips of its rays, foreshortened by `tilt` before it is turned."""
    pose = Pose(at, radius / 46, turn)

    def seen(z: complex) -> complex:
        return pose.point(complex(z.real, z.imag * tilt))
    for ring, reach, tone in ((0, 46, RAY_DARK), (1, 42, RAY)):
        for i in range(rays):
            way = 360 * (i + ring * .5) / rays
            spine = line(polar(14, way), polar(reach, way))
            half = leaf_profile(6.4, .5, .5, .8)
            ray = Petal(*edges(spine, half, n=12)).map(seen)
            outline = ray.outline()
            group.silhouette(outline).fill(outline, tone)
            if ring:
                group.fill(ray.side(1, .6), RAY_DARK).fill(ray.side(.1, .34, .3, .9), RAY_LIGHT)
            group.ink(ray.vein(.5, .1, .75), 1.2, "out", "#8A5518").contour(outline, 1.3, 2.6)
    disc = circle(0j, 19).map(seen)
    group.silhouette(disc).fill(disc, DISC)
    group.clip(disc, Group().fill(circle(7 + 6j, 19).map(seen), DISC_DARK))
    for k in range(1, 62):
        z = polar(2.3 * np.sqrt(k), k * GOLDEN)
        group.fill(circle(z, 1.1).map(seen), SEED)
    group.stroke(disc, pal.INK, 1.8).stroke(circle(0j, 8).map(seen), SEED, 1.2)
