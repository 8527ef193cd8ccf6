"""The type of a reason, and questions that several reasons ask of a Reading."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ....engine.actions import Action
from ....engine.cards import FOOL, Card
from ....engine.rules import Seat
from ...reading import Reading


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason: the ``key`` of its words, with the ``cards``, ``seats`` and ``number`` it mentions."""

    key: str
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate of an action.

    ``behind`` is its distance from the best in card points, ``good`` whether it still counts as equally good, ``paid``
    the expected payment of the seat.
    """

    behind: float
    good: bool
    paid: float = 0.0


def is_ours(reading: Reading) -> bool:
    """Whether an ally is winning the trick, and no later seat but an ally can take it."""
    return reading.winner_so_far is not None and reading.may_win() <= reading.allies


def is_theirs(reading: Reading) -> bool:
    """Whether an opponent is winning the trick, and no later seat but an opponent can take it."""
    return reading.winner_so_far is not None and reading.may_win() <= reading.foes


def stays(reading: Reading, card: Card) -> bool:
    """Whether ``card`` takes the trick and only an ally can still beat it."""
    return reading.beats(card) and reading.fate(card) == "safe"


def stake(reading: Reading) -> float:
    """The card points in the trick."""
    return sum(reading.points[card] for card in reading.seen.trick.cards if card != FOOL)


def cheapest(reading: Reading, cards: Collection[Card]) -> float:
    """The card points of the cheapest of ``cards``; 0 if there are none."""
    return min((reading.points[card] for card in cards), default=0.0)


def card_of(action: Action) -> Card | None:
    return getattr(action, "card", None)
