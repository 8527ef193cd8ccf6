"""Reasons for cards discarded, asked for, given and called. A function returns None if its reason does not hold."""

from __future__ import annotations

from ....engine.actions import Action, Ask, Call, Discard, Give
from ....engine.cards import FOOL, KINGS, PAGAT, QUEENS, SUIT, TAROTS, Card, Cards
from ....engine.ecart import ways
from ...reading import Reading
from ...rulebot.exchanging import OURS
from .reason import Reason

SOME, MANY = 3, 6  # tarots
HALF = 0.5
MUCH = 1.0


# -- discarded --------------------------------------------------------------------------------------------------------


def lay_suit(reading: Reading, action: Action) -> Reason | None:
    """Holds if all cards of the suit of this card can be discarded; the suit can then be trumped."""
    if not isinstance(action, Discard) or len(reading.tarots) < SOME or action.card in TAROTS:
        return None
    rest = reading.hand & SUIT[action.card.suit]
    may = {one.card for one in reading.seen.actions if isinstance(one, Discard)}
    return Reason("lay_suit", tuple(sorted(rest))) if rest <= may and len(rest) <= _room(reading) else None


def lay_points(reading: Reading, action: Action) -> Reason | None:
    """Holds if a counting card that could be lost is safe in the écart, which usually counts for the seat's side."""
    if not isinstance(action, Discard) or reading.points[action.card] < MUCH or action.card in TAROTS:
        return None
    held = reading.hand & SUIT[action.card.suit] & KINGS
    return Reason("lay_points", (action.card,)) if OURS[reading.seen.rules.ecart_to] > HALF and not held else None


def lay_loser(reading: Reading, action: Action) -> Reason | None:
    """Holds if a card of little value cannot win: at least three cards of its suit elsewhere are stronger."""
    if not isinstance(action, Discard) or action.card in TAROTS or reading.points[action.card] >= MUCH:
        return None
    return Reason("lay_loser", (action.card,)) if len(_stronger(reading, action.card)) >= SOME else None


def lay_short(reading: Reading, action: Action) -> Reason | None:
    """Holds if the discard shortens a short suit without its King."""
    if not isinstance(action, Discard) or action.card in TAROTS:
        return None
    suit = reading.hand & SUIT[action.card.suit]
    return Reason("lay_short", (action.card,), (), len(suit)) if len(suit) <= SOME and not suit & KINGS else None


def lay_pagat(reading: Reading, action: Action) -> Reason | None:
    """Holds if the 1, with few tarots to protect it, is safe in the écart."""
    if not isinstance(action, Discard) or action.card != PAGAT or len(reading.tarots) > MANY:
        return None
    return Reason("lay_pagat", (PAGAT,), (), len(reading.trumps) - 1)


def _room(reading: Reading) -> int:
    """The number of cards still to be discarded."""
    laid = reading.seen.ecart or frozenset()
    return max(way.free + len(way.must) for way in ways(reading.seen.rules, reading.hand | laid)) - len(laid)


def _stronger(reading: Reading, card: Card) -> Cards:
    mine, strength = reading.hand | (reading.seen.ecart or frozenset()), reading.strength
    return frozenset(other for other in SUIT[card.suit] - mine
                     if other in reading.seen.rules.deck and strength[other] > strength[card])


# -- asked for --------------------------------------------------------------------------------------------------------


def ask_best_tarot(reading: Reading, action: Action) -> Reason | None:
    """Holds if the card asked for is the strongest missing tarot, which cannot be overtrumped."""
    if not isinstance(action, Ask) or action.card not in TAROTS:
        return None
    missing = [one.card for one in reading.seen.actions if isinstance(one, Ask) and one.card in TAROTS]
    best = max(missing, key=reading.strength.__getitem__)
    return Reason("ask_best_tarot", (action.card,)) if action.card == best else None


def ask_king(reading: Reading, action: Action) -> Reason | None:
    """Holds if the card asked for is the King of a suit in which the seat has cards that gain by it."""
    if not isinstance(action, Ask) or action.card not in KINGS:
        return None
    suit = reading.hand & SUIT[action.card.suit]
    courts = [card for card in sorted(suit) if reading.points[card] >= MUCH]
    return Reason("ask_king", (action.card, *courts)) if suit else None


def ask_pagat(reading: Reading, action: Action) -> Reason | None:
    """Holds if the card asked for is the 1, and many tarots protect it."""
    if not isinstance(action, Ask) or action.card != PAGAT or len(reading.tarots) < MANY:
        return None
    return Reason("ask_pagat", (PAGAT,), (), len(reading.trumps))


# -- given back -------------------------------------------------------------------------------------------------------


def give_worthless(reading: Reading, action: Action) -> Reason | None:
    """Holds if the card given counts nothing."""
    if not isinstance(action, Give) or action.card in TAROTS or action.card == FOOL or reading.points[action.card] > 0:
        return None
    dearer = any(isinstance(one, Give) and reading.points[one.card] > 0 for one in reading.seen.actions)
    return Reason("give_worthless", (action.card,)) if dearer else None


def give_last(reading: Reading, action: Action) -> Reason | None:
    """Holds if the card given is the only one of its suit, which can then be trumped."""
    if not isinstance(action, Give) or action.card in TAROTS or action.card == FOOL or len(reading.tarots) < SOME:
        return None
    return Reason("give_last", (action.card,)) if len(reading.hand & SUIT[action.card.suit]) == 1 else None


# -- called -----------------------------------------------------------------------------------------------------------


def call_short(reading: Reading, action: Action) -> Reason | None:
    """Holds if the seat has no shorter callable suit.

    Fewer cards can be lost in a short suit, and it can be trumped sooner.
    """
    if not isinstance(action, Call) or action.card in _own(reading):
        return None
    length = len(reading.hand & SUIT[action.card.suit])
    others = [len(reading.hand & SUIT[one.card.suit]) for one in reading.seen.actions
              if isinstance(one, Call) and one.card not in _own(reading)]
    return Reason("call_short", (action.card,), (), length) if length == min(others) < max(others) else None


def call_support(reading: Reading, action: Action) -> Reason | None:
    """Holds if the seat has the Queen of the called King, or the King above a called Queen."""
    if not isinstance(action, Call) or action.card in _own(reading):
        return None
    with_it = reading.hand & SUIT[action.card.suit] & (QUEENS | KINGS)
    return Reason("call_support", (action.card, *sorted(with_it))) if with_it else None


def call_another(reading: Reading, action: Action) -> Reason | None:
    """Holds if the card called is in another hand; a taker who calls a card in hand plays alone."""
    own = [one.card for one in reading.seen.actions if isinstance(one, Call) and one.card in _own(reading)]
    if not isinstance(action, Call) or action.card in _own(reading) or not own:
        return None
    return Reason("call_another", (action.card,))


def _own(reading: Reading) -> Cards:
    return reading.hand | (reading.seen.ecart or frozenset())


EXCHANGES = (lay_pagat, lay_suit, lay_points, lay_short, lay_loser, ask_best_tarot, ask_king, ask_pagat, give_last,
             give_worthless, call_support, call_short, call_another)
