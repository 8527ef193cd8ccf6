"""The second press of a double click acts on a widget only if the first press was on the same one."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.app.app import App
from game.ui.app.events import is_press
from game.ui.app.pointer import DOUBLE_CLICK_S
from game.ui.app.scene import Scene
from game.view.access import NodeRole
from tests.things import thing_at, things
from tools.shots.at_table import OVER, REACHED
from tools.shots.shots import SHOTS, Shot, app_at

FEW = ("menu", "editor", "lesson_pack", "history", "discard", "play", "leave")
"""A scene of each kind; the others where there is time."""
FRAME_S, APART_S = 1 / 60, 0.15


def pointer(app: App, kind: int, at: tuple[int, int]) -> None:
    more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    app.step([Event(kind, pos=at, touch=False, **more)], FRAME_S)


def click(app: App, at: tuple[int, int]) -> list[Scene]:
    """Press and release at one point, without a motion; returns the scenes that received the press."""
    told: list[Scene] = []
    heard = app.scenes.handle

    def noted(event: Event) -> bool:
        if is_press(event):
            told.append(app.scenes.top)
        return heard(event)

    app.scenes.handle = noted  # type: ignore[method-assign]
    pointer(app, pygame.MOUSEBUTTONDOWN, at)
    pointer(app, pygame.MOUSEBUTTONUP, at)
    del app.scenes.handle
    return told


def wait(app: App, seconds: float) -> None:
    for _ in range(round(seconds / FRAME_S)):
        if app.running:
            app.step([], FRAME_S)


def places(app: App, most: int) -> Iterator[tuple[int, int]]:
    """Yield a point on each visible control, for at most ``most`` of them."""
    window, found = Rect((0, 0), app.metrics.size), {}
    for rect, thing in things(app):
        seen = rect.clip(window)
        for at in (seen.center, (seen.left + 6, seen.top + 6)):
            if seen and thing not in found and thing_at(app, at) == thing:
                found[thing] = at
    chosen = list(found.values())
    return iter(chosen[::max(1, -(-len(chosen) // most))])


def look(app: App) -> object:
    """The stack of scenes and the controls of the top scene, to be compared."""
    return app.running and (app.scenes.stack, things(app))


def fault_of(app: App, at: tuple[int, int], name: str) -> str | None:
    """The fault of a double click at a point; None if there is none."""
    pointer(app, pygame.MOUSEMOTION, at)
    wait(app, DOUBLE_CLICK_S)
    first = thing_at(app, at)
    told = click(app, at)
    assert told, (name, at, first)
    stayed = thing_at(app, at) == first
    for _ in range(round(APART_S / FRAME_S)):
        wait(app, FRAME_S)
        stayed = stayed and thing_at(app, at) == first
    second = thing_at(app, at)
    again = click(app, at) if app.running else []
    if again and first != second:
        return f"{name} at {at}: {first}, then {second}"
    if not again and stayed and first is not None and NodeRole.SELECT not in first and app.running:
        return f"{name} at {at}: {first} is still there, but nothing was told of the second press"
    return None


def faults(name: str, most: int) -> Iterator[str]:
    app = app_at(Shot(name, (1280, 720), seed=3))
    wait(app, 0.1)
    done = set()
    try:
        for at in places(app, most):
            before = look(app)
            if (fault := fault_of(app, at, name)) is not None:
                yield fault
            done.add(at)
            pointer(app, pygame.MOUSEMOTION, (0, 0))
            wait(app, 0.1)
            if look(app) != before:
                app.close()
                app = app_at(Shot(name, (1280, 720), seed=3))
                wait(app, 0.1)
    finally:
        app.close()


@pytest.mark.parametrize("name", FEW)
def test_two_presses_at_one_place_never_act_on_two_things(name):
    assert list(faults(name, 3)) == []


@pytest.mark.long
@pytest.mark.parametrize("name", SHOTS)
def test_nor_do_they_on_anything_in_any_scene(name):
    assert list(faults(name, 10 if name in (*REACHED, *OVER) else 1000)) == []  # playing on takes long
