"""Radial flowers seen from the side or half above: petals laid in a bowl and looked at from any height."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..geometry import Path, Point, Spot, point, polar
from ..splines import curve


@dataclass(frozen=True, slots=True)
class View:
    """A flower of `radius` whose heart is `at`, looked at from `rise` degrees (90: from above, 0: from the side).

    `depth` is how high the rim stands above the heart as a share of the radius; `bend` how late the petals rise.
    """
    at: Point
    radius: float
    rise: float = 60
    depth: float = .3
    turn: float = 0
    bend: float = 1.6

    def point(self, z: complex) -> complex:
        """Where the point `z` of the flat flower of radius 1 is seen."""
        way = math.radians(self.rise)
        up = self.depth * abs(z) ** self.bend * math.cos(way)
        return point(self.at) + polar(self.radius, self.turn) * complex(z.real, z.imag * math.sin(way) - up)

    def path(self, path: Path) -> Path:
        """Where a path on the flat flower is seen."""
        return path.map(self.point)

    def curve(self, spots: Sequence[Spot], closed: bool = False) -> Path:
        """Where the curve through `spots` of the flat flower is seen."""
        return self.path(curve(spots, closed))
