"""Which card to play: the trick it may win or lose against what it is good for later."""

from __future__ import annotations

from ...engine.actions import Action, Play
from ...engine.cards import FOOL, TAROT, TAROTS, Card
from ...engine.observation import Observation
from .chance import holds, ours
from .keep import keep
from .view import View, view_of
from .weights import WEIGHTS, Weights


def play(seen: Observation, weights: Weights = WEIGHTS) -> Action:
    """The card of the highest expected gain; of equals, to a millionth of a point, the weakest."""
    cards = [action.card for action in seen.actions if isinstance(action, Play)]
    if len(cards) == 1:
        return Play(cards[0])
    view = view_of(seen)
    weakest_first = sorted(cards, key=lambda card: (card in TAROTS, view.strength[card]))
    return Play(max(weakest_first, key=lambda card: round(gain(view, card, weights), 6)))


def gain(view: View, card: Card, weights: Weights = WEIGHTS) -> float:
    """Card points expected of playing ``card``, against keeping it and losing nothing."""
    stake = view.trick_worth + sum(view.points[c] for c in view.seen.trick.cards if c != FOOL)
    stake += 0.0 if card == FOOL else view.points[card]
    win = ours(view, card)
    added_by_friends, added_by_foes = _to_be_added(view, weights)
    worth = win * (stake + added_by_friends) - (1.0 - win) * (stake + added_by_foes)
    if not view.seen.trick.cards:
        worth += _lead(view, card, weights)
    if card == FOOL and view.seen.rules.fool_pays == "empty-card":
        worth -= (1.0 - win) * min(view.points)
    return worth - keep(view, card, weights)


def _to_be_added(view: View, weights: Weights) -> tuple[float, float]:
    """What later seats are likely to add if this side wins, and if the other does."""
    cards = [card for some in view.unseen.values() for card in some]
    average = sum(view.points[card] for card in cards) / max(1, len(cards))
    friends = sum(view.friend[seat] for seat in view.later)
    foes = len(view.later) - friends
    return (average * (friends * weights.give + foes * weights.spare),
            average * (foes * weights.give + friends * weights.spare))


def _lead(view: View, card: Card, weights: Weights) -> float:
    """Leading tarots draws those of the others: good for who is long in them, bad for who lives by ruffing."""
    if card.suit != TAROT:
        return 0.0
    others = [seat for seat in view.seen.order if seat != view.seen.seat]
    drawn = sum((1.0 - 2 * view.friend[seat]) * holds(view, seat, TAROT) for seat in others)
    mine, theirs = len(view.seen.hand & TAROTS), len(view.unseen[TAROT])
    if mine > theirs / max(1, len(others)) + 1 and _plays_the_contract(view):
        return weights.draw * drawn
    return -weights.opened if theirs else 0.0


def _plays_the_contract(view: View) -> bool:
    return view.seen.sides[view.seen.seat] == 0 or view.seen.taking.contract.sides == "each"
