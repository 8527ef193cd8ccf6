"""The card that determines the partner, and who that is."""

from __future__ import annotations

import pytest

from game.engine import events as ev
from tests.builders import Table, cards, seated

KINGS, QUEENS, CAVALIERS, JACKS = "SR HR DR CR", "SD HD DD CD", "SC HC DC CC", "SV HV DV CV"
TENS = "S10 H10 D10 C10"


def called(hand: str, laid: str, game: str = "chambery") -> Table:
    """All passed; dealer 0 holds ``hand`` and has discarded ``laid``."""
    return seated(game, dealer=0, p0=hand, talon=laid).do(f"discard {laid}; pass; pass; pass; pass; pass")


# -- Chambéry ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["chambery", "chambery-dummett"])
def test_the_dealer_calls_a_king_not_in_hand(game):
    table = called("SR HR SD", "C2 C3 C4", game)
    assert table.state.turn == 0
    assert table.may_name("call") == cards("DR CR")
    assert table.why_not("call SR") == "call-rank"
    assert table.why_not("call HD") == "call-rank"
    assert table.why_not("pass") == "call-now"


def test_with_all_four_kings_a_queen():
    assert called(f"{KINGS} SD", "C2 C3 C4").may_name("call") == cards("HD DD CD")


def test_with_all_kings_and_queens_a_cavalier():
    assert called(f"{KINGS} {QUEENS} SC", "C2 C3 C4").may_name("call") == cards("HC DC CC")


def test_then_a_jack_then_a_ten():
    assert called(f"{KINGS} {QUEENS} {CAVALIERS} SV", "C2 C3 C4").may_name("call") == cards("HV DV CV")
    hand = f"{KINGS} {QUEENS} {CAVALIERS} SV HV DV"
    assert called(hand, "CV C2 C3").may_name("call") == cards(TENS)


def test_never_a_card_of_the_own_discard():
    assert called(f"{KINGS} SD", "HD C3 C4").may_name("call") == cards("DD CD")
    assert called(KINGS, "SD HD DD").may_name("call") == cards("CD")
    assert called(f"{KINGS} CD", "SD HD DD").may_name("call") == cards(CAVALIERS)
    assert called(f"{KINGS} CD", "SD HD DD").why_not("call SD") == "call-rank"


def test_the_holder_shows_at_once_and_is_the_dealers_partner():
    table = seated("chambery", dealer=0, p0="SR", p3="HR", talon="C2 C3 C4").do(
        "discard C2 C3 C4; pass; pass; pass; pass; pass; call HR")
    assert table.happened(ev.PartnerRevealed) == [ev.PartnerRevealed(3, *cards("HR"))]
    assert all(table.seen(seat).sides == (0, 1, 1, 0, 1) for seat in range(5))
    assert table.happened(ev.PlayBegan) == [ev.PlayBegan(1)]
    assert not table.happened(ev.CardHandedOver)


@pytest.mark.parametrize("game", ["chambery players=4", "chambery players=4 pack=62", "chambery-dummett players=4"])
def test_four_at_the_table_call_as_well(game):
    table = seated(game, dealer=0, p0="SR", p2="HR", talon="C7 C8").do("discard C7 C8; pass; pass; pass; pass; call HR")
    assert table.seen(1).sides == (0, 1, 0, 1)


# -- French -----------------------------------------------------------------------------------------------------------


def taken(game: str, bid: str = "without", **hands: str) -> Table:
    """Seat 0, forehand, took the bid."""
    seats = int(game.partition("players=")[2] or 5)
    return seated(game, dealer=seats - 1, **hands).do(f"bid {bid};" + "pass;" * (seats - 1))


@pytest.mark.parametrize("game", ["french players=5", "french-open-call players=5"])
def test_any_king_may_be_called_the_own_ones_too(game):
    assert taken(game, p0="SR HR").may_name("call") == cards(KINGS)
    assert taken(game, p0="SR HR").why_not("call SD") == "call-rank"


@pytest.mark.parametrize("game", ["french players=5", "french-open-call players=5", "french players=6"])
def test_who_holds_all_four_kings_may_call_a_queen_instead(game):
    assert taken(game, p0=f"{KINGS} SD").may_name("call") == cards(f"{KINGS} {QUEENS}")


@pytest.mark.parametrize(("held", "may"), [
    ("SR HR DR", KINGS), (f"{KINGS} SD HD DD", f"{KINGS} {QUEENS}"),
    (f"{KINGS} {QUEENS}", f"{KINGS} {QUEENS} SC HC DC CC"), (f"{KINGS} SC HC DC CC", f"{KINGS} {QUEENS}"),
    (f"{KINGS} {QUEENS} SC HC DC CC", f"{KINGS} {QUEENS} SC HC DC CC SV HV DV CV"),
])
def test_the_federation_has_a_taker_call_down_to_a_jack(held: str, may: str):
    assert taken("french-federation players=5", p0=held).may_name("call") == cards(may)


def test_the_call_comes_before_the_talon_or_after_the_exchange():
    early = taken("french players=5", "small")
    assert all(text.startswith("call") for text in early.may)
    assert not early.happened(ev.TalonShown)
    late = taken("french-open-call players=5", "small")
    assert late.happened(ev.TalonShown)
    assert all(text.startswith("discard") for text in late.may)
    assert late.skip(3).may_name("call") == cards(KINGS)


def test_after_the_exchange_kings_from_the_talon_count_as_held():
    table = taken("french-open-call players=5", "small", p0="SR HR DR S2 S3", talon="CR H2 H3").do("discard S2 S3 H2")
    assert table.may_name("call") == cards(f"{KINGS} {QUEENS}")
    early = taken("french players=5", "small", p0="SR HR DR S2 S3", talon="CR H2 H3")
    assert early.may_name("call") == cards(KINGS)


def test_six_call_a_king_and_then_another_queen():
    table = taken("french players=6", p0="SR SD").do("call HR")
    assert table.state.turn == 0
    assert table.may_name("call") == cards(QUEENS)
    assert table.why_not("call SR") == "call-rank"
    table.do("call SD")
    assert table.seen(3).taking.called == (*cards("HR"), *cards("SD"))
    assert table.may == {"pass", "slam"}


def test_six_may_not_call_the_same_queen_twice():
    table = taken("french players=6", p0=KINGS).do("call HD")
    assert table.may_name("call") == cards("SD DD CD")


@pytest.mark.parametrize(("game", "bid"), [("french players=3", "small"), ("french players=4", "without"),
                                           ("french-open-call players=4", "without")])
def test_three_and_four_call_nobody(game, bid):
    table = taken(game, bid)
    assert not any(text.startswith("call") for text in table.may)
    assert table.seen(1).sides == (0, *[1] * (len(table.seen(1).sides) - 1))


def test_the_holder_stays_silent():
    table = taken("french players=5", p2="HR").do("call HR")
    assert table.happened(ev.CardCalled) == [ev.CardCalled(0, *cards("HR"))]
    assert not table.happened(ev.PartnerRevealed)
