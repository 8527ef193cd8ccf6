"""Rivals tried in the same worlds: those that fall behind clearly are given up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Protocol

from ..stop import Stopped, never

FIRST_LOOK = 16  # worlds before anything is given up
EVERY = 8
DEFICIT = 2.5  # standard errors behind the best at which a rival is given up


class Tries(Protocol):
    """Worlds drawn one after the other, and what each rival comes to in the last one drawn."""

    def draw(self) -> None:
        """Go on to another world."""
        ...

    def worth(self, rival: int) -> float:
        """What the rival comes to in it."""
        ...


class Race:
    """Rivals that are tried in the same worlds; those that fall behind clearly are given up, but for the ``kept``."""

    def __init__(self, rivals: int, kept: Iterable[int] = ()) -> None:
        self.results: list[list[float]] = [[] for _ in range(rivals)]
        self.alive, self.kept, self.won = list(range(rivals)), frozenset(kept), rivals == 1

    def best(self) -> int:
        """The rival of the best average among those not given up; of equals the first."""
        return max(self.alive, key=lambda rival: (sum(self.results[rival]), -rival))

    def thin_out(self) -> None:
        """Give up whoever is behind the best by more than chance explains."""
        best = self.best()
        beaten = {rival for rival in self.alive if rival != best and self._beaten(rival, best)}
        self.won = len(beaten) + 1 == len(self.alive)
        self.alive = [rival for rival in self.alive if rival not in beaten or rival in self.kept]

    def _beaten(self, rival: int, best: int) -> bool:
        behind = [b - a for a, b in zip(self.results[rival], self.results[best], strict=True)]
        mean, error = mean_and_error(behind)
        return mean > DEFICIT * error and mean > 0

    def run(self, worlds: int, trial: Tries, stopped: Stopped = never, trials: int = 1_000_000) -> None:
        """Try every rival in up to ``worlds`` worlds, in all about ``trials`` times.

        Ends early when one has beaten the others or ``stopped()``; every rival is tried in FIRST_LOOK worlds if so many
        are allowed.
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
