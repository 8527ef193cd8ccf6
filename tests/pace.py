"""Measures how slow this machine is at present; the time limits of tests are multiplied by the result."""

from __future__ import annotations

import time
from collections.abc import Callable

USUAL_S = 0.05
"""The seconds for a piece of work on an idle machine of 2020."""


def within(taken_s: float, bound_s: float, clock: Callable[[], float] = time.process_time) -> bool:
    """Whether work that took ``taken_s`` by ``clock`` keeps ``bound_s`` on a usual machine."""
    return taken_s < bound_s or taken_s < bound_s * slowness(clock)


def slowness(clock: Callable[[], float] = time.process_time) -> float:
    """The time of a piece of work by ``clock``, the longest of five, divided by USUAL_S; at least 1."""
    longest = 0.0
    for _ in range(5):
        began = clock()
        sum(number * number for number in range(700_000))
        longest = max(longest, clock() - began)
    return max(1.0, longest / USUAL_S)
