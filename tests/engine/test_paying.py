"""Payments: every example of the rule documents and of the federation's leaflet, and scores near the limits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.builders import GAMES, rules
from tests.engine.settling import paid, paid_each, total

FIVE, FOUR, DUMMETT = "chambery", "chambery players=4", "chambery-dummett"

# -- zero-sum (Grand Café rules) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("contract", "points", "each"), [
    ("two", 35, 1), ("one", 35, 2), ("hand", 35, 4), ("two", 50, 16), ("hand", 51, 17 * 4),
    ("two", 33, -1), ("one", 33, -2), ("hand", 30, -16), ("two", 17, -17), ("hand", 17, -17 * 4),
])
def test_a_soloist_pays_or_is_paid_by_each_opponent(contract, points, each):
    assert paid(FIVE, points, camp=(2,), dealer=4, contract=contract) == (-each, -each, 4 * each, -each, -each)
    three = paid("chambery players=4", points + 2, camp=(2,), dealer=3, contract=contract)
    assert three == (-each, -each, 3 * each, -each)


@pytest.mark.parametrize(("points", "each"), [(52, 2 * 18), (16, -2 * 18), (51, 17), (17, -17), (68, 68), (0, -68)])
def test_below_seventeen_is_doubled(points, each):
    assert paid(FIVE, points, camp=(1,), contract="two") == (-each, 4 * each, -each, -each, -each)


def test_the_greatest_multiplier_is_eight():
    assert paid(FIVE, 52, camp=(1,), contract="hand")[0] == -18 * 8


@pytest.mark.parametrize(("points", "dealer", "partner", "each"), [
    (35, 2, 1, -1), (36, 3, 3, -2), (37, 5, 4, -3), (33, -2, -1, 1), (32, -3, -3, 2), (31, -5, -4, 3),
    (51, 26, 25, -17), (52, 54, 54, -36), (16, -54, -54, 36),
])
def test_two_against_three_and_the_odd_point_is_the_dealers(points, dealer, partner, each):
    assert paid(FIVE, points, camp=(3, 0), dealer=3) == (partner, each, each, dealer, each)


def test_two_against_two():
    assert paid(FOUR, 40, camp=(3, 0), dealer=3) == (4, -4, -4, 4)
    assert paid(FOUR, 17, camp=(3, 0), dealer=3) == (-38, 38, 38, -38)
    assert paid(FOUR, 18, camp=(3, 0), dealer=3) == (-18, 18, 18, -18)
    assert paid("chambery players=4 partnership=croise", 33, camp=(3, 1), dealer=3) == (3, -3, 3, -3)
    assert paid("chambery players=4 pack=62", 30, camp=(3, 1), dealer=3) == (4, -4, 4, -4)
    assert paid("chambery players=4 pack=62", 16, camp=(3, 1), dealer=3) == (36, -36, 36, -36)


@pytest.mark.parametrize(("game", "par"), [(FIVE, 34), (FOUR, 36), ("chambery players=4 pack=62", 34), (DUMMETT, 34),
                                           ("chambery-dummett players=4", 36), ("piedmont", 39)])
def test_par_all_is_a_draw(game, par):
    assert total(game) == 2 * par
    assert set(paid(game, par, camp=(0, 2))) == {0}
    assert set(paid(game, par + 1, camp=(0, 2))) != {0}


def test_who_sits_out_neither_pays_nor_wins():
    assert paid("chambery at_table=6", 35, camp=(3, 0), dealer=3) == (1, -1, 0, 2, -1, -1)


# -- raised (Dummett & McLeod) ----------------------------------------------------------------------------------------


def test_seed_000_first_example():
    """The declarer and the partner take 33 points. 2 is not divisible by 3, so the declarer pays one more."""
    assert paid(DUMMETT, 33, camp=(3, 0), dealer=3) == (-1, 1, 1, -2, 1)


def test_seed_000_second_example():
    """They take 32 points. 4 is not divisible by 3, so each of the two pays one more."""
    assert paid(DUMMETT, 32, camp=(3, 0), dealer=3) == (-3, 2, 2, -3, 2)


def test_seed_000_third_example():
    """They take 35 points. 3 is not divisible by 2, so each defender pays one more."""
    assert paid(DUMMETT, 35, camp=(3, 0), dealer=3) == (3, -2, -2, 3, -2)


@pytest.mark.parametrize(("points", "declarer", "partner", "defender"), [
    (31, -3, -3, 2), (36, 3, 3, -2), (37, 6, 6, -4), (16, -36, -36, 24), (17, -17 - 1, -17 - 1, 12),
    (30, -5, -4, 3),
])
def test_raising_in_a_called_game(points, declarer, partner, defender):
    assert paid(DUMMETT, points, camp=(3, 0), dealer=3) == (partner, defender, defender, declarer, defender)


@pytest.mark.parametrize(("points", "contract", "soloist", "opponent"), [
    (35, "two", 4, -1), (37, "one", 24, -6), (35, "hand", 16, -4), (52, "two", 4 * 36, -36),
    (33, "two", -4, 1), (31, "two", -4, 1), (30, "two", -4, 1), (29, "two", -8, 2), (33, "one", -4, 1),
    (33, "hand", -4, 1), (16, "two", -36, 9),
])
def test_a_losing_soloist_raises_until_four_can_share(points, contract, soloist, opponent):
    assert paid(DUMMETT, points, camp=(1,), contract=contract) == (opponent, soloist, opponent, opponent, opponent)


def test_raising_at_a_table_of_four():
    assert paid("chambery-dummett players=4", 35, camp=(1,), contract="two") == (1, -3, 1, 1)
    assert paid("chambery-dummett players=4", 34, camp=(1,), contract="two") == (1, -3, 1, 1)
    assert paid("chambery-dummett players=4", 33, camp=(1,), contract="two") == (1, -3, 1, 1)
    assert paid("chambery-dummett players=4", 35, camp=(1, 2)) == (1, -1, -1, 1)


# -- three for themselves ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["chambery players=3", "chambery-dummett players=3"])
class TestThree:
    """The Grand Café rules and Dummett & McLeod agree on three players."""

    def test_amelie_beatrice_and_cecile(self, game):
        assert paid_each(game, 37, 29, 12) == (22, 6, -28)

    def test_a_loser_not_doubled_pays_the_difference(self, game):
        assert paid_each(game, 35, 30, 13) == (9, 4, -13)

    def test_a_sole_winner_takes_all_that_is_paid(self, game):
        assert paid_each(game, 46, 20, 12) == (6 + 28, -6, -28)
        assert paid_each(game, 54, 12, 12) == (56, -28, -28)
        assert paid_each(game, 30, 24, 24) == (4, -2, -2)

    def test_at_par_nothing(self, game):
        assert paid_each(game, 26, 30, 22) == (0, 4, -4)
        assert paid_each(game, 26, 40, 12) == (0, 28, -28)
        assert paid_each(game, 26, 26, 26) == (0, 0, 0)


def test_three_with_the_short_pack():
    assert paid_each("chambery players=3 pack=62", 34, 26, 12) == (10, 2, -12)
    assert paid_each("chambery players=3 pack=62", 36, 25, 11) == (24, 2, -26)
    assert paid_each("scarto", 30, 27, 21) == (4, 1, -5)
    assert paid_each("scarto", 60, 10, 8) == (34, -16, -18), "nothing is doubled"
    assert paid_each("chambery players=3 pack=62", 24, 24, 24) == (0, 0, 0)


# -- Piedmont ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "stake"), [(40, 1), (78, 1), (38, -1), (0, -1), (39, 0)])
def test_piedmont_is_played_for_a_stake(points, stake):
    assert paid("piedmont", points, camp=(2, 0)) == (stake, -stake, stake, -stake)


# -- French (both documents) ------------------------------------------------------------------------------------------


def four(points: float, **about) -> tuple[int, ...]:
    return paid("french", points, camp=(0,), **about)


def test_seed_002_example():
    """Guard, 60 points with only the 21, the 1 lost in the last trick, a handful shown by an opponent."""
    about: dict[str, Any] = {"contract": "guard", "oudlers": 1, "petit": 1, "handfuls": [8]}
    for game in ("french-open-call", "french players=5"):
        assert paid(game, 60, camp=(2, 4), **about) == (-68, -68, 136, -68, 68)


def test_leaflet_guard_with_49_and_two_oudlers():
    assert four(49, contract="guard", oudlers=2, petit=0, handfuls=[10]) == (318, -106, -106, -106)


def test_leaflet_guard_without_made_by_4():
    assert four(45, contract="without", oudlers=2, petit=1) == (228, -76, -76, -76)


def test_leaflet_small_lost_by_7():
    assert four(34, contract="small", oudlers=2, petit=0, handfuls=[10]) == (-126, 42, 42, 42)


def test_leaflet_guard_made_by_11():
    assert four(52, contract="guard", oudlers=2, handfuls=[10]) == (276, -92, -92, -92)


def test_leaflet_guard_and_an_announced_slam():
    about: dict[str, Any] = {"contract": "guard", "oudlers": 2, "petit": 0, "handfuls": [10], "slam": True, "swept": 0}
    assert four(87, **about) == (1746, -582, -582, -582)


@pytest.mark.parametrize(("oudlers", "target"), [(0, 56), (1, 51), (2, 41), (3, 36)])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_targets(oudlers, target, players):
    made = paid(f"french players={players}", target, contract="small", oudlers=oudlers)
    assert made == (25 * (players - 1), *[-25] * (players - 1))
    lost = paid(f"french players={players}", target - 1, contract="small", oudlers=oudlers)
    assert lost == (-26 * (players - 1), *[26] * (players - 1))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(("points", "distance"), [(40.5, -1), (41.5, 1), (40, -1), (42, 1), (39.5, -2), (42.5, 2)])
def test_half_a_point_is_rounded_for_the_side_that_wins(players, points, distance):
    worth = (25 + abs(distance)) * (1 if distance > 0 else -1)
    assert paid(f"french players={players}", points, contract="small", oudlers=2)[1] == -worth


@pytest.mark.parametrize(("contract", "times"), [("small", 1), ("guard", 2), ("without", 4), ("against", 6)])
@pytest.mark.parametrize("petit", [None, 0, 1])
@pytest.mark.parametrize("points", [46, 36])
def test_the_contract_multiplies_the_petit_and_nothing_after_it(contract, times, petit, points):
    wins = points >= 41
    bout = 0 if petit is None else 10 if (petit == 0) == wins else -10
    worth = (25 + 5 + bout) * times + 30
    assert four(points, contract=contract, oudlers=2, petit=petit, handfuls=[13])[1] == (-worth if wins else worth)


@pytest.mark.parametrize(("players", "sizes"), [
    (3, (13, 15, 18)), (4, (10, 13, 15)), (5, (8, 10, 13)), (6, (7, 9, 11)),
])
def test_handfuls_of_either_side_go_to_the_winners(players, sizes):
    game = f"french players={players}"
    for size, worth in zip(sizes, (20, 30, 40), strict=True):
        assert paid(game, 41, contract="small", oudlers=2, handfuls=[size])[1] == -25 - worth
        assert paid(game, 40, contract="small", oudlers=2, handfuls=[size])[1] == 26 + worth
    assert paid(game, 41, contract="guard", oudlers=2, handfuls=sizes[:2])[1] == -50 - 20 - 30


@pytest.mark.parametrize(("announced", "swept", "slam"), [
    (True, 0, 400), (False, 0, 200), (True, None, -200), (False, None, 0), (False, 1, -200), (True, 1, -400),
])
def test_the_slam_is_reckoned_for_the_takers_side_whether_it_wins_or_not(announced, swept, slam):
    won = four(41, contract="guard", oudlers=2, slam=announced, swept=swept)
    assert won[1] == -(50 + slam)
    lost = four(40, contract="guard", oudlers=2, slam=announced, swept=swept)
    assert lost[1] == 52 - slam


def test_who_shares_at_five_and_six():
    """Each partner gets one share, the taker the rest; a taker alone gets all."""
    five: dict[str, Any] = {"contract": "small", "oudlers": 2}
    assert paid("french players=5", 41, camp=(3, 1), **five) == (-25, 25, -25, 50, -25)
    assert paid("french players=5", 40, camp=(3, 1), **five) == (26, -26, 26, -52, 26)
    assert paid("french players=5", 41, camp=(3,), **five) == (-25, -25, -25, 100, -25)
    assert paid("french players=6", 41, camp=(3, 1, 0), **five) == (25, 25, -25, 25, -25, -25)
    assert paid("french players=6", 41, camp=(3, 1), **five) == (-25, 25, -25, 75, -25, -25)
    assert paid("french players=6", 40, camp=(3,), **five) == (26, 26, 26, -130, 26, 26)
    assert paid("french players=3", 41, camp=(2,), **five) == (-25, -25, 50)


@pytest.mark.parametrize("by", [rules(game) for game in GAMES if "each" in {
    contract.sides for _, contract in rules(game).family.unbid} and rules(game).partnership == "none"],
    ids=lambda by: f"{by.preset}-{by.players}-{by.pack}")
def test_par_is_the_equal_share_of_each_player_for_himself(by):
    """Otherwise the distances from par, and the payments, would not add up to zero."""
    assert total(f"{by.preset} players={by.players} pack={by.pack}") == by.row.par * by.players
