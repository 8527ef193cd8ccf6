"""Cards in rows that can be moved: the pack by suits at the left, until it is empty, then hands and talon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.cards import BY_NAME, Card
from ...engine.game import TALON
from ...engine.rules import Seat
from ...view import words
from ...view.access import READ, Node, NodeAct, NodeRole
from ...view.editor import PACK, DealPlan, PackPlace
from ...view.units import Metrics, Point, Size
from ..app.events import Gesture, PointerReader, Verb, verb
from ..app.scene import Answer
from ..draw import art, plain, text, theme
from ..draw.frames import draw_frame
from ..table.furniture import medallion
from ..table.preferences import Sort
from ..widgets import ROOMY, Widget, Written, bounds_of

SUITS = ("T", "S", "H", "C", "D")
GAP, LEAST, WIDEST, SIDE, FLOWER, SMALL, HEAD = 16, 240, 92, 8, 24, 12, 34
"""Units: gap between pack and hands, least height, greatest width of a card, padding of the words, radius of a flower,
also above cards, and the least height of the words there.
"""
LEFT, TALON_SHARE = 0.44, 0.7
"""The share of the width for the pack, and for the talon next to an empty pack."""
STEP, INDEX = 0.68, 0.3
"""The greatest and the least distance of two cards, as a share of a card's width; each index is visible."""
PILE_KEYS = {pygame.K_0: TALON, pygame.K_KP0: TALON, pygame.K_t: TALON, pygame.K_DELETE: PACK, pygame.K_BACKSPACE: PACK}
OVER, WHOLE, NARROWEST = 1.3, 1 / art.deck.PROPORTION, 52
"""The greatest width of a card in heights of its row, if the row cuts the card and if it is whole; the units below
which it is cut rather than narrower.
"""
SEAT_KEYS = {**{pygame.K_1 + n: n for n in range(6)}, **{pygame.K_KP1 + n: n for n in range(6)}}


@dataclass(slots=True)
class CardStrip:
    """A row of cards: its pile, its rectangle, its caption and the room for it, and the rectangle of each card."""

    pile: PackPlace
    rect: Rect
    words: str
    label: Rect
    cards: dict[Card, Rect]


class PackBoard(Widget):
    """A board with the cards of ``plan``; ``moved(card, pile, onto)`` is called when a card is moved to ``pile``.

    If the card was dropped on another one, that is ``onto``, otherwise None. ``name`` returns the caption of a pile,
    and ``flower`` the medallion of a seat. A card is dragged, or it is selected with a click and then moved: with a
    click on a pile, with 1 to 6 to a seat, with 0 to the talon, with Delete to the pack, or with Enter to the next pile
    with room. The cards of the pack and of each pile are in the order ``sort``.
    """

    focusable_kind = True

    def __init__(self, plan: DealPlan, name: Callable[[PackPlace], str], flower: Callable[[Seat], str],
                 moved: Callable[[Card, PackPlace, Card | None], None], sort: Sort,
                 cursor: Card | None = None) -> None:
        super().__init__()
        self.plan, self.name, self.flower, self.moved, self.sort = plan, name, flower, moved, sort
        self.cursor: Card | None = cursor
        self._hand = PointerReader(4)
        self._held: Card | None = None
        self._at = (0, 0)
        self.rows: list[CardStrip] = []
        self._flower = 0

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return room, max(metrics.px(LEAST), metrics.height)

    @property
    def ring(self) -> Rect:
        """The rectangle of the card that the keys move."""
        spot = self.places().get(self.cursor) if self.cursor is not None else None
        return self.rect if spot is None else spot

    # -- places ------------------------------------------------------------------------------------------------------

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the pack at the left of the piles; if it is empty, the piles in two columns with whole cards."""
        super().layout(rect, metrics)
        self._hand.slop, gap, piles = metrics.slop, metrics.px(GAP), len(self.plan.piles)
        if any(self.plan.where(card) == PACK for card in self.plan.rules.deck):
            left, right = _halves(rect, LEFT, gap)
            self.rows = [*self._pack_rows(left), *self._pile_rows(self._strips(right, piles), above=False)]
            return
        cells = [cell for strip in self._strips(rect, -(-piles // 2)) for cell in _halves(strip, 0.5, metrics.px(6))]
        if len(cells) == piles:
            cells[-1:] = _halves(cells[-1], TALON_SHARE, metrics.px(6))
        self.rows = self._pile_rows(cells[:-1], above=True)
        self.rows.append(CardStrip(PACK, cells[-1], self.name(PACK), self._headed(cells[-1])[0], {}))

    def _strips(self, half: Rect, count: int) -> list[Rect]:
        high = half.height // count
        return [Rect(half.left, half.top + n * high, half.width, high - self.metrics.px(6)) for n in range(count)]

    def _pack_rows(self, half: Rect) -> list[CardStrip]:
        rows, deck_in_order = [], sorted(self.plan.rules.deck, key=self.sort)
        for suit, strip in zip(SUITS, self._strips(half, len(SUITS)), strict=True):
            deck = [card for card in deck_in_order if card.suit == suit or (suit == "T" and card.suit == "F")]
            free = [card for card in deck if self.plan.where(card) == PACK]
            spots = self._spots(strip, deck, OVER)
            rows.append(CardStrip(PACK, strip, "", strip, {card: spots[card] for card in free}))
        return rows

    def _headed(self, cell: Rect) -> tuple[Rect, Rect]:
        """The parts of ``cell`` for the words and for whole cards below."""
        head = max(self.metrics.px(HEAD), text.line_height("small", self.metrics) + self.metrics.px(SIDE))
        inner = cell.inflate(-2 * self.metrics.px(SIDE), 0)
        low = inner.height - head - self.metrics.px(SIDE)
        return Rect(inner.left, inner.top, inner.width, head), Rect(inner.left, inner.top + head, inner.width, low)

    def _pile_rows(self, cells: Sequence[Rect], *, above: bool) -> list[CardStrip]:
        """The piles in ``cells``, with the words and a medallion ``above`` the cards or left of them."""
        rows = []
        names = [self.name(pile) for pile in self.plan.piles]
        side, third = self.metrics.px(SIDE), cells[0].width // 3
        said = max(text.width(name, "small", self.metrics) for name in names) + 2 * side
        radius = self.metrics.px(SMALL) if above else min(self.metrics.px(FLOWER), round(cells[0].height * 0.36))
        self._flower = radius if above or said + 3 * radius <= third else 0
        aside = min(third, said + 3 * self._flower)
        for pile, name, cell in zip(self.plan.piles, names, cells, strict=True):
            label, cards = self._headed(cell) if above else (
                Rect(cell.left + side, cell.top, aside - 2 * side, cell.height),
                Rect(cell.left + aside, cell.top, cell.width - aside, cell.height))
            if not above or pile in self.plan.seats:
                label = Rect(label.left + 3 * self._flower, label.top, label.width - 3 * self._flower, label.height)
            held = sorted(self.plan.held(pile), key=self.sort)
            most = max(WHOLE, self.metrics.px(NARROWEST) / cards.height) if above else OVER
            rows.append(CardStrip(pile, cell, name, label, self._spots(cards, held, most)))
        return rows

    def _spots(self, strip: Rect, cards: Sequence[Card], most: float) -> dict[Card, Rect]:
        """The rectangles of ``cards`` in ``strip``, from the left, cut at the lower edge of the strip.

        A card is at most as wide as ``most`` times the height of the strip.
        """
        pad = self.metrics.px(4)
        inner, tall = strip.width - 2 * pad, strip.height - pad
        wide = min(self.metrics.px(WIDEST), round(tall * most), round(inner / (1 + INDEX * (len(cards) - 1))))
        step = min(wide * STEP, (inner - wide) / max(1, len(cards) - 1))
        high = min(tall, art.card_height(wide))
        top = strip.top + (pad + tall - high) // 2
        return {card: Rect(strip.left + pad + round(n * step), top, wide, high) for n, card in enumerate(cards)}

    def places(self) -> dict[Card, Rect]:
        return {card: spot for row in self.rows for card, spot in row.cards.items()}

    def card_at(self, at: tuple[int, int]) -> Card | None:
        """The topmost card under the point ``at``; None if there is none."""
        found = None
        for card, spot in self.places().items():
            if spot.collidepoint(at):
                found = card
        return found

    def pile_at(self, at: tuple[int, int]) -> PackPlace | None:
        """The pile whose row contains the point ``at``; None outside all rows."""
        return next((row.pile for row in self.rows if row.rect.collidepoint(at)), None)

    def thing_at(self, at: Point) -> object:
        return PackBoard, self.card_at(at), self.pile_at(at)

    # -- for a screen reader -----------------------------------------------------------------------------------------

    @property
    def part(self) -> str:
        return self.cursor.name if self.cursor is not None else ""

    def node(self) -> Node | None:
        owners = dict(zip(self.plan.piles, map(self.name, self.plan.piles), strict=True))
        return Node(NodeRole.LIST, acts=READ, parts=tuple(
            Node(NodeRole.ITEM, words.card(card.name), (card.name,), owners.get(row.pile, ""), on=card == self.cursor,
                 bounds=bounds_of(spot), acts=READ | {NodeAct.FOCUS})
            for row in self.rows for card, spot in row.cards.items()))

    def reach(self, part: str) -> Answer:
        self.cursor = BY_NAME[part]
        return True

    # -- input -------------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> Answer:
        if event.type == pygame.KEYDOWN:
            return self._typed(event)
        gesture = self._hand.read(event)
        return self._gesture(gesture) if gesture is not None else False

    def _gesture(self, gesture: Gesture) -> Answer:
        self._at = gesture.at
        match gesture.kind:
            case "press":
                return True
            case "click":
                self._clicked(gesture.at)
            case "lift":
                self._held = self.cursor = self.card_at(gesture.start)
            case "drop":
                card, self._held = self._held, None
                pile = self.pile_at(gesture.at)
                if card is not None and pile is not None:
                    self._move(card, pile, self.card_at(gesture.at))
        return True

    def let_go(self) -> bool:
        """Return a dragged card to its place. Returns whether there was one."""
        held, self._held = self._held, None
        self._hand.let_go()
        return held is not None

    def _clicked(self, at: tuple[int, int]) -> None:
        """Select the card at a point; if there is none, move the selected card to the pile there."""
        card, pile = self.card_at(at), self.pile_at(at)
        if card is not None:
            self.cursor = card
        elif self.cursor is not None and pile is not None:
            self._move(self.cursor, pile, None)

    def _move(self, card: Card, pile: PackPlace, onto: Card | None) -> None:
        if pile != self.plan.where(card):
            self.moved(card, pile, onto)

    def _typed(self, event: Event) -> Answer:
        pile = SEAT_KEYS.get(event.key, PILE_KEYS.get(event.key))
        if pile is not None and self.cursor is not None and (pile in self.plan.piles or pile == PACK):
            self._move(self.cursor, pile, None)
            return True
        if verb(event) is Verb.PRESS and self.cursor is not None:
            self._move(self.cursor, self._next_place(self.plan.where(self.cursor)), None)
            return True
        ways = {Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0), Verb.UP: (0, -1), Verb.DOWN: (0, 1)}
        asked = verb(event)
        return self._go(*ways[asked]) if asked in ways else False

    def _next_place(self, place: PackPlace) -> PackPlace:
        """The pile to which Enter moves a card from ``place``: the next with room; from the last the pack."""
        after = self.plan.piles[self.plan.piles.index(place) + 1:] if place != PACK else self.plan.piles
        return next((pile for pile in after if self.plan.room(pile) > 0), PACK)

    def _go(self, across: int, down: int) -> bool:
        """Select the next card in a direction; returns False if there is none."""
        spots = self.places()
        if not spots:
            return False
        if self.cursor not in spots:
            self.cursor = next(iter(spots))
            return True
        here = spots[self.cursor]
        ahead = [(card, spot.x - here.x, spot.y - here.y) for card, spot in spots.items()
                 if ((spot.x - here.x) * across > 0 and spot.y == here.y) or (spot.y - here.y) * down > 0]
        if not ahead:
            return False
        self.cursor = min(ahead, key=lambda one: (abs(one[2]), abs(one[1])))[0]
        return True

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        over = self.pile_at(self._at) if self._held is not None else None
        for row in self.rows:
            draw_frame(surface, "row" if row.pile == over else "field", row.rect, self.metrics.ui_scale)
            if self._flower and row.pile in self.plan.seats:
                at = row.label.left - 3 * self._flower // 2
                medallion(surface, self.flower(row.pile), (at, row.label.centery), self._flower)
            for card, spot in row.cards.items():
                if card != self._held:
                    self._draw_card(surface, card, spot)
        super().draw(surface)
        if self._held is not None:
            wide = next(iter(self.places().values())).width
            picture = art.card(self._held.name, wide)
            art.stick(surface, picture, picture.get_rect(center=self._at))

    def _draw_card(self, surface: Surface, card: Card, spot: Rect) -> None:
        picture = art.card(card.name, spot.width)
        art.stick(surface, picture, spot, Rect(0, 0, spot.width, spot.height))
        if card == self.cursor:
            plain.rounded(surface, spot, theme.VERMILION, self.metrics.radius, self.metrics.ring)

    def written(self) -> Sequence[Written]:
        return [Written(text.fit(row.words, "small", self.metrics, row.label.width), row.label, theme.INK)
                for row in self.rows if row.words]


def _halves(rect: Rect, share: float, gap: int) -> tuple[Rect, Rect]:
    """The parts of ``rect`` left and right of a ``gap``; the left one has a ``share`` of the remaining width."""
    wide = round((rect.width - gap) * share)
    left = Rect(rect.left, rect.top, wide, rect.height)
    return left, Rect(left.right + gap, rect.top, rect.width - wide - gap, rect.height)
