"""Imports records into the file of games: each checked by the rules, none twice, all of them or none."""

from __future__ import annotations

import json
import logging
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from msgspec import Struct

from ..engine.phases.over import Over
from ..engine.record import HUMAN, MAX_LINE, BadRecord, Record, read_to_end, write
from ..engine.variants import options_of
from . import digests, facts, shapes
from .facts import Fact, facts_of, opponents
from .file import SqlRow, Statement, Store
from .notes import (
    NO_NOTES,
    NotesText,
    carried_reviews,
    note_statements,
    notes_in,
    review_statement,
    without_notes,
)
from .shapes import RowShape

log = logging.getLogger(__name__)
LONGEST = 4 * MAX_LINE  # bytes
RECOVERED: shapes.Origin = "recovered"
BATCH = 500  # deals

_ADD_MATCH = """INSERT INTO matches (id, name, grouping, origin, status, began, preset, options, at_table, length,
    opponents, viewer, first_dealer, totals) VALUES (?, ?, ?, ?, 'left', ?, ?, ?, ?, ?, ?, ?, ?, '[]')"""
#: A match in progress accepts no imported deals except those saved of itself.
_SAME_MATCH = """SELECT id, viewer, origin FROM matches WHERE grouping = ? AND origin = ? AND status != 'running'
    ORDER BY id LIMIT 1"""
_OWN_MATCH = "SELECT id, viewer, origin FROM matches WHERE grouping = ? ORDER BY origin = ?, id LIMIT 1"
_ADD_SEAT = "INSERT OR IGNORE INTO seats (match_id, seat, player_id) VALUES (?, ?, ?)"
_ADD_DEAL = """INSERT INTO deals (id, match_id, number, preset, opponents, origin, dealer, end, began, taken_back,
    taker, contract, role, payment, identity, layout) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_ADD_RECORD = "INSERT INTO records (deal_id, text, sum) VALUES (?, ?, ?)"


@dataclass(frozen=True, slots=True)
class Examined:
    """A record that was read and replayed: all that the tables need, as plain data that another process can send."""

    text: str
    identity: bytes
    layout: bytes
    grouping: bytes
    name: str
    number: int
    preset: str
    options: str
    length: int
    names: tuple[str, ...]
    levels: tuple[str, ...]
    dealer: int
    end: str
    taken_back: int
    taker: int | None
    contract: str | None
    facts: tuple[Fact, ...]
    notes: NotesText = NO_NOTES
    reviews: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with the record on a line."""

    line: int
    why: str


def lines_in(file: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """The lines of ``file`` that are not empty, with their numbers; None in place of a line too long for a record.

    A byte order mark before the first line, which editors on Windows write, is left out.
    """
    number = 0
    while raw := file.readline(LONGEST):
        number += 1
        too_long = len(raw) == LONGEST and not raw.endswith(b"\n")
        while too_long and (rest := file.readline(LONGEST)) and not rest.endswith(b"\n"):
            pass
        if number == 1:
            raw = raw.removeprefix(BOM_UTF8)
        if too_long or raw.strip():
            yield number, None if too_long else raw


def examined(line: str) -> Examined:
    """The record on ``line`` for the tables; BadRecord if it is not valid."""
    record, last = read_to_end(line)
    notes, record = notes_in(record), without_notes(record)
    rules, at_table = record.rules, record.rules.at_table
    facts = facts_of(last) if isinstance(last, Over) and record.end == "played" else ()
    taking = last.facts.taking
    text = write(record, last)
    return Examined(
        text, digests.identity(record, last, text), digests.layout(record), digests.grouping(record),
        *_match_of(record), rules.preset, json.dumps(options_of(rules)), rules.deals, record.names or ("",) * at_table,
        record.bots or ("",) * at_table, record.dealer, record.end, record.taken_back,
        taking.taker if facts else None, taking.contract.id if facts else None, facts, notes, carried_reviews(record))


def _match_of(record: Record) -> tuple[str, int]:
    """The name of the record's match and its number there, bounded; the record may have any values for them."""
    name, number = record.match.get("id", ""), record.match.get("deal", 0)
    return (name[:100] if isinstance(name, str) else ""), (number if type(number) is int and 0 <= number < 2**40 else 0)


class ImportedMatch(Struct, array_like=True, frozen=True):
    """A match: its id, the viewer's seat, its origin."""

    number: shapes.Id
    viewer: shapes.SeatValue | None
    origin: shapes.Origin


class MatchFrame(Struct, array_like=True, frozen=True):
    """What the totals of a match depend on in addition to its deals."""

    at_table: shapes.Seats
    length: shapes.Length
    status: shapes.Status
    viewer: shapes.SeatValue | None


class Ends(Struct, array_like=True, frozen=True):
    """The number of deals with this end."""

    end: shapes.End
    number: shapes.Count


@dataclass(slots=True)
class Intake:
    """Writes checked records to the tables of ``store``, within a transaction that the caller commits."""

    store: Store
    origin: shapes.Origin
    taken: int = 0
    _matches: dict[bytes, ImportedMatch] = field(default_factory=dict)
    _seen: set[bytes] = field(default_factory=set)
    _deals: list[SqlRow] = field(default_factory=list)
    _records: list[SqlRow] = field(default_factory=list)
    _facts: list[SqlRow] = field(default_factory=list)
    _notes: list[Statement] = field(default_factory=list)
    _tallies: dict[SqlRow, list[int]] = field(default_factory=dict)

    def add(self, found: Examined) -> bool:
        """Add ``found``; False if the store has it already."""
        known = self.store.connection.execute("SELECT id FROM deals WHERE identity = ?", (found.identity,)).fetchone()
        if known:
            self._note(known[0], found)
        if known or found.identity in self._seen:
            return False
        self._seen.add(found.identity)
        match = self._match(found)
        viewer, origin = match.viewer, match.origin
        deal, mine = self.store.new_id("deals"), next((f for f in found.facts if f.seat == viewer), None)
        self._deals.append((
            deal, match.number, found.number, found.preset, opponents(found.levels, -1 if viewer is None else viewer),
            origin, found.dealer, found.end, self.store.now(), found.taken_back, found.taker, found.contract,
            mine.role if mine else None, mine.payment if mine else None, found.identity, found.layout))
        self._records.append((deal, found.text, digests.running_sum(0, found.text)))
        self._note(deal, found)
        for fact in found.facts:
            self._count(deal, found, fact, origin)
        self.taken += 1
        if len(self._deals) >= BATCH:
            self.flush()
        return True

    def _note(self, deal: int, found: Examined) -> None:
        """Keep the notes and the reviews that the record carried, unless the store has its own."""
        self._notes += note_statements(deal, found.notes)
        self._notes += (review_statement(deal, seat, text) for seat, text in found.reviews)

    def _count(self, deal: int, found: Examined, fact: Fact, origin: str) -> None:
        player = self._player(found.names[fact.seat], found.levels[fact.seat])
        row = facts.fact_row(deal, player, (found.preset, origin, found.taken_back > 0), found.levels, fact)
        self._facts.append(row)
        key, sums = facts.tally_of(row)
        so_far = self._tallies.get(key)
        self._tallies[key] = [a + b for a, b in zip(so_far, sums, strict=True)] if so_far else list(sums)

    def _player(self, name: str, level: str) -> int:
        number, new = self.store.player(name, level)
        for sql, given in new:
            self.store.connection.execute(sql, given)
        return number

    def _match(self, found: Examined) -> ImportedMatch:
        """The match that ``found`` belongs to, a new one if there is none."""
        if found.grouping not in self._matches:
            old = self.store.connection.execute(_OWN_MATCH if self.origin == RECOVERED else _SAME_MATCH,
                                                (found.grouping, self.origin)).fetchall()
            known = next(iter(shapes.valid_rows(ImportedMatch, old)), None)
            self._matches[found.grouping] = known or self._new_match(found)
        return self._matches[found.grouping]

    def _new_match(self, found: Examined) -> ImportedMatch:
        number = self.store.new_id("matches")
        viewer = found.levels.index(HUMAN) if HUMAN in found.levels else None
        self.store.connection.execute(_ADD_MATCH, (
            number, found.name, found.grouping, self.origin, self.store.now(), found.preset, found.options,
            len(found.levels), found.length, opponents(found.levels, -1 if viewer is None else viewer), viewer,
            found.dealer))
        for seat, (name, level) in enumerate(zip(found.names, found.levels, strict=True)):
            self.store.connection.execute(_ADD_SEAT, (number, seat, self._player(name, level)))
        return ImportedMatch(number, viewer, self.origin)

    def flush(self) -> None:
        """Write the rows collected so far."""
        many = self.store.connection.executemany
        many(_ADD_DEAL, self._deals)
        many(_ADD_RECORD, self._records)
        many(facts.ADD_FACT, self._facts)
        many(facts.ADD_TALLY, [(*key, *sums) for key, sums in self._tallies.items()])
        for sql, given in self._notes:
            self.store.connection.execute(sql, given)
        for gathered in (self._deals, self._records, self._facts, self._notes):
            gathered.clear()
        self._tallies.clear()
        self._seen.clear()

    def finish(self) -> None:
        """Write the rest, and update the totals of the matches that got deals."""
        self.flush()
        for match in self._matches.values():
            sum_up(self.store, match.number)


def sum_up(store: Store, match: int) -> None:
    """Update the counts and totals of ``match`` from its deals; a match in progress here stays in progress."""
    def ask(shape: type[RowShape], sql: str) -> list[RowShape]:
        return shapes.valid_rows(shape, store.connection.execute(sql, (match,)).fetchall())

    for known in ask(MatchFrame, "SELECT at_table, length, status, viewer FROM matches WHERE id = ?"):
        ends, totals = Counter[str](), [0] * 6
        for one in ask(Ends, "SELECT end, count(*) FROM deals WHERE match_id = ? GROUP BY end"):
            ends[one.end] += one.number
        for won in ask(shapes.SeatPayment, """SELECT seat, payment FROM facts
                WHERE deal_id IN (SELECT id FROM deals WHERE match_id = ?)"""):
            totals[won.seat] += won.payment
        done = "finished" if ends["played"] >= known.length else known.status
        mine = None if known.viewer is None else totals[known.viewer]
        store.connection.execute(
            "UPDATE matches SET deals = ?, counted = ?, totals = ?, total = ?, status = ? WHERE id = ?",
            (ends.total(), ends["played"], json.dumps(totals[:known.at_table]), mine, done, match))


def take_in(store: Store, lines: Iterable[str], origin: shapes.Origin) -> int:
    """Import those of ``lines`` that are valid records; how many were new. For what was saved of a damaged file.

    A deal in the store that has lost its record gets it back.
    """
    intake = Intake(store, origin)
    store.connection.execute("BEGIN IMMEDIATE")
    for line in lines:
        try:
            found = examined(line)
        except BadRecord as fault:
            log.info("a deal is lost: %s", fault)
            continue
        intake.add(found)
        store.connection.execute("INSERT OR IGNORE INTO records SELECT id, ?, ? FROM deals WHERE identity = ?",
                                 (found.text, digests.running_sum(0, found.text), found.identity))
    intake.finish()
    store.connection.execute("COMMIT")
    return intake.taken
