"""A claim is offered only if no continuation changes the result."""

from random import Random

import pytest

from game.ai.reading import Reading
from game.engine import apply, deal, observe, rules_of
from game.engine.actions import Pass
from game.engine.phases.playing import Playing

TABLES = [("chambery", {}), ("chambery", {"players": 3}), ("french", {"players": 4}), ("french", {"players": 3}),
          ("piedmont", {}), ("chambery-dummett", {"players": 4})]


def finished(state, rng):
    while state.turn is not None:
        state, _ = apply(state, rng.choice(state.actions()))
    return state


@pytest.mark.parametrize(("preset", "options"), TABLES, ids=str)
def test_after_a_claim_every_line_of_play_pays_the_same(preset, options):
    rng = Random(4)
    rules = rules_of(preset, **options)
    claims = 0
    for _ in range(60):
        state, _ = deal(rules, 0, rng.sample(rules.deck, len(rules.deck)))
        while state.turn is not None:
            if isinstance(state, Playing) and Reading(observe(state, state.turn)).takes_the_rest:
                claims += 1
                ends = {finished(state, rng).payments for _ in range(6)}
                assert len(ends) == 1
            legal = state.actions()
            # careful players: high cards are kept for the end, so that claims come up
            strongest = sorted(legal, key=lambda a: rules.strength[a.card] if hasattr(a, "card") else 0)
            state, _ = apply(state, legal[0] if isinstance(legal[0], Pass) and rng.random() < 0.7
                             else strongest[0] if rng.random() < 0.7 else rng.choice(legal))
    assert claims
