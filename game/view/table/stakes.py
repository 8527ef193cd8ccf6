"""The stake of an event at the table, which determines its pauses, motion and sound."""

from __future__ import annotations

from ...engine import events as ev
from ...engine.cards import KINGS, PAGAT, TAROTS, Card
from ...engine.piles import COUNTS
from ...engine.rules import Rules, Seat
from ...engine.sides import Sides
from .board import Board

MANY_POINTS = 10
"""The least card points of a trick that count as a step."""


def stake_of(event: ev.Event, board: Board, sides: Sides) -> int:
    """The stake of ``event``, from 0 for nothing special to 3; ``board`` is the one before it.

    It rises by 1 each for a trick of many points, a King or 1 that changes sides in it, a 1 that is saved, and the
    highest trump when it is played. ``sides`` are those known.
    """
    match event:
        case ev.CardPlayed(_, card):
            return int(is_highest(board.rules, card))
        case ev.TrickTaken(winner, cards):
            family = board.rules.family
            units = COUNTS[family.count](sum(family.values[card] for card in cards), len(cards), 1)
            saved = any(card == PAGAT and is_saved(sides, seat, winner) for seat, card in board.trick)
            return (units >= MANY_POINTS * family.unit) + bool(caught(board, sides, winner)) + saved
    return 0


def is_highest(rules: Rules, card: Card) -> bool:
    """Whether ``card`` is the trump that beats all others."""
    return card == max(TAROTS, key=lambda one: rules.strength[one])


def caught(board: Board, sides: Sides, winner: Seat) -> list[tuple[Seat, Card]]:
    """The Kings and the 1 in the trick of ``board``, with their seats, that are known to change sides to ``winner``."""
    return [(seat, card) for seat, card in board.trick if (card == PAGAT or card in KINGS)
            and None not in (sides[seat], sides[winner]) and sides[seat] != sides[winner]]


def is_saved(sides: Sides, seat: Seat, winner: Seat) -> bool:
    """Whether a card of ``seat`` in a trick won by ``winner`` is known to stay with its side."""
    return seat == winner or (sides[seat] is not None and sides[seat] == sides[winner])
