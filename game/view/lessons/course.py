"""The lessons, in the order in which they build on each other."""

from __future__ import annotations

from functools import cache

from .checking import checked_lesson
from .model import Lesson
from .reading import lesson_of, source

COURSE = ("pack", "following", "points", "discard", "solo", "asking", "calling", "partners", "payment", "oudlers",
          "ecart", "overtrumping", "signals", "piedmont")


@cache
def lesson(name: str) -> Lesson:
    """The lesson ``name``, read and checked; BadLesson if it cannot be given."""
    return checked_lesson(lesson_of(name, source(name)))


def lesson_after(name: str) -> str | None:
    """The lesson that follows ``name``; None after the last."""
    at = COURSE.index(name) + 1
    return COURSE[at] if at < len(COURSE) else None
