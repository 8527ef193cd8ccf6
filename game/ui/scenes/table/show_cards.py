"""Cards to look at: the last trick, one's own écart."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from ....engine.cards import Card
from ....view import words
from ....view.units import Metrics, Size
from ...app.scene import Pop
from ...draw import art, text, theme
from ...widgets.base import ROOMY, Label, Part, Widget
from ...widgets.button import Button
from ..overlay import Overlay

WIDTH = 112


class CaptionedCards(Part):
    """Cards side by side with a word below each."""

    def __init__(self, cards: Sequence[tuple[Card, str]]) -> None:
        super().__init__()
        self.cards = list(cards)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All in one row."""
        step, high = self._step(metrics)
        return step * len(self.cards), high

    def _step(self, metrics: Metrics) -> Size:
        words_ = [text.width(word, "small", metrics) + metrics.px(8) for _, word in self.cards]
        wide = max([metrics.px(WIDTH + 12), *words_])
        return wide, art.card_height(metrics.px(WIDTH)) + text.line_height("small", metrics) + metrics.px(6)

    def draw(self, surface: Surface) -> None:
        """The cards and their words."""
        step, _ = self._step(self.metrics)
        width = self.metrics.px(WIDTH)
        left = self.rect.centerx - step * len(self.cards) // 2
        for card, word in self.cards:
            picture = art.card(card.name, width)
            spot = picture.get_rect(midtop=(left + step // 2, self.rect.top))
            surface.blit(picture, spot, None, pygame.BLEND_PREMULTIPLIED)
            block = text.lay(word, "small", self.metrics)
            below = spot.move(0, spot.height + self.metrics.px(2))
            below.height = block.height
            text.draw(surface, block, below, theme.ON_PAPER.muted, "centre")
            left += step


class ShowCards(Overlay):
    """A panel with a title, a row of cards and a way back."""

    def __init__(self, title: str, cards: Sequence[tuple[Card, str]]) -> None:
        def build() -> list[Widget]:
            return [Label(title, "heading", align="centre"), CaptionedCards(cards),
                    Button(words.lazy("common.close"), Pop, primary=True)]
        super().__init__(build)
