"""Worlds are consistent with the seat's knowledge, and unbiased about what it cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.ai.selfplay import lopsided
from game.ai.worlds.deduction import Knowledge, deduce
from game.ai.worlds.places import ECART, ECART_TAROTS, GIVEN, TALON, received, unseen_gifts
from game.ai.worlds.sampler import Impossible, Sampler
from game.engine import Card, Observation
from game.engine.cards import PACKS, TAROTS
from game.engine.phases.discarding import Discarding
from game.engine.phases.playing import Playing
from tests.ai.little import LITTLE, consistent, dealt, every_world, shares, ways
from tests.builders import GAMES, Table, cards, rules, seated, shuffled, steps, whim
from tests.effort import few, many

# -- soundness --------------------------------------------------------------------------------------------------------


def lies(table: Table) -> dict[Card, int]:
    """The true place of every card that was not played."""
    state, facts = table.state, table.state.facts
    hands, ecart = (state.hands if isinstance(state, Playing) else facts.hands), facts.ecart
    if isinstance(state, Discarding):
        ecart = state.laid
        hands = tuple(state.hand - state.laid if seat == state.turn else hand for seat, hand in enumerate(hands))
    where = {card: seat for seat, hand in enumerate(hands) for card in hand}
    return where | dict.fromkeys(ecart, ECART) | dict.fromkeys(facts.talon, TALON)


def allows(seen: Observation, knowledge: Knowledge, where: dict[Card, int]) -> bool:
    """Whether ``knowledge`` has a case with the given places of the cards."""
    if any(where[card] != place for card, place in knowledge.known.items()):
        return False
    parts = {ECART: ECART_TAROTS, seen.ecart_by: GIVEN}
    return any(all(mask >> where[card] & 1 or mask >> parts.get(where[card], TALON) & 1
                   for card, mask in zip(knowledge.hidden, case.allowed, strict=True))
               for case in knowledge.cases)


def check(table: Table, seed: int, rng: Random) -> int:
    """In many positions, for every seat: the truth is possible, and drawn worlds have the same observation."""
    checked = 0
    for _ in steps(table, whim(seed)):
        if table.state.turn is None or rng.random() > (0.06 if isinstance(table.state, Playing) else 0.4):
            continue
        for seat in table.state.facts.deal.order:
            seen = table.seen(seat)
            sampler = Sampler(seen, seed)
            assert allows(seen, sampler.knowledge, lies(table)), (seed, seat, table.moves)
            for _ in range(2):
                world = sampler.world()
                assert consistent(seen, world), (seed, seat, world, table.moves)
                checked += 1
    return checked


@pytest.mark.parametrize("game", GAMES)
def test_the_truth_is_possible_and_every_world_looks_like_it(game: str) -> None:
    checked = sum(check(shuffled(game, seed), seed, Random(seed)) for seed in range(4))
    checked += sum(check(Table(lopsided(rules(game), seed % rules(game).at_table, Random(seed)), [], []), seed,
                         Random(seed)) for seed in range(100, 103))
    assert checked > 80


# -- compared with all possible worlds
# ----------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _packs() -> Iterator[None]:
    before = dict(PACKS)
    yield
    PACKS.clear()
    PACKS.update(before)


@pytest.mark.parametrize("game", LITTLE, ids=lambda game: game[0])
def test_worlds_are_drawn_evenly_from_all_there_are(game: tuple[str, int, int, tuple[int, ...]]) -> None:
    """In games of a dozen cards, only possible worlds are drawn, each card in each place with its true frequency."""
    compared, worst, drawn = 0, 0.0, many(2_000, 4)
    for seed in range(200):
        rng = Random(seed)
        table, choose = dealt(*game, rng), whim(seed)
        while compared < 8 and table.state.turn is not None and table.state.actions():
            seen = table.seen(rng.choice(table.state.facts.deal.order))
            if 4 < ways(seen) <= 400 and rng.random() < 0.4:
                worst = max(worst, compare(seen, seed, drawn))
                compared += 1
            table.take(choose(table.state))
    print(f"{game[0]}: {compared} positions, worst share off by {worst:.4f}")
    assert compared >= 8
    assert worst < 0.05 * (2_000 / drawn) ** 0.5


def compare(seen: Observation, seed: int, drawn: int) -> float:
    """The worst error of a card's share in a place."""
    every, sampler = every_world(seen), Sampler(seen, seed)
    some = [sampler.world() for _ in range(drawn)]
    found = {(world.hands, world.ecart, world.given) for world in some}
    there = {(world.hands, world.ecart, world.given) for world in every}
    assert found <= there, (seen, found - there)
    assert len(there) > drawn / 25 or found == there, (seen, there - found)
    right, got = shares(every), shares(some)
    return max(abs(right.get(key, 0) - got.get(key, 0)) for key in {*right, *got})


def test_a_received_card_was_given_back_as_often_as_any_other() -> None:
    """If any card may be given back, the card asked for may be in the hand from which it came."""
    compared = returned = 0
    for seed in range(200):
        rng = Random(seed)
        table, choose = dealt("chambery-dummett players=4", 2, 2, (), rng), whim(seed)
        while compared < 12 and table.state.turn is not None and table.state.actions():
            seen = table.seen(rng.choice(table.state.facts.deal.order))
            if unseen_gifts(seen) and 4 < ways(seen) <= 400 and rng.random() < 0.4:
                assert compare(seen, seed, 1_500) < 0.06
                compared += 1
                returned += any(received(seen) & set(world.given) for world in every_world(seen))
            table.take(choose(table.state))
    assert (compared, returned > 4) == (12, True)


@pytest.mark.parametrize("game", few(["piedmont", "chambery players=3 pack=62", "french players=3"], 1))
def test_the_last_tricks_of_whole_deals_are_drawn_evenly(game: str) -> None:
    worst, compared = 0.0, 0
    for seed in range(30):
        for table in steps(shuffled(game, seed), whim(seed)):
            if compared == 8 or table.state.turn is None or not isinstance(table.state, Playing):
                continue
            seen = table.seen(Random(seed).choice(table.state.facts.deal.order))
            if 4 < ways(seen) <= 300:
                worst, compared = max(worst, compare(seen, seed, 3_000)), compared + 1
                break
    assert compared == 8
    assert worst < 0.05


def test_unannounced_discards_of_tarots_have_their_true_probability() -> None:
    """In the Grand Café rules the dealer discards all tarots or none, so a dealer who has shown a tarot has discarded
    none."""
    table = shuffled("chambery", 3, dealer=0, p0="S2 S3 S4 S5 H2 H3 H4 D2 D3 D4 C2 C3 C4 T3", p1="S6", talon="H5 D5 C5")
    knowledge = deduce(table.do("discard H2 D2 C2; pass; pass; pass; pass; pass; call CR").seen(1))
    silent = sum(case.weight for case in knowledge.cases if case.lacked) / sum(c.weight for c in knowledge.cases)
    assert [bool(case.lacked) for case in knowledge.cases] == [False, True, True, True]
    assert 0.005 < silent < 0.05
    while not any(seat == 0 and card in TAROTS for seat, card, _ in table.seen(1).plays()):
        table.skip(1)
    assert len(deduce(table.seen(1)).cases) == 1


# -- all the same -----------------------------------------------------------------------------------------------------


def test_the_same_seed_draws_the_same_worlds() -> None:
    seen = shuffled("french players=5", 2).seen(1)
    first, again, other = Sampler(seen, 7), Sampler(seen, 7), Sampler(seen, 8)
    drawn = [first.world() for _ in range(30)]
    assert drawn == [again.world() for _ in range(30)]
    assert drawn != [other.world() for _ in range(30)]


def test_places_and_worlds_are_two_ways_to_say_it() -> None:
    table = shuffled("chambery", 6)
    for _ in range(12):
        seen = table.skip(1).seen(1)
        places, world = Sampler(seen, 3), Sampler(seen, 3).world()
        for card, place in zip(places.hidden, places.places(), strict=True):
            assert card in {ECART: world.ecart, TALON: world.talon}.get(place, world.hands[place % 6 % 5])


def test_every_world_settles_the_sides_of_silent_partners() -> None:
    table = seated("french players=5", dealer=4, p1="HR").do("bid without; pass; pass; pass; pass; call HR; pass")
    sampler, sides = Sampler(table.seen(2), 1), set()
    for _ in range(200):
        world = sampler.world()
        holder = next((seat for seat, hand in enumerate(world.hands) if cards("HR") <= hand), None)
        assert world.sides == tuple(0 if seat in (0, holder) else 1 for seat in range(5))
        sides.add(world.sides)
    assert len(sides) == 4


def test_what_cannot_be_is_said() -> None:
    seen = shuffled("chambery", 1).seen(2)
    with pytest.raises(Impossible, match=r"can lie nowhere|no deal fits"):
        Sampler(replace(seen, sizes=(0,) * 5, ecart_size=0), 1).world()
    with pytest.raises(ValueError, match="deal is over"):
        deduce(shuffled("piedmont", 1).finish().seen(0))
