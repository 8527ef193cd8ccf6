"""How long what the seats have said is shown: bids while the auction lasts, all else for a few seconds. No pygame."""

from __future__ import annotations

from ...engine.rules import Seat
from .board import Board, Saying

SAID_S, FADES_S, STEPS = 4.0, 0.4, 6
"""Seconds for which a saying is shown, and in which it fades then, in so many steps."""


class Speech:
    """The sayings of a board, each with its age: the seconds since it was said or the auction ended."""

    def __init__(self) -> None:
        self._ages: dict[Seat, tuple[Saying, float]] = {}
        self._over = False

    def update(self, dt: float, board: Board) -> bool:
        """Advance by ``dt`` seconds; whether a saying has faded further."""
        before, ages = self.shares, dict[Seat, tuple[Saying, float]]()
        self._over = board.contract is not None or board.stage == "play"
        for seat, saying in board.sayings.items():
            kept, age = self._ages.get(seat, (None, 0.0))
            ages[seat] = saying, age + dt if self._over and kept is saying else 0.0
        self._ages = ages
        return self.shares != before

    @property
    def shares(self) -> tuple[tuple[Seat, float], ...]:
        """How much of each saying is left, from 1 to 0."""
        return tuple((seat, _share(age)) for seat, (_, age) in self._ages.items())

    @property
    def passing(self) -> bool:
        """Whether a saying will fade."""
        return self._over and any(share > 0 for _, share in self.shares)


def _share(age: float) -> float:
    left = 1 - (age - SAID_S) / FADES_S
    return min(1.0, max(0.0, round(left * STEPS) / STEPS))
