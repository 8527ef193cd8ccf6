"""Which card to play: the trick it may win or lose against what it is good for later."""

from __future__ import annotations

from ...engine.actions import Action, Play
from ...engine.cards import FOOL, PAGAT, SUIT, TAROT, TAROTS, Card
from ...engine.observation import Observation
from ...engine.play import best_card, led_suit
from ...engine.rules import Seat
from ..reading import Reading
from .view import View, view_of
from .worth import WEIGHTS, Weights


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


# -- who may hold what, and is likely to win the trick -----------------------------------------------------------------


def holds(view: View, seat: Seat, suit: str, above: int = 0) -> float:
    """How likely ``seat`` has a card of ``suit`` stronger than ``above``."""
    if suit in view.void[seat]:
        return 0.0
    limit, strength, place, missing = view.limit[seat], view.strength, view.place, 1.0
    share = view.share[suit][seat]
    for card in view.unseen[suit]:
        if above < strength[card] and (suit != TAROT or strength[card] <= limit):
            at = place.get(card)
            if at == seat:
                return 1.0
            missing *= 1.0 if at is not None else 1.0 - share
    return 1.0 - missing


def ours(view: View, card: Card) -> float:
    """How likely this side wins the trick if ``card`` is played into it."""
    trick = view.seen.trick
    cards = (*trick.cards, card)
    led = led_suit(cards)
    if led is None:
        return _share_of_table(view)
    at = best_card(view.seen.rules, cards)
    order, start = view.seen.order, view.seen.order.index(trick.leader)
    best, held = cards[at], view.friend[order[(start + at) % len(order)]]
    if best.suit == TAROT and led != TAROT:
        return _with_ruffs(view, led, view.strength[best], held)
    followed = _with_suit(view, led, view.strength[best], held)
    return followed if led == TAROT else _with_ruffs(view, led, 0, followed)


def _with_suit(view: View, led: str, best: int, held: float) -> float:
    """This side's chance while all follow: the strongest unseen card in a later hand wins, else the ``best`` so far."""
    win, open_ = 0.0, 1.0
    shares, strength = view.share[led], view.strength
    for card in reversed(view.unseen[led]) if view.later else ():
        if strength[card] <= best:
            break
        at = view.place.get(card)
        for seat in view.later:
            chance = open_ * (shares[seat] if at is None else float(at == seat))
            win += chance * view.friend[seat]
        open_ *= 1.0 - (sum(shares[seat] for seat in view.later) if at is None else float(at in view.later))
    return win + open_ * held


def _with_ruffs(view: View, led: str, best: int, followed: float) -> float:
    """The same when seats without ``led`` may play a tarot above ``best``; ``followed`` is the chance if none does."""
    no_foe = no_friend = 1.0
    for seat in view.later:
        ruffs = (1.0 - holds(view, seat, led)) * holds(view, seat, TAROT, best)
        no_foe *= 1.0 - ruffs * (1.0 - view.friend[seat])
        no_friend *= 1.0 - ruffs * view.friend[seat]
    return no_foe * (no_friend * followed + 1.0 - no_friend) + (1.0 - no_foe) * (1.0 - no_friend) / 2


def _share_of_table(view: View) -> float:
    """The chance of this side where only the Fool lies in the trick: by heads."""
    return sum(view.friend[seat] for seat in view.later) / max(1, len(view.later))


def safe_to_lead(view: View, suit: str) -> float:
    """How likely nobody of the other side can trump ``suit`` when it is led."""
    safe = 1.0
    for seat in view.seen.order:
        if seat != view.seen.seat and view.friend[seat] < 1.0:
            ruffs = (1.0 - holds(view, seat, suit)) * holds(view, seat, TAROT)
            safe *= 1.0 - ruffs * (1.0 - view.friend[seat])
    return safe


# -- what a card is good for later -------------------------------------------------------------------------------------


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
