"""The actions of players, and the error for a refused one. The names of the classes are imperatives."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import PACK, Card
from .rules import Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer to play ``contract``, the id of a row of the rules' contracts."""

    contract: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass in the auction, or decline to announce a slam before the first card."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard one card; the écart is complete when it has as many cards as the rules require."""

    card: Card


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the holder of ``card`` for it (the soloist of Chambéry; Grand Café rules)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Done:
    """Ask for no further cards."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give ``card`` back for a card received."""

    card: Card


@dataclass(frozen=True, slots=True)
class Call:
    """Call a card: its holder becomes the partner."""

    card: Card


@dataclass(frozen=True, slots=True)
class DeclareSlam:
    """Announce that the seat's side will win every trick."""


@dataclass(frozen=True, slots=True)
class ShowHandful:
    """Show a handful: ``cards`` are tarots, with or without the Fool; the rules fix their number."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Put ``card`` into the trick."""

    card: Card


CardAction = Discard | Ask | Give | Call | Play
"""The actions with one card, in the attribute ``card``."""
Action = Bid | Pass | Discard | Ask | Done | Give | Call | DeclareSlam | ShowHandful | Play

#: One shared Play and Discard for every card, because self-play needs millions of them.
PLAY = tuple(Play(card) for card in PACK)
DISCARD = tuple(Discard(card) for card in PACK)


class IllegalAction(ValueError):
    """``action`` by ``seat`` breaks the rule with the key ``rule``; ``legal`` are the legal actions of the seat."""

    def __init__(self, rule: str, action: Action, seat: Seat | None, legal: tuple[Action, ...]) -> None:
        super().__init__(f"{action} by seat {seat} is against the rule {rule}; legal: {list(legal)}")
        self.rule, self.action, self.seat, self.legal = rule, action, seat, legal
