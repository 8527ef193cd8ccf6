"""The cards that may be discarded, and the announcements about them."""

from __future__ import annotations

import pytest

from game.engine import events as ev
from tests.builders import Table, cards, row, rules, seated

PLAIN = "S2 S3 S4 S5 S6 S7 S8 S9 H2 H3 H4 H5 H6 H7 H8 H9"  # sixteen cards of no value


def dealer(hand: str, game: str = "chambery") -> Table:
    """A deal in which the dealer, seat 0, holds exactly ``hand`` after taking up the talon."""
    some, size = hand.split(), rules(game).row.hand
    assert len(some) == size + rules(game).row.talon, len(some)
    return seated(game, dealer=0, p0=" ".join(some[:size]), talon=" ".join(some[size:]))


def first(count: int) -> str:
    return " ".join(PLAIN.split()[:count])


# -- Chambéry ---------------------------------------------------------------------------------------------------------


def test_the_dealer_takes_the_last_cards_and_lays_away_before_the_bidding():
    table = seated("chambery", dealer=3, talon="T4 H2 SR")
    assert table.state.turn == 3
    assert table.happened(ev.TalonTaken) == [ev.TalonTaken(3, row("T4 H2 SR"), 3)]
    assert table.seen(3).sizes == (15, 15, 15, 18, 15)
    assert all(text.startswith("discard") for text in table.may)


@pytest.mark.parametrize(("game", "laid"), [
    ("chambery", 3), ("chambery at_table=6", 3), ("chambery players=4", 2), ("chambery players=3", 3),
    ("chambery players=4 pack=62", 2), ("chambery players=3 pack=62", 2), ("chambery-dummett players=4", 2),
    ("piedmont", 2),
])
def test_as_many_cards_go_as_were_taken(game, laid):
    table = seated(game, dealer=0)
    assert table.seen(0).sizes[0] == rules(game).row.hand + laid
    table.skip(laid)
    assert table.happened(ev.EcartLaid) == [ev.EcartLaid(0, laid)]
    assert len(table.seen(0).hand) == rules(game).row.hand
    assert "discard" not in " ".join(table.may)


def test_no_king_no_21_and_no_fool():
    table = dealer("F T21 T20 T19 SR HR DR CR " + first(10))
    assert table.may_name("discard") == cards(first(10))
    assert table.why_not("discard SR") == "ecart-no-king"
    assert table.why_not("discard T21") == "ecart-no-honour"
    assert table.why_not("discard F") == "ecart-no-honour"


def test_other_honours_may_go():
    table = dealer("SD SC SV HD HC HV DD " + first(11)).do("discard SD HC DD")
    assert table.seen(0).ecart == cards("SD HC DD")


def test_tarots_go_only_if_none_is_left():
    table = dealer("T5 T7 SR " + first(15))
    assert cards("T5 T7 S2") <= table.may_name("discard")
    table.do("discard T5")
    assert table.may_name("discard") == cards("T7 " + first(15))
    table.do("discard S2")
    assert table.may_name("discard") == cards("T7")
    assert table.why_not("discard S3") == "ecart-tarots"
    assert table.why_not("discard SR") == "ecart-no-king"


def test_after_two_plain_cards_two_tarots_are_too_many():
    table = dealer("T5 T7 SR " + first(15)).do("discard S2 S3")
    assert table.may_name("discard") == cards(first(15)) - cards("S2 S3")
    assert table.why_not("discard T5") == "ecart-tarots"


def test_one_card_more_than_the_ecart_keeps_all_tarots():
    table = dealer("T5 T7 T9 T11 SR " + first(13))
    assert table.may_name("discard") == cards(first(13))
    assert table.why_not("discard T5") == "ecart-tarots"


def test_exactly_as_many_tarots_as_the_ecart():
    table = dealer("T5 T7 T9 SR " + first(14)).do("discard T5")
    assert table.may_name("discard") == cards("T7 T9")
    assert table.why_not("discard S2") == "ecart-tarots"


def test_who_holds_the_21_lays_no_tarot_away():
    table = dealer("T5 T21 SR " + first(15))
    assert table.may_name("discard") == cards(first(15))


def test_the_fool_is_no_tarot():
    table = dealer("F T5 SR " + first(15)).do("discard T5 S2 S3")
    assert table.seen(0).ecart == cards("T5 S2 S3")


def test_baga_a_l_ecart_is_announced():
    table = dealer("T1 T5 SR " + first(15)).do("discard T1 T5 S2")
    assert table.happened(ev.PagatDiscarded) == [ev.PagatDiscarded(0)]
    assert all(table.seen(seat).told == cards("T1") for seat in range(5))
    assert not table.happened(ev.TarotsDiscarded)


def test_other_tarots_discarded_by_choice_are_not_announced():
    table = dealer("T2 T5 SR " + first(15)).do("discard T2 T5 S2")
    assert not table.happened(ev.PagatDiscarded) + table.happened(ev.TarotsDiscarded)
    assert all(not table.seen(seat).told for seat in range(5))


def test_too_few_other_cards_all_go_and_tarots_make_up_the_rest():
    table = dealer("F T21 T1 T2 T3 T4 T5 T6 T7 T8 T9 T20 SR HR DR CR S2 HD")
    assert table.may_name("discard") == cards("S2 HD T2 T3 T4 T5 T6 T7 T8 T9 T20")
    assert table.why_not("discard T1") == "ecart-tarots"
    table.do("discard T20")
    assert table.may_name("discard") == cards("S2 HD")
    assert table.why_not("discard T2") == "ecart-tarots"
    table.do("discard S2 HD")
    assert table.happened(ev.TarotsDiscarded) == [ev.TarotsDiscarded(0, 1, None)]
    assert [table.seen(seat).tarots_told for seat in range(5)] == [1] * 5
    assert all(not table.seen(seat).told for seat in range(5))


def test_a_hand_of_kings_and_tarots_alone():
    table = dealer("F T21 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 SR HR DR CR")
    assert table.may_name("discard") == cards("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12")
    table.do("discard T2 T3 T4")
    assert table.happened(ev.TarotsDiscarded) == [ev.TarotsDiscarded(0, 3, None)]


def test_enough_other_cards_keep_many_tarots():
    table = dealer("F T21 T1 T2 T3 T4 T5 T6 T7 T8 T9 SR HR DR CR S2 H3 HD")
    assert table.may_name("discard") == cards("S2 H3 HD")


def test_a_card_is_discarded_once():
    table = dealer("SR HR " + PLAIN).do("discard S2")
    assert table.why_not("discard S2") == "not-in-hand"
    assert table.why_not("discard C5") == "not-in-hand"
    assert table.why_not("pass") == "discard-now"


def test_dummett_lays_away_by_the_same_rule():
    table = dealer("T1 T5 SR " + first(15), "chambery-dummett").do("discard T1 T5 S2")
    assert table.happened(ev.PagatDiscarded) == [ev.PagatDiscarded(0)]
    table = dealer("T5 T7 T9 T11 F T21 SR " + first(11), "chambery-dummett")
    assert table.may_name("discard") == cards(first(11))


# -- French -----------------------------------------------------------------------------------------------------------


def taker(hand: str, talon: str, game: str = "french", bid: str = "guard") -> Table:
    """Seat 0 has taken a Guard with ``hand``; the talon is shown."""
    table = seated(game, dealer=rules(game).players - 1, p0=hand, talon=talon).do(f"bid {bid}")
    return table.do("pass;" * (rules(game).players - 1))


FULL = "S2 S3 S4 S5 S6 S7 S8 S9 H2 H3 H4 H5 H6 H7 H8"


def test_the_talon_is_shown_to_all_and_taken_up():
    table = taker("T2 T3 SR " + FULL, "T4 HD D2 D3 D4 D5")
    assert table.happened(ev.TalonShown) == [ev.TalonShown(row("T4 HD D2 D3 D4 D5"))]
    assert table.happened(ev.TalonTaken) == [ev.TalonTaken(0, row("T4 HD D2 D3 D4 D5"), 6)]
    assert all(table.seen(seat).talon == row("T4 HD D2 D3 D4 D5") for seat in range(4))
    assert table.may_name("discard") == cards(FULL + " HD D2 D3 D4 D5")


@pytest.mark.parametrize("game", ["french players=3", "french players=4", "french-open-call players=4"])
def test_no_king_no_oudler_and_no_tarot_where_there_is_a_choice(game):
    table = taker("F T1 T21 T20 SR HR S2 S3 S4 S5", "T5 D2 D3 D4 D5 D6", game)
    assert not table.may_name("discard") & cards("F T1 T21 T20 T5 SR HR")
    assert table.why_not("discard T20") == "ecart-tarots"
    assert table.why_not("discard T1") == "ecart-no-honour"
    assert table.why_not("discard F") == "ecart-no-honour"
    assert table.why_not("discard T21") == "ecart-no-honour"
    assert table.why_not("discard HR") == "ecart-no-king"


def test_tarots_that_must_go_are_shown():
    table = taker("F T1 T21 T2 T3 T4 T5 T6 T7 T8 T9 T10 SR HR DR CR S2 HD", "T11 T12 T13 T14 T15 D2")
    assert not table.may_name("discard") & cards("F T1 T21 SR HR DR CR")
    table.do("discard S2 T12 HD T2 T3")
    assert table.may_name("discard") == cards("D2")
    table.do("discard D2")
    assert table.happened(ev.TarotsDiscarded) == [ev.TarotsDiscarded(0, 3, row("T2 T3 T12"))]
    assert all(table.seen(seat).told == cards("T2 T3 T12") for seat in range(4))


def test_without_and_against_touch_no_talon():
    for bid in ("without", "against"):
        table = taker("T2 T3 SR " + FULL, "T4 HD D2 D3 D4 D5", bid=bid)
        assert not table.happened(ev.TalonShown) + table.happened(ev.TalonTaken)
        assert all(table.seen(seat).talon is None for seat in range(4))
        assert table.seen(0).talon_size == 6
        assert table.may == {"pass", "slam"}


# -- Piedmont ---------------------------------------------------------------------------------------------------------


def test_piedmont_lays_away_no_honour_and_no_king():
    hand = "F T1 T20 T21 T19 T2 SR SD " + first(13)
    table = dealer(hand, "piedmont")
    assert table.may_name("discard") == cards(hand) - cards("F T1 T20 SR")
    assert table.why_not("discard T1") == "ecart-no-honour"
    assert table.why_not("discard T20") == "ecart-no-honour"
    assert table.why_not("discard F") == "ecart-no-honour"
    assert table.why_not("discard SR") == "ecart-no-king"
    table.do("discard T21 T2")
    assert table.seen(0).ecart == cards("T21 T2")
    assert not table.happened(ev.TarotsDiscarded) + table.happened(ev.PagatDiscarded)
