"""The pressed-flower album: the deal and the day in which each deed was first done."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.rules import Seat
from ..store.album import first_done, look_up, times_of, unread
from ..store.file import Store
from ..today import day_at
from ..view import words
from ..view.album import Album, DoneDeed, OpenedFlower, flower_for
from .work import Work

AT_A_TIME = 8
"""The number of deals that are looked up in a step, which takes about 12 ms."""


def _unread(store: Store) -> Sequence[tuple[int, Seat]]:
    """The deals played since the last time, the oldest first.

    Empty while the store has pending statements, because the result could not be stored.
    """
    found: list[tuple[int, Seat]] = store.safe(lambda: unread(store), []) if store.caught_up() else []
    return found


def count_deeds(store: Store) -> Work[bool]:
    """Look up the deeds of the deals played since the last time; returns whether there were any."""
    left = found = _unread(store)
    while left:
        yield words.count("album.reading", len(left))
        left = left[AT_A_TIME:] if look_up(store, left[:AT_A_TIME]) else []
    return bool(found)


def album_in(store: Store) -> Album:
    """The album according to the deals looked up so far; empty, with a notice, if the file cannot be read."""
    def read() -> Album:
        firsts = first_done(store)
        times = times_of(store, firsts.values())
        return Album({deed: DoneDeed(deal, day_at(times.get(deal, 0))) for deed, deal in firsts.items()})

    return store.safe(read, Album())


def news(store: Store, most: int) -> Sequence[OpenedFlower]:
    """The flowers that the latest deal has opened further, the most open ones first.

    Up to ``most`` deals that were not looked up yet are looked up, the oldest first. If others are left, the result is
    empty.
    """
    deals = _unread(store)
    if not deals or (look_up(store, deals[:most]) and len(deals) > most):
        return ()
    album = album_in(store)
    new = [deed for deed, done in album.done.items() if done.deal == deals[-1][0]]
    flowers = {flower_for(deed): deed for deed in sorted(new)}
    return tuple(sorted((OpenedFlower(flower, album.stage(flower), deed) for flower, deed in flowers.items()),
                        key=lambda one: -one.stage))
