"""The score of a deal, line by line."""

from __future__ import annotations

from dataclasses import dataclass

from .piles import Pile
from .sides import Sides


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the arithmetic: ``rule`` is its key in the rule book, ``values`` its whole numbers."""

    rule: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a deal: sides and points (raw units) by seat, payments by seat that sum to zero, and the arithmetic.

    Seats that sit out have None for side and points, and pay nothing.
    """

    sides: Sides
    points: tuple[int | None, ...]
    payments: tuple[int, ...]
    piles: tuple[Pile, ...]
    lines: tuple[ScoreLine, ...]
