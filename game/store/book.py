"""Writes a match to the store while it is played, each action before it is shown, and reads an unfinished match."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from secrets import choice

import msgspec
from msgspec import Struct

from ..ai.names import LEVELS
from ..engine.actions import Action, IllegalAction
from ..engine.game import State, apply
from ..engine.match import Match
from ..engine.phases.over import Over
from ..engine.record import BadRecord, Move, Record, closed, decode_action, encode_action, opening, read_to_end, write
from ..engine.rules import Rules, Seat
from ..engine.variants import stored_rules, written_options
from . import facts, shapes
from .facts import ADD_FACT, COUNT_DEAL, SUM_UP, fact_row, facts_of, opponents
from .file import Notice, Statement, Store
from .history import names, record_of, text_of
from .notes import kind_of_tournament
from .shapes import insertion
from .values import MatchLine, Unfinished, has_signals

log = logging.getLogger(__name__)
PLAYED = "played"
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"

_ADD_MATCH = """INSERT INTO matches (id, name, grouping, origin, status, began, preset, options, at_table, length,
    opponents, viewer, first_dealer, secret, takes_back, totals)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_ADD_DEAL = """INSERT INTO deals (id, match_id, number, preset, opponents, origin, dealer, end, began, layout)
    VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)"""
_ADD_RECORD = "INSERT OR REPLACE INTO records (deal_id, text, sum) VALUES (?, ?, ?)"
_ADD_MOVE = "INSERT OR REPLACE INTO journal (deal_id, place, seat, action, sum) VALUES (?, ?, ?, ?, ?)"
_END_DEAL = """UPDATE deals SET end = ?, ended = ?, taken_back = ?, taker = ?, contract = ?, role = ?, payment = ?,
    identity = CASE WHEN EXISTS (SELECT 1 FROM deals WHERE identity = ?) THEN NULL ELSE ? END WHERE id = ?"""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Players and rules of a match: ``levels`` by seat, ``secret`` seeds the bots, ``dealer`` deals first.

    ``signals`` means that the defenders' signals are played; only the records of the match contain this.
    ``tournament`` is the kind of tournament, empty for other matches.
    """

    rules: Rules
    names: tuple[str, ...]
    levels: tuple[str, ...]
    viewer: Seat
    dealer: Seat
    secret: bytes
    takes_back: bool = False
    signals: bool = False
    tournament: str = ""


def journal_sum(seat: Seat, action: str, before: int) -> int:
    """The check sum of the journal including ``action`` by ``seat``; ``before`` is that of the lines before it."""
    return facts.running_sum(before, f"{seat} {action}")


def name_of_match(milliseconds: int) -> str:
    """A new name for a match begun at ``milliseconds`` since 1970, such as ``2026-11-20-k3w9ta``."""
    day = datetime.fromtimestamp(milliseconds / 1000).date().isoformat()
    return f"{day}-{''.join(choice(_LETTERS) for _ in range(6))}"


def _opened(record: Record, dealt: State) -> str:
    return write(replace(record, moves=(), taken_back=0), dealt)


class MatchBook:
    """Writes one match. Disk errors are not raised here: the store reports them as notices and play continues."""

    def __init__(self, store: Store, number: int, name: str, sitting: Sitting) -> None:
        self.store, self.number, self.name, self.sitting = store, number, name, sitting
        self._deal = 0
        self._sums: list[int] = []

    @property
    def is_there(self) -> bool:
        """Whether the match and its open deal are in the file and readable; a damaged disk may have destroyed them."""
        try:
            return bool(self.store.read("""SELECT 1 FROM records JOIN deals ON deals.id = deal_id
                JOIN matches ON matches.id = match_id WHERE deals.id = ?""", (self._deal,)))
        except sqlite3.Error:
            return False

    def take_up(self, deal: int, moves: Sequence[Move]) -> None:
        """Continue with ``deal``, of which ``moves`` are already written."""
        self._deal, self._sums = deal, []
        for seat, action in moves:
            self._sums.append(journal_sum(seat, _text(action), self._last_sum))

    @property
    def _last_sum(self) -> int:
        return self._sums[-1] if self._sums else 0

    def deal_begun(self, number: int, record: Record, state: State) -> None:
        """Write the deal ``number`` of the match, which was just dealt."""
        store, sitting = self.store, self.sitting
        self._deal, self._sums = store.new_id("deals"), []
        text = _opened(record, state)
        store.write(
            (_ADD_DEAL, (self._deal, self.number, number, sitting.rules.preset,
                         opponents(sitting.levels, sitting.viewer), PLAYED, record.dealer, store.now(),
                         facts.layout(record))),
            (_ADD_RECORD, (self._deal, text, facts.running_sum(0, text))),
            ("UPDATE matches SET deals = deals + 1, status = 'running' WHERE id = ?", (self.number,)))

    def noted(self, record: Record) -> None:
        """Write the open deal again, because ``record`` has an addition that is not an action."""
        text = _opened(record, opening(record)[0])
        self.store.write((_ADD_RECORD, (self._deal, text, facts.running_sum(0, text))))

    def moved(self, seat: Seat, action: Action) -> None:
        text, place = _text(action), len(self._sums)
        self._sums.append(journal_sum(seat, text, self._last_sum))
        self.store.write((_ADD_MOVE, (self._deal, place, seat, text, self._last_sum)))

    def taken_back(self, place: int, times: int) -> None:
        """Delete the actions from ``place`` on, which were taken back; ``times`` counts the take-backs in this deal."""
        del self._sums[place:]
        self.store.write(("DELETE FROM journal WHERE deal_id = ? AND place >= ?", (self._deal, place)),
                         ("UPDATE deals SET taken_back = ? WHERE id = ?", (times, self._deal)))

    def deal_over(self, record: Record, last: Over, match: Match) -> None:
        """Write the end of the deal and the totals of ``match`` after it."""
        self.store.write(*self._closed(record, last), *self._counted(record, last), self._stands(match))

    def abandoned(self, record: Record, last: State) -> None:
        left = "UPDATE matches SET status = 'left', ended = ? WHERE id = ?"
        self.store.write(*self._closed(record, last), (left, (self.store.now(), self.number)))

    def _closed(self, record: Record, last: State) -> tuple[Statement, ...]:
        """The statements that write the complete record and delete the journal."""
        text = write(record, last)
        played_by = facts_of(last) if isinstance(last, Over) else ()
        mine = next((fact for fact in played_by if fact.seat == self.sitting.viewer), None)
        taking = last.facts.taking
        played = record.end == PLAYED
        same = facts.identity(record, last, text)  # a row saved from a damaged file may have it already
        row = (record.end, self.store.now(), record.taken_back, taking.taker if played else None,
               taking.contract.id if played else None, mine.role if mine else None, mine.payment if mine else None,
               same, same, self._deal)
        return ((_END_DEAL, row), (_ADD_RECORD, (self._deal, text, facts.running_sum(0, text))),
                ("DELETE FROM journal WHERE deal_id = ?", (self._deal,)))

    def _counted(self, record: Record, last: Over) -> list[Statement]:
        """The statements that write a row of facts for each seat and add it to the tallies."""
        statements: list[Statement] = []
        about = (self.sitting.rules.preset, PLAYED, record.taken_back > 0)
        for fact in facts_of(last):
            player, new = self.store.player(self.sitting.names[fact.seat], self.sitting.levels[fact.seat])
            row = fact_row(self._deal, player, about, self.sitting.levels, fact)
            statements += [*new, (ADD_FACT, row)]
        return [*statements, (COUNT_DEAL, (self._deal,))]

    def _stands(self, match: Match) -> Statement:
        """The statement that writes the totals of ``match`` and whether it continues."""
        done = match.finished
        return (SUM_UP, (match.counted, json.dumps(match.totals), match.totals[self.sitting.viewer],
                         "finished" if done else "running", self.store.now() if done else None, self.number))


def _text(action: Action) -> str:
    return json.dumps(encode_action(action), separators=(",", ":"))


def begin_match(store: Store, sitting: Sitting) -> MatchBook:
    now = store.now()
    name = name_of_match(now)
    rules, number = sitting.rules, store.new_id("matches")
    about = Record(rules, sitting.dealer, (), (), match={"id": name}, names=sitting.names, bots=sitting.levels)
    statements: list[Statement] = [(_ADD_MATCH, (
        number, name, facts.grouping(about), PLAYED, "running", now, rules.preset, json.dumps(written_options(rules)),
        rules.at_table, rules.deals, opponents(sitting.levels, sitting.viewer), sitting.viewer, sitting.dealer,
        sitting.secret, sitting.takes_back, json.dumps([0] * rules.at_table)))]
    for seat, (called, level) in enumerate(zip(sitting.names, sitting.levels, strict=True)):
        player, new = store.player(called, level)
        statements += [*new, (insertion("seats", "REPLACE"), (number, seat, player))]
    if sitting.tournament:
        statements.append((insertion("tournaments", "IGNORE"), (number, sitting.tournament)))
    store.write(*statements)
    return MatchBook(store, number, name, sitting)


def keep(store: Store, sitting: Sitting) -> MatchBook | None:
    """Begin a match in the store and return its book; None if it cannot be stored."""
    return store.safe(lambda: begin_match(store, sitting), None) if store.writable else None


# -- reading an unfinished match --------------------------------------------------------------------------------------


_DEALS = """SELECT id, number, dealer, end, taken_back FROM deals WHERE match_id = ?
    ORDER BY end = 'open', number, id"""


class CannotGoOn(Exception):
    """A match cannot be continued; the message is a sentence with the reason."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match to continue.

    ``match`` is the state before the current deal, ``dealt`` the number of deals including it. ``payments`` are those
    of the earlier deals, ``course`` those of the earlier deals that count. ``record`` is that of the current deal, None
    if the next deal is to be dealt; ``told`` means that the end of the deal is in the store already.
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


def unfinished(store: Store) -> list[Unfinished]:
    """The latest 99 unfinished matches begun here, the latest first; empty, with a notice, if they cannot be read."""
    sql = """SELECT id, preset, at_table, counted, length, began, total, secret FROM matches
        WHERE status = 'running' AND origin = 'played' AND deals > 0 ORDER BY id DESC LIMIT 99"""
    return store.safe(lambda: store.ask(Unfinished, sql), [])


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
        raise CannotGoOn(f"there is no level {strange[0]!r:.40}")
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

    Abandoned deals are left out; a deal whose cards could not be read is marked as abandoned.
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
    """The payment to each seat in ``deal``: from its record, else from its facts, else 0 for each seat."""
    try:
        paid = _paid_in.decode(text_of(store, deal)).payments
        if len(paid) == at_table and sum(paid) == 0:
            return paid
    except (BadRecord, msgspec.DecodeError) as fault:
        log.warning("%s", fault)
    won = dict(store.ask(tuple[shapes.SeatValue, shapes.PaymentValue],
                         "SELECT seat, payment FROM facts WHERE deal_id = ?", (deal,)))
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
