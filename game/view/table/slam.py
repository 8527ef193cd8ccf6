"""Whether a hand is worth the question of a slam. No pygame."""

from __future__ import annotations

from ...engine.cards import FOOL, PACK, TAROTS
from ...engine.observation import Observation

KINGS = frozenset(card for card in PACK if card.rank == 14 and card not in TAROTS)
SHARE = 3, 5
"""Of a hand that might win every trick, at least this share is tarots and Kings, the Fool included.

That is generous: a slam needs nearly the whole hand, and 11 cards of 18 are enough for the question.
"""


def might_slam(view: Observation) -> bool:
    """Whether the seat of ``view`` might win every trick: it has the highest tarot and many tarots and Kings."""
    tarots, strength = view.hand & TAROTS, view.rules.strength
    best = max((card for card in view.rules.deck if card in TAROTS), key=lambda card: strength[card])
    strong = len(tarots) + len(view.hand & {FOOL}) + sum(card in KINGS for card in view.hand)
    return best in tarots and strong * SHARE[1] >= len(view.hand) * SHARE[0]
