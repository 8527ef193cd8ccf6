"""What a player may do. Names are imperative: an action is a wish."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import PACK, Card


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer to play ``contract``, the id of a row of the rules' contracts."""

    contract: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid nothing; before the first card: declare no slam."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay one card away; as many as the rules ask make an écart."""

    card: Card


@dataclass(frozen=True, slots=True)
class Ask:
    """Demand ``card`` from whoever holds it (the soloist of Chambéry)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Done:
    """Ask for no more cards than were named so far."""


@dataclass(frozen=True, slots=True)
class Give:
    """Hand ``card`` back for a card received."""

    card: Card


@dataclass(frozen=True, slots=True)
class Call:
    """Name the card whose holder shall be the partner."""

    card: Card


@dataclass(frozen=True, slots=True)
class DeclareSlam:
    """Announce that the own side will take every trick."""


@dataclass(frozen=True, slots=True)
class ShowHandful:
    """Show exactly as many tarots as a handful has."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Put ``card`` into the trick."""

    card: Card


CardAction = Discard | Ask | Give | Call | Play
"""The actions about one card, their ``card``."""
Action = Bid | Pass | Discard | Ask | Done | Give | Call | DeclareSlam | ShowHandful | Play

#: One shared Play and Discard for every card: they are made by the million in self-play.
PLAY = tuple(Play(card) for card in PACK)
DISCARD = tuple(Discard(card) for card in PACK)
