"""The list of lessons, and the sequence of a newcomer's first evening: some lessons, then some deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from ....session import Session
from ....view import words
from ....view.access import USED, Node, NodeRole
from ....view.aloud.cards import sentences
from ....view.lessons.course import COURSE, lesson
from ....view.lessons.runner import wording
from ....view.newcomer import LESSONS, beginning_deal, deals_begun, first_deal, first_setup, next_lesson
from ....view.players import players_of
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Host, Replace, Scene, Step
from ...draw import art, theme
from ...widgets import Column, Drawn, Fitted, Label, Row, ScrollArea, Space, TileButton, Tiles, Tracks, Widget
from ..match import new_table
from ..paper import ClothScene
from .lesson import AfterLesson

SIDE, AIR, WIDE, CARD, TALL = 12, 5, 480, 56, 50
"""Units: the gap next to a lesson's card, the padding, the least width of a tile, and the visible part of its card."""


class LessonTile(TileButton):
    """A lesson that can be started: the trump with its number, its title, its state, and a sentence."""

    def __init__(self, number: int, name: str, state: str, action: Callable[[], Step | None], *, done: bool,
                 chosen: bool) -> None:
        self.number, self.name, self.state_said = number, name, state
        ground, told = theme.ON_PAPER, wording(name, words.language())
        head = Row([Label(told.title, "button", colour=ground.ink),
                    Label(state, "small", colour=ground.gain if done else ground.accent)], SIDE, grow=(0,))
        text = Column([head, Fitted(told.about, "small", colour=ground.muted)], 0)
        card = Drawn(CARD, TALL, lambda surface, rect, metrics: art.stick(
            surface, art.card(f"T{number}", rect.width), rect, Rect((0, 0), rect.size)))
        content = Tracks([card, text, Space()], ("fit", "fill", "fit"), SIDE)
        super().__init__(lambda: wording(name, words.language()).title, action, content, pad=AIR,
                         chosen=chosen and not done)

    def node(self) -> Node | None:
        told = wording(self.name, words.language())
        number = words.say("lesson.number", number=self.number)
        return Node(NodeRole.BUTTON, told.title, about=sentences([number, told.about, self.state_said]), acts=USED)


class LessonsScene(ClothScene):
    """A page with all lessons."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.title = lazy("lesson.list")
        self.returned()

    def returned(self) -> None:
        """Focus the next lesson that is not completed."""
        done = self.context.keeper.settings.lessons_done
        self.first = self.following = next((name for name in COURSE if name not in done), COURSE[0])
        self.form.focus_on(None)

    def parts(self) -> Widget:
        done = self.context.keeper.settings.lessons_done
        tiles = [self.named(name, LessonTile(number, name, self._state(name), partial(self._open, name),
                                             done=name in done, chosen=name == self.following))
                 for number, name in enumerate(COURSE, 1)]
        lines: list[Widget] = [Label(lazy("lesson.list_text"), align="centre"), Tiles(tiles, 6, least=WIDE)]
        return self.named("all", ScrollArea(Column(lines, 10)))

    def _open(self, name: str) -> Step:
        return self.context.open("lesson", name)

    def _state(self, name: str) -> str:
        settings = self.context.keeper.settings
        if name in settings.lessons_done:
            return words.say("lesson.state_done")
        at, steps = settings.lessons_begun.get(name), len(lesson(name).steps)
        return words.say("lesson.step", a=min(at + 1, steps), b=steps) if at else ""

    def foot(self) -> Sequence[Widget]:
        back = self.button("back", lazy("common.back"), self.back)
        if self.following in self.context.keeper.settings.lessons_done:
            return (back,)
        return back, self.button("next", lazy("lesson.following"), partial(self._open, self.following), primary=True)


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
