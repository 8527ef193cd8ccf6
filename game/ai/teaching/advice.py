"""The one judgement behind hints, remarks and reviews: the values of all plans, from what one seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.actions import Action
from ...engine.observation import Observation
from ..search.action_values import ActionValue, action_values
from ..search.plans import Plan
from ..stop import Stopped, never
from .reasons import Reason, telling

__all__ = ["SEED", "WORLDS", "ActionValue", "Advice", "Plan", "Reason", "advise", "reasons_in"]

#: Worlds of a judgement: a hint comes within about 0.3 s, the review of a deal within 10 s.
WORLDS = 600
#: The same position always gets the same judgement.
SEED = 1


@dataclass(frozen=True, slots=True)
class Advice:
    """The ``values`` of all plans, the best first; the ``reasons`` for the best, the most important first."""

    values: tuple[ActionValue, ...]
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Plan:
        """What to do: one action, or all the cards of a discard."""
        return self.values[0].plan


def advise(seen: Observation, worlds: int = WORLDS, seed: int = SEED, stopped: Stopped = never,
           also: Plan = ()) -> Advice:
    """The advice for ``seen``; the same for the same ``worlds`` and ``seed``. ``also`` is valued precisely.

    Ends early, with the values found so far, when ``stopped()`` is true. ValueError if it is not this seat's turn, or
    if ``also`` may not be done.
    """
    found = action_values(seen, worlds, seed, stopped, also)
    return Advice(found, reasons_in(seen, found))


def reasons_in(seen: Observation, found: Sequence[ActionValue]) -> tuple[Reason, ...]:
    """The reasons for the best of the action values ``found`` that the values support."""
    behind = dict[Action, float]()
    for one in found:
        for action in one.plan:
            behind.setdefault(action, one.behind)
    return telling(seen, found[0].plan, behind, found[0].worlds)
