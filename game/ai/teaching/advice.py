"""What to do and why: every action weighed, from what one seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.actions import Action
from ...engine.observation import Observation
from ..search.action_values import ActionValue, action_values
from ..stop import Stopped, never
from .reasons import Reason, telling

__all__ = ["HINT_WORLDS", "ActionValue", "Advice", "Reason", "advise", "among_the_good", "reasons_in"]

#: Worlds for a hint at the table: it comes within about 0.3 s.
HINT_WORLDS = 600
#: So many card points are no difference; and what lies so many standard errors behind may be as good as the best.
NO_DIFFERENCE, DOUBTS = 0.25, 1.0


@dataclass(frozen=True, slots=True)
class Advice:
    """The ``values`` of all actions, the best first; the ``good`` ones among them; the ``reasons`` for the best."""

    values: tuple[ActionValue, ...]
    good: tuple[Action, ...]
    reasons: tuple[Reason, ...]


def advise(seen: Observation, worlds: int = HINT_WORLDS, seed: int = 0, stopped: Stopped = never) -> Advice:
    """What ``seen``'s seat should do, from what it knows; the same for the same ``worlds`` and ``seed``.

    Ends early, with what is known so far, when ``stopped()``. ValueError if it is not the turn of this seat.
    """
    found = action_values(seen, worlds, seed, stopped)
    return Advice(found, among_the_good(found), reasons_in(seen, found))


def reasons_in(seen: Observation, found: Sequence[ActionValue]) -> tuple[Reason, ...]:
    """The reasons for the best of the action values ``found`` that these bear out."""
    return telling(seen, found[0].action, {one.action: one.behind for one in found}, found[0].worlds)


def among_the_good(found: Sequence[ActionValue]) -> tuple[Action, ...]:
    """The actions that are as good as the best for all that was found out: it and those hardly behind."""
    return tuple(one.action for n, one in enumerate(found) if n == 0 or _is_near(one))


def _is_near(one: ActionValue) -> bool:
    return not one.given_up and one.behind <= max(NO_DIFFERENCE, DOUBTS * one.doubt)
