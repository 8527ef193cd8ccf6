"""Players, hints and reviews give a card point the same value."""

from __future__ import annotations

import pytest

from game.ai.search.action_values import action_values
from game.ai.search.cards import judged
from game.ai.weights import weights_for
from game.engine.actions import Play
from tests.ai.test_weights import turns
from tests.builders import GAMES

WORLDS = 8


@pytest.mark.parametrize("game", GAMES)
def test_a_player_and_a_hint_see_a_card_as_far_behind(game: str) -> None:
    compared = 0
    for n, seen in enumerate(turns(game, 2, 9)):
        played = {one.card: one for one in judged(seen, weights_for(seen.rules), WORLDS, n)}
        best = next(iter(played.values()))
        for one in action_values(seen, WORLDS, n):
            if isinstance(one.action, Play) and one.action.card in played and len(one.plan) == 1:
                same = played[one.action.card]
                if same.worlds == one.worlds == best.worlds:
                    assert same.behind == pytest.approx(one.behind, abs=1e-6)
                    compared += same.behind > 0
    assert compared > 5
