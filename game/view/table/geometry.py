"""Computes positions and shapes on the table: a trick in a small room, and the rim. No pygame."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

# -- a trick in a small room: its cards move together, and get smaller if they would hide indices ---------------------


@dataclass(frozen=True, slots=True)
class TrickRoom:
    """The room for a trick in pixels: its middle, its upper and lower edges, and its left limit."""

    middle: tuple[float, float]
    top: float
    bottom: float
    left: float


def squeezed(around: Sequence[tuple[float, float]], width: float, aspect: float,
             room: TrickRoom) -> tuple[tuple[float, float, float], ...]:
    """The centres and widths of the cards of a trick, in pixels, moved and narrowed to fit ``room``.

    ``around`` are the offsets of the cards from the middle. No card is above another, so the cards can be moved
    together vertically without getting smaller; if they have to be moved together sideways, they get narrower in
    proportion.
    """
    x, y = room.middle
    farthest = max(abs(dx) for dx, _ in around)
    share = max(0.6, min(1.0, (x - room.left) / (farthest + width / 2)))
    width *= share
    high = width * aspect
    lowest, highest = max(dy for _, dy in around), min(dy for _, dy in around)
    first, last = room.top + high / 2, room.bottom - high / 2
    tall = max(0.0, min(1.0, (last - first) / (lowest - highest)))
    upper = max(first, min(y + highest, last - (lowest - highest) * tall))
    return tuple((x + dx * share, upper + (dy - highest) * tall, width) for dx, dy in around)


# -- the rim, on which the points of a deal grow as two vines: an oval, measured along its length ---------------------

GAP = 0.132
"""The share of the oval's length, on each side of its lowest point, that the crest covers."""
HALF_WIDTH, HALF_HEIGHT, BAND = 432.0, 171.0, 28.0
"""Units of the base window: the half axes of the oval, measured to the middle of its band, and the band's width."""
STEPS = 720


@cache
def _lengths(ratio: float) -> tuple[float, ...]:
    """The share of the oval's length up to each of :data:`STEPS` equal angles; ``ratio`` is that of the half axes."""
    points = [_on(ratio, 1.0, step / STEPS) for step in range(STEPS + 1)]
    parts = [math.dist(*pair) for pair in pairwise(points)]
    total, found = sum(parts), [0.0]
    for part in parts:
        found.append(found[-1] + part / total)
    return tuple(found)


def _on(half_width: float, half_height: float, turn: float) -> tuple[float, float]:
    """The point of an oval at ``turn`` (0-1) of the full angle, clockwise on the screen from its lowest point."""
    angle = math.pi / 2 + 2 * math.pi * turn
    return half_width * math.cos(angle), half_height * math.sin(angle)


@dataclass(frozen=True, slots=True)
class Rim:
    """The oval around ``x, y`` with its half axes, in pixels.

    A share (0-1) is a part of the points of a deal: 0 is at the left end of the crest, 1 at its right end; from 0 to 1
    it goes clockwise around the table.
    """

    x: float
    y: float
    half_width: float
    half_height: float

    def _turn(self, share: float) -> float:
        """The part of the oval's full angle at ``share``."""
        length = GAP + min(max(share, 0.0), 1.0) * (1 - 2 * GAP)
        lengths = _lengths(round(self.half_width / self.half_height, 3))
        step = min(max(bisect(lengths, length) - 1, 0), STEPS - 1)
        within = (length - lengths[step]) / (lengths[step + 1] - lengths[step])
        return (step + within) / STEPS

    def at(self, share: float, out: float = 0.0) -> tuple[float, float]:
        """The point at ``share``, ``out`` pixels outside the oval."""
        x, y = _on(self.half_width, self.half_height, self._turn(share))
        across, down = self._normal(x, y)
        return self.x + x + across * out, self.y + y + down * out

    def _normal(self, x: float, y: float) -> tuple[float, float]:
        across, down = x / self.half_width ** 2, y / self.half_height ** 2
        length = math.hypot(across, down)
        return across / length, down / length

    def outward(self, share: float) -> float:
        """The outward direction at ``share``, in degrees clockwise from up."""
        across, down = self._normal(*_on(self.half_width, self.half_height, self._turn(share)))
        return math.degrees(math.atan2(across, -down))

    def band(self, first: float, last: float, half: float, steps: int = 64) -> list[tuple[float, float]]:
        """The corners of the strip from share ``first`` to share ``last``, ``half`` pixels to each side of the oval."""
        shares = [first + (last - first) * step / steps for step in range(steps + 1)]
        return [*(self.at(share, half) for share in shares), *(self.at(share, -half) for share in reversed(shares))]
