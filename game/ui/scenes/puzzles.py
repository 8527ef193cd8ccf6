"""Puzzles: the themes to choose from, a puzzle at the table, and the answer with the cost of each choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ...ai.puzzles import PUZZLE_THEMES, BadPuzzle, Puzzle, PuzzleHead, puzzle_in
from ...ai.teaching.advice import Plan
from ...engine.variants import PRESETS
from ...store.practice import keep_answer, own_puzzles, solved_puzzles
from ...view import puzzles, words
from ...view.history import family, game
from ...view.moments import half_points, why_better
from ...view.table.describe import describe_actions
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Host, Pop, Push, Replace, Scene, Step
from ..draw import theme
from ..table.table import Table
from ..widgets import Column, Dialog, Label, Option, Row, ScrollArea, Select, Tracks, Widget
from ..widgets.boxes import Split
from .answers import ALIKE, AnswerSheet, CostedChoice, SmallTable, cards_of_plan
from .ending.sheet import QuietButton
from .paper import ClothScene
from .practice import question_table
from .review import ProgressBar


@dataclass(frozen=True, slots=True)
class PuzzleChain:
    """A series of puzzles: those of the game ``preset`` with a ``theme`` ("" for all), or those from ``own`` deals."""

    preset: str = ""
    theme: str = ""
    own: bool = False

    def heads(self, context: AppContext) -> list[PuzzleHead]:
        """The heads of all puzzles in the series."""
        return own_puzzles(context.store, self.preset) if self.own \
            else puzzles.puzzles_of(self.preset, self.theme)

    def next(self, context: AppContext, last: str = "") -> PuzzleHead | None:
        """The next unsolved puzzle after the one with the id ``last``; None if all are solved."""
        found = self.heads(context)
        return puzzles.puzzle_after(found, solved_puzzles(context.store), last)


class PuzzlesScene(ClothScene):
    """The puzzle of the day, and all others by game and theme."""

    heading = "puzzle.title"
    first = "next"

    def __init__(self, context: AppContext, preset: str = "") -> None:
        super().__init__(context)
        self.preset = preset
        self.returned()

    def returned(self) -> None:
        """Look up which puzzles are solved."""
        self.solved = solved_puzzles(self.context.store)

    @property
    def family(self) -> str:
        return family(self.preset)

    def parts(self) -> Widget:
        """The explanation and the puzzle of the day, next to the game and its themes."""
        day = puzzles.day_puzzle(self.context.today())
        told: list[Widget] = [Label(lazy("puzzle.text"), "small", colour=theme.ON_PAPER.muted)]
        if day is not None:
            done = day.id in self.solved
            told += [Label(lazy("puzzle.of_the_day"), "heading"), *self._board(day),
                     Label(game(day.preset) + " · " + words.say(f"puzzle.theme.{day.theme}")),
                     Row([self.named("day", QuietButton(lazy("puzzle.day_again" if done else "puzzle.day_play"),
                                                        partial(self._play, day, PuzzleChain())))])]
        told += self._own()
        names = [Option("", lazy("puzzle.all_games")), *(Option(one, partial(game, one)) for one in PRESETS)]
        chosen = Select(names, self.preset, partial(self.put, "preset"))
        cells = [cell for name in PUZZLE_THEMES if puzzles.puzzles_of(self.preset, name) for cell in self._theme(name)]
        found = puzzles.tally(puzzles.puzzles_of(self.preset), self.solved)
        state = words.say("puzzle.state", solved=found.solved, all=found.all)
        listed: list[Widget] = [self.named("game", chosen), Label(state, "strong")]
        if cells:
            listed.append(Tracks(cells, ("fit", "fill"), 16, lines=10))
        return self.named("all", ScrollArea(Split(Column(told, 12), Column(listed, 14), 36)))

    @staticmethod
    def _board(day: PuzzleHead) -> list[Widget]:
        """A picture of the table before the decision of ``day``; empty if the puzzle cannot be read."""
        try:
            return [Row([SmallTable(puzzle_in(day.line).seen())])]
        except BadPuzzle:
            return []

    def _own(self) -> list[Widget]:
        """The widgets for the puzzles from the player's deals, or a line that there are none yet."""
        chain = PuzzleChain(self.preset, own=True)
        found = puzzles.tally(chain.heads(self.context), self.solved)
        if not found.all:
            searched = self.context.store.writable and self.context.keeper.settings.puzzle_search
            text = lazy("puzzle.own_none" if searched else "puzzle.own_off")
            return [Label(lazy("puzzle.own"), "heading"), Label(text, "small", colour=theme.ON_PAPER.muted)]
        button = QuietButton(lazy("puzzle.own_play", solved=found.solved, all=found.all), partial(self._go, chain))
        return [Label(lazy("puzzle.own"), "heading"), Row([self.named("own", button)])]

    def _theme(self, name: str) -> tuple[Widget, Widget]:
        """A button to the puzzles of the theme ``name``, and a bar with the share of solved ones."""
        found = puzzles.tally(puzzles.puzzles_of(self.preset, name), self.solved)
        said = words.say("puzzle.line", theme=words.say(f"puzzle.theme.{name}"), solved=found.solved, all=found.all)
        button = QuietButton(said, partial(self._go, PuzzleChain(self.preset, name)))
        return self.named(f"theme {name}", button), ProgressBar(found.solved, found.all)

    def foot(self) -> Sequence[Widget]:
        why = None if puzzles.puzzles_of(self.preset) else lazy("puzzle.none")
        return (self.button("back", lazy("common.back"), self.back),
                self.button("next", lazy("puzzle.begin"), partial(self._go, PuzzleChain(self.preset)), primary=True,
                            why=why))

    def _go(self, row: PuzzleChain) -> Step | None:
        head = row.next(self.context)
        return None if head is None else self._play(head, row)

    def _play(self, head: PuzzleHead, row: PuzzleChain) -> Step:
        return Push(opened_puzzle(self.context, self.host, head, row))


def opened_puzzle(context: AppContext, host: Host, head: PuzzleHead, row: PuzzleChain) -> Scene:
    """The scene at the table of ``head``, or a dialog if the puzzle cannot be read."""
    try:
        return puzzle_table(context, host, puzzle_in(head.line), row)
    except BadPuzzle as fault:
        return Dialog(lazy("puzzle.title"), lazy("puzzle.damaged", why=fault))


def puzzle_table(context: AppContext, host: Host, puzzle: Puzzle, row: PuzzleChain) -> Scene:
    """The scene at the table before the decision of ``puzzle``."""
    return question_table(context, host, puzzle.record, puzzle.seat, lazy("puzzle.title"), lazy("puzzle.leave"),
                          lambda table, chosen: PuzzleAnswerScene(context, table, puzzle, chosen, row))


class PuzzleAnswerScene(AnswerSheet):
    """The answer to a puzzle: whether the ``chosen`` action solves it, why, and the cost of each choice."""

    first = "next"

    def __init__(self, context: AppContext, table: Table, puzzle: Puzzle, chosen: Plan, row: PuzzleChain) -> None:
        super().__init__(context)
        self.table, self.puzzle, self.chosen, self.row = table, puzzle, chosen, row
        self.right = keep_answer(context.store, puzzle, chosen)
        self.item = puzzles.puzzle_item(puzzle, chosen)

    def choices(self) -> Sequence[CostedChoice]:
        """All choices, the best first; of equivalent cards, the chosen one comes first."""
        found, chosen = [], self.puzzle.choice_of(self.chosen)
        for one in self.puzzle.choices:
            plans = sorted(one.plans, key=lambda plan: frozenset(plan) != frozenset(self.chosen))
            alike = plans[:ALIKE] if len(plans[0]) == 1 else plans[:1]
            found.append(CostedChoice(tuple(card for plan in alike for card in cards_of_plan(plan)),
                                puzzles.choice_words(self.puzzle, one), half_points(one.behind), one is chosen,
                                one is self.puzzle.choices[0]))
        if chosen is None:  # it was not compared
            said = describe_actions(self.chosen, self.puzzle.seen().phase)
            found.append(CostedChoice(cards_of_plan(self.chosen), said, None, chosen=True))
        return found

    def told(self) -> Sequence[Widget]:
        """Whether the choice is right, and why."""
        told: list[Widget] = [Label(lazy("practice.right" if self.right else "practice.wrong"), "heading",
                                    colour=theme.ON_PAPER.gain if self.right else theme.ON_PAPER.loss)]
        if self.item is not None and (why := why_better(self.item, self.table.name)):
            told.append(Label(why))
        told.append(Label(words.count("puzzle.worlds", self.puzzle.worlds), "small", colour=theme.ON_PAPER.muted))
        return told

    def foot(self) -> Sequence[Widget]:
        return (self.button("list", lazy("puzzle.leave"), self.back),
                self.button("again", lazy("puzzle.again"), self._again),
                self.button("next", lazy("puzzle.next"), self._next, primary=True))

    def _again(self) -> Step:
        return Pop(Replace(puzzle_table(self.context, self.host, self.puzzle, self.row)))

    def _next(self) -> Step:
        head = self.row.next(self.context, self.puzzle.id)
        return self.back() if head is None else Pop(Replace(opened_puzzle(self.context, self.host, head, self.row)))
