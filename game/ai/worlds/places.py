"""The possible places of unseen cards as bit masks, and the cards received and given back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ...engine.cards import Card, Cards
from ...engine.observation import Observation
from ...engine.rules import Exchange, Seat

#: Seats are places 0 to 5; then an écart, a talon still on the table, and two that are parts of others: the tarots of
#: an écart, and the cards of a hand that were given to it in exchange.
ECART, TALON, ECART_TAROTS, GIVEN = 6, 7, 8, 9
PLACES = 10

#: By card the mask of its possible places.
May = dict[Card, int]


class Impossible(ValueError):
    """No deal fits the observation."""


def bit(place: int) -> int:
    return 1 << place


def seats_of(seats: Iterable[Seat]) -> int:
    """The mask of the hands of ``seats``."""
    return sum(1 << seat for seat in seats)


def only(may: May, cards: Iterable[Card], places: int) -> None:
    """Restrict ``cards`` to ``places``; the places of cards that are not in ``may`` are already known."""
    for card in cards:
        if card in may:
            may[card] &= places


def without(may: May, place: int, cards: Iterable[Card]) -> None:
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


# -- cards that a soloist received and gave back ----------------------------------------------------------------------


def handed_back(seen: Observation) -> tuple[Exchange, ...]:
    """The exchanges in which the soloist has already given a card."""
    owed = seen.sizes[seen.taking.taker] - seen.rules.row.hand if seen.phase == "giving" else 0
    return seen.exchanges[:len(seen.exchanges) - owed]


def unseen_gifts(seen: Observation) -> Counter[Seat]:
    """By seat, the number of cards given by the soloist that the seat of ``seen`` does not know."""
    return Counter(x.holder for x in handed_back(seen) if x.given is None)


def received(seen: Observation) -> Cards:
    """The cards that the soloist asked for and got."""
    return frozenset(x.asked for x in seen.exchanges)


def kept_or_returned(seen: Observation) -> Cards:
    """The received cards that this seat has not seen given back."""
    return received(seen) - {x.given for x in seen.exchanges}


def played_by(seen: Observation, seat: Seat) -> Cards:
    return frozenset(card for by, card, _ in seen.plays() if by == seat)


def with_played(seen: Observation, hands: Sequence[Cards]) -> list[Cards]:
    """The ``hands`` with the cards that each seat has played."""
    whole = list(map(set, hands))
    for seat, card, _ in seen.plays():
        whole[seat].add(card)
    return list(map(frozenset, whole))


def returned_to(seen: Observation, holder: Seat, known: Mapping[Card, int]) -> Cards:
    """The received cards that were given to ``holder`` unseen: played by it, or ``known`` to be in its hand."""
    if holder == seen.taking.taker or not seen.exchanges:
        return frozenset()
    got = kept_or_returned(seen)
    return got & played_by(seen, holder) | {card for card in got if known.get(card) == holder}


def cards_held(seen: Observation, holder: Seat, known: Mapping[Card, int]) -> int:
    """The number of cards that ``holder`` has or has played, without received cards that were given to it unseen."""
    return seen.sizes[holder] + len(played_by(seen, holder)) - len(returned_to(seen, holder, known))
