"""A race of candidates in the same sampled worlds, in which those clearly behind are dropped; the unit of utility."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, inf, pi, sqrt
from typing import Protocol

from ...engine.observation import Observation
from ..kernel import layout as at
from ..kernel.codes import WEIGHING
from ..kernel.inputs import kernel_input
from ..stop import Stopped, never

FIRST_LOOK = 16  # worlds before any candidate is dropped
EVERY = 8
DEFICIT = 2.5  # standard errors behind the best at which a rival is dropped
TRUSTED = 100  # worlds: the greatest weight of a prior


class Tries(Protocol):
    """Samples worlds one after another, and evaluates candidates in the last one."""

    def draw(self) -> None:
        """Sample another world."""
        ...

    def worth(self, rival: int) -> float:
        """The utility of the candidate ``rival`` in the last world sampled."""
        ...


class Race:
    """Candidates tried in the same worlds; those clearly behind are dropped.

    ``prior`` is the utility expected of each before the trials, ``doubt`` the standard error of a difference of two.
    """

    def __init__(self, rivals: int, prior: Sequence[float] = (), doubt: float = inf) -> None:
        self.results: list[list[float]] = [[] for _ in range(rivals)]
        self.prior, self.doubt = prior or [0.0] * rivals, doubt
        self.alive, self.won = list(range(rivals)), rivals == 1

    def best(self) -> int:
        """The best candidate among those not dropped; the first one if several are equal."""
        leader = max(self.alive, key=lambda rival: (sum(self.results[rival]), -rival))
        if self.doubt == inf:
            return leader
        return min(self.alive, key=lambda rival: (self.behind(rival, leader)[0], rival))

    def thin_out(self) -> None:
        """Drop candidates that are behind the best by more than DEFICIT standard errors."""
        best = self.best()
        beaten = {rival for rival in self.alive if rival != best and self._beaten(rival, best)}
        self.won = len(beaten) + 1 == len(self.alive)
        self.alive = [rival for rival in self.alive if rival not in beaten]

    def _beaten(self, rival: int, best: int) -> bool:
        mean, error = self.behind(rival, best)
        return mean > DEFICIT * error and mean > 0

    def behind(self, rival: int, best: int) -> tuple[float, float]:
        """The distance of ``rival`` behind ``best``, and its standard error.

        It is computed from the worlds in which both were tried and from the prior, each weighed by its precision; the
        prior counts for TRUSTED worlds at most.
        """
        distances = [b - a for a, b in zip(self.results[rival], self.results[best], strict=False)]
        mean, error = mean_and_error(distances)
        if self.doubt == inf or error == 0.0:
            return mean, error
        worlds = len(distances)
        share = min(error * error / (error * error + self.doubt * self.doubt), TRUSTED / (TRUSTED + worlds))
        return (1.0 - share) * mean + share * (self.prior[best] - self.prior[rival]), sqrt(1.0 - share) * error

    def undecided(self) -> float:
        """The utility that more trials may gain by finding a better candidate: the largest gain expected of a rival."""
        best = self.best()
        return max((possible_gain(*self.behind(rival, best)) for rival in self.alive if rival != best), default=0.0)

    def run(self, worlds: int, trial: Tries, stopped: Stopped = never, trials: int = 1_000_000,
            enough: float = -1.0) -> None:
        """Try every candidate in up to ``worlds`` worlds, with about ``trials`` trials in all.

        Ends early when only one is left, when at most ``enough`` utility is undecided, or when ``stopped()`` is true;
        every candidate is tried in FIRST_LOOK worlds if ``worlds`` allows it.
        """
        for n in range(worlds):
            trial.draw()
            trials -= len(self.alive)
            for rival in self.alive:
                self.results[rival].append(trial.worth(rival))
            if n + 1 >= FIRST_LOOK and (n + 1) % EVERY == 0:
                self.thin_out()
                if self.undecided() <= enough:
                    return
            if self.won or stopped() or (trials < 0 and n + 1 >= FIRST_LOOK):
                return


def mean_and_error(some: Sequence[float]) -> tuple[float, float]:
    """The average and its standard error."""
    n = len(some)
    mean = sum(some) / n
    return mean, sqrt(sum((x - mean) ** 2 for x in some) / max(1, n - 1) / n)


def possible_gain(behind: float, error: float) -> float:
    """The expected gain of the better of two candidates over the first, if the second is ``behind`` the first.

    ``error`` is the standard error of ``behind``.
    """
    if error <= 0.0:
        return max(0.0, -behind)
    z = behind / error
    return error * (exp(-z * z / 2) / sqrt(2 * pi) - z * (1 - erf(z / sqrt(2))) / 2)


# -- the unit of the race ---------------------------------------------------------------------------------------------


#: The average payment of one opponent for one more card point, by the way of paying: the point itself if the distance
#: is paid, and the chance that the point decides the deal if winning has a prize (measured on simulated deals).
PAID: dict[str, float] = {"zero-sum": 1.0, "raised": 1.0, "french": 2.5, "stake": 0.07}


def card_point(seen: Observation) -> float:
    """A card point of ``seen``'s seat in the search's unit, in the contract as far as it is settled.

    A bidder counts as playing alone, paid by all others.
    """
    position = kernel_input(seen)
    if seen.phase == "auction":
        return _in_unit(seen.rules.payment, position.game, position.game[at.PLAYERS] - 1)
    return point_in_play(seen.rules.payment, position.game, position.place[seen.seat])


def point_in_play(payment: str, game: Sequence[int], seat: int) -> float:
    """A card point of the kernel's ``seat`` in the search's unit, once the contract is settled.

    The taker counts as paid by all others, even with a partner.
    """
    alone = seat == game[at.TAKER] and not game[at.EACH]
    return _in_unit(payment, game, max(1, game[at.MULTIPLIER]) * (game[at.PLAYERS] - 1 if alone else 1))


def _in_unit(payment: str, game: Sequence[int], paid: int) -> float:
    """A card point in the unit of the search, if the seat gets ``paid`` times the payment of one opponent."""
    scale, margin = WEIGHING[payment]
    return scale * PAID[payment] * paid + 2.0 * margin * game[at.UNIT]


def payment_unit(seen: Observation) -> float:
    """A point of payment in the search's unit."""
    return float(WEIGHING[seen.rules.payment][0])
