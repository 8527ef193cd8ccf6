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
        self._lines: list[tuple[int, Rect, list[Written]]] = []

    def node(self) -> Node | None:
        """A node with the rows; each number follows the heading of its column."""
        return table_node([self.head, *self.rows], bounds_of(self.rect))

    def _parts(self, metrics: Metrics, room: int) -> list[list[tuple[int, int]]]:
        """The indices and widths of the columns of numbers, divided into as many parts as needed.

        The numbers of a column are on one line, its heading is wrapped.
        """
        parts, gap, left = list[list[tuple[int, int]]](), metrics.px(GAP), 0
        for column in range(1, len(self.head)):
            cells = [*self.head[column].split(" "), *(row[column] for row in self.rows)]
            wide = min(max(text.width(cell, "small", metrics) for cell in cells), room - gap)
            if not parts or left < wide + gap:
                parts.append([])
                left = room
            parts[-1].append((column, wide))
            left -= wide + gap
        return parts

    def _placed(self, metrics: Metrics, rect: Rect) -> list[tuple[int, Rect, list[Written]]]:
        """The number of each row, -1 for a head, its place and its cells, from the top of ``rect`` down."""
        def block(cell: str, room: int) -> Block:
            return text.lay(cell, "small", metrics, room)

        found, top, rows = [], rect.top, [self.head, *self.rows]
        first = max(block(row[0], round(rect.width * FIRST)).width for row in rows)
        parts = self._parts(metrics, rect.width - first)
        gap = min((rect.width - first - sum(wide for _, wide in part)) // len(part) for part in parts)
        for part in parts:
            for number, row in enumerate(rows, -1):
                ink = theme.INK if number >= 0 else theme.ON_PAPER.muted
                blocks = [block(row[0], first), *(block(row[column], wide) for column, wide in part)]
                tall, left = max(each.height for each in blocks) + metrics.px(AIR), rect.left + first
                cells = [Written(blocks[0], Rect(rect.left, top, first, tall), ink)]
                for cell, (_, wide) in zip(blocks[1:], part, strict=True):
                    cells.append(Written(cell, Rect(left + gap, top, wide, tall), ink, "right"))
                    left += gap + wide
                found.append((number, Rect(rect.left, top, rect.width, tall), cells))
                top += tall
            top += metrics.px(APART)
        return found

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return room, self._placed(metrics, Rect(0, 0, room, 0))[-1][1].bottom

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        self._lines = self._placed(metrics, rect)

    def written(self) -> Sequence[Written]:
        return [cell for _, _, cells in self._lines for cell in cells]

    def draw(self, surface: Surface) -> None:
        """Draw the cells, a line below each head, and a faint one below each row."""
        thin = max(1, self.metrics.line // 2)
        for number, place, _ in self._lines:
            if number == self.own:
                surface.fill(theme.HONEY, place)
            colour, thick = (theme.GILT_DARK, self.metrics.line) if number < 0 else (theme.PAPER3, thin)
            pygame.draw.line(surface, colour, place.bottomleft, place.bottomright, thick)
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
