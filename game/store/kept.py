"""A match as it stood when it was left, whatever way: read, checked, and ready to go on."""

from __future__ import annotations

import json
import logging
import sqlite3
from dataclasses import dataclass, replace

from ..ai.bots import LEVELS
from ..engine.actions import Action
from ..engine.game import State, apply
from ..engine.illegal import IllegalAction
from ..engine.match import Match
from ..engine.record import BadRecord, Move, Record, action_of, closed, read_to_end
from ..engine.variants import rules_of
from .book import MatchBook, Sitting, said
from .file import Row, Store
from .history import MatchLine, names, text_of
from .notices import Notice

log = logging.getLogger(__name__)


#: Numbers that are none any more, or no sensible ones, change the bots' chance at most.
_DEALS = """SELECT id, max(1, min(1000000, CAST(number AS INTEGER))), CAST(dealer AS INTEGER), end,
    max(0, min(100000, CAST(taken_back AS INTEGER))) FROM deals WHERE match_id = ? ORDER BY end = 'open', number, id"""


class CannotGoOn(Exception):
    """Why a match cannot be continued, in a sentence."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match to go on with.

    ``match`` as it stands before the deal at hand; ``dealt`` how many deals there were, this one included;
    ``payments`` of those before. ``record`` and ``state`` are of the deal at hand, None if the next is to be dealt;
    ``told`` says that its end is written down already.
    """

    book: MatchBook
    match: Match
    dealt: int
    payments: tuple[tuple[int, ...], ...]
    record: Record | None
    told: bool = False

    @property
    def sitting(self) -> Sitting:
        """Who plays what."""
        return self.book.sitting


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be continued, for a list or a menu."""

    number: int
    preset: str
    at_table: int
    counted: int
    length: int
    began: int
    total: int | None


def unfinished(store: Store, most: int = 99) -> list[Unfinished]:
    """Matches that were begun here and not ended, the latest first; none, and a notice, if they cannot be read."""
    try:
        rows = store.read("""SELECT id, preset, at_table, counted, length, began, total FROM matches
            WHERE status = 'running' AND origin = 'played' AND deals > 0 ORDER BY id DESC LIMIT ?""", (most,))
    except sqlite3.Error as fault:
        store.failed(fault)
        return []
    return [Unfinished(*row) for row in rows]


def may_go_on(store: Store, line: MatchLine) -> bool:
    """Whether the match can be offered to be continued."""
    return store.writable and line.status == "running" and line.origin == "played" and line.deals > 0


def give_up(store: Store, number: int) -> None:
    """The match is not to be offered again."""
    store.write(("UPDATE matches SET status = 'left', ended = ? WHERE id = ?", (store.now(), number)))


def kept(store: Store, number: int) -> Kept:
    """The match ``number`` as it stood; CannotGoOn if there is none or its rules are not known here.

    Actions that cannot be read are left out with all that follow, and the player is told.
    """
    found = store.read("""SELECT CAST(name AS TEXT), preset, options, viewer, first_dealer, secret, takes_back
        FROM matches WHERE id = ?""", (number,))
    if not found:
        raise CannotGoOn(f"there is no match {number}")
    sitting = _sitting(store, number, found[0])
    book = MatchBook(store, number, found[0][0], sitting)
    deals = store.read(_DEALS, (number,))
    last = deals.pop() if deals else None
    match, payments = _so_far(store, sitting, deals)
    if last is None:
        return Kept(book, match, 0, payments, None)
    record = _at_hand(store, book, last)
    if record is None:
        return Kept(book, match, last[1], payments, None)
    return Kept(book, match, last[1], payments, record, told=last[3] != "open")


def _sitting(store: Store, number: int, row: Row) -> Sitting:
    _, preset, options, viewer, dealer, secret, takes_back = row
    seats = _seated(store, number)
    try:
        rules = rules_of(preset, **json.loads(options))
    except (ValueError, TypeError) as fault:
        raise CannotGoOn(str(fault)) from None
    if len(seats) != rules.at_table or not isinstance(secret, bytes) or viewer not in range(rules.at_table):
        raise CannotGoOn("what is known of the match is not whole")
    called, levels = zip(*seats, strict=True)
    strange = [level for seat, level in enumerate(levels) if seat != viewer and level not in LEVELS]
    if strange:
        raise CannotGoOn(f"nobody here plays at the level {strange[0]!r:.40}")
    return Sitting(rules, called, levels, viewer, dealer, secret, bool(takes_back))


def _seated(store: Store, number: int) -> tuple[tuple[str, str], ...]:
    """Name and level by seat: as a record of the match has it, for that has a check sum; else as the tables have it."""
    for deal, in store.read("SELECT id FROM deals WHERE match_id = ? ORDER BY id DESC", (number,)):
        try:
            data = json.loads(text_of(store, deal))
        except BadRecord as fault:
            log.warning("%s", fault)
            continue
        if data["names"] and data["bots"]:
            return tuple(zip(data["names"], data["bots"], strict=True))
    return names(store, number)


def _so_far(store: Store, sitting: Sitting, deals: list[Row]) -> tuple[Match, tuple[tuple[int, ...], ...]]:
    """Where the match stands after ``deals``, worked out from them; one that could not be read was dealt again."""
    at_table = sitting.rules.at_table
    match = Match(sitting.rules, sitting.dealer, (0,) * at_table)
    payments: list[tuple[int, ...]] = []
    for deal, _, dealer, end, _ in deals:
        if end == "abandoned":
            continue
        payments.append(_paid(store, deal, at_table))
        totals = tuple(map(sum, zip(match.totals, payments[-1], strict=True)))
        match = replace(match, dealer=(dealer + 1) % at_table, totals=totals, counted=match.counted + (end == "played"))
    return match, tuple(payments)


def _paid(store: Store, deal: int, at_table: int) -> tuple[int, ...]:
    """What each seat won in ``deal``: by its record, by the facts if that is damaged, nothing if both are."""
    try:
        return tuple(json.loads(text_of(store, deal))["payments"])
    except BadRecord as fault:
        log.warning("%s", fault)
    paid: dict[int, int] = dict(store.read("SELECT seat, payment FROM facts WHERE deal_id = ?", (deal,)))
    known = tuple(paid.get(seat, 0) for seat in range(at_table))
    return known if sum(known) == 0 else (0,) * at_table


def _at_hand(store: Store, book: MatchBook, deal: Row) -> Record | None:
    """The last deal as far as it can be read; None if not even the cards can."""
    number, _, _, end, taken_back = deal
    try:
        record, state = read_to_end(text_of(store, number))
    except BadRecord as fault:
        log.warning("%s", fault)
        store.tell(Notice("lost-action", "0"))
        store.write(("UPDATE deals SET end = 'abandoned' WHERE id = ?", (number,)))
        return None
    if end != "open":
        book.take_up(number, record.moves)
        return record
    moves, state = _journal(store, number, record, state)
    book.take_up(number, moves)
    return closed(replace(record, moves=tuple(moves), taken_back=taken_back), state)


def _journal(store: Store, deal: int, record: Record, state: State) -> tuple[list[Move], State]:
    """The actions written down since ``record``, as far as they are whole and legal."""
    rows = store.read("SELECT place, seat, action, sum FROM journal WHERE deal_id = ? ORDER BY place", (deal,))
    moves: list[Move] = []
    total = 0
    for place, seat, text, stated in rows:
        after = _after(state, seat, text) if place == len(moves) and said(seat, text, total) == stated else None
        if after is None:
            store.tell(Notice("lost-action", str(len(moves) + 1)))
            store.write(("DELETE FROM journal WHERE deal_id = ? AND place >= ?", (deal, len(moves))))
            break
        action, state = after
        moves.append((seat, action))
        total = stated
    return moves, state


def _after(state: State, seat: int, text: str) -> tuple[Action, State] | None:
    """The action that ``text`` says and the state after it; None if it says none that ``seat`` may do."""
    try:
        action = action_of(json.loads(text))
        return (action, apply(state, action)[0]) if state.turn == seat else None
    except (ValueError, IllegalAction):
        return None
