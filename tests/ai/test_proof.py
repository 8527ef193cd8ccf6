"""The proof that a decision is a puzzle: it adds up searches, and checks the true cards and the end of the deal."""

from __future__ import annotations

from functools import cache

import pytest

from game.ai.puzzles import LEAST, Puzzle, puzzle_in, shipped, written_puzzle
from game.ai.puzzles import proof as proving
from game.ai.puzzles.proof import Proof, may_be_proved
from game.ai.search.action_values import ActionValue
from game.ai.search.endings import EXACT_WORLDS, can_be_solved, ending_values
from game.ai.teaching.advice import advise


@cache
def short(solved: bool) -> Puzzle:
    """A puzzle near the end of its deal; ``solved`` is whether the solver can solve it."""
    found = (puzzle_in(head.line) for head in shipped() if head.theme == "lead")
    return next(one for one in found if len(one.seen().hand) <= 5 and len(one.choices) == 2
                and can_be_solved(one.seen()) == solved)


def proved(puzzle: Puzzle) -> Proof:
    found = Proof(puzzle.record)
    for seed in range(1, 200):
        if found.needs_endings:
            found.note_endings(ending_values(found.seen, seed))
        else:
            found.note(advise(found.seen, 600, seed, also=found.asked).values)
        if found.settled is not None:
            return found
    raise AssertionError("the proof does not come to an end")


def value(puzzle: Puzzle, choice: int, behind: float, worlds: int = 200, given_up: bool = False) -> ActionValue:
    return ActionValue(puzzle.choices[choice].plans[0], 40 - behind, 0.2, behind, 0.2, 0.0, worlds, given_up)


def fed(puzzle: Puzzle, *behind: float, times: int = 1000) -> Proof:
    """A proof that receives the same values ``times`` times."""
    found = Proof(puzzle.record)
    for _ in range(times):
        if found.settled is None and not found.needs_endings:
            found.note([value(puzzle, choice, one) for choice, one in enumerate(behind)])
    return found


@pytest.mark.parametrize("solved", [False, True])
def test_a_shipped_puzzle_is_proved_once_more(monkeypatch, solved):
    monkeypatch.setattr(proving, "WORLDS", 3000)
    puzzle = short(solved)
    found = proved(puzzle)
    assert found.settled
    again = puzzle_in(written_puzzle(found.puzzle(1)))
    assert again.id == puzzle.id
    assert again.answer in puzzle.choices[0].plans
    assert again.worlds >= 3000
    assert (again.exact > 0) == solved
    assert again.choices[1].behind == pytest.approx(puzzle.choices[1].behind, abs=1.0)


def test_a_choice_nearly_as_good_ends_the_search_at_once():
    assert fed(short(False), 0.0, LEAST - 1.5, times=1).settled is False


def test_a_little_more_than_two_points_must_be_certain():
    puzzle = short(False)
    assert fed(puzzle, 0.0, LEAST + 0.3, times=5).settled is None
    assert fed(puzzle, 0.0, LEAST + 0.3).settled, "20,000 worlds say the same"


def test_another_best_card_ends_the_search():
    puzzle = short(False)
    found = fed(puzzle, 0.0, 6.0, times=3)
    found.note([value(puzzle, 1, 0.0), value(puzzle, 0, 1.0)])
    assert found.settled is False


def test_a_card_given_up_early_does_not_count_as_far_behind(monkeypatch):
    monkeypatch.setattr(proving, "WORLDS", 3000)
    puzzle = next(one for one in map(puzzle_in, (head.line for head in shipped())) if len(one.choices) == 3
                  and one.seen().phase == "playing" and not can_be_solved(one.seen()))
    found = Proof(puzzle.record)
    found.note([value(puzzle, 0, 0.0), value(puzzle, 1, 9.0), value(puzzle, 2, 3.0)])
    assert found.asked in puzzle.choices[2].plans, "it comes nearest"
    while found.settled is None:
        found.note([value(puzzle, 0, 0.0), value(puzzle, 1, 30.0, 8, given_up=True), value(puzzle, 2, 3.0)])
    assert [one.behind for one in found.puzzle(1).choices] == pytest.approx([0.0, 3.0, 9.0])


def test_the_end_of_the_deal_has_the_last_word():
    puzzle = short(True)
    found = fed(puzzle, 0.0, 5.0)
    assert found.needs_endings
    for _ in range(EXACT_WORLDS):
        if found.settled is None:
            found.note_endings([value(puzzle, 1, 0.0), value(puzzle, 0, 1.0)])
    assert found.settled is False


def test_only_cards_that_differ_are_a_decision():
    puzzle = short(False)
    assert may_be_proved(puzzle.seen())
    discard = next(puzzle_in(head.line) for head in shipped() if head.theme == "discard")
    assert not may_be_proved(discard.seen())
