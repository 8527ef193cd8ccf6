"""Imports records: checks each line by the rules and writes it to the tables of the store.

No deal is written twice, and the player's deals are changed only by records that are the player's.
"""

from __future__ import annotations

import errno
import json
import logging
import os
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from msgspec import Struct

from ..engine.phases.over import Over
from ..engine.record import HUMAN, MAX_LINE, BadRecord, Record, read_to_end, write
from ..engine.variants import written_options
from . import facts, shapes
from .facts import Fact, facts_of, opponents
from .file import SqlRow, Statement, Store
from .notes import (
    NO_NOTES,
    MatchText,
    NotesText,
    carried_reviews,
    note_rows,
    notes_in,
    review_statement,
    without_notes,
)
from .notes import TABLES as NOTES
from .shapes import RowShape

log = logging.getLogger(__name__)
LONGEST = 4 * MAX_LINE  # bytes
MOST_USELESS, EACH_LINE = 50_000_000, 500  # bytes in a row without a record, to which each line adds some


@dataclass(frozen=True, slots=True)
class Examined:
    """A record that was read and replayed: all data for the tables, in a form that another process can send."""

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
    left_out: int = 0
    """The number of notes that were left out because they are impossible."""

    def match(self, now: int) -> MatchText:
        """The columns of the match that the record does not determine, from its notes; defaults if they do not fit."""
        viewer = self.levels.index(HUMAN) if HUMAN in self.levels else None
        stated = self.notes.match
        if stated is None or max(stated.viewer or 0, stated.first_dealer) >= len(self.levels):
            return MatchText(now, None, "left", viewer, self.dealer, 0)
        return stated


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault in the record on ``line``."""

    line: int
    why: str


def lines_in(file: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """The lines of ``file`` that are not empty, with their numbers; None in place of a line too long for a record.

    A byte order mark before the first line, which editors on Windows write, is left out. Raises OSError if too much
    follows without a record, as in an endless device.
    """
    number = useless = 0
    while raw := file.readline(LONGEST):
        number += 1
        too_long = len(raw) == LONGEST and not raw.endswith(b"\n")
        if number == 1:
            raw = raw.removeprefix(BOM_UTF8)
        passed_over = _rest_of_line(file) if too_long else 0
        useless = 0 if raw.strip() and not too_long else useless + len(raw) + passed_over + EACH_LINE
        if useless > MOST_USELESS:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        if too_long or raw.strip():
            yield number, None if too_long else raw


def _rest_of_line(file: BinaryIO) -> int:
    """Read to the end of the line, at most a little more than MOST_USELESS bytes; returns the number of bytes read."""
    length = 0
    while length <= MOST_USELESS and (rest := file.readline(LONGEST)):
        length += len(rest)
        if rest.endswith(b"\n"):
            break
    return length


def examined(line: str) -> Examined:
    """Read and replay the record on ``line``; raises BadRecord if it is not valid."""
    record, last = read_to_end(line)
    reviews, (notes, left_out) = carried_reviews(record), notes_in(record)
    record = without_notes(record)
    rules, at_table = record.rules, record.rules.at_table
    results = facts_of(last) if isinstance(last, Over) and record.end == "played" else ()
    taking = last.facts.taking
    text = write(record, last)
    return Examined(
        text, facts.identity(record, last, text), facts.layout(record), facts.grouping(record),
        *_match_of(record), rules.preset, json.dumps(written_options(rules)), rules.deals,
        record.names or ("",) * at_table, record.bots or ("",) * at_table, record.dealer, record.end, record.taken_back,
        taking.taker if results else None, taking.contract.id if results else None, results, notes, reviews, left_out)


def _match_of(record: Record) -> tuple[str, int]:
    """The name of the match and the deal's number in it; an impossible name is empty, an impossible number 0."""
    name, number = record.match.get("id", ""), record.match.get("deal", 0)
    return (name[:100] if isinstance(name, str) else ""), (number if type(number) is int and 0 <= number < 2**40 else 0)


# -- written to the tables --------------------------------------------------------------------------------------------

PLAYED: shapes.Origin = "played"
IMPORTED: shapes.Origin = "imported"
RECOVERED: shapes.Origin = "recovered"
OWNED: tuple[shapes.Origin, ...] = (IMPORTED, RECOVERED, PLAYED)
"""The origins of a deal, ordered by the certainty that the player played it."""
BATCH = 500  # deals

_ADD_MATCH = """INSERT INTO matches (id, name, grouping, origin, status, began, ended, preset, options, at_table,
    length, opponents, viewer, first_dealer, takes_back, totals)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '[]')"""
#: Imported deals are not added to a match in progress; but its deals saved from a damaged file are.
_SAME_MATCH = """SELECT id, viewer, origin FROM matches WHERE grouping = ? AND origin = ? AND status != 'running'
    ORDER BY id LIMIT 1"""
_OWN_MATCH = "SELECT id, viewer, origin FROM matches WHERE grouping = ? ORDER BY origin = ?, id LIMIT 1"
_END_MATCH = """UPDATE matches SET ended = coalesce(ended, ?), status = CASE WHEN ? = 'finished' THEN 'finished'
    ELSE status END WHERE id = ?"""
_DROP_MATCH = ("DELETE FROM seats WHERE match_id = ?", "DELETE FROM tournaments WHERE match_id = ?",
               "DELETE FROM matches WHERE id = ?")
#: A deal with an impossible origin may be the player's.
_KNOWN = """SELECT id, match_id, CASE WHEN origin IN ('imported', 'recovered') THEN origin ELSE 'played' END FROM deals
    WHERE identity = ?"""
_ADD_RECORD = "INSERT INTO records (deal_id, text, sum) VALUES (?, ?, ?)"


class ImportedMatch(Struct, array_like=True, frozen=True):
    """A match: its id, the viewer's seat, its origin."""

    number: shapes.Id
    viewer: shapes.SeatValue | None
    origin: shapes.Origin


class KnownDeal(Struct, array_like=True, frozen=True):
    """A deal in the store: its id, that of its match, its origin."""

    number: shapes.Id
    match: shapes.Id
    origin: shapes.Origin

    @property
    def own(self) -> bool:
        return self.origin != IMPORTED


@dataclass(slots=True)
class ImportChanges:
    """What an import changes in the store.

    ``deals`` counts the new deals by origin; ``claimed`` of them were stored before, as recovered or others' deals.
    ``own`` and ``others`` count the new rows of notes by table, for deals of the player and of others; ``puzzles``
    counts the puzzles added or improved. ``untouched`` counts the player's deals whose notes in the file are not used
    because the file is not the player's, ``invalid`` the notes that are impossible.
    """

    deals: Counter[str] = field(default_factory=Counter)
    claimed: int = 0
    own: Counter[str] = field(default_factory=Counter)
    others: Counter[str] = field(default_factory=Counter)
    puzzles: int = 0
    untouched: int = 0
    invalid: int = 0

    @property
    def any(self) -> bool:
        return bool(self.deals.total() + self.own.total() + self.others.total() + self.puzzles)


@dataclass(slots=True)
class Intake:
    """Writes checked records to the tables of ``store``, within a transaction that the caller commits.

    With the ``origin`` ``played`` the records are the player's: each deal gets the origin that its notes state, and
    its notes are added. With ``imported`` they are others', and deals of the player stay as they are.
    """

    store: Store
    origin: shapes.Origin
    changes: ImportChanges = field(default_factory=ImportChanges)
    _matches: dict[tuple[bytes, str], ImportedMatch] = field(default_factory=dict)
    _shrunk: set[int] = field(default_factory=set)
    _seen: dict[bytes, KnownDeal] = field(default_factory=dict)
    _deals: list[SqlRow] = field(default_factory=list)
    _records: list[SqlRow] = field(default_factory=list)
    _facts: list[SqlRow] = field(default_factory=list)
    _notes: list[tuple[Counter[str], str, Statement]] = field(default_factory=list)

    @property
    def taken(self) -> int:
        return self.changes.deals.total()

    def add(self, found: Examined) -> bool:
        """Add ``found``; False if the store has it already."""
        stated = found.notes.deal if self.origin == PLAYED else None
        origin = self.origin if stated is None else stated.origin
        known = self._seen.get(found.identity) or self._known(found.identity)
        new = known is None or (stated is not None and OWNED.index(origin) > OWNED.index(known.origin))
        deal = known if known is not None and not new else self._taken(known, found, origin)
        self._note(deal, found)
        if len(self._deals) >= BATCH:
            self.flush()
        return new

    def _known(self, identity: bytes) -> KnownDeal | None:
        found = self.store.connection.execute(_KNOWN, (identity,))
        return next(iter(shapes.valid_rows(KnownDeal, found.fetchall())), None)

    def _taken(self, known: KnownDeal | None, found: Examined, origin: shapes.Origin) -> KnownDeal:
        """Add the deal of ``found``, or make the ``known`` deal the player's own; returns that deal."""
        return self._added(found, origin) if known is None else self._claimed(known, found, origin)

    def _added(self, found: Examined, origin: shapes.Origin) -> KnownDeal:
        match = self._match(found, origin)
        deal = KnownDeal(self.store.new_id("deals"), match.number, match.origin)
        self._deals.append(self._row(deal, match.viewer, found))
        self._records.append((deal.number, found.text, facts.running_sum(0, found.text)))
        about = found.preset, deal.origin, found.taken_back > 0
        for fact in found.facts:
            player = self._player(found.names[fact.seat], found.levels[fact.seat])
            self._facts.append(facts.fact_row(deal.number, player, about, found.levels, fact))
        self._seen[found.identity] = deal
        self.changes.deals[deal.origin] += 1
        return deal

    def _claimed(self, known: KnownDeal, found: Examined, origin: shapes.Origin) -> KnownDeal:
        """Make the ``known`` deal, which was others' or recovered, the player's own; delete the notes of others.

        Returns that deal.
        """
        self.flush()
        run, match = self.store.connection.execute, self._match(found, origin)
        deal = KnownDeal(known.number, match.number, match.origin)
        run(shapes.insertion("deals", "REPLACE"), self._row(deal, match.viewer, found))
        run("UPDATE facts SET origin = ? WHERE deal_id = ?", (deal.origin, deal.number))
        for table in ("deeds",) if known.own else ("deeds", "reviews", *NOTES):
            run(f"DELETE FROM {table} WHERE deal_id = ?", (deal.number,))  # noqa: S608
        self._shrunk.add(known.match)
        self.changes.deals[deal.origin] += 1
        self.changes.claimed += 1
        return deal

    def _row(self, deal: KnownDeal, viewer: int | None, found: Examined) -> SqlRow:
        """The row of ``deal`` with the values in its notes, or defaults without notes."""
        stated, mine = found.notes.deal, next((f for f in found.facts if f.seat == viewer), None)
        number, began, ended = (found.number, self.store.now(), None) if stated is None else \
            (stated.number, stated.began, stated.ended)
        return (deal.number, deal.match, number, found.preset,
                opponents(found.levels, viewer), deal.origin, found.dealer, found.end, began,
                ended, found.taken_back, found.taker, found.contract, mine.role if mine else None,
                mine.payment if mine else None, found.identity, found.layout)

    def _note(self, deal: KnownDeal, found: Examined) -> None:
        """Collect the notes and reviews of the record, for the rows that are missing.

        Others' records add none to a deal of the player.
        """
        self.changes.invalid += found.left_out
        rows = list(note_rows(deal.number, deal.match, found.notes))
        if deal.own and self.origin == IMPORTED:
            self.changes.untouched += bool(rows or found.reviews)
            return
        counter = self.changes.own if deal.own else self.changes.others
        self._notes += ((counter, table, (shapes.insertion(table, "IGNORE"), row)) for table, row in rows)
        self._notes += ((counter, "reviews", review_statement(deal.number, *review)) for review in found.reviews)

    def _player(self, name: str, level: str) -> int:
        number, new = self.store.player(name, level)
        for sql, given in new:
            self.store.connection.execute(sql, given)
        return number

    def _match(self, found: Examined, origin: shapes.Origin) -> ImportedMatch:
        """The match to which ``found`` belongs, added to the store if it is new."""
        key = found.grouping, origin
        if key not in self._matches:
            old = self.store.connection.execute(_OWN_MATCH if self.origin == RECOVERED else _SAME_MATCH, key).fetchall()
            known = next(iter(shapes.valid_rows(ImportedMatch, old)), None)
            self._matches[key] = known or self._new_match(found, origin)
        match = self._matches[key]
        if found.notes.match is not None and self.origin != RECOVERED:
            self.store.connection.execute(_END_MATCH, (found.notes.match.ended, found.notes.match.status, match.number))
        return match

    def _new_match(self, found: Examined, origin: shapes.Origin) -> ImportedMatch:
        number, about = self.store.new_id("matches"), found.match(self.store.now())
        self.store.connection.execute(_ADD_MATCH, (
            number, found.name, found.grouping, origin, "left" if about.status == "running" else about.status,
            about.began, about.ended, found.preset, found.options, len(found.levels), found.length,
            opponents(found.levels, about.viewer), about.viewer, about.first_dealer,
            about.takes_back))
        for seat, (name, level) in enumerate(zip(found.names, found.levels, strict=True)):
            seated = number, seat, self._player(name, level)
            self.store.connection.execute(shapes.insertion("seats", "IGNORE"), seated)
        return ImportedMatch(number, about.viewer, origin)

    def flush(self) -> None:
        """Write the rows collected so far."""
        many = self.store.connection.executemany
        many(shapes.insertion("deals"), self._deals)
        many(_ADD_RECORD, self._records)
        many(facts.ADD_FACT, self._facts)
        many(facts.COUNT_DEAL, [deal[:1] for deal in self._deals])
        for counter, table, (sql, given) in self._notes:
            counter[table] += self.store.connection.execute(sql, given).rowcount
        for gathered in (self._deals, self._records, self._facts, self._notes):
            gathered.clear()
        self._seen.clear()

    def finish(self) -> None:
        """Write the rest, and update the totals of the matches that got or lost deals."""
        self.flush()
        run = self.store.connection.execute
        for match in {one.number for one in self._matches.values()} | self._shrunk:
            sum_up(self.store, match)
        for match in self._shrunk:
            if not run("SELECT 1 FROM deals WHERE match_id = ?", (match,)).fetchone():
                for sql in _DROP_MATCH:
                    run(sql, (match,))
        for sql, given in facts.COUNT_AGAIN if self._shrunk else ():
            run(sql, given)


def sum_up(store: Store, match: int) -> None:
    """Update the counts and totals of ``match`` from its deals; a match in progress here stays in progress."""
    def ask(shape: type[RowShape], sql: str) -> list[RowShape]:
        return shapes.valid_rows(shape, store.connection.execute(sql, (match,)).fetchall())

    for at_table, length, status, viewer in ask(
            tuple[shapes.Seats, shapes.Length, shapes.Status, shapes.SeatValue | None],
            "SELECT at_table, length, status, viewer FROM matches WHERE id = ?"):
        ends, totals = Counter[str](), [0] * 6
        for end, number in ask(tuple[shapes.End, shapes.Count],
                               "SELECT end, count(*) FROM deals WHERE match_id = ? GROUP BY end"):
            ends[end] += number
        for seat, payment in ask(tuple[shapes.SeatValue, shapes.PaymentValue], """SELECT seat, payment FROM facts
                WHERE deal_id IN (SELECT id FROM deals WHERE match_id = ?)"""):
            totals[seat] += payment
        done = "finished" if ends["played"] >= length else status
        mine = None if viewer is None else totals[viewer]
        store.connection.execute(
            "UPDATE matches SET deals = ?, counted = ?, totals = ?, total = ?, status = ? WHERE id = ?",
            (ends.total(), ends["played"], json.dumps(totals[:at_table]), mine, done, match))


def take_in(store: Store, lines: Iterable[str], origin: shapes.Origin) -> int:
    """Import the valid records among ``lines``, saved from a damaged file; returns the number of new deals.

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
                                 (found.text, facts.running_sum(0, found.text), found.identity))
    intake.finish()
    store.connection.execute("COMMIT")
    return intake.taken
