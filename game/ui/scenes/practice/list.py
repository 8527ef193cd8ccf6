"""The list of the player's mistakes: which are due, which recur, and what helps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ....club import practice
from ....club.practice import Exercise, PracticeTask
from ....engine.variants import rules_of
from ....view import words
from ....view.cost import cost_of, cost_words
from ....view.daily import date_words
from ....view.gallery import PLANTS
from ....view.history import family, game
from ....view.lessons.wording import wording
from ....view.moments import point_of_deal
from ....view.practice import RepeatedKind
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Push, Step
from ...draw import theme
from ...widgets import Button, Column, Label, Row, ScrollArea, Widget
from ...widgets.boxes import Split
from ..ending.sheet import QuietButton
from ..paper import ClothScene
from .exercise import next_exercise

AT_A_TIME = 3
"""Deals read between two pictures: about 15 ms."""
MOST = 40
"""The most exercises in the list."""


class PracticeScene(ClothScene):
    """All exercises, those due first. Deals are read meanwhile."""

    wide = 1120
    first = "begin"
    plant = PLANTS["forget_me_not"]

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.title = lazy("practice.title")
        self._tasks: list[PracticeTask] | None = None
        self.returned()

    def returned(self) -> None:
        """Read the exercises again if some were done."""
        self.today = self.context.today()
        tasks = practice.tasks(self.context.store, self.today)
        if tasks != self._tasks:
            self._tasks, self._left, self.found = tasks, list(tasks), list[Exercise]()

    # -- content -----------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """How many are due and what recurs; beside it the list."""
        muted = theme.ON_PAPER.muted
        told: list[Widget] = [Label(lazy("practice.text"), "small", colour=muted)]
        if not self.found and not self._left:
            told.append(Label(lazy("practice.nothing"), "italic"))
            return self.named("all", ScrollArea(Column(told, 12)))
        told += [Label(self._state, "strong"), *self._kinds()]
        lines = Column([self._line(one) for one in self.found[:MOST]], 8)
        return self.named("all", ScrollArea(Split(Column(told, 12), lines, 36)))

    def _state(self) -> str:
        if self._left:
            return words.count("practice.reading", len(self._left))
        state = practice.state_of((one.task for one in self.found), self.today)
        return words.say("practice.state", due=state.due, mastered=state.mastered,
                         later=state.all - state.due - state.mastered)

    def _kinds(self) -> Iterator[Widget]:
        """What recurs, with the lesson or the paragraph that helps."""
        kinds = [] if self._left else practice.repeated(self.found)
        if kinds:
            yield Label(lazy("practice.kinds"), "heading")
        for kind in kinds:
            help_ = self.named(f"help {kind.kind}", QuietButton(partial(self._help_words, kind),
                                                                partial(self._help, kind)))
            yield Column([Label(partial(_kind_words, kind)), Row([help_])], 0)

    @staticmethod
    def _help_words(kind: RepeatedKind) -> str:
        if kind.help.startswith("#"):
            return words.say("menu.rules")
        return words.say("offer.lesson", title=wording(kind.help, words.language()).title)

    def _help(self, kind: RepeatedKind) -> Step:
        if kind.help.startswith("#"):
            return self.context.open("rulebook", rules_of(kind.preset), kind.help[1:])
        return self.context.open("lesson", kind.help)

    def _line(self, one: Exercise) -> Widget:
        def about() -> str:
            preset = one.record.rules.preset
            played = [date_words(one.task.played)] if one.task.played is not None else []
            with words.at_game(family(preset)):
                return " · ".join((game(preset), *played, point_of_deal(one.item.decision.seen)))

        def state() -> str:
            return " · ".join((cost_words("practice.cost", cost_of(one.item.verdict)), self._when(one.task)))

        due = one.task.is_due(self.today)
        return Column([Label(about, colour=theme.INK if due else theme.ON_PAPER.muted),
                       Label(state, "small", colour=theme.ON_PAPER.accent if due else theme.ON_PAPER.muted)], 0)

    def _when(self, task: PracticeTask) -> str:
        if task.mastered:
            return words.say("practice.mastered")
        return words.say("practice.due") if task.is_due(self.today) else \
            words.say("practice.due_on", day=date_words(task.due))

    def foot(self) -> Sequence[Widget]:
        """The way back, and to the first exercise due."""
        due = any(one.task.is_due(self.today) for one in self.found)
        why = None if due else lazy("practice.none_due")
        return (self.named("back", Button(lazy("common.back"), self.back)),
                self.named("begin", Button(lazy("practice.begin"), self._begin, primary=True, why=why)))

    # -- actions -----------------------------------------------------------------------------------------------------

    def _begin(self) -> Step | None:
        following = next_exercise(self.context, self.host)
        return None if following is None else Push(following)

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether deals are still to be read."""
        return bool(self._left)

    def work(self) -> bool:
        """Read some deals more; the list is shown once all are read."""
        if not self.busy:
            return False
        some, self._left = self._left[:AT_A_TIME], self._left[AT_A_TIME:]
        found = (practice.exercise_of(self.context.store, task) for task in some)
        self.found += [one for one in found if one is not None]
        return not self.busy

    def progress(self) -> int:
        """The number of deals to read."""
        return len(self._left)


def _kind_words(kind: RepeatedKind) -> str:
    return kind.words
