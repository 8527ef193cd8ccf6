"""The data of a ledger: lines fetched when they become visible, and columns."""

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
"""The number of lines fetched at once, and of such pages kept."""


class Lines(Generic[L]):
    """All lines of a list, fetched when they become visible; the selected and the first visible index.

    ``fetch(most, after)`` returns up to ``most`` lines after the first ``after``.
    """

    def __init__(self, fetch: Callable[[int, int], Page[L]]) -> None:
        self._fetch = fetch
        self.count = 0
        self.at, self.top = 0, 0.0
        self.fetch_again()

    def fetch_again(self) -> None:
        """Drop the fetched lines: the list may have changed."""
        first = self._fetch(PAGE, 0)
        self._pages: dict[int, tuple[L, ...]] = {0: first.lines}
        self.count = first.all
        self.at = max(0, min(self.at, self.count - 1))

    def line(self, number: int) -> L | None:
        """Line ``number``; None if it can no longer be read."""
        page, place = divmod(number, PAGE)
        if page not in self._pages:
            if len(self._pages) >= PAGES:
                self._pages.clear()
            self._pages[page] = self._fetch(PAGE, page * PAGE).lines
        lines = self._pages[page]
        return lines[place] if place < len(lines) else None


@dataclass(frozen=True, slots=True)
class LedgerColumn(Generic[L]):
    """A column under ``title``: ``cell`` formats a line's, normally no wider than the widest of ``like``.

    If room is short, columns of the highest ``rank`` are omitted and written below the line, after their title if that
    ``tells``, or after the word in ``called`` instead. A column that ``grows`` takes the remaining width.
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
