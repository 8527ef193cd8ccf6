"""The policy's judgements improved by trial: one up or down at a time, kept when it gains on a bank of deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, fields, replace
from typing import Any

import numpy as np

from game.ai.weights.handwritten import Judgements, tables
from game.engine.rules import Rules
from tools.tune.bank import Bank
from tools.tune.duel import Duel

#: What a unit of payment counts beside a card point, by the way of paying.
PAYMENT = {"zero-sum": 0.1, "raised": 0.1, "stake": 10.0, "french": 0.05}
LEAST_STEP, PART = 0.1, 0.35
#: Judgements for those who play the contract, and for those who play against it.
Pair = tuple[Judgements, Judgements]


def climb(rules: Rules, deals: Bank, start: Pair, sweeps: int, told: Callable[[str], None]) -> Pair:
    """Judgements that gain when one seat plays by them among others who play by ``start``."""
    duel, best = Duel(rules, deals, _weights(start)), start
    score = 0.0
    steps = [{field.name: max(LEAST_STEP, PART * abs(getattr(one, field.name))) for field in fields(Judgements)}
             for one in start]
    for sweep in range(sweeps):
        for side in (0, 1):
            for name in asdict(start[side]):
                best, score = _tried(rules, duel, best, score, side, name, steps[side])
        told(f"sweep {sweep + 1}: {score:+.3f} a deal")
    return best


def _tried(rules: Rules, duel: Duel, best: Pair, score: float, side: int, name: str,
           steps: dict[str, float]) -> tuple[Pair, float]:
    """The better of ``best`` and ``best`` with one judgement moved up or down."""
    for sign in (1, -1):
        moved = replace(best[side], **{name: getattr(best[side], name) + sign * steps[name]})
        other = (moved, best[1]) if side == 0 else (best[0], moved)
        gain = duel.gains(_weights(other)).mean(0)
        worth = gain[0] / rules.family.unit + PAYMENT[rules.payment] * gain[1]
        if worth > score:
            steps[name] *= 1.3
            return other, worth
    steps[name] *= 0.5
    return best, score


def _weights(pair: Pair) -> Any:
    return np.array(tables(*pair))
