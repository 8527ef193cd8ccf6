"""The speed of the rules: deals per second of processor time on one core."""

from __future__ import annotations

import time
from collections.abc import Iterator

from ...engine.record import read
from ...engine.variants import rules_of
from ..simulate import SimulationPlan, line_of

LINE = "{game:17} simulate {simulate:6.0f}   check {check:6.0f}   deals a second ({played} of {deals} played out)"


def run(deals: int) -> Iterator[str]:
    """Simulate ``deals`` of each game with random bots, with their records, and check these."""
    for preset, players in (("french", 4), ("chambery", 5), ("piedmont", 4)):
        wish = SimulationPlan(rules_of(preset, players=players), deals, 1, ("random",) * players)
        began = time.process_time()
        lines = [line_of(wish, number) for number in range(deals)]
        simulated = time.process_time()
        for _, line in lines:
            read(line)
        checked = time.process_time()
        yield LINE.format(game=f"{preset} {players}", simulate=deals / (simulated - began), deals=deals,
                          check=deals / (checked - simulated), played=sum(end == "played" for end, _ in lines))
