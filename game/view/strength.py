"""Which opponents suit a player better than the last ones, by the results against them. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ..ai.names import OFFERED
from ..settings import SEATS, MatchSetup

FEWEST, MOST = 6, 12
"""How many deals against a level are needed for a proposal, and how many of the latest are considered."""
UP, DOWN = (2, 3), (1, 5)
"""The shares of deals won: from the first on stronger opponents are proposed, down from the second gentler ones."""
WITH_UNDO = OFFERED[:2]
"""The levels against which actions may be taken back, unless the player chooses otherwise."""


@dataclass(frozen=True, slots=True)
class OtherLevel:
    """Opponents of another ``level``, ``up`` or down, after ``won`` of the latest ``deals`` deals were won."""

    level: str
    up: bool
    won: int
    deals: int


def other_level(level: str, payments: Sequence[int]) -> OtherLevel | None:
    """The level that suits a player with these ``payments`` against ``level``, the latest first; None for the same."""
    latest = payments[:MOST]
    if level not in OFFERED or len(latest) < FEWEST:
        return None
    won, deals, at = sum(paid > 0 for paid in latest), len(latest), OFFERED.index(level)
    if won * UP[1] >= deals * UP[0] and at + 1 < len(OFFERED):
        return OtherLevel(OFFERED[at + 1], True, won, deals)
    if won * DOWN[1] <= deals * DOWN[0] and at > 0:
        return OtherLevel(OFFERED[at - 1], False, won, deals)
    return None


def with_level(setup: MatchSetup, level: str) -> MatchSetup:
    """``setup`` with all opponents of ``level``, and with undo against the gentle ones."""
    return msgspec.structs.replace(setup, levels=(level,) * SEATS, takes_back=level in WITH_UNDO)
