"""Ribbons, brush strokes and petals: shapes of varying width."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from .geometry import Path, Point, line, smooth

Profile: TypeAlias = Callable[[Any], Any]
Edge: TypeAlias = "float | Callable[[Any], Any]"


def clip01(u: Any) -> Any:
    """`u` limited to the range 0 to 1."""
    return np.clip(np.asarray(u, float), 0, 1)


def bud_profile(power: float = 0.8, sharp: float = 1.0) -> Profile:
    """A profile with half-width 0 at both ends, greatest past the middle: for small leaves, buds, lozenges."""
    return lambda u: np.sin(np.pi * clip01(u) ** power) ** sharp


def club_profile(power: float = 0.75, blunt: float = 5, brim: float = 1.02) -> Profile:
    """A profile with half-width 0 at the base that grows to a round end: for simple petals."""
    return lambda u: np.sin(np.pi / 2 * clip01(u) ** power) * np.sqrt(np.clip(brim - np.asarray(u) ** blunt, 0, 1))


PROFILES: dict[str, Profile] = {
    "both": lambda u: np.sin(np.pi * clip01(u)) ** 0.65,
    "out": lambda u: np.clip(1 - u, 0, 1) ** 0.75,
    "in": lambda u: clip01(u) ** 0.75,
    "swell": lambda u: 0.35 + 0.65 * np.sin(np.pi * clip01(u)),
    "even": lambda u: np.minimum(1, np.minimum(u, 1 - u) * 40 + 0.25),
    "branch": lambda u: np.minimum(1, np.asarray(u, float) * 3.2) ** 0.8 * (1 - 0.62 * np.asarray(u, float)),
    "taper": lambda u: np.minimum(1, np.asarray(u) * 3.2) ** 0.8 * np.clip(1 - np.asarray(u), 0, 1) ** 0.5,
    "flat": lambda u: np.ones_like(np.asarray(u, float)),
}


def profile(kind: str | Profile) -> Profile:
    """The width profile named `kind`, or `kind` itself if it is a function of u (0..1)."""
    return PROFILES[kind] if isinstance(kind, str) else kind


def edges(spine: Path, left: Profile, right: Profile | None = None, n: int | None = None) -> tuple[Path, Path]:
    """The left and right edge of a ribbon along `spine` with half-widths left(u) and right(u)."""
    right = left if right is None else right
    n = n or max(6, int(spine.length() / 9) + 3)
    u = np.linspace(0, 1, n)
    p, t = spine.at(u), spine.tangent(u)
    return smooth(p - 1j * t * left(u)), smooth(p + 1j * t * right(u))


def between(left: Path, right: Path) -> Path:
    """The closed shape between two edges that run the same way."""
    return (left + line(left.end, right.end) + right.back()).close()


def ribbon(spine: Path, half_width: Profile, right: Profile | None = None, n: int | None = None) -> Path:
    """A closed ribbon along `spine` with the half-width half_width(u)."""
    return between(*edges(spine, half_width, right, n))


def brush(spine: Path, width: float, kind: str | Profile = "both", n: int | None = None) -> Path:
    """A brush stroke along `spine` of the greatest width `width`, with the profile `kind`."""
    f = profile(kind)
    return ribbon(spine, lambda u: width / 2 * f(u), n=n)


class Petal:
    """A patch between a left and a right edge (base to rim) and an optional rim (left end to right end).

    Positions on a petal (veins, blotch, spots, pale margin) are given as (across, along), both 0..1, so that they
    follow its form.
    """

    def __init__(self, left: Path, right: Path, rim: Path | None = None) -> None:
        self.left, self.right, self.rim = left, right, rim

    def map(self, change: Callable[[complex], complex]) -> Petal:
        """The petal with every point mapped by `change`."""
        return Petal(self.left.map(change), self.right.map(change), self.rim.map(change) if self.rim else None)

    def placed(self, scale: float = 1.0, turn: float = 0.0, at: Point = 0j, flip: bool = False) -> Petal:
        """The petal scaled, turned and moved as `Path.placed` does."""
        def put(path: Path) -> Path:
            return path.placed(scale, turn, at, flip)
        return Petal(put(self.left), put(self.right), put(self.rim) if self.rim else None)

    def outline(self) -> Path:
        """The closed edge of the petal."""
        apart = abs(self.left.end - self.right.end) > 0.05
        rim = self.rim or (line(self.left.end, self.right.end) if apart else Path([]))
        return (self.left + rim + self.right.back()).close()

    def point(self, across: Any, along: Any) -> Any:
        """The point(s) at the shares `across` (0 left, 1 right) and `along` (0 base, 1 rim)."""
        across, along = np.asarray(across, float), np.asarray(along, float)
        left, right = self.left.at(along), self.right.at(along)
        if self.rim is None:
            return left + (right - left) * across
        rim = self.rim.at(across)
        base = self.left.start + (self.right.start - self.left.start) * across
        from_left = base + (left - self.left.start) * (rim - base) / (self.left.end - self.left.start)
        from_right = base + (right - self.right.start) * (rim - base) / (self.right.end - self.right.start)
        return from_left + (from_right - from_left) * across

    def vein(self, across: float, first: float = 0.05, last: float = 0.9, to_across: float | None = None,
             n: int = 9) -> Path:
        """A line along the petal at `across`, drifting to `to_across`."""
        to_across = across if to_across is None else to_across
        t = np.linspace(first, last, n)
        return smooth(self.point(across + (to_across - across) * (t - first) / (last - first), t))

    def zone(self, first: Edge, last: Edge, from_across: float = 0.0, to_across: float = 1.0, n: int = 40) -> Path:
        """The closed region between the shares `first` and `last` along, numbers or functions of across."""
        s = np.linspace(from_across, to_across, n)
        a = self.point(s, np.clip(_edge(first)(s), 0, 1))
        b = self.point(s, np.clip(_edge(last)(s), 0, 1))
        return between(smooth(a), smooth(b))

    def side(self, edge: float, inner: Edge, first: float = 0.0, last: float = 1.0, n: int = 26) -> Path:
        """The closed region between across=`edge` and across=`inner` (a number or a function of along)."""
        t = np.linspace(first, last, n)
        return between(smooth(self.point(edge + 0 * t, t)), smooth(self.point(_edge(inner)(t), t)))


def _edge(value: Edge) -> Callable[[Any], Any]:
    return value if callable(value) else lambda s: value + 0 * s
