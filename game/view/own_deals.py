"""The player's deals that are worked on while nothing else happens. No pygame."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence

from ..store.file import Store
from ..store.rating import OwnDeal

MOST = 40
"""Deals that are worked on between two starts of the game, the latest first."""
Lacking = Callable[[Store, int], Sequence[OwnDeal]]
"""Up to a number of deals of a store that are still to be worked on, the latest first."""


class OwnDeals:
    """The deals of ``store`` that are ``lacking`` something, each once, at most MOST of them; none unless the player
    ``wants`` them to be worked on and there is ``power``."""

    def __init__(self, store: Callable[[], Store | None], lacking: Lacking, wants: Callable[[], bool],
                 power: Callable[[], bool]) -> None:
        self._store, self._lacking, self._wants, self._power = store, lacking, wants, power
        self._tried: set[int] = set()
        self.waits = False
        """Whether there are none for now, because the store waits to write something."""

    def left(self) -> Iterator[OwnDeal]:
        """The deals not taken so far; each counts as taken when it is handed out."""
        store = self._store()
        self.waits = store is not None and not store.caught_up()
        if store is None or self.waits or len(self._tried) >= MOST or not self._wants() or not self._power():
            return
        try:
            found = [one for one in self._lacking(store, MOST) if one.deal not in self._tried]
        except sqlite3.Error as fault:
            store.failed(fault)
            return
        for one in found:
            self._tried.add(one.deal)
            yield one
