"""Reviews of a deal: the loss of each decision of a seat, judged by what the seat knew then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from ...engine.actions import Action
from ...engine.observation import Observation, observe
from ...engine.record import Record, replay
from ...engine.rules import Seat
from ..levels import LEVELS
from ..search.action_values import ActionValue, action_values
from ..stop import Stopped, never
from .advice import reasons_in
from .reasons import Reason

#: Five times the worlds of the expert.
REVIEW_WORLDS = 5 * LEVELS["expert"].worlds

#: Card points: less is no loss at all; less is small; more is much. And standard errors below which it may be chance.
NONE, SMALL, MUCH, DOUBTS = 0.1, 0.5, 1.0, 2.0
Grade = Literal["best", "good", "doubtful", "mistake"]
GRADES: tuple[Grade, ...] = get_args(Grade)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The action taken, the best action, and the card points lost with their standard error.

    ``grade`` is *best* when the action is the best found or loses less than NONE, *mistake* when it loses more than
    MUCH and that is more than DOUBTS standard errors, *doubtful* when it loses more than SMALL and DOUBTS standard
    errors, *good* otherwise. ``expected`` is the payment of the seat expected after the action, ``possible`` after the
    best one. ``reasons`` speak for the best one.
    """

    action: Action
    best: Action
    loss: float
    error: float
    grade: Grade
    expected: float
    possible: float
    reasons: tuple[Reason, ...] = ()


def moments(record: Record, seat: Seat) -> Iterator[tuple[Observation, Action]]:
    """The decisions of ``seat`` in ``record`` with more than one legal action: the observation and the action."""
    states = (state for state, _ in replay(record))
    for state, (by, action) in zip(states, record.moves, strict=False):
        if by == seat and state.turn == seat and len(state.actions()) > 1:
            yield observe(state, seat), action


def verdict(seen: Observation, action: Action, worlds: int = REVIEW_WORLDS, seed: int = 0,
            stopped: Stopped = never) -> Verdict:
    """The verdict on ``action`` for ``seen``.

    The same for the same ``worlds`` and ``seed``. ValueError if ``action`` was not legal.
    """
    found = action_values(seen, worlds, seed, stopped, also=action)
    done = next((one for one in found if one.action == action), None)
    if done is None:
        raise ValueError(f"{action} may not be done")
    best = found[0]
    return Verdict(action, best.action, done.behind, done.doubt, grade(done, best), done.paid, best.paid,
                   reasons_in(seen, found))


def grade(done: ActionValue, best: ActionValue) -> Grade:
    """The grade of the action ``done`` in comparison with the ``best``; see :class:`Verdict`."""
    return "best" if done.action == best.action else graded(done.behind, done.doubt)


def graded(loss: float, error: float) -> Grade:
    """The grade of a ``loss`` in card points with its standard ``error``."""
    if loss <= NONE:
        return "best"
    if loss <= SMALL or loss <= DOUBTS * error:
        return "good"
    return "mistake" if loss > MUCH else "doubtful"
