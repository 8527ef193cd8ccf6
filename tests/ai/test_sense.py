"""Plays that no sensible player makes, one position for each, with the reason."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.rulebot import rule_bot
from game.engine.actions import DeclareSlam, ShowHandful
from game.engine.cards import BY_NAME, KINGS, QUEENS, TAROTS
from tests.builders import Table, cards, ending, said, seated, won

PAIRS = "chambery players=4 partnership=croise"  # seats 1 and 3 against 0 and 2


def chosen(table: Table) -> str:
    """The rule bot's choice for the seat to act."""
    turn = table.state.turn
    assert turn is not None
    return said(rule_bot.choose(table.seen(turn), Random(0)))


def laid(table: Table) -> frozenset[str]:
    """The cards that the rule bot discards."""
    names = set()
    while (action := chosen(table)).startswith("discard"):
        names.add(action.split()[1])
        table.do(action)
    return frozenset(names)


# -- following --------------------------------------------------------------------------------------------------------


def test_a_partners_sure_trick_is_not_trumped_higher_than_needs_be() -> None:
    table = ending(PAIRS, "T21 H2", "S5 H3", "T20 T3", "S6 H4", lead=3).do("play S6; play T21; play S5")
    assert chosen(table) == "play T3"


def test_a_partners_sure_trick_gets_points_from_the_last_player() -> None:
    table = ending(PAIRS, "SR H2", "S5 H3", "SD S7", "S6 H4", lead=3).do("play S6; play SR; play S5")
    assert chosen(table) == "play SD"


def test_the_pagat_goes_home_under_the_partners_21() -> None:
    table = ending(PAIRS, "T21 H2", "T5 H3", "T1 T8", "T6 H4", lead=3).do("play T6; play T21; play T5")
    assert chosen(table) == "play T1"


def test_opponents_get_no_points_where_a_small_card_will_do() -> None:
    table = ending(PAIRS, "S5 H2", "SR H3", "SD S7", "S6 H4", lead=3).do("play S6; play S5; play SR")
    assert chosen(table) == "play S7"


def test_the_pagat_is_not_thrown_under_an_opponents_tarot() -> None:
    table = ending(PAIRS, "T5 H2", "T15 H3", "T1 T4", "T6 H4", lead=3).do("play T6; play T5; play T15")
    assert chosen(table) == "play T4"


def test_the_21_is_not_spent_where_a_smaller_tarot_wins() -> None:
    table = ending(PAIRS, "S5 H2", "S8 H3", "T21 T9", "S6 H4", lead=3).do("play S6; play S5; play S8")
    assert chosen(table) == "play T9"


def test_the_last_player_trumps_with_the_pagat_when_nobody_can_take_it() -> None:
    table = ending(PAIRS, "S5 H2", "SR H3", "T21 T9 T1", "S6 H4", lead=3).do("play S6; play S5; play SR")
    assert chosen(table) == "play T1"


def test_the_last_player_takes_points_as_cheaply_as_possible() -> None:
    table = ending("piedmont", "D3 H2", "D4 H3", "D5 DV DC DR", "DD H4", lead=3).do("play DD; play D3; play D4")
    assert chosen(table) == "play DR"
    table = ending(PAIRS, "S5 H2", "SC H3", "T21 T16 T4 H7", "S6 H4", lead=3).do("play S6; play S5; play SC")
    assert chosen(table) == "play T4"


def test_the_fool_saves_a_court_card_from_the_opponents() -> None:
    table = ending(PAIRS, "S5 H2 H5", "SR H3 H6", "SD F H7", "S6 H4 H8", lead=3).do("play S6; play S5; play SR")
    assert chosen(table) == "play F"


@pytest.mark.parametrize("game", ["french", "french-open-call players=4", "chambery-dummett players=4"])
def test_the_fool_goes_before_the_last_trick_would_lose_it(game: str) -> None:
    contract = "guard" if "french" in game else "two"
    table = ending(game, "S5 T9", "S8 H3", "S7 F", "S6 H4", lead=3, taker=1, contract=contract)
    assert chosen(table.do("play S6; play S5; play S8")) == "play F"


def test_the_fool_may_stay_to_the_end_where_its_owner_keeps_it() -> None:
    table = ending(PAIRS, "S5 T9", "S8 H3", "SR F", "S6 H4", lead=3).do("play S6; play S5; play S8")
    assert chosen(table) == "play SR"


def test_a_trick_of_the_own_side_is_not_taken_away_from_it() -> None:
    """The 20 is kept: no other seat is left to beat the partner's 19."""
    table = ending(PAIRS, "T19 H2 H5", "S5 H3 H6", "T20 T2 H7", "T6 H4 H8", lead=3,
                   before=[won("T21 T3 T4 T5", 0, 0)])
    assert chosen(table.do("play T6; play T19; play S5")) == "play T2"


# -- leading ----------------------------------------------------------------------------------------------------------


def test_a_king_is_not_led_into_a_known_void() -> None:
    before = [won("S2 T4 S3 S4", 0, 1), won("T7 T8 H5 T9", 1, 3)]
    table = ending("french", "SR S9 H2 H3", "T21 T20 T18 T17", "C2 C3 C4 C5", "D2 D3 D4 D5", lead=0, taker=1,
                   contract="guard", before=before)
    assert chosen(table) != "play SR"


def test_a_lone_pagat_is_not_led() -> None:
    table = ending(PAIRS, "T1 H2 H5", "T9 S3 S6", "T20 S2 H7", "T6 H4 H8", lead=0)
    assert chosen(table) != "play T1"


def test_tarots_are_not_led_to_friends_when_opponents_have_none() -> None:
    """All other seats are void, so the partner's last tarots win a trick each."""
    before = [won("T21 H2 T2 S3", 0, 0)]
    table = ending(PAIRS, "T20 HR HD", "H3 S6 S7", "T5 T6 H7", "H4 H8 S8", lead=0, before=before)
    assert chosen(table) in {"play HR", "play HD"}


def test_a_soloist_long_in_tarots_draws_those_of_the_others() -> None:
    table = seated("chambery", dealer=4, p0="T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 SR SD HR HD",
                   talon="H2 H3 H4")
    table.do("discard H2 H3 H4; bid hand; pass; pass; pass; pass")
    assert chosen(table).startswith("play T")


# -- bids, écart, exchange, call --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "hand"), [
    ("chambery", "S2 S3 S4 H2 H3 H4 D2 D3 D4 C2 C3 C4 S6 H6 D6"),
    ("chambery-dummett", "S2 S3 S4 H2 H3 H4 D2 D3 D4 C2 C3 C4 S6 H6 D6"),
    ("french", "S2 S3 S4 H2 H3 H4 D2 D3 D4 C2 C3 C4 S6 H6 D6 C6 S7 H7"),
    ("french players=5", "S2 S3 S4 H2 H3 H4 D2 D3 D4 C2 C3 C4 S6 H6 D6"),
])
def test_an_empty_hand_passes(game: str, hand: str) -> None:
    table = seated(game, dealer=0, p1=hand)
    laid(table)
    assert chosen(table) == "pass"


@pytest.mark.parametrize(("game", "hand"), [
    ("chambery", "T21 T20 T19 T18 T17 T16 T15 T14 T13 F SR SD HR HD DR"),
    ("chambery-dummett", "T21 T20 T19 T18 T17 T16 T15 T14 T13 F SR SD HR HD DR"),
    ("french", "T21 T20 T19 T18 T17 T16 T15 T14 T13 T1 F SR SD HR HD DR DD CR"),
    ("french players=3", "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T1 F SR SD SC HR HD HC DR DD CR CD"),
    ("french players=6", "T21 T20 T19 T18 T17 T16 T15 T1 F SR SD HR"),
])
def test_a_hand_full_of_tricks_bids_high(game: str, hand: str) -> None:
    table = seated(game, dealer=0, p1=hand)
    laid(table)
    assert chosen(table) in {"bid one", "bid hand", "bid without", "bid against"}


def test_the_taker_lays_away_a_bare_queen_and_makes_voids() -> None:
    table = seated("french", dealer=3, p0="T21 T20 T19 T18 T17 T16 T15 T14 SR SD S10 S9 S8 S7 HD D2 C3 H4",
                   talon="S2 S3 D5 C6 S4 S5").do("bid guard; pass; pass; pass")
    ecart = laid(table)
    assert {"HD", "D2", "C3"} <= ecart
    left = table.seen(0).hand
    assert not any(card.suit in "D" for card in left), "diamonds were there to be got rid of"


def test_the_dealer_lays_away_a_pagat_that_could_not_be_saved() -> None:
    table = seated("chambery", dealer=0, p0="T1 SR S10 S9 S8 S7 HR H10 H9 H8 DR D10 D9 CR C10", talon="D8 D7 C9")
    assert "T1" in laid(table)


def test_the_soloist_asks_for_the_21_and_then_for_a_king() -> None:
    table = seated("chambery", dealer=4, p0="T20 T19 T18 T17 T16 T15 T14 F SR SD HD H10 DR D10 C2",
                   talon="C3 C4 C5")
    laid(table)
    table.do("bid two; pass; pass; pass; pass")
    assert chosen(table) == "ask T21"
    table.do("ask T21")
    assert chosen(table) == "ask HR", "the Queen waits for it"


def test_the_soloist_gives_back_what_helps_nobody() -> None:
    table = seated("chambery", dealer=4, p0="T20 T19 T18 T17 T16 T15 T14 F SR SD HD H10 DR D10 C2",
                   talon="C3 C4 C5")
    laid(table)
    table.do("bid two; pass; pass; pass; pass; ask T21; ask HR")
    given = []
    while (action := chosen(table)).startswith("give"):
        given.append(BY_NAME[action.split()[1]])
        table.do(action)
    assert BY_NAME["C2"] in given
    assert not frozenset(given) & (TAROTS | KINGS | QUEENS | cards("F"))


def test_a_partner_is_called_by_a_king_held_by_another() -> None:
    table = seated("french players=5", dealer=4, p0="T21 T20 T19 T18 T17 T16 T15 T14 SR SD HR HD DR C2 C3",
                   talon="C4 C5 C6").do("bid guard; pass; pass; pass; pass")
    assert chosen(table) == "call CR"


def test_who_has_all_kings_calls_a_queen_he_has_not() -> None:
    table = seated("french players=5", dealer=4, p0="T21 T20 T19 T18 T17 T16 T15 SR SD HR HD DR DD CR C3",
                   talon="C4 C5 C6").do("bid guard; pass; pass; pass; pass")
    assert chosen(table) == "call CD"


def test_a_slam_is_announced_with_every_trick_in_hand_and_not_otherwise() -> None:
    every = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 SR SD SC SV"
    table = seated("french", dealer=3, p0=every, talon="S2 S3 D5 C6 S4 S5").do("bid guard; pass; pass; pass")
    laid(table)
    assert rule_bot.choose(table.seen(0), Random(0)) == DeclareSlam()
    strong = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 SR SD SC HR HD D2"
    table = seated("french", dealer=3, p0=strong, talon="S2 S3 D5 C6 S4 S5").do("bid guard; pass; pass; pass")
    laid(table)
    assert chosen(table) == "pass"


def test_the_taker_shows_a_handful() -> None:
    table = seated("french", dealer=3, p0="T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 SR SD SC HR HD D2 D3 D4",
                   talon="S2 S3 D5 C6 S4 S5").do("bid guard; pass; pass; pass")
    laid(table)
    table.do("pass")
    assert isinstance(rule_bot.choose(table.seen(0), Random(0)), ShowHandful)


def test_tarots_are_kept_where_they_could_be_discarded() -> None:
    table = seated("piedmont", dealer=0, p0="T21 T9 T8 SR S2 S3 S4 H2 H3 H4 D2 D3 D4 C2 C3 C4 C5 H5 D5", talon="T7 S5")
    assert not {"T21", "T9", "T8", "T7"} & laid(table)
