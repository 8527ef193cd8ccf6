"""Every puzzle is a legal position with a real choice, and the score counts the right answers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.ai.bots import LEVELS
from game.engine import Action, Observation
from game.engine.record import last_state
from tests.builders import said
from tests.puzzles.puzzle import SINGLE, Puzzle, decided, parts, puzzles
from tests.puzzles.score import bot_named, main, scores, sheet, solves

ALL = puzzles()
each = pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.id for puzzle in ALL])
GAMES_ASKED = {
    "chambery", "chambery players=4", "chambery players=4 partnership=croise", "chambery players=4 pack=62",
    "chambery players=4 pack=62 partnership=croise", "chambery players=3", "chambery-dummett", "french players=3",
    "french", "french players=5", "french players=6", "french-open-call", "french-open-call players=4",
    "french-open-call players=3", "piedmont",
}


def test_there_are_enough_of_every_game() -> None:
    met = Counter(puzzle.game for puzzle in ALL)
    assert len(ALL) >= 72
    assert not GAMES_ASKED - met.keys()
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)
    assert len({puzzle.theme for puzzle in ALL}) >= 30


@each
def test_the_position_is_one_of_the_game(puzzle: Puzzle) -> None:
    table = puzzle.table()
    assert table.state.turn is not None
    assert len(table.may) >= 2
    assert last_state(table.record) == table.state


@each
def test_the_answer_is_legal_and_something_else_is_too(puzzle: Puzzle) -> None:
    assert bool(puzzle.answers) != bool(puzzle.wrong)
    for text in puzzle.answers + puzzle.wrong:
        first, *_ = parts(text)
        may = puzzle.table().may
        assert first in may or any(act.split()[0] == first for act in may), f"{text} is not legal"
        if " " in first:
            puzzle.table().do(text)
    if isinstance(puzzle.table().state, SINGLE):
        judged = {puzzle.solved_by((act,)) for act in puzzle.table().may}
        assert judged == {True, False}, "every answer is right, or none"


@each
def test_the_argument_is_more_than_a_word(puzzle: Puzzle) -> None:
    assert len(puzzle.reason) >= 20
    assert len(puzzle.argument.split()) >= 25


class _Told:
    """Plays the answers of ``puzzle`` if ``right``, otherwise any other actions."""

    def __init__(self, puzzle: Puzzle, right: bool) -> None:
        self.puzzle, self.right = puzzle, right

    def choose(self, seen: Observation, rng: Random, stopped: object = None) -> Action:
        wanted = {part for text in self.puzzle.answers[:1] for part in parts(text)}
        good = [act for act in seen.actions if said(act) in wanted or said(act).split()[0] in wanted]
        fits = [act for act in seen.actions if self.puzzle.solved_by((said(act),)) == self.right]
        return (good if self.right and good else fits or seen.actions)[0]


@each
def test_who_answers_right_has_solved_it(puzzle: Puzzle) -> None:
    assert solves(puzzle, _Told(puzzle, right=True)) == 1


@each
def test_who_answers_otherwise_has_not(puzzle: Puzzle) -> None:
    if isinstance(puzzle.table().state, SINGLE):
        assert solves(puzzle, _Told(puzzle, right=False)) == 0


def test_an_ecart_is_decided_as_a_whole_and_in_any_order() -> None:
    puzzle = next(p for p in ALL if p.answers and p.answers[0].startswith("discard"))
    wanted = list(parts(puzzle.answers[0]))
    for order in (wanted, wanted[::-1]):
        assert puzzle.solved_by(tuple(order))
    assert not puzzle.solved_by(tuple(wanted[1:]))
    table = puzzle.table()
    done = decided(table, lambda seen: seen.actions[0])
    assert len(done) == table.state.facts.rules.row.talon


@pytest.mark.parametrize("level", LEVELS)
def test_the_sheet_counts_every_game_and_all(level: str) -> None:
    some = ALL[:6]
    solved = scores(bot_named(level), 1, some)
    assert list(solved) == [puzzle.id for puzzle in some]
    assert f"of {len(some)}" in sheet(solved, some).splitlines()[-1]


def test_a_bot_from_outside_is_named_by_its_module(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--bot", "tests.ai.test_puzzles:First", "--game", "piedmont"])
    assert "all games" in capsys.readouterr().out


class First:
    def choose(self, seen: Observation, rng: Random, stopped: object = None) -> Action:
        return seen.actions[0]
