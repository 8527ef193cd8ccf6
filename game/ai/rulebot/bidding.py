"""How high to bid: the margin a hand promises, times what the contract multiplies."""

from __future__ import annotations

from dataclasses import dataclass
from math import tanh

from ...engine.actions import Action, Bid, Pass
from ...engine.cards import FOOL, KINGS, MOND, PAGAT, QUEENS, RANK, SUIT, SUITS, TAROTS, Cards
from ...engine.observation import Observation
from ...engine.rules import Contract, Rules

LOWER_COURTS = RANK["C"] | RANK["V"]


@dataclass(frozen=True, slots=True)
class Judgement:
    """Card points above what is needed, as a sum over the hand: fitted to deals this player played with itself.

    ``base`` by contract; then points for each tarot, for all tarots by strength (the strongest count 1), for the 21,
    the Fool, the 1 and each tarot beside it, each King, each Queen with and without her King, each Cavalier or Jack,
    each void (half for a single card). ``spread`` is how far the truth strays (standard deviation).
    """

    base: dict[str, float]
    tarot: float
    strong: float
    mond: float
    fool: float
    pagat: float
    escort: float
    king: float
    couple: float
    queen: float
    lower: float
    short: float
    spread: float


#: By game, players and cards.
JUDGEMENTS: dict[tuple[str, int, int], Judgement] = {
    ("chambery", 5, 78): Judgement({"two": -19.6, "one": -25.5, "hand": -34.2},
                                   0.93, 1.1, 2.3, 4.3, 1.5, 0.25, 4.9, -0.2, -0.9, -1.0, 5.5, 5.6),
    ("chambery", 4, 78): Judgement({"two": -21.4, "one": -28.3, "hand": -36.4},
                                   0.89, 1.4, 3.5, 4.7, 1.4, 0.34, 5.2, 2.1, 0.5, -0.2, 6.0, 4.9),
    ("chambery", 4, 62): Judgement({"two": -19.9, "one": -25.7, "hand": -35.0},
                                   0.96, 1.6, 2.6, 4.6, 2.5, 0.08, 4.6, 0.2, -1.1, -0.8, 4.7, 5.6),
    ("french", 4, 78): Judgement({"small": -39.4, "guard": -39.4, "without": -50.8, "against": -59.2},
                                 1.38, 2.5, 10.6, 10.9, 5.9, 0.37, 6.1, 2.9, 2.1, 0.6, 5.0, 8.4),
    ("french", 3, 78): Judgement({"small": -41.2, "guard": -41.2, "without": -47.2, "against": -56.3},
                                 1.4, 1.4, 10.7, 11.1, 6.7, 0.2, 5.0, 3.3, 2.5, 1.1, 5.3, 8.1),
    ("french", 5, 78): Judgement({"small": -22.1, "guard": -22.1, "without": -26.5, "against": -30.1},
                                 0.92, 2.6, 9.8, 10.3, 3.7, 0.51, 5.6, 0.5, 1.2, -0.1, 4.4, 12.9),
    ("french", 6, 78): Judgement({"small": -5.2, "guard": -5.2, "without": -14.3, "against": -22.5},
                                 1.55, 2.8, 8.3, 8.2, 6.4, -0.38, 2.5, 1.6, -0.8, -0.1, 2.6, 16.3),
}
#: What a deal is worth however narrowly it is won, by the way of paying.
PRIZE: dict[str, float] = {"zero-sum": 0.0, "raised": 0.0, "stake": 0.0, "french": 25.0}
#: What passing is worth, in the payment of one opponent: others may bid, or pay, instead.
PASSING: dict[str, float] = {"zero-sum": 1.0, "raised": 1.0, "stake": 1.0, "french": -2.0}


def bid(seen: Observation) -> Action:
    """The bid of the best prospect, if it is better than to pass."""
    bids = [action for action in seen.actions if isinstance(action, Bid)]
    best = max(bids, key=lambda action: prospect(seen, action), default=None)
    if best is None or prospect(seen, best) <= PASSING[seen.rules.payment]:
        return Pass()
    return best


def prospect(seen: Observation, offer: Bid) -> float:
    """What each opponent is likely to pay if the contract of ``offer`` is played with this hand."""
    judgement = _judgement(seen.rules)
    contract = seen.rules.contract(offer.contract)
    margin = expected_margin(seen.rules, contract, seen.hand)
    return contract.multiplier * (margin + PRIZE[seen.rules.payment] * tanh(margin / judgement.spread / 1.25))


def _judgement(rules: Rules) -> Judgement:
    return JUDGEMENTS[rules.family.name, rules.players, rules.pack]


def expected_margin(rules: Rules, contract: Contract, hand: Cards) -> float:
    """Card points above the need of the taker that ``hand`` promises in ``contract``."""
    judge = _judgement(rules)
    tarots = hand & TAROTS
    lengths = [len(hand & SUIT[suit]) for suit in SUITS]
    strong = sum((min(rules.strength[card] - 100, 21) / 21) ** 2 for card in tarots)
    return (judge.base[contract.id] + judge.tarot * len(tarots) + judge.strong * strong
            + judge.mond * (MOND in hand) + judge.fool * (FOOL in hand) + _pagat(judge, hand)
            + judge.king * len(hand & KINGS) + _queens(judge, hand) + judge.lower * len(hand & LOWER_COURTS)
            + judge.short * (lengths.count(0) + lengths.count(1) / 2))


def _pagat(judge: Judgement, hand: Cards) -> float:
    return judge.pagat + judge.escort * len(hand & TAROTS) if PAGAT in hand else 0.0


def _queens(judge: Judgement, hand: Cards) -> float:
    coupled = sum(1 for queen in hand & QUEENS if hand & KINGS & SUIT[queen.suit])
    return judge.couple * coupled + judge.queen * (len(hand & QUEENS) - coupled)
