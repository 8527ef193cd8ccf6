"""A page that explains how to use the table."""

from __future__ import annotations

from collections.abc import Sequence

from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Home, Step
from ..draw import theme
from ..widgets import Button, Column, Label, ScrollArea, Space, Widget
from .paper import PaperScene

HOW = ("play", "discard", "bid", "refused", "look")
"""The paragraphs of the page."""


class HowScene(PaperScene):
    """Explains how cards are played, discarded and bid for."""

    wide = 820
    first = "play"

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.title = lazy("how.title")
        self.context = context

    def parts(self) -> Widget:
        """A heading and a few lines for each action."""
        lines: list[Widget] = []
        for name in HOW:
            lines += [Label(lazy(f"how.{name}"), "button", colour=theme.ON_PAPER.accent),
                      Label(lazy(f"how.{name}_text")), Space(2)]
        return self.named("text", ScrollArea(Column(lines, 4)))

    def _go(self) -> Step:
        return Home(self.context.open("match", self.host))

    def foot(self) -> Sequence[Widget]:
        """Back, or to the table."""
        return (self.named("back", Button(lazy("common.back"), self.back)),
                self.named("play", Button(lazy("menu.play"), self._go, primary=True)))
