"""The cards that may be played, and the card that wins."""

from __future__ import annotations

import pytest

from tests.builders import Table, cards, legal, rules, seated, winner

# -- following (rules 1) ----------------------------------------------------------------------------------------------


def test_any_card_may_be_led():
    assert legal("F T1 SR H2") == cards("F T1 SR H2")


def test_the_suit_led_is_followed():
    assert legal("S3 SR H9 T4", on="S7") == cards("S3 SR")


def test_who_cannot_follow_plays_a_tarot():
    assert legal("H9 D2 T4 T17", on="S7") == cards("T4 T17")


def test_who_can_neither_follow_nor_trump_plays_anything():
    assert legal("H9 D2 CR", on="S7") == cards("H9 D2 CR")


def test_tarots_are_followed_with_tarots():
    assert legal("H9 T2 T21", on="T10") == cards("T2 T21")


def test_without_tarots_anything_goes_on_a_tarot():
    assert legal("H9 SR", on="T10") == cards("H9 SR")


def test_nobody_must_head_the_trick_in_chambery():
    assert legal("S2 SR", on="S7") == cards("S2 SR")
    assert legal("T2 T21", on="T10") == cards("T2 T21")
    assert legal("T2 T21 H4", on="S7 T10") == cards("T2 T21")


@pytest.mark.parametrize("game", ["chambery", "chambery-dummett", "french", "french-open-call", "piedmont"])
@pytest.mark.parametrize("on", ["", "S7", "H7", "T10", "S7 T10", "F"])
def test_the_fool_may_be_played_at_any_time(game, on):
    assert cards("F") <= legal("F S3 T4", on=on, game=game)


def test_the_fool_takes_the_place_of_no_card_that_must_be_followed():
    assert legal("F S3 T4", on="S7") == cards("F S3")
    assert legal("F H3 T4", on="S7") == cards("F T4")
    assert legal("F H3", on="T7") == cards("F H3")


def test_after_a_led_fool_the_next_card_is_free_and_sets_the_suit():
    assert legal("S3 T4 HR", on="F") == cards("S3 T4 HR")
    assert legal("S3 T4 HR", on="F H2") == cards("HR")
    assert legal("S3 T4 HR", on="F T2") == cards("T4")


# -- winning ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trick", "best"), [
    ("S7 S9 SV S3", "SV"), ("S7 HR DR CR", "S7"), ("S7 T1 SR S8", "T1"), ("S7 T3 T12 SR", "T12"),
    ("T5 T21 T20 SR", "T21"), ("F S2 HR S3", "S3"), ("F T2 SR T1", "T2"), ("S7 F HR D4", "S7"), ("S2 SC SD SV", "SD"),
])
def test_the_highest_tarot_wins_else_the_highest_of_the_suit_led(trick, best):
    assert winner(trick) == best


def test_the_ace_ranks_below_the_jack_in_chambery():
    assert winner("S10 S1 S9") == "S1"
    assert winner("S1 SV S10") == "SV"
    assert winner("H10 H1 H9") == "H1"


@pytest.mark.parametrize("game", ["chambery-dummett", "french", "french-open-call"])
def test_the_ace_is_lowest_elsewhere(game):
    assert winner("S2 S1 S3", game) == "S3"
    assert winner("S2 S1", game) == "S2"


def test_red_pips_are_reversed_in_piedmont():
    assert winner("H10 H1 H2 H9", "piedmont") == "H1"
    assert winner("D10 D9 D3", "piedmont") == "D3"
    assert winner("H1 HV", "piedmont") == "HV"
    assert winner("S10 S1 S2", "piedmont") == "S10"
    assert winner("C2 C1", "piedmont") == "C2"


def test_the_angel_is_the_highest_tarot_in_piedmont():
    assert winner("T21 T20 T19", "piedmont") == "T20"
    assert winner("T21 T19", "piedmont") == "T21"
    assert winner("T21 T20 T19", "french") == "T21"


@pytest.mark.parametrize(("option", "trick", "best"), [
    ("ace=low", "S2 S1", "S2"), ("ace=below-jack", "S10 S1", "S1"), ("ace=reversed-red", "H9 H2", "H2"),
    ("top_trump=20", "T21 T20", "T20"), ("top_trump=20", "T20 T19", "T20"),
])
def test_the_ranks_are_options_of_any_preset(option, trick, best):
    assert winner(trick, f"chambery {option}") == best
    assert winner(trick, f"french {option}") == best


# -- overtrumping (French documents) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["french", "french-open-call", "chambery overtrump=yes"])
class TestOvertrump:
    """If the rules require it, a tarot must beat the highest one in the trick if it can, for any suit led."""

    def test_on_a_suit(self, game):
        assert legal("T5 T9 T20 SR", on="H7 T8", game=game) == cards("T9 T20")

    def test_on_a_tarot(self, game):
        assert legal("T5 T9 T20 SR", on="T8", game=game) == cards("T9 T20")

    def test_on_the_highest_not_the_last(self, game):
        assert legal("T5 T9 T20", on="T12 T8", game=game) == cards("T20")

    def test_who_cannot_still_plays_a_tarot(self, game):
        assert legal("T5 T9 SR", on="H7 T10", game=game) == cards("T5 T9")
        assert legal("T5 T9 SR", on="T10", game=game) == cards("T5 T9")

    def test_the_first_tarot_is_free(self, game):
        assert legal("T5 T9 SR", on="H7", game=game) == cards("T5 T9")

    def test_suit_cards_are_under_no_such_duty(self, game):
        assert legal("S2 SR", on="S7", game=game) == cards("S2 SR")
        assert legal("S2 SR T21", on="S7 T4", game=game) == cards("S2 SR")

    def test_the_fool_stays_free(self, game):
        assert legal("F T5 T20", on="H7 T8", game=game) == cards("F T20")
        assert legal("F T5", on="T8", game=game) == cards("F T5")

    def test_after_a_led_fool(self, game):
        assert legal("T5 T20", on="F T8", game=game) == cards("T20")


def test_overtrumping_heeds_the_angel():
    assert legal("T20 T19", on="T21", game="french top_trump=20") == cards("T20")
    assert legal("T21 T19", on="T20", game="french top_trump=20") == cards("T21 T19")


# -- refusals name the rule -------------------------------------------------------------------------------------------


def five(lead: str, hand: str, game: str = "chambery players=5") -> Table:
    """A deal for five in which seat 1 led ``lead`` and seat 2 holds ``hand``."""
    return seated(game, dealer=0, p1=lead, p2=hand, talon="C2 C3 C4")


@pytest.mark.parametrize(("lead", "hand", "played", "rule"), [
    ("S7", "S2 S3 S4 S5 S6 S8 S9 S10 SV SC SD SR H2 T4 T5", "H2", "follow-suit"),
    ("S7", "S2 S3 S4 S5 S6 S8 S9 S10 SV SC SD SR H2 T4 T5", "T4", "follow-suit"),
    ("T7", "S2 S3 S4 S5 S6 S8 S9 S10 SV SC SD SR H2 T4 T5", "S2", "follow-tarots"),
    ("S7", "H2 H3 H4 H5 H6 H7 H8 H9 H10 HV HC HD HR T4 T5", "H2", "must-trump"),
    ("S7", "H2 H3 H4 H5 H6 H7 H8 H9 H10 HV HC HD HR T4 T5", "CR", "not-in-hand"),
])
def test_a_card_is_refused_by_the_rule_it_breaks(lead, hand, played, rule):
    table = five(lead, hand).do("discard C2 C3 C4; pass; pass; pass; pass; pass")
    table.take(table.state.actions()[0]).do(f"play {lead}")
    assert table.why_not(f"play {played}") == rule


def test_not_overtrumping_is_refused_by_name():
    table = seated("french", dealer=3, p0="T9", p1="T5 T20")
    table.do("bid against; pass; pass; pass; pass; play T9")
    assert table.why_not("play T5") == "overtrump"
    assert table.why_not("play T20") is None


# -- the lead of a called suit (French sheet) -------------------------------------------------------------------------


def called_hearts(p0: str, p1: str = "", game: str = "french players=5") -> Table:
    """Seat 4 plays a Guard without and has called HR, which seat 2 holds; forehand, seat 0, leads."""
    return seated(game, dealer=4, p0=p0, p1=p1, p2="HR", p4="S2").do(
        "pass; pass; pass; pass; bid without; call HR; pass")


def test_the_called_suit_may_not_be_led_to_the_first_trick():
    table = called_hearts("H2 H3 S4 D5 C6 F T2 T3 T4 T5 T6 T7 T8 T9 T10")
    assert table.may_name("play") == cards("S4 D5 C6 F T2 T3 T4 T5 T6 T7 T8 T9 T10")
    assert table.why_not("play H2") == "called-suit-lead"


def test_the_called_king_himself_may_be_led():
    table = seated("french players=5", dealer=4, p0="HR H3 S4").do(
        "pass; pass; pass; pass; bid without; call HR; pass")
    assert cards("HR S4") <= table.may_name("play")
    assert table.why_not("play H3") == "called-suit-lead"


def test_a_led_fool_hands_the_bar_to_the_next_player():
    table = called_hearts("F", "H2 H3 S4 D5 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21").do("play F")
    assert not table.may_name("play") & cards("H2 H3")
    assert table.why_not("play H2") == "called-suit-lead"
    assert table.why_not("play S4") is None


def test_following_suit_is_free_in_the_first_trick():
    table = called_hearts("S4 S5", "H2 H3 H4 H5 H6 H7 H8 H9 H10 HV HC HD S3 T11 T12").do("play S4")
    assert table.may_name("play") == cards("S3")


def test_a_hand_of_nothing_else_is_free():
    table = seated("french players=5", dealer=4, p0="H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HV HC HD T21 T20", p2="HR").do(
        "pass; pass; pass; pass; bid without; call HR; pass")
    assert table.may_name("play") == cards("T21 T20")
    bare = seated("french players=6", dealer=5, p0="H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HV HC", p2="HR", p3="DD").do(
        "pass; pass; pass; pass; pass; bid without; call HR; call DD; pass")
    assert bare.may_name("play") == cards("H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HV HC")


def test_the_fool_is_another_card():
    table = seated("french players=6", dealer=5, p0="H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HV F", p2="HR", p3="DD").do(
        "pass; pass; pass; pass; pass; bid without; call HR; call DD; pass")
    assert table.may_name("play") == cards("F")


def test_either_called_suit_is_barred_at_a_table_of_six():
    table = seated("french players=6", dealer=5, p0="H1 H2 D2 D3 S4 DD", p2="HR").do(
        "pass; pass; pass; pass; pass; bid without; call HR; call DD; pass")
    assert not table.may_name("play") & cards("H1 H2 D2 D3")
    assert cards("S4 DD") <= table.may_name("play")


def test_the_bar_remains_when_the_called_card_was_seen_in_the_talon():
    table = seated("french players=5", dealer=4, p0="H2 S4", talon="HR", p4="S5 S6 S7").do(
        "pass; pass; pass; pass; bid small; call HR; discard S5 S6 S7; pass")
    assert table.why_not("play H2") == "called-suit-lead"
    assert table.why_not("play S4") is None


def test_the_bar_is_for_the_first_trick_alone():
    table = called_hearts("T21 H2 H3").do("play T21")
    while table.state.tricks == ():
        table.take(table.state.actions()[0])
    assert table.state.turn == 0
    assert table.why_not("play H2") is None


@pytest.mark.parametrize("game", ["french-open-call", "french players=5 called_suit_lead=free"])
def test_where_the_lead_is_free_the_called_suit_may_be_led(game):
    calls = "bid without; call HR; pass"
    table = seated(game, dealer=4, p0="H2 S4", p2="HR").do("pass; pass; pass; pass;" + calls)
    assert table.why_not("play H2") is None


def test_the_rules_of_overtrumping_are_the_presets():
    assert [rules(game).overtrump for game in ("chambery", "chambery-dummett", "french", "french-open-call",
                                               "piedmont")] == [False, False, True, True, False]
