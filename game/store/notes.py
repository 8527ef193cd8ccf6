"""What is kept with a deal beside its record, and exported and imported with it under one key of the record.

That is what the expert won with the same cards, what friends won, how far exercises on its decisions have come, and
which puzzles were found in it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ..engine.record import Record
from . import digests, shapes
from .file import Statement, Store
from .schema import version_of

log = logging.getLogger(__name__)
KEY = "notes"
"""The key of the notes in an exported record."""
REVIEWS = "review"
"""The key of the reviews in an exported record: by seat as text, the text of the table as JSON."""
TABLES = {"rated": 5, "friends": 7, "exercises": 7, "tables": 8, "found": 9}
"""The tables of notes, each with the first version of the file that has it."""
MOST = 400
"""The most friends, and the most exercises, in the notes of a deal."""


class FriendText(Struct, array_like=True, frozen=True):
    """What a friend won with the same cards in the same seat; the name is empty if unknown."""

    name: shapes.Name
    payment: shapes.PaymentValue


class ExerciseText(Struct, array_like=True, frozen=True):
    """A decision that was tried again: of ``seat``, from the action ``at`` on; columns as in the table."""

    seat: shapes.SeatValue
    at: shapes.Place
    due: date
    streak: shapes.Streak
    tried: shapes.Count


class TableText(Struct, array_like=True, frozen=True):
    """What another player won in the viewer's seat at another table of a tournament."""

    level: shapes.Slug
    payment: shapes.PaymentValue


class NotesText(Struct, frozen=True, omit_defaults=True):
    """The notes of a deal."""

    rated: shapes.PaymentValue | None = None
    friends: Annotated[tuple[FriendText, ...], Meta(max_length=MOST)] = ()
    exercises: Annotated[tuple[ExerciseText, ...], Meta(max_length=MOST)] = ()
    tables: Annotated[tuple[TableText, ...], Meta(max_length=MOST)] = ()
    found: shapes.PuzzleLines | None = None
    """The puzzles found in the deal, a line each; None if it was not searched."""
    tournament: shapes.Slug | None = None
    """The kind of tournament that the match of the deal is."""


class NotedDeal(Struct, array_like=True, frozen=True):
    """A deal with notes."""

    deal: shapes.Id


class FoundText(Struct, array_like=True, frozen=True):
    """The puzzles found in the deal, a line each."""

    puzzles: shapes.PuzzleLines


class TournamentText(Struct, array_like=True, frozen=True):
    """The kind of a tournament."""

    kind: shapes.Slug


class RatedText(Struct, array_like=True, frozen=True):
    """What the expert won."""

    payment: shapes.PaymentValue


NO_NOTES = NotesText()
_OF_TOURNAMENTS = "SELECT deals.id FROM deals JOIN tournaments ON tournaments.match_id = deals.match_id"
_KIND = "SELECT kind FROM tournaments WHERE match_id = (SELECT match_id FROM deals WHERE id = ?)"
_EXERCISES = "INTO exercises (deal_id, seat, at, due, streak, tried) VALUES (?, ?, ?, ?, ?, ?)"


def has_table(store: Store, table: str) -> bool:
    """Whether the file has the ``table`` of notes: a read-only file of an earlier version may not."""
    return version_of(store.connection) >= TABLES[table]


# -- in the file ------------------------------------------------------------------------------------------------------


def noted_deals(store: Store) -> set[int]:
    """The deals with notes."""
    queries = [f"SELECT DISTINCT deal_id FROM {table}" for table in TABLES if has_table(store, table)]  # noqa: S608
    if has_table(store, "tables"):
        queries.append(_OF_TOURNAMENTS)
    return {one.deal for query in queries for one in store.ask(NotedDeal, query)}


def kept_notes(store: Store, deal: int) -> NotesText:
    """The notes of ``deal``; rows with impossible values are left out."""
    def rows(shape: type[shapes.RowShape], table: str, columns: str) -> tuple[shapes.RowShape, ...]:
        if not has_table(store, table):
            return ()
        found = store.read(f"SELECT {columns} FROM {table} WHERE deal_id = ? ORDER BY {columns} LIMIT {MOST}",  # noqa: S608
                           (deal,))
        return tuple(shapes.valid_rows(shape, found))

    expert, found = rows(RatedText, "rated", "payment"), rows(FoundText, "found", "puzzles")
    return NotesText(expert[0].payment if expert else None, rows(FriendText, "friends", "name, payment"),
                     rows(ExerciseText, "exercises", "seat, at, due, streak, tried"),
                     rows(TableText, "tables", "level, payment"), found[0].puzzles if found else None,
                     _kind_of(store, deal))


def _kind_of(store: Store, deal: int) -> str | None:
    """The kind of tournament that ``deal`` is of, if any."""
    found = store.read(_KIND, (deal,)) if has_table(store, "tables") else []
    return next((one.kind for one in shapes.valid_rows(TournamentText, found)), None)


def note_statements(deal: int, notes: NotesText) -> Iterator[Statement]:
    """What writes ``notes`` of ``deal``; whatever is there already stays."""
    if notes.rated is not None:
        yield "INSERT OR IGNORE INTO rated (deal_id, payment) VALUES (?, ?)", (deal, notes.rated)
    for friend in notes.friends:
        yield ("INSERT OR IGNORE INTO friends (deal_id, name, payment) VALUES (?, ?, ?)",
               (deal, friend.name, friend.payment))
    for table in notes.tables:
        yield ("INSERT OR IGNORE INTO tables (deal_id, level, payment) VALUES (?, ?, ?)",
               (deal, table.level, table.payment))
    if notes.found is not None:
        yield "INSERT OR IGNORE INTO found (deal_id, puzzles) VALUES (?, ?)", (deal, notes.found)
    if notes.tournament is not None:
        yield ("INSERT OR IGNORE INTO tournaments (match_id, kind) SELECT match_id, ? FROM deals WHERE id = ?",
               (notes.tournament, deal))
    for one in notes.exercises:
        yield exercise_statement(shapes.ExerciseRow(deal, one.seat, one.at, one.due, one.streak, one.tried))


def review_statement(deal: int, seat: int, text: str) -> Statement:
    """What writes the review ``text`` of ``seat``; one that is there already stays."""
    return ("INSERT OR IGNORE INTO reviews (deal_id, seat, text, sum) VALUES (?, ?, ?, ?)",
            (deal, seat, text, digests.running_sum(seat, text)))


def exercise_statement(done: shapes.ExerciseRow, *, replaces: bool = False) -> Statement:
    """What writes ``done``; it stays as it is in the file unless that ``replaces`` it."""
    return (f"INSERT OR {'REPLACE' if replaces else 'IGNORE'} {_EXERCISES}",
            (done.deal_id, done.seat, done.at, done.due.isoformat(), done.streak, done.tried))


# -- in a record ------------------------------------------------------------------------------------------------------


def with_notes(text: str, notes: NotesText) -> str:
    """The record ``text`` with ``notes`` added."""
    if notes == NO_NOTES:
        return text
    data: dict[str, Any] = json.loads(text)
    data[KEY] = msgspec.to_builtins(notes)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def notes_in(record: Record) -> NotesText:
    """The notes that ``record`` carries; none if they are not valid."""
    if KEY not in record.more:
        return NO_NOTES
    try:
        found: NotesText = msgspec.convert(record.more[KEY], NotesText)
    except msgspec.ValidationError as fault:
        log.warning("notes are left out: %s", fault)
        return NO_NOTES
    return found


def carried_reviews(record: Record) -> tuple[tuple[int, str], ...]:
    """The reviews that ``record`` carries, by seat, as texts for the table. Their readers check what they say."""
    said = record.more.get(REVIEWS)
    if not isinstance(said, dict):
        return ()
    return tuple((seat, json.dumps(said[str(seat)], separators=(",", ":")))
                 for seat in range(record.rules.at_table) if str(seat) in said)


def without_notes(record: Record) -> Record:
    """``record`` without what it carries: the store has tables for that."""
    return replace(record, more={key: said for key, said in record.more.items() if key != KEY})
