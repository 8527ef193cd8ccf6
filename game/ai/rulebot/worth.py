"""What cards and tricks count, in card points."""

from __future__ import annotations

from functools import cache

from ...engine.rules import Rules

#: By the way piles are counted: what a card counts besides its value (in units), what a trick counts as such.
COUNTING: dict[str, tuple[float, float]] = {"tricks": (0.0, 1.0), "cards": (0.0, 0.0), "threes": (-2 / 3, 0.0)}


@cache
def _points(values: tuple[int, ...], unit: int, less: float) -> tuple[float, ...]:
    return tuple((value + less) / unit for value in values)


def points(rules: Rules) -> tuple[float, ...]:
    """Card points by card under ``rules``."""
    family = rules.family
    return _points(family.values, family.unit, COUNTING[family.count][0])


def trick_worth(rules: Rules) -> float:
    """Card points for a trick, whatever lies in it."""
    return COUNTING[rules.family.count][1]
