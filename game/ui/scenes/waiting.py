"""A list of unfinished matches: each can be continued or deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from ...store.kept import Unfinished, give_up
from ...view import history as say
from ...view import words
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Pop, Push, Scene, Step
from ..widgets import Button, Column, Dialog, DialogReply, Row, ScrollArea, Widget, cancel
from .match import resume_match
from .paper import PaperScene


class WaitingScene(PaperScene):
    """Two buttons for each unfinished match, the latest first: to its table, which leads ``home``, and to delete it."""

    first = "match 0"
    wide = 760

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
        return Row([play, drop], 10, grow=(0,))

    def _ask(self, one: Unfinished) -> Step:
        """The question whether to delete ``one`` match."""
        def told() -> str:
            return f"{_line(one)}\n{words.say('waiting.drop_text')}"

        drop = DialogReply(lazy("waiting.drop"), partial(self._drop, one.number))
        return Push(Dialog(lazy("waiting.drop_title"), told, [replace(cancel(), primary=True), drop]))

    def _drop(self, match: int) -> Step | None:
        assert self.context.store is not None
        give_up(self.context.store, match)
        return None if self.context.unfinished else self.back()

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("back", Button(lazy("common.back"), self.back)),)

    def _go_on(self, match: int) -> Step:
        return Pop(resume_match(self.context, match, self.host, self.home))


def _line(waiting: Unfinished) -> str:
    """A line about its state and time."""
    return f"{say.standing(waiting)} · {say.when(waiting.began)}"
