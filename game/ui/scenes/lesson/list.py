"""The list of lessons, and the sequence of a newcomer's first evening: some lessons, then some deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from ....session import Session
from ....view import words
from ....view.access import USED, Node, NodeRole
from ....view.aloud.cards import sentences
from ....view.lessons.course import COURSE, lesson
from ....view.lessons.runner import wording
from ....view.newcomer import LESSONS, beginning_deal, deals_begun, first_deal, first_setup, next_lesson
from ....view.players import players_of
from ....view.units import Metrics
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Host, Replace, Scene, Step
from ...draw import text, theme
from ...widgets import Button, Column, ContentButton, Drawn, Grid, Label, Row, ScrollArea, Tracks, Widget
from ..match import new_table
from ..paper import ClothScene
from .lesson import AfterLesson

SIDE, AIR, BEAD, WIDE = 12, 7, 13, 484
"""Units: the padding next to and above a lesson's words, the radius of its bead, the greatest width."""


class LessonRow(ContentButton):
    """A lesson that can be started: a bead with its number, full once it is ``done``, its title, and a sentence."""

    def __init__(self, number: int, name: str, state: str, action: Callable[[], Step | None]) -> None:
        self.number, self.name, self.state_said = number, name, state
        ground, told = theme.ON_PAPER, wording(name, words.language())
        head = Row([Label(told.title, "button", colour=ground.ink),
                    Label(state, "small", colour=ground.gain if self.done else ground.accent)], SIDE, grow=(0,))
        content = Tracks([Drawn(2 * BEAD, 2 * BEAD, self._bead),
                          Column([head, Label(told.about, "small", colour=ground.muted)], 0)], ("fit", "fill"), SIDE)
        super().__init__(lambda: wording(name, words.language()).title, action, content, wide=WIDE, pad=AIR)

    def node(self) -> Node | None:
        told = wording(self.name, words.language())
        number = words.say("lesson.number", number=self.number)
        return Node(NodeRole.BUTTON, told.title, about=sentences([number, told.about, self.state_said]), acts=USED)

    @property
    def done(self) -> bool:
        """Whether the lesson is completed."""
        return self.state_said == words.say("lesson.state_done")

    def _bead(self, surface: Surface, rect: Rect, metrics: Metrics) -> None:
        radius = metrics.px(BEAD)
        pygame.draw.aacircle(surface, theme.GILT_DARK, rect.center, radius)
        pygame.draw.aacircle(surface, theme.WINE if self.done else theme.PAPER, rect.center,
                             radius - 2 * metrics.ui_scale)
        number = text.fit(str(self.number), "small", metrics, rect.width)
        text.draw(surface, number, rect, theme.PAPER if self.done else theme.ON_PAPER.ink, "centre")


class LessonsScene(ClothScene):
    """A page with all lessons."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.title = lazy("lesson.list")
        self.returned()

    def returned(self) -> None:
        """Focus the next lesson that is not completed."""
        done = self.context.keeper.settings.lessons_done
        self.first = next((name for name in COURSE if name not in done), COURSE[0])
        self.form.focus_on(None)

    def parts(self) -> Widget:
        rows: list[Widget] = [self.named(name, LessonRow(number, name, self._state(name),
                                                         partial(self.context.open, "lesson", name)))
                              for number, name in enumerate(COURSE, 1)]
        lines: list[Widget] = [Label(lazy("lesson.list_text"), align="centre"), Grid(rows, 2, 6, even=True)]
        return self.named("all", ScrollArea(Column(lines, 12)))

    def _state(self, name: str) -> str:
        settings = self.context.keeper.settings
        if name in settings.lessons_done:
            return words.say("lesson.state_done")
        at, steps = settings.lessons_begun.get(name), len(lesson(name).steps)
        return words.say("lesson.step", a=min(at + 1, steps), b=steps) if at else ""

    def foot(self) -> Sequence[Widget]:
        return (self.named("back", Button(lazy("common.back"), self.back)),)


def next_of_evening(context: AppContext, host: Host) -> Scene:
    """The next lesson or deal of the first evening. From the second lesson on, a deal can be chosen instead."""
    settings = context.keeper.settings
    name = next_lesson(settings)
    if name is None:
        return _next_deal(context, host)
    key = "lesson.following" if next_lesson(settings, name) is not None else "evening.first_deal"
    enough = AfterLesson(lazy("evening.enough"), lambda: Replace(_next_deal(context, host)))
    return context.page("lesson", name, then=AfterLesson(lazy(key), lambda: Replace(next_of_evening(context, host))),
                        enough=enough if name != LESSONS[0] else None)


def _next_deal(context: AppContext, host: Host) -> Scene:
    """The table of the next deal of the evening. The last one is the first of a match, and ends the evening."""
    setup, number = first_setup(), deals_begun(context.keeper.settings)
    context.take(setup)
    context.keeper.change(setup=setup, **beginning_deal(number, context.keeper.settings))
    start = first_deal(number)
    session = Session(start.rules, players_of(setup), context.thinker, context.shuffle, start.dealer,
                      secret=context.secret, store=context.store, takes_back=setup.takes_back, start=start)
    return new_table(context, session, host).scene("deal")
