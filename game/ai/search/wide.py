"""Plans for every action before the first card, also those nobody sensible would think of."""

from __future__ import annotations

from ...engine.actions import DISCARD, Action, Ask, Discard
from ...engine.ecart import ways
from ...engine.observation import Observation
from ..rulebot import laying
from .plans import Plan, plans_for


def wide(seen: Observation, also: Action | None = None) -> tuple[list[Plan], list[Plan]]:
    """The sensible plans, and one for every action that is in none of them.

    Of the many cards that may be asked for only the sensible ones and ``also`` have a plan.
    """
    plans = plans_for(seen)
    covered = {action for plan in plans for action in plan}
    rest = [action for action in seen.actions
            if action not in covered and (not isinstance(action, Ask) or action == also)]
    return plans, [_begun_with(seen, action) for action in rest]


def _begun_with(seen: Observation, action: Action) -> Plan:
    """The best plan by plain rules that has ``action`` in it."""
    if not isinstance(action, Discard):
        return (action,)
    laid = seen.ecart or frozenset()
    hand, start = seen.hand | laid, laid | {action.card}
    ecarts = [ecart for way in ways(seen.rules, hand) for ecart in laying.plans_of(seen.rules, hand, start, way)]
    best = max(ecarts, key=lambda ecart: (laying.worth_of(seen.rules, hand, ecart), sorted(ecart)))
    return tuple(DISCARD[card] for card in sorted(best - laid))

