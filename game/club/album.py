"""Reads the pressed-flower album: when each of its deeds was done first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from ..store.album import UnreadDeal, first_done, look_up, times_of, unread
from ..store.file import Store
from ..view.album import Album, DoneDeed, OpenedFlower, flower_for


class AlbumReader:
    """Reads the album in ``store``: first the deals played since it was last read, some at a time.

    From a file that cannot be read comes an empty album; the store reports that itself. While the store waits to write
    something, no deal is read: what was found would not be known the next time.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._left: list[UnreadDeal] = store.safe(lambda: unread(store), []) if store.caught_up() else []
        self.deals = len(self._left)
        """How many deals there were to read."""
        self.latest = self._left[-1].deal if self._left else None
        """The latest of them."""

    @property
    def left(self) -> int:
        """The number of deals still to be read."""
        return len(self._left)

    def read(self, most: int) -> None:
        """Read up to ``most`` deals, about 1.5 ms each."""
        some, self._left = self._left[:most], self._left[most:]
        if some and not look_up(self._store, some):
            self._left = []

    def album(self) -> Album:
        """The album as read so far."""
        return self._store.safe(self._album, Album())

    def _album(self) -> Album:
        firsts = first_done(self._store)
        times = times_of(self._store, firsts.values())
        return Album({deed: DoneDeed(deal, _day(times.get(deal, 0))) for deed, deal in firsts.items()})


def news(store: Store, most: int) -> Sequence[OpenedFlower]:
    """The flowers that the latest deal has opened further, the furthest first.

    Reads the ``most`` oldest of the deals that the album does not know yet. While older deals are left, nothing counts
    as news.
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


def _day(milliseconds: int) -> date | None:
    return datetime.fromtimestamp(milliseconds / 1000).date() if milliseconds else None
