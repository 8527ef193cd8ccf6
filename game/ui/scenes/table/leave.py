"""The table's menu: continue, settings, keys, leave the match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame.event import Event

from ....view import words
from ...app.events import Verb, verb
from ...app.scene import Answer, Pop, Push, Scene, Step
from ...table.overlays import Help
from ...table.table import Table
from ...widgets.base import Label, Widget
from ...widgets.boxes import Row, Space
from ...widgets.button import Button
from ..paper import Overlay
from .refusals import RefusalsScene
from .story import StoryScene


class TableMenu(Overlay):
    """A panel over the paused ``table``; the keys of hint and bids close it and show these."""

    def __init__(self, table: Table, build: Callable[[], list[Widget]]) -> None:
        super().__init__(build)
        self.table = table

    def handle(self, event: Event) -> Answer:
        """The two keys, then the buttons."""
        pressed = verb(event)
        if pressed is Verb.STORY:
            return Push(StoryScene(self.table))
        hint = next((one for one in self.table.helps if one.icon == "hint" and one.why is None), None)
        return Pop(hint.use()) if pressed is Verb.HINT and hint is not None else super().handle(event)


def table_menu(table: Table) -> TableMenu:
    """The menu of ``table``; Esc continues the game."""
    def page(make: Callable[[], Scene]) -> Step:
        return Push(make())

    def helped(one: Help) -> Step:
        return Pop(one.use())

    def build() -> list[Widget]:
        refused = ("refusals.title", lambda: RefusalsScene(table))
        pages = [Button(words.lazy(key), partial(page, make)) for key, make in (refused, *table.links.pages)]
        helps = [Button(one.words, partial(helped, one), why=one.why) for one in table.helps]
        return [Label(words.lazy("table.paused"), "heading", align="centre"),
                Button(words.lazy("table.leave_no"), Pop, primary=True), *helps, *pages, Space(4),
                Button(words.lazy("table.leave_yes"), lambda: left(table, Pop))]
    return TableMenu(table, build)


def left(table: Table, after: Callable[[Step], Step]) -> Step:
    """The step out of the match, made by ``after`` of one at the table; a question first where it would be lost."""
    session = table.session
    if not (session.kept or session.trial or session.match.finished):
        return Push(leaving(table, after))
    session.leave()
    return after(Pop())


def leaving(table: Table, after: Callable[[Step], Step]) -> TableMenu:
    """The question whether to give the match up; Esc continues the game."""
    def leave() -> Step:
        table.session.abandon()
        return Pop(after(Pop()))

    def build() -> list[Widget]:
        return [Label(words.lazy("table.leave"), "heading", align="centre"), Label(words.lazy("table.leave_text")),
                Row([Button(words.lazy("table.leave_no"), Pop, primary=True),
                     Button(words.lazy("table.leave_yes"), leave)], place="centre")]
    return TableMenu(table, build)
