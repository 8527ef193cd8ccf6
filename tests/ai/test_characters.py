"""The description of each companion, measured against the level that plays without the style."""

from collections.abc import Callable
from random import Random

import pytest

from game.ai.bots import bot_named
from game.ai.selfplay import shuffled
from game.engine.actions import Action, Bid, Pass, Play
from game.engine.cards import TAROTS
from game.engine.game import apply, deal
from game.engine.observation import Observation, observe
from game.engine.variants import rules_of

RULES = rules_of("french", players=4)


def bids(level: str, deals: int) -> int:
    """The number of hands on which ``level`` bids in the first ``deals`` deals."""
    return sum(isinstance(first_bid(level, number), Bid) for number in range(deals))


def first_bid(level: str, number: int) -> Action:
    state, _ = deal(RULES, 0, shuffled(RULES.deck, Random(number)))
    assert state.turn is not None
    return bot_named(level).choose(observe(state, state.turn), Random(number))


def choices_of(level: str, deals: int, here: Callable[[Observation], bool]) -> list[tuple[Observation, Action]]:
    """The choices of ``level`` in decisions for which ``here`` is true, in deals played by plain rules."""
    found, plain = list[tuple[Observation, Action]](), bot_named("plain")
    for number in range(deals):
        rng = Random(number)
        state, _ = deal(RULES, 0, shuffled(RULES.deck, rng))
        while (seat := state.turn) is not None:
            seen = observe(state, seat)
            if len(seen.actions) > 1 and all(isinstance(action, Play) for action in seen.actions) and here(seen):
                found.append((seen, bot_named(level).choose(seen, Random(f"{number} {len(found)}"))))
            state, _ = apply(state, plain.choose(seen, rng))
    return found


def leads(seen: Observation) -> bool:
    """Whether the seat leads and may choose between a trump and another card."""
    kinds = {action.card in TAROTS for action in seen.actions}
    return not seen.trick.cards and kinds == {True, False}


def may_keep_trumps(seen: Observation) -> bool:
    kinds = {action.card in TAROTS for action in seen.actions}
    return bool(seen.trick.cards) and kinds == {True, False} and len(seen.hand) > 4


def share_of_trumps(level: str, deals: int, here: Callable[[Observation], bool]) -> float:
    found = choices_of(level, deals, here)
    assert len(found) >= 30
    return sum(action.card in TAROTS for _, action in found) / len(found)


@pytest.mark.parametrize(("bolder", "shyer"), [("beginner", "rosalie"), ("gaston", "casual")])
def test_who_is_bold_bids_more_often(bolder, shyer):
    assert bids(bolder, 150) > 1.1 * bids(shyer, 150)


@pytest.mark.parametrize("number", [15, 69])
def test_colette_passes_where_the_club_bids(number):
    assert isinstance(first_bid("club", number), Bid)
    assert isinstance(first_bid("colette", number), Pass)


def test_victorine_bids_where_the_expert_passes():
    assert isinstance(first_bid("expert", 7), Pass)
    assert isinstance(first_bid("victorine", 7), Bid)


def test_gaston_leads_trumps_more_often_than_others_of_his_strength():
    assert share_of_trumps("gaston", 40, leads) > share_of_trumps("casual", 40, leads)


def test_anatole_plays_trumps_less_often_than_others_of_his_strength():
    assert share_of_trumps("anatole", 40, may_keep_trumps) < share_of_trumps("casual", 40, may_keep_trumps)
