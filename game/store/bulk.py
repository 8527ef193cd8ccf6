"""Imports and exports files of records: lines are checked in several processes, and written in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import BinaryIO

from ..ai.processes import shared
from .digests import running_sum
from .file import Store
from .imports import Examined, Fault, Intake, examined, lines_in
from .notes import kept_notes, noted_deals, with_notes
from .puzzles import is_progress, merging, progress_on
from .reviews import reviews_of, with_reviews
from .schema import version_of
from .shapes import Origin, PuzzleRow

CHUNK, CHUNK_BYTES = 100, 2_000_000  # lines a process looks at before it reports: so many, or until they are so long
FAULTS_AT_MOST = 20
NumberedLine = tuple[int, bytes | None]
LookedAt = Examined | tuple[PuzzleRow, ...] | Fault
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Imported:
    """The result of an import: how many deals are ``new``, how many were here before; with a fault none are new."""

    new: int
    known: int
    faults: tuple[Fault, ...] = ()


def import_file(store: Store, path: Path, *, origin: Origin = "imported", jobs: int = 1,
                progress: Progress = lambda done: None) -> Imported:
    """Import the records of ``path`` that are not in the store yet; none if one of them is faulty.

    ``progress`` is called with the number of lines checked since the last call. OSError if the file cannot be read,
    ``sqlite3.Error`` if the games cannot be written; the store is unchanged then.
    """
    with path.open("rb") as file:
        return import_lines(store, file, origin=origin, jobs=jobs, progress=progress)


def import_lines(store: Store, file: BinaryIO, *, origin: Origin = "imported", jobs: int = 1,
                 progress: Progress = lambda done: None) -> Imported:
    """The same from an open ``file``."""
    intake, faults, known, puzzles = Intake(store, origin), list[Fault](), 0, list[PuzzleRow]()
    store.connection.execute("BEGIN IMMEDIATE")
    try:
        for chunk in _looked_at(lines_in(file), jobs):
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
        if not faults:
            intake.finish()
            if origin == "played":  # a friend's puzzles are not the player's
                for sql, given in merging(puzzles):
                    store.connection.execute(sql, given)
            store.connection.execute("COMMIT")
            store.look()
    finally:
        if store.connection.in_transaction:
            store.connection.execute("ROLLBACK")
            store.forget_ids()
    return Imported(0 if faults else intake.taken, known, tuple(faults[:FAULTS_AT_MOST]))


def _looked_at(lines: Iterator[NumberedLine], jobs: int) -> Iterator[list[LookedAt]]:
    """Each chunk of ``lines`` as checked by ``jobs`` processes, in order, reading no further ahead than they need."""
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
    """The checked record, or the fault, of each of ``lines``."""
    return [_looked_at_one(number, raw) for number, raw in lines]


def _looked_at_one(number: int, raw: bytes | None) -> LookedAt:
    if raw is None:
        return Fault(number, "this is too long for a record")
    try:
        text = raw.decode("utf-8")
        return progress_on(text) if is_progress(text) else examined(text)
    except UnicodeDecodeError:
        return Fault(number, "this is no UTF-8 text")
    except ValueError as fault:  # a BadRecord is one
        return Fault(number, str(fault))


def exported(store: Store, matches: Iterable[int] | None = None) -> Iterator[str | None]:
    """The record of every finished deal, in the order played, as one line; only of ``matches`` if given.

    The record of a reviewed deal contains its review, and every one what is kept in notes. None in place
    of a damaged record.
    """
    which = "" if matches is None else f"AND match_id IN ({', '.join(str(int(match)) for match in matches)})"
    sql = f"""SELECT deals.id, text, sum FROM deals LEFT JOIN records ON deal_id = deals.id
        WHERE end != 'open' {which} ORDER BY deals.id"""  # noqa: S608 - whole numbers only
    reviewed = {deal for deal, in store.connection.execute("SELECT DISTINCT deal_id FROM reviews")} if _knows(store) \
        else set[int]()
    noted = noted_deals(store)
    with closing(store.connection.execute(sql)) as found:
        for deal, text, total in found:
            if not isinstance(text, str) or running_sum(0, text) != total:
                yield None
            else:
                told = with_reviews(text, _reviews(store, deal)) if deal in reviewed else text
                yield with_notes(told, kept_notes(store, deal)) if deal in noted else told


def _knows(store: Store) -> bool:
    """Whether the file has a table of reviews: a read-only file of an earlier version has none."""
    return version_of(store.connection) >= 3


def _reviews(store: Store, deal: int) -> list[tuple[int, str]]:
    return reviews_of(store.connection.execute("SELECT seat, text, sum FROM reviews WHERE deal_id = ?",
                                               (deal,)).fetchall())
