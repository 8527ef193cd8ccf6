"""A list of unfinished matches: each can be continued or deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect

from ...store.kept import Unfinished, give_up
from ...view import history as say
from ...view import words
from ...view.units import Metrics, Size
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Pop, Push, Scene, Step
from ..widgets import ROOMY, Box, Button, Column, Dialog, DialogReply, ScrollArea, Widget, cancel
from .match import resume_match
from .paper import PaperScene


def drop_question(context: AppContext, waiting: Unfinished, then: Callable[[], Step | None] = lambda: None) -> Scene:
    """The question whether to delete the match ``waiting``; ``then`` follows a yes."""
    def told() -> str:
        return f"{_line(waiting)}\n{words.say('waiting.drop_text')}"

    def drop() -> Step | None:
        assert context.store is not None
        give_up(context.store, waiting.number)
        return then()

    reply = DialogReply(lazy("waiting.drop"), drop)
    return Dialog(lazy("waiting.drop_title"), told, [replace(cancel(), primary=True), reply])


class WaitingLine(Box):
    """Two buttons side by side: the second as wide as its words, the first in the remaining width."""

    def _widths(self, metrics: Metrics, room: int) -> list[int]:
        last = self.items[1].preferred(metrics)[0]
        return [max(1, room - last - metrics.px(self.gap)), last]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All the width; the height of the words on their lines."""
        widths = self._widths(metrics, room)
        return room, max(one.preferred(metrics, wide)[1] for one, wide in zip(self.items, widths, strict=True))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Both as high as the line."""
        super().layout(rect, metrics)
        first, last = self._widths(metrics, rect.width)
        self.items[0].layout(Rect(rect.left, rect.top, first, rect.height), metrics)
        self.items[1].layout(Rect(rect.right - last, rect.top, last, rect.height), metrics)


class WaitingScene(PaperScene):
    """Two buttons for each unfinished match, the latest first: to its table, which leads ``home``, and to delete it."""

    first = "match 0"
    wide = 900

    def __init__(self, context: AppContext, home: Callable[[], Scene]) -> None:
        super().__init__()
        self.title = lazy("waiting.title")
        self.context, self.home = context, home

    def parts(self) -> Widget:
        """The matches."""
        lines = [self._entry(place, one) for place, one in enumerate(self.context.unfinished)]
        return self.named("lines", ScrollArea(Column(lines, 8)))

    def _entry(self, place: int, one: Unfinished) -> Widget:
        """The buttons for ``one`` match."""
        play = self.named(f"match {place}", Button(partial(_line, one), partial(self._go_on, one.number)))
        drop = self.named(f"drop {place}", Button(lazy("waiting.drop"), partial(self._ask, one)))
        return WaitingLine([play, drop])

    def _ask(self, one: Unfinished) -> Step:
        return Push(drop_question(self.context, one, self._dropped))

    def _dropped(self) -> Step | None:
        return None if self.context.unfinished else self.back()

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("back", Button(lazy("common.back"), self.back)),)

    def _go_on(self, match: int) -> Step:
        return Pop(resume_match(self.context, match, self.host, self.home))


def _line(waiting: Unfinished) -> str:
    """A line about its state and time."""
    return f"{say.standing(waiting)} · {say.when(waiting.began)}"
