"""Which puzzles the player has tried and solved; exported as a line of its own beside the records of deals."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from . import shapes
from .file import Statement, Store
from .schema import version_of

FIRST_VERSION = 6
"""The first version of the file with a table of puzzles."""
MARK = '{"puzzles":'
"""How the line of an exported file begins that has the player's puzzles."""
_ALL = "SELECT puzzle, tries, solved, at_once, time FROM puzzles ORDER BY puzzle"
_NOTE = """INSERT INTO puzzles (puzzle, tries, solved, at_once, time) VALUES (?, 1, ?, ?, ?)
    ON CONFLICT (puzzle) DO UPDATE SET tries = min(tries + 1, 1000000), solved = max(solved, excluded.solved),
    time = CASE WHEN solved = 1 OR excluded.solved = 0 THEN time ELSE excluded.time END"""
_MERGE = """INSERT INTO puzzles (puzzle, tries, solved, at_once, time) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (puzzle) DO UPDATE SET tries = max(tries, excluded.tries), solved = max(solved, excluded.solved),
    at_once = max(at_once, excluded.at_once), time = max(time, excluded.time)"""
_lines = msgspec.json.Decoder(dict[str, list[shapes.PuzzleRow]])


def has_puzzles(store: Store) -> bool:
    """Whether the file has a table of puzzles: a read-only file of an earlier version has none."""
    return version_of(store.connection) >= FIRST_VERSION


def note_try(store: Store, puzzle: str, right: bool) -> bool:
    """Keep that ``puzzle`` was tried, and whether the answer was right; the first answer decides about ``at_once``."""
    return store.write((_NOTE, (puzzle, int(right), int(right), store.now() if right else 0)))


def puzzle_progress(store: Store) -> dict[str, shapes.PuzzleRow]:
    """What is known of every puzzle that was tried, by its id."""
    return {row.puzzle: row for row in store.ask(shapes.PuzzleRow, _ALL)} if has_puzzles(store) else {}


def progress_line(store: Store) -> str | None:
    """The player's puzzles as a line of an exported file; None if none was tried."""
    rows = [list(msgspec.structs.astuple(row)) for row in puzzle_progress(store).values()]
    return MARK + json.dumps(rows, separators=(",", ":")) + "}" if rows else None


def is_progress(raw: bytes | str | None) -> bool:
    """Whether a line of a file is about puzzles, and no record of a deal."""
    if isinstance(raw, bytes):
        return raw.lstrip().startswith(MARK.encode())
    return raw is not None and raw.lstrip().startswith(MARK)


def progress_on(line: str) -> tuple[shapes.PuzzleRow, ...]:
    """The rows on ``line``; ValueError if it is not as :func:`progress_line` writes it."""
    try:
        return tuple(_lines.decode(line)["puzzles"])
    except (msgspec.DecodeError, KeyError, RecursionError) as fault:
        raise ValueError(f"these are no puzzles: {fault}") from None


def merging(rows: Iterable[shapes.PuzzleRow]) -> list[Statement]:
    """The statements that add ``rows`` to what is known; the better of two results is kept."""
    return [(_MERGE, msgspec.structs.astuple(row)) for row in rows]
