"""Why a card is laid away, asked for, given or called."""

from __future__ import annotations

from ...engine.actions import Action, Ask, Call, Discard, Give
from ...engine.cards import FOOL, KINGS, PAGAT, QUEENS, SUIT, TAROTS, Card, Cards
from ...engine.ecart import ways
from ..rulebot.laying import OURS
from .reason import Reason
from .sight import Sight

SOME, MANY = 3, 6  # tarots
HALF = 0.5
MUCH = 1.0


# -- laid away --------------------------------------------------------------------------------------------------------


def lay_suit(sight: Sight, action: Action) -> Reason | None:
    """With this card all of its suit can be laid away, and then trumped."""
    if not isinstance(action, Discard) or len(sight.tarots) < SOME or action.card in TAROTS:
        return None
    rest = sight.hand & SUIT[action.card.suit]
    may = {one.card for one in sight.seen.actions if isinstance(one, Discard)}
    return Reason("lay_suit", tuple(sorted(rest))) if rest <= may and len(rest) <= _room(sight) else None


def lay_points(sight: Sight, action: Action) -> Reason | None:
    """A card that counts and could be lost is safe in the écart, which is ours more often than not."""
    if not isinstance(action, Discard) or sight.worth[action.card] < MUCH or action.card in TAROTS:
        return None
    held = sight.hand & SUIT[action.card.suit] & KINGS
    return Reason("lay_points", (action.card,)) if OURS[sight.seen.rules.ecart_to] > HALF and not held else None


def lay_loser(sight: Sight, action: Action) -> Reason | None:
    """A card that would win nothing: three others or more of its suit are stronger and elsewhere."""
    if not isinstance(action, Discard) or action.card in TAROTS or sight.worth[action.card] >= MUCH:
        return None
    return Reason("lay_loser", (action.card,)) if len(_stronger(sight, action.card)) >= SOME else None


def lay_short(sight: Sight, action: Action) -> Reason | None:
    """A short suit without its King grows shorter."""
    if not isinstance(action, Discard) or action.card in TAROTS:
        return None
    suit = sight.hand & SUIT[action.card.suit]
    return Reason("lay_short", (action.card,), (), len(suit)) if len(suit) <= SOME and not suit & KINGS else None


def lay_pagat(sight: Sight, action: Action) -> Reason | None:
    """The 1, with few tarots to bring it home, is safe in the écart."""
    if not isinstance(action, Discard) or action.card != PAGAT or len(sight.tarots) > MANY:
        return None
    return Reason("lay_pagat", (PAGAT,), (), len(sight.tarots) - 1)


def _room(sight: Sight) -> int:
    """How many cards are still to be laid away."""
    laid = sight.seen.ecart or frozenset()
    return max(way.free + len(way.must) for way in ways(sight.seen.rules, sight.hand | laid)) - len(laid)


def _stronger(sight: Sight, card: Card) -> Cards:
    mine, strength = sight.hand | (sight.seen.ecart or frozenset()), sight.strength
    return frozenset(other for other in SUIT[card.suit] - mine
                     if other in sight.seen.rules.deck and strength[other] > strength[card])


# -- asked for --------------------------------------------------------------------------------------------------------


def ask_best_tarot(sight: Sight, action: Action) -> Reason | None:
    """The strongest tarot that is missing: nobody can overtrump any more where it is played."""
    if not isinstance(action, Ask) or action.card not in TAROTS:
        return None
    missing = [one.card for one in sight.seen.actions if isinstance(one, Ask) and one.card in TAROTS]
    best = max(missing, key=sight.strength.__getitem__)
    return Reason("ask_best_tarot", (action.card,)) if action.card == best else None


def ask_king(sight: Sight, action: Action) -> Reason | None:
    """A missing King, above own cards of his suit that gain by it."""
    if not isinstance(action, Ask) or action.card not in KINGS:
        return None
    suit = sight.hand & SUIT[action.card.suit]
    courts = [card for card in sorted(suit) if sight.worth[card] >= MUCH]
    return Reason("ask_king", (action.card, *courts)) if suit else None


def ask_pagat(sight: Sight, action: Action) -> Reason | None:
    """The 1, which many tarots will bring home."""
    if not isinstance(action, Ask) or action.card != PAGAT or len(sight.tarots) < MANY:
        return None
    return Reason("ask_pagat", (PAGAT,), (), len(sight.tarots))


# -- given back -------------------------------------------------------------------------------------------------------


def give_worthless(sight: Sight, action: Action) -> Reason | None:
    """A card that counts nothing."""
    if not isinstance(action, Give) or action.card in TAROTS or action.card == FOOL or sight.worth[action.card] > 0:
        return None
    dearer = any(isinstance(one, Give) and sight.worth[one.card] > 0 for one in sight.seen.actions)
    return Reason("give_worthless", (action.card,)) if dearer else None


def give_last(sight: Sight, action: Action) -> Reason | None:
    """The only card of a suit: then it can be trumped."""
    if not isinstance(action, Give) or action.card in TAROTS or action.card == FOOL or len(sight.tarots) < SOME:
        return None
    return Reason("give_last", (action.card,)) if len(sight.hand & SUIT[action.card.suit]) == 1 else None


# -- called -----------------------------------------------------------------------------------------------------------


def call_short(sight: Sight, action: Action) -> Reason | None:
    """No callable suit has fewer own cards: fewer of one's own can be lost in it, and the tarots take over sooner."""
    if not isinstance(action, Call) or action.card in _own(sight):
        return None
    length = len(sight.hand & SUIT[action.card.suit])
    others = [len(sight.hand & SUIT[one.card.suit]) for one in sight.seen.actions
              if isinstance(one, Call) and one.card not in _own(sight)]
    return Reason("call_short", (action.card,), (), length) if length == min(others) < max(others) else None


def call_support(sight: Sight, action: Action) -> Reason | None:
    """An own Queen, or an own King above a called Queen, goes well with the card."""
    if not isinstance(action, Call) or action.card in _own(sight):
        return None
    with_it = sight.hand & SUIT[action.card.suit] & (QUEENS | KINGS)
    return Reason("call_support", (action.card, *sorted(with_it))) if with_it else None


def call_another(sight: Sight, action: Action) -> Reason | None:
    """A card that another holds: who calls his own plays alone."""
    own = [one.card for one in sight.seen.actions if isinstance(one, Call) and one.card in _own(sight)]
    if not isinstance(action, Call) or action.card in _own(sight) or not own:
        return None
    return Reason("call_another", (action.card,))


def _own(sight: Sight) -> Cards:
    return sight.hand | (sight.seen.ecart or frozenset())


EXCHANGES = (lay_pagat, lay_suit, lay_points, lay_short, lay_loser, ask_best_tarot, ask_king, ask_pagat, give_last,
             give_worthless, call_support, call_short, call_another)
