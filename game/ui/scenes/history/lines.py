"""A long list as its ledger needs it: lines fetched as they come into sight, and the columns they are written in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ....store.history import Page
from ....view.words import Text
from ...draw.text import Align
from ...draw.theme import Colour

L = TypeVar("L")
PAGE, PAGES = 60, 40
"""Lines fetched at once, and how many such pages are kept."""


class Lines(Generic[L]):
    """All lines of a list, fetched as they come into sight; which is chosen, and which is the first in sight.

    ``fetch(most, after)`` answers at ``most`` so many lines after the first ``after``.
    """

    def __init__(self, fetch: Callable[[int, int], Page[L]]) -> None:
        self._fetch = fetch
        self.count = 0
        self.at, self.top = 0, 0.0
        self.fetch_again()

    def fetch_again(self) -> None:
        """Forget what was fetched: the list may have changed."""
        first = self._fetch(PAGE, 0)
        self._pages: dict[int, tuple[L, ...]] = {0: first.lines}
        self.count = first.all
        self.at = max(0, min(self.at, self.count - 1))

    def line(self, number: int) -> L | None:
        """Line ``number``; None if it cannot be read any more."""
        page, place = divmod(number, PAGE)
        if page not in self._pages:
            if len(self._pages) >= PAGES:
                self._pages.clear()
            self._pages[page] = self._fetch(PAGE, page * PAGE).lines
        lines = self._pages[page]
        return lines[place] if place < len(lines) else None


@dataclass(frozen=True, slots=True)
class LedgerColumn(Generic[L]):
    """A column under ``title``: ``cell`` writes a line's, no wider as a rule than the widest of ``like``.

    Where there is no room for all, the ones of the highest ``rank`` give way and are written below the line, after
    their title if that ``tells``, or after what they are ``called`` there instead. One that ``grows`` takes the room
    that is left over.
    """

    title: Text
    cell: Callable[[L], str]
    like: Sequence[str]
    rank: int = 0
    align: Align = "left"
    colour: Callable[[L], Colour] | None = None
    grows: bool = False
    tells: bool = False
    called: Text | None = None
