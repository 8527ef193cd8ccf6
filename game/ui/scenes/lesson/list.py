"""The list of lessons, with their subjects and progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from ....view import words
from ....view.access import USED, Node, NodeRole
from ....view.aloud.cards import sentences
from ....view.lessons.course import COURSE, lesson
from ....view.lessons.wording import wording
from ....view.units import Metrics, Size
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Replace, Scene, Step
from ...draw import frames, text, theme
from ...draw.text import Block
from ...widgets import ROOMY, Button, Column, Grid, Label, ScrollArea, Widget, Written
from ..paper import ClothScene
from .lesson import LessonScene

SIDE, AIR, BEAD, WIDE = 12, 7, 13, 484
"""Units: padding beside and above a lesson's words, radius of its bead, greatest width."""


class LessonRow(Button):
    """A lesson that can be started: a bead with its number, full once it is ``done``; its title; a sentence."""

    def __init__(self, number: int, name: str, state: str, action: Callable[[], Step | None]) -> None:
        super().__init__(lambda: wording(name, words.language()).title, action)
        self.number, self.name, self.state_said = number, name, state

    def node(self) -> Node | None:
        """The title; number, sentence and progress explain it."""
        told = wording(self.name, words.language())
        number = words.say("lesson.number", number=self.number)
        return Node(NodeRole.BUTTON, told.title, about=sentences([number, told.about, self.state_said]), acts=USED)

    def _left(self, metrics: Metrics) -> int:
        return 2 * metrics.px(SIDE) + 2 * metrics.px(BEAD)

    def _blocks(self, metrics: Metrics, room: int) -> tuple[Block, Block, Block]:
        wide = max(1, room - self._left(metrics) - metrics.px(SIDE))
        about = wording(self.name, words.language())
        return (text.fit(about.title, "button", metrics, wide), text.lay(about.about, "small", metrics, wide),
                text.lay(self.state_said, "small", metrics, wide))

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of its words."""
        blocks = self._blocks(metrics, min(room, metrics.px(WIDE)))
        wide = max(block.width for block in blocks) + self._left(metrics) + metrics.px(SIDE)
        below = blocks[2].height if self.state_said and not self._beside(metrics, room) else 0
        return min(room, wide), blocks[0].height + blocks[1].height + below + 2 * metrics.px(AIR)

    def _beside(self, metrics: Metrics, room: int) -> bool:
        """Whether the title leaves room for the progress."""
        title, _, state = self._blocks(metrics, room)
        return title.width + state.width + metrics.px(SIDE) <= room - self._left(metrics) - metrics.px(SIDE)

    @property
    def ring_radius(self) -> int:
        """The radius of a small corner."""
        return self.metrics.radius

    def draw(self, surface: Surface) -> None:
        """The bead, the words."""
        if self.hovered:
            frames.draw_frame(surface, "row", self.rect, self.metrics.ui_scale)
        middle = self.rect.left + self.metrics.px(SIDE) + self.metrics.px(BEAD), self.rect.centery
        radius, done = self.metrics.px(BEAD), self.done
        pygame.draw.aacircle(surface, theme.GILT_DARK, middle, radius)
        pygame.draw.aacircle(surface, theme.WINE if done else theme.PAPER, middle, radius - 2 * self.metrics.ui_scale)
        for line in self.written():
            line.draw(surface)

    @property
    def done(self) -> bool:
        """Whether it is completed."""
        return self.state_said == words.say("lesson.state_done")

    def written(self) -> Sequence[Written]:
        """Number, title, sentence and progress."""
        title, about, state = self._blocks(self.metrics, self.rect.width)
        left, top = self.rect.left + self._left(self.metrics), self.rect.top + self.metrics.px(AIR)
        wide = self.rect.right - left - self.metrics.px(SIDE)
        number = text.fit(str(self.number), "small", self.metrics, 2 * self.metrics.px(BEAD))
        bead = Rect(self.rect.left + self.metrics.px(SIDE), self.rect.top, 2 * self.metrics.px(BEAD), self.rect.height)
        ground = theme.ON_PAPER
        lines = [Written(number, bead, theme.PAPER if self.done else ground.ink, "centre"),
                 Written(title, Rect(left, top, wide, title.height), ground.accent if self.hovered else ground.ink),
                 Written(about, Rect(left, top + title.height, wide, about.height), ground.muted)]
        if self.state_said:
            beside = self._beside(self.metrics, self.rect.width)
            spot = Rect(left, top, wide, title.height) if beside else \
                Rect(left, top + title.height + about.height, wide, state.height)
            colour = ground.gain if self.done else ground.accent
            lines.append(Written(state, spot, colour, "right" if beside else "left"))
        return lines


class LessonsScene(ClothScene):
    """All lessons; ``home`` makes the scene that Back leads to."""

    wide = 1080

    def __init__(self, context: AppContext, home: Callable[[], Scene]) -> None:
        super().__init__(context)
        self.title = lazy("lesson.list")
        self.home = home
        settings = context.keeper.settings
        self.first = next((n for n in COURSE if n not in settings.lessons_done), COURSE[0])

    def parts(self) -> Widget:
        """A line of welcome and the lessons in two columns."""
        rows: list[Widget] = [self.named(name, LessonRow(number, name, self._state(name), partial(self.begin, name)))
                              for number, name in enumerate(COURSE, 1)]
        lines: list[Widget] = [Label(lazy("lesson.list_text"), align="centre"), Grid(rows, 2, 6, even=True)]
        return self.named("all", ScrollArea(Column(lines, 12)))

    def _state(self, name: str) -> str:
        settings = self.context.keeper.settings
        if name in settings.lessons_done:
            return words.say("lesson.state_done")
        at, steps = settings.lessons_begun.get(name), len(lesson(name).steps)
        return words.say("lesson.step", a=min(at + 1, steps), b=steps) if at else ""

    def begin(self, name: str) -> Step:
        """The step to the lesson ``name``, at its stored step."""
        at = self.context.keeper.settings.lessons_begun.get(name, 0)
        return Replace(LessonScene(self.context, name, lambda: LessonsScene(self.context, self.home), at))

    def foot(self) -> Sequence[Widget]:
        """Back."""
        return (self.named("back", Button(lazy("common.back"), self.back)),)

    def back(self) -> Step:
        """The step to ``home``."""
        return Replace(self.home())
