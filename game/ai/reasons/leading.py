"""Why a card is led."""

from __future__ import annotations

from ...engine.cards import FOOL, PAGAT, SUIT, TAROT, TAROTS, Card
from ...engine.rules import Seat
from .reason import Reason
from .sight import Sight, above, may_have, tarots_of, voids

LONG, STRONG = 4, 5  # cards of a suit, tarots
MUCH = 1.0
#: Who plays with whom where somebody takes it upon himself.
TAKEN = frozenset(("alone", "called"))


def sure_card(sight: Sight, card: Card) -> Reason | None:
    """No tarot is left with an opponent, and nothing above this card: it takes the trick for certain."""
    if card.suit == TAROT or card == FOOL or tarots_of(sight, sight.not_ours) or above(sight, card, sight.not_ours):
        return None
    return Reason("sure_card", (card,))


def best_tarot(sight: Sight, card: Card) -> Reason | None:
    """The best tarot left takes the trick for certain."""
    if card not in TAROTS or above(sight, card, sight.not_ours) or not tarots_of(sight, sight.not_ours):
        return None
    return Reason("best_tarot", (card,))


def hunt_pagat(sight: Sight, card: Card) -> Reason | None:
    """Tarots are led while an opponent may have the 1: he must give it sooner or later."""
    if card not in TAROTS or card == PAGAT or not may_have(sight, sight.foes, (PAGAT,)):
        return None
    return Reason("hunt_pagat", (PAGAT,)) if len(sight.tarots) >= LONG else None


def draw_tarots(sight: Sight, card: Card) -> Reason | None:
    """Own tarots, at least as many as each opponent has on the average and one more, draw theirs."""
    out = tarots_of(sight, sight.others)
    if card not in TAROTS or not out or len(sight.tarots) < min(STRONG, len(out)):
        return None
    if len(sight.tarots) <= len(out) / len(sight.others) + 1:
        return None
    return Reason("draw_tarots", (card,), (), len(out))


def no_tarots_to_draw(sight: Sight, card: Card) -> Reason | None:
    """Nobody else has a tarot any more: the own ones are kept, another suit is led."""
    if card in TAROTS or card == FOOL or not sight.legal & TAROTS or tarots_of(sight, sight.others):
        return None
    return Reason("no_tarots_to_draw", tuple(sorted(sight.tarots)))


def cash_master(sight: Sight, card: Card) -> Reason | None:
    """The highest card left of its suit, which no opponent is known to lack, while there are tarots about."""
    if card.suit == TAROT or card == FOOL or above(sight, card, sight.not_ours) or sight.worth[card] < MUCH:
        return None
    lack = any(card.suit in voids(sight, seat) for seat in sight.not_ours)
    return Reason("cash_master", (card,)) if tarots_of(sight, sight.not_ours) and not lack else None


def partner_trumps(sight: Sight, card: Card) -> Reason | None:
    """A suit that a friend cannot have and may trump."""
    friends = [seat for seat in sorted(sight.friends) if card.suit in voids(sight, seat) and tarots_of(sight, (seat,))]
    return Reason("partner_trumps", (card,), (friends[0],)) if friends else None


def force_taker(sight: Sight, card: Card) -> Reason | None:
    """A suit the taker cannot have: it costs him a tarot, or the trick."""
    taker = _taker(sight)
    if taker is None or card.suit not in voids(sight, taker) or not tarots_of(sight, (taker,)):
        return None
    return Reason("force_taker", (card,), (taker,)) if sight.worth[card] < MUCH else None


def called_card(sight: Sight, card: Card) -> Reason | None:
    """The taker leads the suit of the card he called, which a friend has."""
    called = [one for one in sight.seen.taking.called if one.suit == card.suit and one in sight.could]
    if not called or sight.seen.taking.taker != sight.seen.seat or not may_have(sight, sight.others, called):
        return None
    return Reason("called_card", (called[0],), tuple(sorted(sight.friends))[:1])


def through_taker(sight: Sight, card: Card) -> Reason | None:
    """The taker plays next and friends behind him: a small card of a suit he may have to beat blindly."""
    taker = _taker(sight)
    if taker is None or sight.later[0] != taker or not sight.friends & set(sight.later[1:]):
        return None
    if card.suit == TAROT or card == FOOL or sight.worth[card] >= MUCH or card.suit in voids(sight, taker):
        return None
    return Reason("through_taker", (card,), (taker,))


def taker_last(sight: Sight, card: Card) -> Reason | None:
    """The taker plays last and sees what all have played: a card that gives him nothing is led."""
    taker = _taker(sight)
    if taker is None or sight.later[-1] != taker or card.suit == TAROT or card == FOOL:
        return None
    return Reason("taker_last", (card,), (taker,)) if sight.worth[card] < MUCH else None


def long_suit(sight: Sight, card: Card) -> Reason | None:
    """The longest suit: those who lack it must spend tarots on it."""
    if card.suit == TAROT or card == FOOL or sight.worth[card] >= MUCH:
        return None
    lengths = {suit: len(sight.hand & SUIT[suit]) for suit in "SHDC"}
    length = lengths[card.suit]
    if length < LONG or length < max(lengths.values()) or not tarots_of(sight, sight.not_ours):
        return None
    return Reason("long_suit", tuple(sorted(sight.hand & SUIT[card.suit])), (), length)


def keep_tarots_back(sight: Sight, card: Card) -> Reason | None:
    """A suit is led and no tarot, though there are some: they are needed when suits run out."""
    if card in TAROTS or card == FOOL or not sight.legal & TAROTS or not tarots_of(sight, sight.not_ours):
        return None
    return Reason("keep_tarots_back", tuple(sorted(sight.tarots)))


def _taker(sight: Sight) -> Seat | None:
    """Who plays the contract against this seat."""
    taking = sight.seen.taking
    return taking.taker if taking.taker in sight.foes and taking.contract.sides in TAKEN else None


LEADING = (sure_card, best_tarot, cash_master, no_tarots_to_draw, hunt_pagat, draw_tarots, called_card, partner_trumps,
           force_taker, through_taker, long_suit, taker_last, keep_tarots_back)
