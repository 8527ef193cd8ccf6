"""Reviews of a deal: the loss of each decision of a seat, judged by its observation at that time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ...engine.actions import Discard
from ...engine.observation import Observation, observe
from ...engine.record import Record, replay
from ...engine.rules import Seat
from ..stop import Stopped, never
from .advice import SEED, WORLDS, Advice, Grade, Plan, advise, as_good, graded, is_ill, reasons_in
from .reasons import CLAIMS, Reason, reasons_between


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat: the index ``at`` of its first action in the record, and the observation it was based on.

    ``done`` is one action, or the cards of a discard. The seats ``signalling`` gave the defenders' signals.
    """

    at: int
    seen: Observation
    done: Plan
    signalling: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement of the plan ``done`` against the ``best``: the card points lost, and their standard ``error``.

    Both are one action, or the cards of a discard. ``grade`` is *best* when the best was done or at most NEAR was lost,
    *mistake* when more than MUCH and more than DOUBTS standard errors were lost, *doubtful* when more than SMALL and
    DOUBTS standard errors, *good* otherwise. ``expected`` is the payment of the seat expected after ``done``,
    ``possible`` that after ``best``. ``reasons`` are those for ``best``, if the grade is *doubtful* or *mistake*
    without those that hold for ``done``. ``chance`` is the average loss of a random choice. ``points`` are the card
    points of the seat's side expected after the best; None for a bid, because those of different contracts cannot be
    compared.
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
    points: float | None = None

    @property
    def ill(self) -> bool:
        """Whether the grade means that ``best`` is better than ``done``."""
        return is_ill(self.grade)


def moments(record: Record, seat: Seat) -> Iterator[tuple[int, Observation, Plan]]:
    """The decisions of ``seat`` in ``record`` with more than one legal action.

    Each is the index of its first action, the observation before it, and the plan carried out; the cards of a discard
    are one decision.
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
    """The verdict on ``done`` for ``seen``; :func:`advise` describes the other arguments and the errors."""
    return verdict(advise(seen, worlds, seed, stopped, done, signalling), seen, done, signalling)


def verdict(advice: Advice, seen: Observation, done: Plan, signalling: frozenset[Seat] = frozenset()) -> Verdict:
    """The verdict of ``advice`` for ``seen`` on ``done``; a part of a discard is judged by the best plan containing it.

    ValueError if ``done`` is in no plan.
    """
    found = next((one for one in advice.values if set(done) <= set(one.plan)), None)
    if found is None:
        raise ValueError(f"{done} may not be done")
    best = advice.values[0]
    grade: Grade = "best" if found is best else graded(found.behind, found.doubt)
    reasons = reasons_in(seen, advice.values, signalling, done) if is_ill(grade) else advice.reasons
    chance = sum(one.behind for one in advice.values) / len(advice.values)
    points = None if seen.phase == "auction" else best.worth
    return Verdict(done, best.plan, found.behind, found.doubt, grade, found.paid, best.paid, reasons, chance, points)


@dataclass(frozen=True, slots=True)
class Said:
    """The contents of a hint: the plan to carry out, and the others that it rated as good."""

    best: Plan
    good: tuple[Plan, ...] = ()

    def allows(self, done: Plan) -> bool:
        """Whether the hint rated ``done`` best or as good."""
        return any(set(done) <= set(plan) for plan in (self.best, *self.good))


def hint_said(advice: Advice) -> Said:
    return Said(advice.best, tuple(one.plan for one in advice.values[1:] if as_good(one)))


def after_hint(found: Verdict, seen: Observation, hint: Said | None) -> Verdict:
    """``found`` changed so that it does not contradict a ``hint`` for ``seen``; unchanged without a hint.

    The plan of the hint is rated best, one that it rated as good is good, and no other plan is called better.
    """
    if hint is None:
        return found
    if set(found.done) <= set(hint.best):
        return replace(found, best=hint.best, loss=0.0, grade="best", expected=found.possible)
    if hint.allows(found.done):
        return replace(found, best=hint.best, grade="good")
    if found.best == hint.best or not found.ill:
        return found
    unclaimed = (one for one in reasons_between(seen, hint.best, found.done) if one.key not in CLAIMS)
    return replace(found, best=hint.best, reasons=tuple(unclaimed))
