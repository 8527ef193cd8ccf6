"""A list of unfinished matches, if there are several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...store.kept import Unfinished
from ...view import history as say
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Pop, Scene, Step
from ..widgets import Button, Column, ScrollArea, Widget
from .match import resume_match
from .paper import PaperScene


class WaitingScene(PaperScene):
    """A button for each unfinished match, the latest first; it leads to its table, which leads ``home``."""

    first = "match 0"
    wide = 760

    def __init__(self, context: AppContext, home: Callable[[], Scene]) -> None:
        super().__init__()
        self.title = lazy("waiting.title")
        self.context, self.home = context, home

    def parts(self) -> Widget:
        """The matches."""
        lines = [self.named(f"match {place}", Button(partial(_line, one), partial(self._go_on, one.number)))
                 for place, one in enumerate(self.context.unfinished)]
        return self.named("lines", ScrollArea(Column(lines, 8)))

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("back", Button(lazy("common.back"), self.back)),)

    def _go_on(self, match: int) -> Step:
        return Pop(resume_match(self.context, match, self.host, self.home))


def _line(waiting: Unfinished) -> str:
    """A line about its state and time."""
    return f"{say.standing(waiting)} · {say.when(waiting.began)}"
