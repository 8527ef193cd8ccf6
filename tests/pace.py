"""How slow this machine is now, beside whatever else it does: bounds on time are multiples of it."""

from __future__ import annotations

import time
from collections.abc import Callable

USUAL_S = 0.05
"""What a piece of work takes on a machine of 2020 that does nothing else."""


def slowness(clock: Callable[[], float] = time.process_time) -> float:
    """How many times as long as usual a piece of work takes by ``clock``, the longest of five; at least once."""
    longest = 0.0
    for _ in range(5):
        began = clock()
        sum(number * number for number in range(700_000))
        longest = max(longest, clock() - began)
    return max(1.0, longest / USUAL_S)
