"""Puzzles for the player: the choice of the next one, the number solved, and the value of an answer. No pygame.

The caller passes the date; this module does not read a clock.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from ..ai.puzzles import Puzzle, PuzzleChoice, PuzzleHead, day_order, shipped
from ..ai.teaching.advice import Plan
from ..ai.teaching.reasons import Estimate, telling
from ..ai.teaching.review import Decision, Verdict
from ..engine.variants import PRESETS
from ..store.shapes import PuzzleRow
from .moments import ReviewItem
from .table.describe import describe_actions

RECENT, GOOD, HARDER = 5, 4, 2
"""Harder puzzles come next, of at least difficulty HARDER, if GOOD of the latest RECENT were solved at once."""


@dataclass(frozen=True, slots=True)
class PuzzleTally:
    """The numbers of all puzzles and of those solved."""

    solved: int
    all: int


def puzzles_of(preset: str = "", theme: str = "") -> list[PuzzleHead]:
    """The puzzles of the game ``preset`` and of ``theme``, the easiest first; "" for all games or themes.

    A game without puzzles has those of the game whose page of the rulebook its page adds to, if there is one.
    """
    games = {one.preset for one in shipped()}
    if preset in PRESETS:
        games &= {preset} if preset in games else {PRESETS[preset].page}
    found = [one for one in shipped() if one.preset in games and theme in ("", one.theme)]
    return sorted(found, key=lambda one: one.difficulty)


def suited(found: Iterable[PuzzleHead], tried: Iterable[PuzzleRow]) -> list[PuzzleHead]:
    """The ``found`` puzzles in the order that suits a player who has ``tried`` some.

    Harder ones come first for a player who solved at least GOOD of the latest RECENT puzzles with the first answer.
    """
    latest = sorted((row for row in tried if row.solved), key=lambda row: row.time)[-RECENT:]
    least = HARDER if sum(row.at_once for row in latest) >= GOOD else 1
    return sorted(found, key=lambda one: (one.difficulty < least, one.difficulty))


def tally(found: Collection[PuzzleHead], solved: Collection[str]) -> PuzzleTally:
    """Count the ``found`` puzzles, and those among them in ``solved``."""
    return PuzzleTally(sum(one.id in solved for one in found), len(found))


def day_puzzle(day: date) -> PuzzleHead | None:
    """The puzzle of ``day``, the same in every version; all puzzles take turns. None without puzzles.

    Puzzles added later are not in this order. The day of a puzzle that is no longer shipped has the puzzle of a later
    day.
    """
    here, order = {one.id: one for one in shipped()}, day_order()
    turn = day.toordinal() % len(order) if order else 0
    return next((here[name] for name in (*order[turn:], *order[:turn]) if name in here), None)


def puzzle_after(found: Sequence[PuzzleHead], solved: Collection[str], last: str = "") -> PuzzleHead | None:
    """The next of ``found`` after the puzzle ``last`` that is not in ``solved``, continuing at the start after the end.

    Returns the next one in order if all are solved, and None if there are none.
    """
    names = [one.id for one in found]
    start = names.index(last) + 1 if last in names else 0
    turned = [*found[start:], *found[:start]]
    return next((one for one in turned if one.id not in solved), turned[0] if turned else None)


def puzzle_item(puzzle: Puzzle, done: Plan) -> ReviewItem | None:
    """The choice ``done`` and the answer as an item of a review; None if ``done`` is not among the puzzle's choices."""
    choice, seen = puzzle.choice_of(done), puzzle.seen()
    if choice is None:
        return None
    right = choice is puzzle.choices[0]
    estimates = {action: Estimate(one.behind, one is puzzle.choices[0])
               for one in reversed(puzzle.choices) for plan in one.plans for action in plan}
    reasons = telling(seen, [puzzle.answer], estimates, puzzle.worlds, against=() if right else done)[0]
    verdict = Verdict(done, done if right else puzzle.answer, choice.behind, choice.doubt,
                      "best" if right else "mistake", -choice.behind, 0.0, reasons)
    return ReviewItem(Decision(len(puzzle.record.moves), seen, done), verdict)


def choice_words(puzzle: Puzzle, choice: PuzzleChoice) -> str:
    """The equivalent actions of ``choice`` in words."""
    return " / ".join(describe_actions(plan, puzzle.seen().phase) for plan in choice.plans)
