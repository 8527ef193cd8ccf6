"""Whether the rest of a deal still matters, compared with every order of play in every consistent deal."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.ai.outcome import is_decided
from game.ai.worlds.world import replay_world
from game.engine import State, apply
from game.engine.cards import PACKS
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from tests.ai.little import dealt, every_world, ways
from tests.builders import shuffled, steps, whim

SHORT = (("chambery players=3", 3, 2, ()), ("chambery players=4", 2, 2, ()), ("chambery players=4", 3, 1, ()),
         ("chambery players=4 partnership=croise payment=stake", 3, 1, ()), ("chambery-dummett players=4", 2, 2, ()),
         ("french players=3", 3, 2, (2, 3)), ("piedmont", 3, 2, ()), ("piedmont payment=zero-sum", 3, 2, ()))
"""Tables, cards in a hand, cards in the talon, sizes of handfuls."""
FEW = 300
"""The most deals that are played out in one position."""


def payments(state: State, seat: int) -> set[int]:
    """The payments of ``seat`` in all orders of play."""
    if isinstance(state, Over):
        return {state.payments[seat]}
    return {paid for action in state.actions() for paid in payments(apply(state, action)[0], seat)}


def finished(state: State, rng: Random) -> Over:
    while not isinstance(state, Over):
        state, _ = apply(state, rng.choice(state.actions()))
    return state


@pytest.fixture(autouse=True)
def packs():
    before = dict(PACKS)
    yield
    PACKS.clear()
    PACKS.update(before)


def test_it_is_known_exactly_in_little_deals():
    rng, told = Random(7), Counter[tuple[bool, bool]]()
    for game, hand, talon, handfuls in SHORT:
        for seed in range(5):
            table = dealt(game, hand, talon, handfuls, rng)
            for _ in steps(table, whim(seed)):
                if not isinstance(table.state, Playing):
                    continue
                seen = table.seen(table.state.turn)
                if len(seen.hand) < 2 or ways(seen) > FEW:
                    continue
                truth = all(len(payments(replay_world(seen, world), seen.seat)) == 1 for world in every_world(seen))
                found = is_decided(seen)
                assert truth or not found, (game, table.moves)
                told[truth, found] += 1
    assert told[True, True] > 20
    assert told[False, False] > 20
    assert 10 * told[True, False] < told[True, True], "hardly any is missed"


def test_in_whole_deals_no_line_pays_otherwise():
    rng, offers = Random(4), Counter[str]()
    for game, seed in (("piedmont", 0), ("piedmont", 1), ("chambery", 0), ("french", 0), ("french players=3", 0)):
        table = shuffled(game, seed)
        for _ in steps(table, whim(seed)):
            state = table.state
            if isinstance(state, Playing) and is_decided(table.seen(state.turn)):
                offers[game] += 1
                assert len({finished(state, rng).payments[state.turn] for _ in range(4)}) == 1, (game, table.moves)
    assert offers["piedmont"]
    assert sum(offers.values()) > offers["piedmont"]
