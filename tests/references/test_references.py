"""The references never change: their choices in a few deals are stored."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from game.ai.search.action_values import action_values
from game.ai.selfplay import shuffled
from game.engine.actions import Play
from game.engine.game import deal, step
from game.engine.observation import observe
from game.engine.variants import rules_of
from tests.references.players import R0, R1
from tests.references.regret import behind, turns

#: The digest of all choices in six deals; a changed policy is a new reference, not this one.
DONE = {
    ("r0", "chambery"): "53f9078287f45029",
    ("r0", "french"): "518f7e064f6b09ce",
    ("r0", "piedmont"): "85052af32b460268",
    ("r1", "chambery"): "79723e2729e4d1c5",
    ("r1", "french"): "076330570beb587d",
    ("r1", "piedmont"): "0cd3d3e6a7fcc88c",
}


def done(bot: R0, preset: str) -> str:
    """The digest of every action of ``bot`` in six deals that it plays at all seats."""
    rules, text = rules_of(preset), []
    for seed in range(6):
        rng = Random(seed)
        state = deal(rules, seed % rules.at_table, shuffled(rules.deck, rng))[0]
        while state.turn is not None:
            action = bot.choose(observe(state, state.turn), rng)
            text.append(repr(action))
            state, _ = step(state, action)
    return hashlib.sha256("\n".join(text).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("name", "preset"), DONE)
def test_a_reference_plays_as_it_always_did(name: str, preset: str) -> None:
    assert done({"r0": R0, "r1": R1}[name](), preset) == DONE[name, preset]


@pytest.mark.long
def test_regret_tells_good_cards_from_bad_ones() -> None:
    asked = turns(rules_of("french"), 1)
    judged = [(seen, action_values(seen, 100, 7)) for _, (_, seen) in zip(range(6), asked, strict=False)]

    def lost(at: int) -> float:
        cards = [(seen, values[at].action) for seen, values in judged]
        return sum(behind(seen, action.card, 60, 5) for seen, action in cards if isinstance(action, Play))
    assert lost(0) < lost(-1) - 6
