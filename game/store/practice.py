"""Mistakes as exercises, and puzzles, including those found in deals played here."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from ..ai.puzzles import Puzzle, PuzzleHead, heads_in
from ..ai.teaching.advice import Plan, graded, is_ill
from ..engine.plain_json import strict_json
from . import facts, shapes
from .contests import COUNTS, OwnDeal
from .file import Statement, Store
from .reviews import ReviewText, read_text

log = logging.getLogger(__name__)
MOST = 300
"""The number of reviewed deals that are read, the latest first."""
_REVIEWED = """SELECT deals.id, began, reviews.seat, text, sum FROM reviews JOIN deals ON deals.id = reviews.deal_id
    JOIN (SELECT id, viewer FROM matches) AS own ON own.id = match_id
    WHERE viewer = reviews.seat AND deals.origin IN ('played', 'recovered') ORDER BY deals.id DESC LIMIT ?"""
_KEPT = "SELECT deal_id, seat, at, due, streak, tried FROM exercises"


class ReviewedDeal(Struct, array_like=True, frozen=True):
    """A deal in which the player's decisions were reviewed: when it began, in milliseconds since 1970, and the review.
    """

    deal: shapes.Id
    began: shapes.Time
    seat: shapes.SeatValue
    text: str
    sum: shapes.CheckSum

    @property
    def costly(self) -> dict[int, float]:
        """The losses that clearly exceed their error, in card points by the index of the decision's first action.

        Empty if the review is damaged.
        """
        if facts.running_sum(self.seat, self.text) != self.sum:
            return {}
        try:
            found: ReviewText = read_text(self.text)
        except ValueError as fault:
            log.warning("a review is left out: %s", fault)
            return {}
        return {one.at: one.loss for one in found.verdicts if is_ill(graded(one.loss, one.error))}


def reviewed_deals(store: Store) -> list[ReviewedDeal]:
    """The latest MOST deals in which the player's decisions were reviewed."""
    return store.ask(ReviewedDeal, _REVIEWED, (MOST,))


def exercises_kept(store: Store) -> dict[tuple[int, int, int], shapes.ExerciseRow]:
    """The exercises tried so far, by deal, seat and the index of the action, including those not written yet."""
    found = store.ask(shapes.ExerciseRow, _KEPT)
    found += shapes.valid_rows(shapes.ExerciseRow, store.waiting("exercises"))
    return {(one.deal_id, one.seat, one.at): one for one in found}


def keep_exercise(store: Store, done: shapes.ExerciseRow) -> bool:
    """Store the progress of the exercise ``done``; returns whether it was written."""
    return store.write((shapes.insertion("exercises", "REPLACE"), (
        done.deal_id, done.seat, done.at, done.due.isoformat(), done.streak, done.tried)))


# -- puzzles ----------------------------------------------------------------------------------------------------------

MARK = '{"puzzles":'
"""The beginning of the line with the player's puzzles in an exported file."""
_PUZZLES = "SELECT puzzle, tries, solved, at_once, time FROM puzzles ORDER BY puzzle"
_NOTE = """INSERT INTO puzzles (puzzle, tries, solved, at_once, time) VALUES (?, 1, ?, ?, ?)
    ON CONFLICT (puzzle) DO UPDATE SET tries = min(tries + 1, 1000000), solved = max(solved, excluded.solved),
    time = CASE WHEN solved = 1 OR excluded.solved = 0 THEN time ELSE excluded.time END"""
_MERGE = """INSERT INTO puzzles (puzzle, tries, solved, at_once, time) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (puzzle) DO UPDATE SET tries = max(tries, excluded.tries), solved = max(solved, excluded.solved),
    at_once = max(at_once, excluded.at_once), time = max(time, excluded.time)
    WHERE excluded.tries > tries OR excluded.solved > solved OR excluded.at_once > at_once OR excluded.time > time"""
_UNSEARCHED = f"""SELECT deals.id, viewer FROM deals JOIN matches ON matches.id = match_id
    WHERE {COUNTS} AND end = 'played'
    AND NOT EXISTS (SELECT 1 FROM found WHERE deal_id = deals.id) ORDER BY deals.id DESC LIMIT ?"""  # noqa: S608
_FOUND = """SELECT deal_id, puzzles FROM found JOIN deals ON deals.id = deal_id
    WHERE puzzles != '' AND deals.origin = 'played' ORDER BY deal_id DESC"""


def note_try(store: Store, puzzle: str, right: bool) -> bool:
    """Store a try at ``puzzle`` and whether it was ``right``; only the first try sets ``at_once``.

    Returns whether it was written.
    """
    return store.write((_NOTE, (puzzle, int(right), int(right), store.now() if right else 0)))


def puzzle_progress(store: Store) -> dict[str, shapes.PuzzleRow]:
    """The progress of every puzzle that was tried, by its id, including pending rows."""
    found = {row.puzzle: row for row in store.ask(shapes.PuzzleRow, _PUZZLES)}
    for puzzle, right, at_once, when in store.waiting("puzzles"):
        was = found.get(puzzle)
        found[puzzle] = shapes.PuzzleRow(puzzle, 1, right, at_once, when) if was is None else shapes.PuzzleRow(
            puzzle, was.tries + 1, max(was.solved, right), was.at_once, was.time if was.solved else when)
    return found


def solved_puzzles(store: Store) -> frozenset[str]:
    """The ids of the puzzles that the player has solved."""
    return frozenset(name for name, row in puzzle_progress(store).items() if row.solved)


def keep_answer(store: Store, puzzle: Puzzle, done: Plan) -> bool:
    """Store the answer ``done`` as a try at ``puzzle``; returns whether it is right."""
    right = puzzle.is_solved_by(done)
    note_try(store, puzzle.id, right)
    return right


# -- puzzles as text --------------------------------------------------------------------------------------------------


def progress_line(store: Store) -> str | None:
    """The progress of the player's puzzles as a line of an exported file; None if none was tried."""
    rows = [list(msgspec.structs.astuple(row)) for row in puzzle_progress(store).values()]
    return MARK + json.dumps(rows, separators=(",", ":")) + "}" if rows else None


def is_progress(raw: bytes | str | None) -> bool:
    """Whether a line of a file contains puzzles instead of the record of a deal."""
    if isinstance(raw, bytes):
        return raw.lstrip().startswith(MARK.encode())
    return raw is not None and raw.lstrip().startswith(MARK)


def progress_on(line: str) -> tuple[shapes.PuzzleRow, ...]:
    """The progress of puzzles on ``line``, as :func:`progress_line` writes it; raises ValueError if it is not valid."""
    try:
        return tuple(msgspec.convert(strict_json(line), dict[str, list[shapes.PuzzleRow]])["puzzles"])
    except (msgspec.ValidationError, ValueError, KeyError, RecursionError) as fault:
        raise ValueError(f"these are not puzzles: {fault}") from None


def merging(rows: Iterable[shapes.PuzzleRow]) -> list[Statement]:
    """The statements that merge ``rows`` into the stored progress; the better of two results is kept."""
    return [(_MERGE, msgspec.structs.astuple(row)) for row in rows]


# -- puzzles found in deals -------------------------------------------------------------------------------------------


def unsearched(store: Store, most: int) -> list[OwnDeal]:
    """Up to ``most`` deals not searched for puzzles yet, latest first; empty if the file cannot be written."""
    return store.ask(OwnDeal, _UNSEARCHED, (most,)) if store.writable else []


def keep_found(store: Store, deal: int, lines: Sequence[str]) -> bool:
    """Store the ``lines`` of the puzzles found in ``deal``, which then counts as searched.

    Returns whether they were written.
    """
    return store.write((shapes.insertion("found", "REPLACE"), (deal, "\n".join(lines))))


def found_lines(store: Store) -> list[str]:
    """The lines of all puzzles found, those of the latest deals first."""
    return [line for row in store.ask(shapes.FoundRow, _FOUND) for line in row.puzzles.splitlines()]


def own_puzzles(store: Store, preset: str = "") -> list[PuzzleHead]:
    """The puzzles found in the player's deals, the easiest first and among equal ones the latest.

    Only those of the game ``preset`` if it is given.
    """
    found = (one for one in heads_in(found_lines(store)) if preset in ("", one.preset))
    return sorted(found, key=lambda one: one.difficulty)
