"""Reasons for a card that hold whether it is led or played to a trick."""

from __future__ import annotations

from ....engine.cards import FOOL, PAGAT, SUIT, TAROT, TAROTS, Card
from ....engine.payment import PRIZE_AT_LAST
from ...reading import Reading
from .reason import Reason, is_ours

FEW, EARLY = 3, 6  # cards left in hand


def fool_in_time(reading: Reading, card: Card) -> Reason | None:
    """The Fool is played in time: in the last trick it cannot win and may be lost."""
    if card != FOOL or len(reading.hand) > FEW or reading.fool_is_safe or reading.fool_can_win:
        return None
    return Reason("fool_in_time", (FOOL,), (), len(reading.hand))


def keep_fool(reading: Reading, card: Card) -> Reason | None:
    """The Fool is kept to save a counting card later, because a worthless card can be played."""
    if reading.led is None or FOOL not in reading.playable or len(reading.hand) < EARLY:
        return None
    if card == FOOL or reading.points[card] > 0:
        return None
    dear = [other for other in sorted(reading.hand - TAROTS - {FOOL}) if reading.points[other] >= 1]
    at_risk = [other for other in dear if reading.stronger(other, reading.others)]
    return Reason("keep_fool", tuple(at_risk)) if at_risk else None


def makes_void(reading: Reading, card: Card) -> Reason | None:
    """The seat plays its last card of a suit, which it can trump with its tarots later."""
    if card.suit == TAROT or card == FOOL or len(reading.hand & SUIT[card.suit]) != 1 or not reading.tarots:
        return None
    return Reason("makes_void", (card,)) if len(reading.playable) > 1 and reading.unseen & SUIT[card.suit] else None


def keeps_guard(reading: Reading, card: Card) -> Reason | None:
    """A card of another suit is played, so that a card that only one beats, such as a Queen, keeps its small guard."""
    for court in sorted(reading.hand - TAROTS - {FOOL}):
        suit = reading.hand & SUIT[court.suit]
        if court.suit == card.suit or len(suit) != 2 or reading.points[court] < 1 \
                or not suit & reading.playable - {court}:
            continue
        small = min(suit, key=reading.strength.__getitem__)
        if small != court and len(reading.stronger(court, reading.others)) == 1:
            return Reason("keeps_guard", (court, small))
    return None


def sheds_long(reading: Reading, card: Card) -> Reason | None:
    """The seat has neither the suit led nor tarots to play: it plays a worthless card of its longest suit."""
    if reading.led is None or card.suit in (reading.led, TAROT) or card == FOOL or reading.points[card] >= 1:
        return None
    lengths = {suit: len(reading.hand & SUIT[suit]) for suit in "SHDC"}
    shorter = [length for suit, length in lengths.items() if 0 < length < lengths[card.suit]]
    return Reason("sheds_long", (card,)) if shorter and lengths[card.suit] == max(lengths.values()) else None


def pagat_for_last(reading: Reading, card: Card) -> Reason | None:
    """The 1 is kept for the prize of the last trick, if no other tarot is left against it."""
    if PAGAT not in reading.hand or card == PAGAT or reading.seen.rules.payment not in PRIZE_AT_LAST:
        return None
    if len(reading.hand) > FEW or reading.unseen & TAROTS or PAGAT not in reading.playable \
            or reading.pagat_fate != "safe":
        return None
    return Reason("pagat_for_last", (PAGAT,))


def holds_back_points(reading: Reading, card: Card) -> Reason | None:
    """A card without points is played, so that none with points is put at risk."""
    dear = [other for other in sorted(reading.playable - TAROTS - {FOOL, card})
            if other.suit == card.suit and reading.points[other] >= 1
            and reading.stronger(other, reading.possible_foes)]
    if card in TAROTS or card == FOOL or reading.points[card] > 0 or not dear or is_ours(reading):
        return None
    return Reason("holds_back_points", (max(dear, key=reading.strength.__getitem__),))


EITHER = (fool_in_time, pagat_for_last, keeps_guard, makes_void, holds_back_points, sheds_long, keep_fool)
