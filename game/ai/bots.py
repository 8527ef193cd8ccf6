"""Who can sit at the table: every level by its name."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Protocol

from ..engine.actions import Action
from ..engine.observation import Observation
from . import levels, random_bot
from .rulebot import rule_bot
from .stop import Stopped, never


class Bot(Protocol):
    """Anything that chooses; a module with a function ``choose`` will do."""

    def choose(self, seen: Observation, rng: Random, stopped: Stopped = never) -> Action:
        """One of ``seen.actions``; all chance comes from ``rng``, and long thinking ends soon after ``stopped()``."""
        ...


#: What answers where a level cannot: quick, and always there.
FALLBACK: Bot = rule_bot
LEVELS: Mapping[str, Bot] = {"random": random_bot, "plain": rule_bot, **levels.LEVELS,
                               **levels.CHARACTERS}
#: Those of them that are offered to people: the others are for tests and for the fields of long experiments.
OFFERED = tuple(levels.LEVELS)
#: And people of those levels, each with a manner of their own.
PEOPLE = tuple(levels.CHARACTERS)
