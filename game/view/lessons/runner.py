"""The learner's progress in a lesson, and the effect of each answer. Plain values, no clock, no window."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from ...engine.record import Record
from .checking import main_line, same, with_moves
from .model import Act, Actions, Choose, CountQuestion, Free, Lesson, LessonStep, Mistake

Mood = Literal["asked", "wrong", "seeing", "seen", "right"]


@dataclass(frozen=True, slots=True)
class LessonState:
    """A learner at step ``at`` of ``lesson``.

    ``asked``: nothing was answered yet. ``wrong``: ``about`` says how. ``seeing``: the consequences of a mistake are
    being played; ``seen``: they have been. ``right``: it is done.
    """

    lesson: Lesson
    at: int = 0
    mood: Mood = "asked"
    about: str = ""

    @property
    def step(self) -> LessonStep:
        """The step."""
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether no step follows."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def waits(self) -> bool:
        """Whether an answer is wanted before it continues."""
        return self.step.task is not None and self.mood != "right"

    @property
    def mistake(self) -> Mistake | None:
        """The foreseen error that was made, if it was one."""
        task = self.step.task
        found = task.mistakes if isinstance(task, Act) and self.mood in ("wrong", "seeing", "seen") else ()
        return next((one for one in found if one.id == self.about), None)


def at_step(lesson: Lesson, at: int = 0) -> LessonState:
    """At step ``at``, or the nearest there is."""
    return LessonState(lesson, max(0, min(at, len(lesson.steps) - 1)))


def onward(here: LessonState) -> LessonState:
    """At the next step; the same at the end."""
    return here if here.last else LessonState(here.lesson, here.at + 1)


def back(here: LessonState) -> LessonState:
    """At the beginning of this step if something was answered in it, else of the step before."""
    return LessonState(here.lesson, here.at if here.mood != "asked" else max(0, here.at - 1))


def again(here: LessonState) -> LessonState:
    """The same question once more."""
    return replace(here, mood="asked", about="")


def seeing(here: LessonState) -> LessonState:
    """The consequences of the mistake are being shown."""
    return replace(here, mood="seeing")


def seen(here: LessonState) -> LessonState:
    """The consequences of the mistake have been shown."""
    return replace(here, mood="seen")


def tried(here: LessonState, answer: Actions) -> LessonState:
    """After an ``answer`` at the table: right, or wrong in a way that was foreseen or not."""
    task = here.step.task
    if isinstance(task, Free) or (isinstance(task, Act) and any(same(answer, one) for one in task.expected)):
        return replace(here, mood="right", about="")
    if not isinstance(task, Act):
        return here
    found = next((one for one in task.mistakes if same(one.tried, answer)), None)
    return replace(here, mood="wrong", about=found.id if found is not None else "")


def answered(here: LessonState, answer: str) -> LessonState:
    """After an ``answer`` to a question: the name of what was chosen, or a number in figures."""
    match here.step.task:
        case Choose(_, right):
            good = answer == right
        case CountQuestion(right):
            good = answer == str(right)
        case _:
            return here
    return replace(here, mood="right" if good else "wrong", about=answer)


def position(here: LessonState) -> Record:
    """The state of the deal at the beginning of the step."""
    record = here.lesson.deals[here.step.deal]
    for step in here.lesson.steps[:here.at]:
        if step.deal == here.step.deal:
            record = with_moves(record, main_line(step))
    return record


def asked_at(here: LessonState) -> Record:
    """The state of the deal when the step's question is asked."""
    return with_moves(position(here), here.step.before)


def to_play(here: LessonState) -> Actions:
    """What happens by itself in this mood, after ``asked_at``; in ``asked`` before it."""
    task, mistake = here.step.task, here.mistake
    if here.mood == "asked":
        return here.step.before
    if here.mood == "seeing" and mistake is not None:
        return (*mistake.tried, *mistake.then)
    return task.then if here.mood == "right" and isinstance(task, Act) else ()


def can_see(here: LessonState) -> bool:
    """Whether the lesson has the consequences of the mistake that was made."""
    return here.mood == "wrong" and here.mistake is not None and bool(here.mistake.then)


