"""Radial flowers seen from the side or half above: petals laid in a bowl and looked at from any height."""
from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..geometry import Path, Point, Spot, point, polar
from ..plants import paint_petal
from ..ribbons import Petal
from ..splines import curve
from ..svg import Group
from .radial import unit_petal


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


def turned_petals(view: View, count: int, kind: str = "round", half_width: float = .42, *, claw: float = .12,
                  first: float = -90, jitter: float = 3, seed: int = 1, lengths: Sequence[float] | None = None,
                  sway: float = 0) -> list[tuple[float, Petal]]:
    """(direction, petal) of `count` petals as `view` shows them, back to front; `sway` bends them sideways."""
    rng = np.random.default_rng(seed)
    petals = []
    for i in range(count):
        way = first + 360 * i / count + rng.uniform(-jitter, jitter)
        spoke = polar(lengths[i] if lengths else rng.uniform(.96, 1.04), way + 90)

        def put(z: complex, spoke: complex = spoke) -> complex:
            return view.point(spoke * (z + sway * z.imag * z.imag))
        petals.append((way, unit_petal(kind, half_width, claw).map(put)))
    return sorted(petals, key=lambda item: math.sin(math.radians(item[0])))


def turned(group: Group, view: View, petals: Sequence[tuple[float, Petal]], colour: str, *,
           reverse: dict[str, Any] | None = None, heart: Callable[[Group], object] | None = None,
           **paint: Any) -> None:
    """Paint `petals`; the near ones hide the `heart` and are painted with the keywords `reverse`, if given."""
    waiting = heart
    for way, petal in petals:
        near = math.sin(math.radians(way)) > .12
        if waiting and near and reverse is not None:
            waiting(group)
            waiting = None
        paint_petal(group, petal, **({"colour": colour} | paint | (reverse or {} if near else {})))
    if waiting:
        waiting(group)


def ring_of_stamens(group: Group, view: View, inner: float, outer: float, count: int, filament: str, anther: str,
                    ink: str, *, seed: int = 2, size: float = .03, lift: float = .1) -> None:
    """Stamens standing round the heart, their anthers between the shares `inner` and `outer` of the radius."""
    rng = np.random.default_rng(seed)
    up = polar(1, view.turn) * -1j * view.radius * math.cos(math.radians(view.rise)) * lift
    ends = [view.point(polar(rng.uniform(inner, outer), 360 * i / count + rng.uniform(-6, 6))) for i in range(count)]
    foot = view.point(0j)
    for end in sorted((e + up for e in ends), key=lambda z: z.imag):
        thread = curve([foot, (foot + end) / 2 + up * .3, end])
        group.stroke(thread, ink, view.radius * .022 + 1.0).stroke(thread, filament, view.radius * .022)
        head = curve([end + polar(view.radius * size, a) for a in (0, 90, 180, 270)], True)
        group.fill(head, anther).stroke(head, ink, 1)
