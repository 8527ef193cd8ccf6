"""What reasons look at: what one seat knows for certain, put at hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ...engine.actions import Action, Play
from ...engine.cards import FOOL, SUIT, TAROT, TAROTS, Card, Cards
from ...engine.observation import Observation
from ...engine.play import best_card, led_suit
from ...engine.rules import Seat
from ..deduction import deduce
from ..places import GIVEN, bit, seats_of


@dataclass(frozen=True, slots=True)
class Sight:
    """``seen``, and what follows from it.

    ``worth`` are card points by card above the least card; ``legal`` the cards that may be played; ``could`` the places
    where each card out of sight may lie, as masks; ``friends`` and ``foes`` the other seats whose side is known;
    ``later`` those who play after this seat in the trick; ``holder`` who has the trick as it lies, with ``top``.
    """

    seen: Observation
    strength: tuple[int, ...]
    worth: tuple[float, ...]
    legal: Cards
    could: Mapping[Card, int]
    friends: frozenset[Seat]
    foes: frozenset[Seat]
    later: tuple[Seat, ...]
    led: str | None
    holder: Seat | None
    top: Card | None

    @property
    def hand(self) -> Cards:
        """The own cards."""
        return self.seen.hand

    @property
    def tarots(self) -> Cards:
        """The own tarots."""
        return self.seen.hand & TAROTS

    @property
    def others(self) -> frozenset[Seat]:
        """Every other seat that plays."""
        return frozenset(self.seen.order) - {self.seen.seat}

    @property
    def not_ours(self) -> frozenset[Seat]:
        """The other seats that are not known for friends."""
        return self.others - self.friends


def sight_of(seen: Observation) -> Sight:
    """What ``seen`` tells."""
    family, trick, mine = seen.rules.family, seen.trick, seen.sides[seen.seat]
    values, least = family.values, min(family.values[card] for card in seen.rules.deck)
    others = [seat for seat in seen.order if seat != seen.seat and seen.sides[seat] is not None and mine is not None]
    friends = frozenset(seat for seat in others if seen.sides[seat] == mine)
    at, count = seen.order.index(seen.seat), len(seen.order)
    led, holder, top = led_suit(trick.cards), None, None
    if led is not None:
        place = best_card(seen.rules, trick.cards)
        holder = seen.order[(seen.order.index(trick.leader) + place) % count]
        top = trick.cards[place]
    later = tuple(seen.order[(at + n) % count] for n in range(1, count - len(trick.cards)))
    return Sight(seen, seen.rules.strength, tuple((value - least) / family.unit for value in values),
                 frozenset(action.card for action in seen.actions if isinstance(action, Play)), _could(seen), friends,
                 frozenset(others) - friends, later, led, holder, top)


def _could(seen: Observation) -> dict[Card, int]:
    """Where every card out of sight may lie."""
    knowledge = deduce(seen)
    could = {card: bit(place) for card, place in knowledge.known.items() if place != seen.seat}
    for n, card in enumerate(knowledge.hidden):
        mask = 0
        for case in knowledge.cases:
            mask |= case.allowed[n]
        if mask & bit(GIVEN) and seen.ecart_by is not None:
            mask |= bit(seen.ecart_by)
        could[card] = mask
    return could


# -- questions --------------------------------------------------------------------------------------------------------


def may_have(sight: Sight, seats: Collection[Seat], cards: Collection[Card]) -> bool:
    """Whether one of ``seats`` may hold one of ``cards``."""
    mask = seats_of(seats)
    return any(sight.could.get(card, 0) & mask for card in cards)


def tarots_of(sight: Sight, seats: Collection[Seat]) -> list[Card]:
    """The tarots that ``seats`` may hold."""
    mask = seats_of(seats)
    return [card for card in sorted(TAROTS) if sight.could.get(card, 0) & mask]


def above(sight: Sight, card: Card, seats: Collection[Seat]) -> list[Card]:
    """What ``seats`` may hold that is stronger than ``card`` in its own suit."""
    mask, strength = seats_of(seats), sight.strength
    return [other for other in sorted(SUIT[card.suit])
            if sight.could.get(other, 0) & mask and strength[other] > strength[card]]


def safe(sight: Sight, card: Card, seats: Collection[Seat]) -> bool:
    """Whether nobody of ``seats`` can beat ``card``, which leads the trick."""
    return card != FOOL and not above(sight, card, seats) \
        and (card.suit == TAROT or not tarots_of(sight, seats))


def wins(sight: Sight, card: Card) -> bool:
    """Whether ``card`` would have the trick as it lies."""
    return card != FOOL and best_card(sight.seen.rules, (*sight.seen.trick.cards, card)) == len(sight.seen.trick.cards)


def is_ours(sight: Sight) -> bool:
    """Whether a friend has the trick, and nobody to come who is not one can take it."""
    if sight.holder not in sight.friends or sight.top is None:
        return False
    return safe(sight, sight.top, [seat for seat in sight.later if seat not in sight.friends])


def is_theirs(sight: Sight) -> bool:
    """Whether an opponent has the trick, and no friend, known or possible, is still to come who could take it."""
    if sight.holder not in sight.foes or sight.top is None:
        return False
    return safe(sight, sight.top, [seat for seat in sight.later if seat not in sight.foes])


def stays(sight: Sight, card: Card) -> bool:
    """Whether ``card`` takes the trick and nobody to come who is not a friend can beat it."""
    return wins(sight, card) and safe(sight, card, [seat for seat in sight.later if seat not in sight.friends])


def stake(sight: Sight) -> float:
    """Card points that lie in the trick."""
    return sum(sight.worth[card] for card in sight.seen.trick.cards if card != FOOL)


def cheapest(sight: Sight, cards: Collection[Card]) -> float:
    """The card points of the least of ``cards``."""
    return min((sight.worth[card] for card in cards), default=0.0)


def voids(sight: Sight, seat: Seat) -> frozenset[str]:
    """The plain suits that ``seat`` cannot have."""
    return frozenset(suit for suit in "SHDC" if not may_have(sight, (seat,), SUIT[suit]))


def card_of(action: Action) -> Card | None:
    """The card that ``action`` is about."""
    return getattr(action, "card", None)
