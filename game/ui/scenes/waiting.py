"""A list of unfinished matches: each can be continued or deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from ...club.daily import occasions
from ...store.kept import give_up
from ...store.values import Unfinished
from ...view import history as say
from ...view import words
from ...view.daily import Occasion
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Pop, Push, Scene, Step
from ..widgets import Button, Column, Dialog, DialogReply, ScrollArea, Tracks, Widget, cancel
from .paper import PaperScene


def drop_question(context: AppContext, waiting: Unfinished, then: Callable[[], Step | None] = lambda: None) -> Scene:
    """The question whether to delete the match ``waiting``; ``then`` follows a yes."""
    [occasion] = occasions(context.store, [waiting], context.today())

    def told() -> str:
        return f"{_line(waiting, occasion)}\n{words.say('waiting.drop_text')}"

    def drop() -> Step | None:
        give_up(context.store, waiting.number)
        return then()

    reply = DialogReply(lazy("waiting.drop"), drop)
    return Dialog(lazy("waiting.drop_title"), told, [replace(cancel(), primary=True), reply])


class WaitingScene(PaperScene):
    """Two buttons for each unfinished match, the latest first: to its table, and to delete it."""

    first = "match 0"
    wide = 900

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.title = lazy("waiting.title")
        self.context = context

    def parts(self) -> Widget:
        """The matches."""
        found = self.context.unfinished
        named = occasions(self.context.store, found, self.context.today())
        lines = [self._entry(place, *one) for place, one in enumerate(zip(found, named, strict=True))]
        return self.named("lines", ScrollArea(Column(lines, 8)))

    def _entry(self, place: int, one: Unfinished, occasion: Occasion | None) -> Widget:
        """The buttons for ``one`` match."""
        play = self.named(f"match {place}", Button(partial(_line, one, occasion), partial(self._go_on, one.number)))
        drop = self.named(f"drop {place}", Button(lazy("waiting.drop"), partial(self._ask, one)))
        return Tracks([play, drop], ("fill", "fit"), level="fill")

    def _ask(self, one: Unfinished) -> Step:
        return Push(drop_question(self.context, one, self._dropped))

    def _dropped(self) -> Step | None:
        return None if self.context.unfinished else self.back()

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("back", Button(lazy("common.back"), self.back)),)

    def _go_on(self, match: int) -> Step:
        return Pop(self.context.open("continue", self.host, match))


def _line(waiting: Unfinished, occasion: Occasion | None) -> str:
    """A line about its occasion, state and time."""
    return f"{say.standing(waiting, occasion)} · {say.when(waiting.began)}"
