"""Single large figures, each with its name below."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from ...view.units import Metrics, Size
from ...view.words import Text
from ..draw import frames, plain, theme
from ..draw.theme import Colour
from ..widgets.base import ROOMY, Label, Widget
from ..widgets.boxes import Box, Column, Space
from ..widgets.panel import Drawn
from ..widgets.tracks import Composed

PAD, LEAST = 12, 190
"""Units: padding round the words of a figure, and its least width."""


class FigureTile(Composed):
    """``value`` in large type, ``name`` above it, and ``note`` below it; ``share`` from 0 to 1 is a part of a bar."""

    def __init__(self, value: Text, name: Text, note: Text = "", *, share: float | None = None,
                 colour: Colour | None = None, tip: Text | None = None) -> None:
        ink, inner = theme.ON_PAPER.ink, LEAST - 2 * PAD
        lines: list[Widget] = [Label(name, "small", colour=theme.ON_PAPER.muted),
                               Label(value, "heading", colour=colour or ink), Label(note, "small", colour=ink)]
        bar = [] if share is None else [Drawn(inner, 14, partial(_draw_share, share))]
        super().__init__(Column([*lines, Space(0, inner), *bar], 0, grow=(len(lines),)), PAD, tip)

    def draw(self, surface: Surface) -> None:
        """A field, the words, the bar of the share."""
        frames.draw_frame(surface, "field", self.rect, self.metrics.ui_scale)
        super().draw(surface)


def _draw_share(share: float, surface: Surface, rect: Rect, metrics: Metrics) -> None:
    high = metrics.px(7)
    rail = Rect(rect.left, rect.bottom - high, rect.width, high)
    plain.rounded(surface, rail, theme.PAPER3, high // 2)
    rail.width = round(rail.width * share)
    plain.rounded(surface, rail, theme.LEAF_DARK, high // 2)


class Tiles(Box):
    """Children of equal size in as many columns as fit."""

    def _columns(self, metrics: Metrics, room: int) -> tuple[int, int]:
        """The number of columns, and their width."""
        gap = metrics.px(self.gap)
        wanted = max((child.preferred(metrics, room)[0] for child in self.items), default=1)
        count = max(1, min(len(self.items), (room + gap) // (wanted + gap)))
        count = -(-len(self.items) // -(-len(self.items) // count))  # no line is shorter than necessary
        return count, (room - gap * (count - 1)) // count

    def _line(self, metrics: Metrics, wide: int) -> int:
        return max((child.preferred(metrics, wide)[1] for child in self.items), default=0)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All the width, in as many lines as needed."""
        if not self.items:
            return 0, 0
        columns, wide = self._columns(metrics, room)
        lines = -(-len(self.items) // columns)
        return room, lines * self._line(metrics, wide) + (lines - 1) * metrics.px(self.gap)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Line by line from the top."""
        super().layout(rect, metrics)
        if not self.items:
            return
        columns, wide = self._columns(metrics, rect.width)
        high, gap = self._line(metrics, wide), metrics.px(self.gap)
        for number, child in enumerate(self.items):
            line, column = divmod(number, columns)
            child.layout(Rect(rect.left + column * (wide + gap), rect.top + line * (high + gap), wide, high), metrics)
