"""What a reason is, and which there are for an action."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.actions import Action
from ...engine.cards import Card
from ...engine.observation import Observation
from ...engine.rules import Seat


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason in words by ``key``, with the ``cards``, ``seats`` and ``number`` it speaks of."""

    key: str
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    number: int | None = None


def reasons_for(seen: Observation, action: Action) -> tuple[Reason, ...]:
    """What speaks for ``action`` in the place of ``seen``'s seat, the most telling first; nothing if nothing does."""
    return (Reason("only"),) if len(seen.actions) == 1 else ()
