"""The number of continuations of an ending, counted by the engine and by an independent simple program.

The numbers are also in this file, so that a common error of both is found.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from game.engine import State, apply
from game.engine import actions as act
from game.engine.phases.over import Over
from game.engine.variants import options_of
from tests.builders import ending, rules, won
from tests.engine.recount import power


@dataclass(frozen=True)
class Ending:
    """The last tricks of a deal; ``side`` are the seats of the declaring side."""

    game: str
    hands: tuple[str, ...]
    lead: int = 0
    about: tuple[tuple[str, Any], ...] = ()
    side: frozenset[int] = frozenset((0,))
    before: bool = True  # whether tricks were played before, all of them won by seat 0


FIVE = ("HD T7 F S6", "H2 S2 T17 T1", "H7 S5 SV H9", "T9 S10 H5 T15", "H8 T13 S1 S3")
THREE = ("T11 T1 H6 H10 S6", "H1 SR S8 T13 T5", "T19 S4 F H8 S1")
PAIRS = ("H4 F S6 H5", "H2 HV S3 T20", "H9 H10 T21 T5", "H1 S7 H3 T19")
FOUR = ("H1 S6 H6 S2", "T7 F H9 H10", "HD H2 T1 T20", "H3 T21 H8 S7")
OPEN = ("F T21 T11 T3", "HD SD S9 S6", "T20 T7 H9 S3")
CALLED = ("H2 S4 T3", "H5 H9 F", "HR T7 S2", "S9 HD T5", "H3 S6 T21")
SIX = ("H2 H10 T3", "T1 H6 F", "T19 SD T11", "T15 S7 HD", "S5 HV H5", "HR SC T17")
GUARD = (("contract", "guard"), ("taker", 0))


def hidden(game: str) -> Ending:
    """The first trick after HR was called; seat 1 leads."""
    return Ending(game, CALLED, 1, (*GUARD, ("called", "HR")), frozenset((0, 2)), before=False)


ENDINGS: dict[str, tuple[Ending, int, dict[int, int]]] = {
    # name: the ending, the lines of play, how many of them end with the last trick of each seat
    "chambery": (Ending("chambery", FIVE),
        5236, {0: 1044, 1: 784, 2: 1208, 3: 1251, 4: 949}),
    "chambery with overtrumping": (Ending("chambery overtrump=yes", FIVE),
        3504, {0: 722, 1: 160, 2: 834, 3: 1104, 4: 684}),
    "three for themselves": (Ending("chambery players=3", THREE, 1),
        4288, {0: 472, 1: 3010, 2: 806}),
    "three by Dummett": (Ending("chambery-dummett players=3", THREE, 1),
        4836, {0: 1540, 1: 2492, 2: 804}),
    "piedmont": (Ending("piedmont", PAIRS, 2),
        1728, {1: 880, 2: 640, 3: 208}),
    "piedmont with the 21 on top": (Ending("piedmont top_trump=21", PAIRS, 2),
        2720, {0: 100, 1: 1160, 2: 848, 3: 612}),
    "piedmont with a low ace": (Ending("piedmont ace=low", PAIRS, 2),
        1984, {1: 640, 2: 1344}),
    "french": (Ending("french", FOUR, 0, GUARD),
        1940, {0: 20, 1: 560, 2: 1056, 3: 304}),
    "french without overtrumping": (Ending("french overtrump=no", FOUR, 0, GUARD),
        2448, {0: 24, 1: 656, 2: 1308, 3: 460}),
    "the led Fool may win": (Ending("french-open-call players=3", OPEN, 0, GUARD),
        1608, {0: 960, 1: 456, 2: 192}),
    "the led Fool never wins": (Ending("french-open-call players=3 fool_wins=never", OPEN, 0, GUARD),
        1608, {0: 912, 1: 504, 2: 192}),
    "a called suit barred": (hidden("french players=5"),
        12, {2: 4, 3: 4, 4: 4}),
    "a called suit free": (hidden("french players=5 called_suit_lead=free"),
        20, {2: 4, 3: 8, 4: 8}),
    "french for six": (Ending("french players=6", SIX, 3, GUARD),
        264, {1: 16, 2: 224, 5: 24}),
}


# -- by the engine ----------------------------------------------------------------------------------------------------


def counted(state: State) -> Counter[int]:
    """The number of lines of play from ``state``, by the seat that wins the last trick."""
    if isinstance(state, Over):
        winner = state.tricks[-1].winner
        assert winner is not None
        return Counter((winner,))
    total: Counter[int] = Counter()
    for action in state.actions():
        if isinstance(action, act.Play):
            total += counted(apply(state, action)[0])
    return total


def begun(case: Ending) -> State:
    size = len(case.hands)
    pack = ("C4", "C5", "C6", "C7", "C8", "C9")[:size]
    first = (won(" ".join(("C10", *pack[1:])), 0, 0),) if case.before else ()
    return ending(case.game, *case.hands, lead=case.lead, before=first, **dict(case.about)).state


# -- by the book ------------------------------------------------------------------------------------------------------


def by_the_book(case: Ending) -> Counter[int]:
    """The same as :func:`counted` without the engine: sets of names, one card at a time."""
    options = options_of(rules(case.game))
    barred = options["called_suit_lead"] == "barred" and not case.before
    called = dict(case.about).get("called", "") if barred else ""
    total: Counter[int] = Counter()

    def play(hands: list[frozenset[str]], lead: int, trick: list[str], winners: list[int]) -> None:
        seat = (lead + len(trick)) % len(hands)
        for card in may_play(hands[seat], trick, options, called if not winners else ""):
            rest = [hand - {card} if n == seat else hand for n, hand in enumerate(hands)]
            if len(trick) + 1 < len(hands):
                play(rest, lead, [*trick, card], winners)
                continue
            winner = takes([*trick, card], lead, options, winners, case, last=not any(rest))
            if any(rest):
                play(rest, winner, [], [*winners, winner])
            else:
                total[winner] += 1

    play([frozenset(hand.split()) for hand in case.hands], case.lead, [], [])
    return total


def may_play(hand: frozenset[str], trick: list[str], options: dict[str, Any], called: str) -> set[str]:
    suits = [card[0] for card in trick if card != "F"]
    if not suits:
        free = {card for card in hand if not called or card == called or card[0] != called[0]}
        return free or set(hand)
    mine = {card for card in hand if card[0] == suits[0]}
    trumps = {card for card in hand if card[0] == "T"}
    must = mine if suits[0] != "T" and mine else trumps
    if must is trumps and options["overtrump"]:
        best = max((power(card, "T", options) for card in trick if card[0] == "T"), default=0)
        must = {card for card in trumps if power(card, "T", options) > best} or trumps
    return (must | (hand & {"F"})) if must else set(hand)


def takes(trick: list[str], lead: int, options: dict[str, Any], winners: list[int], case: Ending, last: bool) -> int:
    suit = next(card[0] for card in trick if card != "F")
    best = max(range(len(trick)), key=lambda n: power(trick[n], suit, options))
    if last and "F" in trick and options["fool_wins"] == "led" and trick[0] == "F":
        mine = lead in case.side
        if all((seat in case.side) == mine for seat in [*winners, 0]):
            best = 0
    return (lead + best) % len(trick)


# -- the test ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ENDINGS)
def test_lines_of_play(name):
    case, lines, last = ENDINGS[name]
    engine = counted(begun(case))
    assert engine == by_the_book(case)
    assert (engine.total(), dict(sorted(engine.items()))) == (lines, last)
