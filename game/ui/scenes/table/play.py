"""Trick after trick."""

from __future__ import annotations

from ....ai.reading import Reading
from ....engine.actions import Play
from ....engine.cards import Card
from ....view import words
from ....view.table.layout import ASPECT
from ....view.table.prompts import Prompt
from ...app.scene import Pop, Push, Step
from ...table import furniture
from ...table.canvas import Item, pictured
from ...widgets.base import Label, Widget
from ...widgets.boxes import Row
from ...widgets.button import Button, IconButton
from ..overlay import Overlay
from .show_cards import ShowCards
from .table_scene import TableScene


class PlayScene(TableScene):
    """Cards into tricks; handfuls; the last trick to look at."""

    stages = ("play",)

    def controls(self, prompt: Prompt) -> dict[str, list[Widget]]:
        """A handful above the hand at its moment; the last trick and the own écart at the side."""
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
        """Asks once more, so that nothing is laid down by accident."""
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
        """Where a card in the fingers may be laid: the own place in the trick."""
        held = self.table.stage.held
        if held is None or self.table.prompt().kind != "play":
            return []
        pose = self.table.layout.trick(self.table.session.viewer)
        picture = furniture.slot((round(pose.width * 1.06), round(pose.width * ASPECT * 1.04)))
        return [pictured("drop", 390.0, picture, (pose.x, pose.y))]

    def use(self, card: Card, at: tuple[int, int]) -> None:
        """A card is played, or springs home and says why."""
        self.table.act(Play(card), card, at)
