"""The deals of a newcomer's first evening, against the opponents who sit there."""

from random import Random

import pytest

from game.ai.selfplay import played_out
from game.engine.actions import Bid
from game.engine.record import opening
from game.view import newcomer


@pytest.mark.parametrize("number", range(len(newcomer.FIRST_DEALS)))
def test_a_first_deal_can_be_won(number):
    """A beginner deals, nobody bids, and the beginner wins nearly every time."""
    record = newcomer.first_deal(number)
    assert record.dealer == 0
    levels = [newcomer.OPPONENTS] * record.rules.at_table
    ends = [played_out(opening(record)[0], levels, Random(game)) for game in range(4)]
    assert not any(isinstance(action, Bid) for told, _ in ends for _, action in told.moves)
    assert sum(end.payments[0] > 0 for _, end in ends) >= 3
