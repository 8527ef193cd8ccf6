"""Among cards that a search cannot distinguish, the bots play the one that a good player would choose."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.levels import Level, of_the_tied
from game.ai.reading import Reading
from game.ai.search import cards as search
from game.engine.actions import PLAY
from game.engine.cards import PACK
from tests.ai.test_mistakes import LONG, PAIRS, last
from tests.builders import Table, ending, won

CODES = {str(card): card for card in PACK}


def played(table: Table, best: str, tied: str) -> str:
    seat = table.state.turn
    assert seat is not None
    return str(of_the_tied(Reading(table.seen(seat)), CODES[best], [CODES[code] for code in tied.split()]))


@pytest.mark.parametrize(("hand", "trick", "best", "tied", "expected"), [
    ("T18 T9 T4 " + LONG, "S6 S5 S8", "T18", "T18 T9 T4", "T4"),  # all win
    ("T18 T9 T4 " + LONG, "S6 S5 T6", "T18", "T18 T9 T4", "T9"),  # the 4 would not
    ("T18 T9 T4 " + LONG, "S6 S5 T6", "T18", "T18", "T9"),  # the trick is certain: no tie is needed
    ("T18 T9 T1 " + LONG, "S6 S5 S8", "T9", "T18 T9", "T9"),  # but for the 1, which may want the last trick
    ("T9 T7 T4 " + LONG, "S6 S5 T12", "T9", "T9 T7 T4", "T4"),  # none wins
    ("T18 T4 T1 " + LONG, "S6 S5 S8", "T18", "T18 T4 T1", "T1"),  # the 1 is home
    ("T18 T4 T1 " + LONG, "S6 S5 T6", "T4", "T4 T1", "T4"),  # there it would be lost
    ("SR S7 SV", "S6 S8 S5", "S7", "S7 SV SR", "S7"),  # a King takes the trick: not the same
    ("C7 CD CV", "S5 SR S6", "C7", "C7 CD CV", "CD"),  # the partner has won it
    ("C7 CD CV", "S5 S6 SR", "CV", "C7 CD CV", "C7"),  # the other side has
    ("T9 CD CV", "S5 SR S6", "CV", "CV CD", "CD"),
    ("C7 CD CC", "S5 SR S6", "CC", "CC", "CD"),  # nobody has a card between the two: no tie is needed
    ("C7 CD CC", "S5 S6 SR", "CD", "CD", "CC"),
    ("C7 CD CV", "S5 S6 SR", "CD", "CD", "CD"),  # another has the Cavalier
    ("T18 T4 " + LONG, "S6 T9 S8", "T18", "T18 T4", "T4"),  # the partner has it already
    ("F T1 " + LONG, "S6 T9 S8", "F", "F T1", "T1"),
    ("S7 SD SV", "S5 S6 SR", "SD", "S7 SD SV", "S7"),  # an opponent is winning it
])
def test_a_tied_card_that_does_the_same_is_preferred(hand: str, trick: str, best: str, tied: str,
                                                     expected: str) -> None:
    assert played(last(hand, trick), best, tied) == expected


@pytest.mark.parametrize(("best", "tied", "expected"), [
    ("SD", "SD S7", "S7"),  # the next seat has shown that it is out of spades: either card forces the same ruff
    ("SD", "SD", "SD"),
    ("SD", "SD H5", "SD"),
    ("HV", "HV H5", "HV"),  # hearts it may have
])
def test_a_court_is_not_led_to_be_trumped_where_a_pip_does_the_same(best: str, tied: str, expected: str) -> None:
    table = ending(PAIRS, "S9 H7 H9 C6", "T9 T8 H8 C7", "S7 SD H5 HV", "T6 H6 H10 C8", lead=2,
                   before=[won("S3 S10 S6 T5", 0, 3)])
    assert played(table, best, tied) == expected


@pytest.mark.parametrize(("behind", "chosen"), [(0.3, "T1"), (0.9, "T2")])
def test_the_1_comes_home_though_the_search_would_rather_wait(monkeypatch: pytest.MonkeyPatch, behind: float,
                                                              chosen: str) -> None:
    """The 1 is played to a trick that is certain to be won, unless that costs more than a player would notice."""
    seen = last("T6 T5 T4 T2 T1 " + LONG, "S6 S5 S8").seen(2)

    def judged(*_: object):
        return (search.CardValue(CODES["T2"], 0.0, 0.1, 0.0, 0.1, 90, given_up=False),
                search.CardValue(CODES["T1"], -behind, 0.1, behind, 0.1, 40, given_up=True))

    monkeypatch.setattr("game.ai.levels.judged", judged)
    assert Level(worlds=30).choose(seen, Random(1)) == PLAY[CODES[chosen]]


def test_a_level_settles_ties_of_its_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search prefers the 7 to the Queen on the partner's trick, within its error or clearly."""
    seen = last("C7 CD", "S5 SR S6").seen(2)

    def found(behind: float):
        def judged(*_: object):
            return tuple(search.CardValue(CODES[code], -far, 0.5, far, 0.5, 30, False)
                         for code, far in (("C7", 0.0), ("CD", behind)))
        return judged

    chosen = []
    for behind in (0.4, 1.5):
        monkeypatch.setattr("game.ai.levels.judged", found(behind))
        chosen.append(Level(worlds=30).choose(seen, Random(1)))
    assert chosen == [PLAY[CODES["CD"]], PLAY[CODES["C7"]]]
