"""Lays out a written page for a width: every line, card, table and note."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from ...view import words
from ...view.prose import BlockKind, ProseBlock, Run
from ...view.units import Metrics, TextRole
from ..draw import deck
from .prose_flow import Filling, Ink, LinkKey, SetPiece, flow
from .prose_sheet import PlacedTable, Stroke, lay_sheet

CARD, OVERLAP, INDENT, NOTE = 62, 0.3, 24, 18
"""Units: a card in a row; the least visible share of a card; the indents of an item's and of a note's words."""
BELOW = 5
"""Units below a table, in addition to the gap above the next block."""
MEASURE = 35
"""The width of an easily readable line, in heights of its letters."""

#: The gap above each kind of block, in units, unless it is the first.
ABOVE: dict[BlockKind, int] = {
    "title": 0, "section": 20, "part": 14, "paragraph": 9, "item": 5, "step": 5, "house": 12, "differ": 12,
    "example": 12, "cards": 12, "table": 12,
}
ROLES: dict[BlockKind, tuple[TextRole, Ink]] = {
    "title": ("heading", "accent"), "section": ("button", "accent"), "part": ("strong", "ink"),
    "example": ("body", "muted"),
}


@dataclass(frozen=True, slots=True)
class SetPage:
    """The contents of a page from (0, 0): ``places`` are those of its blocks, ``spots`` the same by name."""

    pieces: tuple[SetPiece, ...]
    strokes: tuple[Stroke, ...]
    spots: dict[str, Rect]
    places: tuple[Rect, ...]
    width: int
    height: int


def measure(metrics: Metrics, room: int) -> int:
    """The width of a page's lines in ``room``."""
    return min(room, metrics.text_px("body") * MEASURE)


def set_page(blocks: Sequence[ProseBlock], metrics: Metrics, room: int, filling: Filling) -> SetPage:
    """``blocks`` one below the other in easily readable lines, at most ``room`` pixels wide."""
    room = measure(metrics, room)
    pieces: list[SetPiece] = []
    strokes: list[Stroke] = []
    places: list[Rect] = []
    top = 0
    for number, block in enumerate(blocks):
        top += metrics.px(ABOVE[block.kind]) if number else 0
        placed = LAID.get(block.kind, _words)(block, metrics, room, filling, (number,))
        pieces += [piece.moved(0, top) for piece in placed.pieces]
        strokes += [stroke.moved(0, top) for stroke in placed.strokes]
        places.append(Rect(0, top, room, placed.height))
        top += placed.height
    spots = {block.name: place for block, place in zip(blocks, places, strict=True) if block.name}
    return SetPage(tuple(pieces), tuple(strokes), spots, tuple(places), room, top)


def _words(block: ProseBlock, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> PlacedTable:
    """Lines over the full width."""
    role, ink = ROLES.get(block.kind, ("body", "ink"))
    lines = flow(block.runs, role, metrics, room, filling, key, ink)
    return PlacedTable(lines.pieces, (), lines.width, lines.height)


def _item(block: ProseBlock, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> PlacedTable:
    """A bud, or the number of a step, with the lines beside it."""
    aside = metrics.px(INDENT)
    number = flow((Run(f"{block.step}."),), "body", metrics, room, filling, ink="accent") if block.step else None
    aside = max(aside, number.width + metrics.px(8)) if number else aside
    lines = flow(block.runs, "body", metrics, room - aside, filling, key)
    size, middle = metrics.px(6), max((piece.rect.centery for piece in lines.pieces[:1]), default=0)
    bullet = Stroke("bullet", Rect(metrics.px(6), middle - size // 2, size, size))
    pieces = (*(number.pieces if number else ()), *(piece.moved(aside, 0) for piece in lines.pieces))
    return PlacedTable(pieces, () if number else (bullet,), room, lines.height)


def _note(block: ProseBlock, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> PlacedTable:
    """The kind of the note, its lines below, and a bar along both."""
    aside = metrics.px(NOTE)
    head = flow((Run(words.say(f"prose.{block.kind}")),), "small", metrics, room - aside, filling, ink="accent")
    lines = flow(block.runs, "body", metrics, room - aside, filling, key)
    high = head.height + lines.height
    pieces = [piece.moved(aside, 0) for piece in head.pieces]
    pieces += [piece.moved(aside, head.height) for piece in lines.pieces]
    return PlacedTable(tuple(pieces), (Stroke("bar", Rect(0, 0, metrics.px(4), high)),), room, high)


def _cards(block: ProseBlock, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> PlacedTable:
    """The cards side by side, overlapping if room is short, with the words about them below."""
    names, wide, gap = block.about.split(), metrics.px(CARD), metrics.px(8)
    most = max(1, int((room - wide) / (wide * OVERLAP)) + 1)
    rows = [names[at : at + most] for at in range(0, len(names), most)]
    fullest = max(len(row) for row in rows)
    step = min(wide + gap, (room - wide) // (fullest - 1)) if fullest > 1 else 0
    high = deck.height(wide)
    pictures = [Stroke("card", Rect(at * step, line * (high + gap), wide, high), name)
                for line, row in enumerate(rows) for at, name in enumerate(row)]
    below = len(rows) * (high + gap)
    caption = flow(block.runs, "small", metrics, room, filling, key, "muted")
    pieces = tuple(piece.moved(0, below) for piece in caption.pieces)
    return PlacedTable(pieces, tuple(pictures), room, below + caption.height)


def _table(block: ProseBlock, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> PlacedTable:
    laid = lay_sheet(filling.table(block.about), metrics, room, filling, key)
    return replace(laid, height=laid.height + metrics.px(BELOW))


Laid = Callable[[ProseBlock, Metrics, int, Filling, LinkKey], PlacedTable]
LAID: dict[BlockKind, Laid] = {
    "item": _item, "step": _item, "house": _note, "differ": _note, "example": _note, "cards": _cards, "table": _table,
}
