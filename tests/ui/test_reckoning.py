"""The calculation under the player's result, from left to right, gives the payment."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from game.engine.phases.over import Over
from game.view import words
from game.view.result import Tile, brackets, reckoned, tiles_total
from tests.builders import GAMES, shuffled, whim
from tests.engine.test_transcripts import FILES, FOLDER, replayed

PEOPLE = ("Ada", "Bea", "Cyd", "Dot", "Eve", "Fay")
DEALS = 120
SCORED = [path.stem for path in FILES if "DealScored" in path.read_text(encoding="utf-8")]


@cache
def ends(game: str) -> list[Over]:
    """Random deals of ``game`` that were played to a payment."""
    played = (shuffled(game, seed).finish(whim(seed)).over for seed in range(DEALS))
    return [over for over in played if over.score is not None]


def by_hand(tiles: tuple[Tile, ...]) -> Fraction:
    """The result by the usual precedence of operators; a tile with = begins with the result of the tiles before it."""
    signs = {"": "", "+": "+", "−": "-", "×": "*", "÷": "/"}
    opening, closing = {one.start for one in brackets(tiles)}, {one.stop - 1 for one in brackets(tiles)}
    told, found = "", Fraction(0)
    for place, tile in enumerate(tiles):
        if tile.operator == "=":
            found = eval(told, {"Fraction": Fraction})  # noqa: S307  our own figures
            assert found == tile.value or tile.result
            told = ""
        told += signs.get(tile.operator, "") + "(" * (place in opening) + repr(tile.value) + ")" * (place in closing)
    return found


def check(over: Over) -> None:
    assert over.score is not None
    for seat, paid in enumerate(over.payments):
        tiles = reckoned(over.score, over.facts, seat, PEOPLE.__getitem__)
        assert bool(tiles) == (paid != 0)
        if tiles:
            assert tiles[-1].result
            assert tiles[-1].said == words.signed(paid)
            assert tiles_total(tiles) == abs(paid), (seat, tiles)
            assert by_hand(tiles) == abs(paid), (seat, tiles)
            assert all(tile.word.strip() and "{" not in tile.word for tile in tiles)


@pytest.mark.parametrize("game", GAMES)
def test_the_own_number_comes_out_for_every_seat_of_random_deals(game):
    words.use("en")
    found = ends(game)
    assert found
    for over in found:
        check(over)


@pytest.mark.parametrize("name", SCORED)
def test_the_own_number_comes_out_for_every_seat_of_the_worked_deals(name):
    words.use("en")
    check(replayed((FOLDER / f"{name}.txt").read_text(encoding="utf-8")).over)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_half_a_point_says_that_it_is_rounded(language):
    words.use(language)
    over = replayed((FOLDER / "french-five-half-a-point.txt").read_text(encoding="utf-8")).over
    assert over.score is not None
    tiles = reckoned(over.score, over.facts, over.facts.taking.taker, PEOPLE.__getitem__)
    assert words.say("end.short_half") in [tile.word for tile in tiles]


def test_the_odd_point_of_chambery_is_shown_to_who_has_it_and_to_who_has_not():
    words.use("en")
    told = set()
    for over in (over for game in GAMES if "chambery" in game for over in ends(game)):
        assert over.score is not None
        for seat in range(len(over.payments)):
            told |= {tile.word for tile in reckoned(over.score, over.facts, seat, PEOPLE.__getitem__)}
    assert {words.say("end.odd_point"), words.say("end.rounded")} <= told
