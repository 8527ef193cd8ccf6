"""Mistakes that every teacher names at once: told from what the seat knew, and only where few would object."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.actions import Action, Discard, Play
from ...engine.cards import FOOL, PAGAT, TAROTS, Card
from ...engine.observation import Observation
from ...engine.rules import Seat
from ..reading import Reading
from .absurd import MUCH, best_on_partner, best_wasted, cheaper, fool_lost
from .counting_aid import lacked

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
    reading = Reading(seen)
    return next((kind for kind, holds in kinds.items() if holds(reading, action.card)), None)


# -- points -----------------------------------------------------------------------------------------------------------


def points_given(reading: Reading, card: Card) -> bool:
    """A card that counts goes into a trick that an opponent is sure to win, where one that counts less would do."""
    return bool(reading.seen.trick.cards) and not reading.beats(card) and cheaper(reading, card) \
        and reading.may_win(card) <= reading.foes


def court_into_void(reading: Reading, card: Card) -> bool:
    """A court card is led though an opponent has shown that the suit is out, and may well trump it."""
    if reading.seen.trick.cards or card.suit not in "SHDC" or not cheaper(reading, card):
        return False
    trumping = frozenset(seat for seat in reading.seats_to_play if _likely_trumps(reading, seat, card))
    return bool(trumping) and trumping <= reading.foes


def _likely_trumps(reading: Reading, seat: Seat, card: Card) -> bool:
    """Whether ``seat`` has shown that it has no card of the suit, and as a rule would have a tarot by the count."""
    seen, out = reading.seen, reading.unseen
    gone = lacked(seen)[seat]
    has_suit = any(other.suit == card.suit and other not in gone for other in out)
    tarots = len((out & TAROTS) - gone)
    shown = any(other.suit == card.suit and other in gone for other in seen.rules.deck)
    return shown and not has_suit and tarots * seen.sizes[seat] >= len(out)


def points_at_stake(reading: Reading, card: Card) -> bool:
    """A card that counts goes into an écart that the last trick wins, out of a hand of few tarots."""
    seen, points = reading.seen, reading.points
    if seen.rules.ecart_to != "last-trick" or len(seen.hand & TAROTS) > FEW:
        return False
    rest = [points[action.card] for action in seen.actions if isinstance(action, Discard) and action.card != card]
    return bool(rest) and points[card] - min(rest) >= MUCH


# -- tarots -----------------------------------------------------------------------------------------------------------


def partner_overtaken(reading: Reading, card: Card) -> bool:
    """The partner has the trick for certain, and a tarot takes it over where a much lower one would have left it."""
    if reading.winner_so_far not in reading.allies or len(reading.seen.hand) <= END or card not in TAROTS \
            or not reading.beats(card):
        return False
    under = [other for other in reading.playable & TAROTS - {card} if not reading.beats(other)]
    return any(reading.may_win(other) <= reading.own_side and _between(reading, other, card) >= BETWEEN
               for other in under)


def tarot_wasted(reading: Reading, card: Card) -> bool:
    """The last to play wins with a high tarot where a much lower one would have won."""
    if reading.seats_to_play or card not in TAROTS or not reading.beats(card) or len(reading.seen.hand) <= END:
        return False
    lesser = [other for other in reading.playable & TAROTS - {card} if reading.beats(other)]
    return any(_between(reading, other, card) >= BETWEEN for other in lesser)


def _between(reading: Reading, low: Card, high: Card) -> int:
    """How many tarots that others may hold are stronger than ``low`` and weaker than ``high``."""
    strength = reading.seen.rules.strength
    return sum(strength[low] < strength[other] < strength[high] for other in reading.unseen & TAROTS)


# -- the 1 of tarots --------------------------------------------------------------------------------------------------


def pagat_led(reading: Reading, card: Card) -> bool:
    """The 1 is led while others hold tarots, and nearly all of them beat it."""
    return (card == PAGAT and not reading.seen.trick.cards and bool(reading.playable - {card, FOOL})
            and len(reading.seen.hand) > END and _hunters(reading) > 0)


def pagat_bared(reading: Reading, card: Card) -> bool:
    """The only tarot beside the 1 is led, so that the next tarot led takes the 1, though other suits could be led."""
    seen, suits = reading.seen, reading.playable - TAROTS - {FOOL, card}
    alone = seen.hand & TAROTS == {PAGAT, card} and card != PAGAT
    return alone and not seen.trick.cards and bool(suits) and len(seen.hand) > END \
        and _hunters(reading) >= len(seen.order)


def pagat_unsaved(reading: Reading, card: Card) -> bool:
    """The 1 could have gone home in a trick sure to be the own side's; it stays in a hand with few tarots."""
    hand, tarots = reading.seen.hand, len(reading.seen.hand & TAROTS)
    if card == PAGAT or PAGAT not in reading.playable or not reading.seen.trick.cards or len(hand) <= END:
        return False
    few = tarots <= FEW and _hunters(reading) >= 2 * tarots
    return few and reading.may_win(PAGAT) <= reading.own_side


def _hunters(reading: Reading) -> int:
    """How many tarots may be in hands not known to be allies'; 0 if all those have shown that they have none."""
    gone, sizes = lacked(reading.seen), reading.seen.sizes
    rivals = [seat for seat in reading.others - reading.allies if sizes[seat]]
    return sum(any(tarot not in gone[seat] for seat in rivals) for tarot in reading.unseen & TAROTS)


#: By kind: what tells it. The first that fits is named.
PLAYS: dict[str, Callable[[Reading, Card], bool]] = {
    "fool-kept": fool_lost,
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
DISCARDS: dict[str, Callable[[Reading, Card], bool]] = {"points-at-stake": points_at_stake}
KINDS = (*PLAYS, *DISCARDS)
