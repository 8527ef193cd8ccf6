"""Selects the cases of the tests: those for a push, or all, as in the weekly job.

``TAROT_TESTS=all`` runs every case of every test, all looks of all scenes, and properties with many examples.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable
from typing import Any
from zlib import crc32

import pytest

ALL = os.environ.get("TAROT_TESTS") == "all"


def many(examples: int, part: int = 8) -> int:
    """The number ``examples`` in a complete run; on a push an eighth or another ``part`` of it, but at least two."""
    return examples if ALL else max(2, examples // part)


def few(values: Iterable[Any], most: int, *, several: bool = False) -> list[Any]:
    """``values`` for ``parametrize``, of which a push tries ``most``, evenly spread; the others are marked ``long``.

    With ``several`` each value is a tuple of the values of several parameters.
    """
    every = list(values)
    tried = {number * len(every) // most for number in range(most)}
    return [value if number in tried else pytest.param(*(value if several else [value]), marks=pytest.mark.long)
            for number, value in enumerate(every)]


Value = tuple[str, tuple[int, ...]]
"""A parameter, or several with common values, and the ids of the objects."""

SHARED = {"game": 3, "preset": 2, "in_window": 1, "language": 2, "code": 2, "situation": 12, "scene": 5}
"""Parameters of which a push tries about this number of values in each test; different tests try different values, so
that all values are tried."""


def sample(items: Iterable[pytest.Item]) -> set[pytest.Item]:
    """A small set of cases of each test, found by a greedy choice, in which every value of every parameter occurs.

    Of a shared parameter, only the values assigned to the test occur.
    """
    cases: dict[tuple[str, str], list[pytest.Item]] = defaultdict(list)
    for item in items:
        cases[str(item.path), item.nodeid.partition("[")[0]].append(item)
    kept: set[pytest.Item] = set()
    for (_, name), one in cases.items():
        left_out = _others(name, [_values(item) for item in one])
        open_values = {item: values for item in one if not (values := _values(item)) & left_out}
        seen: set[Value] = set()
        while open_values:
            best = max(open_values, key=lambda item: len(open_values[item] - seen))
            new = open_values.pop(best) - seen
            if not new and seen:
                break
            seen |= new
            kept.add(best)
    return kept


def _others(test: str, cases: Iterable[set[Value]]) -> set[Value]:
    """The values of shared parameters that are not assigned to ``test``."""
    values = dict.fromkeys(value for case in cases for value in case)
    left_out: set[Value] = set()
    for name, most in SHARED.items():
        own = [value for value in values if value[0] == name]
        apart = max(1, len(own) // most)
        left_out.update(value for number, value in enumerate(own) if number % apart != crc32(test.encode()) % apart)
    return left_out


def _values(item: pytest.Item) -> set[Value]:
    given: dict[str, object] = dict(getattr(getattr(item, "callspec", None), "params", {}))
    values: set[Value] = set()
    for mark in item.iter_markers("parametrize"):
        names = mark.args[0].split(",") if isinstance(mark.args[0], str) else mark.args[0]
        values.add((",".join(names), tuple(id(given.pop(name.strip(), None)) for name in names)))
    return values | {(name, (id(value),)) for name, value in given.items()}
