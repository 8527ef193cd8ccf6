"""Rows of cells in columns of given widths, and buttons made of other widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pygame import Rect, Surface

from ...view.units import Metrics, Size
from ...view.words import Text
from ..draw import frames
from .base import ROOMY, Callback, Widget, Written, walk
from .boxes import Alignment, Box, across
from .button import Button

Width = Literal["fit", "fill"] | float
"""Of a column: as its widest cell, an equal share of what is left, or so many units and at least its widest cell."""


class Tracks(Box):
    """Cells row by row in columns of ``widths``; ``level`` places each in the height of its row."""

    def __init__(self, cells: Sequence[Widget], widths: Sequence[Width], gap: float = 10, *, lines: float = 0,
                 level: Alignment = "centre") -> None:
        super().__init__(cells, gap)
        self.widths, self.lines, self.level = tuple(widths), lines, level

    def _columns(self, metrics: Metrics, room: int) -> list[int]:
        count, gap = len(self.widths), metrics.px(self.gap)
        own = [0 if wide == "fill" else max(metrics.px(0 if wide == "fit" else wide), *(
            cell.preferred(metrics, room)[0] for cell in self.items[at::count])) for at, wide in enumerate(self.widths)]
        spare = max(1, room - sum(own) - gap * (count - 1)) // max(1, self.widths.count("fill"))
        return [spare if wide == "fill" else mine for wide, mine in zip(self.widths, own, strict=True)]

    def _places(self, metrics: Metrics, room: Rect) -> list[Rect]:
        columns, top, found = self._columns(metrics, room.width), room.top, list[Rect]()
        for at in range(0, len(self.items), len(columns)):
            sizes = [(cell, wide, cell.preferred(metrics, wide)[1])
                     for cell, wide in zip(self.items[at:at + len(columns)], columns, strict=False)]
            tall, left = max(high for *_, high in sizes), room.left
            tall = max(tall, room.height) if len(self.items) == len(columns) else tall
            for _, wide, high in sizes:
                y, used = across(self.level, top, tall, high)
                found.append(Rect(left, y, wide, used))
                left += wide + metrics.px(self.gap)
            top += tall + metrics.px(self.lines)
        return found

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All the room if a column fills it; the height of the rows."""
        places = self._places(metrics, Rect(0, 0, room, 0))
        return max(place.right for place in places), max(place.bottom for place in places)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Row by row."""
        super().layout(rect, metrics)
        for cell, place in zip(self.items, self._places(metrics, rect), strict=True):
            cell.layout(place, metrics)


class ContentButton(Button):
    """A button that shows ``content`` instead of its words; a ``chosen`` one has the frame of one under the pointer."""

    def __init__(self, words: Text, action: Callback, content: Widget, *, wide: float = 0, pad: float = 5,
                 chosen: bool = False, why: Text | None = None) -> None:
        super().__init__(words, action, why=why)
        self.content, self.wide, self.pad, self.chosen = content, wide, pad, chosen

    @property
    def ring_radius(self) -> int:
        """The radius of a small corner."""
        return self.metrics.radius

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """That of its content in the padding."""
        pad = metrics.px(self.pad)
        wide, high = self.content.preferred(metrics, min(room, metrics.px(self.wide) or room) - 2 * pad)
        return wide + 2 * pad, high + 2 * pad

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """The content in its middle."""
        super().layout(rect, metrics)
        inner = rect.inflate(-2 * metrics.px(self.pad), -2 * metrics.px(self.pad))
        high = self.content.preferred(metrics, inner.width)[1]
        self.content.layout(Rect(inner.left, inner.centery - high // 2, inner.width, high), metrics)

    def draw(self, surface: Surface) -> None:
        """The frame, the content."""
        if self.hovered or self.chosen:
            frames.draw_frame(surface, "row", self.rect, self.metrics.ui_scale)
        self.content.draw(surface)

    def written(self) -> Sequence[Written]:
        """What is written in its content."""
        return [line for part in walk(self.content) for line in part.written()]
