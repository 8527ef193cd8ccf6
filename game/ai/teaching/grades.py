"""Grades of a choice, by the card points that it loses: the same for a hint, a remark and a review."""

from __future__ import annotations

from typing import Literal, get_args

from ..search.action_values import ActionValue

#: Card points: less is no loss at all; less is small; more is much. And standard errors below which it may be chance.
NEAR, SMALL, MUCH, DOUBTS = 0.1, 0.5, 1.0, 2.0
Grade = Literal["best", "good", "doubtful", "mistake"]
GRADES: tuple[Grade, ...] = get_args(Grade)


def graded(loss: float, error: float) -> Grade:
    """The grade of a ``loss`` in card points with its standard ``error``."""
    if loss <= NEAR:
        return "best"
    if loss <= SMALL or loss <= DOUBTS * error:
        return "good"
    return "mistake" if loss > MUCH else "doubtful"


def is_ill(grade: Grade) -> bool:
    """Whether another choice is called better than one of ``grade``."""
    return grade in ("doubtful", "mistake")


def as_good(value: ActionValue) -> bool:
    """Whether a hint calls the action of ``value`` as good as the best: one given up early must be close to it."""
    return not is_ill(graded(value.behind, value.doubt)) and (not value.given_up or value.behind <= SMALL)
