"""Points, paths and simple shapes.

A point is a complex number x + y*1j with y pointing DOWN as in SVG, or a pair (x, y).
Angles are degrees: 0 right, 90 down, -90 up. Lengths are card units (1/10 mm) unless a drawing says otherwise.
"""
from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Point: TypeAlias = "complex | tuple[float, float]"
Spot: TypeAlias = "complex | tuple[float, float] | tuple[float, float, float | str]"
Array: TypeAlias = npt.NDArray[Any]
Segment: TypeAlias = tuple[complex, complex, complex, complex]

QUARTER = 0.5522847498  # handle length of a quarter circle of radius 1


def point(p: Point | Spot) -> complex:
    """The complex number of `p`, a complex number or a pair."""
    return complex(p[0], p[1]) if isinstance(p, tuple) else complex(p)


def pair(z: complex) -> tuple[float, float]:
    """The (x, y) pair of the complex number `z`."""
    return (z.real, z.imag)


def polar(radius: float, degrees: float) -> complex:
    """The vector of length `radius` in the direction `degrees`."""
    return cmath.rect(radius, math.radians(degrees))


def angle(vector: complex) -> float:
    """The direction of `vector` in degrees."""
    return math.degrees(cmath.phase(vector))


def mix(a: complex, b: complex, share: float) -> complex:
    """The point at `share` (0..1) of the way from `a` to `b`."""
    return a + (b - a) * share


def straight(a: complex, b: complex) -> Segment:
    """A straight line from `a` to `b` as one cubic segment."""
    return (a, mix(a, b, 1 / 3), mix(a, b, 2 / 3), b)


class Path:
    """A chain of cubic Bezier segments."""

    def __init__(self, segments: Iterable[Segment], closed: bool = False) -> None:
        self.segments = list(segments)
        self.closed = closed
        self._samples: tuple[Array, Array, Array] | None = None
        self._data: str | None = None

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def back(self) -> Path:
        """The path in the opposite direction."""
        return Path([(d, c, b, a) for a, b, c, d in reversed(self.segments)], self.closed)

    def close(self) -> Path:
        """The path closed, with a straight line to its start if its ends are apart."""
        first, last = self.segments[0][0], self.segments[-1][3]
        extra = [straight(last, first)] if abs(last - first) > 1e-6 else []
        return Path(self.segments + extra, True)

    def map(self, change: Callable[[complex], complex]) -> Path:
        """The path with every control point mapped by `change`."""
        return Path([(change(a), change(b), change(c), change(d)) for a, b, c, d in self.segments], self.closed)

    def placed(self, scale: float = 1.0, turn: float = 0.0, at: Point = 0j, flip: bool = False) -> Path:
        """The path scaled, turned by `turn` degrees and moved to `at`; `flip` mirrors left and right first."""
        factor, to = scale * polar(1, turn), point(at)
        return self.map(lambda z: factor * (complex(-z.real, z.imag) if flip else z) + to)

    @property
    def start(self) -> complex:
        return self.segments[0][0]

    @property
    def end(self) -> complex:
        return self.segments[-1][3]

    def samples(self) -> tuple[Array, Array, Array]:
        """Points, unit tangents and running lengths, 25 to a segment."""
        if self._samples is None:
            self._samples = _sampled(self.segments)
        return self._samples

    def length(self) -> float:
        return float(self.samples()[2][-1])

    def at(self, share: Any) -> Any:
        """The point (or array of points) at `share` (0..1) of the length."""
        points, _, run = self.samples()
        return _looked_up(np.asarray(share, float) * run[-1], run, points)

    def tangent(self, share: Any) -> Any:
        """The unit tangent (or array of tangents) at `share` (0..1) of the length."""
        _, tangents, run = self.samples()
        found = _looked_up(np.asarray(share, float) * run[-1], run, tangents)
        return found / np.maximum(np.abs(found), 1e-9)

    def part(self, first: float, last: float, n: int | None = None) -> Path:
        """The stretch between the shares `first` and `last` of the length."""
        n = n or max(4, int(self.length() * abs(last - first) / 14) + 2)
        return smooth(self.at(np.linspace(first, last, n)))

    def area(self) -> float:
        """The enclosed area, signed: positive when the path runs clockwise on the page."""
        p = self.samples()[0]
        return float(np.sum(p.real * np.roll(p.imag, -1) - np.roll(p.real, -1) * p.imag)) / 2

    def data(self) -> str:
        """The path as the `d` of an SVG path, to a tenth of a unit."""
        if self._data is None:
            self._data = _written(self.segments) + ("Z" if self.closed else "")
        return self._data


def _written(segments: Sequence[Segment]) -> str:
    out: list[str] = []
    last: complex | None = None
    for a, b, c, d in segments:
        if last is None or abs(last - a) > 0.05:
            out.append("M" + _coordinates(a))
        out.append(f"C{_coordinates(b)} {_coordinates(c)} {_coordinates(d)}")
        last = d
    return "".join(out)


def _coordinates(z: complex) -> str:
    return f"{z.real:.1f} {z.imag:.1f}"


def _sampled(segments: Sequence[Segment]) -> tuple[Array, Array, Array]:
    t = np.linspace(0, 1, 25)
    s = 1 - t
    runs = [(s**3 * a + 3 * s**2 * t * b + 3 * s * t**2 * c + t**3 * d,
             3 * s**2 * (b - a) + 6 * s * t * (c - b) + 3 * t**2 * (d - c)) for a, b, c, d in segments]
    points = np.concatenate([p for p, _ in runs])
    tangents = np.concatenate([g for _, g in runs])
    run = np.concatenate([[0], np.cumsum(np.abs(np.diff(points)))])
    for i in np.where(np.abs(tangents) < 1e-9)[0]:  # a handle of length 0 has no direction of its own
        j = min(max(i, 1), len(points) - 2)
        tangents[i] = points[j + 1] - points[j - 1] or 1
    return points, tangents / np.abs(tangents), run


def _looked_up(x: Array, run: Array, values: Array) -> Any:
    found = np.interp(x, run, values.real) + 1j * np.interp(x, run, values.imag)
    return found if found.ndim else complex(found)


def smooth(points: Any, closed: bool = False) -> Path:
    """A Catmull-Rom path through `points` that are dense and smooth already."""
    p = np.asarray(points, dtype=complex)
    n = len(p)
    if closed:
        t = (np.roll(p, -1) - np.roll(p, 1)) / 6
        return Path([(p[i], p[i] + t[i], p[(i + 1) % n] - t[(i + 1) % n], p[(i + 1) % n]) for i in range(n)], True)
    t = np.empty_like(p)
    t[1:-1] = (p[2:] - p[:-2]) / 6
    t[0], t[-1] = (p[1] - p[0]) / 3, (p[-1] - p[-2]) / 3
    return Path([(p[i], p[i] + t[i], p[i + 1] - t[i + 1], p[i + 1]) for i in range(n - 1)])


def line(a: Point, b: Point) -> Path:
    """A straight path from `a` to `b`."""
    return Path([straight(point(a), point(b))])


def circle(centre: Point, radius: float, radius_y: float | None = None, turn: float = 0) -> Path:
    """A circle, or an ellipse with `radius_y` turned by `turn` degrees."""
    rx, ry, k = radius, radius if radius_y is None else radius_y, QUARTER
    corners = [(rx, 0), (rx, ry * k), (rx * k, ry), (0, ry), (-rx * k, ry), (-rx, ry * k), (-rx, 0), (-rx, -ry * k),
               (-rx * k, -ry), (0, -ry), (rx * k, -ry), (rx, -ry * k), (rx, 0)]
    z = [point(centre) + polar(1, turn) * complex(x, y) for x, y in corners]
    return Path([(z[i], z[i + 1], z[i + 2], z[i + 3]) for i in (0, 3, 6, 9)], True)


def rounded_rect(x: float, y: float, width: float, height: float, radius: float) -> Path:
    """A rectangle with round corners, its top left corner at (x, y)."""
    r, k = radius, radius * (1 - QUARTER)
    x1, y1 = x + width, y + height
    sides = [(complex(x + r, y), complex(x1 - r, y)), (complex(x1, y + r), complex(x1, y1 - r)),
             (complex(x1 - r, y1), complex(x + r, y1)), (complex(x, y1 - r), complex(x, y + r))]
    handles = [(complex(x1 - k, y), complex(x1, y + k)), (complex(x1, y1 - k), complex(x1 - k, y1)),
               (complex(x + k, y1), complex(x, y1 - k)), (complex(x, y + k), complex(x + k, y))]
    segments: list[Segment] = []
    for i, (a, b) in enumerate(sides):
        segments += [straight(a, b), (b, *handles[i], sides[(i + 1) % 4][0])]
    return Path(segments, True)
