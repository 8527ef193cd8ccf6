"""What a seat can tell of the trick it is to play to: who has it, who is sure to get it."""

from __future__ import annotations

from ..engine.actions import Play
from ..engine.cards import FOOL, TAROTS, Card
from ..engine.observation import Observation
from ..engine.play import best_card, led_suit
from ..engine.rules import Seat
from .claim import unseen


def is_last(seen: Observation) -> bool:
    """Whether nobody plays after the seat of ``seen``."""
    return len(seen.trick.cards) == len(seen.order) - 1


def to_come(seen: Observation) -> tuple[Seat, ...]:
    """The seats that play to the trick after the seat of ``seen``, in their order."""
    at, left = seen.order.index(seen.seat), len(seen.order) - 1 - len(seen.trick.cards)
    return tuple(seen.order[(at + n) % len(seen.order)] for n in range(1, left + 1))


def holder(seen: Observation) -> Seat | None:
    """Who has the trick as it lies; None while nothing or only the Fool lies there."""
    if led_suit(seen.trick.cards) is None:
        return None
    order = seen.order
    return order[(order.index(seen.trick.leader) + best_card(seen.rules, seen.trick.cards)) % len(order)]


def is_friend(seen: Observation, seat: Seat) -> bool:
    """Whether ``seat`` is known to be of the own side, or the seat itself."""
    own = seen.sides[seen.seat]
    return seat == seen.seat or (own is not None and seen.sides[seat] == own)


def is_foe(seen: Observation, seat: Seat) -> bool:
    """Whether ``seat`` is known to be of another side."""
    return None not in (seen.sides[seen.seat], seen.sides[seat]) and seen.sides[seat] != seen.sides[seen.seat]


def wins(seen: Observation, card: Card) -> bool:
    """Whether ``card`` would have the trick for now."""
    return best_card(seen.rules, (*seen.trick.cards, card)) == len(seen.trick.cards)


def others(seen: Observation, card: Card) -> list[Card]:
    """What else could be played."""
    return [action.card for action in seen.actions if isinstance(action, Play) and action.card != card]


def best_tarot(seen: Observation) -> Card:
    """The tarot that beats every other by the rules of ``seen``."""
    return max(TAROTS, key=seen.rules.strength.__getitem__)


def may_get(seen: Observation, card: Card) -> frozenset[Seat]:
    """The seats that may win the trick once ``card`` lies in it, told from what is certain."""
    cards = (*seen.trick.cards, card)
    if led_suit(cards) is None:
        return frozenset(to_come(seen))
    top = cards[best_card(seen.rules, cards)]
    first = seen.order.index(seen.trick.leader)
    now = seen.order[(first + cards.index(top)) % len(seen.order)]
    return frozenset((now,)) if _unbeatable(seen, top) else frozenset((now, *to_come(seen)))


def _unbeatable(seen: Observation, top: Card) -> bool:
    """Whether no card that others may hold beats ``top``, which has the trick."""
    strength, out = seen.rules.strength, unseen(seen)
    rivals = [card for card in out & TAROTS if top not in TAROTS or strength[card] > strength[top]]
    if top not in TAROTS:
        rivals += [card for card in out if card.suit == top.suit and strength[card] > strength[top]]
    return not rivals


def surely_ours(seen: Observation, card: Card) -> bool:
    """Whether the own side wins the trick for certain if ``card`` is played."""
    return all(is_friend(seen, seat) for seat in may_get(seen, card))


def surely_theirs(seen: Observation, card: Card) -> bool:
    """Whether an opponent wins the trick for certain if ``card`` is played."""
    return all(is_foe(seen, seat) for seat in may_get(seen, card))


def worth(seen: Observation, card: Card) -> int:
    """What ``card`` counts, in the pack's units."""
    return seen.rules.family.values[card]


def much(seen: Observation) -> int:
    """Units that nobody gives away lightly: two card points."""
    return 2 * seen.rules.family.unit


def cheaper(seen: Observation, card: Card) -> bool:
    """Whether a card other than the Fool that counts much less than ``card`` could be played instead."""
    rest = [worth(seen, other) for other in others(seen, card) if other != FOOL]
    return card != FOOL and bool(rest) and worth(seen, card) - min(rest) >= much(seen)
