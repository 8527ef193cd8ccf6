"""The level *plain*: decides by rules, without a search or chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...engine.actions import Action
from ...engine.observation import Observation
from ..stop import Stopped, never
from .bidding import bid, handful, slam
from .exchanging import ask, call, give, next_discard
from .playing import play

#: The function that decides in each phase.
DECISIONS: dict[str, Callable[[Observation], Action]] = {
    "auction": bid, "discarding": next_discard, "asking": ask, "giving": give, "calling": call, "announcing": slam,
    "playing": lambda seen: handful(seen) or play(seen),
}


def choose(seen: Observation, rng: Random, stopped: Stopped = never) -> Action:
    """The action by rule for ``seen``; ``rng`` is not used."""
    return DECISIONS[seen.phase](seen)
