"""Plain mistakes: for each kind, positions with and without it; never without a choice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.ai.bots import LEVELS
from game.ai.reading import Reading
from game.ai.teaching.mistakes import ABSURD, KINDS, absurdity, mistake, tempting
from game.ai.worlds.sampler import Sampler
from game.ai.worlds.world import replay_world
from game.engine import observe
from game.engine.actions import Action, Play
from game.engine.cards import FOOL
from game.engine.rules import Trick
from tests.ai.endings import endings
from tests.builders import GAMES, Table, actions, ending, seated, shuffled, won

PAIRS = "chambery players=4 partnership=croise"  # seats 1 and 3 against 0 and 2
FRENCH = "french players=4"


def kind(table: Table, action: str) -> str | None:
    turn = table.state.turn
    assert turn is not None
    assert action in table.may, table.may
    return mistake(Reading(table.seen(turn)), actions(action)[0])


def last(hand: str, trick: str, game: str = PAIRS, rest: str = "H2 H3 H4") -> Table:
    """Seat 2, the partner of seat 0, plays last to ``trick`` from ``hand``; seat 3 leads."""
    led, second, third = trick.split()
    two, three, four = rest.split()
    return ending(game, f"{second} {two}", f"{third} {three}", hand, f"{led} {four}", lead=3).do(
        f"play {led}; play {second}; play {third}")


LONG = "C2 C3 C4 C5 "
"""Additional cards, so that the end is far."""


@pytest.mark.parametrize(("hand", "trick", "card", "expected"), [
    ("SD S7", "S6 S5 SR", "SD", "points-given"),
    ("SD S7", "S6 S5 SR", "S7", None),
    ("SR S7", "S6 S5 SD", "SR", None),  # it wins
    ("SD S7", "S6 SR S5", "SD", None),  # the partner's trick
    ("SD", "S6 S5 SR", "SD", None),  # no choice
    ("T1 T4", "T6 T5 T15", "T1", "points-given"),
    ("T21 T9 " + LONG, "S6 S5 S8", "T21", "best-wasted"),
    ("T21 T9 " + LONG, "T10 T5 T6", "T21", None),  # nothing less would win
    ("T21 T3 " + LONG, "S6 T20 S5", "T21", "best-on-partner"),
    ("SR S7 " + LONG, "S6 S5 SD", "S7", "king-withheld"),
    ("SR S7 " + LONG, "S6 SD S5", "S7", None),  # the partner's trick
    ("SR S7 " + LONG, "S6 S5 T2", "S7", None),  # it is trumped
    ("SR SD " + LONG, "S6 S5 SV", "SD", None),  # the Queen takes it too
    ("SR S7", "S6 S5 SD", "S7", None),  # the end
    ("T18 T3 " + LONG, "S6 T15 S5", "T18", "partner-overtaken"),
    ("T18 T3 " + LONG, "S6 T15 S5", "T3", None),
    ("T18 T3 " + LONG, "T15 T5 T6", "T18", None),  # not the partner's
    ("T18 T3", "S6 T15 S5", "T18", None),  # at the end the lead may be worth it
    ("T16 T14 " + LONG, "S6 T15 S5", "T16", None),  # hardly dearer than the other
    ("T18 T4 " + LONG, "S6 S5 S8", "T18", "tarot-wasted"),
    ("T18 T4 " + LONG, "S6 S5 S8", "T4", None),
    ("T6 T4 " + LONG, "S6 S5 S8", "T6", None),  # hardly dearer
    ("T18 T4 " + LONG, "S6 S5 T10", "T18", None),  # the lesser one would not win
    ("T18 T4", "S6 S5 S8", "T18", None),  # the end
    ("T18 T4 " + LONG, "T15 T5 T20", "T18", "tarot-thrown"),
    ("T18 T4 " + LONG, "T15 T5 T20", "T4", None),
    ("T18 T4", "T15 T5 T20", "T18", "tarot-thrown"),  # at the end too
    ("T18 T1 " + LONG, "T15 T5 T20", "T18", None),  # the 1 is worth more
    ("T10 T9 " + LONG, "T15 T5 T20", "T10", None),  # nothing between them
    ("T18 T4 " + LONG, "T15 T5 T17", "T18", None),  # it wins
])
def test_the_last_to_play_is_judged(hand: str, trick: str, card: str, expected: str | None) -> None:
    assert kind(last(hand, trick), f"play {card}") == expected


@pytest.mark.parametrize(("hand", "lead", "expected"), [
    ("T1 S5 S6 S7", "T1", "pagat-led"),
    ("T1 S5 S6 S7", "S5", None),
    ("T1 T9 S6 S7", "T9", "pagat-bared"),
    ("T1 T9 S6 S7", "S6", None),
    ("T1 T9 T12 S7", "T9", None),  # another stays with it
    ("T1 S6 S7", "T1", None),  # near the end
    ("T1 T9 T12 T15", "T9", None),  # nothing but tarots to lead
])
def test_the_pagat_is_not_led_nor_left_alone(hand: str, lead: str, expected: str | None) -> None:
    table = ending(FRENCH, hand, "S2 H2 H3 H4", "S3 D2 D3 D4", "S4 C2 C3 C4", contract="guard", taker=1)
    assert kind(table, f"play {lead}") == expected


def test_the_pagat_may_be_led_where_all_others_have_shown_that_they_have_no_tarot() -> None:
    hands = ("T1 S5 S6 S7 T15", "H2 H3 H4 H6 H7", "D2 D3 D4 D6 D7", "C2 C3 C4 C6 C7")
    table = ending(FRENCH, *hands, contract="guard", taker=1)
    assert kind(table, "play T1") == "pagat-led"
    table.do("play T15; play H2; play D2; play C2")
    assert kind(table, "play T1") is None


@pytest.mark.parametrize(("hand", "trick", "card", "expected"), [
    ("T1 T9 " + LONG, "S6 T15 S5", "T9", "pagat-unsaved"),  # under the partner's
    ("T1 T9 " + LONG, "S6 S8 S5", "T9", "pagat-unsaved"),  # or winning itself
    ("T1 T9 " + LONG, "S6 S8 S5", "T1", None),
    ("T1 T9 " + LONG, "T15 T5 S5", "T9", None),  # an opponent's trick
    ("T1 T3 T5 T7 T9 T11 " + LONG, "S6 T15 S5", "T3", None),  # with this many it may win the last trick
])
def test_the_pagat_goes_home_while_it_can(hand: str, trick: str, card: str, expected: str | None) -> None:
    assert kind(last(hand, trick), f"play {card}") == expected


@pytest.mark.parametrize(("game", "expected"), [
    (FRENCH, "fool-kept"), (PAIRS, None), ("chambery-dummett players=4", None),
    ("chambery-dummett players=4 fool_wins=never", None),
])
def test_the_fool_is_not_kept_for_a_last_trick_that_takes_it(game: str, expected: str | None) -> None:
    """In Chambéry the owner keeps the Fool. In Dummett's game it goes to the winner, who may be the partner."""
    contract = "guard" if "french" in game else ""
    table = ending(game, "S5 H2", "SR H3", "F S7", "S6 H4", lead=3, contract=contract).do("play S6; play S5; play SR")
    assert kind(table, "play S7") == expected
    assert kind(table, "play F") is None


@pytest.mark.parametrize(("winner", "card", "expected"), [
    (3, "S7", "fool-kept"), (3, "T2", "fool-kept"), (2, "S7", "fool-kept"), (2, "T2", None),
])
def test_a_led_fool_wins_for_a_seat_that_wins_every_trick(winner: int, card: str, expected: str | None) -> None:
    """Seat 2 plays alone. With T2 it wins this trick and leads the Fool to the last trick; with S7 it does not win."""
    table = ending("chambery-dummett players=4", "S5 H2", "SR H3", f"F {card}", "S6 H4", lead=3, contract="two",
                   taker=2, before=[won("C2 C3 C4 C5", 0, winner)])
    assert kind(table.do("play S6; play S5; play SR"), f"play {card}") == expected


def test_with_three_cards_left_the_fool_may_wait() -> None:
    table = ending(FRENCH, "S5 H2 C2", "SR H3 C3", "F S7 C4", "S6 H4 C5", lead=3, contract="guard")
    table.do("play S6; play S5; play SR")
    assert kind(table, "play S7") is None


@pytest.mark.parametrize(("card", "partner", "more", "expected"), [
    ("SD", "S9 H7", [], "court-into-void"),
    ("S7", "S9 H7", [], None),
    ("SD", "S9 H7", [won("T9 H6 D6 C6", 0, 0)], None),  # the opponent has no tarot either
    ("SD", "H7 H8 D7 D8", [won("SR T7 T8 S6", 0, 2)], None),  # the partner is out of spades too
])
def test_no_court_card_is_led_to_be_trumped(card: str, partner: str, more: list[Trick], expected: str | None) -> None:
    """Seat 1, an opponent, trumped a spade in a trick before; seat 2 is the partner."""
    table = ending(PAIRS, "SD S7 C9 C2", "T6 H2 H3 H4", partner, "S10 H9 D5 CD", lead=0,
                   before=[won("S8 T5 S3 S4", 0, 1), *more])
    assert kind(table, f"play {card}") == expected


def test_points_are_not_staked_on_the_last_trick_with_few_tarots() -> None:
    few = "SD SC S2 S3 S4 S6 H2 H3 H4 D2 D3 D4 C2 T5 T6"
    many = "SD SC S2 S3 S4 S6 H2 H3 H4 T9 T15 T16 T17 T18 T19"
    table = seated("chambery-dummett", dealer=0, p0=few, talon="C3 C4 C6")
    assert kind(table, "discard SD") == "points-at-stake"
    assert kind(table, "discard S2") is None
    settled = seated("chambery", dealer=0, p0=few, talon="C3 C4 C6")
    assert kind(settled, "discard SD") is None, "there it is the dealer's whatever happens"
    assert kind(seated("chambery-dummett", dealer=0, p0=many, talon="C3 C4 C6"), "discard SD") is None


def test_nothing_is_said_where_the_sides_are_not_known() -> None:
    """The King of Spades is held by a seat that may be the taker's partner."""
    table = ending("french players=5", "SR H2", "S9 H3", "SD S7", "S6 H5", "S8 H4", lead=3, taker=4, contract="guard",
                   called="CR")
    table.do("play S6; play S8; play SR; play S9")
    assert kind(table, "play SD") is None


def test_what_is_no_play_or_not_allowed_is_no_mistake() -> None:
    table = last("SD S7 T21", "S6 S5 SR")
    assert mistake(Reading(table.seen(2)), actions("play T21")[0]) is None
    assert mistake(Reading(table.seen(2)), actions("pass")[0]) is None
    assert mistake(Reading(table.seen(0)), actions("play S7")[0]) is None


def _decisions(game: str, level: str, seed: int):
    table, rng = shuffled(game, 300 + seed), Random(seed)
    while table.state.turn is not None:
        seen = observe(table.state, table.state.turn)
        action = LEVELS[level].choose(seen, rng)
        if len(seen.actions) > 1:
            yield table.state, seen, action
        table.take(action)


def test_the_rule_bot_hardly_ever_makes_a_mistake_and_a_beginner_often() -> None:
    told, decisions = {"plain": 0, "beginner": 0}, {"plain": 0, "beginner": 0}
    for level in told:
        for game in GAMES:
            for seed in range(2):
                for _, seen, action in _decisions(game, level, seed):
                    decisions[level] += 1
                    told[level] += mistake(Reading(seen), action) is not None
    assert told["plain"] <= 0.004 * decisions["plain"], told
    assert told["beginner"] >= 0.008 * decisions["beginner"], told


def test_other_hidden_cards_change_no_mistake() -> None:
    compared = 0
    for game in GAMES[::3]:
        for number, (_, seen, _) in enumerate(_decisions(game, "beginner", 1)):
            if seen.phase == "playing" and number % 8 == 0:
                other = observe(replay_world(seen, Sampler(seen, 3).world()), seen.seat)
                assert other == seen
                assert [mistake(Reading(other), a) for a in seen.actions] == \
                    [mistake(Reading(seen), a) for a in seen.actions]
                compared += 1
    assert compared > 20


# -- absurd: no player would understand it ----------------------------------------------------------------------------


def absurd(table: Table, action: str) -> str | None:
    turn = table.state.turn
    assert turn is not None
    assert action in table.may
    return absurdity(Reading(table.seen(turn)), actions(action)[0])


@pytest.mark.parametrize(("hand", "trick", "card", "expected"), [
    ("SR S7", "S6 S5 SD", "SR", None),  # wins
    ("SD S7", "S6 S5 SR", "SD", "points-given"),
    ("SD S7", "S6 S5 SR", "S7", None),
    ("SD SV", "S6 S5 SR", "SV", None),  # a point, and nothing cheaper
    ("SD S7", "S6 SR S5", "SD", None),  # the partner's trick
    ("T1 T4", "T6 T5 T15", "T1", "points-given"),
    ("T1 T21", "T6 T5 T15", "T1", None),  # or the 21 would have to go
    ("F S7", "S6 S5 SR", "F", None),
    ("T21 T9", "S6 S5 S8", "T21", "best-wasted"),
    ("T21 T9", "T10 T5 T6", "T21", None),  # nothing less would win
    ("T21 T20", "S6 S5 S8", "T21", None),  # as good as each other
    ("T21 T3", "S6 T20 S5", "T21", "best-on-partner"),
    ("T21 F", "S6 T20 S5", "T21", None),
    ("SR S7 " + LONG, "S6 S5 SD", "S7", "king-withheld"),
    ("T18 T3 " + LONG, "S6 T15 S5", "T18", "partner-overtaken"),
    ("T18 T4 " + LONG, "S6 S5 S8", "T18", "tarot-wasted"),
    ("T1 T9 " + LONG, "S6 S8 S5", "T9", "pagat-unsaved"),
    ("T1 T9 " + LONG, "S6 S8 S5", "T1", None),
])
def test_what_is_absurd_of_the_last_to_play(hand: str, trick: str, card: str, expected: str | None) -> None:
    assert absurd(last(hand, trick), f"play {card}") == expected


@pytest.mark.parametrize(("game", "expected"), [
    ("french players=4", "fool-kept"), ("chambery players=4 partnership=croise", None),
    ("chambery-dummett players=4", None),
])
def test_it_is_absurd_to_keep_the_fool_for_a_last_trick_that_takes_it(game: str, expected: str | None) -> None:
    contract = "guard" if "french" in game else ""
    table = ending(game, "S5 H2", "SR H3", "F S7", "S6 H4", lead=3, contract=contract).do("play S6; play S5; play SR")
    assert absurd(table, "play S7") == expected
    assert absurd(table, "play F") is None


@pytest.mark.parametrize(("taker", "expected"), [(3, "tarot-wasted"), (2, None)])
def test_a_tarot_is_wasted_before_a_partner_too(taker: int, expected: str | None) -> None:
    """Seat 1 plays third; the last player is another defender, or the taker."""
    table = ending(FRENCH, "S5 H2 H9 D2", "T18 T4 C2 C3", "S8 H3 D3 D4", "S7 H4 H5 H6", lead=3, taker=taker,
                   contract="guard").do("play S7; play S5")
    assert absurd(table, "play T18") == expected


def test_what_tempts_is_an_absurdity_among_other_cards() -> None:
    seen = last("T21 T9 " + LONG, "S6 S5 S8")
    assert tempting(Reading(seen.seen(2))) == {"best-wasted", "tarot-wasted"}
    assert tempting(Reading(last("T9 " + LONG, "S6 S5 S8").seen(2))) == frozenset()


def test_only_the_last_to_play_can_be_sure() -> None:
    table = ending(PAIRS, "T21 T9", "S8 H3", "S7 H5", "S6 H4", lead=3).do("play S6")
    assert absurd(table, "play T21") is None


@pytest.mark.parametrize(("king", "expected"), [(0, None), (4, "points-given")])
def test_nobody_is_blamed_who_does_not_know_the_sides(king: int, expected: str | None) -> None:
    """The King of Spades is held by the taker, or by a seat that may be the taker's partner."""
    spades = {0: "S5", 4: "S8", king: "SR"}
    table = ending("french players=5", f"{spades[0]} H2", "S9 H3", "SD S7", "S6 H5", f"{spades[4]} H4", lead=3, taker=4,
                   contract="guard", called="CR")
    table.do(f"play S6; play {spades[4]}; play {spades[0]}; play S9")
    assert absurd(table, "play SD") == expected


def test_what_is_absurd_is_a_mistake_of_the_same_list() -> None:
    """Every absurdity is also reported as a mistake, unless another kind comes first in the list."""
    order, told = list(KINDS), 0
    assert set(ABSURD) < set(KINDS)
    for game in GAMES[::4]:
        for _, seen, _ in _decisions(game, "random", 5):
            reading = Reading(seen)
            for action in seen.actions:
                if (kind := absurdity(reading, action)) is not None:
                    named = mistake(reading, action)
                    assert named is not None
                    assert order.index(named) <= order.index(kind)
                    told += 1
    assert told > 20


# -- the Fool kept for the last trick, compared with the engine -------------------------------------------------------

SEEDS = range(40)
Judge = Callable[[Reading, Action], str | None]
JUDGES: tuple[Judge, ...] = (absurdity, mistake)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("judge", JUDGES)
def test_a_kept_fool_that_is_a_mistake_is_lost_in_every_ending(judge: Judge, game: str) -> None:
    for seed in SEEDS:
        for at in endings(game, seed, FOOL):
            if judge(Reading(at.seen), Play(at.other)) == "fool-kept":
                assert at.kept == {False}, seed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("judge", JUDGES)
def test_to_keep_the_fool_is_a_mistake_for_a_lone_seat_that_has_lost_a_trick(judge: Judge, game: str) -> None:
    for seed in SEEDS:
        for at in endings(game, seed, FOOL):
            sides = [at.seen.sides[seat] for seat in at.seen.order]
            alone = None not in sides and sides.count(at.seen.sides[at.seen.seat]) == 1
            if alone and any(trick.winner != at.seen.seat for trick in at.seen.tricks):
                assert at.kept == {at.seen.rules.fool_last == "kept"}, seed
                assert (judge(Reading(at.seen), Play(at.other)) == "fool-kept") == (at.kept == {False}), seed
