"""A race of candidates in the same sampled worlds, in which those clearly behind are dropped."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Protocol

from ..stop import Stopped, never

FIRST_LOOK = 16  # worlds before anything is given up
EVERY = 8
DEFICIT = 2.5  # standard errors behind the best at which a rival is given up


class Tries(Protocol):
    """Samples worlds one after another, and evaluates candidates in the last one."""

    def draw(self) -> None:
        """Sample another world."""
        ...

    def worth(self, rival: int) -> float:
        """The utility of the candidate in it."""
        ...


class Race:
    """Candidates tried in the same worlds; those clearly behind are dropped."""

    def __init__(self, rivals: int) -> None:
        self.results: list[list[float]] = [[] for _ in range(rivals)]
        self.alive, self.won = list(range(rivals)), rivals == 1

    def best(self) -> int:
        """The candidate with the best mean among those not dropped; the first among equals."""
        return max(self.alive, key=lambda rival: (sum(self.results[rival]), -rival))

    def thin_out(self) -> None:
        """Drop candidates that are behind the best by more than DEFICIT standard errors."""
        best = self.best()
        beaten = {rival for rival in self.alive if rival != best and self._beaten(rival, best)}
        self.won = len(beaten) + 1 == len(self.alive)
        self.alive = [rival for rival in self.alive if rival not in beaten]

    def _beaten(self, rival: int, best: int) -> bool:
        behind = [b - a for a, b in zip(self.results[rival], self.results[best], strict=True)]
        mean, error = mean_and_error(behind)
        return mean > DEFICIT * error and mean > 0

    def run(self, worlds: int, trial: Tries, stopped: Stopped = never, trials: int = 1_000_000) -> None:
        """Try every candidate in up to ``worlds`` worlds, with about ``trials`` trials in all.

        Ends early when only one is left or ``stopped()`` is true; every candidate is tried in FIRST_LOOK worlds if
        ``worlds`` allows it.
        """
        for n in range(worlds):
            trial.draw()
            trials -= len(self.alive)
            for rival in self.alive:
                self.results[rival].append(trial.worth(rival))
            if n + 1 >= FIRST_LOOK and (n + 1) % EVERY == 0:
                self.thin_out()
            if self.won or stopped() or (trials < 0 and n + 1 >= FIRST_LOOK):
                return


def mean_and_error(some: Sequence[float]) -> tuple[float, float]:
    """The average and its standard error."""
    n = len(some)
    mean = sum(some) / n
    return mean, sqrt(sum((x - mean) ** 2 for x in some) / max(1, n - 1) / n)
