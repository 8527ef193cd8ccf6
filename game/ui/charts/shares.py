"""The composition of wholes: a bar for each, divided into its parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from ...view import words
from ...view.numbers import percent
from ...view.units import Metrics, Size
from ...view.words import Text, spoken
from ..draw import plain, text, theme
from ..draw.theme import Colour
from ..widgets.base import ROOMY, Widget, Written

HIGH, AIR, GAP = 30, 14, 14
"""Units: height of a bar, gap between two rows, gap between name and bar."""
ROOMIER = 22
"""Units added between rows if there is room."""
NAMES = 0.3
"""The largest share of the width for names."""


def part_colours() -> tuple[Colour, ...]:
    """A colour for each part of a bar."""
    return theme.LEAF_DARK, theme.VERMILION_DARK, theme.GILT_DARK


@dataclass(frozen=True, slots=True)
class ShareBar:
    """A whole called ``name`` with its ``parts``: number, kind, and both in words: 1, “won”, “1 won”."""

    name: Text
    parts: Sequence[tuple[int, str, str]]

    @property
    def whole(self) -> int:
        """The sum of all parts."""
        return sum(number for number, _, _ in self.parts)


class _Row(Widget):
    """A row: the name, the bar, and its parts in words below."""

    focusable_kind = True

    def __init__(self, share: ShareBar) -> None:
        super().__init__()
        self.share, self.left = share, 0
        self.tip = self._told

    def _told(self) -> str:
        whole = self.share.whole
        return "\n".join([spoken(self.share.name),
                          *(f"{said} ({percent(number, whole)})" for number, _, said in self.share.parts)])

    def _said(self) -> str:
        return " · ".join(said for number, _, said in self.share.parts if number) or words.say("statistics.never")

    def _room(self, room: int, metrics: Metrics) -> int:
        return max(1, room - self.left - metrics.px(GAP))

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The height of a bar and a line of words, or more."""
        below = text.lay(self._said(), "small", metrics, self._room(room, metrics)).height
        name = text.fit(spoken(self.share.name), "body", metrics, self.left).height
        return room, max(name, metrics.px(HIGH)) + below

    def _bar(self) -> Rect:
        left = self.rect.left + self.left + self.metrics.px(GAP)
        below = text.lay(self._said(), "small", self.metrics, self._room(self.rect.width, self.metrics)).height
        bar = Rect(left, 0, self.rect.right - left, self.metrics.px(HIGH) - self.metrics.px(6))
        bar.bottom = self.rect.bottom - below - self.metrics.px(2)
        return bar

    def written(self) -> Sequence[Written]:
        """The name, and the parts in words."""
        bar = self._bar()
        name = text.fit(spoken(self.share.name), "body", self.metrics, self.left)
        said = text.lay(self._said(), "small", self.metrics, bar.width)
        at = Rect(self.rect.left, 0, self.left, name.height)
        at.centery = max(bar.centery, self.rect.top + name.height // 2)
        return (Written(name, at, theme.INK),
                Written(said, Rect(bar.left, self.rect.bottom - said.height, bar.width, said.height),
                        theme.ON_PAPER.muted))

    def draw(self, surface: Surface) -> None:
        """The parts side by side."""
        bar, whole, radius = self._bar(), self.share.whole, self.metrics.px(4)
        plain.rounded(surface, bar, theme.PAPER3, radius)
        so_far = 0
        for (number, what, _), colour in zip(self.share.parts, part_colours(), strict=False):
            start = bar.left + bar.width * so_far // max(1, whole)
            so_far += number
            end = bar.left + bar.width * so_far // max(1, whole)
            if end > start:
                gap = self.metrics.line if so_far < whole else 0
                end = max(start + 1, end - gap)
                plain.rounded(surface, Rect(start, bar.top, end - start, bar.height), colour, radius)
                self._draw_words(surface, Rect(start, bar.top, end - start, bar.height), percent(number, whole), what)
        super().draw(surface)

    def _draw_words(self, surface: Surface, room: Rect, share: str, what: str) -> None:
        """The words within the part, as far as they fit."""
        for said in (f"{share} {what}", share):
            block = text.lay(said, "small", self.metrics)
            if block.width + self.metrics.px(10) <= room.width and block.height <= room.height + self.metrics.px(2):
                text.draw(surface, block, room, theme.PAPER, "centre")
                return


class Shares(Widget):
    """``shares`` in rows, with bars of equal length."""

    def __init__(self, shares: Sequence[ShareBar]) -> None:
        super().__init__()
        self.rows = tuple(_Row(share) for share in shares)

    @property
    def children(self) -> Sequence[Widget]:
        """A row for each."""
        return self.rows

    def _align(self, metrics: Metrics, room: int) -> None:
        most = round(room * NAMES)
        left = max(text.fit(spoken(row.share.name), "body", metrics, most).width for row in self.rows)
        for row in self.rows:
            row.left = left

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All the width, a row for each."""
        self._align(metrics, room)
        gaps = metrics.px(AIR) * (len(self.rows) - 1)
        return room, sum(row.preferred(metrics, room)[1] for row in self.rows) + gaps

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """From the top."""
        super().layout(rect, metrics)
        self._align(metrics, rect.width)
        spare = max(0, rect.height - self.preferred(metrics, rect.width)[1]) // len(self.rows)
        top, gap = rect.top, metrics.px(AIR) + min(spare, metrics.px(ROOMIER))
        for row in self.rows:
            high = row.preferred(metrics, rect.width)[1]
            row.layout(Rect(rect.left, top, rect.width, high), metrics)
            top += high + gap
