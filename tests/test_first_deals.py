"""The deals of a newcomer's first evening, against its opponents."""

from random import Random

import pytest

from game.engine.actions import Bid
from game.engine.record import last_state
from game.engine.sides import sides
from game.view.newcomer import FIRST_DEALS, OPPONENTS, first_deal
from tools.first_deals import PARTNER, PERSON, wins

LAST = len(FIRST_DEALS) - 1


@pytest.mark.parametrize("number", range(len(FIRST_DEALS)))
def test_a_deal_of_the_evening_can_be_won(number):
    start = first_deal(number)
    assert not any(isinstance(action, Bid) for _, action in start.moves)
    assert sum(wins(last_state(start), OPPONENTS, Random(game)) for game in range(4)) >= 3


def test_the_player_follows_then_leads_then_is_the_partner_and_at_last_discards():
    states = [last_state(first_deal(number)) for number in range(len(FIRST_DEALS))]
    assert [state.facts.deal.dealer == PERSON for state in states] == [number == LAST for number in range(LAST + 1)]
    assert [state.turn == PERSON for state in states] == [False, True, False, True]
    assert [type(state).__name__ for state in states] == ["Playing"] * LAST + ["Discarding"]
    camps = [sides(state.facts) for state in states[:LAST]]
    assert [camp[PERSON] for camp in camps] == [1, 1, 0] == [int(number != PARTNER) for number in range(LAST)]
