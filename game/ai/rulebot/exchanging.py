"""The soloist of Chambéry: what to ask for, what to give back."""

from __future__ import annotations

from ...engine.actions import Action, Ask, Done, Give
from ...engine.cards import FOOL, KINGS, MOND, PAGAT, QUEENS, SUIT, TAROTS, Card, Cards
from ...engine.observation import Observation
from .worth import points


def ask(seen: Observation) -> Action:
    """The missing card that helps most; never fewer than the bid allows."""
    asks = [action for action in seen.actions if isinstance(action, Ask)]
    return max(asks, key=lambda action: helps(seen, action.card), default=Done())


def helps(seen: Observation, card: Card) -> float:
    """How much ``card`` would help: the best tarot, then Kings above own Queens, then a 1 that can be saved."""
    tarots = len(seen.hand & TAROTS)
    if card in KINGS:
        return 7.0 + (2.0 if seen.hand & SUIT[card.suit] & QUEENS else 0.0) + 0.2 * len(seen.hand & SUIT[card.suit])
    if card == PAGAT:
        return 2.0 + 0.8 * tarots
    if card in TAROTS:
        return _best_tarot(seen, card)
    return points(seen.rules)[card] / 10


def _best_tarot(seen: Observation, card: Card) -> float:
    strength = seen.rules.strength
    if card == MOND:
        return 10.0
    missing = TAROTS - seen.hand - frozenset(seen.asked)
    return 6.0 if strength[card] == max(strength[other] for other in missing) else strength[card] / 100


def give(seen: Observation) -> Action:
    """The card least missed and least welcome."""
    gives = [action.card for action in seen.actions if isinstance(action, Give)]
    return Give(min(gives, key=lambda card: missed(seen, seen.hand, card)))


def missed(seen: Observation, hand: Cards, card: Card) -> tuple[bool, bool, float, int, int]:
    """For sorting: honours last, tarots before them, then by points, shortest suit and weakest first."""
    honour = card == FOOL or card in KINGS or card in (PAGAT, MOND)
    length = len(hand & SUIT[card.suit]) if card != FOOL else 0
    return honour, card in TAROTS, points(seen.rules)[card], length, seen.rules.strength[card]
