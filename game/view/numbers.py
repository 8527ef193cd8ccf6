"""Numbers of charts: round steps for axes, the place of a value, shares in percent. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import words

STEPS = (1, 2, 5)


def round_step(span: float, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 … that divides ``span`` into at most ``most`` steps."""
    power = 1
    while True:
        for step in STEPS:
            if step * power * max(1, most) >= span:
                return step * power
        power *= 10


def ticks(low: float, high: float, most: int) -> list[int]:
    """Round numbers from ``low`` to ``high``, a step apart, no more than ``most`` + 1 of them."""
    step = round_step(high - low, most)
    first = -(-low // step)
    return [round(number) * step for number in range(round(first), int(high // step) + 1)]


@dataclass(frozen=True, slots=True)
class Scale:
    """Values from ``low`` to ``high`` along the pixels from ``start`` to ``end``, which may run backwards."""

    low: float
    high: float
    start: int
    end: int

    def at(self, value: float) -> int:
        """The pixel of ``value``."""
        return self.start + round((self.end - self.start) * (value - self.low) / (self.high - self.low))


def reach(values: Sequence[float]) -> tuple[float, float]:
    """The least and the most of ``values`` and zero, never the same."""
    low, high = min([0.0, *values]), max([0.0, *values])
    return (low, high) if low < high else (0.0, 1.0)


def percent(part: int, whole: int) -> str:
    """``part`` of ``whole`` in percent."""
    return words.say("setting.percent", n=round(100 * part / whole)) if whole else "–"


def thinned(number: int, most: int) -> range:
    """At most ``most`` evenly spaced numbers below ``number``."""
    return range(0, number, max(1, -(-number // max(1, most))))
