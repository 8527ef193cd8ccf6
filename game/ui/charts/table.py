"""Tables of numbers, whose columns continue below if there are too many, and single large figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from ...view.access import Node, table_node
from ...view.units import Metrics, Size
from ...view.words import Text
from ..draw import frames, plain, text, theme
from ..draw.text import Block
from ..draw.theme import Colour
from ..widgets import ROOMY, Column, Composed, Drawn, Label, Space, Tracks, Widget, Written, bounds_of

GAP, AIR, APART = 18, 8, 16
"""Units: the gap between columns, the total padding above and below a cell, the gap between two parts of a table."""
FIRST = 0.34
"""The maximum share of the width for the first column."""
Cells = Sequence[str]
PAD, LEAST = 12, 190
"""Units: the padding around the words of a figure, and its minimum width."""


class NumberTable(Widget):
    """A table with ``rows`` under ``head``; the first column contains names, the others numbers.

    The player's row, with the index ``own``, has a different background.
    """

    def __init__(self, head: Cells, rows: Sequence[Cells], own: int | None = None) -> None:
        super().__init__()
        self.own = own
        self.head, self.rows = list(head), [list(row) for row in rows]

    def node(self) -> Node | None:
        """A node with the rows; each number follows the heading of its column."""
        return table_node([self.head, *self.rows], bounds_of(self.rect))

    def _first(self, metrics: Metrics, room: int) -> int:
        most = round(room * FIRST)
        return max(self._name(cell, metrics, most).width for cell in (self.head[0], *(row[0] for row in self.rows)))

    @staticmethod
    def _name(cell: str, metrics: Metrics, room: int) -> Block:
        return text.lay(cell, "small", metrics, room)

    def _wide(self, column: int, metrics: Metrics) -> int:
        """The width of ``column`` in pixels: its numbers on one line, its heading wrapped."""
        words = [text.width(word, "small", metrics) for word in self.head[column].split(" ")]
        return max([*words, *(text.width(row[column], "small", metrics) for row in self.rows)])

    def _parts(self, metrics: Metrics, room: int) -> list[list[tuple[int, int]]]:
        """The indices and widths of the columns, divided into as many parts as needed."""
        parts: list[list[tuple[int, int]]] = [[]]
        gap, left = metrics.px(GAP), room - self._first(metrics, room)
        for column in range(1, len(self.head)):
            wide = min(self._wide(column, metrics), left - gap)
            if parts[-1] and left - sum(w + gap for _, w in parts[-1]) < wide + gap:
                parts.append([])
            parts[-1].append((column, wide))
        return parts

    def _head_height(self, part: list[tuple[int, int]], metrics: Metrics, first: int) -> int:
        cells = [(self.head[0], first), *((self.head[column], wide) for column, wide in part)]
        return max(text.lay(cell, "small", metrics, wide).height for cell, wide in cells) + metrics.px(AIR)

    def _row_heights(self, metrics: Metrics, first: int) -> list[int]:
        return [self._name(row[0], metrics, first).height + metrics.px(AIR) for row in self.rows]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        first, parts = self._first(metrics, room), self._parts(metrics, room)
        heads = sum(self._head_height(part, metrics, first) for part in parts)
        rows = sum(self._row_heights(metrics, first)) * len(parts)
        return room, heads + rows + metrics.px(APART) * (len(parts) - 1)

    def written(self) -> Sequence[Written]:
        found: list[Written] = []
        top, first = self.rect.top, self._first(self.metrics, self.rect.width)
        parts = self._parts(self.metrics, self.rect.width)
        gap = min(self._gap(part, first) for part in parts)
        for part in parts:
            high = self._head_height(part, self.metrics, first)
            found += self._line(self.head, part, Rect(self.rect.left, top, first, high), gap, head=True)
            top += high
            for row, tall in zip(self.rows, self._row_heights(self.metrics, first), strict=True):
                found += self._line(row, part, Rect(self.rect.left, top, first, tall), gap, head=False)
                top += tall
            top += self.metrics.px(APART)
        return found

    def _gap(self, part: list[tuple[int, int]], first: int) -> int:
        """The pixels to the left of each column of ``part``, by which the columns fill the width."""
        return (self.rect.width - first - sum(wide for _, wide in part)) // max(1, len(part))

    def _line(self, cells: Cells, part: list[tuple[int, int]], at: Rect, gap: int, *, head: bool) -> list[Written]:
        colour = theme.ON_PAPER.muted if head else theme.INK
        found, left = [Written(self._name(cells[0], self.metrics, at.width), at, colour)], at.right
        for column, wide in part:
            block = text.lay(cells[column], "small", self.metrics, wide)
            found.append(Written(block, Rect(left + gap, at.top, wide, at.height), colour, "right"))
            left += gap + wide
        return found

    def draw(self, surface: Surface) -> None:
        """Draw the cells, a line below each head, and a faint one below each row."""
        top, first = self.rect.top, self._first(self.metrics, self.rect.width)
        thin = max(1, self.metrics.line // 2)
        for part in self._parts(self.metrics, self.rect.width):
            top += self._head_height(part, self.metrics, first)
            pygame.draw.line(surface, theme.GILT_DARK, (self.rect.left, top), (self.rect.right, top), self.metrics.line)
            for number, tall in enumerate(self._row_heights(self.metrics, first)):
                if number == self.own:
                    surface.fill(theme.HONEY, Rect(self.rect.left, top, self.rect.width, tall))
                top += tall
                pygame.draw.line(surface, theme.PAPER3, (self.rect.left, top), (self.rect.right, top), thin)
            top += self.metrics.px(APART)
        super().draw(surface)


class FigureTile(Composed):
    """A large ``value``, and at its right its ``name`` and a ``note``.

    A ``share`` (0-1), if given, is drawn as a bar below.
    """

    def __init__(self, value: Text, name: Text, note: Text = "", *, share: float | None = None,
                 colour: Colour | None = None, tip: Text | None = None) -> None:
        ink = theme.ON_PAPER.ink
        said = Column([Label(one, "small", align="right", colour=shade)
                       for one, shade in ((name, theme.ON_PAPER.muted), (note, ink)) if one], 0)
        figure = Tracks([Label(value, "title", colour=colour or ink), said], ("fit", "fill"), PAD)
        bar = Space(14) if share is None else Drawn(LEAST - 2 * PAD, 14, partial(_draw_share, share))
        super().__init__(Column([figure, bar], 0, grow=(0,)), PAD, tip)

    def draw(self, surface: Surface) -> None:
        frames.draw_frame(surface, "field", self.rect, self.metrics.ui_scale)
        super().draw(surface)


def _draw_share(share: float, surface: Surface, rect: Rect, metrics: Metrics) -> None:
    high = metrics.px(7)
    rail = Rect(rect.left, rect.bottom - high, rect.width, high)
    plain.rounded(surface, rail, theme.PAPER3, high // 2)
    rail.width = round(rail.width * share)
    plain.rounded(surface, rail, theme.LEAF_DARK, high // 2)
