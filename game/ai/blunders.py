"""Mistakes that every teacher names at once: told from what the seat knew, and only where few would object."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.actions import Action, Discard, Play
from ..engine.cards import FOOL, PAGAT, TAROTS, Card
from ..engine.observation import Observation
from ..engine.rules import Seat
from .absurd import best_on_partner, best_wasted
from .claim import unseen
from .counting_aid import lacked
from .tricks import (
    cheaper,
    holder,
    is_foe,
    is_friend,
    is_last,
    much,
    others,
    surely_ours,
    surely_theirs,
    to_come,
    wins,
    worth,
)

#: With so few cards in hand the end of the deal may ask for anything.
END = 3
#: So many tarots of others between two own ones make the higher a waste where the lower does.
BETWEEN = 5
#: With more tarots than this one may hope to keep the 1 to the last, or to win the last trick.
FEW = 4


def blunder(seen: Observation, action: Action) -> str | None:
    """The kind of mistake that ``action`` is in the place of ``seen``'s seat, None for none.

    A move that was forced is none, nor is one that has a reason as good as another's.
    """
    kinds = PLAYS if isinstance(action, Play) else DISCARDS if isinstance(action, Discard) else {}
    if not isinstance(action, Play | Discard) or action not in seen.actions:
        return None
    if sum(isinstance(other, type(action)) for other in seen.actions) < 2:
        return None
    return next((kind for kind, is_one in kinds.items() if is_one(seen, action.card)), None)


# -- the Fool ---------------------------------------------------------------------------------------------------------


def fool_kept(seen: Observation, card: Card) -> bool:
    """The Fool stays behind for the last trick, which takes it, and there is no more way out."""
    if seen.rules.fool_last == "kept" or len(seen.hand) != 2 or card == FOOL or Play(FOOL) not in seen.actions:
        return False
    every_trick = all(trick.winner is not None and is_friend(seen, trick.winner) for trick in seen.tricks)
    return not (seen.slam or (every_trick and seen.rules.fool_wins == "led"))


# -- points -----------------------------------------------------------------------------------------------------------


def points_given(seen: Observation, card: Card) -> bool:
    """A card that counts goes into a trick that an opponent is sure to win, where one that counts less would do."""
    return bool(seen.trick.cards) and not wins(seen, card) and cheaper(seen, card) and surely_theirs(seen, card)


def court_into_void(seen: Observation, card: Card) -> bool:
    """A court card is led though an opponent has shown that the suit is out, and may well trump it."""
    if seen.trick.cards or card.suit not in "SHDC" or not cheaper(seen, card):
        return False
    trumping = [seat for seat in to_come(seen) if _likely_trumps(seen, seat, card)]
    return bool(trumping) and all(is_foe(seen, seat) for seat in trumping)


def _likely_trumps(seen: Observation, seat: Seat, card: Card) -> bool:
    """Whether ``seat`` has shown that it has no card of the suit, and as a rule would have a tarot by the count."""
    gone, out = lacked(seen)[seat], unseen(seen)
    has_suit = any(other.suit == card.suit and other not in gone for other in out)
    tarots = len((out & TAROTS) - gone)
    shown = any(other.suit == card.suit and other in gone for other in seen.rules.deck)
    return shown and not has_suit and tarots * seen.sizes[seat] >= len(out)


def points_at_stake(seen: Observation, card: Card) -> bool:
    """A card that counts goes into an écart that the last trick wins, out of a hand of few tarots."""
    if seen.rules.ecart_to != "last-trick" or len(seen.hand & TAROTS) > FEW:
        return False
    rest = [worth(seen, action.card) for action in seen.actions if isinstance(action, Discard) and action.card != card]
    return bool(rest) and worth(seen, card) - min(rest) >= much(seen)


# -- tarots -----------------------------------------------------------------------------------------------------------


def partner_overtaken(seen: Observation, card: Card) -> bool:
    """The partner has the trick for certain, and a tarot takes it over where a much lower one would have left it."""
    has = holder(seen)
    if has is None or not is_friend(seen, has) or len(seen.hand) <= END or card not in TAROTS or not wins(seen, card):
        return False
    under = [other for other in others(seen, card) if other in TAROTS and not wins(seen, other)]
    return any(surely_ours(seen, other) and _between(seen, other, card) >= BETWEEN for other in under)


def tarot_wasted(seen: Observation, card: Card) -> bool:
    """The last to play wins with a high tarot where a much lower one would have won."""
    if not is_last(seen) or card not in TAROTS or not wins(seen, card) or len(seen.hand) <= END:
        return False
    lesser = [other for other in others(seen, card) if other in TAROTS and wins(seen, other)]
    return any(_between(seen, other, card) >= BETWEEN for other in lesser)


def _between(seen: Observation, low: Card, high: Card) -> int:
    """How many tarots that others may hold are stronger than ``low`` and weaker than ``high``."""
    strength = seen.rules.strength
    return sum(strength[low] < strength[other] < strength[high] for other in unseen(seen) & TAROTS)


# -- the 1 of tarots --------------------------------------------------------------------------------------------------


def pagat_led(seen: Observation, card: Card) -> bool:
    """The 1 is led while others hold tarots, and nearly all of them beat it."""
    other_leads = [other for other in others(seen, card) if other != FOOL]
    return (card == PAGAT and not seen.trick.cards and bool(other_leads) and len(seen.hand) > END
            and _hunters(seen) > 0)


def pagat_bared(seen: Observation, card: Card) -> bool:
    """The only tarot beside the 1 is led, so that the next tarot led takes the 1, though other suits could be led."""
    suits = [other for other in others(seen, card) if other.suit not in "TF"]
    alone = seen.hand & TAROTS == {PAGAT, card} and card != PAGAT
    return alone and not seen.trick.cards and bool(suits) and len(seen.hand) > END \
        and _hunters(seen) >= len(seen.order)


def pagat_unsaved(seen: Observation, card: Card) -> bool:
    """The 1 could have gone home in a trick sure to be the own side's; it stays in a hand with few tarots."""
    if card == PAGAT or Play(PAGAT) not in seen.actions or not seen.trick.cards or len(seen.hand) <= END:
        return False
    few = len(seen.hand & TAROTS) <= FEW and _hunters(seen) >= 2 * len(seen.hand & TAROTS)
    return few and surely_ours(seen, PAGAT)


def _hunters(seen: Observation) -> int:
    """How many tarots may lie in hands that are no friends'; none where every other seat has shown that it has none."""
    gone = lacked(seen)
    may = [seat for seat in seen.order if not is_friend(seen, seat) and seen.sizes[seat]]
    return sum(any(tarot not in gone[seat] for seat in may) for tarot in unseen(seen) & TAROTS)


#: By kind: what tells it. The first that fits is named.
PLAYS: dict[str, Callable[[Observation, Card], bool]] = {
    "fool-kept": fool_kept,
    "pagat-led": pagat_led,
    "pagat-bared": pagat_bared,
    "pagat-unsaved": pagat_unsaved,
    "points-given": points_given,
    "best-on-partner": best_on_partner,
    "partner-overtaken": partner_overtaken,
    "best-wasted": best_wasted,
    "tarot-wasted": tarot_wasted,
    "court-into-void": court_into_void,
}
DISCARDS: dict[str, Callable[[Observation, Card], bool]] = {"points-at-stake": points_at_stake}
KINDS = (*PLAYS, *DISCARDS)
