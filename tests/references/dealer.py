"""The frozen reference R1 with the expert's decisions in one part of the deal, to measure these in the arena.

The bids are R1's (see ``players.py``), so that both play the same contracts.
"""

from __future__ import annotations

from random import Random

from game.ai.levels import LEVELS
from game.engine.actions import Action
from game.engine.observation import Observation
from tests.references.players import R1


class Part(R1):
    """R1, with the expert's decisions in the phases THOUGHT_ABOUT."""

    THOUGHT_ABOUT: tuple[str, ...] = ()

    def __init__(self) -> None:
        super().__init__()
        self._expert = LEVELS["expert"]

    def choose(self, seen: Observation, rng: Random) -> Action:
        if seen.phase not in self.THOUGHT_ABOUT:
            return super().choose(seen, rng)
        return self._expert.choose(seen, rng)


class Dealer(Part):
    """R1 with the expert's decisions between the auction and the first card."""

    THOUGHT_ABOUT = ("discarding", "calling", "asking", "giving")


class Cards(Part):
    """R1 with the expert's cards."""

    THOUGHT_ABOUT = ("playing",)
