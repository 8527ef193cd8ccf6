"""The light that runs once over the gilt of a card: when it starts, and that it ends. No pygame."""

from __future__ import annotations

from dataclasses import dataclass

GLINT_S, HOLD_S = 1.2, 0.35
"""Seconds in which the light crosses a card, and seconds for which the card is at rest before."""


@dataclass(slots=True)
class Glint:
    """A light that waits while a card moves, crosses it once and is gone."""

    _elapsed: float | None = 0.0  # since the card came to rest; None once the light has gone

    @property
    def due(self) -> bool:
        """Whether the light has still to cross the card, or to end."""
        return self._elapsed is not None

    @property
    def share(self) -> float:
        """How far the light has come: from 0 before it starts to 1 when it has gone."""
        return 1.0 if self._elapsed is None else max(0.0, min(1.0, (self._elapsed - HOLD_S) / GLINT_S))

    def wait(self) -> None:
        """The card moves: the light comes when it is at rest again."""
        self._elapsed = 0.0

    def end(self) -> None:
        """No light, or no more of it."""
        self._elapsed = None

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass with the card at rest; whether anything is to be drawn again."""
        if self._elapsed is None:
            return False
        self._elapsed += dt
        shown = self._elapsed > HOLD_S
        if self.share >= 1:
            self._elapsed = None
        return shown
