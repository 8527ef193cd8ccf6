"""A table in a written page: columns as wide as they need, or each row as a list if room is short."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from ...view.prose import ProseTable, Run, inline
from ...view.units import Metrics, TextRole
from .prose_flow import Filling, Flowed, Ink, LinkKey, SetPiece, flow, longest_word

BETWEEN, AIR, INDENT = 22, 5, 14
"""Units: gap between two columns, padding above and below a row, indent of a row that is a list."""
ROLE: TextRole = "small"


@dataclass(frozen=True, slots=True)
class Stroke:
    """A drawing other than text: ``rule``, ``row``, ``bar``, ``bullet``, or the picture of ``card``."""

    kind: str
    rect: Rect
    card: str = ""

    def moved(self, x: int, y: int) -> Stroke:
        """A copy moved by ``x``, ``y``."""
        return Stroke(self.kind, self.rect.move(x, y), self.card)


@dataclass(frozen=True, slots=True)
class PlacedTable:
    """Pieces and strokes from (0, 0), and their size."""

    pieces: tuple[SetPiece, ...]
    strokes: tuple[Stroke, ...]
    width: int
    height: int


RunCells = Sequence[tuple[Run, ...]]


def lay_sheet(sheet: ProseTable, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> PlacedTable:
    """``sheet`` in ``room`` pixels; its links are named by ``key``, row and column."""
    rows = [[inline(cell) for cell in row] for row in (sheet.head, *sheet.rows)]
    widths = _widths(rows, metrics, room, filling)
    if widths is None:
        return _as_lists(sheet, rows, metrics, room, filling, key)
    return _in_columns(sheet, rows, widths, metrics, filling, key)


def _widths(rows: Sequence[RunCells], metrics: Metrics, room: int, filling: Filling) -> list[int] | None:
    """The columns' widths: as their cells need, or with the widest reduced; None if words would break."""
    columns = [[row[number] for row in rows] for number in range(len(rows[0]))]
    roomy = 10 * room
    wanted = [max(flow(cell, ROLE, metrics, roomy, filling).width for cell in column) + metrics.px(6)
              for column in columns]
    least = [max(longest_word(cell, ROLE, metrics, filling) for cell in column) for column in columns]
    room -= metrics.px(BETWEEN) * (len(columns) - 1)
    if sum(wanted) <= room:
        return wanted
    if sum(least) > room:
        return None
    widths = list(least)
    for left, number in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        share = widths[number] + (room - sum(widths)) // (len(widths) - left)
        widths[number] = min(max(wanted[number], least[number]), share)
    return widths


def _in_columns(
    sheet: ProseTable, rows: Sequence[RunCells], widths: Sequence[int], metrics: Metrics, filling: Filling, key: LinkKey
) -> PlacedTable:
    pieces: list[SetPiece] = []
    strokes: list[Stroke] = []
    air, between = metrics.px(AIR), metrics.px(BETWEEN)
    wide = sum(widths) + between * (len(widths) - 1)
    top = 0
    for number, row in enumerate(rows):
        cells = [flow(cell, ROLE, metrics, width, filling, (*key, number, column), "ink" if number else "muted")
                 for column, (cell, width) in enumerate(zip(row, widths, strict=True))]
        tall = max(cell.height for cell in cells) + 2 * air
        if number - 1 in sheet.marked:
            strokes.append(Stroke("row", Rect(0, top, wide, tall)))
        left = 0
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            pieces += _cell(cell, left, top + air, width if column in sheet.numbers else 0)
            left += width + between
        top += tall
        strokes.append(Stroke("rule" if number == 0 else "hair", Rect(0, top, wide, metrics.px(1))))
    return PlacedTable(tuple(pieces), tuple(strokes), wide, top + metrics.px(2))


def _cell(cell: Flowed, left: int, top: int, flush: int) -> list[SetPiece]:
    """The pieces of ``cell``, flush right in ``flush`` pixels if that is not 0."""
    aside = max(0, flush - cell.width) if flush else 0
    return [piece.moved(left + aside, top) for piece in cell.pieces]


def _as_lists(
    sheet: ProseTable, rows: Sequence[RunCells], metrics: Metrics, room: int, filling: Filling, key: LinkKey
) -> PlacedTable:
    """Each row as a list: its first cell, then each column's heading and cell."""
    pieces: list[SetPiece] = []
    strokes: list[Stroke] = []
    top, indent = 0, metrics.px(INDENT)
    for number, row in enumerate(rows[1:], 1):
        start = top
        for column, cell in enumerate(row):
            if not cell:
                continue
            head = rows[0][column]
            runs = cell if column == 0 else (*head, Run(": "), *cell) if head else cell
            aside = indent if column else 0
            ink: Ink = "ink" if column else "accent"
            lines = flow(runs, ROLE, metrics, room - aside, filling, (*key, number, column), ink)
            pieces += _cell(lines, aside, top, 0)
            top += lines.height
        if number - 1 in sheet.marked:
            strokes.append(Stroke("row", Rect(0, start, room, top - start)))
        strokes.append(Stroke("hair", Rect(0, top + metrics.px(2), room, metrics.px(1))))
        top += metrics.px(2 * AIR)
    return PlacedTable(tuple(pieces), tuple(strokes), room, top)
