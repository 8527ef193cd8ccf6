"""The values of cards, tricks and the écart, and the side for which they count."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.cards import PACKS
from tests.builders import GAMES, cards, ending, row, rules, shuffled, whim, won
from tests.engine.settling import total

CROISE = "chambery players=4 partnership=croise"
LAST = ("S6", "S7", "S8", "S9")  # a last trick that seat 3 wins and that is worth nothing by itself


def worth(card: str, game: str) -> float:
    """The points that ``card`` adds to a pile of three plain cards."""
    about: dict[str, Any] = {"taker": 3, "contract": "guard"} if game == "french" else {}
    with_it = ending(game, *LAST, ecart=f"{card} S2 S3", **about).finish().points(0)
    return with_it - ending(game, *LAST, ecart="S4 S2 S3", **about).finish().points(0)


@pytest.mark.parametrize(("card", "points"), [
    ("T21", 4), ("T1", 4), ("F", 4), ("T20", 0), ("T2", 0), ("SR", 4), ("HR", 4), ("DD", 3), ("CC", 2), ("SV", 1),
    ("S10", 0), ("H1", 0),
])
def test_the_values_in_chambery_and_french_tarot(card, points):
    assert worth(card, CROISE) == points
    assert worth(card, "french") == points  # every card counts half a point more


@pytest.mark.parametrize(("card", "points"), [
    ("T20", 4), ("T1", 4), ("F", 4), ("T21", 0), ("T2", 0), ("SR", 4), ("HD", 3), ("DC", 2), ("CV", 1), ("S10", 0),
])
def test_the_values_in_piedmont(card, points):
    assert worth(card, "piedmont") == points  # every card counts 1 more than an empty one's 1


def test_french_cards_count_in_halves():
    table = ending("french", *LAST, taker=3, contract="guard", ecart="T21 SR SD SC SV S2").finish()
    assert table.points(0) == 4.5 + 4.5 + 3.5 + 2.5 + 1.5 + 0.5 + 4 * 0.5
    assert table.points(1) == 0


# -- Chambéry: tricks and the discard ---------------------------------------------------------------------------------


def test_a_point_for_each_trick_and_one_for_the_discard():
    before = (won("C5 C6 C7 C8", 0, 0), won("H5 H6 H7 H8", 0, 0))
    table = ending(CROISE, *LAST, before=before, ecart="C2 C3").finish()
    assert table.points(0) == 1 + 1
    assert table.points(1) == 2


def test_the_short_pack_for_three_has_no_point_for_the_discard():
    short = ending("chambery players=3 pack=62", "D7", "D8", "D9", ecart="C7 C8").finish()
    assert [short.points(side) for side in range(3)] == [0, 0, 1]
    full = ending("chambery players=3", "D7", "D8", "D9", ecart="C7 C8").finish()
    assert [full.points(side) for side in range(3)] == [0, 0, 2]


# -- for whom the écart counts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("contract", "taker", "side"), [("two", 0, 1), ("hand", 2, 1), ("two", 4, 0)])
def test_the_discard_counts_for_the_dealers_side_also_against_a_soloist(contract, taker, side):
    table = ending("chambery", "D2", "D3", "D4", "D5", "D6", taker=taker, contract=contract, ecart="SD HD C2",
                   before=(won("S2 S3 S4 S5 S6", 0, taker),)).finish()
    assert cards("SD HD C2") <= table.pile(side)
    assert table.points(side) >= 3 + 3 + 1


@pytest.mark.parametrize(("last", "side"), [("D2 D3 D4 D5", 0), ("D2 D5 D4 D3", 0), ("D5 D2 D3 D4", 1)])
def test_the_discard_may_count_for_the_winner_of_the_last_trick(last, side):
    table = ending(f"{CROISE} ecart_to=last-trick", *last.split(), ecart="SD HD").finish()
    assert table.pile(side) == row_of(last) | cards("SD HD")
    assert table.points(side) == 3 + 3 + 1 + 1
    assert table.points(1 - side) == 0


def row_of(text: str) -> frozenset:
    return frozenset(row(text))


def test_dummett_gives_it_to_the_last_trick_and_chambery_to_the_dealer():
    for game, side in (("chambery-dummett players=3", 0), ("chambery players=3", 2)):
        table = ending(game, "D9", "D3", "D4", ecart="SD HD C2").finish()
        assert cards("SD HD C2") <= table.pile(side)


@pytest.mark.parametrize(("contract", "side"), [("small", 0), ("guard", 0)])
def test_the_ecart_counts_for_the_taker(contract, side):
    table = ending("french", *LAST, taker=1, contract=contract, ecart="SR HR").finish()
    assert table.pile(side) == cards("SR HR")


@pytest.mark.parametrize(("contract", "side"), [("without", 0), ("against", 1)])
def test_an_unseen_talon_counts_for_the_taker_or_the_defence(contract, side):
    table = ending("french", *LAST, taker=1, contract=contract, talon="SR T21 S2 S3 S4 S5").finish()
    assert cards("SR T21 S2 S3 S4 S5") <= table.pile(side)
    assert table.line("target") == ((1, 51) if contract == "without" else (0, 56))


def test_the_target_counts_the_oudlers_in_the_takers_pile():
    for has, target in (("C2", 56), ("T1", 51), ("T1 T21", 41), ("T1 T21 F", 36)):
        table = ending("french", *LAST, taker=3, contract="guard", ecart=has).finish()
        assert (table.line("target") or ())[1] == target
    won_ = ending("french", "T5", "T1", "T7", "T21", taker=3, contract="guard", ecart="C2").finish()
    assert (won_.line("target") or ())[1] == 41


@pytest.mark.parametrize(("last", "made", "failed"), [("SV", None, (1, 2)), ("SC", (0, 0), None), ("SD", (1, 2), None)])
def test_exactly_the_target_is_enough(last, made, failed):
    table = ending("french", *LAST, taker=3, contract="small", ecart=f"T21 T1 F SR HR DR CR {last}",
                   before=(won("H5 H6 H7 H4", 0, 2),)).finish()
    assert (table.line("made"), table.line("failed")) == (made, failed)
    assert (table.payments[3] > 0) == (made is not None)


def test_the_partners_tricks_count_for_the_taker():
    table = ending("french players=5", "D2", "D9", "D4", "D5", "D6", taker=3, contract="guard", called="HR", ecart="C2",
                   before=(won("H2 HR H3 H4 H5", 0, 1),)).finish()
    assert table.pile(0) == cards("C2 H2 HR H3 H4 H5 D2 D9 D4 D5 D6")


# -- Piedmont: threes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ecart", "points"), [
    # with the four empty cards of the last trick: 6, 7, 5 cards
    ("SR HD", 5 + 4 + 4 - 2 * 2), ("SR HD S2", 5 + 4 + 1 + 4 - 2 * 2 - 1), ("SR", 5 + 4 - 2 - 1),
    ("C2 C3", 2), ("C2", 1 + 1), ("C2 C3 C4", 2),
])
def test_piedmont_counts_in_threes(ecart, points):
    assert ending("piedmont", *LAST, ecart=ecart).finish().points(0) == points


# -- the whole pack ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_a_deal_are_those_of_the_pack(game):
    for seed in range(6):
        over = shuffled(game, seed).finish(whim(seed)).state
        if over.end == "played":
            points = {pile.side: pile.units for pile in over.score.piles}
            assert sum(points.values()) == total(game) * rules(game).family.unit
            assert set().union(*(pile.cards for pile in over.score.piles)) == set(PACKS[rules(game).pack])
