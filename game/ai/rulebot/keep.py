"""What a card in hand is good for later: what playing it now gives up."""

from __future__ import annotations

from ...engine.cards import FOOL, PAGAT, SUIT, TAROTS, Card
from ..reading import Reading
from .chance import safe_to_lead
from .view import View
from .weights import WEIGHTS, Weights

#: More than any trick is worth.
LOST = 100.0


def keep(view: View, card: Card, weights: Weights = WEIGHTS) -> float:
    """Card points the side can still expect of ``card`` if it stays in hand."""
    if card == FOOL:
        return _fool(view, weights)
    if card == PAGAT:
        return view.points[card] * (2 * home(view, weights) - 1) + weights.ruff
    if card in TAROTS:
        return _tarot(view, card, weights)
    return _suit_card(view, card, weights)


def _fool(view: View, weights: Weights) -> float:
    """Its value falls with every trick. With two cards left it must be played now if the last trick may take it."""
    left, reading = len(view.seen.hand), Reading(view.seen)
    if left == 2 and not reading.fool_is_safe and not reading.fool_can_win:
        return -LOST
    return weights.fool * min(1.0, (left - 2) / 6)


def home(view: View, weights: Weights) -> float:
    """The chance to bring the 1 home: by the tarots held with it; surely when nobody else has any."""
    others = len(view.seen.hand & TAROTS) - 1
    if not any(card for card in view.unseen["T"]):
        return 1.0
    by_length = weights.pagat[min(others, len(weights.pagat) - 1)]
    ahead = len(view.unseen["T"]) / max(1, len(view.seen.order) - 1)
    return min(1.0, by_length + (0.2 if others > 2 * ahead else 0.0))


def _tarot(view: View, card: Card, weights: Weights) -> float:
    """From the worth of a ruff for the weakest to the worth of a sure trick and control for the strongest."""
    others = view.unseen["T"]
    above = sum(1 for other in others if view.strength[other] > view.strength[card])
    standing = 1.0 - above / (len(others) + 1)
    control = weights.control if others else weights.trick - weights.ruff
    won = 1.0 if above == 0 else standing
    return view.points[card] * (2 * won - 1) + weights.ruff + control * standing * standing


def _suit_card(view: View, card: Card, weights: Weights) -> float:
    """By the chance to win with it later; a last card of its suit is better gone while there are tarots."""
    suit, hand = card.suit, view.seen.hand
    same = hand & SUIT[suit]
    above = sum(1 for other in view.unseen[suit] if view.strength[other] > view.strength[card])
    safe = _safe_later(view, suit, weights) * (1.0 - weights.turn ** (len(hand) - 1))
    wins = safe * (1.0 if above == 0 else weights.queen if above == 1 and len(same) > 1 else weights.lower)
    saved = wins + (1.0 - wins) * weights.shed * _friends(view)
    worth = view.points[card] * (2 * saved - 1) + wins * weights.trick
    guards = any(view.points[other] > 1 for other in same if other != card) and above > 1
    going = len(same) == 1 and bool(hand & TAROTS) and bool(view.unseen[suit])
    return worth + (weights.guard if guards else 0.0) - (weights.void if going else 0.0)


def _safe_later(view: View, suit: str, weights: Weights) -> float:
    """How likely nobody trumps ``suit`` later on: as now but for what is spent, or as sure as tarots can be drawn."""
    mine, theirs = len(view.seen.hand & TAROTS), len(view.unseen["T"])
    drawn = min(1.0, mine / (1 + weights.draws * theirs))
    return max(safe_to_lead(view, suit) * weights.spent, drawn * weights.drawn)


def _friends(view: View) -> float:
    """The part of the other seats that is on this side."""
    others = len(view.seen.order) - 1
    return sum(view.friend[seat] for seat in view.seen.order if seat != view.seen.seat) / others
