"""The number of puzzles that the levels solve."""

from __future__ import annotations

import pytest

from game.ai.bots import LEVELS
from tests.puzzles.score import scores


@pytest.mark.long
@pytest.mark.parametrize(("level", "least"), [("club", 0.80), ("expert", 0.95)])
def test_a_level_solves_its_share_of_puzzles(level: str, least: float) -> None:
    solved = scores(LEVELS[level])
    failed = sorted(name for name, share in solved.items() if share < 1)
    assert sum(solved.values()) / len(solved) >= least, failed
