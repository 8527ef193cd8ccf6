"""The texts of a lesson, by the names of its steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from ..prose import ProseBlock, parse
from .model import Act, Choose, CountQuestion, Free, Lesson, LessonStep
from .reading import BadLesson
from .runner import LessonState

FALLBACK = "en"
"""The language used if a lesson is not translated."""


@dataclass(frozen=True, slots=True)
class Wording:
    """A lesson's ``title``, a sentence ``about`` it, and the blocks of its steps by name."""

    title: str
    about: str
    parts: Mapping[str, tuple[ProseBlock, ...]]

    def part(self, name: str) -> tuple[ProseBlock, ...]:
        """The blocks called ``name``; none if there are none."""
        return self.parts.get(name, ())


def folder(language: str) -> Traversable:
    """The folder with the texts in ``language``."""
    return files(__package__) / "text" / language


@cache
def wording(name: str, language: str) -> Wording:
    """The words of the lesson ``name`` in ``language``, else in English; BadLesson for a text that is none."""
    file = folder(language) / f"{name}.txt"
    found = file if file.is_file() else folder(FALLBACK) / f"{name}.txt"
    return worded(name, found.read_text(encoding="utf-8"))


def worded(name: str, text: str) -> Wording:
    """The wording in ``text``: a title, a sentence, then named paragraphs; one without a name belongs to the last."""
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


# -- which words -----------------------------------------------------------------------------------------------------

def needed(lesson: Lesson) -> Iterator[str]:
    """The names of all paragraphs that ``lesson`` must have."""
    for step in lesson.steps:
        yield step.id
        yield from (f"{step.id}.{name}" for name in _needed(step))


def _needed(step: LessonStep) -> Iterator[str]:
    match step.task:
        case Act(mistakes=mistakes):
            for mistake in mistakes:
                yield mistake.id
                if mistake.rule is None and mistake.then:
                    yield f"{mistake.id}.seen"
        case Choose(answers, right, pictured):
            if not pictured:
                yield from answers
            yield from (f"{answer}.why" for answer in answers if answer != right)
            yield "right"
        case CountQuestion():
            yield from ("right", "wrong")
        case Free() | None:
            pass


def allowed(lesson: Lesson) -> Iterator[str]:
    """The names of optional paragraphs of ``lesson``."""
    for step in lesson.steps:
        match step.task:
            case Act():
                yield from (f"{step.id}.right", f"{step.id}.other")
            case Free():
                yield f"{step.id}.right"
            case CountQuestion():
                yield from (f"{step.id}.{number}.why" for number in range(100))
            case _:
                pass


def comment(here: LessonState) -> tuple[str, ...]:
    """The names of paragraphs about the answer that was given, the most specific first."""
    step, task = here.step.id, here.step.task
    if here.mood == "asked":
        return ()
    if here.mood == "right":
        return (f"{step}.right",)
    if isinstance(task, Act):
        return (f"{step}.{here.about}.seen", f"{step}.{here.about}") if here.mood == "seen" else \
            (f"{step}.{here.about}", f"{step}.other")
    return (f"{step}.{here.about}.why", f"{step}.wrong")
