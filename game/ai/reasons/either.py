"""Why a card is played, led or not."""

from __future__ import annotations

from ...engine.cards import FOOL, PAGAT, SUIT, TAROT, TAROTS, Card
from ...engine.payment import PRIZE_AT_LAST
from ..claim import unseen
from .reason import Reason
from .sight import Sight, above, is_ours

FEW, EARLY = 3, 6  # cards left in hand
#: What becomes of a Fool in the last trick, where that does its owner no harm.
HARMLESS = frozenset(("kept",))


def fool_in_time(sight: Sight, card: Card) -> Reason | None:
    """The Fool goes while it can: the last trick would take it."""
    rules = sight.seen.rules
    if card != FOOL or len(sight.hand) > FEW or rules.fool_last in HARMLESS or sight.seen.slam:
        return None
    return Reason("fool_in_time", (FOOL,), (), len(sight.hand))


def keep_fool(sight: Sight, card: Card) -> Reason | None:
    """The Fool stays in hand while there are cards that count to be saved by it, and a worthless one may go."""
    if sight.led is None or FOOL not in sight.legal or card == FOOL or sight.worth[card] > 0 or len(sight.hand) < EARLY:
        return None
    dear = [other for other in sorted(sight.hand - TAROTS - {FOOL}) if sight.worth[other] >= 1]
    at_risk = [other for other in dear if above(sight, other, sight.others)]
    return Reason("keep_fool", tuple(at_risk)) if at_risk else None


def makes_void(sight: Sight, card: Card) -> Reason | None:
    """The last card of a suit goes while there are tarots to trump it with later."""
    if card.suit == TAROT or card == FOOL or len(sight.hand & SUIT[card.suit]) != 1 or not sight.tarots:
        return None
    return Reason("makes_void", (card,)) if len(sight.legal) > 1 and unseen(sight.seen) & SUIT[card.suit] else None


def keeps_guard(sight: Sight, card: Card) -> Reason | None:
    """Another suit's card goes, so that a Queen or the like, which one card beats, keeps the small one beside it."""
    for court in sorted(sight.hand - TAROTS - {FOOL}):
        suit = sight.hand & SUIT[court.suit]
        if court.suit == card.suit or len(suit) != 2 or sight.worth[court] < 1 or not suit & sight.legal - {court}:
            continue
        small = min(suit, key=sight.strength.__getitem__)
        if small != court and len(above(sight, court, sight.others)) == 1:
            return Reason("keeps_guard", (court, small))
    return None


def sheds_long(sight: Sight, card: Card) -> Reason | None:
    """Where neither suit nor tarots are asked of the hand, a worthless card of its longest suit goes."""
    if sight.led is None or card.suit in (sight.led, TAROT) or card == FOOL or sight.worth[card] >= 1:
        return None
    lengths = {suit: len(sight.hand & SUIT[suit]) for suit in "SHDC"}
    shorter = [length for suit, length in lengths.items() if 0 < length < lengths[card.suit]]
    return Reason("sheds_long", (card,)) if shorter and lengths[card.suit] == max(lengths.values()) else None


def pagat_for_last(sight: Sight, card: Card) -> Reason | None:
    """The 1 is kept for the prize of the last trick, where no other tarot is left against it."""
    if PAGAT not in sight.hand or card == PAGAT or sight.seen.rules.payment not in PRIZE_AT_LAST:
        return None
    if len(sight.hand) > FEW or unseen(sight.seen) & TAROTS or PAGAT not in sight.legal:
        return None
    return Reason("pagat_for_last", (PAGAT,))


def holds_back_points(sight: Sight, card: Card) -> Reason | None:
    """A card that counts nothing goes, so that one that counts is not put at risk."""
    dear = [other for other in sorted(sight.legal - TAROTS - {FOOL, card})
            if other.suit == card.suit and sight.worth[other] >= 1 and above(sight, other, sight.not_ours)]
    if card in TAROTS or card == FOOL or sight.worth[card] > 0 or not dear or is_ours(sight):
        return None
    return Reason("holds_back_points", (max(dear, key=sight.strength.__getitem__),))


EITHER = (fool_in_time, pagat_for_last, keeps_guard, makes_void, holds_back_points, sheds_long, keep_fool)
