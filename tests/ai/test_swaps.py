"""No bot uses hidden cards: exchanging them does not change its choice.

A world drawn for a seat is another deal with the same observation. Replayed from its first card to the same moment, it
must give the same Observation, the same worlds and, with the same seed, the same action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.ai.bots import LEVELS, Bot
from game.ai.levels import Level
from game.ai.worlds.sampler import Sampler
from game.ai.worlds.world import replay_world
from game.engine import Observation, State, observe
from tests.builders import GAMES, shuffled, steps, whim

#: The number of positions of each phase in a deal, and of other deals for each.
MOMENTS = {"discarding": 2, "auction": 2, "asking": 1, "giving": 1, "calling": 1, "announcing": 1, "playing": 4}
OTHERS = 3


def moments(game: str, seed: int) -> Iterator[tuple[State, Observation]]:
    """Yield a few positions of each phase of a deal played at random, with the observation of the seat to act."""
    rng, left = Random(seed), Counter(MOMENTS)
    for table in steps(shuffled(game, seed), whim(seed)):
        state = table.state
        if state.turn is None or left[type(state).__name__.lower()] == 0:
            continue
        seen = observe(state, state.turn)
        if len(seen.actions) > 1 and rng.random() < (0.15 if seen.phase == "playing" else 0.7):
            left[seen.phase] -= 1
            yield state, seen


def dealt_anew(state: State, seen: Observation, seed: int) -> Iterator[State]:
    """Yield other deals with the observation ``seen``, in which some cards of other seats are elsewhere."""
    sampler = Sampler(seen, seed)
    for _ in range(OTHERS):
        other = replay_world(seen, sampler.world())
        assert other.facts.deal.hands != state.facts.deal.hands or len(sampler.hidden) < 4
        yield other


def brisk(level: str) -> Bot:
    """The level with only a few worlds."""
    bot = LEVELS[level]
    return replace(bot, worlds=min(bot.worlds, 6), ahead=min(bot.ahead, 1)) if isinstance(bot, Level) else bot


@pytest.mark.parametrize("level", ["random", "plain", "casual", "expert"])
@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_cards_change_no_decision(game: str, level: str) -> None:
    compared, bot = 0, brisk(level)
    for seed in range(2):
        for state, seen in moments(game, seed):
            chosen = bot.choose(seen, Random(seed))
            for other in dealt_anew(state, seen, seed):
                again = observe(other, seen.seat)
                assert again == seen
                assert bot.choose(again, Random(seed)) == chosen, (seed, seen.phase)
                assert Sampler(again, seed).places() == Sampler(seen, seed).places()
                compared += 1
    assert compared >= 12


def test_every_phase_is_looked_at() -> None:
    seen = Counter(seen.phase for game in GAMES for seed in range(2) for _, seen in moments(game, seed))
    assert set(seen) == set(MOMENTS), seen
    assert min(seen.values()) >= 3, seen
