"""The scene in which cards are played to tricks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from ....ai.outcome import is_decided
from ....ai.reading import Reading
from ....engine.actions import Play, ShowHandful
from ....engine.cards import Card
from ....engine.observation import Observation
from ....view import words
from ....view.access import READ, Node, NodeRole
from ....view.sides import SeatRole, role_words
from ....view.table.layout import ASPECT
from ....view.table.prompts import Prompt, PromptOption
from ....view.units import Metrics, Size
from ....view.words import Text
from ...app.scene import Pop, Push, Step
from ...draw import art, plain, text, theme
from ...table import furniture
from ...table.canvas import Item, picture_item
from ...table.hand import DiscardPile, choose_ahead
from ...table.seats import side_disc
from ...table.table import Table
from ...widgets import ROOMY, Button, Label, Row, Widget
from ...widgets.base import bounds_of
from ...widgets.button import Tool
from .after import CardLines, CountedLine
from .asides import TableDialog
from .chooser import HandfulChooser, offers_a_choice
from .table_scene import TableScene


class PlayScene(TableScene):
    """The scene for playing cards, showing handfuls and looking at the last trick."""

    stages = ("play",)
    _decided: tuple[Observation, bool] | None = None
    """The last observation that was examined, and whether its remaining tricks cannot change the result."""

    def controls(self, prompt: Prompt) -> dict[str, list[Widget]]:
        """The buttons for a handful above the hand; the last trick and the cards shown before at the side."""
        side = seen_buttons(self.table)
        board = self.table.stage.board
        if board.last_trick:
            side.append(Tool("last_trick", words.lazy("table.last_trick"), lambda: Push(last_trick(self.table))))
        shown: list[Widget] = [self._handful(option) for option in prompt.options]
        if prompt.kind == "play" and not self.table.rushing and self.table.tutor is None:
            shown += self._ways_to_the_end()
        return {"prompt": shown, "side": side, "discard": _discard(self.table)}

    def _ways_to_the_end(self) -> list[Widget]:
        """A button to play the remaining tricks at once, if no order of play changes the result; else empty."""
        view = self.table.view
        if Reading(view).takes_the_rest:
            return [Button(words.lazy("rest.button.claim"), lambda: Push(self.claiming("claim")), primary=True)]
        if self._decided is None or self._decided[0] is not view:
            self._decided = view, is_decided(view)
        return [Button(words.lazy("rest.button.same"), lambda: Push(self.claiming("same")))] \
            if self._decided[1] else []

    def _handful(self, option: PromptOption) -> Button:
        """A button that shows a handful; if the hand has more trumps than needed, it opens their choice first."""
        button = self.option_button(option)
        action, table = option.action, self.table
        size = len(action.cards) if isinstance(action, ShowHandful) else 0
        if size and table.tutor is None and offers_a_choice(table.view.hand, size):
            button.action = lambda: Push(HandfulChooser(table, size))
        return button

    def claiming(self, why: str) -> TableDialog:
        """A dialog that asks, with the text for ``why``, whether to play the remaining tricks at once."""
        left = len(self.table.view.hand)

        def play_out() -> Step:
            self.table.play_out()
            return Pop()

        def build() -> list[Widget]:
            return [Label(words.lazy(f"rest.title.{why}"), "heading", align="centre"),
                    Label(words.count(f"rest.text.{why}", left)),
                    Row([Button(words.lazy(f"rest.yes.{why}"), play_out, primary=True),
                         Button(words.lazy("common.back"), Pop)], place="centre")]
        return TableDialog(self.table, build)

    def extra_items(self) -> list[Item]:
        """The empty place of the player's card in the trick during the player's turn."""
        if self.table.prompt().kind != "play":
            return []
        pose = self.table.layout.trick(self.table.session.viewer)
        picture = furniture.slot((round(pose.width * SLOT), round(pose.width * ASPECT * SLOT)))
        return [picture_item(("drop",), 390.0, picture, (pose.x, pose.y))]

    def use(self, card: Card) -> None:
        """Play ``card``, or show the reason why that is illegal; before the player's turn, choose it ahead."""
        if self.table.mine:
            self.table.act(Play(card), card)
        else:
            choose_ahead(self.table, card)


WIDTH = 112
SLOT = 0.96
"""The width of the empty place for the viewer's card, in widths of the card, so that it clears its neighbours."""
OF_A_TRICK = {(True, False): "trick.led", (False, True): "trick.won", (True, True): "trick.led_won"}
"""The words for a card of a trick that is over: by whether it was led, and whether it won."""


@dataclass(frozen=True, slots=True)
class CaptionedCard:
    """A card with the ``name`` and ``role`` of its player below it, and its effect ``did``; framed if it ``shines``."""

    card: Card
    name: str = ""
    role: SeatRole = "none"
    did: str = ""
    shines: bool = False

    @property
    def words(self) -> str:
        """The player, the side, the card and its effect, in words."""
        said = self.name, role_words(self.role), words.card(self.card.name), self.did
        return ", ".join(one for one in said if one)


class CaptionedCards(Widget):
    """Cards side by side with text below each."""

    def __init__(self, cards: Sequence[CaptionedCard]) -> None:
        super().__init__()
        self.cards = list(cards)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        step, high = self._step(metrics)
        return step * len(self.cards), high

    def node(self) -> Node | None:
        return Node(NodeRole.LIST, acts=READ, parts=tuple(
            Node(NodeRole.ITEM, one.words, (str(number),), bounds=bounds_of(self.rect), acts=READ)
            for number, one in enumerate(self.cards)))

    def _step(self, metrics: Metrics) -> Size:
        said = [text.width(word, "small", metrics) + metrics.px(8) + sign
                for one in self.cards for word, sign in ((one.name, self._sign(one, metrics)), (one.did, 0))]
        lines = 2 if any(one.did for one in self.cards) else 1
        high = art.card_height(metrics.px(WIDTH)) + lines * text.line_height("small", metrics) + metrics.px(6)
        return max([metrics.px(WIDTH + 12), *said]), high

    @staticmethod
    def _sign(one: CaptionedCard, metrics: Metrics) -> int:
        return text.line_height("small", metrics) if one.role != "none" else 0

    def draw(self, surface: Surface) -> None:
        step, _ = self._step(self.metrics)
        width = self.metrics.px(WIDTH)
        left = self.rect.centerx - step * len(self.cards) // 2
        for one in self.cards:
            picture = art.card(one.card.name, width)
            spot = picture.get_rect(midtop=(left + step // 2, self.rect.top))
            if one.shines:
                rim = self.metrics.px(4)
                plain.rounded(surface, spot.inflate(2 * rim, 2 * rim), theme.GILT, 2 * rim, rim)
            art.stick(surface, picture, spot)
            below = Rect(left, spot.bottom + self.metrics.px(2), step, 0)
            for word, colour, sign in ((one.name, theme.ON_PAPER.muted, self._sign(one, self.metrics)),
                                       (one.did, theme.ON_PAPER.ink, 0)):
                block = text.lay(word, "small", self.metrics)
                below.height = block.height
                spot = text.draw(surface, block, below.move(sign // 2, 0), colour, "centre")
                if sign:
                    disc = side_disc(one.role, round(sign * 0.9))
                    art.stick(surface, disc, disc.get_rect(midright=(spot.left - sign // 10, spot.centery)))
                below.top += block.height
            left += step


def seen_buttons(table: Table) -> list[Widget]:
    """The buttons for cards that may be seen again during the deal: a shown talon, handfuls."""
    board = table.stage.board
    piles = [("", words.say("game.talon"), board.talon)]
    piles += [(table.name(one.seat) + " · ", words.count("say.handful", len(one.cards)), one.cards)
              for one in board.handfuls]
    found = [(name, CountedLine(whose + name, tuple(sorted(cards, key=table.stage.sort))))
             for whose, name, cards in piles if cards]
    if not found or table.tutor is not None:
        return []
    return [Tool("gallery", words.lazy("tool.shown"), lambda: Push(_show(table, [line for _, line in found])),
                 found[0][0])]


def _discard(table: Table) -> list[Widget]:
    """The pile of the player's discard, which shows its cards after a click; empty if there is none."""
    cards = table.view.ecart
    if not cards or table.tutor is not None:
        return []
    line = CountedLine(words.lazy("table.ecart"), tuple(sorted(cards, key=table.stage.sort)))
    return [DiscardPile(words.lazy("tool.discard"), words.lazy("table.ecart"), len(cards),
                        lambda: Push(_show(table, [line])))]


def _show(table: Table, lines: Sequence[CountedLine]) -> TableDialog:
    """A panel with the cards of ``lines``: large if they are few, otherwise line by line."""
    if len(lines) == 1 and len(lines[0].cards) <= table.session.rules.row.talon:
        return ShowCards(table, lines[0].word, lambda: [CaptionedCard(card) for card in lines[0].cards])
    return TableDialog(table, lambda: [CardLines(lines), Button(words.lazy("common.close"), Pop, primary=True)])


def last_trick(table: Table) -> ShowCards:
    """A panel with the last complete trick at ``table``, card by card, with the leader and the winner."""
    board, (_, roles) = table.stage.board, table.played_for()

    def cards() -> list[CaptionedCard]:
        found = []
        for number, (seat, card) in enumerate(board.last_trick):
            won = seat == board.last_winner
            key = OF_A_TRICK.get((number == 0, won))
            found.append(CaptionedCard(card, table.name(seat), roles[seat], words.say(key) if key else "", won))
        return found
    return ShowCards(table, words.lazy("table.last_trick"), cards)


class ShowCards(TableDialog):
    """A panel with a title, ``cards`` in a row, and a back button."""

    def __init__(self, table: Table, title: Text, cards: Callable[[], Sequence[CaptionedCard]]) -> None:
        def build() -> list[Widget]:
            return [Label(title, "heading", align="centre"), CaptionedCards(cards()),
                    Button(words.lazy("common.close"), Pop, primary=True)]
        super().__init__(table, build)
