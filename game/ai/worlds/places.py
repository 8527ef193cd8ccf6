"""The possible places of unseen cards, as bit masks by card."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine.cards import Card
from ...engine.rules import Seat

#: Seats are places 0 to 5; then an écart, a talon still on the table, and two that are parts of others: the tarots of
#: an écart, and the cards of a hand that were given to it in exchange.
ECART, TALON, ECART_TAROTS, GIVEN = 6, 7, 8, 9
PLACES = 10

#: By card the mask of its possible places.
May = dict[Card, int]


class Impossible(ValueError):
    """No deal fits what was observed."""


def bit(place: int) -> int:
    """The mask of one place."""
    return 1 << place


def seats_of(seats: Iterable[Seat]) -> int:
    """The mask of the hands of ``seats``."""
    return sum(1 << seat for seat in seats)


def only(may: May, cards: Iterable[Card], places: int) -> None:
    """Restrict ``cards`` to ``places``; cards not in ``may`` have known places already."""
    for card in cards:
        if card in may:
            may[card] &= places


def without(may: May, place: int, cards: Iterable[Card]) -> None:
    """Exclude ``cards`` from ``place``."""
    only(may, cards, ~(1 << place))


def settled(may: May, room: list[int], unsure: int = 0) -> dict[Card, int]:
    """Remove the cards with only one place from ``may`` and ``room``, repeatedly; returns their places.

    Cards whose only place is in ``unsure`` stay. Raises Impossible if a card has no place.
    """
    known: dict[Card, int] = {}
    while True:
        full = sum(1 << place for place, left in enumerate(room) if left == 0)
        before = len(known)
        for card in sorted(may):
            mask = may[card] = may[card] & ~full
            if mask & (mask - 1) == 0 and not mask & unsure:
                if mask == 0:
                    raise Impossible(f"{card} can lie nowhere")
                known[card] = mask.bit_length() - 1
                room[known[card]] -= 1
                del may[card]
        if len(known) == before:
            return known
