"""Imports and exports files of records. Lines are checked in several processes and written in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Any, BinaryIO

from msgspec import structs

from ..ai.processes import shared
from .facts import running_sum
from .file import Store
from .intake import PLAYED, Examined, Fault, ImportChanges, Intake, examined, lines_in
from .notes import NO_NOTES, DealText, MatchText, kept_notes, noted_deals, noted_lines
from .practice import is_progress, merging, progress_on
from .reviews import reviews_of
from .shapes import Origin, PuzzleRow, RowShape, valid_rows

CHUNK, CHUNK_BYTES = 100, 2_000_000  # a process reports after so many lines or bytes
FAULTS_AT_MOST = 20
NumberedLine = tuple[int, bytes | None]
LookedAt = Examined | tuple[PuzzleRow, ...] | Fault
Progress = Callable[[int], None]
Agreed = Callable[["Imported"], bool]
_REVIEWS = "SELECT seat, text, sum FROM reviews WHERE deal_id = ?"
_FINISHED = """SELECT deals.id, text, sum, deals.origin, number, deals.began, deals.ended,
    matches.began, matches.ended, status, viewer, first_dealer, takes_back
    FROM deals LEFT JOIN records ON deal_id = deals.id LEFT JOIN matches ON matches.id = match_id
    WHERE end != 'open' {which} ORDER BY deals.id"""


@dataclass(frozen=True, slots=True)
class Imported:
    """The result of an import: the numbers of ``new`` deals, 0 if there is a fault, and of those ``known`` before.

    ``changes`` are the changes of the store.
    """

    new: int
    known: int
    faults: tuple[Fault, ...] = ()
    changes: ImportChanges = field(default_factory=ImportChanges)


def import_lines(store: Store, file: BinaryIO, *, origin: Origin = "imported", jobs: int = 1,
                 progress: Progress = lambda done: None, agreed: Agreed = lambda found: True) -> Imported:
    """Import the records of ``file`` that are not in the store yet; none if one of them is faulty.

    ``progress`` is called with the number of lines checked since the last call. If there is no fault, ``agreed`` is
    called with the changes; nothing is imported if it returns False. Raises ``sqlite3.Error``, with the store
    unchanged, if the games cannot be written.
    """
    store.connection.execute("BEGIN IMMEDIATE")
    kept = False
    try:
        found = _staged(store, _looked_at(lines_in(file), jobs), origin, progress)
        if not found.faults and agreed(found):
            store.connection.execute("COMMIT")
            kept = True
            store.look()
    finally:
        if store.connection.in_transaction:
            store.connection.execute("ROLLBACK")
        if not kept:  # a full disk has rolled back already
            store.forget_ids()
    return found


def _staged(store: Store, chunks: Iterator[list[LookedAt]], origin: Origin, progress: Progress) -> Imported:
    """Write the deals of ``chunks`` in the open transaction up to the first fault; returns the result."""
    intake, faults, known, puzzles = Intake(store, origin), list[Fault](), 0, list[PuzzleRow]()
    for chunk in chunks:
        for found in chunk:
            if isinstance(found, Fault):
                faults.append(found)
            elif isinstance(found, tuple):
                puzzles.extend(found)
            elif not faults:
                known += not intake.add(found)
        progress(len(chunk))
        if len(faults) >= FAULTS_AT_MOST:
            break
    if faults:
        return Imported(0, known, tuple(faults[:FAULTS_AT_MOST]))
    intake.finish()
    if origin == PLAYED:  # a friend's puzzles are not the player's
        intake.changes.puzzles = sum(store.connection.execute(sql, given).rowcount for sql, given in merging(puzzles))
    return Imported(intake.taken, known, (), intake.changes)


def _looked_at(lines: Iterator[NumberedLine], jobs: int) -> Iterator[list[LookedAt]]:
    """Check ``lines`` in ``jobs`` processes; yield the results in order, reading no further ahead than necessary."""
    chunks = in_chunks(lines)
    first = list(islice(chunks, 2))
    every = chain(first, chunks)
    return map(looked_at, every) if jobs == 1 or len(first) < 2 else shared(looked_at, every, jobs)


def in_chunks(lines: Iterable[NumberedLine]) -> Iterator[list[NumberedLine]]:
    chunk, length = list[NumberedLine](), 0
    for line in lines:
        chunk.append(line)
        length += len(line[1] or b"")
        if len(chunk) >= CHUNK or length >= CHUNK_BYTES:
            yield chunk
            chunk, length = [], 0
    if chunk:
        yield chunk


def looked_at(lines: list[NumberedLine]) -> list[LookedAt]:
    """The checked record, the puzzles or the fault of each of ``lines``."""
    return [_looked_at_one(number, raw) for number, raw in lines]


def _looked_at_one(number: int, raw: bytes | None) -> LookedAt:
    if raw is None:
        return Fault(number, "this is too long for a record")
    try:
        text = raw.decode("utf-8")
        return progress_on(text) if is_progress(text) else examined(text)
    except UnicodeDecodeError:
        return Fault(number, "this is no UTF-8 text")
    except ValueError as fault:  # a BadRecord is a ValueError
        return Fault(number, str(fault))


def exported(store: Store, matches: Iterable[int] | None = None) -> Iterator[Sequence[str]]:
    """Yield the lines of every finished deal, in the order played; only those of ``matches`` if given.

    A deal has one line, its record with its notes and reviews, and further lines only if many friends have played it.
    A deal whose record is damaged has no line.
    """
    which = "" if matches is None else f"AND match_id IN ({', '.join(str(int(match)) for match in matches)})"
    reviewed = {deal for deal, in store.connection.execute("SELECT DISTINCT deal_id FROM reviews")}
    noted = noted_deals(store)
    with closing(store.connection.execute(_FINISHED.format(which=which))) as found:
        for deal, text, total, *columns in found:
            if not isinstance(text, str) or running_sum(0, text) != total:
                yield ()
                continue
            notes = kept_notes(store, deal) if deal in noted else NO_NOTES
            of_deal, of_match = _if_valid(DealText, columns[:4]), _if_valid(MatchText, columns[4:])
            reviews = store.connection.execute(_REVIEWS, (deal,)).fetchall() if deal in reviewed else []
            yield tuple(noted_lines(text, structs.replace(notes, deal=of_deal, match=of_match), reviews_of(reviews)))


def _if_valid(shape: type[RowShape], row: Sequence[Any]) -> RowShape | None:
    return next(iter(valid_rows(shape, [row])), None)
