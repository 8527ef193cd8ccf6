"""The puzzles shipped with the game: each can be played and has one answer, and a changed file is refused."""

from __future__ import annotations

import json

import pytest

from game.ai.puzzles import FILE, LEAST, PUZZLE_THEMES, BadPuzzle, puzzle_in, puzzles_in, shipped, written_puzzle
from game.ai.search.action_values import action_values
from game.engine.variants import PRESETS

HEADS = shipped()


def test_all_games_and_most_themes_are_there():
    assert {head.preset for head in HEADS} == set(PRESETS) - {"french-federation", "scarto"}, "no others are without"
    assert {head.theme for head in HEADS} == set(PUZZLE_THEMES)
    assert len({head.id for head in HEADS}) == len(HEADS)
    assert FILE.stat().st_size < 500_000


def test_every_puzzle_is_legal_and_has_one_answer():
    puzzles = [puzzle_in(head.line) for head in HEADS]
    for head, puzzle in zip(HEADS, puzzles, strict=True):
        assert (puzzle.id, puzzle.record.rules.preset, puzzle.theme) == (head.id, head.preset, head.theme)
        assert puzzle.choices[0].behind == 0
        assert min(one.behind for one in puzzle.choices[1:]) >= LEAST
        assert puzzle.is_solved_by(puzzle.answer)
        assert written_puzzle(puzzle) == head.line


@pytest.mark.parametrize("head", HEADS[::30], ids=lambda head: head.id)
def test_a_search_of_its_own_finds_the_answer(head):
    puzzle = puzzle_in(head.line)
    best = action_values(puzzle.seen(), 150, 77)[0].plan
    assert puzzle.is_solved_by(best), head


@pytest.mark.long
def test_a_search_finds_nearly_every_answer():
    puzzles = [puzzle_in(head.line) for head in HEADS]
    missed = [one.id for one in puzzles if not one.is_solved_by(action_values(one.seen(), 300, 5)[0].plan)]
    assert len(missed) <= len(puzzles) // 50, missed


def test_a_choice_that_was_not_compared_is_none():
    puzzle = puzzle_in(HEADS[0].line)
    assert puzzle.choice_of(()) is None
    assert not puzzle.is_solved_by(())


@pytest.mark.parametrize(("key", "value"), [
    ("id", "0123456789"), ("id", 5), ("game", "piedmont!"), ("deal", "TDF-1"), ("moves", "T1 T1"), ("moves", 7),
    ("theme", "luck"), ("difficulty", 9), ("worlds", -1), ("worlds", True), ("exact", "all"), ("solved", [1]),
    ("solved", [2, 0]), ("choices", []), ("choices", [["T1", 0, 0]]), ("choices", "T1"), ("choices", [[[], 0, 0]] * 3)])
def test_a_line_that_was_changed_is_refused(key, value):
    data = json.loads(HEADS[0].line)
    with pytest.raises(BadPuzzle):
        puzzle_in(json.dumps({**data, key: value}))


@pytest.mark.parametrize("line", ["", "x", "[]", "{}", "[" * 5000, "{" + " " * 7000])
def test_what_is_no_puzzle_is_left_out(line):
    with pytest.raises(BadPuzzle):
        puzzle_in(line)
    assert [one.id for one in puzzles_in(f"{line}\n{HEADS[0].line}")] == [HEADS[0].id]


def test_an_answer_that_is_hardly_better_is_refused():
    data = json.loads(HEADS[0].line)
    data["choices"][1][1] = LEAST - 0.1
    with pytest.raises(BadPuzzle, match="nearly as good"):
        puzzle_in(json.dumps(data))
