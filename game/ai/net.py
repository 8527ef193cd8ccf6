"""A small net for each game: it estimates every card that the policy considers.

A file has a line of JSON, which also describes how the net was made, then its weights as compressed bytes. Weights are
whole numbers; ``units`` is the value of one of them, by column.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from operator import add, mul
from pathlib import Path
from typing import Any

from ..engine.cards import Card
from ..engine.observation import Observation
from ..engine.rules import Rules
from .kernel import layout as at
from .kernel.features import ANSWERS, FEATURES, answer_place, features
from .kernel.inputs import KernelInput
from .kernel.playout import obvious
from .kernel.policy import RATES, VIEW_SIZE
from .policy import turn_of
from .weights import HERE, weights_file

#: The standard error, in card points, of the distance between two cards that the net expects.
DOUBT = 0.4
_NONE = 1e18
#: The factor by which a point of the policy's rate is scaled to an input.
RATE_SCALE = 0.3
#: The policy's rates are limited to this distance from the mean of the candidates.
MOST_RATE = 6.0


@dataclass(frozen=True, slots=True)
class Net:
    """A net with two hidden layers.

    ``matrices`` have a row for each input, the last one a row for each answer; ``units`` and ``biases`` are by column;
    ``skip`` is the part of the policy's rate that is added to an answer.
    """

    matrices: tuple[Sequence[Sequence[int]], ...]
    units: tuple[Sequence[float], ...]
    biases: tuple[Sequence[float], ...]
    skip: float

    def expected(self, on: Iterable[int], rates: Mapping[int, float]) -> dict[int, float]:
        """The card points above the mean that are expected of each answer in ``rates``.

        ``on`` are the features that are set, ``rates`` the policy's by answer.
        """
        first, second, last = self.matrices
        mean = sum(rates.values()) / len(rates)
        near = {one: min(MOST_RATE, max(-MOST_RATE, rate - mean)) for one, rate in rates.items()}
        sums: list[float] = [0.0] * len(self.units[0])
        for place in on:
            sums = list(map(add, sums, first[place]))
        for one, rate in near.items():
            part = RATE_SCALE * rate
            sums = [a + part * b for a, b in zip(sums, first[FEATURES + one], strict=True)]
        hidden = _bent(sums, self.units[0], self.biases[0])
        sums = [0.0] * len(self.units[1])
        for value, row in zip(hidden, second, strict=True):
            if value:
                sums = [a + value * b for a, b in zip(sums, row, strict=True)]
        hidden = _bent(sums, self.units[1], self.biases[1])
        found = {one: sum(map(mul, hidden, last[one])) * self.units[2][one] + self.biases[2][one] + self.skip * rate
                 for one, rate in near.items()}
        middle = sum(found.values()) / len(found)
        return {one: value - middle for one, value in found.items()}


def _bent(sums: Sequence[float], units: Sequence[float], biases: Sequence[float]) -> list[float]:
    return [max(0.0, value * unit + bias) for value, unit, bias in zip(sums, units, biases, strict=True)]


def net_file(rules: Rules) -> Path:
    """The path of the net for ``rules``; the file need not exist."""
    return HERE / weights_file(rules).replace(".json", ".net")


def net_for(rules: Rules) -> Net | None:
    """The net for ``rules``, or None if none was trained."""
    return _read(net_file(rules))


@cache
def _read(path: Path) -> Net | None:
    if not path.exists():
        return None
    head, _, body = path.read_bytes().partition(b"\n")
    told: dict[str, Any] = json.loads(head)
    numbers = array("b", zlib.decompress(body))
    sizes = [FEATURES + ANSWERS, *map(len, told["units"])]
    assert len(numbers) == sum(a * b for a, b in pairwise(sizes)), f"{path.name} is made for other inputs"
    matrices, start = [], 0
    for high, wide in pairwise(sizes):
        matrices.append([numbers[start + n * wide:start + (n + 1) * wide].tolist() for n in range(high)])
        start += wide * high
    first, second, last = matrices
    columns = [list(column) for column in zip(*last, strict=True)]
    return Net((first, second, columns), tuple(told["units"]), tuple(told["biases"]), told["skip"])


def card_prior(seen: Observation, position: KernelInput, cards: Sequence[Card],
               weights: Sequence[float]) -> list[float]:
    """The card points above the mean that the net for these rules expects of each of ``cards``; zeros without a net.

    A card that the policy does not consider counts as the nearest of its suit that it considers. If it considers no
    card, the net was not trained for the decision: zeros.
    """
    net = net_for(seen.rules)
    if net is None or len(cards) < 2:
        return [0.0] * len(cards)
    codes, turn, view = position.codes, turn_of(seen), [_NONE] * VIEW_SIZE
    if obvious(turn.game, turn.hands, turn.seat * 6, turn.led, turn.best_suit, turn.best_rank, turn.open_) >= 0:
        return [0.0] * len(cards)
    turn.chosen(list(weights), view)
    where, x = [0] * 4, [0] * FEATURES
    features(turn.game, turn.hands, turn.gone, turn.void, turn.laid, position.now, position.trick, position.won,
             turn.friend, turn.seat, turn.role, turn.h, list(codes.worth), [0] * 6, where, x)
    rates = {code: view[RATES + code] for code in range(at.CODES) if view[RATES + code] != _NONE}
    found = net.expected([n for n, one in enumerate(x) if one],
                         {answer_place(code, where): rate for code, rate in rates.items()})
    by_code = {code: found[answer_place(code, where)] for code in rates}
    return [_nearest(by_code, codes.code[card]) for card in cards]


def _nearest(expected: Mapping[int, float], code: int) -> float:
    """The estimate for the card ``code``, or else for the nearest one of its suit, or else the lowest of all."""
    same = [other for other in expected if other >> 5 == code >> 5]
    return expected[min(same, key=lambda other: (abs(other - code), other))] if same else min(expected.values())
