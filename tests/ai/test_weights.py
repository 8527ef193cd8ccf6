"""The trained weights are those that were measured, and both copies of the policy read them in the same way.

    python -m tests.ai.test_weights       rewrite the golden figures after a training, then read the diff
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

from game.ai.kernel.policy import WEIGHTS
from game.ai.policy import by_policy, card_features, turn_of
from game.ai.weights import HERE, UNTRAINED, weights_file, weights_for
from game.engine.actions import Play
from game.engine.cards import PACK
from game.engine.observation import Observation, observe
from game.engine.rules import Rules
from tests.builders import rules, shuffled, whim
from tools.tune.handwritten import Judgements, tables

GOLDEN = Path(__file__).with_name("weights.json")
FILES = sorted(path.name for path in HERE.glob("*-*.json"))
DEALS, EVERY = 6, 5


@cache
def game_of(name: str) -> str:
    """The game whose weights are in the file ``name``: ``chambery-5-78-call.json`` is ``chambery players=5 …``."""
    family, players, pack, partnership = name.removesuffix(".json").split("-")
    return f"{family} players={players} pack={pack} partnership={partnership}"


@cache
def turns(game: str, deals: int, every: int) -> tuple[Observation, ...]:
    """Every ``every``-th choice of a card in ``deals`` random deals, which do not depend on the bots."""
    found: list[Observation] = []
    for seed in range(deals):
        table, player = shuffled(game, seed), whim(seed)
        while table.state.turn is not None:
            seen = observe(table.state, table.state.turn)
            if len([action for action in seen.actions if isinstance(action, Play)]) > 1:
                found.append(seen)
            table.take(player(table.state))
    return tuple(found[::every])


def card(seen: Observation, weights: list[float]) -> str:
    """The card that the policy of ``weights`` plays."""
    action = by_policy(seen, weights)
    assert isinstance(action, Play)
    return action.card.name


def digest(weights: list[float]) -> str:
    return blake2b(repr(weights).encode(), digest_size=8).hexdigest()


def test_games_without_training_have_the_weights_written_by_hand() -> None:
    stored = json.loads((HERE / UNTRAINED).read_text(encoding="utf-8"))
    assert stored["exact"] == tables(Judgements())
    assert weights_for(rules("french players=5 partnership=none")) == stored["exact"]


def figures(name: str) -> dict[str, str]:
    """A digest of the weights in the file ``name``, and the cards that they choose in fixed positions."""
    by: Rules = rules(game_of(name))
    weights = weights_for(by)
    return {"digest": digest(weights),
            "cards": " ".join(card(seen, weights) for seen in turns(game_of(name), DEALS, EVERY))}


def golden() -> dict[str, dict[str, str]]:
    return json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_every_file_of_weights_has_golden_figures():
    assert FILES
    assert sorted(golden()) == FILES
    assert [weights_file(rules(game_of(name))) for name in FILES] == FILES


@pytest.mark.parametrize("name", FILES)
def test_the_weights_are_those_that_were_measured(name):
    assert figures(name)["digest"] == golden()[name]["digest"]


@pytest.mark.parametrize("name", FILES)
def test_the_weights_choose_the_same_cards_as_ever(name):
    """The weights may be right but read with the wrong sign, unit or table."""
    cards = figures(name)["cards"]
    assert cards.count(" ") >= 15
    assert cards == golden()[name]["cards"]


@pytest.mark.parametrize("name", FILES)
def test_other_weights_would_be_noticed(name):
    negated = [-weight for weight in weights_for(rules(game_of(name)))]
    cards = [card(seen, negated) for seen in turns(game_of(name), DEALS, EVERY)]
    same = sum(one == other for one, other in zip(cards, golden()[name]["cards"].split(), strict=True))
    assert same < 0.75 * len(cards)


@pytest.mark.parametrize("scale", [0.0, 0.3, 1.0, 5.0])
@pytest.mark.parametrize("game", [*map(game_of, FILES), "chambery-dummett players=4", "french-open-call players=5"])
def test_the_features_of_a_card_are_what_the_kernel_adds_up(game, scale):
    """The levels that make mistakes, and the training, use a second implementation, `card_features`."""
    rng = Random(scale)
    for seen in turns(game, 6, 3):
        weights = [rng.uniform(-1, 1) * scale for _ in range(WEIGHTS)]
        turn = turn_of(seen)
        best = max(card_features(turn, weights), key=lambda one: one.value + sum(weights[at] for at in one.places))
        assert PACK[turn.table.card[best.code]].name == card(seen, weights)


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps({name: figures(name) for name in FILES}, indent=1) + "\n", encoding="utf-8")
