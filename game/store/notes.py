"""The notes stored with a deal, and exported and imported under one key of its record.

Notes contain the origin and the times of the deal and its match, the results of the expert, friends and other tables of
a tournament with the same cards, the progress of exercises on its decisions, and the puzzles found in it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import msgspec
from msgspec import Struct, structs

from ..engine.record import Record
from . import facts, shapes
from .file import SqlRow, Statement, Store

KEY = "notes"
"""The key of the notes in an exported record."""
REVIEWS = "review"
"""The key of the reviews in an exported record: a JSON object from the number of each reviewed seat to its review."""
TABLES = ("rated", "friends", "exercises", "tables", "found")
"""The tables of notes."""
MOST = 400
"""The greatest number of friends in a line of an export; a deal with more has another line."""


class FriendText(Struct, array_like=True, frozen=True):
    """The result of a friend with the same cards in the same seat; the name is empty if unknown."""

    name: shapes.Name
    payment: shapes.PaymentValue


class ExerciseText(Struct, array_like=True, frozen=True):
    """The progress of an exercise: a decision of ``seat``, whose first action has the index ``at``."""

    seat: shapes.SeatValue
    at: shapes.Place
    due: date
    streak: shapes.Streak
    tried: shapes.Count


class TableText(Struct, array_like=True, frozen=True):
    """The result of another player in the viewer's seat at another table of a tournament.

    It contains the contract and the units of that seat's side; earlier versions exported only the payment.
    """

    level: shapes.Slug
    payment: shapes.PaymentValue
    contract: shapes.ContractId = ""
    units: shapes.Units | None = None


class DealText(Struct, array_like=True, frozen=True):
    """Columns of a deal that its record does not determine; ``origin`` is also that of its match."""

    origin: shapes.Origin
    number: shapes.Number
    began: shapes.Time
    ended: shapes.Time | None


class MatchText(Struct, array_like=True, frozen=True):
    """Columns of a match that its records do not determine."""

    began: shapes.Time
    ended: shapes.Time | None
    status: shapes.Status
    viewer: shapes.SeatValue | None
    first_dealer: shapes.SeatValue
    takes_back: shapes.Flag


class NotesText(Struct, frozen=True, omit_defaults=True):
    """The notes of a deal."""

    deal: DealText | None = None
    match: MatchText | None = None
    rated: shapes.PaymentValue | None = None
    friends: tuple[FriendText, ...] = ()
    exercises: tuple[ExerciseText, ...] = ()
    tables: tuple[TableText, ...] = ()
    found: shapes.PuzzleLines | None = None
    """The puzzles found in the deal, a line each; None if it was not searched."""
    tournament: shapes.Slug | None = None
    """The kind of tournament that the match of the deal is."""


_LISTS: dict[str, type[Struct]] = {"friends": FriendText, "exercises": ExerciseText, "tables": TableText}
"""The notes that are lists, and the shapes of their items."""


NO_NOTES = NotesText()
_OF_TOURNAMENTS = "SELECT deals.id FROM deals JOIN tournaments ON tournaments.match_id = deals.match_id"
_KIND = "SELECT kind FROM tournaments WHERE match_id = ?"
_MATCH = "SELECT match_id FROM deals WHERE id = ?"


# -- notes in the file of games ---------------------------------------------------------------------------------------


def noted_deals(store: Store) -> set[int]:
    """The ids of the deals that have notes."""
    queries = (*(f"SELECT DISTINCT deal_id FROM {table}" for table in TABLES), _OF_TOURNAMENTS)  # noqa: S608
    return {deal for query in queries for deal, in store.ask(tuple[shapes.Id], query)}


def kept_notes(store: Store, deal: int) -> NotesText:
    """The notes of ``deal`` except the columns of deal and match; rows with impossible values are left out."""
    def rows(shape: type[shapes.RowShape], table: str, columns: str) -> tuple[shapes.RowShape, ...]:
        found = store.read(f"SELECT {columns} FROM {table} WHERE deal_id = ? ORDER BY {columns}", (deal,))  # noqa: S608
        return tuple(shapes.valid_rows(shape, found))

    (expert,), = rows(tuple[shapes.PaymentValue], "rated", "payment") or ((None,),)
    (found,), = rows(tuple[shapes.PuzzleLines], "found", "puzzles") or ((None,),)
    kind = next((kind_of_tournament(store, match) for match, in store.read(_MATCH, (deal,))), "")
    return NotesText(None, None, expert, rows(FriendText, "friends", "name, payment"),
                     rows(ExerciseText, "exercises", "seat, at, due, streak, tried"),
                     rows(TableText, "tables", "level, payment, contract, units"), found, kind or None)


def kind_of_tournament(store: Store, match: int) -> str:
    """The kind of tournament that ``match`` is; empty for other matches."""
    return next((kind for kind, in shapes.valid_rows(tuple[shapes.Slug], store.read(_KIND, (match,)))), "")


def note_rows(deal: int, match: int, notes: NotesText) -> Iterator[tuple[str, SqlRow]]:
    """Yield the rows for ``notes`` on ``deal`` of ``match``, each as a pair of the table's name and the row."""
    if notes.rated is not None:
        yield "rated", (deal, notes.rated)
    for friend in notes.friends:
        yield "friends", (deal, friend.name, friend.payment)
    for table in notes.tables:
        yield "tables", (deal, table.level, table.payment, table.contract, table.units)
    if notes.found is not None:
        yield "found", (deal, notes.found)
    if notes.tournament is not None:
        yield "tournaments", (match, notes.tournament)
    for one in notes.exercises:
        yield "exercises", (deal, one.seat, one.at, one.due.isoformat(), one.streak, one.tried)


def review_statement(deal: int, seat: int, text: str) -> Statement:
    """The statement that writes the review ``text`` of ``seat``; an existing review is kept."""
    return ("INSERT OR IGNORE INTO reviews (deal_id, seat, text, sum) VALUES (?, ?, ?, ?)",
            (deal, seat, text, facts.running_sum(seat, text)))


# -- notes in a record ------------------------------------------------------------------------------------------------


def noted_lines(text: str, notes: NotesText, reviews: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Yield the record ``text`` with ``notes`` and ``reviews``, pairs of a seat and its review, as a line.

    If there are more than MOST friends, further lines with the other friends follow.
    """
    data: dict[str, Any] = json.loads(text)
    if reviews:
        already = data.get(REVIEWS)
        data[REVIEWS] = {**(already if isinstance(already, dict) else {}),
                         **{str(seat): json.loads(review) for seat, review in reviews}}
    others = (NotesText(notes.deal, notes.match, friends=notes.friends[start:start + MOST])
              for start in range(MOST, len(notes.friends), MOST))
    for part in (structs.replace(notes, friends=notes.friends[:MOST]), *others):
        data[KEY] = msgspec.to_builtins(part)
        yield json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def notes_in(record: Record) -> tuple[NotesText, int]:
    """The notes in ``record``, and the number of those left out because they are impossible."""
    said = record.more.get(KEY, {})
    if not isinstance(said, dict):
        return NO_NOTES, 1
    found: dict[str, Any] = {}
    bad = 0
    for name, kind in shapes.columns(NotesText).items():
        value = said.get(name)
        if name in _LISTS and isinstance(value, list):
            found[name] = tuple(shapes.valid_rows(_LISTS[name], value))
            bad += len(value) - len(found[name])
        elif name in said and shapes.fits(kind, value):
            found[name] = msgspec.convert(value, kind)
        else:
            bad += name in said
    return NotesText(**found), bad


def carried_reviews(record: Record) -> tuple[tuple[int, str], ...]:
    """The reviews in ``record``, not checked yet: pairs of the seat and the text for the table."""
    said = record.more.get(REVIEWS)
    if not isinstance(said, dict):
        return ()
    return tuple((seat, json.dumps(said[str(seat)], separators=(",", ":")))
                 for seat in range(record.rules.at_table) if str(seat) in said)


def without_notes(record: Record) -> Record:
    """``record`` without notes and reviews, for which the store has tables."""
    return replace(record, more={key: said for key, said in record.more.items() if key not in (KEY, REVIEWS)})
