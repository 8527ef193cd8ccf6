"""The role of each seat in a deal that was played."""

from __future__ import annotations

from .phases.over import Over
from .rules import Seat

ROLES = ("soloist", "taker", "partner", "defender", "pair", "alone")
"""``soloist``: declares against all others; ``taker``: declares with a partner; ``pair``: no declarer,
fixed partners; ``alone``: all play for themselves."""

UNDECLARED = {"opposite": "pair", "each": "alone"}
"""The role of every seat if there is no declarer, by the sides of the contract."""


def role_of(end: Over, seat: Seat) -> str:
    """The role of ``seat``, one of ROLES, in a deal that was played to its end; ``seat`` must have played in it."""
    assert end.score is not None
    sides, taking = end.score.sides, end.facts.taking
    if taking.contract.sides in UNDECLARED:
        return UNDECLARED[taking.contract.sides]
    if sides[seat] != sides[taking.taker]:
        return "defender"
    if seat != taking.taker:
        return "partner"
    return "soloist" if sides.count(sides[seat]) == 1 else "taker"
