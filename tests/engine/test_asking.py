"""The soloist of Chambéry asks for cards and gives others back."""

from __future__ import annotations

import pytest

from game.engine import events as ev
from game.engine.cards import BY_NAME
from game.engine.rules import Exchange
from tests.builders import Table, cards, seated

LAID = "C2 C3 C4"


def solo(bid: str = "two", game: str = "chambery", seat: int = 2, **hands: str) -> Table:
    """Dealer 0 discarded C2 C3 C4 and ``seat`` plays the solo ``bid``."""
    said = ["pass"] * 5
    said[(seat - 1) % 5] = f"bid {bid}"
    return seated(game, dealer=0, talon=LAID, **hands).do(f"discard {LAID};" + ";".join(said))


# -- the cards that may be asked for -----------------------------------------------------------------------------------


def test_any_card_but_the_fool_and_the_own_ones():
    table = solo(p2="SR T20")
    own = table.seen(2).hand
    assert table.may_name("ask") == frozenset(table.state.facts.rules.deck) - own - cards("F")
    assert table.why_not("ask F") == "ask-not-fool"
    assert table.why_not("ask SR") == "ask-not-own"
    assert table.why_not("give SR") == "ask-now"


def test_the_dealers_own_discard_may_not_be_asked_for_by_the_dealer():
    table = solo(seat=0)
    assert table.why_not("ask C3") == "ask-not-own"
    assert table.why_not("ask F") == "ask-not-fool"


def test_not_the_same_card_twice():
    table = solo(p1="T21").do("ask T21")
    assert table.why_not("ask T21") == "ask-not-own"


def test_the_short_pack_has_no_twos_to_ask_for():
    table = seated("chambery players=4 pack=62", dealer=0, talon="C7 C8", p1="T21").do(
        "discard C7 C8; bid two; pass; pass; pass")
    assert not {card.name for card in table.may_name("ask")} & {"S2", "H3", "D4", "C5"}


@pytest.mark.parametrize(("bid", "most"), [("two", 2), ("one", 1)])
def test_as_many_as_the_bid_allows(bid, most):
    table = solo(bid, p1="T21", p3="T20").do("ask T21")
    if most == 2:
        table.do("ask T20")
    assert all(text.startswith("give") for text in table.may)
    assert len(table.seen(2).exchanges) == most


def test_a_hand_solo_asks_for_nothing():
    table = solo("hand")
    assert table.happened(ev.PlayBegan) == [ev.PlayBegan(1)]


def test_fewer_cards_than_the_bid_allows():
    table = solo(p1="T21").do("ask T21; done")
    assert table.happened(ev.AskingEnded) == [ev.AskingEnded(2)]
    assert [x.asked for x in table.seen(2).exchanges] == list(cards("T21"))
    table.do("give S2") if "give S2" in table.may else table.skip(1)
    assert table.happened(ev.PlayBegan)


def test_no_card_at_all():
    table = solo().do("done")
    assert not table.happened(ev.CardHandedOver) + table.happened(ev.CardGiven)
    assert table.state.turn == 1
    assert "play" in next(iter(table.may))


# -- a card in another's discard --------------------------------------------------------------------------------------


def test_the_dealer_says_so_and_another_card_is_named():
    table = solo("one", p1="T21").do("ask C3")
    assert table.happened(ev.AskedInEcart) == [ev.AskedInEcart(0, *cards("C3"))]
    assert table.state.turn == 2
    assert table.why_not("ask C3") == "ask-not-own"
    table.do("ask T21")
    assert [event.card.name for event in table.happened(ev.CardHandedOver)] == ["T21"]


def test_it_costs_nothing_of_what_the_bid_allows():
    table = solo("two", p1="T21", p3="T20").do("ask C3; ask T21; ask C2; ask T20")
    assert [x.asked.name for x in table.seen(2).exchanges] == ["T21", "T20"]


def test_what_was_said_of_the_discard_is_known_to_all():
    table = solo("two", p1="T21").do("ask C3")
    assert all(table.seen(seat).told == cards("C3") for seat in range(5))
    assert all(table.seen(seat).asked == tuple(cards("C3")) for seat in range(5))


def test_after_such_a_card_the_asker_may_stop():
    table = solo("two").do("ask C3; done")
    assert table.happened(ev.PlayBegan)
    assert table.seen(2).ecart is None


# -- giving -----------------------------------------------------------------------------------------------------------


def test_the_holders_hand_over_after_all_asking():
    table = solo(p1="T21", p3="T20").do("ask T21")
    assert not table.happened(ev.CardHandedOver)
    table.do("ask T20")
    assert table.happened(ev.CardHandedOver) == [ev.CardHandedOver(1, 2, *cards("T21")),
                                                 ev.CardHandedOver(3, 2, *cards("T20"))]
    assert table.seen(2).sizes == (15, 14, 17, 14, 15)


def test_cards_are_given_back_in_the_order_of_asking():
    table = solo(p1="T21", p3="T20", p2="S5 S6").do("ask T20; ask T21; give S5; give S6")
    assert table.happened(ev.CardGiven) == [ev.CardGiven(2, 3, *cards("S5")), ev.CardGiven(2, 1, *cards("S6"))]
    assert cards("S5") <= table.seen(3).hand
    assert cards("S6") <= table.seen(1).hand
    assert table.seen(2).sizes == (15,) * 5


def test_no_card_received_is_given_back():
    table = solo(p1="T21", p3="T20", p2="S5 S6").do("ask T20; ask T21")
    assert table.may_name("give") == table.seen(2).hand - cards("T20 T21")
    assert table.why_not("give T21") == "give-not-received"
    assert table.why_not("give T20") == "give-not-received"
    table.do("give S5")
    assert table.why_not("give S5") == "not-in-hand"
    assert table.why_not("give T20") == "give-not-received"
    assert table.why_not("play S6") == "give-now"


def test_a_received_card_may_be_given_back_where_any_card_may():
    """Dummett & McLeod: the declarer gives any card of the hand, also the one just received."""
    table = solo(game="chambery-dummett", p1="T21", p3="T20", p2="S5 S6").do("ask T20; ask T21")
    assert table.may_name("give") == table.seen(2).hand
    table.do("give T21; give T20")
    assert cards("T21") <= table.seen(3).hand
    assert cards("T20") <= table.seen(1).hand
    assert table.seen(4).exchanges == (Exchange(BY_NAME["T20"], 3), Exchange(BY_NAME["T21"], 1))
    assert table.seen(2).sizes == (15,) * 5
    same = solo("one", "chambery-dummett", p1="T21").do("ask T21; give T21")
    assert cards("T21") <= same.seen(1).hand


def test_kings_the_fool_and_honours_may_be_given():
    table = solo("one", p1="T20", p2="SR F T21").do("ask T20")
    assert cards("SR F T21") <= table.may_name("give")


def test_both_cards_may_come_from_one_holder():
    table = solo(p1="T21 T20", p2="S5 S6").do("ask T21; ask T20; give S5; give S6")
    assert cards("S5 S6") <= table.seen(1).hand
    assert table.seen(1).exchanges == (
        Exchange(BY_NAME["T21"], 1, BY_NAME["S5"]), Exchange(BY_NAME["T20"], 1, BY_NAME["S6"]))


def test_the_soloist_plays_alone_against_all():
    table = solo(p1="T21").do("ask T21; done").skip(1)
    assert all(table.seen(seat).sides == (1, 1, 0, 1, 1) for seat in range(5))
