"""Reads the pressed-flower album: the deal and the day in which each deed was first done."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from ..store.album import UnreadDeal, first_done, look_up, times_of, unread
from ..store.file import Store
from ..view.album import Album, DoneDeed, OpenedFlower, flower_for


class AlbumReader:
    """Reads the album in ``store`` after looking up the deals played since the last time, some at a time.

    If the file cannot be read, the album is empty and the store adds a notice. While the store has pending statements,
    no deal is looked up, because the result could not be stored.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._left: list[UnreadDeal] = store.safe(lambda: unread(store), []) if store.caught_up() else []
        self.deals = len(self._left)
        """The number of deals to be looked up at first."""
        self.latest = self._left[-1].deal if self._left else None
        """The id of the latest of these deals; None if there are none."""

    @property
    def left(self) -> int:
        """The number of deals still to be looked up."""
        return len(self._left)

    def read(self, most: int) -> bool:
        """Look up the deeds of up to ``most`` deals, in about 1.5 ms each; returns whether the last one was among them.
        """
        some, self._left = self._left[:most], self._left[most:]
        if some and not look_up(self._store, some):
            self._left = []
        return bool(some) and not self._left

    def album(self) -> Album:
        """The album according to the deals looked up so far."""
        return self._store.safe(self._album, Album())

    def _album(self) -> Album:
        firsts = first_done(self._store)
        times = times_of(self._store, firsts.values())
        return Album({deed: DoneDeed(deal, day_at(times.get(deal, 0))) for deed, deal in firsts.items()})


def news(store: Store, most: int) -> Sequence[OpenedFlower]:
    """The flowers that the latest deal has opened further, those that are open furthest first.

    Up to ``most`` deals that were not looked up yet are looked up, the oldest first. If others are left, the result is
    empty.
    """
    reader = AlbumReader(store)
    if not reader.deals:
        return ()
    latest = reader.latest
    reader.read(most)
    album = Album() if reader.left else reader.album()
    new = [deed for deed, done in album.done.items() if done.deal == latest]
    flowers = {flower_for(deed): deed for deed in sorted(new)}
    return tuple(sorted((OpenedFlower(flower, album.stage(flower), deed) for flower, deed in flowers.items()),
                        key=lambda one: -one.stage))


def day_at(milliseconds: int) -> date | None:
    """The day of a time in milliseconds since 1970; None for 0, an unknown time."""
    return datetime.fromtimestamp(milliseconds / 1000).date() if milliseconds else None
