"""The worth of a card point and of a point of payment in the unit of the search."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.observation import Observation
from ..kernel import layout as at
from ..kernel.codes import WEIGHING
from ..kernel.inputs import kernel_input

#: The average payment of one opponent for one more card point, by the way of paying: the point itself if the distance
#: is paid, and the chance that the point decides the deal if winning has a prize (measured on simulated deals).
PAID: dict[str, float] = {"zero-sum": 1.0, "raised": 1.0, "french": 2.5, "stake": 0.07}


def card_point(seen: Observation) -> float:
    """A card point of ``seen``'s seat in the search's unit, in the contract as far as it is settled.

    A bidder counts as playing alone, paid by all others.
    """
    position = kernel_input(seen)
    if seen.phase == "auction":
        return _in_unit(seen.rules.payment, position.game, position.game[at.PLAYERS] - 1)
    return point_in_play(seen.rules.payment, position.game, position.place[seen.seat])


def point_in_play(payment: str, game: Sequence[int], seat: int) -> float:
    """A card point of the kernel's ``seat`` in the search's unit, once the contract is settled.

    The taker counts as paid by all others, with a partner too.
    """
    alone = seat == game[at.TAKER] and not game[at.EACH]
    return _in_unit(payment, game, max(1, game[at.MULTIPLIER]) * (game[at.PLAYERS] - 1 if alone else 1))


def _in_unit(payment: str, game: Sequence[int], paid: int) -> float:
    """A card point in the unit of the search, if ``paid`` times the payment of one opponent changes hands."""
    scale, margin = WEIGHING[payment]
    return scale * PAID[payment] * paid + 2.0 * margin * game[at.UNIT]


def payment_unit(seen: Observation) -> float:
    """A point of payment in the search's unit."""
    return float(WEIGHING[seen.rules.payment][0])
