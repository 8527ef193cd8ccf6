"""R1 who lays away, calls, asks and gives as the expert does, for ``main.py arena``: what the expert's ways are worth
there. The bids are R1's, by rule, so that both play the same contracts."""

from __future__ import annotations

from random import Random

from game.ai.tune.fast import Expert
from game.engine.actions import Action
from game.engine.observation import Observation
from tests.references.players import R1

THOUGHT_ABOUT = ("discarding", "calling", "asking", "giving")


class Dealer(R1):
    """R1 with the expert's decisions between the auction and the first card."""

    def __init__(self) -> None:
        super().__init__()
        self._expert = Expert()

    def choose(self, seen: Observation, rng: Random) -> Action:
        """By rule, but for what is THOUGHT_ABOUT."""
        if seen.phase not in THOUGHT_ABOUT:
            return super().choose(seen, rng)
        return self._expert.choose(seen, rng)
