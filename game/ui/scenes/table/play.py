"""The scene of the tricks."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from ....ai.reading import Reading
from ....engine.actions import Play
from ....engine.cards import Card
from ....view import words
from ....view.table.layout import ASPECT
from ....view.table.prompts import Prompt
from ....view.units import Metrics, Size
from ...app.scene import Pop, Push, Step
from ...draw import art, text, theme
from ...table import furniture
from ...table.canvas import Item, picture_item
from ...table.hand import choose_ahead
from ...widgets.base import ROOMY, Label, Part, Widget
from ...widgets.boxes import Row
from ...widgets.button import Button, IconButton
from ..overlay import Overlay
from .table_scene import TableScene


class PlayScene(TableScene):
    """Play cards to tricks, show handfuls, look at the last trick."""

    stages = ("play",)

    def controls(self, prompt: Prompt) -> dict[str, list[Widget]]:
        """A handful above the hand when it is due; the last trick and the own écart at the side."""
        side: list[Widget] = []
        board = self.table.stage.board
        if self.table.view.ecart and self.table.tutor is None:
            side.append(Button(words.lazy("table.ecart"), self._show_ecart))
        if board.last_trick:
            side.append(IconButton("last_trick", words.lazy("table.last_trick"), self._show_last_trick))
        shown: list[Widget] = [self.option_button(option) for option in prompt.options]
        if prompt.kind == "play" and not self.table.rushing and Reading(self.table.view).takes_the_rest:
            shown.append(Button(words.lazy("claim.button"), lambda: Push(self._claiming()), primary=True))
        return {"prompt": shown, "side": side}

    def _claiming(self) -> Overlay:
        """A confirmation, so that a claim is never made by accident."""
        left = len(self.table.view.hand)

        def claim() -> Step:
            self.table.claim()
            return Pop()

        def build() -> list[Widget]:
            return [Label(words.lazy("claim.title"), "heading", align="centre"), Label(words.count("claim.text", left)),
                    Row([Button(words.lazy("claim.yes"), claim, primary=True),
                         Button(words.lazy("common.back"), Pop)], place="centre")]
        return Overlay(build)

    def _show_last_trick(self) -> Step:
        board, table = self.table.stage.board, self.table
        cards = [(card, table.name(seat)) for seat, card in board.last_trick]
        return Push(ShowCards(words.say("table.last_trick"), cards))

    def _show_ecart(self) -> Step:
        cards = [(card, "") for card in sorted(self.table.view.ecart or ())]
        return Push(ShowCards(words.say("table.ecart"), cards))

    def extra_items(self) -> list[Item]:
        """The target for a dragged card: the own place in the trick."""
        held = self.table.stage.held
        if held is None or self.table.prompt().kind != "play":
            return []
        pose = self.table.layout.trick(self.table.session.viewer)
        picture = furniture.slot((round(pose.width * 1.06), round(pose.width * ASPECT * 1.04)))
        return [picture_item("drop", 390.0, picture, (pose.x, pose.y))]

    def use(self, card: Card, at: tuple[int, int]) -> None:
        """Play a card, or return it to the hand with the reason; before the turn, choose it ahead."""
        if self.table.mine:
            self.table.act(Play(card), card, at)
        else:
            choose_ahead(self.table, card)


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
