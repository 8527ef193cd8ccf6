"""A decision at the table, as it was in a deal once played, and the answer to what is chosen this time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ....ai.teaching.advice import Hint, Plan
from ....ai.teaching.review import Verdict
from ....club import practice
from ....club.practice import Exercise, PracticeTask
from ....engine.actions import Action
from ....engine.cards import Card
from ....engine.observation import Observation
from ....engine.rules import Seat
from ....session import Session
from ....view import words
from ....view.compare import one_deal
from ....view.daily import date_words
from ....view.gallery import PLANTS
from ....view.moments import ReviewItem, sentence, why_better
from ....view.words import Text, lazy
from ...app.context import AppContext
from ...app.scene import Host, Pop, Push, Replace, Scene, Step
from ...draw import theme
from ...table.overlays import TableOverlay
from ...table.table import Table
from ...widgets import Button, Column, Label, Widget
from ..match import recorded_players, table_beside
from ..paper import PaperScene
from ..title_page import DoorsScene


class Nobody:
    """In place of the bots: the deal does not continue after the decision."""

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[Seat] = frozenset()) -> int:
        """Nobody answers."""
        return 0

    def poll(self) -> tuple[int, Action] | None:
        """No answer."""
        return None

    def cancel(self) -> None:
        """Nothing to drop."""


class ExerciseTutor:
    """Lets the player decide once, without hints or remarks; its menu, called ``title``, can ``leave`` for the list."""

    def __init__(self, session: Session, at: int, title: Text, leave: Text) -> None:
        self.session, self.at, self.title, self.leave = session, at, title, leave

    def may(self, action: Action) -> bool:
        """Until the decision is made."""
        return practice.decided_in(self.session, self.at) is None

    def refused(self, rule: str, card: Card | None) -> None:
        """The table itself says why."""

    def menu(self) -> Scene:
        """Back to the table, or to the list."""
        return DoorsScene(self.title, [("list", self.leave, lambda: Pop(Pop()))])


class ExerciseAside(TableOverlay):
    """Shows the answer once the player has decided and the cards rest."""

    def __init__(self, table: Table, at: int, answer: Callable[[Plan], Scene]) -> None:
        self.table, self.at, self.answer = table, at, answer
        self._told = False

    def update(self, dt: float) -> Step | None:
        """The step to the answer, once."""
        chosen = practice.decided_in(self.table.session, self.at)
        if chosen is None or self._told or not self.table.caught_up:
            return None
        self._told = True
        return Push(self.answer(chosen))


def exercise_table(context: AppContext, host: Host, exercise: Exercise) -> Scene:
    """The table at the decision of ``exercise``; nothing of it is stored but the answer."""
    record, task = exercise.record, exercise.task
    start = replace(record, rules=one_deal(record.rules), moves=record.moves[:task.at], end="open", taken_back=0,
                    more={})
    session = Session(start.rules, recorded_players(record, task.seat, context.setup), Nobody(), context.shuffle,
                      record.dealer, task.seat, b"", start=start)
    tutor = ExerciseTutor(session, task.at, lazy("practice.title"), lazy("practice.leave"))
    table = table_beside(context, session, host, host.metrics, tutor)
    table.attach(ExerciseAside(table, task.at, lambda chosen: AnswerScene(context, table, exercise, chosen)))
    return table.scene()


def next_exercise(context: AppContext, host: Host) -> Scene | None:
    """The table of the next exercise due; None if there is none."""
    today, store = context.today(), context.store
    for task in practice.tasks(store, today):
        if task.is_due(today) and (found := practice.exercise_of(store, task)) is not None:
            return exercise_table(context, host, found)
    return None


class AnswerScene(PaperScene):
    """Whether what was ``chosen`` in ``exercise`` is right, and when the decision comes back."""

    wide = 760
    first = "next"
    plant = PLANTS["forget_me_not"]

    def __init__(self, context: AppContext, table: Table, exercise: Exercise, chosen: Plan) -> None:
        super().__init__()
        self.title = lazy("practice.title")
        self.context, self.table = context, table
        self.exercise, self.chosen = exercise, chosen
        self.task: PracticeTask | None = None
        """The task after the answer; None while that is not known."""
        self._waits = False
        self.verdict = practice.known_verdict(exercise.item, chosen)
        self._hint: Hint | None = None
        if self.verdict is None:
            self._hint = context.study.hint(exercise.item.decision.seen, chosen, exercise.item.decision.signalling)
        else:
            self._judged(self.verdict)

    def _judged(self, verdict: Verdict) -> None:
        """Keep how far the exercise has come."""
        today = self.context.today()
        self.verdict, self.task = verdict, self.exercise.task.after(not verdict.ill, today)
        store = self.context.store
        self._waits = not practice.keep_task(store, self.task) and not store.caught_up()

    # -- content -----------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """What was chosen, whether it is right, when it comes back."""
        if self.verdict is None:
            return Label(lazy("practice.thinking" if self._hint is not None else "practice.unknown"))
        told: list[Widget] = [Label(self._head(self.verdict), "heading",
                                    colour=theme.ON_PAPER.loss if self.verdict.ill else theme.ON_PAPER.gain)]
        if self.verdict.ill:
            item = ReviewItem(replace(self.exercise.item.decision, done=self.chosen), self.verdict)
            told.append(Label(sentence(item)))
            if why := why_better(item, self.table.name):
                told.append(Label(why, "small", colour=theme.ON_PAPER.muted))
        assert self.task is not None
        told.append(Label(words.say("practice.is_mastered") if self.task.mastered else
                          words.say("practice.back_on", day=date_words(self.task.due)), "small",
                          colour=theme.ON_PAPER.muted))
        if self._waits:
            told.append(Label(lazy("games.waits"), "small", colour=theme.ON_PAPER.muted))
        return Column(told, 10)

    @staticmethod
    def _head(verdict: Verdict) -> str:
        if verdict.ill:
            return words.say("practice.wrong")
        return words.say("practice.right" if verdict.loss == 0 else "practice.as_good")

    def foot(self) -> Sequence[Widget]:
        """To the list, and to the next exercise."""
        today = self.context.today()
        due = any(one.is_due(today) for one in practice.tasks(self.context.store, today)
                  if one.at != self.exercise.task.at or one.deal != self.exercise.task.deal)
        why = None if due else lazy("practice.none_due")
        return (self.named("list", Button(lazy("practice.leave"), self.back, primary=not due)),
                self.named("next", Button(lazy("practice.next"), self._next, primary=due, why=why)))

    def back(self) -> Step:
        """The list."""
        return Pop(Pop())

    def _next(self) -> Step:
        following = next_exercise(self.context, self.host)
        return self.back() if following is None else Pop(Replace(following))

    # -- the scene protocol ------------------------------------------------------------------------------------------

    @property
    def awaits(self) -> bool:
        """Whether the choice is being judged."""
        return self._hint is not None

    def update(self, dt: float) -> Step | None:
        """Show the verdict once it is known."""
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
        """Drop the question."""
        if self._hint is not None:
            self.context.study.drop_hint(self._hint)
        super().leave()
