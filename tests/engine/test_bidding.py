"""The legal bids, and the taker."""

from __future__ import annotations

import pytest

from game.engine import events as ev
from game.engine.phases.over import Over
from tests.builders import Table, rules, seated


def bidding(game: str, dealer: int = 0) -> Table:
    """A deal at the first call of the auction."""
    table = seated(game, dealer=dealer)
    return table.skip(rules(game).row.talon) if table.state.turn == dealer else table


def turns(table: Table, text: str) -> list[int | None]:
    """The seat to act at each call of ``text``."""
    seats = []
    for word in text.split(";"):
        seats.append(table.state.turn)
        table.do(word)
    return seats


# -- one round --------------------------------------------------------------------------------------------------------


def test_forehand_speaks_first_and_the_dealer_last():
    assert turns(bidding("chambery", dealer=2), "pass; pass; pass; pass; pass") == [3, 4, 0, 1, 2]
    assert turns(bidding("french", dealer=1), "pass; pass; pass; pass") == [2, 3, 0, 1]
    assert turns(bidding("chambery at_table=6", dealer=2), "pass; pass; pass; pass; pass") == [3, 4, 5, 0, 2]


def test_solo_bids_rise_with_fewer_cards():
    table = bidding("chambery")
    assert table.may == {"pass", "bid two", "bid one", "bid hand"}
    assert table.do("bid two").may == {"pass", "bid one", "bid hand"}
    assert table.do("bid one").may == {"pass", "bid hand"}
    assert table.why_not("bid two") == "bid-higher"
    assert table.why_not("bid one") == "bid-higher"
    assert table.do("bid hand").may == {"pass"}
    assert table.why_not("bid hand") == "bid-higher"


def test_french_bids_rise():
    table = bidding("french")
    assert table.may == {"pass", "bid small", "bid guard", "bid without", "bid against"}
    assert table.do("bid guard").may == {"pass", "bid without", "bid against"}
    assert table.why_not("bid small") == "bid-higher"
    assert table.do("bid against").may == {"pass"}


@pytest.mark.parametrize("game", ["chambery", "french", "french-open-call", "french players=6"])
def test_every_seat_speaks_once_also_after_the_highest_bid(game):
    table, top = bidding(game), list(rules(game).family.contracts)[-1].id
    turns(table, f"bid {top};" + ";".join(["pass"] * (rules(game).players - 1)))
    assert [seat for seat, _ in table.seen(0).bids] == list(table.state.facts.deal.order)
    assert table.happened(ev.TakerNamed) == [ev.TakerNamed(1, top)]


def test_a_bid_once_outbid_is_gone():
    table = bidding("chambery").do("bid two; pass; bid one; pass; pass")
    assert table.happened(ev.BidMade) == [ev.BidMade(1, "two"), ev.BidMade(3, "one")]
    assert [event.seat for event in table.happened(ev.Passed)] == [2, 4, 0]
    assert table.happened(ev.TakerNamed) == [ev.TakerNamed(3, "one")]
    assert table.seen(1).taking.taker == 3


def test_nonsense_is_refused():
    table = bidding("chambery")
    assert table.why_not("bid small") == "bid-higher"
    assert table.why_not("play S2") == "bid-now"


@pytest.mark.parametrize(("game", "multipliers"), [
    ("chambery", [1, 2, 4]), ("chambery-dummett", [1, 2, 4]), ("french", [1, 2, 4, 6]),
    ("french-open-call", [1, 2, 4, 6]),
])
def test_multipliers_rise_with_the_bids(game, multipliers):
    assert [contract.multiplier for contract in rules(game).family.contracts] == multipliers


# -- until one is left (Dummett & McLeod) -----------------------------------------------------------------------------


def test_a_passer_stays_out_and_the_last_one_plays():
    table = bidding("chambery-dummett")
    said = "bid two; pass; bid one; pass; pass; bid hand; pass"
    assert turns(table, said) == [1, 2, 3, 4, 0, 1, 3]
    assert table.happened(ev.TakerNamed) == [ev.TakerNamed(1, "hand")]


def test_the_auction_ends_when_all_others_have_passed():
    table = bidding("chambery-dummett").do("pass; bid two; pass; pass; pass")
    assert table.happened(ev.TakerNamed) == [ev.TakerNamed(2, "two")]


def test_the_last_in_line_may_bid_alone_or_pass():
    table = bidding("chambery-dummett").do("pass; pass; pass; pass")
    assert table.state.turn == 0
    assert table.may == {"pass", "bid two", "bid one", "bid hand"}
    table.do("bid one")
    assert table.happened(ev.TakerNamed) == [ev.TakerNamed(0, "one")]


def test_two_bidders_go_on_round_and_round():
    table = bidding("chambery-dummett players=4")
    assert turns(table, "pass; bid two; pass; bid one; bid hand; pass") == [1, 2, 3, 0, 2, 0]
    assert table.happened(ev.TakerNamed) == [ev.TakerNamed(2, "hand")]


def test_all_may_pass_there_too():
    table = bidding("chambery-dummett").do("pass; pass; pass; pass; pass")
    assert not table.happened(ev.TakerNamed)
    assert all(text.startswith("call") for text in table.may)
    assert table.state.turn == 0


def test_one_round_and_many_are_options():
    table = bidding("chambery auction=until-one-left").do("bid two; bid one; pass; pass; pass")
    assert table.state.turn == 1
    table = bidding("chambery-dummett auction=one-round").do("bid two; bid one; pass; pass; pass")
    assert table.happened(ev.TakerNamed) == [ev.TakerNamed(2, "one")]


# -- nobody bids ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["french", "french players=3", "french players=5", "french players=6",
                                  "french-open-call"])
def test_all_pass_ends_a_french_deal(game):
    table = bidding(game).do("pass;" * rules(game).players)
    assert isinstance(table.state, Over)
    assert table.state.end == "passed"
    assert table.log[-1] == ev.DealPassed()
    assert set(table.payments) == {0}
    assert set(table.seen(1).sides) == {None}


@pytest.mark.parametrize(("game", "forehand"), [
    ("chambery players=4 partnership=croise", 1), ("chambery players=3", 1), ("chambery players=3 pack=62", 1),
    ("chambery-dummett players=3", 1), ("piedmont", 1),
])
def test_where_nobody_bids_forehand_leads_at_once(game, forehand):
    table = bidding(game)
    assert table.happened(ev.PlayBegan) == [ev.PlayBegan(forehand)]
    assert table.state.turn == forehand


# -- who leads --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "said"), [
    ("chambery", "pass; pass; bid hand; pass; pass"), ("chambery-dummett", "bid hand; pass; pass; pass; pass"),
    ("french", "pass; bid against; pass; pass; pass"), ("french-open-call", "pass; bid against; pass; pass; pass"),
])
def test_forehand_leads_for_every_taker(game, said):
    table = bidding(game).do(said)
    while not table.happened(ev.PlayBegan):
        table.skip(1)
    assert table.happened(ev.PlayBegan) == [ev.PlayBegan(1)]
    assert {table.seen(seat).forehand for seat in range(4)} == {1}
