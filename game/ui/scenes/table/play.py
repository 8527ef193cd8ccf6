"""The scene of the tricks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ....ai.reading import Reading
from ....engine.actions import Play, ShowHandful
from ....engine.cards import Card
from ....view import words
from ....view.access import READ, Node, NodeRole
from ....view.table.layout import ASPECT
from ....view.table.prompts import Prompt, PromptOption
from ....view.units import Metrics, Size
from ...app.scene import Pop, Push, Step
from ...draw import art, text, theme
from ...table import furniture
from ...table.canvas import Item, picture_item
from ...table.hand import choose_ahead
from ...table.table import Table
from ...widgets.base import ROOMY, Label, Part, Widget, bounds_of
from ...widgets.boxes import Row
from ...widgets.button import Button, IconButton
from .dialog import TableDialog
from .handful import HandfulChooser, offers_a_choice
from .table_scene import TableScene


class PlayScene(TableScene):
    """Play cards to tricks, show handfuls, look at the last trick."""

    stages = ("play",)

    def controls(self, prompt: Prompt) -> dict[str, list[Widget]]:
        """A handful above the hand when it is due; the last trick and the own écart at the side."""
        side = talon_buttons(self.table)
        board = self.table.stage.board
        if self.table.view.ecart and self.table.tutor is None:
            side.append(Button(words.lazy("table.ecart"), self._show_ecart))
        if board.last_trick:
            side.append(IconButton("last_trick", words.lazy("table.last_trick"), lambda: Push(last_trick(self.table))))
        shown: list[Widget] = [self._handful(option) for option in prompt.options]
        if prompt.kind == "play" and not self.table.rushing and Reading(self.table.view).takes_the_rest:
            shown.append(Button(words.lazy("claim.button"), lambda: Push(self.claiming()), primary=True))
        return {"prompt": shown, "side": side}

    def _handful(self, option: PromptOption) -> Button:
        """A button that shows a handful, after the choice of its trumps where the hand has more of them."""
        button = self.option_button(option)
        action, table = option.action, self.table
        size = len(action.cards) if isinstance(action, ShowHandful) else 0
        if size and table.tutor is None and offers_a_choice(table.view.hand, size):
            button.action = lambda: Push(HandfulChooser(table, size))
        return button

    def claiming(self) -> TableDialog:
        """A confirmation, so that a claim is never made by accident."""
        left = len(self.table.view.hand)

        def claim() -> Step:
            self.table.claim()
            return Pop()

        def build() -> list[Widget]:
            return [Label(words.lazy("claim.title"), "heading", align="centre"), Label(words.count("claim.text", left)),
                    Row([Button(words.lazy("claim.yes"), claim, primary=True),
                         Button(words.lazy("common.back"), Pop)], place="centre")]
        return TableDialog(self.table, build)

    def _show_ecart(self) -> Step:
        cards = [CaptionedCard(card) for card in sorted(self.table.view.ecart or ())]
        return Push(ShowCards(self.table, words.say("table.ecart"), cards))

    def extra_items(self) -> list[Item]:
        """The own place in the trick, while a card is due there."""
        if self.table.prompt().kind != "play":
            return []
        pose = self.table.layout.trick(self.table.session.viewer)
        picture = furniture.slot((round(pose.width * 1.06), round(pose.width * ASPECT * 1.04)))
        return [picture_item(("drop",), 390.0, picture, (pose.x, pose.y))]

    def use(self, card: Card) -> None:
        """Play a card, or return it to the hand with the reason; before the turn, choose it ahead."""
        if self.table.mine:
            self.table.act(Play(card), card)
        else:
            choose_ahead(self.table, card)


def _mark(led: bool, won: bool) -> str:
    """What is said of a card of a trick that is over."""
    key = OF_A_TRICK.get((led, won))
    return words.say(key) if key is not None else ""


WIDTH = 112
OF_A_TRICK = {(True, False): "trick.led", (False, True): "trick.won", (True, True): "trick.led_won"}
"""The words for a card of a trick that is over: by whether it was led, and whether it won."""


@dataclass(frozen=True, slots=True)
class CaptionedCard:
    """A card with the ``name`` below it of who played it, what it did, and whether it shines."""

    card: Card
    name: str = ""
    did: str = ""
    shines: bool = False


class CaptionedCards(Part):
    """Cards side by side with words below each."""

    def __init__(self, cards: Sequence[CaptionedCard]) -> None:
        super().__init__()
        self.cards = list(cards)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All in one row."""
        step, high = self._step(metrics)
        return step * len(self.cards), high

    def node(self) -> Node | None:
        """The cards, and who did what with them."""
        return Node(NodeRole.LIST, acts=READ, parts=tuple(
            Node(NodeRole.ITEM, ", ".join(said for said in (one.name, words.card(one.card.name), one.did) if said),
                 (str(number),), bounds=bounds_of(self.rect), acts=READ) for number, one in enumerate(self.cards)))

    def _step(self, metrics: Metrics) -> Size:
        said = [text.width(word, "small", metrics) + metrics.px(8)
                for one in self.cards for word in (one.name, one.did)]
        lines = 2 if any(one.did for one in self.cards) else 1
        high = art.card_height(metrics.px(WIDTH)) + lines * text.line_height("small", metrics) + metrics.px(6)
        return max([metrics.px(WIDTH + 12), *said]), high

    def draw(self, surface: Surface) -> None:
        """The cards and their words."""
        step, _ = self._step(self.metrics)
        width = self.metrics.px(WIDTH)
        left = self.rect.centerx - step * len(self.cards) // 2
        for one in self.cards:
            picture = art.card(one.card.name, width)
            spot = picture.get_rect(midtop=(left + step // 2, self.rect.top))
            if one.shines:
                rim = self.metrics.px(4)
                pygame.draw.rect(surface, theme.GILT, spot.inflate(2 * rim, 2 * rim), rim, border_radius=2 * rim)
            art.stick(surface, picture, spot)
            below = Rect(left, spot.bottom + self.metrics.px(2), step, 0)
            for word, colour in ((one.name, theme.ON_PAPER.muted), (one.did, theme.ON_PAPER.ink)):
                block = text.lay(word, "small", self.metrics)
                below.height = block.height
                text.draw(surface, block, below, colour, "centre")
                below.top += block.height
            left += step


def talon_buttons(table: Table) -> list[Widget]:
    """A button for the talon as long as it may be looked at again: until the first card is played."""
    talon = table.stage.board.talon
    if not talon or table.tutor is not None:
        return []
    cards = [CaptionedCard(card) for card in sorted(talon, key=table.stage.sort)]
    name = words.lazy("game.talon")
    return [Button(name, lambda: Push(ShowCards(table, words.spoken(name), cards)))]


def last_trick(table: Table) -> ShowCards:
    """The last complete trick of ``table``, card by card, with who led and who won."""
    board = table.stage.board
    cards = [CaptionedCard(card, table.name(seat), _mark(number == 0, seat == board.last_winner),
                           seat == board.last_winner) for number, (seat, card) in enumerate(board.last_trick)]
    return ShowCards(table, words.say("table.last_trick"), cards)


class ShowCards(TableDialog):
    """A panel with a title, a row of cards and a way back."""

    def __init__(self, table: Table, title: str, cards: Sequence[CaptionedCard]) -> None:
        def build() -> list[Widget]:
            return [Label(title, "heading", align="centre"), CaptionedCards(cards),
                    Button(words.lazy("common.close"), Pop, primary=True)]
        super().__init__(table, build)
