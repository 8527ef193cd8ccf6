"""Rules for the decisions before play: which cards to discard, to ask for, to give back, and to call."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from ...engine.actions import DISCARD, Action, Ask, Call, Discard, Done, Give
from ...engine.cards import FOOL, KINGS, MOND, PACKS, PAGAT, QUEENS, RANK, SUIT, SUITS, TAROTS, Card, Cards, strengths
from ...engine.ecart import Way, ways
from ...engine.observation import Observation
from ...engine.rules import Rules
from .worth import WEIGHTS, points


def ask(seen: Observation) -> Action:
    """Ask for the card that helps most, as often as the bid allows; then Done."""
    asks = [action for action in seen.actions if isinstance(action, Ask)]
    return max(asks, key=lambda action: helps(seen, action.card), default=Done())


def helps(seen: Observation, card: Card) -> float:
    """A rating of ``card`` as one to ask for: the 21 is best, then a King with its Queen in hand, then other Kings.

    After them come the best missing tarot, and the 1 by the number of tarots in hand.
    """
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
    """The card to give: the first by :func:`keeping_key`."""
    gives = [action.card for action in seen.actions if isinstance(action, Give)]
    return Give(min(gives, key=lambda card: keeping_key(seen, seen.hand, card)))


def keeping_key(seen: Observation, hand: Cards, card: Card) -> tuple[bool, bool, float, int, int]:
    """A sort key for giving: honours last, tarots before them, then by points, short suits and weak cards first."""
    honour = card == FOOL or card in KINGS or card in (PAGAT, MOND)
    length = len(hand & SUIT[card.suit]) if card != FOOL else 0
    return honour, card in TAROTS, points(seen.rules)[card], length, seen.rules.strength[card]


# -- discarded ---------------------------------------------------------------------------------------------------------


#: The probability that the écart counts for the seat that discarded it.
OURS = {"dealer": 1.0, "taker": 1.0, "last-trick": 0.5}
#: The chance to win with a suit card, by the number of better ones in other hands; BARE without a guard,
#: HOPELESS with more better ones.
WINS = (0.85, 0.5)
BARE, HOPELESS = 0.2, 0.12
VOID, SINGLE = 5.0, 0.3  # value of a void, and of a single card in a suit, for a hand with tarots
SMALL_TAROT, TAROT_CONTROL = 1.2, 2.0
LOSER = 1.5  # value of discarding a card that will not win


def next_discard(seen: Observation) -> Action:
    """The next card of the best écart that can still be made."""
    laid = seen.ecart or frozenset()
    rest = {action.card for action in seen.actions if isinstance(action, Discard)}
    wanted = (best_ecart(seen.rules, seen.hand | laid, laid) - laid) & rest
    return DISCARD[min(wanted or rest)]


def best_ecart(rules: Rules, hand: Cards, laid: Cards) -> Cards:
    """The écart of ``hand`` with the highest gain, of those that contain all of ``laid``."""
    plans = [plan for way in ways(rules, hand) for plan in plans_of(rules, hand, laid, way)]
    return max(plans, key=lambda plan: worth_of(rules, hand, plan), default=laid)


def plans_of(rules: Rules, hand: Cards, laid: Cards, way: Way) -> list[Cards]:
    """The écarts of ``way`` that contain ``laid``: one for each set of suits to void, if it is possible.

    Each is completed with the cards least worth keeping.
    """
    start = way.must | laid
    free = way.free - len(laid - way.must)
    if free < 0 or not laid - way.must <= way.among:
        return []
    fill = sorted(way.among - start, key=lambda card: (-_gain(rules, hand, card), card))
    plans = []
    for number in range(len(SUITS) + 1):
        for suits in combinations(SUITS, number):
            going = frozenset().union(*(hand & SUIT[suit] for suit in suits)) - start
            if going <= way.among and len(going) <= free:
                more = [card for card in fill if card not in going][:free - len(going)]
                plans.append(start | going | frozenset(more))
    return plans


def worth_of(rules: Rules, hand: Cards, ecart: Cards) -> float:
    """The gain of ``ecart`` in card points: from its cards, and from the suits it leaves short."""
    left = hand - ecart
    tarots = min(1.0, len(left & TAROTS) / 3)
    short = [len(left & SUIT[suit]) for suit in SUITS]
    return sum(_gain(rules, hand, card) for card in sorted(ecart)) \
        + tarots * (VOID * short.count(0) + SINGLE * short.count(1))


def _gain(rules: Rules, hand: Cards, card: Card) -> float:
    """The gain in card points of discarding ``card`` instead of playing it."""
    count = points(rules)[card]
    safe = count * (2 * OURS[rules.ecart_to] - 1)
    if card in TAROTS:
        return safe - _tarot_kept(rules, hand, card)
    wins = _wins(rules, hand, card)
    return safe - count * (2 * wins - 1) + LOSER * (1 - wins)


def _tarot_kept(rules: Rules, hand: Cards, card: Card) -> float:
    if card == PAGAT:
        others = min(len(hand & TAROTS) - 1, len(WEIGHTS.pagat) - 1)
        return points(rules)[card] * (2 * WEIGHTS.pagat[others] - 1) + SMALL_TAROT
    standing = rules.strength[card] - 100
    return SMALL_TAROT + TAROT_CONTROL * (standing / 22) ** 2


def _wins(rules: Rules, hand: Cards, card: Card) -> float:
    """The chance that ``card``, kept, takes a trick."""
    above = len(_above(rules.pack, rules.ace, rules.top_trump)[card] - hand)
    if above >= len(WINS):
        return HOPELESS
    return WINS[above] if above == 0 or len(hand & SUIT[card.suit]) > above + 1 else BARE


@cache
def _above(pack: int, ace: str, top_trump: int) -> dict[Card, Cards]:
    """For each suit card, the stronger ones of its suit."""
    deck, strength = PACKS[pack], strengths(ace, top_trump)
    return {card: frozenset(other for other in SUIT[card.suit] & set(deck) if strength[other] > strength[card])
            for card in deck if card not in TAROTS and card != FOOL}


# -- called ------------------------------------------------------------------------------------------------------------


def call(seen: Observation) -> Action:
    """The card to call: one that another seat holds, in the suit that fits this hand best."""
    calls = [action.card for action in seen.actions if isinstance(action, Call)]
    return Call(max(calls, key=lambda card: calling_key(seen, card)))


def calling_key(seen: Observation, card: Card) -> tuple[bool, int, float]:
    """A sort key for calls, the best last: not a card in hand, a high rank, a suit with its next court, a short one."""
    own = seen.hand | (seen.ecart or frozenset())
    suit = seen.hand & SUIT[card.suit]
    waiting = 2.0 * len(suit & QUEENS) + len(suit & RANK["C"]) + 1.5 * (card in QUEENS and bool(suit & KINGS))
    lead_to_it = 0.0 if suit else -1.5
    return card not in own, card.rank, waiting + lead_to_it - 0.3 * len(suit)
