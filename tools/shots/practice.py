"""Makes scenes of exercises and puzzles for pictures: the lists, a decision at the table, the answers."""

from __future__ import annotations

from dataclasses import replace
from math import inf

from game.ai.puzzles import Puzzle, puzzle_in
from game.ai.teaching.advice import Plan
from game.club import practice
from game.store.practice import note_try
from game.ui.app.scene import Scene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.practice import PracticeScene, PuzzleChain, PuzzlesScene, exercise_table, puzzle_table
from game.ui.scenes.table.table_scene import TableScene
from game.view import puzzles
from game.view.table.choreography import INSTANT

from .games import invent_reviews


def practice_list(menu: MenuScene) -> PracticeScene:
    """The list of the player's mistakes, three of them done."""
    context = menu.context
    today = context.today()
    invent_reviews(context.store, 6)
    done = practice.tasks(context.store, today)
    for number, right in ((1, 1), (2, 3), (3, 0)):
        task = done[number]
        for _ in range(max(1, right)):
            task = task.after(right > 0, today)
        practice.keep_task(context.store, task)
    scene = PracticeScene(context)
    while scene.busy:
        scene.work_on()
    return scene


def shown_exercise(menu: MenuScene) -> Scene:
    """A mistake of the player as an exercise at the table."""
    return exercise_table(menu.context, menu.host, practice_list(menu).found[0])


def _answered(scene: Scene, plan: Plan) -> Scene:
    """The scene with the answer, which follows after ``plan`` was played at the table of ``scene``."""
    assert isinstance(scene, TableScene)
    scene.table.stage.pace = replace(INSTANT, rest=inf)
    for action in plan:
        scene.table.act(action)
    scene.table.update(0.0)
    return scene


def shown_answer(menu: MenuScene, right: bool) -> Scene:
    """The scene after an exercise has been answered: correctly if ``right``, otherwise with the original mistake."""
    found = practice_list(menu).found[0]
    said = found.item.verdict
    return _answered(exercise_table(menu.context, menu.host, found), said.best if right else said.done)


def puzzle_list(menu: MenuScene) -> PuzzlesScene:
    """The puzzles, some of them solved."""
    context = menu.context
    for one in puzzles.puzzles_of()[:120:5]:
        note_try(context.store, one.id, True)
    return PuzzlesScene(context)


def _a_puzzle(menu: MenuScene) -> Puzzle:
    """A puzzle of the current game, with many choices."""
    found = [one for one in puzzles.puzzles_of(menu.context.setup.preset) if one.theme != "discard"]
    return puzzle_in(max(found[:20], key=lambda one: len(one.line)).line)


def shown_puzzle(menu: MenuScene) -> Scene:
    return puzzle_table(menu.context, menu.host, _a_puzzle(menu), PuzzleChain())


def solved_puzzle(menu: MenuScene, right: bool) -> Scene:
    """The answer to a puzzle that was solved if ``right``."""
    return _answered(shown_puzzle(menu), _a_puzzle(menu).choices[0 if right else -1].plans[0])
