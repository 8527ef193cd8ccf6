"""Sayings are shown as long as they matter: bids during the auction, others for a few seconds."""

from dataclasses import replace

from game.engine.variants import rules_of
from game.view.table.board import FADES_S, SAID_S, Board, Saying, Speech

BID, CALL = Saying("say.pass"), Saying("say.fool_kept")


def left(speech: Speech) -> dict[int, float]:
    return dict(speech.shares)


def test_bids_stay_to_the_end_of_the_auction_and_then_fade():
    board, speech = Board(rules_of("chambery"), 0, 0, stage="bidding").says(1, BID), Speech()
    for _ in range(100):
        speech.update(1.0, board)
    assert left(speech) == {1: 1.0}
    assert not speech.passing, "a table that waits for a bid can rest"
    board = replace(board, contract="call")
    speech.update(SAID_S, board)
    assert left(speech) == {1: 1.0}
    assert speech.passing
    assert speech.update(FADES_S / 2, board)
    assert 0 < left(speech)[1] < 1
    assert speech.update(FADES_S, board)
    assert left(speech) == {1: 0.0}
    assert not speech.passing


def test_what_is_said_in_play_has_its_own_time():
    board, speech = Board(rules_of("chambery"), 0, 0, stage="play").says(1, BID), Speech()
    speech.update(0.0, board)
    speech.update(SAID_S, board)
    board = board.says(2, CALL)
    speech.update(FADES_S, board)
    assert left(speech) == {1: 0.0, 2: 1.0}
    speech.update(SAID_S + FADES_S, board.says(2, replace(CALL, key="say.slam")))
    assert left(speech) == {1: 0.0, 2: 1.0}, "something else was said"
