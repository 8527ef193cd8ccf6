"""Checks a lesson against the rules: all actions are legal, and all foreseen errors break the rule they name."""

from __future__ import annotations

from dataclasses import replace

from ...engine.actions import Discard
from ...engine.game import State, apply, refusal
from ...engine.record import BadRecord, Record, last_state, with_move
from .model import LEARNER, Act, Actions, Lesson, LessonStep, Mistake
from .reading import BadLesson


def checked_lesson(lesson: Lesson) -> Lesson:
    """``lesson`` with the seats of all moves found; BadLesson names the step and the rule it breaks."""
    deals = {}
    for name, deal in lesson.deals.items():
        try:
            deals[name] = with_moves(replace(deal, moves=()), tuple(action for _, action in deal.moves))
        except (BadRecord, ValueError) as fault:
            raise BadLesson(lesson.name, f"deal {name}: {fault}") from None
    whole = replace(lesson, deals=deals)
    reached: dict[str, Record] = dict(deals)
    for step in lesson.steps:
        reached[step.deal] = _through(whole, step, reached[step.deal])
    return whole


def with_moves(record: Record, done: Actions) -> Record:
    """``record`` with the actions ``done``, each by the seat whose turn it is; BadRecord if one is not legal."""
    for action in done:
        seat = last_state(record).turn
        if seat is None:
            raise BadRecord(f"{action} comes after the end of the deal")
        record = with_move(record, seat, action)
    last_state(record)
    return record


def main_line(step: LessonStep) -> Actions:
    """All actions in ``step`` if the learner answers as expected."""
    task = step.task
    return (*step.before, *task.expected[0], *task.then) if isinstance(task, Act) else step.before


def same(one: Actions, other: Actions) -> bool:
    """Whether two answers are the same; the order of an écart does not matter."""
    if one and isinstance(one[0], Discard):
        return len(one) == len(other) and set(one) == set(other)
    return one == other


def _through(lesson: Lesson, step: LessonStep, record: Record) -> Record:
    """``record`` after ``step``, all of it checked."""
    try:
        here = with_moves(record, step.before)
        if isinstance(step.task, Act):
            _check_act(lesson, step, step.task, here)
        return with_moves(record, main_line(step))
    except BadRecord as fault:
        raise BadLesson(lesson.name, str(fault), step.id) from None


def _check_act(lesson: Lesson, step: LessonStep, task: Act, here: Record) -> None:
    state = last_state(here)
    if state.turn != LEARNER:
        raise BadRecord(f"the learner is to act, but it is the turn of {state.turn}")
    for expected in task.expected:
        with_moves(here, (*expected, *task.then))
    for other in task.expected[1:]:
        _goes_on(lesson, step, with_moves(here, (*other, *task.then)))
    for mistake in task.mistakes:
        if any(same(mistake.tried, expected) for expected in task.expected):
            raise BadRecord(f"{mistake.id} is what is expected")
        _check_mistake(state, here, mistake)


def _goes_on(lesson: Lesson, step: LessonStep, record: Record) -> None:
    """The rest of the deal, as the lesson has it, is legal after another right answer too."""
    after = lesson.steps[lesson.steps.index(step) + 1:]
    for later in after:
        if later.deal == step.deal:
            record = with_moves(record, main_line(later))


def _check_mistake(state: State, here: Record, mistake: Mistake) -> None:
    rule = refused_by(state, mistake.tried)
    if rule != mistake.rule:
        raise BadRecord(f"{mistake.id} is refused by {rule}, not by {mistake.rule}" if rule
                        else f"{mistake.id} is legal, not against {mistake.rule}")
    if rule is None:
        with_moves(here, (*mistake.tried, *mistake.then))


def refused_by(state: State, tried: Actions) -> str | None:
    """The key of the rule against ``tried``, done one after the other; None if all are legal."""
    for action in tried:
        if (rule := refusal(state, action)) is not None:
            return rule
        state, _ = apply(state, action)
    return None


