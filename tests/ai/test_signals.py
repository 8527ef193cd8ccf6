"""The defenders' signals: their meaning, that defenders give true ones, and how strongly they are believed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.ai.levels import LEVELS, Level
from game.ai.reading import Reading
from game.ai.signals import Signal, known_defenders, many, meaning, signals_in, truthful
from game.ai.teaching.advice import advise
from game.ai.teaching.counting_aid import counted
from game.ai.teaching.review import judge
from game.ai.worlds.sampler import Sampler
from game.engine import observe
from game.engine.actions import Play
from game.engine.cards import BY_NAME
from game.engine.phases.playing import Playing
from tests.ai.little import consistent
from tests.ai.test_swaps import dealt_anew
from tests.builders import GAMES, Table, ending, row, rules, seated, shuffled, steps, whim
from tests.effort import few

ALL = frozenset(range(6))


def hands(first: str, second: str = "S6 S7 H2 H3", third: str = "S3 S4 H4 H5", taker: str = "SV S5 H6 H7") -> Table:
    return ending("french", first, second, third, taker, contract="guard")


def told_by(table: Table, viewer: int = 1) -> list[tuple[int, str, str]]:
    return [(one.seat, one.kind, one.suit) for one in signals_in(table.seen(viewer), ALL)]


@pytest.mark.parametrize(("card", "kind"), [
    ("S1", "honour"), ("S5", "honour"), ("S6", "no_honour"), ("S10", "no_honour"), ("SV", None), ("SR", None),
    ("T7", "many_trumps"), ("T19", "many_trumps"), ("T8", "few_trumps"), ("T1", None), ("T21", None), ("F", None),
])
def test_a_lead_tells(card: str, kind: str | None) -> None:
    table = hands(f"{card} C2 C3 C4", "H1 C5 C6 C7", "H2 C8 C9 C10", "H3 D1 D2 D3").do(f"play {card}")
    assert told_by(table) == ([] if kind is None else [(0, kind, BY_NAME[card].suit)])


def test_only_the_first_lead_of_a_suit_tells() -> None:
    table = hands("S2 S3 SR", "S6 S7 H2", "S4 S8 H4", "S5 S9 H6").do("play S2; play S6; play S4; play S5")
    winner = table.state.turn
    assert winner == 1
    table.do("play S7")
    assert told_by(table, 0) == [(0, "honour", "S")]


@pytest.mark.parametrize(("plays", "expected"), [
    # the taker opens spades: pips downwards promise five; the defence opens hearts: they promise the last one
    ("SR S9 S2 S3; SV S4 S5 S6", (0, "long_suit", "S")),
    ("SR S4 S2 S3; SV S9 S5 S6", None),
    ("SR SD S2 S3; SV S4 S5 S6", None),  # a Queen is not used as a signal
])
def test_pips_downwards_tell_of_the_suit(plays: str, expected: tuple[int, str, str] | None) -> None:
    tricks = [trick.split() for trick in plays.split(";")]
    by_seat = [" ".join(trick[(seat + 1) % 4] for trick in tricks) + f" C{seat + 2}" for seat in range(4)]
    table = ending("french", *by_seat, lead=3, contract="guard")
    for trick in tricks:
        table.do("; ".join(f"play {card}" for card in trick))
    assert told_by(table, 1) == ([expected] if expected else [])


def test_pips_downwards_in_a_suit_of_the_defence_promise_the_last() -> None:
    table = ending("french", "H8 HR C2", "H9 H3 C3", "H4 H5 C4", "H6 H7 C5", contract="guard")
    table.do("play HR; play H9; play H4; play H6; play H8; play H3")
    assert told_by(table, 2) == [(1, "two_cards", "H")]


@pytest.mark.parametrize(("own", "expected"), [("T9 T4", [(0, "petit", "T")]), ("T4 T9", []), ("T9 T1", [])])
def test_trumps_downwards_show_the_petit(own: str, expected: list[tuple[int, str, str]]) -> None:
    first, second = own.split()
    table = ending("french", f"{own} C2", "T2 T3 C3", "T5 T6 C4", "T20 T21 C5", lead=3, contract="guard")
    table.do(f"play T21; play {first}; play T2; play T5; play T20; play {second}")
    assert told_by(table, 1) == expected


def test_a_trump_that_had_to_go_over_tells_nothing() -> None:
    table = ending("french", "T9 T4 C2", "T2 T3 C3", "T10 T6 C4", "T8 T21 C5", lead=3, contract="guard")
    table.do("play T8; play T9; play T2; play T10; play T6; play T21; play T4")
    assert told_by(table, 1) == []


def test_the_fool_stops_trumps_in_their_first_round_only() -> None:
    table = ending("french", "F C2 C3", "T2 T3 C4", "T5 T6 C5", "T20 T21 C6", lead=3, contract="guard")
    table.do("play T21; play F")
    assert told_by(table, 1) == [(0, "stop_trumps", "T")]
    later = ending("french", "F T4 C3", "T2 T3 C4", "T5 T6 C5", "T20 T21 C6", lead=3, contract="guard")
    later.do("play T21; play T4; play T2; play T5; play T20; play F")
    assert told_by(later, 1) == []


def test_takers_tell_nothing_and_only_french_defenders_do() -> None:
    taker = ending("french", "S2 C2", "S3 C3", "S4 C4", "S5 C5", lead=3, contract="guard").do("play S5")
    assert told_by(taker) == []
    assert told_by(hands("S2 C2", "S3 C3", "S4 C4", "S5 C5").do("play S2"), 3) == [(0, "honour", "S")]
    chambery = ending("chambery players=4", "S2 C2", "S3 C3", "S4 C4", "S5 C5", contract="one").do("play S2")
    assert told_by(chambery) == []
    assert {game.split()[0] for game in GAMES if rules(game).family.signals} == {
        "french-federation", "french", "french-open-call"}


def test_a_hidden_partner_hides_the_defenders() -> None:
    table = ending("french players=5", "S2 S6 C2", "S3 S7 C3", "S4 HR C4", "S5 S8 C5", "S9 S10 C6", contract="guard",
                   called="HR")
    table.do("play S2")
    assert known_defenders(table.seen(1)) == {1}, "seat 0 may be the partner"
    assert known_defenders(table.seen(2)) == {0, 1, 3}, "the partner knows"
    assert told_by(table, 1) == []
    assert told_by(table, 2) == [(0, "honour", "S")]


def test_a_seat_that_does_not_signal_tells_nothing() -> None:
    seen = hands("S2 C2", "S3 C3", "S4 C4", "S5 C5").do("play S2").seen(1)
    assert signals_in(seen, ALL - {0}) == ()


def test_many_trumps_are_a_share_of_the_hand() -> None:
    assert [many(rules(f"french players={n}").row.hand) for n in (3, 4, 5, 6)] == [9, 7, 6, 5]


# -- told -------------------------------------------------------------------------------------------------------------


def chosen(table: Table, best: str, tied: str) -> str:
    seat = table.state.turn
    assert seat is not None
    return str(truthful(Reading(table.seen(seat)), BY_NAME[best], row(tied)))


@pytest.mark.parametrize(("hand", "best", "tied", "expected"), [
    ("S2 S8 SR", "S8", "S8 S2", "S2"),  # there is a King: a low pip
    ("S2 S8 SV", "S2", "S2 S8", "S8"),  # there is none
    ("S8 SV", "S8", "S8", "S8"),
    ("S8 S9 SD", "S8", "S8 S9", "S8"),  # no signal is possible
    ("S2 SR D3", "SR", "SR D3 S2", "SR"),  # a court is not a pip
    ("T2 T7 C2 C3 C4 C5 C6", "T7", "T7 T2", "T2"),  # two trumps of seven cards are few
    ("T5 T8 C2 C3 C4 C5 C6", "T5", "T5", "T8"),  # nor does the search know one from the other
    ("T5 T17 C2 C3 C4 C5 C6", "T5", "T5", "T5"),
    ("T2 T3 T4 T6 T8 T10 T13 C2", "T2", "T2 T3 T13", "T3"),
    ("T1 T4 C2", "T1", "T1 T4", "T1"),
])
def test_a_lead_tells_the_truth_where_that_costs_nothing(hand: str, best: str, tied: str, expected: str) -> None:
    rest = ("S6 S7 H2 H3 H8 H9 D1 D2", "S3 S4 H4 H5 T5 T9 D4 D5", "S5 S10 H6 H7 T11 T12 D6 D7")
    some = len(hand.split())
    assert chosen(hands(hand, *(" ".join(one.split()[:some]) for one in rest)), best, tied) == expected


@pytest.mark.parametrize(("hand", "best", "expected"), [
    ("H3 H9 C2", "H3", "H9"),  # two: downwards
    ("H3 H5 H9", "H9", "H3"),  # three: upwards
])
def test_pips_are_followed_with_in_the_order_that_is_true(hand: str, best: str, expected: str) -> None:
    table = ending("french", "HR H8 C3", hand, "H4 H7 C4", "H6 H10 C5", contract="guard").do("play HR")
    assert chosen(table, best, hand) == expected


def test_the_taker_is_left_alone() -> None:
    table = ending("french", "S3 C2", "S4 C3", "S6 C4", "S2 S8 SR", lead=3, contract="guard")
    assert chosen(table, "S8", "S8 S2") == "S8"


# -- believed ---------------------------------------------------------------------------------------------------------


def share(table: Table, viewer: int, holder: int, cards: str, signalling: frozenset[int]) -> float:
    sampler = Sampler(table.seen(viewer), 1, signalling=signalling)
    worlds = [sampler.world() for _ in range(400)]
    assert all(consistent(table.seen(viewer), world) for world in worlds[::100])
    return sum(len(world.hands[holder] & set(row(cards))) for world in worlds) / len(worlds)


def opened(card: str) -> Table:
    table = seated("french", dealer=3, p0=f"{card} S9 C2 C3 C4 C5", p2="T2 T4 T9").do("pass; pass; pass; bid guard")
    return laid(table).do(f"play {card}")


def laid(table: Table) -> Table:
    while not isinstance(table.state, Playing):
        table.take(table.state.actions()[0])
    return table


@pytest.mark.parametrize(("card", "more"), [("S2", True), ("S8", False)])
def test_worlds_follow_a_promise_in_measure(card: str, more: bool) -> None:
    table = opened(card)
    plain, read = (share(table, 1, 0, "SR SD", who) for who in (frozenset(), ALL))
    assert (read > plain * 1.15) if more else (read < plain * 0.8)
    assert 0.05 < read < 1.5, "a player who tells what is not true is not believed for ever"
    assert share(table, 1, 0, "SR SD", ALL - {0}) == plain


def test_without_signals_every_choice_is_as_before() -> None:
    for table in steps(shuffled("french", 5, dealer=3), whim(5)):
        if table.state.turn is not None and observe(table.state, table.state.turn).phase == "playing":
            seen = observe(table.state, table.state.turn)
            assert Sampler(seen, 3, signalling=frozenset()).places() == Sampler(seen, 3).places()
    assert all(bot.signalling == frozenset() for bot in LEVELS.values())


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_gentle_players_neither_give_nor_read(level: str) -> None:
    bot, compared = LEVELS[level], 0
    for table in (table for seed in range(6) for table in steps(shuffled("french", seed, dealer=3), whim(seed))):
        seat = table.state.turn
        if seat is not None and len((seen := observe(table.state, seat)).actions) > 1 and len(seen.tricks) < 4:
            assert replace(bot, signalling=ALL).choose(seen, Random(4)) == bot.choose(seen, Random(4))
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("game", few(["french", "french players=5"], 1))
def test_neither_giving_nor_reading_depends_on_hidden_cards(game: str) -> None:
    """The hidden cards of other seats are exchanged: the signals, their effect and the choices stay the same."""
    bot, compared = Level(worlds=6, signalling=ALL), 0
    for seed in range(4):
        for table in steps(shuffled(game, seed), whim(seed)):
            seat = table.state.turn
            if seat is None or (seen := observe(table.state, seat)).phase != "playing" or len(seen.actions) < 2 \
                    or len(seen.tricks) not in (0, 3, 7) or len(seen.trick.cards) not in (0, 2):
                continue
            chosen_now = bot.choose(seen, Random(seed))
            for other in dealt_anew(table.state, seen, seed):
                again = observe(other, seat)
                assert signals_in(again, ALL) == signals_in(seen, ALL)
                assert Sampler(again, 2, signalling=ALL).places() == Sampler(seen, 2, signalling=ALL).places()
                assert bot.choose(again, Random(seed)) == chosen_now
                compared += 1
    assert compared >= 12


@pytest.mark.long
def test_bots_that_signal_tell_the_truth_far_more_often() -> None:
    """Leads that promise or deny an honour are true more often by at least 0.2 with signals than without."""
    def rate(signalling: frozenset[int]) -> float:
        bot, true, all_ = Level(worlds=2, signalling=signalling), 0, 0
        for seed in range(24):
            table = laid(shuffled("french", seed, dealer=3).do("pass; pass; pass; bid guard"))
            while table.state.turn is not None and len(table.moves) < 44:
                seen = observe(table.state, table.state.turn)
                action = bot.choose(seen, Random(seed))
                signal = meaning(seen, action.card) if isinstance(action, Play) else None
                if signal is not None and seen.seat in known_defenders(seen):
                    true, all_ = true + signal.is_true(seen.hand), all_ + 1
                table.take(action)
        assert all_ >= 40
        return true / all_
    assert rate(ALL) > rate(frozenset()) + 0.2


@pytest.mark.parametrize("game", [game for game in GAMES if game.startswith("french")])
def test_signalling_bots_play_legally_to_the_end(game: str) -> None:
    bot = Level(worlds=2, signalling=ALL)
    for seed in range(3):
        table = shuffled(game, seed)
        while table.state.turn is not None:
            table.take(bot.choose(table.seen(table.state.turn), Random(seed)))


# -- shown ------------------------------------------------------------------------------------------------------------


def test_the_counting_aid_lists_what_the_others_told() -> None:
    table = hands("S2 SR C2", "SV H2 C3", "S3 H3 C4", "S4 H4 C5").do("play S2; play SV; play S3; play S4; play H2")
    told_first = Signal(0, "honour", "S", row("S2"))
    assert counted(table.seen(2), ALL).signals == (told_first, Signal(1, "honour", "H", row("H2")))
    assert counted(table.seen(1), ALL).signals == (told_first,), "one's own is no news"
    assert counted(table.seen(2)).signals == ()
    assert counted(table.seen(3), ALL - {1}).signals == (told_first,)


def test_a_hint_tells_the_truth_and_says_what_it_tells() -> None:
    table = laid(seated("french", dealer=3, p0="SR S3 S8 S9 S10 H9 D9 C9 T2 T4", p3="T21 T20 T19 T18 T17 T16").do(
        "pass; pass; pass; bid guard"))
    seen = table.seen(0)
    plain, signalling = advise(seen, 60), advise(seen, 60, signalling=ALL)
    best = signalling.best[0]
    assert isinstance(best, Play)
    meant = meaning(seen, best.card)
    assert meant is not None
    assert meant.is_true(seen.hand)
    assert "tells_" + meant.kind in [reason.key for reason in signalling.reasons]
    assert not any(reason.key.startswith("tells_") for reason in plain.reasons)
    assert judge(seen, plain.best, 60, signalling=ALL).grade in ("best", "good"), "a signal not given is no mistake"
