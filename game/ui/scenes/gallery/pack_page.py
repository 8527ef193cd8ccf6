"""A page about the pack of 1902: what is known of it, what is not, and what is ours."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ....view.rulebook.anchors import RulebookPlace
from ....view.units import Metrics
from ....view.words import lazy
from ...draw import art, theme
from ...widgets import Button, Column, Drawn, Label, ScrollArea, Space, Widget
from ..paper import PaperScene

PARTS = {
    "known": ("maker", "cards", "look", "reprint", "helle"),
    "unknown": ("trumps", "flowers"),
    "ours": ("drawn", "choice", "manner"),
}
"""The headings of the page and the paragraphs below each."""
CARDS = ("T8", "T3", "F", "T17", "T21", "T13")
WIDE, HIGH = 560, 132


class PackScene(PaperScene):
    """What is known of the pack with these flowers; Esc goes back."""

    wide = 960
    first = "close"

    def __init__(self) -> None:
        super().__init__()
        self.title = lazy("pack1902.title")

    @property
    def rulebook_place(self) -> RulebookPlace:
        """The cards."""
        return RulebookPlace(at="pack")

    def parts(self) -> Widget:
        """A row of cards, then a paragraph for each thing."""
        lines: list[Widget] = [Drawn(WIDE, HIGH, _row), Space(4)]
        for heading, paragraphs in PARTS.items():
            lines.append(Label(lazy(f"pack1902.{heading}"), "button", colour=theme.ON_PAPER.accent))
            lines += [Label(lazy(f"pack1902.{heading}_{name}")) for name in paragraphs]
            lines.append(Space(4))
        return self.named("text", ScrollArea(Column(lines, 7)))

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("close", Button(lazy("common.back"), self.back, primary=True)),)


def _row(surface: Surface, rect: Rect, metrics: Metrics) -> None:
    """Cards side by side in the middle of ``rect``."""
    gap = metrics.px(14)
    wide = min(round((rect.height - gap) / art.deck.PROPORTION), (rect.width - gap * len(CARDS)) // len(CARDS))
    left = rect.centerx - (len(CARDS) * (wide + gap) - gap) // 2
    for place, name in enumerate(CARDS):
        middle = left + place * (wide + gap) + wide // 2, rect.centery
        for picture in (art.card_shadow(wide), art.card(name, wide)):
            art.stick(surface, picture, picture.get_rect(center=middle))
