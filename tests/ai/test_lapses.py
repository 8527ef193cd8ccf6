"""The mistakes of the weaker levels: the right kinds, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.ai.levels import Lapses
from game.ai.policy import turn_of
from game.ai.reading import Reading
from game.engine.actions import Play
from game.engine.cards import TAROTS, Card
from tests.ai.test_weights import turns
from tests.builders import GAMES, rules

GOOD, FORGETFUL = Lapses(0, 0, 0), Lapses(forgets=1, high=0, over=0)
HIGH, OVER = Lapses(forgets=0, high=1, over=0), Lapses(forgets=0, high=0, over=1)


def slips(game: str, lapses: Lapses) -> Iterator[tuple[Reading, Card, Card]]:
    """Yield positions of three deals, the card meant and the card played instead."""
    for seed in range(3):
        for seen in turns(game, seed, 1):
            reading = Reading(seen)
            for meant in (one.card for one in seen.actions if isinstance(one, Play)):
                made = lapses.slip(reading, meant, Random(seed))
                if made != meant:
                    yield reading, meant, made


@pytest.mark.parametrize("game", GAMES)
def test_without_lapses_all_is_remembered_and_done_as_meant(game: str) -> None:
    for seen in turns(game, 2, 5):
        turn = turn_of(seen)
        assert GOOD.remembered(seen, turn, Random(1)) == turn
    assert not list(slips(game, GOOD))


@pytest.mark.parametrize("game", GAMES)
def test_of_a_forgotten_trick_only_the_own_card_is_known(game: str) -> None:
    table_size = rules(game).at_table
    for seen in turns(game, 2, 5):
        turn = FORGETFUL.remembered(seen, turn_of(seen), Random(1))
        old = max(0, len(seen.tricks) - 1)
        fresh = len(seen.trick.cards) + (len(seen.order) if seen.tricks else 0)
        assert sum(mask.bit_count() for mask in turn.gone) == old + fresh
        assert old * table_size + fresh >= sum(mask.bit_count() for mask in turn_of(seen).gone)


@pytest.mark.parametrize("game", GAMES)
def test_a_trump_too_high_does_the_same(game: str) -> None:
    found = list(slips(game, HIGH))
    assert found
    for reading, meant, made in found:
        assert {meant, made} <= TAROTS
        assert reading.strength[made] > reading.strength[meant]
        assert reading.beats(made) == reading.beats(meant)


@pytest.mark.parametrize("game", [game for game in GAMES if "players=3" not in game])
def test_a_trick_that_is_taken_over_was_the_own_sides(game: str) -> None:
    for reading, meant, made in slips(game, OVER):
        assert reading.winner_so_far in reading.allies
        assert reading.beats(made)
        assert not reading.beats(meant)


def test_people_take_over_their_partners_tricks() -> None:
    assert list(slips("piedmont", OVER))
