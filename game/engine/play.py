"""Which cards may be played to a trick, and which card wins it."""

from __future__ import annotations

from .cards import FOOL, SUIT, SUIT_OF, TAROT, TAROTS, THE_FOOL, Card, Cards
from .rules import Rules

NOTHING: Cards = frozenset()


def led_suit(trick: tuple[Card, ...]) -> str | None:
    """The suit led to ``trick``, ``T`` for tarots; None while the trick is empty or has only the Fool."""
    for card in trick:
        if card != FOOL:
            return SUIT_OF[card]
    return None


def highest_tarot(rules: Rules, trick: tuple[Card, ...]) -> int:
    """The strength of the highest tarot in ``trick``; 0 without one."""
    strength = rules.strength
    return max((strength[c] for c in trick if 0 < c < 22), default=0)


def playable(rules: Rules, hand: Cards, trick: tuple[Card, ...], barred: Cards = NOTHING) -> Cards:
    """The cards of ``hand`` that may be played onto ``trick``: those of the suit led, else tarots, else any card.

    The Fool may be played at any time. ``barred`` cards may not set the suit of the trick unless the hand has no other
    card. With ``rules.overtrump`` a tarot must beat the best tarot so far if possible (French documents).
    """
    led = led_suit(trick)
    if led is None:
        return (hand - barred or hand) if barred else hand
    if led != TAROT and (same := hand & SUIT[led]):
        return same | (hand & THE_FOOL)
    if not (tarots := hand & TAROTS):
        return hand
    if rules.overtrump and (best := highest_tarot(rules, trick)):
        strength = rules.strength
        tarots = frozenset(c for c in tarots if strength[c] > best) or tarots
    return tarots | (hand & THE_FOOL)


def forbidden_by(rules: Rules, hand: Cards, trick: tuple[Card, ...], card: Card) -> str:
    """The key of the rule that forbids playing ``card`` to ``trick``; the card must not be playable."""
    if card not in hand:
        return "not-in-hand"
    led = led_suit(trick)
    if led is None:
        return "called-suit-lead"
    if led != TAROT and hand & SUIT[led]:
        return "follow-suit"
    if led == TAROT and card not in TAROTS:
        return "follow-tarots"
    return "overtrump" if card in TAROTS else "must-trump"


def best_card(rules: Rules, trick: tuple[Card, ...]) -> int:
    """The index of the card that wins ``trick``: the strongest tarot, else the strongest card of the suit led."""
    led, strength = led_suit(trick), rules.strength
    ranks = [strength[c] if 0 < c < 22 or SUIT_OF[c] == led else 0 for c in trick]
    return ranks.index(max(ranks))
