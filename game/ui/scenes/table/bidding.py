"""The scene of the phases before the first trick: the auction, the discard, asking and calling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect

from ....engine.actions import Discard, Give
from ....engine.cards import Card
from ....engine.ecart import discardable, not_discardable_by
from ....view import words
from ....view.access import USED, Node, NodeRole, read_out
from ....view.table.layout import ASPECT, ROW_WIDTH, Pose
from ....view.table.prompts import Prompt
from ....view.table.refusals import NOW
from ....view.table.zones import TALON
from ....view.units import Metrics, Size
from ....view.words import spoken
from ...app.scene import Push, Step
from ...draw import art, text, theme
from ...table import furniture
from ...table.canvas import Item, picture_item
from ...table.hand import choose_ahead
from ...table.seats import SeatView, seat_medallion
from ...widgets import ROOMY, Button, Widget, Written
from .chooser import CardChooser, LikelyCards, naming
from .play import seen_buttons
from .table_scene import TableScene

HEAP_DOWN = 90
"""Units from the middle of the talon to the middle of the buttons below it."""
STAKE_SHARE = 0.55
"""The share of a bid's button that its multiplier takes."""
EXCHANGED, HOLDER = 108.0, 32
"""Units: the width of a card in an exchange, and the radius of the other player's medallion."""


class BidButton(Button):
    """A bid on two lines: its name, and below it the ``stake``, if it has one."""

    def __init__(self, stake: str, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.stake = stake

    def node(self) -> Node:
        """A node named with both lines, so that the tip remains its description."""
        return Node(NodeRole.BUTTON, read_out(f"{spoken(self.words)} {self.stake}".strip()), acts=USED)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        wide, high = super().preferred(metrics, room)
        return wide, high + text.line_height("button", metrics)

    def written(self) -> Sequence[Written]:
        (name,) = super().written()
        if not self.stake:
            return (name,)
        half = name.rect.height * STAKE_SHARE
        upper, lower = name.rect.copy(), name.rect.copy()
        upper.height = round(name.rect.height - half)
        upper.top, lower.top = name.rect.top + self.metrics.px(3), upper.bottom - self.metrics.px(3)
        lower.height = round(half)
        colour = theme.ON_PAPER.accent if self.why is None else name.colour
        stake = Written(text.lay(self.stake, "heading", self.metrics), lower, colour, "centre")
        return replace(name, rect=upper), stake


class BiddingScene(TableScene):
    """The scene for discarding, bidding, asking, giving and calling."""

    stages = ("deal", "bidding")
    _laying: Button
    _slam_asked: Button
    _opened: Prompt | None = None
    """The prompt for which the picture of the pack was opened."""

    def controls(self, prompt: Prompt) -> dict[str, list[Widget]]:
        if prompt.kind == "discard":
            size, done = self.table.session.rules.row.talon, len(self.table.stage.offered)
            why = None if done == size else words.lazy("discard.counter", done=done, size=size)
            label = words.say("discard.confirm") + f"  {done}/{size}"
            self._laying = Button(label, self._lay_away, primary=True, why=why)
            return {"middle": [self._laying], "side": [*self._slam(), *seen_buttons(self.table)]}
        buttons: list[Widget] = [
            self.option_button(option, partial(BidButton, option.stake) if prompt.kind == "bid" else Button)
            for option in prompt.options]
        if prompt.kind in ("ask", "call"):
            choose = Button(words.lazy("chooser.open"), partial(self._choose, prompt), primary=True)
            self.doing[choose] = tuple(map(naming(prompt), prompt.picks))
            buttons.insert(0, choose)
        likely: list[Widget] = [LikelyCards(self.table, prompt)] if prompt.picks else []
        return {"cards": likely, "middle": buttons, "side": seen_buttons(self.table)}

    def update(self, dt: float) -> Step | None:
        """Advance by ``dt`` seconds; when a card of the pack must be chosen, open the picture of the pack once."""
        step = super().update(dt)
        asked, table = self._asked, self.table
        named = asked is not None and asked.kind in ("ask", "call") and asked != self._opened
        if step is not None or asked is None or not named or not table.caught_up or table.tutor is not None:
            return step
        return self._choose(asked)

    def _choose(self, prompt: Prompt) -> Step:
        self._opened = prompt
        return Push(CardChooser(self.table, prompt))

    def _slam(self) -> list[Widget]:
        """The button that turns on the question about a slam, even for a weak hand."""
        table = self.table
        if not table.view.rules.family.slams or table.tutor is not None:
            return []

        state = "asked" if table.asks_slam else "ask"
        self._slam_asked = Button(words.lazy(f"slam.{state}"), self._switch_slam, tip=words.lazy(f"slam.{state}_tip"))
        return [self._slam_asked]

    def _switch_slam(self) -> None:
        """Turn on or off the question about a slam, which is asked after the discard."""
        self.table.asks_slam = not self.table.asks_slam
        self._build(self.table.prompt())
        if self.form.focus.visible:
            self.form.focus_on(self._slam_asked)

    def _lay_away(self) -> None:
        for card in self.table.stage.offered:
            if not self.table.act(Discard(card), card):
                break

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the buttons: below the slots or cards to choose from, or below the talon on the table."""
        metrics, (x, y) = self.table.metrics, self.table.layout.centre
        talon = self.table.stage.zones.at(TALON)
        kind = self._asked.kind if self._asked is not None else ""
        if kind in ("discard", "ask", "call") or any(piece.face for piece in talon):
            y += ROW_WIDTH * ASPECT / 2 * metrics.ui_scale + metrics.px(36)
            y = min(y, self.above_crest)
        elif talon and not self.table.stage.talon_aside:
            y += HEAP_DOWN * metrics.ui_scale
        return x, y

    @property
    def kept_clear(self) -> Rect:
        talon = self.table.stage.zones.at(TALON)
        pile = None if any(piece.face for piece in talon) else self.table.stage.around(talon)
        return pile or super().kept_clear

    def use(self, card: Card) -> None:
        """Move ``card`` to the slots or back, give it in exchange, or choose it ahead for the first trick."""
        kind = self.table.prompt().kind
        if kind == "discard":
            self._toggle(card)
        elif kind == "give":
            self.table.act(Give(card), card)
        elif kind == "wait":
            choose_ahead(self.table, card)
        else:
            self.table.refuse(NOW[kind], card)

    @property
    def chosen_last(self) -> Card | None:
        return next(reversed(self.table.stage.offered), None) if self.table.prompt().kind == "discard" else None

    def _toggle(self, card: Card) -> None:
        """Move ``card`` into the slots or out of them, or show the reason why it may not be discarded."""
        table, stage = self.table, self.table.stage
        if card in stage.offered:
            stage.offered = tuple(c for c in stage.offered if c != card)
        else:
            view = table.view
            laid = frozenset(stage.offered)
            if len(laid) == view.rules.row.talon:
                table.refuse("ecart-full", card)
                return
            if card not in discardable(view.rules, view.hand, laid):
                table.refuse(not_discardable_by(view.rules, view.hand - laid, card), card)
                return
            stage.offered = (*stage.offered, card)
        table.remarks.shown = None
        table.play_sound("deal")
        stage.rearrange()
        self._build(table.prompt())
        if len(stage.offered) == table.session.rules.row.talon:
            self.form.focus_on(self._laying)

    def extra_items(self) -> list[Item]:
        """The empty slots for the discard; in an exchange the card received and the slot for the card to give."""
        kind, table = self._asked.kind if self._asked is not None else "", self.table
        if kind == "give":
            return self._exchange()
        if kind != "discard":
            return []
        size = table.session.rules.row.talon
        return [self._slot(table.layout.row(i, size), i) for i in range(size)]

    def _exchange(self) -> list[Item]:
        """The card that another player handed over, and a slot with the medallion of that player."""
        table, layout = self.table, self.table.layout
        owed = next(one for one in table.view.exchanges if one.given is None)
        got, place = (layout.row(i, 2, EXCHANGED) for i in range(2))
        holder = SeatView(owed.holder, "", table.flower(owed.holder), dealer=False, active=False)
        medallion = seat_medallion(holder, layout.metrics, layout.metrics.px(HOLDER))
        return [picture_item(("got",), 10.0, art.card(owed.asked.name, round(got.width)), (got.x, got.y)),
                self._slot(place, 0), picture_item(("to",), 11.0, medallion, (place.x, place.y))]

    @staticmethod
    def _slot(pose: Pose, number: int) -> Item:
        picture = furniture.slot((round(pose.width * 1.04), round(pose.width * ASPECT * 1.03)))
        return picture_item(("slot", number), 10.0, picture, (pose.x, pose.y))
