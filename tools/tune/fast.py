"""The levels on the compiled kernel, for long matches: ``main.py arena --a tools.tune.fast:Expert``.

They play the same cards as the levels themselves, and several times as fast.
"""

from __future__ import annotations

from random import Random

from game.ai.kernel.bench import in_use, use
from game.ai.levels import LEVELS
from game.engine.actions import Action
from game.engine.observation import Observation
from tools.tune.compiled import machine


class Fast:
    """The level of its ``name``."""

    name = "club"

    def choose(self, seen: Observation, rng: Random) -> Action:
        """What the level does."""
        plain = in_use()
        use(machine())
        try:
            return LEVELS[self.name].choose(seen, rng)
        finally:
            use(plain)


class Beginner(Fast):
    """A beginner."""

    name = "beginner"


class Casual(Fast):
    """A casual player."""

    name = "casual"


class Club(Fast):
    """A club player."""


class Expert(Fast):
    """An expert."""

    name = "expert"
