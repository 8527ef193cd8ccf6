"""The arena: the gain is that of the guest alone."""

from __future__ import annotations

from collections import Counter
from itertools import count, pairwise
from math import isclose
from random import Random

import pytest

from game.ai.bots import LEVELS, BadBot, NoSuchBot, bot_named
from game.ai.selfplay import chance, played, shuffled
from game.engine import Observation, State, deal, observe, step
from game.engine.phases.over import Over
from game.engine.variants import options_of
from tests.ai.odd_bots import Spy
from tests.builders import GAMES, rules
from tests.effort import few
from tools.arena.duplicate import Contest, Duel, duel, result
from tools.arena.figures import MEASURES, Figure, figure, gains, summary, times

HERE = "tests.ai.odd_bots"


def contest(game: str, a: str, b: str, seed: int = 1) -> Contest:
    by = rules(game)
    return Contest(by.preset, tuple(options_of(by).items()), a, b, seed)


def duels(game: str, a: str, b: str, deals: int, seed: int = 1) -> list[Duel]:
    ticks = count(0, 5_000_000)
    return [duel(contest(game, a, b, seed), number, lambda: next(ticks)) for number in range(deals)]


# -- the same deals, one seat changed ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["plain", "random"])
def test_equal_bots_are_exactly_equal(game: str, level: str) -> None:
    told = summary(contest(game, level, level), duels(game, level, level, 4))
    assert all(row == [0.0, 0.0, 0.0] for row in told["by_deal"])
    assert all(gain == {"mean": 0.0, "half": 0.0, "p": 1.0, "deals": 4} for gain in told["gain"].values())
    assert told["a_had"] == told["b_had"]


@pytest.mark.parametrize("game", few(
    ["piedmont", "chambery", "french", "chambery players=3", "french players=5"], 1))
def test_who_plays_by_chance_loses_for_certain(game: str) -> None:
    worse = summary(contest(game, "random", "plain"), duels(game, "random", "plain", 15))["gain"]["points"]
    better = summary(contest(game, "plain", "random"), duels(game, "plain", "random", 15))["gain"]["points"]
    assert worse["mean"] + worse["half"] < 0 < better["mean"] - better["half"]
    assert max(worse["p"], better["p"]) < 0.01


def test_the_house_alone_does_the_same_for_every_guest() -> None:
    games = [summary(contest("french", guest, "random"), duels("french", guest, "random", 5))
             for guest in ("random", "plain", f"{HERE}:First")]
    assert games[0]["b_had"] == games[1]["b_had"] == games[2]["b_had"]
    assert games[0]["a_had"] != games[1]["a_had"]


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_in_turn_is_played_by_the_guest(game: str) -> None:
    for number, a_duel in enumerate(duels(game, f"{HERE}:Now", "plain", 3, seed=7)):
        dealt = dealt_for(game, 7, number)
        assert len(a_duel.pairs) == len(dealt.facts.deal.order)
        for seat, pair in zip(dealt.facts.deal.order, a_duel.pairs, strict=True):
            assert pair.house == result(replayed(dealt, None, 7, number), seat)
            assert pair.guest == result(replayed(dealt, seat, 7, number), seat)


def dealt_for(game: str, seed: int, number: int) -> State:
    by = rules(game)
    return deal(by, number % by.at_table, shuffled(by.deck, chance("deal", seed, number)))[0]


def replayed(state: State, guest: int | None, seed: int, number: int) -> Over:
    """``state`` played to its end, with the bot ``Now`` at the seat ``guest``."""
    bots = [bot_named(f"{HERE}:Now") if seat == guest else LEVELS["plain"] for seat in range(6)]
    for action in count():
        if isinstance(state, Over):
            return state
        assert state.turn is not None
        seen = observe(state, state.turn)
        state, _ = step(state, bots[state.turn].choose(seen, chance("bot", seed, number, action)))
    raise AssertionError


def test_the_dealer_goes_round_and_the_deals_differ() -> None:
    Spy.saw.clear()
    duels("chambery players=5 at_table=6", f"{HERE}:Spy", "plain", 7)
    seen = [one for one, _ in Spy.saw if isinstance(one, Observation) and one.phase == "discarding"]
    assert [a.dealer for a, b in pairwise([*seen, seen[0]]) if a.dealer != b.dealer] == [0, 1, 2, 3, 4, 5]
    assert len({one.talon for one in seen}) == 7


# -- input of a bot ---------------------------------------------------------------------------------------------------


def test_a_bot_sees_what_its_seat_may_know_and_is_asked_where_it_has_a_choice() -> None:
    Spy.saw.clear()
    duels("french players=5", f"{HERE}:Spy", f"{HERE}:First", 3)
    assert Spy.saw
    assert all(type(seen) is Observation and seen.turn == seen.seat and len(seen.actions) > 1 for seen, _ in Spy.saw)


def test_chance_is_fresh_for_every_decision_and_no_key_to_the_cards() -> None:
    Spy.saw.clear()
    duels("chambery", f"{HERE}:Spy", "plain", 2)
    numbers = {number for _, number in Spy.saw}
    decisions = {(seen.dealer, sum(map(len, (seen.bids, seen.asked, seen.exchanges))), seen.ecart_size, seen.sizes)
                 for seen, _ in Spy.saw if isinstance(seen, Observation)}
    assert len(numbers) >= len(decisions)
    first = Random(chance("bot", 1, 0, 0).random())
    assert shuffled(rules("chambery").deck, first) != shuffled(rules("chambery").deck, chance("deal", 1, 0))
    assert chance("deal", 1, 11).random() != chance("deal", 11, 1).random()


# -- results ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_points_are_measured_from_an_equal_share(game: str) -> None:
    for number in range(6):
        dealt = dealt_for(game, 3, number)
        end = replayed(dealt, None, 3, number)
        if end.score is None:
            assert {result(end, seat).points for seat in dealt.facts.deal.order} == {0.0}
            continue
        by_side = {end.score.sides[seat]: result(end, seat).points for seat in dealt.facts.deal.order}
        units = {pile.side: pile.units for pile in end.score.piles}
        assert isclose(sum(by_side.values()), 0.0, abs_tol=1e-9)
        assert isclose(max(by_side.values()) - min(by_side.values()),
                       (max(units.values()) - min(units.values())) / end.facts.rules.family.unit)


def test_everybody_has_a_role() -> None:
    had = {game: summary(contest(game, "plain", "random"), duels(game, "plain", "random", 20))["by_role"]
           for game in ("chambery", "chambery players=3", "french players=5", "piedmont")}
    assert {"soloist", "taker", "partner", "defender"} <= had["chambery"].keys()
    assert had["chambery players=3"].keys() == {"alone"}
    assert {"soloist", "taker", "partner", "defender", "passed"} <= had["french players=5"].keys()
    assert had["piedmont"].keys() == {"pair"}


def test_the_gain_of_a_role_is_that_of_the_seats_that_had_it() -> None:
    points, different = MEASURES["points"], set[int]()
    for one in duels("french players=5", "plain", "random", 6):
        roles = Counter(pair.house.role for pair in one.pairs)
        parts = {role: gains([one], points, role)[0] for role in roles}
        assert isclose(5 * gains([one], points)[0], sum(times * parts[role] for role, times in roles.items()))
        different.add(len(set(parts.values())))
    assert max(different) > 1


# -- figures ----------------------------------------------------------------------------------------------------------


def test_an_interval_is_that_of_the_book() -> None:
    """1, 2, 3, 4: mean 2.5, variance 5/3, standard error 0.6455; z = 3.873, p = 0.0001075."""
    one = figure([1.0, 2.0, 3.0, 4.0])
    assert one.half is not None
    assert one.p is not None
    assert (one.mean, one.deals) == (2.5, 4)
    assert isclose(one.half, 1.959964 * 0.645497, rel_tol=1e-5)
    assert isclose(one.p, 0.0001075, rel_tol=1e-3)


def test_nothing_is_claimed_from_one_deal() -> None:
    assert figure([3.0]) == Figure(3.0, None, None, 1)


def test_intervals_hold_what_they_promise() -> None:
    rng = Random(5)
    samples = [figure([rng.expovariate(1.0) for _ in range(60)]) for _ in range(400)]
    assert 360 <= sum(one.half is not None and abs(one.mean - 1.0) <= one.half for one in samples) <= 396


def test_absurdities_are_counted_for_both() -> None:
    told = summary(contest("chambery", "random", f"{HERE}:Now"), duels("chambery", "random", f"{HERE}:Now", 6))
    random, mostly_sane = told["a_had"], told["b_had"]
    assert sum(random["absurd"].values()) / random["decisions"] > sum(mostly_sane["absurd"].values()) / \
        mostly_sane["decisions"]


def test_times_are_those_of_the_guest() -> None:
    some = duels("chambery", "plain", "random", 3)
    told = times([one.guest for one in some])
    assert set(told) >= {"auction", "discarding", "playing"}
    assert all(figures[1:] == (5.0, 5.0) for figures in told.values()), "the clock of this test ticks every 5 ms"


# -- bots from outside ------------------------------------------------------------------------------------------------


def test_a_bot_from_outside_plays_whole_deals() -> None:
    by = rules("piedmont")
    record, _ = played(by, 0, shuffled(by.deck, Random(1)), (f"{HERE}:First", "plain") * 2, Random(1))
    assert record.end == "played"
    assert record.bots[0] == f"{HERE}:First"


@pytest.mark.parametrize(("name", "reason"), [
    ("genius", "there is no level 'genius'; the levels are random, plain"),
    ("", "there is no level"),
    ("nowhere.at.all:Bot", "No module named 'nowhere'"),
    (f"{HERE}:Nobody", "nothing called 'Nobody'"),
    (f"{HERE}:", "nothing called ''"),
    (f"{HERE}:Mute", "no method choose"),
    (f"{HERE}:Unmakable", "no weights here"),
    (":First", "cannot be loaded"),
    ("..odd:First", "cannot be loaded"),
])
def test_the_name_of_no_bot_is_refused_in_one_line(name: str, reason: str) -> None:
    with pytest.raises(NoSuchBot) as refused:
        bot_named(name)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("name", "reason"), [
    ("Cheat", "which is not legal"), ("Broken", "LookupError: no idea what to do"),
])
def test_a_bot_gone_wrong_is_named_with_the_place(name: str, reason: str) -> None:
    for a, b in ((f"{HERE}:{name}", "plain"), ("plain", f"{HERE}:{name}")):
        with pytest.raises(BadBot) as refused:
            duels("french", a, b, 1)
        said = str(refused.value)
        assert said.startswith(f"{HERE}:{name} ")
        assert reason in said
        assert "deal 1 of seed 1, action " in said
        assert "\n" not in said
