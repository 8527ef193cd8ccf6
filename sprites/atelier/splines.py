"""Hobby's splines: smooth curves through a few points."""
from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from .geometry import Path, Point, Segment, Spot, circle, line, point, polar, straight

Mark = float | str | None


def curve(spots: Sequence[Spot], closed: bool = False) -> Path:
    """A curve through `spots`: a point, (x, y, degrees) with a fixed direction, or (x, y, 'c') a corner."""
    z = [point(s) for s in spots]
    marks: list[Mark] = [s[2] if isinstance(s, tuple) and len(s) == 3 else None for s in spots]
    if closed and all(m is None for m in marks):
        return Path(_closed_run(z), True)
    if closed:
        first = next(i for i, m in enumerate(marks) if m is not None)
        z = [*z[first:], *z[:first + 1]]
        marks = [*marks[first:], *marks[:first + 1]]
    breaks = [0, *(i for i in range(1, len(z) - 1) if marks[i] is not None), len(z) - 1]
    segments: list[Segment] = []
    for i, j in pairwise(breaks):
        segments += _open_run(z[i:j + 1], _direction(marks[i]), _direction(marks[j]))
    return Path(segments, closed)


def _direction(mark: Mark) -> complex | None:
    return None if mark is None or isinstance(mark, str) else polar(1, mark)


def _velocity(theta: float, phi: float) -> float:
    st, sp, ct, cp = math.sin(theta), math.sin(phi), math.cos(theta), math.cos(phi)
    upper = 2 + math.sqrt(2) * (st - sp / 16) * (sp - st / 16) * (ct - cp)
    lower = 3 * (1 + 0.5 * (math.sqrt(5) - 1) * ct + 0.5 * (3 - math.sqrt(5)) * cp)
    return min(upper / lower, 4)


def _segment(a: complex, b: complex, theta: float, phi: float) -> Segment:
    step = b - a
    return (a, a + cmath.exp(1j * theta) * step * _velocity(theta, phi),
            b - cmath.exp(-1j * phi) * step * _velocity(phi, theta), b)


def _closed_run(z: list[complex]) -> list[Segment]:
    n = len(z)
    steps = [z[(k + 1) % n] - z[k] for k in range(n)]
    weight = [1 / (abs(s) or 1e-9) for s in steps]
    bend = [cmath.phase(steps[k] / steps[k - 1]) for k in range(n)]
    matrix, right = np.zeros((n, n)), np.zeros(n)
    for k in range(n):
        before, after = weight[k - 1], weight[k]
        matrix[k, (k - 1) % n] += before
        matrix[k, k] += 2 * before + 2 * after
        matrix[k, (k + 1) % n] += after
        right[k] = -2 * before * bend[k] - after * bend[(k + 1) % n]
    theta = np.linalg.solve(matrix, right)
    return [_segment(z[k], z[(k + 1) % n], theta[k], -bend[(k + 1) % n] - theta[(k + 1) % n]) for k in range(n)]


def _open_run(z: list[complex], first: complex | None, last: complex | None) -> list[Segment]:
    n = len(z)
    if n == 2 and first is None and last is None:
        return [straight(z[0], z[1])]
    steps = [z[k + 1] - z[k] for k in range(n - 1)]
    weight = [1 / (abs(s) or 1e-9) for s in steps]
    bend = [0.0, *(cmath.phase(steps[k] / steps[k - 1]) for k in range(1, n - 1)), 0.0]
    matrix, right = np.zeros((n, n)), np.zeros(n)
    if first is None:
        matrix[0, 0], matrix[0, 1], right[0] = 3, 3, -3 * bend[1]
    else:
        matrix[0, 0], right[0] = 1, cmath.phase(first / steps[0])
    for k in range(1, n - 1):
        before, after = weight[k - 1], weight[k]
        matrix[k, k - 1], matrix[k, k], matrix[k, k + 1] = before, 2 * before + 2 * after, after
        right[k] = -2 * before * bend[k] - after * bend[k + 1]
    if last is None:
        matrix[-1, -2], matrix[-1, -1] = 3, 3
    else:
        matrix[-1, -1], right[-1] = 1, -cmath.phase(steps[-1] / last)
    theta = np.linalg.solve(matrix, right)
    return [_segment(z[k], z[k + 1], theta[k], -bend[k + 1] - theta[k + 1]) for k in range(n - 1)]


class Pose:
    """The placement of a motif drawn around (0, 0): position, scale, turn in degrees, mirrored or not."""

    def __init__(self, at: Point = 0j, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> None:
        self.at, self.scale, self.turn, self.flip = point(at), scale, turn, flip
        self.factor = scale * polar(1, turn)

    def point(self, p: Point) -> complex:
        """The position of the motif's point `p`."""
        z = point(p)
        return self.factor * (complex(-z.real, z.imag) if self.flip else z) + self.at

    def path(self, path: Path) -> Path:
        """The motif's `path` placed by this pose."""
        return path.map(self.point)

    def curve(self, spots: Sequence[Spot], closed: bool = False) -> Path:
        """An open curve through `spots` in the motif's coordinates, placed."""
        return self.path(curve(spots, closed))

    def shape(self, spots: Sequence[Spot]) -> Path:
        """A closed curve through `spots` in the motif's coordinates, placed."""
        return self.path(curve(spots, True))

    def line(self, a: Point, b: Point) -> Path:
        """A straight line between two of the motif's points, placed."""
        return self.path(line(a, b))

    def circle(self, centre: Point, radius: float, radius_y: float | None = None) -> Path:
        """A circle or ellipse in the motif's coordinates, placed."""
        return self.path(circle(centre, radius, radius_y))
