"""Hints: the values of all actions and the reasons for the best, from what one seat knows."""

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
#: An action counts as good if it is behind the best by at most this many card points, or this many standard errors.
NO_DIFFERENCE, DOUBTS = 0.25, 1.0


@dataclass(frozen=True, slots=True)
class Advice:
    """The ``values`` of all actions, the best first; the ``good`` ones among them; the ``reasons`` for the best."""

    values: tuple[ActionValue, ...]
    good: tuple[Action, ...]
    reasons: tuple[Reason, ...]


def advise(seen: Observation, worlds: int = HINT_WORLDS, seed: int = 0, stopped: Stopped = never) -> Advice:
    """The advice for ``seen``; the same for the same ``worlds`` and ``seed``.

    Ends early, with the values found so far, when ``stopped()`` is true. ValueError if it is not this seat's turn.
    """
    found = action_values(seen, worlds, seed, stopped)
    return Advice(found, among_the_good(found), reasons_in(seen, found))


def reasons_in(seen: Observation, found: Sequence[ActionValue]) -> tuple[Reason, ...]:
    """The reasons for the best of the action values ``found`` that the values support."""
    return telling(seen, found[0].action, {one.action: one.behind for one in found}, found[0].worlds)


def among_the_good(found: Sequence[ActionValue]) -> tuple[Action, ...]:
    """The best action, and those whose distance from it is within the error."""
    return tuple(one.action for n, one in enumerate(found) if n == 0 or _is_near(one))


def _is_near(one: ActionValue) -> bool:
    return not one.given_up and one.behind <= max(NO_DIFFERENCE, DOUBTS * one.doubt)
