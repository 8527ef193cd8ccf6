"""The counting aid shows what a seat could have noted, and nothing that it cannot know."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.teaching.counting_aid import CardCount, Lacks, counted
from game.ai.worlds.sampler import Sampler
from game.ai.worlds.world import replay_world
from game.engine import Observation, observe
from game.engine import events as ev
from game.engine.cards import FOOL, PAGAT, SUITS, TAROT, Card
from game.engine.phases.playing import Playing
from tests.builders import GAMES, Table, cards, ending, row, rules, shuffled, steps, whim


def moments(game: str, seed: int, every: int = 3):
    """Yield positions of a deal played at random, each with the observation of a random seat."""
    rng = Random(seed)
    for number, table in enumerate(steps(shuffled(game, seed), whim(seed))):
        if isinstance(table.state, Playing) and number % every == 0:
            yield table, observe(table.state, rng.choice(table.state.facts.deal.order))


def noted(table: Table, seen: Observation) -> dict[int, list[int]]:
    """For each seat, the tricks, cards and units won, counted from the events."""
    worth = seen.rules.family.values
    sheet = {seat: [0, 0, 0] for seat in seen.order}
    for event in table.log:
        if isinstance(event, ev.TrickTaken):
            for place, more in enumerate((1, len(event.cards), sum(worth[card] for card in event.cards))):
                sheet[event.seat][place] += more
        elif isinstance(event, ev.FoolKept):
            for seat, sign in ((event.seat, 1), (event.winner, -1)):
                sheet[seat][1] += sign
                sheet[seat][2] += sign * worth[FOOL]
    return sheet


def worth_of(way: str, tricks: int, number: int, units: int) -> int:
    """The points of ``tricks`` tricks with ``number`` cards, counted in the ``way`` of the game."""
    return {"tricks": units + tricks, "cards": units, "threes": units - 2 * (number // 3) - (number % 3 > 0)}[way]


@pytest.mark.parametrize("game", GAMES)
def test_points_and_tricks_are_those_a_scorer_would_have_noted(game: str) -> None:
    looked = 0
    for seed in range(3):
        for table, seen in moments(game, seed):
            sheet, kept = noted(table, seen), table.happened(ev.FoolKept)
            for side in counted(seen).taken:
                owes = any((one.seat in side.seats) != (one.winner in side.seats) for one in kept)
                tricks, number, units = (sum(column) for column in zip(*(sheet[s] for s in side.seats), strict=True))
                assert side.tricks == tricks
                if not side.ecart and not (owes and seen.rules.fool_pays == "empty-card"):
                    assert side.units == worth_of(seen.rules.family.count, tricks, number, units)
                    looked += 1
            assert sorted(seat for side in counted(seen).taken for seat in side.seats) == sorted(seen.order)
    assert looked > 20


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_in_one_place_and_those_to_come_can_still_come(game: str) -> None:
    for table, seen in moments(game, 1):
        count = counted(seen)
        all_of_it = [card for one in count.suits for some in (one.held, one.played, one.aside, one.to_come)
                     for card in some]
        assert sorted(all_of_it) == list(seen.rules.deck)
        to_come = {card for one in count.suits for card in one.to_come}
        others = {card for seat, hand in enumerate(table.state.hands) if seat != seen.seat for card in hand}
        assert others <= to_come
        assert {card for one in count.suits for card in one.held} == seen.hand


@pytest.mark.parametrize("game", GAMES)
def test_who_is_said_to_lack_something_lacks_it(game: str) -> None:
    told = 0
    for seed in range(3):
        for table, seen in moments(game, seed):
            strength = seen.rules.strength
            for lacks in counted(seen).lacks:
                hand = table.state.hands[lacks.seat]
                assert all(card.suit not in lacks.suits for card in hand)
                if lacks.above is not None:
                    tarots = [card for card in hand if card.suit == TAROT]
                    assert all(strength[card] < strength[lacks.above] for card in tarots)
                told += 1
    assert told > 5


@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_cards_change_no_count(game: str) -> None:
    compared = 0
    for table, _ in moments(game, 2, every=9):
        assert table.state.turn is not None
        seen = observe(table.state, table.state.turn)
        sampler = Sampler(seen, 5)
        for _ in range(2):
            other = observe(replay_world(seen, sampler.world()), seen.seat)
            assert counted(other) == counted(seen)
            compared += 1
    assert compared >= 4


def lacks_of(count: CardCount, seat: int) -> Lacks:
    return next(lacks for lacks in count.lacks if lacks.seat == seat)


def test_a_void_shows_and_so_does_a_tarot_not_beaten() -> None:
    table = ending("french players=4", "S5 T8 H2 H7", "S9 T4 H3 H8", "T12 SR H4 T20", "T10 C9 H5 H6", lead=3,
                   contract="guard", taker=0)
    table.do("play T10; play T8; play T4; play T12")
    count = counted(table.seen(2))
    assert lacks_of(count, 0).above == Card(10), "it had to go over the 10"
    assert lacks_of(count, 1).above == Card(10)
    assert all(lacks.suits == () for lacks in count.lacks)
    table.do("play H4; play H5; play H2; play H3")
    table.do("play H6; play H7; play H8; play T20")
    assert counted(table.seen(0)).lacks == (Lacks(1, (), Card(10)), Lacks(2, ("H",), None))


def test_nothing_is_said_of_tarots_where_nobody_must_beat_one() -> None:
    table = ending("chambery players=4 partnership=croise", "S5 T8", "S9 T4", "T12 SR", "T10 C9", lead=3)
    table.do("play T10; play T8; play T4; play T12")
    assert counted(table.seen(2)).lacks == ()


def test_a_handful_with_the_fool_hides_no_tarot() -> None:
    by = rules("french players=4")
    shown = "T2 T4 T6 T8 T10 T12 T14 T16 T18 F"
    table = ending("french players=4", "S2", "S3", shown, "S4", lead=3, contract="guard", taker=2)
    table.do("play S4; play S2; play S3; handful " + shown)
    assert by.row.handfuls[0] == len(row(shown))
    assert counted(table.seen(0)).lacks == (), "what it showed it still has"
    table.do("play T2")
    assert lacks_of(counted(table.seen(0)), 2).suits == ("S",)


def test_partners_are_one_side_once_it_is_known() -> None:
    hands = ("S5 H2 D2", "S9 CR D3", "SD S7 D4", "S6 H5 D5", "SR H4 D6")
    table = ending("french players=5", *hands, lead=3, taker=4, contract="guard", called="CR")
    table.do("play S6; play SR; play S5; play S9; play SD; play H4; play H2")
    assert [side.seats for side in counted(table.seen(2)).taken] == [(2,), (3,), (4,), (0,), (1,)]
    assert [side.seats for side in counted(table.seen(1)).taken] == [(1, 4), (2, 3, 0)], "it is the partner itself"
    table.do("play CR")
    assert [side.seats for side in counted(table.seen(2)).taken] == [(2, 3, 0), (4, 1)]
    assert [side.tricks for side in counted(table.seen(2)).taken] == [0, 1]


@pytest.mark.parametrize(("game", "contract", "mine"), [
    ("chambery players=4 partnership=croise", "", True), ("french players=4", "guard", True),
    ("chambery-dummett players=4", "", False),
])
def test_an_ecart_counts_for_who_laid_it_where_that_is_settled(game: str, contract: str, mine: bool) -> None:
    table = ending(game, "S5 H2", "S9 H3", "SD S7", "S6 H5", lead=0, contract=contract, taker=3, ecart="HD CD")
    own, other = counted(table.seen(3)), counted(table.seen(1))
    queens = 2 * own_value(game)
    assert own.taken[0].ecart is mine
    assert own.taken[0].units == (queens + rules(game).row.ecart_point if mine else 0)
    assert own.hidden == (0 if mine else 2)
    assert not any(side.ecart for side in other.taken)
    assert other.hidden == 2
    assert next(one for one in own.suits if one.suit == "H").aside == row("HD")
    assert "HD" in [card.name for one in other.suits for card in one.to_come]


def own_value(game: str) -> int:
    return rules(game).family.values[row("HD")[0]]


def test_order_is_by_strength_and_every_suit_is_there() -> None:
    count = counted(ending("piedmont", "S5", "S9", "SD", "S6", lead=0).seen(0))
    assert [one.suit for one in count.suits] == [*SUITS, TAROT, "F"]
    tarots = next(one for one in count.suits if one.suit == TAROT).to_come
    assert tarots[:2] == row("T20 T21")
    assert tarots[-1] == PAGAT
    hearts = next(one for one in count.suits if one.suit == "H").to_come
    assert hearts[4:6] == row("H1 H2"), "red pips go from 1 down to 10"
    assert cards("S5") == frozenset(next(one for one in count.suits if one.suit == "S").held)
