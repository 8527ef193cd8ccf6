"""The things to do on a day: its deal, a puzzle, a mistake to try again; also the last days and the next flower.

The caller passes the date; this module does not read a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from ..ai.puzzles import PuzzleHead
from ..engine.variants import PRESETS
from ..store.deeds import EACH, FLOWERS
from ..store.file import Store
from ..store.history import Filter, deals
from ..store.practice import puzzle_progress
from ..store.shapes import PuzzleRow
from ..store.values import DealLine
from ..today import day_at
from ..view.album import Album, deeds_for
from ..view.puzzles import puzzles_of, suited
from . import daily, practice

WEEK = 7
LATEST = 200
"""The number of latest deals that are searched for those of the last day."""


@dataclass(frozen=True, slots=True)
class LastDay:
    """The last day before today on which deals were played to their end.

    It contains the numbers of deals, of those won, and of deeds done for the first time.
    """

    day: date
    deals: int
    won: int
    deeds: int


@dataclass(frozen=True, slots=True)
class Today:
    """The things to do on ``day``, and which of them are done.

    ``due`` is the number of mistakes to try again, ``tried`` whether one was tried today. ``flower`` is the most open
    flower of the album that is not completely open, with its first deed not done yet; None if all deeds are done.
    ``week`` contains each of the last seven days, the oldest first, and whether its deal was played.
    """

    day: date
    deal: daily.DailyDeal
    attempt: daily.Attempt
    puzzle: PuzzleHead | None
    solved: bool
    due: int
    tried: bool
    flower: tuple[str, str] | None
    last: LastDay | None
    week: Sequence[tuple[date, bool]]

    @property
    def steps(self) -> Sequence[bool]:
        """Whether each thing to do is done: the deal, the puzzle, a mistake; only those that exist on this day."""
        found = [self.attempt.counts is not None]
        if self.puzzle is not None:
            found.append(self.solved)
        if self.due or self.tried:
            found.append(self.tried)
        return found

    @property
    def done(self) -> bool:
        """Whether nothing is left to do today."""
        return all(self.steps)


def game_of(day: date) -> str:
    """The game of the deal of ``day``; the games follow one another in a cycle."""
    return list(PRESETS)[day.toordinal() % len(PRESETS)]


def of_day(store: Store, day: date, preset: str, album: Album) -> Today:
    """The things to do on ``day`` for a player whose last game was ``preset``; ``album`` is the player's."""
    deal = daily.daily_deal(day, game_of(day))
    puzzle, solved = _puzzle(store, day, preset)
    tasks = practice.tasks(store, day)
    return Today(day, deal, daily.attempt_at(store, deal), puzzle, solved, sum(task.is_due(day) for task in tasks),
                 any(task.was_tried_on(day) for task in tasks), _nearest(album, day), _last(store, day, album),
                 [(one, daily.attempt_at(store, daily.daily_deal(one, game_of(one))).counts is not None)
                  for one in (day - timedelta(days=back) for back in reversed(range(WEEK)))])


def _puzzle(store: Store, day: date, preset: str) -> tuple[PuzzleHead | None, bool]:
    """A puzzle of ``preset`` for ``day``, and whether it was solved on that day.

    It is the first one suitable for the player that was not solved before ``day``, or one of any game if ``preset`` has
    none; None and False if all were solved before.
    """
    rows: dict[str, PuzzleRow] = store.safe(lambda: puzzle_progress(store), {})
    solved = {name: day_at(row.time) for name, row in rows.items() if row.solved}
    before = [row for name, row in rows.items() if solved.get(name, day) != day]
    order = suited(puzzles_of(preset) or puzzles_of(), before)
    found = next((one for one in order if solved.get(one.id, day) == day), None)
    return found, found is not None and found.id in solved


def _nearest(album: Album, day: date) -> tuple[str, str] | None:
    """The most open flower that is not completely open, and its first deed not done yet; None if all are open.

    If there are several, they alternate by day.
    """
    stages = {flower: album.stage(flower) for flower in FLOWERS}
    furthest = max((stage for stage in stages.values() if stage < EACH), default=None)
    near = [flower for flower, stage in stages.items() if stage == furthest]
    if not near:
        return None
    flower = near[day.toordinal() % len(near)]
    return flower, next(deed for deed in deeds_for(flower) if deed not in album.done)


def _last(store: Store, day: date, album: Album) -> LastDay | None:
    lines: tuple[DealLine, ...] = store.safe(lambda: deals(store, Filter(origin="played"), most=LATEST).lines, ())
    before = [(began, line.payment) for line in lines if line.payment is not None
              and (began := day_at(line.began)) is not None and began < day]
    if not before:
        return None
    latest = max(began for began, _ in before)
    won = [payment > 0 for began, payment in before if began == latest]
    return LastDay(latest, len(won), sum(won), sum(one.day == latest for one in album.done.values()))
