"""Measures the time that the window takes to draw, on a surface in memory."""

from __future__ import annotations

import time

import pygame

from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.table.preferences import Preferences

from ..shots.shots import Shot, act, app_of, at_the_table, play_until


def frames(size: tuple[int, int], deals: int) -> list[float]:
    """The seconds of work in each frame of ``deals`` deals at the usual pace, without the bots' computing."""
    app = app_of(Shot("play", size))
    menu = app.scenes.top
    assert isinstance(menu, MenuScene)
    menu.context.fixed = Preferences()
    app.step([], 0.0)
    app.scenes.take(menu.start())
    found, done = list[float](), 0
    while done < deals:
        began = time.perf_counter()
        app.step([], 1 / 60)
        found.append(time.perf_counter() - began)
        scene = at_the_table(app)
        done += isinstance(scene, ScoringScene) and scene.table.caught_up
        act(app, scene)
    return found


def resized(before: tuple[int, int], after: tuple[int, int]) -> float:
    """The seconds from a change of the window from ``before`` to ``after`` until the table is at rest and drawn."""
    app = app_of(Shot("play", before))
    menu = app.scenes.top
    assert isinstance(menu, MenuScene)
    app.scenes.take(menu.start())
    play_until(app, "play")
    app.screen.sized(after)
    began = time.perf_counter()
    app.step([pygame.event.Event(pygame.WINDOWSIZECHANGED, x=after[0], y=after[1])], 0.0)
    while app.scenes.dirty:
        app.step([], 0.0)
    return time.perf_counter() - began
