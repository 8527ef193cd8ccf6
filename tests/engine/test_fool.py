"""The Fool: kept, paid for, lost in the last trick, and winning it."""

from __future__ import annotations

import pytest

from game.engine import events as ev
from tests.builders import Table, cards, ending, row, won

(FOOL,) = row("F")
CROISE = "chambery players=4 partnership=croise"  # seats 1 and 3 play together, and lay the écart


def croise(fool_pays: str = "nothing", fool_last: str = "kept", fool_wins: str = "never") -> str:
    return f"{CROISE} fool_pays={fool_pays} fool_last={fool_last} fool_wins={fool_wins}"


# -- kept -------------------------------------------------------------------------------------------------------------


def test_the_fool_goes_back_to_its_owners_side():
    table = ending(CROISE, "S2 H2", "F H3", "SR H4", "S3 H5", ecart="C2 C3").do("play S2; play F; play SR; play S3")
    assert table.happened(ev.TrickTaken) == [ev.TrickTaken(2, row("S2 F SR S3"), 1)]
    assert table.happened(ev.FoolKept) == [ev.FoolKept(1, 2)]
    table.do("play H4; play H5; play H2; play H3")
    assert table.pile(0) == cards("F H2 H3 H4 H5 C2 C3")
    assert table.pile(1) == cards("S2 S3 SR")


def test_chambery_keeps_it_in_the_last_trick_and_pays_nothing():
    table = ending(CROISE, "S2", "F", "SR", "S3", ecart="C2 C3").do("play S2; play F; play SR; play S3")
    assert table.happened(ev.FoolKept) == [ev.FoolKept(1, 2)]
    assert not table.happened(ev.FoolPaid) + table.happened(ev.FoolLost)
    assert table.pile(0) == cards("F C2 C3")


def test_a_led_fool_never_wins_in_chambery():
    before = (won("S5 SR S6 S7", 0, 1),)
    table = ending(CROISE, "H2", "F", "H3", "H4", lead=1, before=before, ecart="C2")
    table.do("play F; play H3; play H4; play H2")
    assert table.happened(ev.TrickTaken) == [ev.TrickTaken(3, row("F H3 H4 H2"), 2)]
    assert FOOL in table.pile(0)


# -- an empty card for it ---------------------------------------------------------------------------------------------


def test_an_empty_card_of_a_trick_is_given():
    before = (won("S5 SR S6 SD", 0, 1),)
    table = ending(croise("empty-card"), "S2 H2", "F H3", "SV H4", "S3 HR", lead=0, before=before)
    table.do("play S2; play F; play SV; play S3; play H4; play HR; play H2; play H3")
    (paid,) = table.happened(ev.FoolPaid)
    assert (paid.seat, paid.to) == (1, 2)
    assert paid.card in cards("S5 S6 H2 H3 H4")
    assert paid.card in table.pile(1)
    assert table.pile(0) == cards("F S5 SR S6 SD HR H2 H3 H4") - {paid.card}


def test_the_card_may_come_at_the_end_from_a_later_trick():
    table = ending(croise("empty-card"), "S2 H2", "F HR", "SR H3", "S3 HD").do("play S2; play F; play SR; play S3")
    assert not table.happened(ev.FoolPaid)
    table.do("play H3; play HD; play H2; play HR")
    assert table.happened(ev.FoolPaid)[0].card in cards("H2 H3")


def test_the_card_may_come_from_the_ecart():
    table = ending(croise("empty-card"), "S2 H2", "F H3", "SR H4", "S3 H5", ecart="SD C3")
    table.do("play S2; play F; play SR; play S3; play H4; play H5; play H2; play H3")
    assert table.happened(ev.FoolPaid)[0].card in cards("C3 H2 H3 H4 H5")
    table = ending(croise("empty-card"), "S2 HR", "F H3", "SR H4", "S3 H5", ecart="SD C3")
    table.do("play S2; play F; play SR; play S3; play H4; play H5; play HR; play H3")
    assert table.happened(ev.FoolPaid) == [ev.FoolPaid(1, 2, *cards("C3"))]
    assert table.pile(0) == cards("F SD")


def test_court_cards_and_oudlers_are_no_empty_cards():
    table = ending(croise("empty-card"), "S2", "F", "SR", "S3", ecart="SD HV", before=())
    table.do("play S2; play F; play SR; play S3")
    assert not table.happened(ev.FoolPaid)
    assert table.pile(0) == cards("F SD HV")


def test_nothing_is_owed_when_the_partner_wins_the_trick():
    table = ending(croise("empty-card"), "S2 H2", "F H3", "S4 H4", "SR H5", ecart="C2 C3")
    table.do("play S2; play F; play S4; play SR; play H5; play H2; play H3; play H4")
    assert table.happened(ev.FoolKept) == [ev.FoolKept(1, 3)]
    assert not table.happened(ev.FoolPaid)


def test_chambery_owes_nothing():
    table = ending(CROISE, "S2 H2", "F H3", "SR H4", "S3 H5", ecart="C2 C3")
    table.do("play S2; play F; play SR; play S3; play H4; play H5; play H2; play H3")
    assert not table.happened(ev.FoolPaid)


def french(fool_last: str = "kept", fool_wins: str = "never", players: int = 4) -> str:
    return f"french players={players} fool_last={fool_last} fool_wins={fool_wins}"


def test_a_french_side_without_a_card_keeps_the_fool_at_four():
    table = ending(french(), "S2 H2", "S3 H3", "SR HR", "F H4", taker=3, contract="against", talon="C2 C3")
    table.do("play S2; play S3; play SR; play F; play HR; play H4; play H2; play H3")
    assert not table.happened(ev.FoolPaid)
    assert table.pile(0) == cards("F")
    assert table.points(0) == 4
    assert table.points(1) == 4.5 + 4.5 + 0.5 * 7 + 0.5


def test_an_unseen_talon_that_counts_for_the_taker_pays():
    table = ending(french(), "S2 H2", "S3 H3", "SR HR", "F H4", taker=3, contract="without", talon="C2 CR")
    table.do("play S2; play S3; play SR; play F; play HR; play H4; play H2; play H3")
    assert table.happened(ev.FoolPaid) == [ev.FoolPaid(3, 2, *cards("C2"))]
    assert table.points(0) == 4.5 + 4.5


def test_piedmont_gives_an_empty_card_and_neither_wins_nor_loses_the_fool():
    table = ending("piedmont", "S2 H2", "F H3", "SR H4", "S3 H5", ecart="C2 C3")
    table.do("play S2; play F; play SR; play S3; play H4; play H5; play H2; play H3")
    assert len(table.happened(ev.FoolPaid)) == 1
    assert len(table.pile(1)) == 4 + 4
    last = ending("piedmont", "S2", "F", "SR", "S3", ecart="C2 C3").do("play S2; play F; play SR; play S3")
    assert FOOL in last.pile(0)
    assert len(last.happened(ev.FoolPaid)) == 1


# -- in the last trick ------------------------------------------------------------------------------------------------


def lost(fool_last: str, winner: int, fool_pays: str = "empty-card") -> Table:
    """Seat 1 plays the Fool to the last trick, which ``winner`` wins."""
    hands = ["S2", "F", "S3", "S4"]
    hands[winner] = "SR"
    return ending(croise(fool_pays, fool_last), *hands, ecart="C2 C3").do(
        "; ".join(f"play {hand}" for hand in hands))


def test_the_winner_of_the_last_trick_has_it():
    table = lost("winner", 2)
    assert table.pile(1) == cards("F SR S2 S4")
    assert table.happened(ev.FoolLost) == [ev.FoolLost(1, 2)]
    assert not table.happened(ev.FoolKept) + table.happened(ev.FoolPaid)


def test_it_stays_with_the_side_when_the_partner_wins():
    table = lost("winner", 3)
    assert FOOL in table.pile(0)
    assert not table.happened(ev.FoolLost) + table.happened(ev.FoolPaid)


@pytest.mark.parametrize("winner", [0, 2, 3])
def test_it_changes_sides_for_every_winner_of_the_trick(winner):
    table = lost("changes-sides", winner)
    assert FOOL in table.pile(1)
    (gone,) = table.happened(ev.FoolLost)
    assert gone.seat == 1
    assert gone.to in (0, 2)
    assert not table.happened(ev.FoolKept) + table.happened(ev.FoolPaid)
    assert len(table.pile(0)) + len(table.pile(1)) == 6


@pytest.mark.parametrize("winner", [0, 2, 3])
def test_it_is_kept_and_paid_for(winner):
    table = lost("kept", winner)
    assert FOOL in table.pile(0)
    assert table.happened(ev.FoolKept) == [ev.FoolKept(1, winner)]
    assert len(table.happened(ev.FoolPaid)) == (winner != 3)


def test_a_lost_fool_is_an_oudler_less():
    table = ending("french", "T5", "T6", "T7", "F", taker=3, contract="guard", ecart="C2").do(
        "play T5; play T6; play T7; play F")
    assert table.pile(0) == cards("C2")
    assert FOOL in table.pile(1)


def test_three_players_each_for_himself_lose_it_to_the_winner():
    table = ending("chambery-dummett players=3", "S2", "F", "SR", ecart="C2").do("play S2; play F; play SR")
    assert table.pile(2) == cards("S2 SR C2 F")
    assert table.pile(1) == frozenset()
    table = ending("chambery-dummett players=3", "S2 H2", "F H3", "SR H4").do(
        "play S2; play F; play SR; play H4; play H2; play H3")
    assert table.pile(1) == cards("F")
    assert not table.happened(ev.FoolPaid)


# -- winning the last trick -------------------------------------------------------------------------------------------

ALL = (won("S5 S6 S7 SR", 0, 3), won("H5 HR H6 H7", 3, 1))  # all tricks so far to seats 1 and 3


def last_fool(game: str, lead: int, before=ALL, owner: int = 1, **about) -> Table:
    """``owner`` plays the Fool to the last trick, led by ``lead``."""
    hands = ["D2", "D3", "D4", "DR"]
    hands[owner] = "F"
    table = ending(game, *hands, lead=lead, before=before, **about)
    return table.finish()


def taker_of(table: Table) -> int:
    return table.happened(ev.TrickTaken)[0].seat


@pytest.mark.parametrize(("option", "lead", "winner"), [
    ("never", 1, 3), ("never", 0, 3), ("led", 1, 1), ("led", 0, 3),
])
def test_the_fool_that_wins_for_a_side_with_all_other_tricks(option, lead, winner):
    table = last_fool(croise("empty-card", "winner", option), lead)
    assert taker_of(table) == winner
    assert FOOL in table.pile(0)
    assert not table.happened(ev.FoolLost)


def test_one_lost_trick_is_enough_to_lose_it():
    before = (ALL[0], won("H5 HV HR H7", 3, 2))
    assert taker_of(last_fool(croise("empty-card", "winner", "led"), 1, before)) == 3


def test_the_partners_tricks_count():
    before = (won("S5 S6 S7 SR", 0, 3), won("H5 H8 H6 HR", 3, 3))
    assert taker_of(last_fool(croise("empty-card", "winner", "led"), 1, before)) == 1


@pytest.mark.parametrize("lead", [0, 1, 2, 3])
def test_an_announced_slam_lets_it_win_led_or_not(lead):
    before = (won("S5 S6 S7 SR", 0, 3), won("H5 H8 H6 HR", 3, 3))
    table = last_fool("french", lead, before, owner=3, taker=3, contract="guard", slam=True, ecart="C2")
    assert taker_of(table) == 3
    assert FOOL in table.pile(0)


@pytest.mark.parametrize("about", [
    {"slam": False, "owner": 3}, {"slam": True, "owner": 0},
])
def test_without_the_announcement_or_for_the_defence_it_does_not(about):
    before = (won("S5 S6 S7 SR", 0, 3), won("H5 H8 H6 HR", 3, 3)) if about["owner"] == 3 else \
        (won("S5 SR S7 S6", 0, 1), won("H5 H8 HR H6", 3, 2))
    table = last_fool("french", about["owner"], before, taker=3, contract="guard", ecart="C2", **about)
    assert taker_of(table) != about["owner"]


def test_a_defence_that_leads_it_wins_with_it_in_the_open_call_game():
    before = (won("S5 SR S7 S6", 0, 1), won("H5 H8 HR H6", 3, 2))
    game = "french-open-call players=4"
    assert taker_of(last_fool(game, 0, before, owner=0, taker=3, contract="guard", ecart="C2")) == 0
    assert taker_of(last_fool(game, 1, before, owner=0, taker=3, contract="guard", ecart="C2")) == 3


@pytest.mark.parametrize("lead", [0, 1, 2, 3])
@pytest.mark.parametrize(("owner", "last"), [(3, "H5 H8 H6 HR"), (0, "H5 H8 HR H6")])
def test_the_federations_fool_wins_the_last_trick_of_any_slam(lead: int, owner: int, last: str):
    """Neither the announcement nor the lead matters, nor whether the taker or the defence makes the slam."""
    before = (won("S5 S6 S7 SR", 0, 3), won(last, 3, 3)) if owner == 3 else \
        (won("S5 SR S7 S6", 0, 1), won(last, 3, 2))
    table = last_fool("french-federation", lead, before, owner=owner, taker=3, contract="guard", ecart="C2")
    assert taker_of(table) == owner
    assert not table.happened(ev.FoolLost)


def test_the_federations_fool_changes_sides_if_a_trick_is_missing():
    before = (won("S5 SR S7 S6", 0, 1), won("H5 H8 H6 HR", 3, 3))
    table = last_fool("french-federation", 3, before, owner=3, taker=3, contract="guard", ecart="C2")
    assert table.happened(ev.FoolLost)


def test_three_for_themselves_must_have_won_all_others_alone():
    game = "chambery-dummett players=3"
    before = (won("S5 S6 SR", 0, 2), won("H5 H6 HR", 0, 2))
    table = ending(game, "D2", "D3", "F", lead=2, before=before).do("play F; play D2; play D3")
    assert taker_of(table) == 2
    before = (won("S5 S6 SR", 0, 2), won("HR H6 H5", 0, 0))
    table = ending(game, "D2", "D3", "F", lead=2, before=before).do("play F; play D2; play D3")
    assert taker_of(table) == 1
