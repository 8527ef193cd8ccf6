"""A page of text: paragraphs, cards, tables and links that keys can reach, with nodes for a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame
from pygame import Rect, Surface

from ...engine.cards import SUITS
from ...view import words
from ...view.access import READ, USED, Node, NodeRole, read_out, table_node
from ...view.prose import BlockKind, ProseBlock, Run, inline
from ...view.units import Metrics, Point, Size, TextRole
from ...view.words import spoken
from ..app.scene import Step
from ..draw import art, deck, plain, theme
from ..draw.theme import Colour
from .base import ROOMY, Widget, Written, bounds_of
from .button import Pressable
from .prose_flow import Filling, Ink, LaidText, LinkKey, Nothing, SetPiece, Stroke, flow, lay_sheet, said_by

Follow = Callable[[str], Step | None]
MARGIN = 8
"""Units: the margins at both sides, for marks that are wider than the words."""
UNDER = 0.52
"""The distance of an underline below the middle of a line, as a share of its height."""
CARD, OVERLAP, INDENT, NOTE = 80, 0.3, 24, 18
"""The width of a card in a row in units, the least visible share of a card, and the indents in units of an item's and
a note's words.
"""
BELOW = 5
"""Units below a table, in addition to the gap above the next block."""
MEASURE = 35
"""The maximum width of a readable line, in heights of its letters."""
#: The gap above each kind of block, in units, unless it is the first.
ABOVE: dict[BlockKind, int] = {
    "title": 0, "section": 20, "part": 14, "paragraph": 9, "item": 5, "step": 5, "house": 12, "differ": 12,
    "example": 12, "cards": 12, "table": 12,
}
ROLES: dict[BlockKind, tuple[TextRole, Ink]] = {
    "title": ("heading", "accent"), "section": ("button", "accent"), "part": ("strong", "ink"),
    "example": ("body", "muted"),
}
Laid = Callable[[ProseBlock, Metrics, int, Filling, LinkKey], LaidText]
HEADINGS = ("title", "section", "part")
NOTES = ("house", "differ", "example")
NOWHERE = (0, 0, 0, 0)


def row_ground() -> Colour:
    """The background of a marked row of a table, and of the block ``lit``."""
    return theme.mixed(theme.PAPER2, theme.PAPER, 0.35)


class Link(Pressable):
    """The part on one line of a link to ``target``; only the first part of a link takes the focus.

    ``words`` are those of the whole link.
    """

    def __init__(self, target: str, follow: Follow, first: bool, words: str) -> None:
        super().__init__(words, partial(follow, target))
        self.target, self.first = target, first

    @property
    def focusable(self) -> bool:
        return self.first

    def node(self) -> Node | None:
        """A node with the words of the whole link, for its first part only."""
        return Node(NodeRole.LINK, read_out(spoken(self.words)), acts=USED) if self.first else None

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of the part's words; the page places it."""
        return self.rect.size

    def thing_at(self, at: Point) -> object:
        return Link, self.target, self.words


class Prose(Widget):
    """A page with ``blocks`` of text; ``follow`` is called with the target of a link that is followed.

    ``filling`` provides the facts, terms and tables that the blocks refer to. The block named ``lit`` has a background.
    """

    def __init__(self, blocks: Sequence[ProseBlock], follow: Follow, filling: Filling | None = None) -> None:
        super().__init__()
        self.blocks, self.follow = tuple(blocks), follow
        self.filling: Filling = filling or Nothing()
        self.lit = ""
        self._set: dict[tuple[object, ...], SetPage] = {}
        self._links: list[tuple[Link, SetPiece]] = []
        self._linked: SetPage | None = None

    def page(self, metrics: Metrics, room: int) -> SetPage:
        """The page laid out in ``room`` pixels, with (0, 0) as the corner within the margins."""
        room -= 2 * metrics.px(MARGIN)
        key = metrics, room, words.spelling()
        if key not in self._set:
            self._set = {**dict(list(self._set.items())[-3:]), key: set_page(self.blocks, metrics, room, self.filling)}
        return self._set[key]

    @property
    def children(self) -> Sequence[Widget]:
        return [link for link, _ in self._links]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The width of readable lines, and the height of the page."""
        page = self.page(metrics, room)
        return page.width + 2 * metrics.px(MARGIN), page.height

    @property
    def _corner(self) -> tuple[int, int]:
        """The point at which the words begin."""
        return self.rect.left + self.metrics.px(MARGIN), self.rect.top

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        page = self.page(metrics, rect.width)
        if page is not self._linked:
            self._linked, self._links = page, self._made(page)
        for link, piece in self._links:
            link.layout(piece.rect.move(self._corner), metrics)

    def _made(self, page: SetPage) -> list[tuple[Link, SetPiece]]:
        kept = {(link.target, piece.face.link): link for link, piece in self._links if link.first}
        made: list[tuple[Link, SetPiece]] = []
        seen: set[LinkKey] = set()
        for piece in page.pieces:
            key = piece.face.link
            if key:
                target = piece.face.target
                old = kept.get((target, key)) if key not in seen else None
                said = " ".join(other.block.words for other in page.pieces if other.face.link == key)
                made.append((old or Link(target, self.follow, key not in seen, said), piece))
                seen.add(key)
        return made

    def place_of(self, name: str) -> Rect | None:
        """The rectangle of the block ``name`` on the screen; None without such a block."""
        spot = self.page(self.metrics, self.rect.width).spots.get(name)
        return None if spot is None else spot.move(self._corner)

    def node(self) -> Node | None:
        places = self.page(self.metrics, self.rect.width).places
        return Node(NodeRole.PROSE, acts=READ, parts=tuple(
            replace(told, key=(str(number),), bounds=bounds_of(place.move(self._corner)), acts=READ)
            for number, (block, place) in enumerate(zip(self.blocks, places, strict=True))
            if (told := block_node(block, self.filling)) is not None))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def _colour(self, ink: Ink) -> Colour:
        return {"ink": self.on.ink, "muted": self.on.muted, "accent": self.on.accent, "link": theme.BLUE_DARK,
                "term": self.on.ink}[ink]

    def _written(self, piece: SetPiece) -> Written:
        rect = piece.rect.move(self._corner)
        return Written(piece.block, rect, self._colour(piece.face.ink), "centre" if piece.face.chip else "left")

    def written(self) -> Sequence[Written]:
        return [self._written(piece) for piece in self.page(self.metrics, self.rect.width).pieces]

    def draw(self, surface: Surface) -> None:
        page, seen = self.page(self.metrics, self.rect.width), surface.get_clip()
        hot = {piece.face.link for link, piece in self._links if link.hovered or link.focused}
        if self.lit and (spot := self.place_of(self.lit)) is not None:
            around = spot.inflate(2 * self.metrics.px(8), 2 * self.metrics.px(5))
            plain.rounded(surface, around, row_ground(), self.metrics.radius)
        for stroke in page.strokes:
            if stroke.rect.move(self._corner).colliderect(seen):
                self._draw_stroke(surface, stroke.moved(*self._corner))
        for piece in page.pieces:
            if piece.rect.move(self._corner).colliderect(seen):
                self._draw_piece(surface, piece, piece.face.link in hot)

    def _draw_stroke(self, surface: Surface, stroke: Stroke) -> None:
        rect = stroke.rect
        match stroke.kind:
            case "card":
                shadow = art.card_shadow(rect.width)
                art.stick(surface, shadow, shadow.get_rect(center=rect.center))
                art.stick(surface, art.card(stroke.card, rect.width), rect)
            case "row":
                around = rect.inflate(2 * self.metrics.px(6), -self.metrics.px(2))
                plain.rounded(surface, around, row_ground(), self.metrics.px(4))
            case "bullet":
                pygame.draw.aacircle(surface, theme.ON_PAPER.loss, rect.center, max(2, rect.width // 2))
            case "bar":
                plain.rounded(surface, rect, theme.GILT, rect.width // 2)
            case "rule":
                pygame.draw.rect(surface, theme.GILT_DARK, rect)
            case _:
                pygame.draw.rect(surface, theme.PAPER3, rect)

    def _draw_piece(self, surface: Surface, piece: SetPiece, hot: bool) -> None:
        rect = piece.rect.move(self._corner)
        if piece.face.chip:
            box, paper = rect.inflate(0, -2 * self.metrics.px(1)), theme.mixed(theme.PAPER, (255, 255, 255), 0.6)
            lines = (theme.GILT_DARK, 0), (paper, self.metrics.px(1))
            plain.nested(surface, box, self.metrics.px(4), lines)
        if hot:
            around = rect.inflate(self.metrics.px(4), 0)
            plain.rounded(surface, around, theme.PAPER2, self.metrics.px(3))
        self._written(piece).draw(surface)
        if piece.face.link:
            self._underline(surface, piece, rect)

    def _underline(self, surface: Surface, piece: SetPiece, rect: Rect) -> None:
        """Draw a line below a link, or dots below a term."""
        y, thick = rect.centery + round(piece.block.px * UNDER), self.metrics.px(1)
        if piece.face.ink == "link":
            pygame.draw.rect(surface, theme.BLUE_DARK, Rect(rect.left, y, rect.width, thick))
            return
        for x in range(rect.left, rect.right - thick, 3 * thick):
            pygame.draw.rect(surface, theme.GILT_DARK, Rect(x, y, thick, thick))


@dataclass(frozen=True, slots=True)
class SetPage:
    """The contents of a page, placed from (0, 0).

    ``places`` are the rectangles of its blocks, ``spots`` those of the named blocks.
    """

    pieces: tuple[SetPiece, ...]
    strokes: tuple[Stroke, ...]
    spots: dict[str, Rect]
    places: tuple[Rect, ...]
    width: int
    height: int


def measure(metrics: Metrics, room: int) -> int:
    """The width in pixels of a page's lines in ``room`` pixels."""
    return min(room, metrics.text_px("body") * MEASURE)


def set_page(blocks: Sequence[ProseBlock], metrics: Metrics, room: int, filling: Filling) -> SetPage:
    """Lay out ``blocks`` one below the other in readable lines, at most ``room`` pixels wide."""
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


def _words(block: ProseBlock, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> LaidText:
    """Lay out a block in lines over the full width."""
    role, ink = ROLES.get(block.kind, ("body", "ink"))
    return flow(block.runs, role, metrics, room, filling, key, ink)


def _item(block: ProseBlock, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> LaidText:
    """Lay out an item: a bud, or the number of a step, with the lines right of it."""
    aside = metrics.px(INDENT)
    number = flow((Run(f"{block.step}."),), "body", metrics, room, filling, ink="accent") if block.step else None
    aside = max(aside, number.width + metrics.px(8)) if number else aside
    lines = flow(block.runs, "body", metrics, room - aside, filling, key)
    size, middle = metrics.px(6), max((piece.rect.centery for piece in lines.pieces[:1]), default=0)
    bullet = Stroke("bullet", Rect(metrics.px(6), middle - size // 2, size, size))
    pieces = (*(number.pieces if number else ()), *(piece.moved(aside, 0) for piece in lines.pieces))
    return LaidText(pieces, () if number else (bullet,), room, lines.height)


def _note(block: ProseBlock, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> LaidText:
    """Lay out a note: its kind, its lines below, and a bar along both."""
    aside = metrics.px(NOTE)
    head = flow((Run(words.say(f"prose.{block.kind}")),), "small", metrics, room - aside, filling, ink="accent")
    lines = flow(block.runs, "body", metrics, room - aside, filling, key)
    high = head.height + lines.height
    pieces = [piece.moved(aside, 0) for piece in head.pieces]
    pieces += [piece.moved(aside, head.height) for piece in lines.pieces]
    return LaidText(tuple(pieces), (Stroke("bar", Rect(0, 0, metrics.px(4), high)),), room, high)


def _cards(block: ProseBlock, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> LaidText:
    """Lay out a row of cards, overlapping if room is short, with the words about them below."""
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
    return LaidText(pieces, tuple(pictures), room, below + caption.height)


def _table(block: ProseBlock, metrics: Metrics, room: int, filling: Filling, key: LinkKey) -> LaidText:
    laid = lay_sheet(filling.table(block.about), metrics, room, filling, key)
    return replace(laid, height=laid.height + metrics.px(BELOW))


LAID: dict[BlockKind, Laid] = {
    "item": _item, "step": _item, "house": _note, "differ": _note, "example": _note, "cards": _cards, "table": _table,
}


def block_node(block: ProseBlock, filling: Filling) -> Node | None:
    """A node for ``block``, not placed yet: a heading, a table, or words; None if the block is empty."""
    if block.kind == "table":
        table = filling.table(block.about)
        rows = [[_line(inline(cell), filling) for cell in row] for row in (table.head, *table.rows)]
        return table_node(rows, NOWHERE)
    said = _line(block.runs, filling)
    if block.kind == "cards":
        said = ". ".join(filter(None, [", ".join(map(words.card, block.about.split())), said]))
    elif block.kind in NOTES:
        said = f"{words.say(f'prose.{block.kind}')}: {said}"
    elif block.step:
        said = f"{block.step}. {said}"
    return Node(NodeRole.HEADING if block.kind in HEADINGS else NodeRole.LABEL, said) if said else None


def _line(runs: Iterable[Run], filling: Filling) -> str:
    said = ""
    for run in runs:
        said = _with_card(said, run.words) if run.holds == "card" else said + said_by(run, filling)
    return read_out(said)


def _with_card(said: str, card: str) -> str:
    """``said`` followed by the name of ``card``.

    A rank at the end of ``said`` is not repeated: *the King of Spades*.
    """
    rank = words.say("rank." + card[1:]) if card[0] in SUITS else None
    before = said.rstrip()
    if rank is not None and before.split()[-1:] == [rank]:
        said = before.removesuffix(rank)
    return said + words.card(card)
