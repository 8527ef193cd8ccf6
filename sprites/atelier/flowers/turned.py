"""Radial flowers seen from the side or from above: petals in a bowl, projected for any height of the viewer."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..geometry import Path, Point, Spot, point, polar
from ..splines import curve


@dataclass(frozen=True, slots=True)
class View:
    """A flower of `radius` with its heart `at`, seen from `rise` degrees (90: from above, 0: from the side).

    `depth` is the height of the rim above the heart as a share of the radius; `bend` delays the rise of the petals.
    """
    at: Point
    radius: float
    rise: float = 60
    depth: float = .3
    turn: float = 0
    bend: float = 1.6

    def point(self, z: complex) -> complex:
        """The position on the page of the point `z` of the flat flower of radius 1."""
        way = math.radians(self.rise)
        up = self.depth * abs(z) ** self.bend * math.cos(way)
        return point(self.at) + polar(self.radius, self.turn) * complex(z.real, z.imag * math.sin(way) - up)

    def path(self, path: Path) -> Path:
        """A path on the flat flower as seen on the page."""
        return path.map(self.point)

    def curve(self, spots: Sequence[Spot], closed: bool = False) -> Path:
        """The curve through `spots` of the flat flower as seen on the page."""
        return self.path(curve(spots, closed))
