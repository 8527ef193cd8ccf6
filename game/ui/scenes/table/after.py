"""After a deal: all hands open, and the card points counted card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ....engine.cards import Card
from ....engine.payment import Score
from ....engine.phases.over import Over
from ....view import words
from ....view.access import READ, Node, NodeRole
from ....view.sides import camp_words, sides_played
from ....view.table.sheet import points
from ....view.units import Metrics, Size
from ...app.scene import Pop, Step
from ...draw import art, text, theme
from ...table.table import Table
from ...widgets.base import ROOMY, Label, Widget, bounds_of
from ...widgets.boxes import Row
from ...widgets.button import Button
from ..paper import Overlay

STRIP = 0.36
COUNT_SECONDS = 0.11


@dataclass(frozen=True, slots=True)
class CountedLine:
    """A label and its cards."""

    word: str
    cards: tuple[Card, ...]


class CardLines(Widget):
    """Lines of overlapping cards, each after a label, as large as the window allows.

    They take ``share`` of the window's height; of each card the upper ``crop`` is visible.
    """

    def __init__(self, lines: Sequence[CountedLine], share: float = 0.66, crop: float = 1.0) -> None:
        super().__init__()
        self.lines, self.share, self.crop = list(lines), share, crop

    def node(self) -> Node | None:
        """A line for each label, with its cards."""
        return Node(NodeRole.LIST, acts=READ, parts=tuple(
            Node(NodeRole.ITEM, ", ".join([line.word, *(words.card(card.name) for card in line.cards)]), (str(number),),
                 bounds=bounds_of(self.rect), acts=READ) for number, line in enumerate(self.lines)))

    def _measures(self, metrics: Metrics, room: int) -> tuple[int, int, int]:
        """Width of the labels, width of a card, and pixels from card to card."""
        word = max(text.width(line.word, "small", metrics) for line in self.lines) + metrics.px(14)
        longest = max(len(line.cards) for line in self.lines)
        high = metrics.height * self.share / len(self.lines) - metrics.px(6)
        wide = min(round(high / art.deck.PROPORTION / self.crop), metrics.px(96))
        step = min(round(wide * 0.62), max(round(wide * STRIP), (room - word - wide) // max(1, longest - 1)))
        while word + wide + step * (longest - 1) > room and wide > metrics.px(24):
            wide -= 1
            step = min(step, round(wide * STRIP))
        return word, wide, step

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The width of the longest line."""
        word, wide, step = self._measures(metrics, min(room, round(metrics.width * 0.9)))
        longest = max(len(line.cards) for line in self.lines)
        return word + wide + step * (longest - 1), len(self.lines) * self._high(wide, metrics)

    def _high(self, wide: int, metrics: Metrics) -> int:
        return round(art.card_height(wide) * self.crop) + metrics.px(6)

    def draw(self, surface: Surface) -> None:
        """Line by line."""
        word, wide, step = self._measures(self.metrics, self.rect.width)
        high = self._high(wide, self.metrics)
        part = Rect(0, 0, wide, high - self.metrics.px(6))
        for number, line in enumerate(self.lines):
            row = Rect(self.rect.left, self.rect.top + number * high, word, high)
            text.draw(surface, text.lay(line.word, "small", self.metrics), row, theme.INK)
            for i, card in enumerate(line.cards):
                picture = self.picture(card, i, wide)
                surface.blit(picture, (row.right + i * step, row.top), part, pygame.BLEND_PREMULTIPLIED)

    def picture(self, card: Card, index: int, wide: int) -> Surface:
        """The picture of ``card``, at ``index`` in its line."""
        return art.card(card.name, wide)


def all_hands(table: Table) -> Overlay:
    """An overlay with every hand as dealt, the talon and the écart, face up."""
    deal = table.session.state.facts.deal
    sort = table.stage.sort
    lines = [CountedLine(table.name(seat), tuple(sorted(deal.hands[seat], key=sort))) for seat in deal.order]
    lines.append(CountedLine(words.say("game.talon"), deal.talon))
    if ecart := table.session.state.facts.ecart:
        lines.append(CountedLine(words.say("game.ecart"), tuple(sorted(ecart, key=sort))))

    def build() -> list[Widget]:
        return [Label(words.lazy("after.hands"), "heading", align="centre"), CardLines(lines, crop=0.42),
                Button(words.lazy("common.close"), Pop, primary=True)]
    return Overlay(build)


class Counting(CardLines):
    """The piles, with the cards counted so far bright, and the sum behind them."""

    def __init__(self, table: Table, score: Score) -> None:
        family = table.session.rules.family
        by_side = {pile.side: pile for pile in score.piles}
        camps = sides_played(table.session.state.facts, score.sides, table.session.viewer).camps
        piles = [by_side[camp.side] for camp in camps if camp.side is not None]
        ordered = [tuple(sorted(pile.cards, key=lambda c: (-family.values[c], table.stage.sort(c)))) for pile in piles]
        worth = [tuple(c for c in cards if family.values[c] > min(family.values)) for cards in ordered]
        lines = [CountedLine(camp_words(camp, table.name), cards) for camp, cards in zip(camps, worth, strict=True)]
        super().__init__(lines, 0.5)
        self.table, self.piles, self.counted = table, piles, 0

    def sums(self) -> list[Label]:
        """The sum of each pile so far."""
        return [Label(self._sum(i)) for i in range(len(self.piles))]

    def _sum(self, index: int) -> str:
        family, pile = self.table.session.rules.family, self.piles[index]
        cards = self.lines[index].cards[: self.counted]
        units = sum(family.values[c] for c in cards)
        if self.counted < len(self.lines[index].cards):
            return words.say("after.so_far", side=self.lines[index].word, points=points(units, family.unit))
        rest = pile.units - units
        return words.say("after.sum", side=self.lines[index].word, cards=points(units, family.unit),
                         rest=points(rest, family.unit), total=points(pile.units, family.unit))

    @property
    def longest(self) -> int:
        """The number of cards in the longer pile."""
        return max(len(line.cards) for line in self.lines)

    def picture(self, card: Card, index: int, wide: int) -> Surface:
        """Counted cards are bright, the others darkened."""
        made = art.card(card.name, wide)
        return made if index < self.counted else art.paled(made, 0.6)


class CountScene(Overlay):
    """Counts the cards one by one; a key or click shows the end."""

    def __init__(self, table: Table) -> None:
        state = table.session.state
        assert isinstance(state, Over)
        assert state.score is not None
        self._counting = Counting(table, state.score)
        self._waited = 0.0
        super().__init__(self._widgets)

    def _widgets(self) -> list[Widget]:
        return [Label(words.lazy("after.count"), "heading", align="centre"), self._counting, *self._counting.sums(),
                Row([Button(words.lazy("after.all"), self._all), Button(words.lazy("common.close"), Pop, primary=True)],
                    place="centre")]

    @property
    def busy(self) -> bool:
        """While it counts."""
        return self._counting.counted < self._counting.longest

    def _all(self) -> Step | None:
        self._counting.counted = self._counting.longest
        self.resize(self.metrics)
        return None

    def update(self, dt: float) -> Step | None:
        """Count the next card after a while."""
        if self.busy:
            self._waited += dt
            if self._waited >= COUNT_SECONDS:
                self._waited = 0.0
                self._counting.counted += 1
                self.host.sounds.play("deal")
                self.resize(self.metrics)
        return super().update(dt)
