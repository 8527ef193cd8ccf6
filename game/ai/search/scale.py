"""What a card point is worth: the measure of all that is said about good and bad actions."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.observation import Observation
from ..kernel import layout as at
from ..kernel.codes import WEIGHING
from ..kernel.inputs import position_of

#: What every opponent pays on the average for one card point more, by the way of paying: the point itself where the
#: distance is paid, and the chance that it turns the deal where a deal won has its prize (measured on simulated deals).
PAID: dict[str, float] = {"zero-sum": 1.0, "raised": 1.0, "french": 2.5, "stake": 0.07}


def card_point(seen: Observation) -> float:
    """A card point of ``seen``'s seat in the search's unit, in the contract as far as it is settled.

    Who bids thinks of playing alone: his point is paid by all the others.
    """
    bidding = seen.phase == "auction"
    game = position_of(seen).game
    alone = bidding or (seen.taking.taker == seen.seat and not game[at.EACH])
    times = 1 if bidding else max(1, game[at.MULTIPLIER])
    return in_unit(seen.rules.payment, game, times * (game[at.PLAYERS] - 1 if alone else 1))


def in_unit(payment: str, game: Sequence[int], paid: int) -> float:
    """A card point in the search's unit where ``paid`` times what one opponent pays changes hands."""
    scale, margin = WEIGHING[payment]
    return scale * PAID[payment] * paid + 2.0 * margin * game[at.UNIT]


def payment_unit(seen: Observation) -> float:
    """A point of payment in the search's unit."""
    return float(WEIGHING[seen.rules.payment][0])
