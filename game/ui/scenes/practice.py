"""Exercises from the player's mistakes, and puzzles: each asks for a decision at the table, then shows the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from math import inf

from ...ai.puzzles import PUZZLE_THEMES, BadPuzzle, Puzzle, PuzzleHead, puzzle_in
from ...ai.teaching.advice import Hint, Plan
from ...ai.teaching.review import Verdict
from ...club import practice
from ...club.practice import Exercise, PracticeTask
from ...club.work import Work
from ...engine.actions import Action
from ...engine.cards import Card
from ...engine.observation import Observation
from ...engine.record import Record
from ...engine.rules import Seat
from ...engine.variants import PRESETS, rules_of
from ...session import Session
from ...store.practice import keep_answer, own_puzzles, puzzle_progress, solved_puzzles
from ...view import puzzles, words
from ...view.compare import one_deal
from ...view.history import date_words, family, game
from ...view.lessons.runner import wording
from ...view.moments import ReviewItem, cost_of, cost_words, half_points, point_of_deal, why_better
from ...view.table.describe import describe_actions
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.scene import Host, Pop, Push, Replace, Scene, Step
from ..draw import theme
from ..table.overlays import TableOverlay
from ..table.table import Table
from ..widgets import Column, Dialog, Option, QuietButton, Row, ScrollArea, Select, Split, TileButton, Tracks
from ..widgets.base import Label, Widget, muted
from .answers import ALIKE, AnswerSheet, CostedChoice, SmallTable, cards_of_plan, choices_in
from .match import recorded_players, table_for
from .paper import ClothScene
from .review import ProgressBar
from .title_page import DoorsScene

AT_A_TIME = 3
"""The number of deals read between two pictures, which takes about 15 ms."""
INSIDE, BOARD = 10, 390
"""Units: the padding of the button of a theme, and the width of the table of the puzzle of the day."""
MOST = 40
"""The greatest number of exercises in the list."""


class Silent:
    """A thinker for the bots that never acts, so that the deal does not continue after the player's decision."""

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[Seat] = frozenset()) -> int:
        return 0

    def poll(self) -> tuple[int, Action] | None:
        return None

    def cancel(self) -> None:
        pass


class ExerciseTutor:
    """The tutor of a table at which the player decides once, without hints or remarks.

    Its menu has ``title``; the button with the text ``leave`` goes to the list.
    """

    def __init__(self, session: Session, at: int, title: Text, leave: Text) -> None:
        self.session, self.at, self.title, self.leave = session, at, title, leave

    @property
    def _decided(self) -> bool:
        return practice.decided_in(self.session, self.at) is not None

    @property
    def question(self) -> Text:
        """The decision of the player, as a question; empty after the decision, so that it does not cover the trick."""
        return "" if self._decided else lazy("puzzle.question")

    def may(self, action: Action) -> bool:
        """Whether the player has not decided yet."""
        return not self._decided

    def refused(self, rule: str, card: Card | None) -> None:
        """Do nothing, because the table shows the reason."""

    def menu(self) -> Scene:
        """The menu of the table, with a button to the list."""
        return DoorsScene(self.title, [("list", self.leave, lambda: Pop(Pop()))])


class ExerciseAside(TableOverlay):
    """Opens the answer once the player has decided and the cards are at rest; a complete trick remains on the table."""

    def __init__(self, table: Table, at: int, answer: Callable[[Plan], Scene]) -> None:
        self.table, self.at, self.answer = table, at, answer
        self._told = False

    def update(self, dt: float) -> Step | None:
        """The step to the answer, returned once; otherwise None."""
        chosen, stage = practice.decided_in(self.table.session, self.at), self.table.stage
        if chosen is None or self._told or not (self.table.caught_up or stage.awaits_click):
            return None
        self._told = True
        return Push(self.answer(chosen))


def question_table(context: AppContext, host: Host, record: Record, seat: Seat, title: Text, leave: Text,
                   answer: Callable[[Table, Plan], Scene]) -> Scene:
    """The scene at the table of ``seat`` after the moves of ``record``; a decision opens the scene made by ``answer``.

    The deal is not stored.
    """
    start = replace(record, rules=one_deal(record.rules), end="open", taken_back=0, more={})
    session = Session(start.rules, recorded_players(record, seat, context.setup), Silent(), context.shuffle,
                      record.dealer, seat, b"", start=start)
    at = len(record.moves)
    table = table_for(context, session, host, tutor=ExerciseTutor(session, at, title, leave))
    table.stage.pace = replace(table.stage.pace, rest=inf)
    table.overlays.append(ExerciseAside(table, at, partial(answer, table)))
    return table.scene()


def exercise_table(context: AppContext, host: Host, exercise: Exercise) -> Scene:
    """The scene at the table before the decision of ``exercise``."""
    record, task = exercise.record, exercise.task
    return question_table(context, host, replace(record, moves=record.moves[:task.at]), task.seat,
                          lazy("practice.title"), lazy("practice.leave"),
                          lambda table, chosen: AnswerScene(context, table, exercise, chosen))


def next_exercise(context: AppContext, host: Host) -> Scene | None:
    """The scene at the table of the next exercise that is due; None if there is none."""
    today, store = context.today(), context.store
    for task in practice.tasks(store, today):
        if task.is_due(today) and (found := practice.exercise_of(store, task)) is not None:
            return exercise_table(context, host, found)
    return None


class AnswerScene(AnswerSheet):
    """The answer to an exercise: whether the ``chosen`` action is right, and when the exercise is due again."""

    first = "next"

    def __init__(self, context: AppContext, table: Table, exercise: Exercise, chosen: Plan) -> None:
        super().__init__(context)
        self.table, self.exercise, self.chosen = table, exercise, chosen
        self.task: PracticeTask | None = None
        """The task after the answer; None until the answer is judged."""
        self._waits = False
        self.verdict = practice.known_verdict(exercise.item, chosen)
        self._hint: Hint | None = None
        if self.verdict is None:
            self._hint = context.study.hint(exercise.item.decision.seen, chosen, exercise.item.decision.signalling)
        else:
            self._judged(self.verdict)

    def _judged(self, verdict: Verdict) -> None:
        """Store the result and the next date of the exercise."""
        today = self.context.today()
        self.verdict, self.task = verdict, self.exercise.task.after(not verdict.ill, today)
        store = self.context.store
        self._waits = not practice.keep_task(store, self.task) and not store.caught_up()

    @property
    def _item(self) -> ReviewItem | None:
        """The new choice and its verdict; None while the verdict is unknown."""
        decision = replace(self.exercise.item.decision, done=self.chosen)
        return None if self.verdict is None else ReviewItem(decision, self.verdict)

    def choices(self) -> Sequence[CostedChoice]:
        """The new choice and the better one with their costs; while these are unknown, the new choice alone."""
        if (item := self._item) is not None:
            return choices_in(item)
        phase = self.exercise.item.decision.seen.phase
        return [CostedChoice(cards_of_plan(self.chosen), describe_actions(self.chosen, phase), None, chosen=True)]

    def told(self) -> Sequence[Widget]:
        """Whether the choice is right, why, and when the exercise is due again."""
        if self.verdict is None:
            return [Label(lazy("practice.thinking" if self._hint is not None else "practice.unknown"))]
        ill = self.verdict.ill
        head = "practice.wrong" if ill else "practice.right" if self.verdict.loss == 0 else "practice.as_good"
        told: list[Widget] = [Label(lazy(head), "heading", colour=theme.ON_PAPER.loss if ill else theme.ON_PAPER.gain)]
        if ill and (item := self._item) is not None:
            told.append(Label(why_better(item, self.table.name)))
        assert self.task is not None
        told.append(muted(words.say("practice.is_mastered") if self.task.mastered else
                          words.say("practice.back_on", day=date_words(self.task.due))))
        if self._waits:
            told.append(muted(lazy("games.waits")))
        return told

    def foot(self) -> Sequence[Widget]:
        today = self.context.today()
        due = any(one.is_due(today) for one in practice.tasks(self.context.store, today)
                  if one.at != self.exercise.task.at or one.deal != self.exercise.task.deal)
        why = None if due else lazy("practice.none_due")
        return (self.button("list", lazy("practice.leave"), self.back, primary=not due),
                self.button("next", lazy("practice.next"), self._next, primary=due, why=why))

    def _next(self) -> Step:
        following = next_exercise(self.context, self.host)
        return self.back() if following is None else Pop(Replace(following))

    @property
    def awaits(self) -> bool:
        return self._hint is not None

    def update(self, dt: float) -> Step | None:
        self.context.study.update()
        hint = self._hint
        if hint is not None and not hint.open:
            self._hint = None
            decision = self.exercise.item.decision
            found = None if hint.advice is None else practice.new_verdict(hint.advice, decision, self.chosen)
            if found is not None:
                self._judged(found)
            self._write()
        return super().update(dt)

    def leave(self) -> None:
        if self._hint is not None:
            self.context.study.drop_hint(self._hint)
        super().leave()


class PracticeScene(ClothScene):
    """All exercises, those that are due first. Deals are read in the background."""

    heading = "practice.title"
    first = "begin"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._tasks: list[PracticeTask] | None = None
        self.returned()

    def returned(self) -> None:
        self.today = self.context.today()
        tasks = practice.tasks(self.context.store, self.today)
        if tasks != self._tasks:
            self._tasks, self.found = tasks, list[Exercise]()
            self.begin(self._read(tasks))

    def _read(self, tasks: Sequence[PracticeTask]) -> Work[None]:
        for first in range(0, len(tasks), AT_A_TIME):
            yield words.count("practice.reading", len(tasks) - first)
            read = (practice.exercise_of(self.context.store, task) for task in tasks[first:first + AT_A_TIME])
            self.found += [one for one in read if one is not None]

    def parts(self) -> Widget:
        """The number of exercises due and the kinds of repeated mistakes, next to the list."""
        text = muted(lazy("practice.text"))
        if not self.found and not self.busy:
            return self.named("all", ScrollArea(Column([text, Label(lazy("practice.nothing"), "italic")], 12)))
        told = [Label(self._state, "strong"), *self._kinds(), text]
        if not self.found:
            return self.named("all", ScrollArea(Column(told, 12)))
        tiles = Tracks([self._tile(one) for one in self.found[:MOST]], ("fill", "fill"), 20, lines=12, level="start")
        return self.named("all", ScrollArea(Split(Column(told, 12), tiles, 36, share=0.62)))

    def _state(self) -> str:
        if self.progress:
            return self.progress
        state = practice.state_of((one.task for one in self.found), self.today)
        return words.say("practice.state", due=state.due, mastered=state.mastered,
                         later=state.all - state.due - state.mastered)

    def _kinds(self) -> Iterator[Widget]:
        """The kinds of repeated mistakes, each with a link to a helpful lesson or paragraph."""
        kinds = [] if self.busy else practice.repeated(self.found)
        if kinds:
            yield Label(lazy("practice.kinds"), "heading")
        for kind in kinds:
            if kind.help.startswith("#"):
                said = words.say("menu.rules")
                help_ = partial(self.context.open, "rulebook", rules_of(kind.preset), kind.help[1:])
            else:
                said = words.say("offer.lesson", title=wording(kind.help, words.language()).title)
                help_ = partial(self.context.open, "lesson", kind.help)
            yield Column([Label(kind.words), Row([self.named(f"help {kind.kind}", QuietButton(said, help_))])], 0)

    def _tile(self, one: Exercise) -> Widget:
        """A picture of the table before the decision, which hides the action taken, above the deal and the cost."""
        preset, task, seen = one.record.rules.preset, one.task, one.item.decision.seen
        played = [date_words(task.played)] if task.played is not None else []
        with words.at_game(family(preset)):
            about = " · ".join((game(preset), *played, point_of_deal(seen)))
        due = task.is_due(self.today)
        when = words.say("practice.mastered") if task.mastered else words.say("practice.due") if due else \
            words.say("practice.due_on", day=date_words(task.due))
        state = " · ".join((cost_words("practice.cost", cost_of(one.item.verdict)), when))
        return Column([SmallTable(seen), Label(about, "small", colour=theme.INK if due else theme.ON_PAPER.muted),
                       Label(state, "small", colour=theme.ON_PAPER.accent if due else theme.ON_PAPER.muted)], 0)

    def foot(self) -> Sequence[Widget]:
        due = any(one.task.is_due(self.today) for one in self.found)
        why = None if due else lazy("practice.none_due")
        return (self.button("back", lazy("common.back"), self.back),
                self.button("begin", lazy("practice.begin"), self._begin, primary=True, why=why))

    def _begin(self) -> Step | None:
        following = next_exercise(self.context, self.host)
        return None if following is None else Push(following)


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
        rows = puzzle_progress(context.store)
        found = puzzles.suited(self.heads(context), rows.values())
        return puzzles.puzzle_after(found, {name for name, row in rows.items() if row.solved}, last)


class PuzzlesScene(ClothScene):
    """The puzzle of the day, and all others by game and theme."""

    heading = "puzzle.title"
    first = "next"

    def __init__(self, context: AppContext, preset: str = "") -> None:
        super().__init__(context)
        self.preset = preset
        self.returned()

    def returned(self) -> None:
        self.solved = solved_puzzles(self.context.store)

    @property
    def family(self) -> str:
        return family(self.preset)

    def parts(self) -> Widget:
        """The explanation above the puzzle of the day and, next to it, the game and its themes."""
        day = puzzles.day_puzzle(self.context.today())
        told = [*(() if day is None else self._of_the_day(day)), *self._own()]
        names = [Option("", lazy("puzzle.all_games")), *(Option(one, partial(game, one)) for one in PRESETS)]
        chosen = self.named("game", Select(names, self.preset, partial(self.put, "preset")))
        tiles = [self._theme(name) for name in PUZZLE_THEMES if puzzles.puzzles_of(self.preset, name)]
        found = puzzles.tally(puzzles.puzzles_of(self.preset), self.solved)
        state = Label(words.say("puzzle.state", solved=found.solved, all=found.all), "strong")
        parts = Split(Column(told, 10), Column([state, chosen, *tiles], 7), 36, fixed=True)
        return self.named("all", ScrollArea(Column([muted(lazy("puzzle.text")), parts], 12)))

    def _of_the_day(self, day: PuzzleHead) -> Iterator[Widget]:
        """The widgets for the puzzle of the day, without a picture of the table if it cannot be read."""
        yield Label(lazy("puzzle.of_the_day"), "heading")
        with suppress(BadPuzzle):
            yield SmallTable(puzzle_in(day.line).seen(), wide=BOARD)
        play = self.button("day", lazy("puzzle.day_again" if day.id in self.solved else "puzzle.day_play"),
                           partial(self._play, day, PuzzleChain()))
        about = Column([Label(partial(game, day.preset)), muted(lazy(f"puzzle.theme.{day.theme}"))], 0)
        yield Tracks([about, play], ("fill", "fit"))

    def _own(self) -> list[Widget]:
        """The widgets for the puzzles from the player's deals, or a line that there are none yet."""
        chain, head = PuzzleChain(self.preset, own=True), Label(lazy("puzzle.own"), "strong")
        found = puzzles.tally(chain.heads(self.context), self.solved)
        if not found.all:
            searched = self.context.store.writable and self.context.keeper.settings.puzzle_search
            return [head, muted(lazy("puzzle.own_none" if searched else "puzzle.own_off"))]
        button = QuietButton(lazy("puzzle.own_play", solved=found.solved, all=found.all), partial(self._go, chain))
        return [head, Row([self.named("own", button)])]

    def _theme(self, name: str) -> Widget:
        """A button to the puzzles of the theme ``name``, with a bar for the share of solved ones."""
        found = puzzles.tally(puzzles.puzzles_of(self.preset, name), self.solved)
        said = words.say("puzzle.line", theme=words.say(f"puzzle.theme.{name}"), solved=found.solved, all=found.all)
        content = Tracks([Label(said), ProgressBar(found.solved, found.all)], ("fill", 0.45), 16)
        return self.named(f"theme {name}", TileButton(said, partial(self._go, PuzzleChain(self.preset, name)), content,
                                                      pad=INSIDE))

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
        told: list[Widget] = [Label(lazy("practice.right" if self.right else "practice.wrong"), "heading",
                                    colour=theme.ON_PAPER.gain if self.right else theme.ON_PAPER.loss)]
        if self.item is not None and (why := why_better(self.item, self.table.name)):
            told.append(Label(why))
        told.append(muted(words.count("puzzle.worlds", self.puzzle.worlds)))
        return told

    def foot(self) -> Sequence[Widget]:
        return (self.button("list", lazy("puzzle.leave"), self.back),
                self.button("again", lazy("puzzle.again"), lambda: Pop(Replace(
                    puzzle_table(self.context, self.host, self.puzzle, self.row)))),
                self.button("next", lazy("puzzle.next"), self._next, primary=True))

    def _next(self) -> Step:
        head = self.row.next(self.context, self.puzzle.id)
        return self.back() if head is None else Pop(Replace(opened_puzzle(self.context, self.host, head, self.row)))
