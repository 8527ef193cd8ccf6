"""Reads back an unfinished match, checked and ready to be continued, even after a crash."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, replace

import msgspec
from msgspec import Struct

from ..ai.names import LEVELS
from ..engine.actions import Action, IllegalAction
from ..engine.game import State, apply
from ..engine.match import Match
from ..engine.record import BadRecord, Move, Record, closed, decode_action, read_to_end
from ..engine.variants import stored_rules
from . import facts, shapes
from .book import MatchBook, Sitting, journal_sum
from .file import Notice, Store
from .history import names, record_of, text_of
from .notes import kind_of_tournament
from .values import MatchLine, Unfinished, has_signals

log = logging.getLogger(__name__)


_DEALS = """SELECT id, number, dealer, end, taken_back FROM deals WHERE match_id = ?
    ORDER BY end = 'open', number, id"""


class CannotGoOn(Exception):
    """A match cannot be continued; the message is a sentence with the reason."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match to continue.

    ``match`` is the state before the current deal, ``dealt`` the number of deals including it. ``payments`` are those
    of the earlier deals, ``course`` those of the earlier deals that count. ``record`` is that of the current deal, None
    if the next deal is to be dealt; ``told`` means that the end of the deal is already in the store.
    """

    book: MatchBook
    match: Match
    dealt: int
    payments: tuple[tuple[int, ...], ...]
    course: tuple[tuple[int, ...], ...]
    record: Record | None
    told: bool = False

    @property
    def sitting(self) -> Sitting:
        """The players and the rules of the match."""
        return self.book.sitting


class Left(Struct, array_like=True, frozen=True):
    """The row of a match to be continued."""

    name: shapes.Name
    grouping: shapes.Digest
    preset: shapes.Slug
    options: str
    viewer: shapes.SeatValue
    dealer: shapes.SeatValue
    secret: shapes.Secret
    takes_back: shapes.Flag


class Dealt(Struct, array_like=True, frozen=True):
    """The row of a deal of a match to be continued."""

    id: shapes.Id
    number: shapes.Number
    dealer: shapes.SeatValue
    end: shapes.End
    taken_back: shapes.TakenBack


class KeptAction(Struct, array_like=True, frozen=True):
    """An action of an unfinished deal, and the check sum of the journal up to and including it."""

    place: shapes.Count
    seat: shapes.SeatValue
    action: str
    sum: shapes.CheckSum


class RecordPayments(Struct):
    """The payments by seat in a record."""

    payments: tuple[shapes.PaymentValue, ...]


_paid_in = msgspec.json.Decoder(RecordPayments)


def unfinished(store: Store, most: int = 99) -> list[Unfinished]:
    """The unfinished matches begun here, the latest first; empty, with a notice, if they cannot be read."""
    sql = """SELECT id, preset, at_table, counted, length, began, total, secret FROM matches
        WHERE status = 'running' AND origin = 'played' AND deals > 0 ORDER BY id DESC LIMIT ?"""
    return store.safe(lambda: store.ask(Unfinished, sql, (most,)), [])


def may_go_on(store: Store, line: MatchLine) -> bool:
    """Whether the match can be continued: begun here, unfinished, with deals, in a store that can be written."""
    return store.writable and line.status == "running" and line.origin == "played" and line.deals > 0


def give_up(store: Store, number: int) -> None:
    """Mark the match ``number`` as abandoned, so that it is not offered again."""
    store.write(("UPDATE matches SET status = 'left', ended = ? WHERE id = ?", (store.now(), number)))


def kept(store: Store, number: int) -> Kept:
    """The match ``number``, to be continued; raises CannotGoOn if it is missing, incomplete or cannot be played here.

    An action that cannot be read is left out with all that follow, and a notice is added.
    """
    found = store.ask(Left, """SELECT name, grouping, preset, options, viewer, first_dealer, secret, takes_back
        FROM matches WHERE id = ?""", (number,))
    if not found:
        raise CannotGoOn(f"there is no match {number}, or what is known of it is not whole")
    sitting = _sitting(store, number, found[0])
    book = MatchBook(store, number, found[0].name, sitting)
    deals = store.ask(Dealt, _DEALS, (number,))
    last = deals.pop() if deals else None
    match, payments, course = _so_far(store, sitting, deals)
    if last is None:
        return Kept(book, match, 0, payments, course, None)
    record = _at_hand(store, book, last)
    if record is None:
        return Kept(book, match, last.number, payments, course, None)
    return Kept(book, match, last.number, payments, course, record, told=last.end != "open")


def _sitting(store: Store, number: int, left: Left) -> Sitting:
    """The players and the rules: from a record of the match, which has a check sum, else from the tables."""
    record, signals = _record_of_match(store, number, left.grouping), False
    if record is not None:
        rules, seats = record.rules, tuple(zip(record.names, record.bots, strict=True))
        signals = has_signals(record)
    else:
        try:
            rules, seats = stored_rules(left.preset, shapes.options_in(left.options)), names(store, number)
        except ValueError as fault:
            raise CannotGoOn(str(fault)) from None
    if len(seats) != rules.at_table or max(left.viewer, left.dealer) >= rules.at_table:
        raise CannotGoOn("what is known of the match is not whole")
    called, levels = zip(*seats, strict=True)
    strange = [level for seat, level in enumerate(levels) if seat != left.viewer and level not in LEVELS]
    if strange:
        raise CannotGoOn(f"nobody here plays at the level {strange[0]!r:.40}")
    return Sitting(rules, called, levels, left.viewer, left.dealer, left.secret, bool(left.takes_back), signals,
                   kind_of_tournament(store, number))


def _record_of_match(store: Store, number: int, grouping: bytes) -> Record | None:
    """The latest undamaged record of the match that names the players; None if there is none."""
    for deal, in store.read("SELECT id FROM deals WHERE match_id = ? ORDER BY id DESC", (number,)):
        try:
            record = record_of(store, deal)
        except BadRecord as fault:
            log.warning("%s", fault)
            continue
        if record.names and record.bots and facts.grouping(record) == grouping:
            return record
    return None


PaidByDeal = tuple[tuple[int, ...], ...]
"""The payments to each seat, deal by deal."""


def _so_far(store: Store, sitting: Sitting, deals: list[Dealt]) -> tuple[Match, PaidByDeal, PaidByDeal]:
    """The state of the match after ``deals``, the payments of these deals, and the payments of those that count.

    Abandoned deals are left out; a last deal whose cards could not be read is one.
    """
    at_table = sitting.rules.at_table
    match = Match(sitting.rules, sitting.dealer, (0,) * at_table)
    payments: list[tuple[int, ...]] = []
    course: list[tuple[int, ...]] = []
    for deal in deals:
        if deal.end == "abandoned":
            continue
        payments.append(_paid(store, deal.id, at_table))
        totals = tuple(map(sum, zip(match.totals, payments[-1], strict=True)))
        match = replace(match, dealer=(deal.dealer + 1) % at_table, totals=totals,
                        counted=match.counted + (deal.end == "played"))
        if deal.end == "played":
            course.append(payments[-1])
    return match, tuple(payments), tuple(course)


def _paid(store: Store, deal: int, at_table: int) -> tuple[int, ...]:
    """The payment to each seat in ``deal``: from its record, else from its facts, else 0 each."""
    try:
        paid = _paid_in.decode(text_of(store, deal)).payments
        if len(paid) == at_table and sum(paid) == 0:
            return paid
    except (BadRecord, msgspec.DecodeError) as fault:
        log.warning("%s", fault)
    won = {one.seat: one.payment
           for one in store.ask(shapes.SeatPayment, "SELECT seat, payment FROM facts WHERE deal_id = ?", (deal,))}
    known = tuple(won.get(seat, 0) for seat in range(at_table))
    return known if sum(known) == 0 else (0,) * at_table


def _at_hand(store: Store, book: MatchBook, deal: Dealt) -> Record | None:
    """The record of the last deal, as far as it can be read; None if its cards cannot be read."""
    try:
        record, state = read_to_end(text_of(store, deal.id))
        if record.rules != book.sitting.rules:
            raise BadRecord(f"deal {deal.id} is of another match")
    except BadRecord as fault:
        log.warning("%s", fault)
        store.tell(Notice("lost-action", "0"))
        store.write(("UPDATE deals SET end = 'abandoned' WHERE id = ?", (deal.id,)))
        return None
    if record.end != "open":
        book.take_up(deal.id, record.moves)
        return record
    moves, state = _journal(store, deal.id, record, state)
    book.take_up(deal.id, moves)
    return closed(replace(record, moves=tuple(moves), taken_back=deal.taken_back), state)


def _journal(store: Store, deal: int, record: Record, state: State) -> tuple[list[Move], State]:
    """The actions in the journal up to the first that is damaged or illegal, and the state after them."""
    rows = store.read("SELECT place, seat, action, sum FROM journal WHERE deal_id = ? ORDER BY place", (deal,))
    moves: list[Move] = []
    total = 0
    for row in rows:
        one = next(iter(shapes.valid_rows(KeptAction, [row])), None)
        whole = one is not None and one.place == len(moves) and journal_sum(one.seat, one.action, total) == one.sum
        after = _after(state, one.seat, one.action) if one is not None and whole else None
        if one is None or after is None:
            store.tell(Notice("lost-action", str(len(moves) + 1)))
            store.write(("DELETE FROM journal WHERE deal_id = ? AND place NOT BETWEEN 0 AND ?", (deal, len(moves) - 1)))
            break
        action, state = after
        moves.append((one.seat, action))
        total = one.sum
    return moves, state


def _after(state: State, seat: int, text: str) -> tuple[Action, State] | None:
    """The action encoded in ``text`` and the state after it; None if ``seat`` has no such legal action."""
    try:
        action = decode_action(json.loads(text))
        return (action, apply(state, action)[0]) if state.turn == seat else None
    except (ValueError, RecursionError, IllegalAction):
        return None
