"""Draws twenty seconds at the table as a moving picture: a deal of the demonstration, played by the rule bot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
from PIL import Image

from game.ui.app.app import App
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.play import PlayScene
from game.ui.table.preferences import Preferences
from tools.shots.shots import Shot, act, app_of, at_the_table

SIZE = (960, 540)
A_SECOND, STEPS = 8, 60
SECONDS = 20
OPENING_S = 2.6
"""The seconds before the first picture, in which the pack is shuffled and cut."""
THINKING_S = 0.7
WANTED = Shot("play", SIZE, "french", 4, seed=1)
QUALITY = 58


def moments(wanted: Shot = WANTED) -> Iterator[Image.Image]:
    """Yield the pictures, A_SECOND of them for each second. The discard, which takes long, is left out."""
    app = _seated(wanted)
    waited, discarding, clock = 0.0, False, 0.0
    while True:
        for _ in range(STEPS // A_SECOND):
            clock += 1 / STEPS
            app.step([], 1 / STEPS)
            scene = at_the_table(app)
            asked = scene.table.mine and scene.table.caught_up
            waited = waited + 1 / STEPS if asked else 0.0
            if asked and (waited > THINKING_S or discarding):
                discarding = scene.table.prompt().kind == "discard"
                act(app, scene)
                waited = 0.0
        discarding &= not isinstance(scene, PlayScene)
        if clock > OPENING_S and not discarding:
            yield _seen(app)


def _seated(wanted: Shot) -> App:
    """The application at a new table, at the usual pace."""
    app = app_of(wanted)
    menu = app.scenes.top
    if not isinstance(menu, MenuScene):
        raise TypeError(menu)
    menu.context.fixed = Preferences()
    app.step([], 0.0)
    app.scenes.take(menu.start())
    return app


def _seen(app: App) -> Image.Image:
    surface = app.screen.surface
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def draw_table(file: Path, seconds: float = SECONDS) -> None:
    """Write the first ``seconds`` at the table to ``file``."""
    pictures = [picture for picture, _ in zip(moments(), range(round(seconds * A_SECOND)), strict=False)]
    pictures[0].save(file, save_all=True, append_images=pictures[1:], duration=1000 // A_SECOND, loop=0,
                     quality=QUALITY, method=4, kmin=40, kmax=80)
