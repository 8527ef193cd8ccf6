"""Makes the scenes of lessons for pictures: the list with some completed, and each lesson at a typical step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ui.app.context import AppContext
from game.ui.app.scene import Scene
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.lesson.list import LessonsScene
from game.view.lessons.course import COURSE, Act, lesson


def _list(context: AppContext) -> Scene:
    context.keeper.change(lessons_done=COURSE[:2], lessons_begun={COURSE[3]: 2})
    return LessonsScene(context)


def _steps(name: str) -> tuple[int, ...]:
    """The indices of the steps of the lesson ``name`` that ask for an action at the table."""
    found = tuple(at for at, step in enumerate(lesson(name).steps) if isinstance(step.task, Act))
    return found or (0,)


def _lesson(name: str, context: AppContext) -> Scene:
    """The lesson at the first step that asks for an action at the table."""
    return LessonScene(context, name, _steps(name)[0])


#: The function that makes the scene of each picture, by name.
LESSONS: dict[str, Callable[[AppContext], Scene]] = {
    "lessons": _list, **{f"lesson_{name}": partial(_lesson, name) for name in COURSE},
}
