"""Where a card is shown large without covering what is looked at. No pygame: rectangles as plain numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..units import Point, Size

ENOUGH = 2.0
"""A place above a card is good enough if the card can be so many times as large there."""


class Region(NamedTuple):
    """A rectangle in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beyond it."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.top + self.height

    def meets(self, other: Region) -> bool:
        """Whether the two share a pixel."""
        return self.left < other.right and other.left < self.right \
            and self.top < other.bottom and other.top < self.bottom


def place_beside(card: Region, window: Size, times: float, gap: int, pointer: Point | None = None,
                 reach: int = 0) -> Region:
    """The place for ``card`` up to ``times`` as large: in the ``window``, off the card, and ``reach`` off the pointer.

    Above the card if there is room enough, else where it can be largest. Between it and the card is a ``gap``.
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
    """What is free above the card, at its sides and below it."""
    wide, high = window
    yield Region(gap, gap, wide - 2 * gap, card.top - 2 * gap)
    yield Region(card.right + gap, gap, wide - card.right - 2 * gap, high - 2 * gap)
    yield Region(gap, gap, card.left - 2 * gap, high - 2 * gap)
    yield Region(gap, card.bottom + gap, wide - 2 * gap, high - card.bottom - 2 * gap)


def _places(card: Region, room: Region, size: Size) -> Iterator[Region]:
    """The places for ``size`` in ``room``: beside the middle of the card, then at the ends of the room."""
    lefts = (card.left + (card.width - size[0]) // 2, room.left, room.right - size[0])
    tops = (card.top + (card.height - size[1]) // 2, room.bottom - size[1], room.top)
    for left in lefts:
        for top in tops:
            yield Region(max(room.left, min(left, room.right - size[0])),
                       max(room.top, min(top, room.bottom - size[1])), *size)
