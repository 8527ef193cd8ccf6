"""Chooses the card to play: its expected gain in this trick, less the value of keeping it."""

from __future__ import annotations

from ...engine.actions import Action, Play
from ...engine.cards import FOOL, PAGAT, SUIT, TAROT, TAROTS, Card
from ...engine.observation import Observation
from ...engine.play import best_card, led_suit
from ...engine.rules import Seat
from .inference import Inference, infer
from .worth import WEIGHTS


def play(seen: Observation) -> Action:
    """The card with the highest expected gain; among equal ones (to a millionth of a point) the weakest."""
    cards = [action.card for action in seen.actions if isinstance(action, Play)]
    if len(cards) == 1:
        return Play(cards[0])
    inferred = infer(seen)
    weakest_first = sorted(cards, key=lambda card: (card in TAROTS, inferred.strength[card]))
    return Play(max(weakest_first, key=lambda card: round(expected_gain(inferred, card), 6)))


def expected_gain(inferred: Inference, card: Card) -> float:
    """The expected gain of playing ``card`` in card points, less the value of keeping it."""
    stake = inferred.trick_worth + sum(inferred.points[c] for c in inferred.seen.trick.cards if c != FOOL)
    stake += 0.0 if card == FOOL else inferred.points[card]
    win = ours(inferred, card)
    added_by_friends, added_by_foes = _to_be_added(inferred)
    worth = win * (stake + added_by_friends) - (1.0 - win) * (stake + added_by_foes)
    if not inferred.seen.trick.cards:
        worth += _lead(inferred, card)
    if card == FOOL and inferred.seen.rules.fool_pays == "empty-card":
        worth -= (1.0 - win) * min(inferred.points)
    return worth - holding_value(inferred, card)


def _to_be_added(inferred: Inference) -> tuple[float, float]:
    """The card points that later seats are expected to add if this side wins, and if the other side wins."""
    cards = [card for some in inferred.unseen.values() for card in some]
    average = sum(inferred.points[card] for card in cards) / max(1, len(cards))
    friends = sum(inferred.friend[seat] for seat in inferred.later)
    foes = len(inferred.later) - friends
    return (average * (friends * WEIGHTS.give + foes * WEIGHTS.spare),
            average * (foes * WEIGHTS.give + friends * WEIGHTS.spare))


def _lead(inferred: Inference, card: Card) -> float:
    """The value of leading a tarot, which draws tarots of other seats; 0 for other cards.

    It is positive with many tarots on the declaring side, negative for a hand that needs its tarots to ruff.
    """
    if card.suit != TAROT:
        return 0.0
    others = [seat for seat in inferred.seen.order if seat != inferred.seen.seat]
    drawn = sum((1.0 - 2 * inferred.friend[seat]) * holds(inferred, seat, TAROT) for seat in others)
    mine, theirs = len(inferred.seen.hand & TAROTS), len(inferred.unseen[TAROT])
    declares = inferred.seen.sides[inferred.seen.seat] == 0 or inferred.seen.taking.contract.sides == "each"
    if mine > theirs / max(1, len(others)) + 1 and declares:
        return WEIGHTS.draw * drawn
    return -WEIGHTS.opened if theirs else 0.0


# -- the probabilities of holding cards and of winning the trick -------------------------------------------------------


def holds(inferred: Inference, seat: Seat, suit: str, above: int = 0) -> float:
    """The probability that ``seat`` has a card of ``suit`` stronger than ``above``."""
    if suit in inferred.void[seat]:
        return 0.0
    limit, strength, place, missing = inferred.limit[seat], inferred.strength, inferred.place, 1.0
    share = inferred.share[suit][seat]
    for card in inferred.unseen[suit]:
        if above < strength[card] and (suit != TAROT or strength[card] <= limit):
            at = place.get(card)
            if at == seat:
                return 1.0
            missing *= 1.0 if at is not None else 1.0 - share
    return 1.0 - missing


def ours(inferred: Inference, card: Card) -> float:
    """The probability that this side wins the trick if ``card`` is played."""
    trick = inferred.seen.trick
    cards = (*trick.cards, card)
    led = led_suit(cards)
    if led is None:  # only the Fool was played: this side's share of the seats
        return sum(inferred.friend[seat] for seat in inferred.later) / max(1, len(inferred.later))
    at = best_card(inferred.seen.rules, cards)
    order, start = inferred.seen.order, inferred.seen.order.index(trick.leader)
    best, held = cards[at], inferred.friend[order[(start + at) % len(order)]]
    if best.suit == TAROT and led != TAROT:
        return _with_ruffs(inferred, led, inferred.strength[best], held)
    followed = _with_suit(inferred, led, inferred.strength[best], held)
    return followed if led == TAROT else _with_ruffs(inferred, led, 0, followed)


def _with_suit(inferred: Inference, led: str, best: int, held: float) -> float:
    """This side's chance while all follow: the strongest unseen card in a later hand wins, else the ``best`` so far."""
    win, open_ = 0.0, 1.0
    shares, strength = inferred.share[led], inferred.strength
    for card in reversed(inferred.unseen[led]) if inferred.later else ():
        if strength[card] <= best:
            break
        at = inferred.place.get(card)
        for seat in inferred.later:
            chance = open_ * (shares[seat] if at is None else float(at == seat))
            win += chance * inferred.friend[seat]
        open_ *= 1.0 - (sum(shares[seat] for seat in inferred.later) if at is None else float(at in inferred.later))
    return win + open_ * held


def _with_ruffs(inferred: Inference, led: str, best: int, followed: float) -> float:
    """This side's chance if seats that lack ``led`` may play a tarot above ``best``.

    ``followed`` is the chance if none of them does.
    """
    no_foe = no_friend = 1.0
    for seat in inferred.later:
        ruffs = (1.0 - holds(inferred, seat, led)) * holds(inferred, seat, TAROT, best)
        no_foe *= 1.0 - ruffs * (1.0 - inferred.friend[seat])
        no_friend *= 1.0 - ruffs * inferred.friend[seat]
    return no_foe * (no_friend * followed + 1.0 - no_friend) + (1.0 - no_foe) * (1.0 - no_friend) / 2


def safe_to_lead(inferred: Inference, suit: str) -> float:
    """The probability that no opponent can trump ``suit`` when it is led."""
    safe = 1.0
    for seat in inferred.seen.order:
        if seat != inferred.seen.seat and inferred.friend[seat] < 1.0:
            ruffs = (1.0 - holds(inferred, seat, suit)) * holds(inferred, seat, TAROT)
            safe *= 1.0 - ruffs * (1.0 - inferred.friend[seat])
    return safe


# -- the value of a card in later tricks -------------------------------------------------------------------------------


#: More than the value of any trick, in card points.
LOST = 100.0


def holding_value(inferred: Inference, card: Card) -> float:
    """The card points that the side can expect from ``card`` later if it is kept."""
    if card == FOOL:
        return _fool(inferred)
    if card == PAGAT:
        return inferred.points[card] * (2 * pagat_survival(inferred) - 1) + WEIGHTS.ruff
    if card in TAROTS:
        return _tarot(inferred, card)
    return _suit_card(inferred, card)


def _fool(inferred: Inference) -> float:
    """The value of keeping the Fool, which falls in the last tricks.

    With two cards left the value is far below 0 if the last trick may take the Fool, so that it is played now.
    """
    left, reading = len(inferred.seen.hand), inferred.reading
    if left == 2 and not reading.fool_is_safe and not reading.fool_can_win:
        return -LOST
    return WEIGHTS.fool * min(1.0, (left - 2) / 6)


def pagat_survival(inferred: Inference) -> float:
    """The chance to win a trick with the 1, by the number of the seat's tarots; 1 if no other seat has tarots."""
    others = len(inferred.seen.hand & TAROTS) - 1
    if not any(card for card in inferred.unseen["T"]):
        return 1.0
    by_length = WEIGHTS.pagat[min(others, len(WEIGHTS.pagat) - 1)]
    ahead = len(inferred.unseen["T"]) / max(1, len(inferred.seen.order) - 1)
    return min(1.0, by_length + (0.2 if others > 2 * ahead else 0.0))


def _tarot(inferred: Inference, card: Card) -> float:
    """The value of a tarot: that of a ruff for the weakest, that of a sure trick and control for the strongest."""
    others = inferred.unseen["T"]
    above = sum(1 for other in others if inferred.strength[other] > inferred.strength[card])
    standing = 1.0 - above / (len(others) + 1)
    control = WEIGHTS.control if others else WEIGHTS.trick - WEIGHTS.ruff
    won = 1.0 if above == 0 else standing
    return inferred.points[card] * (2 * won - 1) + WEIGHTS.ruff + control * standing * standing


def _suit_card(inferred: Inference, card: Card) -> float:
    """The value of keeping a suit card, by its chance to win later; lower for the last card of a suit with tarots."""
    suit, hand = card.suit, inferred.seen.hand
    same = hand & SUIT[suit]
    above = sum(1 for other in inferred.unseen[suit] if inferred.strength[other] > inferred.strength[card])
    safe = _safe_later(inferred, suit) * (1.0 - WEIGHTS.turn ** (len(hand) - 1))
    wins = safe * (1.0 if above == 0 else WEIGHTS.queen if above == 1 and len(same) > 1 else WEIGHTS.lower)
    saved = wins + (1.0 - wins) * WEIGHTS.shed * _friends(inferred)
    worth = inferred.points[card] * (2 * saved - 1) + wins * WEIGHTS.trick
    guards = any(inferred.points[other] > 1 for other in same if other != card) and above > 1
    going = len(same) == 1 and bool(hand & TAROTS) and bool(inferred.unseen[suit])
    return worth + (WEIGHTS.guard if guards else 0.0) - (WEIGHTS.void if going else 0.0)


def _safe_later(inferred: Inference, suit: str) -> float:
    """The probability that no opponent trumps ``suit`` later, by the present one and the tarots that can be drawn."""
    mine, theirs = len(inferred.seen.hand & TAROTS), len(inferred.unseen["T"])
    drawn = min(1.0, mine / (1 + WEIGHTS.draws * theirs))
    return max(safe_to_lead(inferred, suit) * WEIGHTS.spent, drawn * WEIGHTS.drawn)


def _friends(inferred: Inference) -> float:
    """The share of the other seats that is on this side."""
    others = len(inferred.seen.order) - 1
    return sum(inferred.friend[seat] for seat in inferred.seen.order if seat != inferred.seen.seat) / others
