"""The policy's tables made to agree with what a deep search found."""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.tune.labels import Labels

STEP, SMOOTH, SMOOTHER = 0.02, 0.9, 0.999
#: How strongly a weight that is seldom used is held to where it was.
HOLD = 2e-4
#: Card points: the softness of the choice, and the most a card counts as worse than the best.
SOFT, WORST = 0.6, 10.0


class Lesson:
    """Labels in the shape of the arithmetic: rows sorted by position."""

    def __init__(self, labels: Labels, keep: Any) -> None:
        order = np.argsort(labels["position"], kind="stable")
        order = order[keep[labels["position"][order]]]
        self.value, self.places = labels["value"][order], labels["places"][order]
        _, self.start, self.of = np.unique(labels["position"][order], return_index=True, return_inverse=True)
        worth = labels["worth"][order]
        self.regret = np.minimum(np.maximum.reduceat(worth, self.start)[self.of] - worth, WORST)
        self.used = self.places >= 0
        self.at = np.where(self.used, self.places, 0)

    def scores(self, w: Any) -> Any:
        """The policy's score of every row."""
        return self.value + (w[self.at] * self.used).sum(1)

    def loss(self, w: Any) -> float:
        """Card points lost a position by taking the policy's card."""
        scores = self.scores(w)
        best = scores == np.maximum.reduceat(scores, self.start)[self.of]
        return float((self.regret * best).sum() / best.sum())

    def slope(self, w: Any) -> Any:
        """How the loss of a soft choice changes with every weight."""
        scores = self.scores(w) / SOFT
        odds = np.exp(scores - np.maximum.reduceat(scores, self.start)[self.of])
        odds /= np.add.reduceat(odds, self.start)[self.of]
        mean = np.add.reduceat(odds * self.regret, self.start)[self.of]
        by_row = odds * (self.regret - mean) / SOFT
        return np.bincount(self.at.ravel(), (by_row[:, None] * self.used).ravel(), len(w)) / len(self.start)


def fitted(labels: Labels, start: Any, rounds: int = 400) -> tuple[Any, list[tuple[float, float]]]:
    """Weights that lose less by the ``labels``' judgement than ``start``, and the losses on the way: learnt, unseen."""
    positions = labels["position"].max() + 1
    unseen = np.arange(positions) % 10 == 0
    lesson, exam = Lesson(labels, ~unseen), Lesson(labels, unseen)
    w, mean, spread = start.copy(), np.zeros_like(start), np.zeros_like(start)
    losses = [(lesson.loss(w), exam.loss(w))]
    best, best_loss = w.copy(), losses[0][1]
    for n in range(1, rounds + 1):
        g = lesson.slope(w) + HOLD * (w - start)
        mean = SMOOTH * mean + (1 - SMOOTH) * g
        spread = SMOOTHER * spread + (1 - SMOOTHER) * g * g
        w = w - STEP * (mean / (1 - SMOOTH**n)) / (np.sqrt(spread / (1 - SMOOTHER**n)) + 1e-6)
        if n % 25 == 0:
            losses.append((lesson.loss(w), exam.loss(w)))
            if losses[-1][1] < best_loss:
                best, best_loss = w.copy(), losses[-1][1]
    return best, losses
