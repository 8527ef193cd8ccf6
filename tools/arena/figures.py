"""Summarises duels in a few figures with confidence intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import erfc, fsum, sqrt
from typing import Any

from game.ai.teaching.mistakes import ABSURD
from game.engine.phases.over import ROLES

from .duplicate import Contest, DealResult, Duel, Notes, Pair, Times

TWO_SIDED_95 = 1.959963984540054
ROLES_AND_ENDS = (*ROLES, "passed", "void")
Measure = Callable[[DealResult], float]
MEASURES: dict[str, Measure] = {
    "points": lambda result: result.points,
    "payment": lambda result: float(result.payment),
    "wins": lambda result: float(result.payment > 0),
}


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over ``deals`` independent deals, half the width of its 95 % interval, its two-sided p-value against 0."""

    mean: float
    half: float | None
    p: float | None
    deals: int


def figure(values: Sequence[float]) -> Figure:
    """The figure for ``values``, one for each deal, by normal approximation; a single value has no interval."""
    n = len(values)
    mean = fsum(values) / n
    if n == 1:
        return Figure(mean, None, None, n)
    error = sqrt(fsum((value - mean) ** 2 for value in values) / (n - 1) / n)
    return Figure(mean, TWO_SIDED_95 * error, _p(mean, error), n)


def _p(mean: float, error: float) -> float:
    """The two-sided p-value of ``mean`` against 0."""
    if error == 0.0:
        return 1.0 if mean == 0.0 else 0.0
    return erfc(abs(mean) / error / sqrt(2.0))


def gain(pairs: Iterable[Pair], measure: Measure) -> float:
    """The mean gain of the guest over the house in the ``pairs`` of one deal."""
    gains = [measure(pair.guest) - measure(pair.house) for pair in pairs]
    return fsum(gains) / len(gains)


def gains(duels: Sequence[Duel], measure: Measure, role: str | None = None) -> list[float]:
    """The mean gain of the guest in each deal.

    If ``role`` is given, only seats that had this role when the house played alone are counted.
    """
    some = ([pair for pair in duel.pairs if role in (None, pair.house.role)] for duel in duels)
    return [gain(pairs, measure) for pairs in some if pairs]


def _told(one: Figure) -> dict[str, float | int | None]:
    """``one`` as data, rounded to six digits, so that the result is the same on every machine."""
    return {"mean": round(one.mean, 6), "half": one.half and round(one.half, 6),
            "p": one.p and float(f"{one.p:.6g}"), "deals": one.deals}


def summary(contest: Contest, duels: Sequence[Duel]) -> dict[str, Any]:
    """The results of ``duels`` as data for JSON, without times, so that they are the same for the same contest."""
    pairs = [pair for duel in duels for pair in duel.pairs]
    roles = [role for role in ROLES_AND_ENDS if any(pair.house.role == role for pair in pairs)]
    return {
        "game": {"preset": contest.preset, **dict(contest.options)},
        "a": contest.a, "b": contest.b, "seed": contest.seed, "deals": len(duels),
        "gain": {name: _told(figure(gains(duels, measure))) for name, measure in MEASURES.items()},
        "by_role": {role: {name: _told(figure(gains(duels, measure, role))) for name, measure in MEASURES.items()}
                    for role in roles},
        "a_had": _had([pair.guest for pair in pairs], [duel.guest for duel in duels]),
        "b_had": _had([pair.house for pair in pairs], [duel.house for duel in duels]),
        "by_deal": [[round(gain(duel.pairs, measure), 6) for measure in MEASURES.values()] for duel in duels],
    }


def _had(results: Sequence[DealResult], notes: Sequence[Notes]) -> dict[str, Any]:
    """The totals of one of the bots over all seats: roles, contracts, deals won, payment, absurdities."""
    takers = [result.contract for result in results if result.role in ("soloist", "taker")]
    return {"seats": len(results), "won": sum(result.payment > 0 for result in results),
            "payment": sum(result.payment for result in results),
            "roles": dict(sorted(Counter(result.role for result in results).items())),
            "contracts": dict(sorted(Counter(takers).items())),
            "decisions": sum(len(some) for note in notes for some in note.times.values()),
            "absurd": {kind: sum(note.absurd[kind] for note in notes) for kind in ABSURD}}


def times(notes: Iterable[Notes]) -> dict[str, tuple[int, float, float]]:
    """The number of decisions in each phase, and the median and 95th percentile of their times in milliseconds."""
    all_times = Times()
    for note in notes:
        for phase, some in note.times.items():
            all_times.setdefault(phase, []).extend(some)
    return {phase: (len(some), _quantile(some, 0.5), _quantile(some, 0.95)) for phase, some in all_times.items()}


def _quantile(some: Sequence[int], share: float) -> float:
    """The quantile ``share`` (0 to 1) of ``some``, in milliseconds."""
    return sorted(some)[min(len(some) - 1, int(len(some) * share))] / 1000
