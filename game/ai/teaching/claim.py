"""Whether the rest of a deal is settled, whoever plays what: from what one seat knows and nothing else."""

from __future__ import annotations

from ...engine.cards import FOOL, PAGAT, TAROTS, Card, Cards
from ...engine.observation import Observation
from ...engine.payment import PRIZE_AT_LAST
from ..reading import Reading

LEAST = 2


def all_mine(seen: Observation) -> bool:
    """Whether the seat, on lead, takes every trick that is left in any order and against any cards.

    Never while the Fool is out or a 1 could still be worth something by the trick it falls in.
    """
    on_lead = seen.phase == "playing" and seen.turn == seen.seat and not seen.trick.cards
    if not on_lead or len(seen.hand) < LEAST:
        return False
    others = Reading(seen).unseen
    if FOOL in others | seen.hand or (seen.rules.payment in PRIZE_AT_LAST and PAGAT in others | seen.hand):
        return False
    return all(_sure(seen, card, others) for card in seen.hand)


def _sure(seen: Observation, card: Card, others: Cards) -> bool:
    """Whether ``card`` wins its trick whenever it is led."""
    strength, tarots = seen.rules.strength, others & TAROTS
    if card in TAROTS:
        return all(strength[card] > strength[other] for other in tarots)
    return not tarots and all(strength[card] > strength[o] for o in others if o.suit == card.suit)
