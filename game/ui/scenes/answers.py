"""Decisions as pictures of cards: a small table with the trick, choices with their costs, answers below the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from ...ai.teaching.advice import Plan
from ...engine.actions import CardAction, Play
from ...engine.cards import Card
from ...engine.observation import Observation
from ...engine.play import best_card
from ...engine.rules import Seat
from ...view import words
from ...view.access import READ, Node, NodeRole, read_out
from ...view.moments import ReviewItem, apart, cost_of, lost_figure
from ...view.table.describe import describe_actions
from ...view.table.layout import ASPECT, TRICK, TRICK_WIDTH, Pose
from ...view.units import Metrics, Size
from ..app.scene import Pop, Step
from ..draw import art, text, theme
from ..table import furniture
from ..table.canvas import picture_item
from ..table.pieces import lead_item, winner_item
from ..table.preferences import alternating
from ..table.table import Table
from ..widgets import ROOMY, Column, Row, ScrollArea, Tracks, Widget, Written, bounds_of, muted
from .ending.figures import plate
from .paper import PaperScene

#: Units: the least height of the sheet with an answer, of its cards with their captions, its distance from the window's
#: rim, the padding; the greatest share of the window that it takes. The trick on the table is above it.
SHEET, CARDS, RIM, PAD, MOST = 296, 216, 8, 28, 0.62
#: Units: a small table, and its cards if it shows a hand in one row or in two; the longest row.
WIDE, HIGH, IN_ROW, IN_ROWS, ROW = 300, 170, 64, 52, 13
#: Units of a trick: the space around its cards on a small table.
AROUND = 48
#: The width of a card that was neither chosen nor the best, and the step between alike cards, in cards; the greatest
#: numbers of choices and of alike cards that are shown.
SMALLER, STEP, CHOICES, ALIKE = 0.66, 0.3, 6, 3
#: Units: an enlarged card, the gap between two choices, the padding of the words of one, and the least width of a card.
LARGE, APART, INSIDE, LEAST = 104, 26, 6, 30


@dataclass(frozen=True, slots=True)
class CostedChoice:
    """A possible choice, as ``cards`` or in words, and its ``cost`` in half points; None if that is unknown."""

    cards: tuple[Card, ...]
    said: str
    cost: int | None
    chosen: bool = False
    best: bool = False

    @property
    def figure(self) -> str:
        """The cost of the choice in words; empty if it is unknown."""
        return "" if self.cost is None else lost_figure(self.cost)

    @property
    def mark(self) -> str:
        """The words for a choice that was made or is the best; empty for any other."""
        said = (words.say("choice.chosen"), self.chosen), (words.say("grade.best"), self.best)
        return " · ".join(word for word, true in said if true)

    @property
    def colour(self) -> theme.Colour:
        return theme.ON_PAPER.loss if self.cost else theme.ON_PAPER.gain


def cards_of_plan(plan: Plan) -> tuple[Card, ...]:
    """The cards of ``plan``; empty for a bid."""
    return tuple(one.card for one in plan if isinstance(one, CardAction))


def choices_in(item: ReviewItem) -> list[CostedChoice]:
    """The choice made in ``item`` and the better one, if there was one; of two discards, the cards that differ."""
    done, best = apart(item.verdict)
    phase, ill = item.decision.seen.phase, item.verdict.ill
    chosen = CostedChoice(cards_of_plan(done), describe_actions(done, phase), cost_of(item.verdict), True, not ill)
    return [chosen, CostedChoice(cards_of_plan(best), describe_actions(best, phase), 0, best=True)] if ill else [chosen]


class OptionCards(Widget):
    """``choices`` side by side; the cards of the chosen and the best one are as large as possible.

    They are at most ``wide`` units wide, and with their captions at most ``high`` units high.
    """

    def __init__(self, choices: Sequence[CostedChoice], wide: float = LARGE, high: float = CARDS) -> None:
        super().__init__()
        first = [one for one in choices if one.chosen or one.best]
        others = [one for one in choices if one not in first]
        self.choices = [*first, *others[:CHOICES - len(first)]]
        self.wide, self.high = wide, high

    def node(self) -> Node | None:
        """The choices with their costs, and a mark on the one made."""
        return Node(NodeRole.LIST, acts=READ, parts=tuple(
            Node(NodeRole.ITEM, ", ".join(filter(None, (read_out(one.said), one.figure, one.mark))), (str(number),),
                 bounds=bounds_of(self.rect), acts=READ) for number, one in enumerate(self.choices)))

    @staticmethod
    def _captions(one: CostedChoice, metrics: Metrics) -> list[tuple[text.Block, theme.Colour]]:
        return [(text.lay(one.figure, "button", metrics), one.colour),
                (text.lay(one.mark, "small", metrics), theme.ON_PAPER.muted)]

    @staticmethod
    def _below(metrics: Metrics) -> int:
        """The height in pixels of the captions below the cards."""
        return text.line_height("button", metrics) + text.line_height("small", metrics) + metrics.px(4)

    @staticmethod
    def _cards(one: CostedChoice, wide: int) -> tuple[int, int, int]:
        """The width of a card of ``one``, the step to its next card, and the width of all; large cards are ``wide``."""
        own = wide if one.chosen or one.best else round(wide * SMALLER)
        step = round(own * STEP)
        return own, step, own + step * max(0, len(one.cards) - 1)

    def _widths(self, metrics: Metrics, wide: int) -> list[int]:
        return [max(self._cards(one, wide)[2], *(block.width for block, _ in self._captions(one, metrics)))
                for one in self.choices]

    def _measures(self, metrics: Metrics, room: int, high: int) -> tuple[int, list[int]]:
        """The width of a large card, and the widths of all choices."""
        gaps = metrics.px(APART) * (len(self.choices) - 1)
        wide = max(metrics.px(LEAST), min(metrics.px(self.wide), round((high - self._below(metrics)) / ASPECT)))
        while sum(self._widths(metrics, wide)) + gaps > room and wide > metrics.px(LEAST):
            wide -= 1
        return wide, self._widths(metrics, wide)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        wide, widths = self._measures(metrics, room, metrics.px(self.high))
        return sum(widths) + metrics.px(APART) * (len(widths) - 1), art.card_height(wide) + self._below(metrics)

    def _places(self) -> tuple[int, list[Rect]]:
        """The width of a large card, and the rectangle of each choice's cards."""
        metrics = self.metrics
        wide, widths = self._measures(metrics, *self.rect.size)
        gap, high = metrics.px(APART), art.card_height(wide)
        left = self.rect.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        top, found = self.rect.centery - (high + self._below(metrics)) // 2, list[Rect]()
        for room in widths:
            found.append(Rect(left, top, room, high))
            left += room + gap
        return wide, found

    def draw(self, surface: Surface) -> None:
        wide, places = self._places()
        for one, room in zip(self.choices, places, strict=True):
            own, step, all_ = self._cards(one, wide)
            place = Rect(room.left + (room.width - all_) // 2, room.bottom - art.card_height(own), own,
                         art.card_height(own))
            for card in one.cards:
                art.stick(surface, art.card(card.name, own), place)
                if one.best:
                    art.stick(surface, art.card_rim(own), place)
                place.left += step
            if not one.cards:
                plate(surface, place, self.metrics, theme.PAPER2, theme.GILT)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        found, (wide, places) = list[Written](), self._places()
        for one, room in zip(self.choices, places, strict=True):
            below = Rect(room.left, room.bottom + self.metrics.px(4), room.width, 0)
            for block, colour in self._captions(one, self.metrics):
                below.height = block.height
                found.append(Written(block, Rect(below), colour, "centre"))
                below.top += block.height
            if not one.cards:
                own = self._cards(one, wide)[0]
                inner = Rect(0, 0, own - 2 * self.metrics.px(INSIDE), art.card_height(own))
                inner.midbottom = room.midbottom
                said = text.lay(one.said, "small", self.metrics, inner.width)
                found.append(Written(said, inner, theme.INK, "centre"))
        return found


class SmallTable(Widget):
    """The trick of ``seen`` on the table, with ``card`` in the player's place, if given; without a trick, the hand."""

    def __init__(self, seen: Observation, card: Card | None = None, wide: float = WIDE) -> None:
        super().__init__()
        self.seen, self.card, self.wide = seen, card, wide

    def node(self) -> Node | None:
        cards = self.seen.trick.cards or self._hand()
        return Node(NodeRole.IMAGE, ", ".join(words.card(card.name) for card in cards), acts=READ)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        wide = min(room, metrics.px(self.wide))
        return wide, wide * HIGH // WIDE

    def draw(self, surface: Surface) -> None:
        plate(surface, self.rect, self.metrics, theme.FELT, theme.GILT)
        if self.seen.trick.cards:
            self._draw_trick(surface)
        else:
            self._draw_hand(surface)

    def _hand(self) -> list[Card]:
        return sorted(self.seen.hand, key=alternating(self.seen.rules))

    def _draw_trick(self, surface: Surface) -> None:
        seen, seats = self.seen, self.seen.rules.at_table
        first = seen.order.index(seen.trick.leader)
        played = [seen.order[(first + number) % len(seen.order)] for number in range(len(seen.trick.cards))]
        across, down, _ = zip(*(TRICK[seats][(seat - seen.seat) % seats] for seat in (*played, seen.seat)), strict=True)
        left, right, top, bottom = min(across), max(across), min(down), max(down)
        size = TRICK_WIDTH[seats]
        unit = min(self.rect.width / (right - left + size + AROUND),
                   self.rect.height / (bottom - top + size * ASPECT + AROUND))
        wide = round(size * unit)

        def pose(seat: Seat) -> Pose:
            x, y, angle = TRICK[seats][(seat - seen.seat) % seats]
            return Pose(self.rect.centerx + (x - (left + right) / 2) * unit,
                        self.rect.centery + (y - (top + bottom) / 2) * unit, angle, wide)

        lying = [(card, pose(seat)) for seat, card in zip(played, seen.trick.cards, strict=True)]
        own = pose(seen.seat)
        if self.card is not None:
            lying.append((self.card, own))
        else:
            slot = furniture.slot((wide, art.card_height(wide)))
            art.stick(surface, slot, slot.get_rect(center=(own.x, own.y)))
        wins = best_card(seen.rules, tuple(card for card, _ in lying))
        for number, (card, at) in enumerate(lying):
            items = [picture_item((card,), 0.0, art.turned_card(card.name, wide, -at.angle), (at.x, at.y))]
            if len(lying) > 1 and number == wins:
                items.append(winner_item(card, at, 0.0))
            if len(lying) > 1 and not number:
                items.append(lead_item(card, at, 0.0, own=False))
            for item in items:
                assert item.picture is not None
                art.stick(surface, item.picture, item.rect)

    def _draw_hand(self, surface: Surface) -> None:
        cards, inner = self._hand(), self.rect.inflate(-self.metrics.px(24), 0)
        rows = 1 if len(cards) <= ROW else 2
        long = -(-len(cards) // rows)
        unit = min(self.rect.width / WIDE, self.rect.height / HIGH)
        wide = round((IN_ROW if rows == 1 else IN_ROWS) * unit)
        step = min(round(0.62 * wide), (inner.width - wide) // max(1, long - 1))
        down = round(0.42 * art.card_height(wide))
        top = inner.centery - (art.card_height(wide) + down * (rows - 1)) // 2
        for number, card in enumerate(cards):
            row, column = divmod(number, long)
            left = inner.centerx - (wide + step * (min(long, len(cards) - row * long) - 1)) // 2
            art.stick(surface, art.card(card.name, wide), (left + column * step, top + row * down))


class AnswerSheet(PaperScene):
    """A sheet below the trick, which remains visible: the words of the answer, the choices with their costs, buttons.

    A subclass implements ``told()``, ``choices()`` and ``foot()``, and sets ``table``.
    """

    veils = False
    pad = PAD
    table: Table

    def told(self) -> Sequence[Widget]:
        raise NotImplementedError

    def choices(self) -> Sequence[CostedChoice]:
        raise NotImplementedError

    def back(self) -> Step:
        """The step to the page below the table."""
        return Pop(Pop())

    def inside(self) -> Widget:
        side = Column([self.named("all", ScrollArea(Column(self.told(), 8))), Row(self.foot(), 12)], 12, grow=(0,))
        costs = muted(words.lazy("choice.costs"), align="centre")
        cards = Column([costs, OptionCards(self.choices())], 4, grow=(1,))
        return Tracks([side, cards], (0.56, "fill"), 36, level="fill")

    def draw(self, surface: Surface) -> None:
        """Draw the sheet, over cloth that covers the hand and the names at its sides."""
        sheet = self.form.root.rect
        below = Rect(0, sheet.top + 2 * sheet.left, surface.get_width(), surface.get_height())
        art.spread(surface, self.table.preferences.felt, below.clip(surface.get_rect()))
        super().draw(surface)

    def _place(self, metrics: Metrics) -> Rect:
        rim = metrics.px(RIM)
        wide = metrics.width - 2 * rim
        most = min(round(MOST * metrics.height), metrics.height - 2 * rim)
        high = min(most, max(metrics.px(SHEET), self.form.root.preferred(metrics, wide)[1]))
        return Rect(rim, metrics.height - rim - high, wide, high)


def done_card(item: ReviewItem) -> Card | None:
    """The card that was played in ``item``; None if no card was played."""
    return next((one.card for one in item.done if isinstance(one, Play)), None)
