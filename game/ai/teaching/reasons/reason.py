"""What a reason is."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.cards import Card
from ....engine.rules import Seat


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason in words by ``key``, with the ``cards``, ``seats`` and ``number`` it speaks of."""

    key: str
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    number: int | None = None
