"""Improves the policy's tables and judgements by trial: a value is changed if this gains on a bank of deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from game.ai.kernel import policy as at
from game.engine.rules import Rules
from tools.tune.duel import Bank, Duel
from tools.tune.handwritten import Judgements, tables

#: The number of deals after which a change without a promising gain is given up.
CHUNK = 800
#: The standard errors by which a change must gain to be kept, and below which it is given up early.
KEPT, HOPELESS = 1.5, 0.3
#: The first step of every group, and the smallest one that is tried, in card points.
STEP, LEAST = 2.0, 0.2
WIDER, NARROWER = 1.4, 0.4
POSITIONS, KINDS, ABOVES, LEFTS = 3, 9, 6, 4
OWNS, OUTS, CHANCES, PRICES, LENGTHS, FEWS, KNOWNS, SUITS = 6, 4, 5, 4, 4, 3, 4, 5

Group = tuple[int, ...]
#: The value of a unit of payment in card points, by the way of paying.
PAYMENT = {"zero-sum": 0.1, "raised": 0.1, "stake": 10.0, "french": 0.05}
LEAST_STEP, PART = 0.1, 0.35
#: The judgements for the seats that play the contract, and for those that play against it.
Pair = tuple[Judgements, Judgements]


def groups() -> list[Group]:
    """The groups of places in a role's block that are moved together: one feature in every combination with others."""
    return [*_cards(), *_tarots(), *_leads(), *_shapes(), *_tricks(),
            *((at.SCALARS + n,) for n in (at.GIVE, at.SPARE, at.RUFFS, at.HOPE))]


def _lines(base: int, rows: int, columns: int) -> Iterator[Group]:
    """Yield the places of every row and every column of the table at ``base``."""
    for row in range(rows):
        yield tuple(base + row * columns + column for column in range(columns))
    for column in range(columns):
        yield tuple(base + row * columns + column for row in range(rows))


def _cards() -> Iterator[Group]:
    for n in range(POSITIONS * KINDS):
        yield from _lines(at.CARDS + n * ABOVES * LEFTS, ABOVES, LEFTS)


def _tarots() -> Iterator[Group]:
    for position in range(POSITIONS):
        for own in range(OWNS):
            held = [at.TAROTS + position * 288 + pagat * 144 + own * 24 + out * ABOVES
                    for pagat in range(2) for out in range(OUTS)]
            for base in held:
                yield tuple(base + above for above in range(ABOVES))
            for above in range(ABOVES):
                yield tuple(base + above for base in held)


def _leads() -> Iterator[Group]:
    for kind in range(KINDS):
        yield from _lines(at.LEADS + kind * KNOWNS * OUTS, KNOWNS, OUTS)


def _shapes() -> Iterator[Group]:
    for n in range(2 * SUITS):
        yield from _lines(at.SHAPES + n * LENGTHS * FEWS, LENGTHS, FEWS)


def _tricks() -> Iterator[Group]:
    for position in range(POSITIONS):
        for chance in range(CHANCES):
            for price in range(PRICES):
                yield (at.TRICKS + (position * CHANCES + chance) * PRICES + price,)


@dataclass(slots=True)
class Trials:
    """The gain of one seat of ``role`` in the deals that have one, by parts of the bank."""

    rules: Rules
    deals: Bank
    start: Any
    role: int
    parts: list[Duel] = field(init=False)
    gained: list[Any] = field(init=False)

    def __post_init__(self) -> None:
        having = np.flatnonzero((self.deals["roles"] == self.role).any(1))
        cut = [having[n:n + CHUNK] for n in range(0, len(having), CHUNK)]
        self.parts = [Duel(self.rules, {key: rows[some] for key, rows in self.deals.items()}, self.start)
                      for some in cut]
        self.gained = [self._worth(part, self.start) for part in self.parts]

    def _worth(self, part: Duel, w: Any) -> Any:
        gains = part.gains(w, self.role)
        return gains[:, 0] / self.rules.family.unit + PAYMENT[self.rules.payment] * gains[:, 1]

    def better(self, w: Any) -> bool:
        """Whether ``w`` gains significantly over the weights kept last; if so, ``w`` is kept."""
        found, total, squares = list[Any](), 0.0, 0.0
        for part, before in zip(self.parts, self.gained, strict=True):
            now = self._worth(part, w)
            more = now - before
            found.append(now)
            total, squares = total + more.sum(), squares + (more * more).sum()
            if total <= HOPELESS * sqrt(squares):
                return False
        if total <= KEPT * sqrt(squares):
            return False
        self.gained = found
        return True

    def gain(self) -> tuple[float, float]:
        """The mean gain per deal of the kept weights over the first ones, and half the width of its 95 % interval."""
        all_ = np.concatenate(self.gained) if self.gained else np.zeros(1)
        return float(all_.mean()), float(1.96 * all_.std() / sqrt(len(all_)))


def sharpened(rules: Rules, deals: Bank, start: Any, sweeps: int, told: Callable[[str], None],
              roles: Sequence[int] = range(at.ROLES), seed: int = 1) -> Any:
    """Weights that gain over ``start`` if one seat of a role plays by them and the others by ``start``."""
    best, rng = start.copy(), Random(seed)
    for role in roles:
        trials = Trials(rules, deals, start, role)
        if not trials.parts:
            continue
        steps = dict.fromkeys(groups(), STEP)
        for sweep in range(sweeps):
            open_ = [group for group, step in steps.items() if abs(step) >= LEAST]
            rng.shuffle(open_)
            kept = sum(_moved(trials, best, role, group, steps) for group in open_)
            told(f"role {role}, sweep {sweep + 1}: {kept} of {len(open_)} moves kept, "
                 "{:+.3f} ±{:.3f} a deal".format(*trials.gain()))
    return best


def _moved(trials: Trials, best: Any, role: int, group: Group, steps: dict[Group, float]) -> bool:
    """Move ``group`` in ``best`` if that gains; returns whether it did. The last good direction is tried first."""
    places = [role * at.BLOCK + place for place in group]
    for sign in (1, -1):
        moved = best.copy()
        moved[places] += sign * steps[group]
        if trials.better(moved):
            best[places] = moved[places]
            steps[group] *= sign * WIDER
            return True
    steps[group] *= NARROWER
    return False


def climb(rules: Rules, deals: Bank, start: Pair, sweeps: int, told: Callable[[str], None]) -> Pair:
    """Judgements that gain over ``start`` if one seat plays by them and the others by ``start``."""
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
    """``best`` with the judgement ``name`` moved up or down if that raises the score, otherwise ``best``, and its
    score."""
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
