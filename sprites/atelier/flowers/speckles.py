"""Spots on the tepals of lilies."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ..geometry import angle, circle
from ..ribbons import Petal
from ..svg import Group


class Speckles(NamedTuple):
    """The area of spots: shares of a tepal's length and of half its width, and their minimum distance."""
    tries: int
    along: tuple[float, float]
    across: tuple[float, float]
    spread: float
    gap: float


def speckled(group: Group, sheet: Petal, part: tuple[float, float], rows: Speckles, rng: np.random.Generator,
             size_of: Callable[[float, float], tuple[float, float]], ink: str) -> None:
    """Spots in `ink` on the `part` of a tepal that `sheet` shows.

    `size_of` returns the two radii of a spot by its share of the length and the width of the tepal there.
    """
    first, last = part
    placed = [(9.0, 9.0)]
    for _ in range(rows.tries):
        u, across = rng.uniform(*rows.along), .5 + rng.uniform(*rows.across) * rng.choice((-1, 1))
        if first < u < last - .01 and \
                all(abs(u - v) + abs(across - a) * rows.spread > rows.gap for v, a in placed):
            placed.append((u, across))
            along = (u - first) / (last - first)
            z = complex(sheet.point(across, along))
            way = complex(sheet.point(across, min(1, along + .03))) - z
            wide = abs(complex(sheet.point(.7, along)) - complex(sheet.point(.3, along)))
            group.fill(circle(z, *size_of(u, wide), angle(way)), ink)
