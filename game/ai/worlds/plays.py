"""What was played, card by card."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.cards import Card
from ...engine.observation import Observation
from ...engine.rules import Seat


def plays(seen: Observation) -> Iterator[tuple[Seat, Card, tuple[Card, ...]]]:
    """Every card played, in order: by whom, and onto which cards."""
    for trick in (*seen.tricks, seen.trick):
        first = seen.order.index(trick.leader) if trick.cards else 0
        for n, card in enumerate(trick.cards):
            yield seen.order[(first + n) % len(seen.order)], card, trick.cards[:n]
