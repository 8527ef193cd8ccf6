"""What part each seat had in a deal that was played."""

from __future__ import annotations

from .phases.over import Over
from .rules import Seat

ROLES = ("soloist", "taker", "partner", "defender", "alone")
"""Soloist: declares against all; taker: declares with a partner; alone: everybody plays for himself."""


def role_of(end: Over, seat: Seat) -> str:
    """Which of PARTS ``seat`` had; the deal was played to its end, and ``seat`` played in it."""
    assert end.score is not None
    sides, taking = end.score.sides, end.facts.taking
    if taking.contract.sides == "each":
        return "alone"
    if sides[seat] != sides[taking.taker]:
        return "defender"
    if seat != taking.taker:
        return "partner"
    return "soloist" if sides.count(sides[seat]) == 1 else "taker"
