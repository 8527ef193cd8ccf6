"""Which card to call."""

from __future__ import annotations

from ...engine.actions import Action, Call
from ...engine.cards import KINGS, QUEENS, RANK, SUIT, Card
from ...engine.observation import Observation


def call(seen: Observation) -> Action:
    """A card another holds, of a suit this hand can use it in."""
    calls = [action.card for action in seen.actions if isinstance(action, Call)]
    return Call(max(calls, key=lambda card: fit(seen, card)))


def fit(seen: Observation, card: Card) -> tuple[bool, int, float]:
    """Not an own card; rather the higher rank; rather where the next court waits for it, in a short suit."""
    own = seen.hand | (seen.ecart or frozenset())
    suit = seen.hand & SUIT[card.suit]
    waiting = 2.0 * len(suit & QUEENS) + len(suit & RANK["C"]) + 1.5 * (card in QUEENS and bool(suit & KINGS))
    lead_to_it = 0.0 if suit else -1.5
    return card not in own, card.rank, waiting + lead_to_it - 0.3 * len(suit)
