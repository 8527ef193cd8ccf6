"""What makes a player stare: plays that nobody at the table would understand."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.actions import Action, Play
from ..engine.cards import FOOL, TAROTS, Card
from ..engine.observation import Observation
from ..engine.play import best_card
from ..engine.rules import Seat
from .claim import unseen

MUCH = 2  # card points


def absurdity(seen: Observation, action: Action) -> str | None:
    """The kind of absurdity that ``action`` is in the place of ``seen``'s seat, None for none.

    Told from what the seat knows for certain, and only of the last to play to a trick and of the last card but one:
    few are found, and hardly one of those could be defended.
    """
    if not isinstance(action, Play):
        return None
    return next((kind for kind, is_one in KINDS.items() if is_one(seen, action.card)), None)


def _fool_lost(seen: Observation, card: Card) -> bool:
    """The Fool is kept for the last trick, where it changes hands and wins nothing."""
    rules = seen.rules
    harmless = rules.fool_last == "kept" or rules.fool_wins == "led" or seen.slam
    return not harmless and len(seen.hand) == 2 and FOOL in seen.hand and card != FOOL and Play(FOOL) in seen.actions


def _given_away(seen: Observation, card: Card) -> bool:
    """A card that counts goes to an opponent who has the trick, where one that counts less would do."""
    if not _is_last(seen) or not _holds(seen, seen.sides[_holder(seen)], opponent=True) or _wins(seen, card):
        return False
    worth, family = seen.rules.family.values, seen.rules.family
    others = [worth[other] for other in _others(seen, card) if other != FOOL]
    return card != FOOL and bool(others) and worth[card] - min(others) >= MUCH * family.unit


def _best_wasted(seen: Observation, card: Card) -> bool:
    """The best tarot wins where a lesser one would have, while others hold tarots between the two."""
    if card != _best(seen) or not _is_last(seen):
        return False
    strength = seen.rules.strength
    cheaper = [strength[other] for other in _others(seen, card) if other in TAROTS and _wins(seen, other)]
    return any(strength[other] > min(cheaper) for other in unseen(seen) & TAROTS) if cheaper else False


def _best_on_partner(seen: Observation, card: Card) -> bool:
    """The best tarot is laid on a trick that is the partner's already."""
    if card != _best(seen) or not _is_last(seen):
        return False
    return _holds(seen, seen.sides[_holder(seen)], opponent=False) and any(c != FOOL for c in _others(seen, card))


#: By kind: what tells it.
KINDS: dict[str, Callable[[Observation, Card], bool]] = {
    "fool-lost": _fool_lost, "given-away": _given_away, "best-wasted": _best_wasted,
    "best-on-partner": _best_on_partner,
}


def _is_last(seen: Observation) -> bool:
    return len(seen.trick.cards) == len(seen.order) - 1


def _holder(seen: Observation) -> Seat:
    """Who has the trick as it lies."""
    order = seen.order
    return order[(order.index(seen.trick.leader) + best_card(seen.rules, seen.trick.cards)) % len(order)]


def _holds(seen: Observation, side: int | None, opponent: bool) -> bool:
    """Whether ``side`` is known to be the seat's own, or with ``opponent`` the other."""
    return side is not None and (side != seen.sides[seen.seat]) == opponent and seen.sides[seen.seat] is not None


def _wins(seen: Observation, card: Card) -> bool:
    return best_card(seen.rules, (*seen.trick.cards, card)) == len(seen.trick.cards)


def _others(seen: Observation, card: Card) -> list[Card]:
    """What else could have been played."""
    return [action.card for action in seen.actions if isinstance(action, Play) and action.card != card]


def _best(seen: Observation) -> Card:
    return max(TAROTS, key=seen.rules.strength.__getitem__)
