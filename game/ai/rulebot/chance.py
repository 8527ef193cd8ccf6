"""Who may hold what, and who is likely to win a trick."""

from __future__ import annotations

from ...engine.cards import TAROT, Card
from ...engine.play import best_card, led_suit
from ...engine.rules import Seat
from .view import View


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
