"""A written page: paragraphs, cards, tables, and links that the keys can reach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view import words
from ...view.access import READ, USED, Node, NodeRole, read_out
from ...view.prose import ProseBlock
from ...view.units import Metrics, Point, Size
from ..app.events import Verb, is_press, is_release, verb
from ..app.scene import Answer, Step
from ..draw import art, plain, theme
from ..draw.theme import Colour, Ground
from ..widgets.base import bounds_of
from .base import ROOMY, Widget, Written, answer_of
from .prose_flow import Filling, Ink, LinkKey, Nothing, SetPiece
from .prose_page import SetPage, set_page
from .prose_reader import block_node
from .prose_sheet import Stroke

Follow = Callable[[str], Step | None]
MARGIN = 8
"""Units at both sides, for marks that are wider than the words."""
UNDER = 0.52
"""The distance of an underline below the middle of a line, as a share of its height."""


def row_ground() -> Colour:
    """The ground of every second row, and of what was looked for."""
    return theme.mixed(theme.PAPER2, theme.PAPER, 0.35)


class Link(Widget):
    """The part of a link to ``target`` on one line; only the first line of a link takes the focus.

    ``words`` are those of all its lines.
    """

    def __init__(self, target: str, follow: Follow, first: bool, words: str) -> None:
        super().__init__()
        self.target, self.follow, self.first, self.words = target, follow, first, words
        self._pressed = False

    @property
    def focusable(self) -> bool:
        """Whether it is the beginning of its link."""
        return self.first

    def node(self) -> Node | None:
        """The words of all its lines, at the first."""
        return Node(NodeRole.LINK, read_out(self.words), acts=USED) if self.first else None

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The area of its words; the page places it."""
        return self.rect.size

    def thing_at(self, at: Point) -> object:
        """The link."""
        return Link, self.target, self.words

    def handle(self, event: Event) -> Answer:
        """A click or Enter follows the link."""
        if is_press(event):
            self._pressed = True
            return True
        if is_release(event) and self._pressed:
            self._pressed = False
            return answer_of(self.follow(self.target)) if self.rect.collidepoint(event.pos) else True
        return answer_of(self.follow(self.target)) if verb(event) is Verb.PRESS else False


class Prose(Widget):
    """``blocks`` set in lines; a followed link calls ``follow`` with its target.

    ``filling`` has the facts, terms and tables that the blocks name. The block ``lit`` is marked at its side.
    """

    def __init__(
        self, blocks: Sequence[ProseBlock], follow: Follow, filling: Filling | None = None, *,
        on: Ground = theme.ON_PAPER
    ) -> None:
        super().__init__(on=on)
        self.blocks, self.follow = tuple(blocks), follow
        self.filling: Filling = filling or Nothing()
        self.lit = ""
        self._set: dict[tuple[Metrics, int, str], SetPage] = {}
        self._links: list[tuple[Link, SetPiece]] = []
        self._linked: SetPage | None = None

    def page(self, metrics: Metrics, room: int) -> SetPage:
        """The page laid out in ``room`` pixels, from the corner inside the margins."""
        room -= 2 * metrics.px(MARGIN)
        key = metrics, room, words.language()
        if key not in self._set:
            self._set = {**dict(list(self._set.items())[-3:]), key: set_page(self.blocks, metrics, room, self.filling)}
        return self._set[key]

    @property
    def children(self) -> Sequence[Widget]:
        """Its links."""
        return [link for link, _ in self._links]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The width of easily readable lines, and the height of the page."""
        page = self.page(metrics, room)
        return page.width + 2 * metrics.px(MARGIN), page.height

    @property
    def _corner(self) -> tuple[int, int]:
        """The corner where the words begin."""
        return self.rect.left + self.metrics.px(MARGIN), self.rect.top

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the links on their words."""
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
        """Its blocks; the links are among them."""
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
        """Every piece."""
        return [self._written(piece) for piece in self.page(self.metrics, self.rect.width).pieces]

    @property
    def marks(self) -> Sequence[Rect]:
        """Its words and pictures."""
        strokes = self.page(self.metrics, self.rect.width).strokes
        return [*self.spots, *(stroke.rect.move(self._corner) for stroke in strokes)]

    def draw(self, surface: Surface) -> None:
        """The visible part."""
        page, seen = self.page(self.metrics, self.rect.width), surface.get_clip()
        hot = {piece.face.link for link, piece in self._links if link.hovered or link.focused}
        if self.lit and (spot := self.place_of(self.lit)) is not None:
            self._draw_lit(surface, spot)
        for stroke in page.strokes:
            if stroke.rect.move(self._corner).colliderect(seen):
                self._draw_stroke(surface, stroke.moved(*self._corner))
        for piece in page.pieces:
            if piece.rect.move(self._corner).colliderect(seen):
                self._draw_piece(surface, piece, piece.face.link in hot)

    def _draw_lit(self, surface: Surface, spot: Rect) -> None:
        around = spot.inflate(2 * self.metrics.px(8), 2 * self.metrics.px(5))
        plain.rounded(surface, around, row_ground(), self.metrics.radius)

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
        """A line below a link, dots below a term."""
        y, thick = rect.centery + round(piece.block.px * UNDER), self.metrics.px(1)
        if piece.face.ink == "link":
            pygame.draw.rect(surface, theme.BLUE_DARK, Rect(rect.left, y, rect.width, thick))
            return
        for x in range(rect.left, rect.right - thick, 3 * thick):
            pygame.draw.rect(surface, theme.GILT_DARK, Rect(x, y, thick, thick))


