"""The pressed-flower album: finds the deeds that the player has done, and the first deal of each, in the records.

Only deals that were played here to their end without an undo count. The table of deeds is computed from their records
and can be deleted at any time.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from ..engine.phases.over import Over
from ..engine.record import BadRecord, read_to_end
from ..engine.rules import Seat
from . import shapes
from .deeds import DEEDS, SOLO, THRESHOLDS, deeds_of
from .file import Statement, Store
from .history import text_of

log = logging.getLogger(__name__)
_UNREAD = """SELECT deals.id, viewer FROM deals JOIN matches ON matches.id = match_id WHERE viewer IS NOT NULL
    AND end = 'played' AND taken_back = 0 AND deals.origin IN ('played', 'recovered')
    AND NOT EXISTS (SELECT 1 FROM deeds WHERE deal_id = deals.id) ORDER BY deals.id"""
_NEWS = "SELECT deal_id, done FROM deeds WHERE done != '' ORDER BY deal_id"


def unread(store: Store) -> list[tuple[int, Seat]]:
    """The deals that count but whose deeds were not looked up yet, each with the player's seat.

    Empty if the file cannot be written.
    """
    return store.ask(tuple[shapes.Id, shapes.SeatValue], _UNREAD) if store.writable else []


def look_up(store: Store, deals: Iterable[tuple[int, Seat]]) -> bool:
    """Store the deeds done for the first time in each of ``deals``; returns whether they were written.

    ``deals`` are in the order of :func:`unread`. Each takes about 1.5 ms; one with a damaged record has no deeds.
    """
    firsts, rows = _firsts(store), list[Statement]()
    for deal, seat in deals:
        new = [name for name in _deeds(store, deal, seat) if firsts.get(name, deal) >= deal]
        firsts |= dict.fromkeys(new, deal)
        rows.append((shapes.insertion("deeds", "REPLACE"), (deal, " ".join(new))))
    return store.write(*rows)


def _deeds(store: Store, deal: int, seat: Seat) -> tuple[str, ...]:
    try:
        record, last = read_to_end(text_of(store, deal))
    except BadRecord as fault:
        log.warning("%s", fault)
        return ()
    return deeds_of(last, seat) if isinstance(last, Over) and seat < record.rules.at_table else ()


def _firsts(store: Store) -> dict[str, int]:
    """The id of the first deal with each deed and with each contract won alone, by name."""
    firsts: dict[str, int] = {}
    for row in store.ask(shapes.DeedRow, _NEWS):
        for name in row.done.split():
            firsts.setdefault(name, row.deal_id)
    return firsts


def first_done(store: Store) -> dict[str, int]:
    """The id of the deal in which each deed was first done; deeds not done yet are missing."""
    firsts = _firsts(store)
    alone = [deal for name, deal in firsts.items() if name.startswith(SOLO)]
    for number, contracts in enumerate(THRESHOLDS["T18"]):
        if len(alone) >= contracts:
            firsts[f"t18-{number + 1}"] = alone[contracts - 1]
    return {name: firsts[name] for name in DEEDS if name in firsts}


def number_done(store: Store) -> int:
    """The number of deeds done in the deals looked up so far; 0 if the file cannot be read."""
    return store.safe(lambda: len(first_done(store)), 0)


def times_of(store: Store, deals: Iterable[int]) -> dict[int, int]:
    """The times at which ``deals`` began, in milliseconds since 1970, by id."""
    numbers = ", ".join(str(int(deal)) for deal in set(deals))
    sql = f"SELECT id, began FROM deals WHERE id IN ({numbers})"  # noqa: S608
    return dict(store.ask(tuple[shapes.Id, shapes.Time], sql))
