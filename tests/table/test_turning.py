"""The trick that counted most in a deal, and the trick that decided it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from game.engine import deal_of
from game.engine.phases.over import Over
from game.view.turning import Turning, has_choice
from tests.builders import GAMES, Table, cards, row, rules, shuffled, whim

PLAYED = Path(__file__).with_name("turning.jsonl")
"""Deals played by bots of club level. ``tricks`` has the trick that a player who sees all hands would name, with the
seats for which it is that, and ``why`` the reason."""


@cache
def by_chance() -> list[tuple[str, Over]]:
    """Some random deals of every game that were played to a payment."""
    played = ((game, shuffled(game, seed).finish(whim(seed)).over) for game in GAMES for seed in range(12))
    return [(game, over) for game, over in played if over.score is not None]


@cache
def looked_back_on() -> list[tuple[dict, Over]]:
    found = []
    for line in PLAYED.read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        state, events = deal_of(rules(told["game"]), told["dealer"], [row(hand) for hand in told["hands"]],
                                row(told["talon"]))
        found.append((told, Table(state, list(events), []).do(told["moves"]).over))
    return found


def test_the_trick_that_counted_most_is_the_one_a_player_names():
    deals = looked_back_on()
    assert len(deals) == 30
    for told, over in deals:
        look, found = Turning(over), dict[str, str]()
        for seat in sorted(over.facts.deal.order):
            swing = look.counted_most(seat)
            assert swing is not None, told["why"]
            found[str(swing.number)] = found.get(str(swing.number), "") + str(seat)
        assert found == told["tricks"], told["why"]


def test_a_trick_that_moved_the_target_tells_both_targets():
    moved = {swing.target for _, over in looked_back_on()
             if (swing := Turning(over).counted_most(None)) is not None and swing.target[0] != swing.target[1]}
    assert moved == {(102, 82), (82, 72), (82, 102)}


def test_no_trick_without_a_choice_counted_most_nor_one_after_the_decision():
    """A loser sees a lost trick in which the player's side had a choice; a winner a trick that was won."""
    for game, over in by_chance():
        assert over.score is not None
        look, sides = Turning(over), over.score.sides
        for seat in over.facts.deal.order:
            swing, side, paid = look.counted_most(seat), sides[seat], over.payments[seat]
            assert side is not None
            if swing is None:
                assert not paid or not any((one.won == side) == (paid > 0)
                                           for one in look.swings[:look.decided(side)]), game
                continue
            assert (swing.won == side) == (paid > 0), game
            assert swing.choosers, game
            assert paid > 0 or any(sides[one] == side for one in swing.choosers), game
            assert swing.number <= (look.decided(side) or 0), game


def test_a_deal_is_decided_for_both_sides_by_the_same_trick():
    for game, over in by_chance():
        assert over.score is not None
        look = Turning(over)
        decided = {look.decided(pile.side) for pile in over.score.piles}
        if len(over.score.piles) == 2:
            assert len(decided) == 1, game
            assert (decided == {None}) == any(line.rule == "draw" for line in over.score.lines), game


def test_a_fool_that_is_kept_is_no_swing_and_one_that_is_lost_is():
    over = next(over for game, over in by_chance() if game.startswith("french") and 0 in over.tricks[-1].cards)
    assert over.score is not None
    for swing, trick in zip(Turning(over).swings, over.tricks, strict=True):
        if 0 in trick.cards:
            whole = sum(over.facts.rules.family.values[card] for card in trick.cards)
            assert swing.units == (whole if sum(swing.lost.values()) >= 8 else whole - 8)


@pytest.mark.parametrize(("hand", "elsewhere", "choice"), [
    ("S5", "", False), ("S5 S6", "D1", False), ("S5 S7", "S6", True), ("S5 S7", "", False), ("S5 H5", "", True),
    ("SR SD", "", True), ("T4 T5 T6", "", False), ("T4 T6", "T5", True), ("F T4", "", True)])
def test_equal_neighbours_are_no_choice(hand, elsewhere, choice):
    assert has_choice(rules("french"), cards(hand), cards(elsewhere)) == choice
