"""Reasons for leading a card."""

from __future__ import annotations

from ....engine.cards import FOOL, PAGAT, SUIT, TAROT, TAROTS, Card
from ....engine.rules import Seat
from ...reading import Reading
from .reason import Reason

LONG, STRONG = 4, 5  # cards of a suit, tarots
MUCH = 1.0
#: The sides of contracts that a taker plays.
TAKEN = frozenset(("alone", "called"))


def sure_card(reading: Reading, card: Card) -> Reason | None:
    """No opponent has a tarot or a higher card of the suit: the card is certain to take the trick."""
    foes = reading.possible_foes
    if card.suit == TAROT or card == FOOL or reading.could_hold(foes, TAROTS) or reading.stronger(card, foes):
        return None
    return Reason("sure_card", (card,))


def best_tarot(reading: Reading, card: Card) -> Reason | None:
    """The best remaining tarot is certain to take the trick."""
    foes = reading.possible_foes
    if card not in TAROTS or reading.stronger(card, foes) or not reading.could_hold(foes, TAROTS):
        return None
    return Reason("best_tarot", (card,))


def hunt_pagat(reading: Reading, card: Card) -> Reason | None:
    """Tarots are led while an opponent may have the 1, which must be played sooner or later."""
    if card not in TAROTS or card == PAGAT or not reading.could_hold(reading.foes, (PAGAT,)):
        return None
    return Reason("hunt_pagat", (PAGAT,)) if len(reading.tarots) >= LONG else None


def draw_tarots(reading: Reading, card: Card) -> Reason | None:
    """The seat's tarots draw those of the others, of which each has on average fewer by more than one."""
    out = reading.could_hold(reading.others, TAROTS)
    if card not in TAROTS or not out or len(reading.tarots) < min(STRONG, len(out)):
        return None
    if len(reading.tarots) <= len(out) / len(reading.others) + 1:
        return None
    return Reason("draw_tarots", (card,), (), len(out))


def no_tarots_to_draw(reading: Reading, card: Card) -> Reason | None:
    """No other seat has tarots: the seat keeps its tarots and leads another suit."""
    if card in TAROTS or card == FOOL or not reading.playable & TAROTS or reading.could_hold(reading.others, TAROTS):
        return None
    return Reason("no_tarots_to_draw", tuple(sorted(reading.tarots)))


def cash_master(reading: Reading, card: Card) -> Reason | None:
    """The highest card left of its suit is led, which no opponent is known to lack, while opponents may have tarots."""
    foes = reading.possible_foes
    if card.suit == TAROT or card == FOOL or reading.stronger(card, foes) or reading.points[card] < MUCH:
        return None
    lack = any(card.suit in reading.voids(seat) for seat in foes)
    return Reason("cash_master", (card,)) if reading.could_hold(reading.possible_foes, TAROTS) and not lack else None


def partner_trumps(reading: Reading, card: Card) -> Reason | None:
    """A suit is led in which an ally is void and may trump."""
    friends = [seat for seat in sorted(reading.allies)
               if card.suit in reading.voids(seat) and reading.could_hold((seat,), TAROTS)]
    return Reason("partner_trumps", (card,), (friends[0],)) if friends else None


def force_taker(reading: Reading, card: Card) -> Reason | None:
    """A suit is led in which the taker is void: it costs the taker a tarot, or the trick."""
    taker = _taker(reading)
    if taker is None or card.suit not in reading.voids(taker) or not reading.could_hold((taker,), TAROTS):
        return None
    return Reason("force_taker", (card,), (taker,)) if reading.points[card] < MUCH else None


def called_card(reading: Reading, card: Card) -> Reason | None:
    """The taker leads the suit of the called card, which an ally has."""
    called = [one for one in reading.seen.taking.called if one.suit == card.suit and one in reading.places]
    if not called or reading.seen.taking.taker != reading.seen.seat or not reading.could_hold(reading.others, called):
        return None
    return Reason("called_card", (called[0],), tuple(sorted(reading.allies))[:1])


def through_taker(reading: Reading, card: Card) -> Reason | None:
    """The taker plays next, then allies of this seat: a small card is led that the taker may have to beat early."""
    taker = _taker(reading)
    if taker is None or reading.seats_to_play[0] != taker or not reading.allies & set(reading.seats_to_play[1:]):
        return None
    if card.suit == TAROT or card == FOOL or reading.points[card] >= MUCH or card.suit in reading.voids(taker):
        return None
    return Reason("through_taker", (card,), (taker,))


def taker_last(reading: Reading, card: Card) -> Reason | None:
    """The taker plays last and sees all other cards: a card without value is led."""
    taker = _taker(reading)
    if taker is None or reading.seats_to_play[-1] != taker or card.suit == TAROT or card == FOOL:
        return None
    return Reason("taker_last", (card,), (taker,)) if reading.points[card] < MUCH else None


def long_suit(reading: Reading, card: Card) -> Reason | None:
    """The longest suit is led: seats that are void in it must spend tarots."""
    if card.suit == TAROT or card == FOOL or reading.points[card] >= MUCH:
        return None
    lengths = {suit: len(reading.hand & SUIT[suit]) for suit in "SHDC"}
    length = lengths[card.suit]
    if length < LONG or length < max(lengths.values()) or not reading.could_hold(reading.possible_foes, TAROTS):
        return None
    return Reason("long_suit", tuple(sorted(reading.hand & SUIT[card.suit])), (), length)


def keep_tarots_back(reading: Reading, card: Card) -> Reason | None:
    """A suit is led instead of a tarot: tarots are needed when suits run out."""
    if card in TAROTS or card == FOOL or not reading.playable & TAROTS \
            or not reading.could_hold(reading.possible_foes, TAROTS):
        return None
    return Reason("keep_tarots_back", tuple(sorted(reading.tarots)))


def _taker(reading: Reading) -> Seat | None:
    """The taker, if it is an opponent of this seat; else None."""
    taking = reading.seen.taking
    return taking.taker if taking.taker in reading.foes and taking.contract.sides in TAKEN else None


LEADING = (sure_card, best_tarot, cash_master, no_tarots_to_draw, hunt_pagat, draw_tarots, called_card, partner_trumps,
           force_taker, through_taker, long_suit, taker_last, keep_tarots_back)
