"""The values of decisions before the first card, and the number of trials for them."""

from random import Random

import pytest

from game.ai.kernel.codes import WEIGHING
from game.ai.rulebot import rule_bot
from game.ai.search import plans
from game.ai.search.plans import DEEPER, TOGETHER, PlanTrial, planned, plans_for
from game.ai.selfplay import shuffled
from game.ai.weights import weights_for
from game.engine.actions import Bid
from game.engine.game import deal, step
from game.engine.observation import observe
from game.engine.variants import rules_of

GAMES = ["chambery", "french", "french-open-call"]


def first_bid(game: str, seed: int):
    """The observation of the first seat that has several plans for its bid."""
    rules = rules_of(game)
    while True:
        state = deal(rules, 0, shuffled(rules.deck, Random(seed)))[0]
        while state.turn is not None:
            seen = observe(state, state.turn)
            if seen.phase == "auction" and len(plans_for(seen)) > 1:
                return seen
            state, _ = step(state, rule_bot.choose(seen, Random(0)))
        seed += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_bid_is_judged_by_what_it_is_paid(game):
    seen = first_bid(game, 1)
    outlook = PlanTrial(seen, plans_for(seen), weights_for(seen.rules), 5)
    paid = []
    for _ in range(6):
        outlook.draw()
        for rival in range(len(outlook.plans)):
            worth = outlook.worth(rival)
            paid.append(outlook.ended()[0])
            assert worth == paid[-1] * WEIGHING[seen.rules.payment][0]
    assert any(paid)


@pytest.mark.parametrize("game", GAMES)
def test_few_plans_are_tried_in_more_worlds_but_not_for_ever(game, monkeypatch):
    drawn, tried = [], []

    class Counted(PlanTrial):
        def draw(self):
            drawn.append(1)
            super().draw()

        def worth(self, rival):
            tried.append(rival)
            return 1.0  # no candidate falls behind

    monkeypatch.setattr(plans, "PlanTrial", Counted)
    seen, worlds = first_bid(game, 1), 16
    planned(seen, weights_for(seen.rules), worlds, 3)
    few = len(plans_for(seen))
    assert len(drawn) == min(DEEPER * worlds, TOGETHER * worlds // few + 1)
    assert len(tried) == len(drawn) * few


@pytest.mark.parametrize("number", [1, 43, 50])
def test_a_bid_that_plain_rules_would_not_dare_is_thought_about(number):
    rules = rules_of("french-open-call", players=5)
    state = deal(rules, number % 5, shuffled(rules.deck, Random(number)))[0]
    assert state.turn is not None
    seen = observe(state, state.turn)
    assert planned(seen, weights_for(rules), 60, number)[0].plan == (Bid("guard"),)
