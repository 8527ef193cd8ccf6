"""The player's mistakes as exercises: when they are due, and whether an answer is right. Also sessions of lessons.

The caller passes the date; this module does not read a clock.
"""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from random import Random

from ..ai.bots import FALLBACK
from ..ai.names import Player
from ..ai.teaching.advice import Advice, Plan
from ..ai.teaching.review import Decision, Verdict, after_hint, verdict
from ..engine.actions import Action, Discard
from ..engine.observation import Observation, observe
from ..engine.record import HUMAN, BadRecord, Record
from ..engine.rules import Seat
from ..session import Session
from ..store.file import Store
from ..store.history import record_of
from ..store.practice import exercises_kept, keep_exercise, reviewed_deals
from ..store.reviews import decisions, hints_in, kept_review
from ..store.shapes import ExerciseRow
from ..today import day_at
from ..view.lessons.course import LEARNER
from ..view.moments import RepeatedKind, ReviewItem, help_for, item_kind

log = logging.getLogger(__name__)
DAYS = (1, 3, 7)
"""The days until a decision is due again, by the number of right answers in a row; counted from the deal at first."""
MASTERED = len(DAYS)
"""The number of right answers in a row after which a decision is not due again."""
ABROAD = 1
"""The days by which today may be before the day of the last try, because of another time zone."""
OFTEN = 2
"""The least number of decisions for which a kind of mistake is mentioned."""


@dataclass(frozen=True, slots=True)
class PracticeTask:
    """A mistake to try again: the decision of ``seat`` in a ``deal`` that begins with the action ``at``.

    ``loss`` is in card points; ``due`` is the day on which it is to be tried. ``streak`` is the number of right answers
    in a row, ``tried`` that of all answers.
    """

    deal: int
    seat: Seat
    at: int
    loss: float
    due: date
    streak: int = 0
    tried: int = 0
    played: date | None = None
    """The day of the deal; None if it is not known."""

    @property
    def mastered(self) -> bool:
        return self.streak >= MASTERED

    def is_due(self, today: date) -> bool:
        """Whether the exercise is due ``today``: its day has come, or is so far ahead that a clock was wrong."""
        longest = DAYS[min(self.streak, MASTERED - 1)] + ABROAD
        return not self.mastered and not 0 < (self.due - today).days <= longest

    def was_tried_on(self, day: date) -> bool:
        """Whether the exercise was last tried on ``day``, computed from the day on which it is due."""
        return self.tried > 0 and self.due == day + timedelta(days=DAYS[min(self.streak, MASTERED - 1)])

    def after(self, right: bool, today: date) -> PracticeTask:
        """The task after an answer ``today``, with ``right`` for a right one."""
        streak = min(self.streak + 1, MASTERED) if right else 0
        due = today + timedelta(days=DAYS[min(streak, MASTERED - 1)])
        return replace(self, due=due, streak=streak, tried=self.tried + 1)


def tasks(store: Store, today: date) -> list[PracticeTask]:
    """All tasks: those due ``today``, the costliest first, then the others by their due dates, the mastered last."""
    found: list[PracticeTask] = store.safe(lambda: _all_tasks(store), [])
    return sorted(found, key=lambda one: (one.mastered, not one.is_due(today),
                                          one.due if not one.is_due(today) else date.min, -one.loss, one.deal, one.at))


def _all_tasks(store: Store) -> list[PracticeTask]:
    kept = exercises_kept(store)
    return [_task(deal.deal, deal.seat, at, loss, deal.began, kept.get((deal.deal, deal.seat, at)))
            for deal in reviewed_deals(store) for at, loss in deal.costly.items()]


def _task(deal: int, seat: Seat, at: int, loss: float, began: int, row: ExerciseRow | None) -> PracticeTask:
    played = day_at(began)
    first = PracticeTask(deal, seat, at, loss, (played or date.min) + timedelta(days=DAYS[0]), played=played)
    return first if row is None else replace(first, due=row.due, streak=row.streak, tried=row.tried)


def keep_task(store: Store, task: PracticeTask) -> bool:
    """Store the progress of ``task``; returns whether it was written."""
    return keep_exercise(store, ExerciseRow(task.deal, task.seat, task.at, task.due, task.streak, task.tried))


@dataclass(frozen=True, slots=True)
class PracticeState:
    """The number of all tasks, of those ``due`` and of those ``mastered``."""

    all: int
    due: int
    mastered: int


def state_of(found: Iterable[PracticeTask], today: date) -> PracticeState:
    """The numbers of the tasks ``found``, by their state ``today``."""
    some = list(found)
    return PracticeState(len(some), sum(one.is_due(today) for one in some), sum(one.mastered for one in some))


# -- a task and its deal ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exercise:
    """A ``task`` with the record of its deal, and the decision with its verdict."""

    task: PracticeTask
    record: Record
    item: ReviewItem


def exercise_of(store: Store, task: PracticeTask) -> Exercise | None:
    """``task`` with its deal, read in about 5 ms.

    Returns None if the deal or its review is damaged, or if a hint proposed the player's choice.
    """
    try:
        record = record_of(store, task.deal)
        made = decisions(record, task.seat)
    except BadRecord as fault:
        log.warning("an exercise is left out: %s", fault)
        return None
    known = kept_review(store, record, task.seat, made)
    decision = next((one for one in made if one.at == task.at), None)
    if known is None or decision is None or task.at not in known.verdicts:
        return None
    judged = after_hint(known.verdicts[task.at], decision.seen, hints_in(record, task.seat).get(task.at))
    return Exercise(task, record, ReviewItem(decision, judged)) if judged.ill else None


def decided_in(session: Session, at: int) -> Plan | None:
    """The viewer's first decision in ``session`` from the action ``at`` on; None until it is complete."""
    own = [action for seat, action in session.record.moves[at:] if seat == session.viewer]
    if not own:
        return None
    if not isinstance(own[0], Discard):
        return (own[0],)
    still = session.state.turn == session.viewer and observe(session.state, session.viewer).phase == "discarding"
    return None if still else tuple(action for action in own if isinstance(action, Discard))


def known_verdict(item: ReviewItem, chosen: Plan) -> Verdict | None:
    """The verdict on ``chosen`` if it follows from the review of ``item``; None if it must be computed."""
    old = item.verdict
    if set(chosen) == set(old.best):
        return Verdict(chosen, old.best, 0.0, old.error, "best", old.possible, old.possible, old.reasons)
    return old if set(chosen) == set(old.done) else None


def new_verdict(advice: Advice, decision: Decision, chosen: Plan) -> Verdict | None:
    """The verdict of ``advice`` on ``chosen`` in ``decision``; None if it cannot be judged."""
    try:
        return verdict(advice, decision.seen, chosen, decision.signalling)
    except ValueError as fault:
        log.warning("an answer cannot be judged: %s", fault)
        return None


def repeated(found: Sequence[Exercise]) -> list[RepeatedKind]:
    """The kinds of mistakes made more than once and not mastered, the most frequent first."""
    open_ = [one for one in found if not one.task.mastered]
    kinds = Counter(item_kind(one.item) for one in open_)
    told = []
    for kind, times in kinds.most_common():
        if times >= OFTEN:
            presets = Counter(one.record.rules.preset for one in open_ if item_kind(one.item) == kind)
            preset = presets.most_common(1)[0][0]
            family = next(one.record.rules.family for one in open_ if one.record.rules.preset == preset)
            told.append(RepeatedKind(kind, times, help_for(kind, family), preset))
    return told


# -- the other players in a lesson, who follow its script, or a rule if the learner plays freely ----------------------

TOLD = "told"
"""The level name of players who follow the script."""


class Prompter:
    """The thinker of a lesson: answers for the other players with the next action of ``line``.

    It answers by rule while ``free`` and when the line is at its end.
    """

    def __init__(self) -> None:
        self.line: deque[Action] = deque()
        self.free = False
        self._asked: tuple[int, Observation, int] | None = None
        self._number = 0

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[Seat] = frozenset()) -> int:
        """Ask for an action. Returns the number of the request."""
        self._number += 1
        self._asked = self._number, observation, seed
        return self._number

    def poll(self) -> tuple[int, Action] | None:
        """The number of the request and its answer; None while the lesson waits for the learner."""
        if self._asked is None or not (self.line or self.free):
            return None
        (number, seen, seed), self._asked = self._asked, None
        return number, self.line.popleft() if self.line else FALLBACK.choose(seen, Random(seed))

    def cancel(self) -> None:
        self._asked = None


def lesson_session(record: Record, names: Sequence[str], prompter: Prompter) -> Session:
    """A session for the learner that continues at the end of ``record``; it is not stored."""
    players = [Player(name, HUMAN if seat == LEARNER else TOLD) for seat, name in enumerate(names)]
    return Session(record.rules, players, prompter, list, record.dealer, LEARNER, secret=b"lesson", start=record)


def carry_on(session: Session, prompter: Prompter, ready: bool) -> bool:
    """Play the next action, including the learner's, if the table is ``ready``; returns whether there was one."""
    if session.advance(ready):
        return True
    if ready and prompter.line and session.waits_for_viewer:
        session.submit(prompter.line.popleft())
        return True
    return False


def hurried(session: Session, prompter: Prompter) -> None:
    """Play the rest of the line at once."""
    while carry_on(session, prompter, ready=True):
        pass
