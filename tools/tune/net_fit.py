"""Fits a small net to labels of self-play, and rounds it to whole numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from game.ai.kernel.features import ANSWERS, FEATURES
from game.ai.net import RATE_SCALE

BATCH, DECAY, WARM = 1024, 0.02, 200
#: The learning rate of a new net, and of a net that continues to learn.
RATE, GOING_ON = 2e-3, 5e-4
#: The greatest error that is counted, in card points, because otherwise a few deals would dominate.
WILD = 12.0
#: One position in this number is used only to measure.
UNSEEN = 20
Weights = list[Any]
#: Features as packed bits, outcomes by answer (NaN: no candidate), and the policy's rates.
Labels = tuple[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights (three layers with biases, then the factor of the policy's rate) and figures on unseen positions.

    The figures are the gain of the net's card over the policy's in card points, its 95 % interval, and how often the
    cards differ.
    """

    weights: Weights
    gain: float
    interval: float
    differ: float


def new_net(hidden: int, second: int) -> Weights:
    """An untrained net with two hidden layers."""
    rng, f, inputs = np.random.default_rng(0), np.float32, FEATURES + ANSWERS
    return [rng.normal(0, 0.09, (inputs, hidden)).astype(f), np.zeros(hidden, f),
            rng.normal(0, (2 / hidden) ** 0.5, (hidden, second)).astype(f), np.zeros(second, f),
            (rng.normal(0, (1 / second) ** 0.5, (second, ANSWERS)) * 0.2).astype(f), np.zeros(ANSWERS, f),
            np.full(1, 0.15, f)]


def net_fitted(labels: Labels, begun: Weights, epochs: float, said: Callable[[str], None],
               learning: float = RATE) -> Fit:
    """Train the net ``begun`` with Adam for ``epochs`` epochs of ``labels``; returns the fit."""
    rng, weights = np.random.default_rng(0), [weight.copy() for weight in begun]
    mean, spread = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    unseen, seen = np.split(rng.permutation(len(labels[0])), [len(labels[0]) // UNSEEN])
    a_round = len(seen) // BATCH
    steps = int(epochs * a_round)
    for step in range(steps):
        if step % a_round == 0:
            rng.shuffle(seen)
        start = step % a_round * BATCH
        slopes = _slopes(weights, *rows(labels, np.sort(seen[start:start + BATCH])))
        rate = learning * min(1.0, (step + 1) / WARM) * (0.5 * (1 + np.cos(np.pi * step / steps)) + 0.005)
        for n, slope in enumerate(slopes):
            mean[n] += 0.1 * (slope - mean[n])
            spread[n] += 0.001 * (slope**2 - spread[n])
            weights[n] -= rate / (1 - 0.9 ** (step + 1)) * mean[n] / (
                np.sqrt(spread[n] / (1 - 0.999 ** (step + 1))) + 1e-8) + (rate * DECAY * weights[n] if n in (0, 2, 4)
                                                                        else 0)
        if step % 1000 == 999:
            said(f"step {step + 1} of {steps}: {measured(weights, labels, unseen)}")
    return Fit(weights, *measured(weights, labels, unseen))


def rows(labels: Labels, some: Any) -> tuple[Any, Any, Any, Any]:
    """The inputs, the outcomes, the masks of the candidates, and the policy's rates for the positions ``some``."""
    x = np.unpackbits(labels[0][some], axis=1, count=FEATURES).astype(np.float32)
    y, rates = labels[1][some].astype(np.float32), labels[2][some].astype(np.float32)
    used = ~np.isnan(y)
    return np.concatenate([x, rates * RATE_SCALE], 1), np.where(used, y, 0), used.astype(np.float32), rates


def answers(weights: Weights, x: Any, rates: Any) -> tuple[Any, Any, Any]:
    """Both hidden layers and the answers for the inputs ``x``."""
    first = np.maximum(x @ weights[0] + weights[1], 0)
    second = np.maximum(first @ weights[2] + weights[3], 0)
    return first, second, second @ weights[4] + weights[5] + weights[6] * rates


def _centred(values: Any, used: Any) -> Any:
    return (values - (values * used).sum(1, keepdims=True) / used.sum(1, keepdims=True)) * used


def _slopes(weights: Weights, x: Any, y: Any, used: Any, rates: Any) -> Weights:
    """The gradient of the squared error, bounded by WILD, with respect to the weights."""
    first, second, out = answers(weights, x, rates)
    g = _centred(np.clip(_centred(out, used) - y, -WILD, WILD) * used, used) / len(x)
    g2 = (g @ weights[4].T) * (second > 0)
    g1 = (g2 @ weights[2].T) * (first > 0)
    return [x.T @ g1, g1.sum(0), first.T @ g2, g2.sum(0), second.T @ g, g.sum(0), np.array([(g * rates).sum()])]


def measured(weights: Weights, labels: Labels, some: Any) -> tuple[float, float, float]:
    """The figures of :class:`Fit` on the positions ``some``: the gain, its interval, and how often the cards differ."""
    gains = []
    for start in range(0, len(some), 5000):
        x, y, used, rates = rows(labels, some[start:start + 5000])
        out = np.where(used > 0, answers(weights, x, rates)[2], -np.inf)
        policy = np.where(used > 0, rates, -np.inf).argmax(1)
        each = np.arange(len(x))
        gains.append(y[each, out.argmax(1)] - y[each, policy])
    gain = np.concatenate(gains)
    return float(gain.mean()), float(1.96 * gain.std() / len(gain) ** 0.5), float((gain != 0).mean())


def rounded(weights: Weights) -> tuple[list[Any], list[Any]]:
    """The matrices of ``weights`` as whole numbers from -127 to 127, and the value of a unit in each column."""
    whole, units = [], []
    for matrix in (weights[0], weights[2], weights[4]):
        unit = np.abs(matrix).max(0) / 127 + 1e-9
        whole.append(np.clip(np.rint(matrix / unit), -127, 127).astype(np.int8))
        units.append(unit)
    return whole, units
