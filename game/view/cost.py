"""What a decision costs, in card points, as every page writes it: to the nearest half, as cards count. No pygame."""

from __future__ import annotations

from math import floor

from ..ai.teaching.review import Verdict
from . import words


def half_points(points: float) -> int:
    """``points`` card points as the nearest whole number of half points."""
    return floor(2 * points + 0.5)


def cost_of(verdict: Verdict) -> int:
    """The half points that a decision lost; 0 unless something else was better, so that the list adds up."""
    return max(1, half_points(verdict.loss)) if verdict.ill else 0


def lost_figure(cost: int) -> str:
    """``cost`` half points as a loss of card points: −4½."""
    return words.halves(-cost)


def cost_words(key: str, cost: int) -> str:
    """The words of ``key`` for ``cost`` half points, which are its ``{points}`` card points."""
    return words.count(key, -(-cost // 2), points=words.halves(cost))
