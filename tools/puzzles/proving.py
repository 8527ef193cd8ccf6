"""Compares the choices of a decision in many worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt

from game.ai.puzzles import LEAST, choices_alike
from game.ai.rulebot.worth import points
from game.ai.search.action_values import Trial
from game.ai.search.cards import CardTrial
from game.ai.search.endings import endings
from game.ai.search.plans import Plan, PlanTrial, plans_for
from game.ai.search.race import card_point
from game.engine.actions import Discard
from game.engine.observation import Observation

#: The number of worlds whose mean is one value in an error estimate, because successive worlds are not independent.
BATCH = 24
#: After EARLY worlds a choice is given up if its distance, less FAR_ERRORS standard errors, is LEAST + FAR card points.
EARLY, FAR, FAR_ERRORS = 2_000, 3.0, 5.0


Compared = tuple[list["Rival"], int]
"""The choices except the best one, and the number of worlds in which they were compared."""


@dataclass(slots=True)
class Rival:
    """The distance of a choice from the best one in card points, as means of BATCH worlds."""

    plans: tuple[Plan, ...]
    number: int
    batches: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, behind: float) -> None:
        """Add the mean of a batch."""
        self.batches += 1
        self.total += behind
        self.squares += behind * behind

    @property
    def behind(self) -> float:
        """The mean distance from the best choice in card points."""
        return self.total / max(1, self.batches)

    @property
    def doubt(self) -> float:
        """The standard error of ``behind``; infinite with fewer than two batches."""
        n = self.batches
        return sqrt(max(0.0, self.squares / n - self.behind ** 2) / (n - 1)) if n > 1 else inf


def groups_of(seen: Observation) -> list[tuple[Plan, ...]]:
    """The choices for ``seen``, each a group of equivalent plans: neighbouring cards, or discards of equal value."""
    if seen.phase == "playing":
        return choices_alike(seen)
    found: dict[object, list[Plan]] = {}
    worth = points(seen.rules)
    for plan in plans_for(seen):
        cards = [(action.card.suit, worth[action.card]) for action in plan if isinstance(action, Discard)]
        found.setdefault(tuple(sorted(cards)) or plan, []).append(plan)
    return [tuple(plans) for plans in found.values()]


def trial_of(seen: Observation, groups: Sequence[tuple[Plan, ...]], weights: Sequence[float], seed: int) -> Trial:
    """The trial of the first plan of each of ``groups``."""
    if seen.phase == "playing":
        return CardTrial(seen, weights, seed)
    return PlanTrial(seen, [plans[0] for plans in groups], weights, seed)


def glance(trial: Trial, rivals: int, worlds: int) -> tuple[int, float]:
    """The index of the best of ``rivals`` choices in ``worlds`` worlds, and its lead over the next one in utility."""
    totals = [0.0] * rivals
    for _ in range(worlds):
        trial.draw()
        for n in range(rivals):
            totals[n] += trial.worth(n)
    best, second = sorted(range(rivals), key=totals.__getitem__, reverse=True)[:2]
    return best, (totals[best] - totals[second]) / worlds


def compared(seen: Observation, groups: Sequence[tuple[Plan, ...]], best: int, trial: Trial, worlds: int,
             fails: Callable[[Rival], bool], clear: Callable[[Rival], bool] | None = None) -> Compared | None:
    """Compare all choices with ``best``; returns them and the number of worlds, or None as soon as one ``fails``.

    Ends before ``worlds`` worlds if all choices are ``clear``; choices that are FAR behind are given up.
    """
    rivals = [Rival(plans, n) for n, plans in enumerate(groups) if n != best]
    alive, unit, done = rivals[:], card_point(seen), 0
    for _ in range(-(-worlds // BATCH)):
        sums = dict.fromkeys((one.number for one in alive), 0.0)
        for _ in range(BATCH):
            trial.draw()
            top = trial.worth(best)
            for number in sums:
                sums[number] += top - trial.worth(number)
        done += BATCH
        for one in alive:
            one.note(sums[one.number] / unit / BATCH)
        if done % (BATCH * 10) == 0 or done >= worlds:
            if any(map(fails, alive)):
                return None
            if clear is not None and all(map(clear, alive)):
                break
            if done >= EARLY:
                nearest = min(alive, key=lambda one: one.behind)
                alive = [one for one in alive if one is nearest or one.behind - FAR_ERRORS * one.doubt < LEAST + FAR]
    return rivals, done


def solved_worlds(seen: Observation, groups: Sequence[tuple[Plan, ...]], best: int, seed: int) -> tuple[float, int]:
    """The lead of ``best`` over the next choice by perfect play with open hands, and the number of different worlds.

    The lead is the mean over all sampled worlds, in card points.
    """
    found = endings(seen, [plans[0] for plans in groups], seed)
    means = found.means
    return means[best] - max(mean for n, mean in enumerate(means) if n != best), found.different
