"""What the arena counts as absurd, and what it must not."""

from __future__ import annotations

import pytest

from game.ai.teaching.absurd import absurdity
from tests.builders import Table, actions, ending

PAIRS = "chambery players=4 partnership=croise"  # seats 1 and 3 against 0 and 2


def kind(table: Table, action: str) -> str | None:
    turn = table.state.turn
    assert turn is not None
    assert action in table.may
    return absurdity(table.seen(turn), actions(action)[0])


def last(hand: str, trick: str, game: str = PAIRS) -> Table:
    """Seat 2, the partner of seat 0, plays last to ``trick`` from ``hand``; seat 3 leads."""
    led, second, third = trick.split()
    return ending(game, f"{second} H2", f"{third} H3", hand, f"{led} H4", lead=3).do(
        f"play {led}; play {second}; play {third}")


@pytest.mark.parametrize(("hand", "trick", "card", "expected"), [
    ("SR S7", "S6 S5 SD", "SR", None),  # wins
    ("SD S7", "S6 S5 SR", "SD", "given-away"),
    ("SD S7", "S6 S5 SR", "S7", None),
    ("SD SV", "S6 S5 SR", "SV", None),  # a point, and nothing cheaper
    ("SD S7", "S6 SR S5", "SD", None),  # the partner's trick
    ("T1 T4", "T6 T5 T15", "T1", "given-away"),
    ("T1 T21", "T6 T5 T15", "T1", None),  # or the 21 would have to go
    ("F S7", "S6 S5 SR", "F", None),
    ("T21 T9", "S6 S5 S8", "T21", "best-wasted"),
    ("T21 T9", "T10 T5 T6", "T21", None),  # nothing less would win
    ("T21 T20", "S6 S5 S8", "T21", None),  # as good as each other
    ("T21 T3", "S6 T20 S5", "T21", "best-on-partner"),
    ("T21 F", "S6 T20 S5", "T21", None),
])
def test_the_last_to_play_is_judged(hand: str, trick: str, card: str, expected: str | None) -> None:
    assert kind(last(hand, trick), f"play {card}") == expected


@pytest.mark.parametrize(("game", "expected"), [
    ("french players=4", "fool-lost"), ("chambery players=4 partnership=croise", None),
    ("chambery-dummett players=4", None),
])
def test_the_fool_is_not_kept_for_a_last_trick_that_takes_it(game: str, expected: str | None) -> None:
    """In Chambéry it comes home all the same; where a Fool that is led wins, there may be a reason."""
    contract = "guard" if "french" in game else ""
    table = ending(game, "S5 H2", "SR H3", "F S7", "S6 H4", lead=3, contract=contract).do("play S6; play S5; play SR")
    assert kind(table, "play S7") == expected
    assert kind(table, "play F") is None


def test_only_the_last_to_play_can_be_sure() -> None:
    table = ending(PAIRS, "T21 T9", "S8 H3", "S7 H5", "S6 H4", lead=3).do("play S6")
    assert kind(table, "play T21") is None


@pytest.mark.parametrize(("king", "expected"), [(0, None), (4, "given-away")])
def test_nobody_is_blamed_who_does_not_know_the_sides(king: int, expected: str | None) -> None:
    """The King of spades lies with the taker, or with a seat that may be the taker's partner or not."""
    spades = {0: "S5", 4: "S8", king: "SR"}
    table = ending("french players=5", f"{spades[0]} H2", "S9 H3", "SD S7", "S6 H5", f"{spades[4]} H4", lead=3, taker=4,
                   contract="guard", called="CR")
    table.do(f"play S6; play {spades[4]}; play {spades[0]}; play S9")
    assert kind(table, "play SD") == expected
