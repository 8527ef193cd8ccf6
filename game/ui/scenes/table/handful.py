"""The choice of the trumps that a handful shows."""

from __future__ import annotations

from pygame import Surface

from ....engine.actions import ShowHandful
from ....engine.cards import FOOL, PAGAT, TAROTS, Card, Cards
from ....engine.phases.playing import is_handful
from ....view import words
from ...app.scene import Pop, Step
from ...draw import art, plain, theme
from ...draw.pictures import shaded
from ...table.table import Table
from ...widgets.base import Label, Widget, draw_ring
from ...widgets.boxes import Row
from ...widgets.button import Button
from .chooser import PackPicture
from .dialog import TableDialog

ROW = 11
"""The most trumps in a row of the picture."""
RIM = 3
"""Units of the gilt rim of a trump that is to be shown."""


def offers_a_choice(hand: Cards, size: int) -> bool:
    """Whether ``hand`` has more trumps than a handful of ``size`` shows."""
    return len(hand & TAROTS) > size


def proposed(hand: Cards, size: int) -> Cards:
    """The trumps of ``hand`` to begin with: the lowest, but the 1 only if it is needed."""
    falling = sorted(hand & TAROTS, key=lambda card: (card == PAGAT, card))
    return frozenset(falling[:size])


class TrumpsPicture(PackPicture):
    """The player's trumps; those to be shown have a gilt rim, the others are in the shade."""

    def draw(self, surface: Surface) -> None:
        """Every trump."""
        shown, rim = self.good(), self.metrics.px(RIM)
        for card, rect in self.places().items():
            picture = art.card(card.name, rect.width)
            art.stick(surface, picture if card in shown else shaded(picture), rect)
            if card in shown:
                plain.rounded(surface, rect.inflate(2 * rim, 2 * rim), theme.GILT, 3 * rim, rim)
        if self.at is not None and self.focused:
            draw_ring(surface, self.places()[self.at], self.metrics, self.metrics.px(6))


class HandfulChooser(TableDialog):
    """A panel with the player's trumps: exactly ``size`` of them are chosen, and then shown."""

    def __init__(self, table: Table, size: int) -> None:
        self.size, self.hand = size, table.view.hand
        self.shown = proposed(self.hand, size)
        self._at: Card | None = None
        super().__init__(table, self._parts)

    def _parts(self) -> list[Widget]:
        trumps = sorted(self.hand & (TAROTS | {FOOL}), key=lambda card: (card == FOOL, -card))
        long = -(-len(trumps) // -(-len(trumps) // ROW))  # rows of one length
        rows = [trumps[first:first + long] for first in range(0, len(trumps), long)]
        picture = TrumpsPicture(rows, frozenset(trumps), self._toggle, self._toggle, lambda: self.shown)
        picture.at = self._at if self._at is not None else picture.at
        show = Button(words.count("handful.show", self.size), self._show, primary=True, why=self._why())
        return [Label(words.count("handful.choose", self.size), "heading", align="centre"), picture,
                Row([show, Button(words.lazy("common.back"), Pop)], 14, place="centre")]

    def _why(self) -> str | None:
        """Why these trumps are no handful; None if they are."""
        if len(self.shown) == self.size and is_handful(self.table.session.rules, self.hand, tuple(self.shown)):
            return None
        if len(self.shown) != self.size:
            return words.say("handful.chosen", n=len(self.shown), size=self.size)
        return words.say("handful.fool")

    def _toggle(self, card: Card) -> Step | None:
        self.shown, self._at = self.shown ^ {card}, card
        self.resize(self.metrics)
        return None

    def _show(self) -> Step:
        self.table.act(ShowHandful(tuple(sorted(self.shown, key=lambda card: (card == FOOL, card)))))
        return Pop()

