"""Rows of cells in columns of given widths; things and buttons made of other widgets."""

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
"""Of a column: as its widest cell, an equal share of what is left, or so many units and at least its widest cell.

Below 1 it is a share of the room: as its widest cell, but no more than that.
"""


class Tracks(Box):
    """Cells row by row in columns of ``widths``; ``level`` places each in the height of its row.

    Without room for all, the widest column gives way.
    """

    def __init__(self, cells: Sequence[Widget], widths: Sequence[Width], gap: float = 10, *, lines: float = 0,
                 level: Alignment = "centre") -> None:
        super().__init__(cells, gap)
        self.widths, self.lines, self.level = tuple(widths), lines, level

    def _own(self, at: int, metrics: Metrics, room: int) -> int:
        """The width that column ``at`` needs."""
        wide, cells = self.widths[at], self.items[at::len(self.widths)]
        most = room if isinstance(wide, str) or wide >= 1 else round(room * wide)
        widest = min(most, max(cell.preferred(metrics, most)[0] for cell in cells))
        return widest if isinstance(wide, str) or wide < 1 else max(widest, metrics.px(wide))

    def _columns(self, metrics: Metrics, room: int) -> list[int]:
        spare = room - metrics.px(self.gap) * (len(self.widths) - 1)
        fills = self.widths.count("fill")
        own = [0 if wide == "fill" else self._own(at, metrics, room) for at, wide in enumerate(self.widths)]
        over = sum(own) + fills - spare
        if over > 0:
            own[own.index(max(own))] -= over
        share = (spare - sum(own)) // max(1, fills)
        return [share if wide == "fill" else mine for wide, mine in zip(self.widths, own, strict=True)]

    def _places(self, metrics: Metrics, room: Rect) -> list[Rect]:
        columns, top, found = self._columns(metrics, room.width), room.top, list[Rect]()
        for at in range(0, len(self.items), len(columns)):
            sizes = [(cell, wide, cell.preferred(metrics, wide)[1])
                     for cell, wide in zip(self.items[at:at + len(columns)], columns, strict=False)]
            tall, left = max(high for *_, high in sizes), room.left
            tall = room.height or tall if len(self.items) == len(columns) else tall
            for _, wide, high in sizes:
                y, used = across(self.level, top, tall, high)
                found.append(Rect(left, y, wide, used))
                left += wide + metrics.px(self.gap)
            top += tall + metrics.px(self.lines)
        return found

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """As wide as its cells, if there is room; the height of the rows."""
        own = [self._own(at, metrics, room) for at in range(len(self.widths))]
        fills = [wide for wide, kind in zip(own, self.widths, strict=True) if kind == "fill"]
        wanted = sum(own) - sum(fills) + len(fills) * max(fills, default=0) + metrics.px(self.gap) * (len(own) - 1)
        room = min(room, wanted)
        return room, max(place.bottom for place in self._places(metrics, Rect(0, 0, room, 0)))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Row by row."""
        super().layout(rect, metrics)
        for cell, place in zip(self.items, self._places(metrics, rect), strict=True):
            cell.layout(place, metrics)


class Composed(Widget):
    """One thing made of other widgets, its ``content`` ``pad`` units inside: it is read and used as a whole."""

    def __init__(self, content: Widget, pad: float = 0, tip: Text | None = None) -> None:
        super().__init__(tip)
        self.content, self.pad = content, pad

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """That of its content in the padding."""
        pad = metrics.px(self.pad)
        wide, high = self.content.preferred(metrics, max(1, room - 2 * pad))
        return wide + 2 * pad, high + 2 * pad

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """The content in the padding."""
        super().layout(rect, metrics)
        self.content.layout(rect.inflate(-2 * metrics.px(self.pad), -2 * metrics.px(self.pad)), metrics)

    def draw(self, surface: Surface) -> None:
        """The content."""
        self.content.draw(surface)

    def written(self) -> Sequence[Written]:
        """What is written in its content."""
        return [line for part in walk(self.content) for line in part.written()]


class ContentButton(Composed, Button):
    """A button that shows ``content`` instead of its words; a ``chosen`` one has the frame of one under the pointer."""

    def __init__(self, words: Text, action: Callback, content: Widget, *, wide: float = 0, pad: float = 5,
                 chosen: bool = False, why: Text | None = None) -> None:
        Button.__init__(self, words, action, why=why)
        self.content, self.pad, self.wide, self.chosen = content, pad, wide, chosen

    @property
    def ring_radius(self) -> int:
        """The radius of a small corner."""
        return self.metrics.radius

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """That of its content in the padding."""
        return super().preferred(metrics, min(room, metrics.px(self.wide) or room))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """The content in its middle."""
        super().layout(rect, metrics)
        inner = self.content.rect
        high = self.content.preferred(metrics, inner.width)[1]
        self.content.layout(Rect(inner.left, inner.centery - high // 2, inner.width, high), metrics)

    def draw(self, surface: Surface) -> None:
        """The frame, the content."""
        if self.hovered or self.chosen:
            frames.draw_frame(surface, "row", self.rect, self.metrics.ui_scale)
        super().draw(surface)
