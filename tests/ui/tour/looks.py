"""The looks of the tour, and the changes from one to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

import pygame
from pygame.event import Event

from game.settings import Settings
from game.ui.app.app import App
from game.ui.app.live import dress
from game.ui.draw import text
from game.ui.draw.theme import Colour
from game.view import words
from tests import effort
from tests.ui.pages import ASKED
from tools.shots.shots import FRAMES_TO_FINISH, Shot, app_at

Written = tuple[str, Colour, Colour]


@dataclass(frozen=True, order=True)
class Look:
    """A language, a size of the window in pixels, a size of the text in percent, and whether contrast is high."""

    language: str
    size: tuple[int, int]
    percent: int
    contrast: bool = False

    def __str__(self) -> str:
        contrast = ", high contrast" if self.contrast else ""
        return f"{self.language} {self.size[0]}x{self.size[1]} {self.percent} %{contrast}"


SIZES = {(1024, 600): (100, 175), (1280, 720): (100, 175), (1280, 800): (100, 175), (1920, 1080): (100,),
         (3840, 2160): (100,)}
"""Sizes of the window, and the sizes of the text in each: large words lack room in small windows."""
EVERY = tuple(Look(language, size, percent) for language in (words.PSEUDO, *words.LANGUAGES)
            for size, percents in SIZES.items() for percent in percents)
IN_CONTRAST = Look(words.PSEUDO, (1024, 600), 175, contrast=True)
PUSHED = (Look("en", (1280, 720), 100), IN_CONTRAST)
"""Those that differ most: the usual one, and the longest words with the least room in other colours."""


def chosen() -> tuple[Look, ...]:
    """The looks of this run."""
    return (*EVERY, IN_CONTRAST) if effort.ALL else PUSHED


@dataclass(frozen=True)
class Visit:
    """An application at the scene ``name`` in a look, completely drawn.

    ``written``, in high contrast only, contains the texts drawn, with their colours and the most common colours under
    them.
    """

    name: str
    look: Look
    app: App
    written: tuple[Written, ...] = ()


def visits(name: str, looks: tuple[Look, ...], **fields: Any) -> Iterator[Visit]:
    """Yield the scene ``name`` in each of ``looks``, built once; ``fields`` are fields of its `Shot`."""
    first = looks[0]
    app = app_at(Shot(name, first.size, seed=ASKED if name in ("ask", "give", "asking") else 3, lang=first.language,
                      text_percent=first.percent, **fields))
    try:
        for look in looks:
            if words.language() != look.language:
                words.use(look.language)
            resized(app, look.size)
            app.set_text_percent(look.percent)
            if look.contrast:
                dress(Settings(high_contrast=True))
                app.lay_out()
            noting: AbstractContextManager[list[Written]] = written_on() if look.contrast else nullcontext([])
            with noting as written:
                _draw(app)
            yield Visit(name, look, app, tuple(written))
    finally:
        app.close()
        dress(Settings())
        words.use("en")


def resized(app: App, size: tuple[int, int]) -> None:
    """Change the window of ``app`` to ``size``."""
    app.screen.sized(size)
    app.step([Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])], 0.0)


NOTHING, NARROW = ((0, 0), (1, 1)), ((320, 200), (400, 1200), (1600, 210))
"""Sizes of a window that has almost no room."""


def comes_back_from_nothing(app: App, number: int) -> bool:
    """Whether everything is drawn again after the window was resized to nothing and to narrow sizes.

    A push tries one of the narrow sizes, depending on the ``number`` of the scene.
    """
    for size in (*NOTHING, *(NARROW if effort.ALL else NARROW[number % 3:][:1])):
        resized(app, size)
    resized(app, (1280, 720))
    app.screen.surface.fill("magenta")
    app.scenes.invalidate()
    app.step([], 0.0)
    left = {tuple(app.screen.surface.get_at((x, y))[:3]) for x in range(0, 1280, 40) for y in range(0, 720, 40)}
    return app.running and app.metrics.size == (1280, 720) and (255, 0, 255) not in left


@contextmanager
def written_on() -> Iterator[list[Written]]:
    """Collect every text drawn within the block, except on surfaces whose ground is drawn later."""
    seen: list[Written] = []
    draw = text.draw

    def noted(surface, block, rect, colour, align="left", *, halo=None):
        under = text.place(block, rect, align).clip(surface.get_clip())
        if under and block.words.strip():
            pixels = Counter(tuple(surface.get_at((x, y))) for x in range(under.left, under.right, 4)
                             for y in range(under.top, under.bottom, 3))
            (red, green, blue, opaque), _ = pixels.most_common(1)[0]
            if opaque:
                seen.append((block.words, colour[:3], (red, green, blue)))
        return draw(surface, block, rect, colour, align, halo=halo)

    text.draw = noted
    try:
        yield seen
    finally:
        text.draw = draw


def _draw(app: App) -> None:
    for _ in range(FRAMES_TO_FINISH):
        app.step([], 0.0)
        if not app.scenes.dirty:
            return
