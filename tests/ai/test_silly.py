"""Plays that look silly to the other players: recognised from every seat, and made only for a clear advantage."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from game.ai.levels import LEVELS, Level
from game.ai.reading import Reading
from game.ai.search import cards as search
from game.ai.teaching.mistakes import silly
from game.engine.actions import PLAY, Play
from game.engine.cards import BY_NAME
from tests.ai.test_mistakes import LONG, PAIRS, last
from tests.builders import Table, said, seated
from tests.effort import many

FRENCH = "french players=4"
CHIEN = "bid guard; pass; pass; pass"


def _laid(table: Table, ecart: str) -> Table:
    """``table`` after the taker's discard, without a slam."""
    return table.do(f"discard {ecart}; pass")


def pagat_under_the_19() -> Table:
    """The taker leads the 19, two partners are still to play, and the seat has higher tarots than the 1."""
    table = seated(FRENCH, dealer=0, p1="T21 T20 T19 T18 T17 T11 T9 SR SD HD DR DD CR C9 C7 D2 D4 D5",
                   p2="T1 T13 T14 T15 S7 SC H2 HC HR D3 D7 D8 DV C2 C5 C8 C10 CC", talon="S1 S2 S3 S4 H1 H3")
    return _laid(table.do(CHIEN), "S1 S2 S3 S4 H1 H3").do("play T19")


def pagat_under_the_17() -> Table:
    table = seated(FRENCH, dealer=0, p1="T21 T20 T19 T17 T16 T15 T9 SR SD HD DR DD CR C9 C7 D2 D4 D5",
                   p2="T1 T3 T8 T11 T13 SC H2 HC HR D3 D7 D8 DV C2 C5 C8 C10 CC", talon="S1 S2 S3 S4 H1 H3")
    return _laid(table.do(CHIEN), "S1 S2 S3 S4 H1 H3").do("play T17")


def pagat_of_the_taker() -> Table:
    """The seat, the taker, cannot beat the 19 of an opponent, and another opponent is still to play."""
    table = seated(FRENCH, dealer=0, p1="D7 D3 D4 D5 T2 T21",
                   p2="T19 T20 T8 T9 S2 S3 S4 S5 S6 S7 S8 S9 C1 C2 C7 C8 C9 CC",
                   p3="T1 T5 T18 S1 S10 SR H5 H7 H10 HR C3 C4 C5 C6 C10 CD CV CR", talon="H1 H2 H3 H4 H6 H8")
    return _laid(table.do("pass; pass; bid guard; pass"), "H1 H2 H3 H4 H6 H8").do("play D7; play T19")


def nothing_for_the_partner() -> Table:
    """The partner has led the 20, the taker and the other partner have followed, and the seat has no tarot."""
    table = seated(FRENCH, dealer=0, p1="T21 T20 T2 T3 T4 S1", p2="T13 T19 T18 T17 T16 SR HR DR F",
                   p3="T7 T6", p0="S6 S7 S8 SV SD D3 D8 D9 DC DD C2 C7 C9 H2 H3 H4 H5 H6", talon="S2 S3 S4 H7 H8 H9")
    return _laid(table.do("pass; bid guard; pass; pass"), "S2 S3 S4 H7 H8 H9").do("play T20; play T13; play T7")


def _void(court: str, pips: str) -> Table:
    """The seat is on lead with ``court`` and ``pips``; the taker has shown that it is void in spades."""
    table = seated(FRENCH, dealer=0, p1=f"S6 {court} {pips} HR C2 C3 D1 D2 D3 D4 T2 T3 T6",
                   p2="T21 T20 T19 T18 T17 T16 T9 T8 T7 F H2 DR DD DC CR CD H8 H9", talon="C4 C5 C6 C7 C8 C9")
    return _laid(table.do("pass; bid guard; pass; pass"), "C4 C5 C6 C7 C8 C9").do("play S6; play T7")


def king_into_the_void() -> Table:
    table = _void("SR", "H1 H3")
    return _led(table)


def queen_into_the_void() -> Table:
    table = _void("SD", "H1 H7")
    return _led(table)


def _led(table: Table) -> Table:
    """``table`` after the trick that the taker ruffs and a trick of hearts that the seat wins."""
    while len(table.seen(2).tricks) < 1:
        table.take(min(table.state.actions(), key=str))
    table.do("play H2")
    while table.state.turn != 1:
        table.take(min(table.state.actions(), key=str))
    table.do("play HR")
    while table.seen(1).trick.cards:
        table.take(min(table.state.actions(), key=str))
    return table


def the_21_on_the_20() -> Table:
    """The partner has led the 20, which cannot be beaten, because the seat has the 21; an opponent plays last."""
    table = seated(PAIRS, dealer=0, p1="T20 T2 T3 S2 S3 S4 S5 D1 D2 D3 D4 D5 C4 C5 C6 C7 C8 C9", p2="T5 H10",
                   p3="T21 T14 T4 S1 S6 S7 S8 S9 S10 C1 C2 C3 D6 D7 D8 D9 D10 CV")
    while table.state.turn != 3 or not table.seen(3).trick.cards:
        table.take(next((action for action in table.state.actions() if said(action) in ("play T20", "play T5")),
                        table.state.actions()[0]))
    return table


POSITIONS = (pagat_under_the_19, pagat_under_the_17, pagat_of_the_taker, nothing_for_the_partner, king_into_the_void,
             queen_into_the_void, the_21_on_the_20)
ALL = frozenset(range(4))


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("level", ["club", "expert"])
def test_seven_embarrassing_positions(position: Callable[[], Table], level: str) -> None:
    """No silly card is played, with or without signals and in any sampled worlds."""
    table = position()
    seat = table.state.turn
    assert seat is not None
    seen = table.seen(seat)
    reading = Reading(seen)
    assert any(silly(reading, card) for card in reading.playable)
    for seed in range(many(12)):
        for signalling in (frozenset[int](), ALL) if seen.rules.family.signals else (frozenset[int](),):
            action = replace(LEVELS[level], signalling=signalling).choose(seen, Random(seed))
            assert isinstance(action, Play)
            assert silly(reading, action.card) is None, str(action.card)


@pytest.mark.parametrize(("behind", "doubt", "chosen"), [
    (0.9, 0.1, "T4"),  # less than a point
    (2.0, 0.3, "T18"),  # clear
    (2.0, 1.1, "T4"),  # within two standard errors
])
def test_a_silly_play_needs_a_clear_advantage(monkeypatch: pytest.MonkeyPatch, behind: float, doubt: float,
                                              chosen: str) -> None:
    """Taking over the partner's trick may be worth its cost for the lead."""
    seen = last("T18 T4", "S6 T15 S5").seen(2)
    reading = Reading(seen)
    assert silly(reading, BY_NAME["T18"]) == "trick-taken-over"

    def judged(*_: object) -> tuple[search.CardValue, ...]:
        return (search.CardValue(BY_NAME["T18"], 0.0, 0.1, 0.0, 0.1, 90, given_up=False),
                search.CardValue(BY_NAME["T4"], -behind, doubt, behind, doubt, 40, given_up=True))

    monkeypatch.setattr("game.ai.levels.judged", judged)
    assert Level(worlds=30).choose(seen, Random(1)) == PLAY[BY_NAME[chosen]]


def kinds(table: Table) -> dict[str, str | None]:
    """The kind of silly play for each playable card, or None."""
    turn = table.state.turn
    assert turn is not None
    reading = Reading(table.seen(turn))
    return {str(card): silly(reading, card) for card in reading.playable}


@pytest.mark.parametrize(("hand", "trick", "expected"), [
    ("T18 T3 " + LONG, "S6 T15 S5", {"T18": "partner-overtaken", "T3": None}),
    ("T16 T14 " + LONG, "S6 T15 S5", {"T16": "trick-taken-over", "T14": None}),  # hardly dearer
    ("T16 T1 " + LONG, "S6 T15 S5", {"T16": "pagat-unsaved", "T1": None}),
    ("C7 CD", "S5 SR S6", {"C7": "court-withheld", "CD": None}),
    ("C7 CR", "S5 SR S6", {"C7": None, "CR": None}),  # nothing beats the King, which may be kept
    ("C7 CD", "S5 S6 SR", {"C7": None, "CD": "points-given"}),  # not the partner's
])
def test_silly_plays_on_a_partners_trick(hand: str, trick: str, expected: dict[str, str | None]) -> None:
    found = kinds(last(hand, trick))
    assert {card: found[card] for card in expected} == expected


def test_a_called_king_takes_a_trick_of_the_other_side() -> None:
    """Only one opponent, probably with a spade, plays after the King."""
    table = seated("french players=5", dealer=0, p1="S5 S6 HR", p2="T21 T20 T19 T18 T17 S2 S7 H7 DR CR", p3="SV SD H3",
                   p4="SR S3 S4 H5", p0="S8 S9 H4", talon="C1 C2 C3")
    table.do("pass; bid guard; pass; pass; pass; call SR; discard C1 C2 C3; pass")
    table.do("play HR; play H7; play H3; play H5; play H4; play S5; play S2; play SV")
    assert kinds(table) == {"S3": "called-withheld", "S4": "called-withheld", "SR": None}
