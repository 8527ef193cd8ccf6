"""Decides by the hand whether a player is asked to announce a slam."""

from __future__ import annotations

from ..engine.cards import KINGS, TAROTS, THE_FOOL
from ..engine.observation import Observation

SHARE = 3, 5
"""Of a hand that might win every trick, at least this share is tarots and Kings, the Fool included.

That is generous: a slam needs nearly the whole hand, and 11 cards of 18 are enough for the question.
"""


def might_slam(view: Observation) -> bool:
    """Whether the seat of ``view`` might win every trick: it has the highest tarot and many tarots and Kings."""
    tarots, strength = view.hand & TAROTS, view.rules.strength
    best = max((card for card in view.rules.deck if card in TAROTS), key=lambda card: strength[card])
    strong = len(tarots) + len(view.hand & (THE_FOOL | KINGS))
    return best in tarots and strong * SHARE[1] >= len(view.hand) * SHARE[0]


def passes_unasked(view: Observation) -> bool:
    """Whether the table answers that no slam is announced: after a discard, for a hand that could hardly win one.

    Before a discard the question is the only moment to announce one.
    """
    return view.phase == "announcing" and view.ecart is not None and not might_slam(view)
