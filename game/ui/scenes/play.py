"""Trick after trick."""

from __future__ import annotations

from functools import partial

from ...engine.actions import Action, Play
from ...engine.cards import Card
from .. import words
from ..scene import Push, Step
from ..table.prompts import Option, Prompt
from ..table.table import Table
from ..widgets.base import Widget
from ..widgets.button import Button
from .show_cards import ShowCards
from .table_scene import SCENES, TableScene


class PlayScene(TableScene):
    """Cards into tricks; handfuls; the last trick to look at."""

    stages = ("play",)

    def controls(self, prompt: Prompt) -> dict[str, list[Widget]]:
        """A handful above the hand at its moment; the last trick and the own écart at the side."""
        side: list[Widget] = []
        board = self.table.stage.board
        if self.table.view.ecart:
            side.append(Button(words.lazy("table.ecart"), self._show_ecart))
        if board.last_trick:
            side.append(Button(words.lazy("table.last_trick"), self._show_last_trick))
        shown: list[Widget] = [self._button(option) for option in prompt.options]
        return {"prompt": shown, "side": side}

    def _button(self, option: Option) -> Button:
        return Button(option.label, partial(self._act, option.action), primary=option.primary)

    def _act(self, action: Action) -> Step | None:
        self.table.act(action)
        return None

    def _show_last_trick(self) -> Step:
        board, table = self.table.stage.board, self.table
        cards = [(card, table.name(seat)) for seat, card in board.last_trick]
        return Push(ShowCards(words.say("table.last_trick"), cards))

    def _show_ecart(self) -> Step:
        cards = [(card, "") for card in sorted(self.table.view.ecart or ())]
        return Push(ShowCards(words.say("table.ecart"), cards))

    def use(self, card: Card, at: tuple[int, int]) -> None:
        """A card is played, or springs home and says why."""
        self.table.act(Play(card), card, at)


def play(table: Table) -> PlayScene:
    """The scene for the tricks."""
    return PlayScene(table)


SCENES["play"] = play
