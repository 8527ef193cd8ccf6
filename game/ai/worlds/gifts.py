"""Public knowledge about the cards that a soloist received and gave back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...engine.cards import Card, Cards
from ...engine.observation import Observation
from ...engine.rules import Exchange, Seat


def handed_back(seen: Observation) -> tuple[Exchange, ...]:
    """The exchanges in which the soloist has already given a card."""
    owed = seen.sizes[seen.taking.taker] - seen.rules.row.hand if seen.phase == "giving" else 0
    return seen.exchanges[:len(seen.exchanges) - owed]


def unseen_gifts(seen: Observation) -> Counter[Seat]:
    """By seat, how many cards it was given by the soloist that the seat of ``seen`` does not know."""
    return Counter(x.holder for x in handed_back(seen) if x.given is None)


def received(seen: Observation) -> Cards:
    """The cards that the soloist asked for and got."""
    return frozenset(x.asked for x in seen.exchanges)


def kept_or_returned(seen: Observation) -> Cards:
    """The received cards that this seat has not seen given back."""
    return received(seen) - {x.given for x in seen.exchanges}


def played_by(seen: Observation, seat: Seat) -> Cards:
    """The cards ``seat`` has played."""
    return frozenset(card for by, card, _ in seen.plays() if by == seat)


def returned_to(seen: Observation, holder: Seat, known: Mapping[Card, int]) -> Cards:
    """The received cards that were given to ``holder`` unseen: played by it, or ``known`` to be in its hand."""
    if holder == seen.taking.taker or not seen.exchanges:
        return frozenset()
    got = kept_or_returned(seen)
    return got & played_by(seen, holder) | {card for card in got if known.get(card) == holder}


def cards_held(seen: Observation, holder: Seat, known: Mapping[Card, int]) -> int:
    """The number of cards that ``holder`` has or has played, without received cards that were given to it unseen."""
    return seen.sizes[holder] + len(played_by(seen, holder)) - len(returned_to(seen, holder, known))
