"""Counts absurd plays in a record: how often each kind was possible, and how often it was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from ..engine.observation import observe
from ..engine.record import Record, replay
from .reading import Reading
from .teaching.mistakes import ABSURD, absurdity, tempting


@dataclass(slots=True)
class AbsurdityCount:
    """By kind: ``possible`` decisions in which some card, but not every one, is of that kind; those ``played``."""

    possible: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)

    def add(self, record: Record) -> None:
        """Count the decisions of ``record``."""
        for (state, _), (seat, action) in zip(replay(record), record.moves, strict=False):
            reading = Reading(observe(state, seat))
            self.possible.update(tempting(reading))
            if (kind := absurdity(reading, action)) is not None:
                self.played[kind] += 1

    def rows(self) -> Iterable[tuple[str, int, int]]:
        """Every kind that was possible, how often it was played and in how many decisions it could have been."""
        return ((kind, self.played[kind], self.possible[kind]) for kind in ABSURD if self.possible[kind])
