"""The learner's progress in a lesson, and the effect of each answer: plain values without a clock or a window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from ...engine.record import Record
from ..prose import ProseBlock, parse
from .course import (
    Act,
    Actions,
    BadLesson,
    Choose,
    CountQuestion,
    Free,
    Lesson,
    LessonStep,
    Mistake,
    main_line,
    same,
    with_moves,
)

Mood = Literal["asked", "wrong", "seeing", "seen", "right"]


@dataclass(frozen=True, slots=True)
class LessonState:
    """The learner's position in ``lesson``: the step ``at``, and a ``mood``.

    The moods: ``asked``, nothing was answered yet; ``wrong``, the answer was wrong; ``seeing``, the consequences of a
    mistake are being played; ``seen``, they have been played; ``right``, the step is done. ``about`` is the id of the
    mistake, or the answer to a question.
    """

    lesson: Lesson
    at: int = 0
    mood: Mood = "asked"
    about: str = ""

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    @property
    def waits(self) -> bool:
        return self.step.task is not None and self.mood != "right"

    @property
    def mistake(self) -> Mistake | None:
        """The foreseen mistake that the learner made; None otherwise."""
        task = self.step.task
        found = task.mistakes if isinstance(task, Act) and self.mood in ("wrong", "seeing", "seen") else ()
        return next((one for one in found if one.id == self.about), None)


def at_step(lesson: Lesson, at: int = 0) -> LessonState:
    """The state at the beginning of step ``at``, limited to the steps of ``lesson``."""
    return LessonState(lesson, max(0, min(at, len(lesson.steps) - 1)))


def onward(here: LessonState) -> LessonState:
    """The state at the beginning of the next step; ``here`` itself if the step is the last."""
    return here if here.last else LessonState(here.lesson, here.at + 1)


def back(here: LessonState) -> LessonState:
    """The state at the beginning of this step if it was answered, else at the beginning of the previous one."""
    return LessonState(here.lesson, here.at if here.mood != "asked" else max(0, here.at - 1))


def again(here: LessonState) -> LessonState:
    """The state in which the same question is asked again."""
    return replace(here, mood="asked", about="")


def seeing(here: LessonState) -> LessonState:
    """The state in which the consequences of the mistake are being shown."""
    return replace(here, mood="seeing")


def seen(here: LessonState) -> LessonState:
    """The state after the consequences of the mistake have been shown."""
    return replace(here, mood="seen")


def tried(here: LessonState, answer: Actions) -> LessonState:
    """The state after ``answer`` at the table: right, wrong in a foreseen way, or wrong in another way."""
    task = here.step.task
    if isinstance(task, Free) or (isinstance(task, Act) and any(same(answer, one) for one in task.expected)):
        return replace(here, mood="right", about="")
    if not isinstance(task, Act):
        return here
    found = next((one for one in task.mistakes if same(one.tried, answer)), None)
    return replace(here, mood="wrong", about=found.id if found is not None else "")


def answered(here: LessonState, answer: str) -> LessonState:
    """The state after ``answer`` to a question: the name of the chosen answer, or a number in digits."""
    match here.step.task:
        case Choose(_, right):
            good = answer == right
        case CountQuestion(right):
            good = answer == str(right)
        case _:
            return here
    return replace(here, mood="right" if good else "wrong", about=answer)


def position(here: LessonState) -> Record:
    """The record of the deal up to the beginning of the step."""
    record = here.lesson.deals[here.step.deal]
    for step in here.lesson.steps[:here.at]:
        if step.deal == here.step.deal:
            record = with_moves(record, main_line(step))
    return record


def asked_at(here: LessonState) -> Record:
    """The record of the deal up to the question of the step."""
    return with_moves(position(here), here.step.before)


def to_play(here: LessonState) -> Actions:
    """The actions that the lesson plays in the present mood.

    These are the ones before the question if it is ``asked``, otherwise those after :func:`asked_at`.
    """
    task, mistake = here.step.task, here.mistake
    if here.mood == "asked":
        return here.step.before
    if here.mood == "seeing" and mistake is not None:
        return (*mistake.tried, *mistake.then)
    return task.then if here.mood == "right" and isinstance(task, Act) else ()


def can_see(here: LessonState) -> bool:
    """Whether the learner made a mistake whose consequences the lesson can show."""
    return here.mood == "wrong" and here.mistake is not None and bool(here.mistake.then)


# -- the words of a lesson, by the names of its steps -----------------------------------------------------------------

FALLBACK = "en"
"""The language used if a lesson is not translated."""


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a lesson: the ``title``, a sentence ``about`` it, and the blocks of its steps by name."""

    title: str
    about: str
    parts: Mapping[str, tuple[ProseBlock, ...]]

    def part(self, name: str) -> tuple[ProseBlock, ...]:
        """The blocks called ``name``; empty if there are none."""
        return self.parts.get(name, ())


def folder(language: str) -> Traversable:
    """The folder with the texts in ``language``."""
    return files(__package__) / "text" / language


@cache
def wording(name: str, language: str) -> Wording:
    """The words of the lesson ``name`` in ``language``, or in English if not translated.

    Raises BadLesson if they are invalid.
    """
    file = folder(language) / f"{name}.txt"
    found = file if file.is_file() else folder(FALLBACK) / f"{name}.txt"
    return worded(name, found.read_text(encoding="utf-8"))


def worded(name: str, text: str) -> Wording:
    """Parse ``text``: a title, a sentence, then named paragraphs.

    A paragraph without a name belongs to the named one above it.
    """
    blocks = parse(text)
    if len(blocks) < 2 or blocks[0].kind != "title" or blocks[1].name:
        raise BadLesson(name, "its text begins with a title and a sentence about it")
    parts: dict[str, list[ProseBlock]] = {}
    current: list[ProseBlock] | None = None
    for block in blocks[2:]:
        if block.name:
            if block.name in parts:
                raise BadLesson(name, f"two paragraphs are called {block.name}")
            current = parts[block.name] = []
        if current is None:
            raise BadLesson(name, "the first paragraph has no name")
        current.append(block)
    return Wording(_plain(blocks[0]), _plain(blocks[1]), {key: tuple(found) for key, found in parts.items()})


def _plain(block: ProseBlock) -> str:
    return "".join(run.words for run in block.runs)


# -- the choice of words ---------------------------------------------------------------------------------------------

def comment(here: LessonState) -> tuple[str, ...]:
    """The names of paragraphs about the learner's answer, the most specific first; empty before an answer."""
    step, task = here.step.id, here.step.task
    if here.mood == "asked":
        return ()
    if here.mood == "right":
        return (f"{step}.right",)
    if isinstance(task, Act):
        return (f"{step}.{here.about}.seen", f"{step}.{here.about}") if here.mood == "seen" else \
            (f"{step}.{here.about}", f"{step}.other")
    return (f"{step}.{here.about}.why", f"{step}.wrong")
