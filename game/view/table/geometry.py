"""Computes places and shapes on the table: a trick in little room, the rim, an enlarged card. No pygame."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from ..units import Point, Size

# -- a trick in a small room: its cards come together, and get smaller where they would hide indices ------------------


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

    ``around`` has the offsets of the cards from the middle. No card is above another, so the cards can be moved
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


# -- the rim, on which the points of a deal grow as two vines: an oval measured by its length -------------------------

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
    it goes clockwise round the table.
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


# -- where a card is shown large without covering what is looked at ---------------------------------------------------

ENOUGH = 2.0
"""A place above a card is good enough if the card can be this many times as large there."""


class Region(NamedTuple):
    """A rectangle in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column right of the rectangle."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row below the rectangle."""
        return self.top + self.height

    def meets(self, other: Region) -> bool:
        """Whether the two rectangles share a pixel."""
        return self.left < other.right and other.left < self.right \
            and self.top < other.bottom and other.top < self.bottom


def place_beside(card: Region, window: Size, times: float, gap: int, pointer: Point | None = None,
                 reach: int = 0) -> Region:
    """The place in ``window`` for an enlarged ``card``, up to ``times`` as large, clear of the card and ``reach``
    pixels clear of the pointer.

    The place is above the card if there is enough room, else where the card can be largest, at a distance of ``gap``
    from the card. Its width is 0 if there is no room at all.
    """
    spot = Region(pointer[0] - reach, pointer[1] - reach, 2 * reach + 1, 2 * reach + 1) if pointer is not None else None
    best = Region(0, 0, 0, 0)
    for room in _rooms(card, window, gap):
        share = min(times, room.width / card.width, room.height / card.height)
        if share <= 0:
            continue
        size = int(card.width * share), int(card.height * share)
        place = next((one for one in _places(card, room, size) if spot is None or not one.meets(spot)), None)
        if place is not None and place.width > best.width:
            best = place
            if share >= min(ENOUGH, times):
                break
    return best


def _rooms(card: Region, window: Size, gap: int) -> Iterator[Region]:
    """Yield the free rectangles above the card, at its sides and below it."""
    wide, high = window
    yield Region(gap, gap, wide - 2 * gap, card.top - 2 * gap)
    yield Region(card.right + gap, gap, wide - card.right - 2 * gap, high - 2 * gap)
    yield Region(gap, gap, card.left - 2 * gap, high - 2 * gap)
    yield Region(gap, card.bottom + gap, wide - 2 * gap, high - card.bottom - 2 * gap)


def _places(card: Region, room: Region, size: Size) -> Iterator[Region]:
    """Yield the places for ``size`` in ``room``: level with the middle of the card, then at the ends of the room."""
    lefts = (card.left + (card.width - size[0]) // 2, room.left, room.right - size[0])
    tops = (card.top + (card.height - size[1]) // 2, room.bottom - size[1], room.top)
    for left in lefts:
        for top in tops:
            yield Region(max(room.left, min(left, room.right - size[0])),
                       max(room.top, min(top, room.bottom - size[1])), *size)
