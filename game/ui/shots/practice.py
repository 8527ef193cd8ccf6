"""Own mistakes for pictures: the list, an exercise at the table, the answers."""

from __future__ import annotations

from ...view import practice
from ..app.scene import Scene
from ..scenes.menu import MenuScene
from ..scenes.practice.exercise import AnswerScene, exercise_table
from ..scenes.practice.list import PracticeScene
from ..scenes.table.table_scene import TableScene
from .games import invent_reviews


def practice_list(menu: MenuScene) -> PracticeScene:
    """The list of own mistakes, three of them done."""
    context = menu.context
    assert context.store is not None
    today = context.today()
    invent_reviews(context.store, 6)
    done = practice.tasks(context.store, today)
    for number, right in ((1, 1), (2, 3), (3, 0)):
        task = done[number]
        for _ in range(max(1, right)):
            task = task.after(right > 0, today)
        practice.keep_task(context.store, task)
    scene = PracticeScene(context, lambda: menu)
    while scene.busy:
        scene.read_on()
    return scene


def shown_exercise(menu: MenuScene) -> Scene:
    """An own mistake at the table, to be done again."""
    return exercise_table(menu.context, menu.host, practice_list(menu).found[0], lambda: menu)


def shown_answer(menu: MenuScene, right: bool) -> Scene:
    """The answer to an exercise."""
    found = practice_list(menu).found[0]
    table = exercise_table(menu.context, menu.host, found, lambda: menu)
    assert isinstance(table, TableScene)
    said = found.item.verdict
    return AnswerScene(menu.context, table.table, found, said.best if right else said.done, lambda: menu)
