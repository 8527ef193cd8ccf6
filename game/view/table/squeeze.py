"""A trick in a small room: its cards are drawn together, and made smaller where they would hide indices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TrickRoom:
    """The room for a trick in pixels: its middle, its upper and lower edge, and how far it may go to the left."""

    middle: tuple[float, float]
    top: float
    bottom: float
    left: float


def squeezed(around: Sequence[tuple[float, float]], width: float, aspect: float,
             room: TrickRoom) -> tuple[tuple[float, float, float], ...]:
    """The centres and widths of cards that are ``around`` the middle, in pixels, if there is room for that.

    No card is above another, so that heights can be given up; widths cannot, so that cards get narrower with them.
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
