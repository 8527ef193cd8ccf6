"""Single large figures, each with its name below."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ...view.units import Metrics, Size
from ...view.words import Text, spoken
from ..draw import frames, plain, text, theme
from ..draw.theme import Colour
from ..widgets.base import ROOMY, Part, Written
from ..widgets.boxes import Box

PAD, LEAST = 12, 190
"""Units: padding round the words of a figure, and its least width."""


class FigureTile(Part):
    """``value`` in large type, ``name`` below it, and ``note`` below that.

    ``share`` from 0 to 1 is drawn as a part of a bar.
    """

    focusable_kind = False

    def __init__(self, value: Text, name: Text, note: Text = "", *, share: float | None = None,
                 colour: Colour | None = None, tip: Text | None = None) -> None:
        super().__init__(tip)
        self.value, self.name, self.note, self.share, self.colour = value, name, note, share, colour

    def _blocks(self, metrics: Metrics, room: int) -> list[tuple[text.Block, Colour]]:
        wide = max(1, room - 2 * metrics.px(PAD))
        lines: list[tuple[text.Block, Colour]] = [
            (text.fit(spoken(self.name), "small", metrics, wide), theme.ON_PAPER.muted),
            (text.fit(spoken(self.value), "heading", metrics, wide), self.colour or theme.ON_PAPER.ink)]
        if note := spoken(self.note):
            lines.append((text.fit(note, "small", metrics, wide), theme.ON_PAPER.ink))
        return lines

    def _bar(self, metrics: Metrics) -> int:
        return metrics.px(14) if self.share is not None else 0

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of its words."""
        blocks = [block for block, _ in self._blocks(metrics, room)]
        wide = max(block.width for block in blocks) + 2 * metrics.px(PAD)
        high = sum(block.height for block in blocks) + self._bar(metrics) + 2 * metrics.px(PAD)
        return min(room, max(wide, metrics.px(LEAST))), high

    def draw(self, surface: Surface) -> None:
        """A field, the bar of the share, the words."""
        frames.draw_frame(surface, "field", self.rect, self.metrics.ui_scale)
        if self.share is not None:
            self._draw_share(surface, self.share)
        super().draw(surface)

    def _draw_share(self, surface: Surface, share: float) -> None:
        pad, high = self.metrics.px(PAD), self.metrics.px(7)
        rail = Rect(self.rect.left + pad, self.rect.bottom - pad - high, self.rect.width - 2 * pad, high)
        plain.rounded(surface, rail, theme.PAPER3, high // 2)
        rail.width = round(rail.width * share)
        plain.rounded(surface, rail, theme.LEAF_DARK, high // 2)

    def written(self) -> Sequence[Written]:
        """Value, name and note."""
        pad = self.metrics.px(PAD)
        top, found = self.rect.top + pad, []
        for block, colour in self._blocks(self.metrics, self.rect.width):
            found.append(Written(block, Rect(self.rect.left + pad, top, self.rect.width - 2 * pad, block.height),
                                 colour))
            top += block.height
        return found


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
