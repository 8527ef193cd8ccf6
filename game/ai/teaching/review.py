"""Reviews of a deal: the loss of each decision of a seat, judged by what the seat knew then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, get_args

from ...engine.actions import Discard
from ...engine.observation import Observation, observe
from ...engine.record import Record, replay
from ...engine.rules import Seat
from ..stop import Stopped, never
from .advice import NEAR, SEED, WORLDS, Advice, Plan, advise
from .reasons import Reason, reasons_for

#: Card points: less is small; more is much. And standard errors below which it may be chance.
SMALL, MUCH, DOUBTS = 0.5, 1.0, 2.0
Grade = Literal["best", "good", "doubtful", "mistake"]
GRADES: tuple[Grade, ...] = get_args(Grade)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was ``done``, the ``best``, and the card points lost with their standard error.

    Both are one action, or the cards of a discard. ``grade`` is *best* when the best was done or less than NEAR was
    lost, *mistake* when more than MUCH and more than DOUBTS standard errors were lost, *doubtful* when more than SMALL
    and DOUBTS standard errors, *good* otherwise. ``expected`` is the payment of the seat expected after it,
    ``possible`` after the best. ``reasons`` speak for the best. ``chance`` is what a choice by chance loses on average.
    """

    done: Plan
    best: Plan
    loss: float
    error: float
    grade: Grade
    expected: float
    possible: float
    reasons: tuple[Reason, ...] = ()
    chance: float = 0.0

    @property
    def ill(self) -> bool:
        """Whether the best is called better than what was done."""
        return is_ill(self.grade)


def moments(record: Record, seat: Seat) -> Iterator[tuple[int, Observation, Plan]]:
    """The decisions of ``seat`` in ``record`` with more than one legal action.

    Each is the index of its first action, the observation before it, and what was done; the cards of a discard are one
    decision.
    """
    states = (state for state, _ in replay(record))
    laid: tuple[int, Observation, Plan] | None = None
    for at, (state, (by, action)) in enumerate(zip(states, record.moves, strict=False)):
        own = by == seat and state.turn == seat
        if laid is not None and not (own and isinstance(action, Discard)):
            yield laid
            laid = None
        if own and isinstance(action, Discard):
            laid = (laid[0], laid[1], (*laid[2], action)) if laid else (at, observe(state, seat), (action,))
        elif own and len(state.actions()) > 1:
            yield at, observe(state, seat), (action,)
    if laid is not None:
        yield laid


def judge(seen: Observation, done: Plan, worlds: int = WORLDS, seed: int = SEED, stopped: Stopped = never,
          signalling: frozenset[Seat] = frozenset()) -> Verdict:
    """The verdict on ``done`` for ``seen``; arguments and errors as :func:`advise`."""
    return verdict(advise(seen, worlds, seed, stopped, done, signalling), done)


def verdict(advice: Advice, done: Plan) -> Verdict:
    """The verdict of ``advice`` on ``done``; a part of a discard is judged by the best discard that contains it.

    ValueError if it may not be done.
    """
    found = next((one for one in advice.values if set(done) <= set(one.plan)), None)
    if found is None:
        raise ValueError(f"{done} may not be done")
    best = advice.values[0]
    grade: Grade = "best" if found is best else graded(found.behind, found.doubt)
    chance = sum(one.behind for one in advice.values) / len(advice.values)
    return Verdict(done, best.plan, found.behind, found.doubt, grade, found.paid, best.paid, advice.reasons, chance)


def graded(loss: float, error: float) -> Grade:
    """The grade of a ``loss`` in card points with its standard ``error``."""
    if loss <= NEAR:
        return "best"
    if loss <= SMALL or loss <= DOUBTS * error:
        return "good"
    return "mistake" if loss > MUCH else "doubtful"


def is_ill(grade: Grade) -> bool:
    """Whether another choice is called better than one of ``grade``."""
    return grade in ("doubtful", "mistake")


def after_hint(found: Verdict, seen: Observation, said: Plan) -> Verdict:
    """``found`` in view of a hint for ``seen`` that ``said`` what to do: to do it is as good as the best, and nothing
    else is called better."""
    if not said or found.best == said:
        return found
    if set(found.done) <= set(said):
        return replace(found, best=said, loss=0.0, grade="best", expected=found.possible,
                       reasons=reasons_for(seen, said[0]))
    return replace(found, best=said, reasons=reasons_for(seen, said[0])) if found.ill else found
