"""Rules for bids, for announcing a slam, and for showing a handful."""

from __future__ import annotations

from dataclasses import dataclass
from math import log2, tanh

from ...engine.actions import Action, Bid, DeclareSlam, Pass, ShowHandful
from ...engine.cards import FOOL, KINGS, MOND, PAGAT, QUEENS, RANK, SUIT, SUITS, TAROTS, THE_FOOL, Cards
from ...engine.observation import Observation
from ...engine.rules import Rules

LOWER_COURTS = RANK["C"] | RANK["V"]


@dataclass(frozen=True, slots=True)
class Judgement:
    """The expected margin in card points as a sum over the features of a hand, fitted to this bot's self-play.

    ``base`` by contract; then points for each tarot, for all tarots by strength (the strongest count 1), for the 21,
    the Fool, the 1 and each tarot held with it, each King, each Queen with and without her King, each Cavalier or Jack,
    each void (half for a single card). ``spread`` is the standard deviation of the error.
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


#: By game, players, cards and partnership.
JUDGEMENTS: dict[tuple[str, int, int, str], Judgement] = {
    ("chambery", 5, 78, "call"): Judgement({"two": -23.4, "one": -28.3, "hand": -35.6},
                                           1.41, 1.3, 2.3, 4.5, 1.0, 0.36, 4.5, 0.1, -0.4, -1.0, 3.1, 5.9),
    ("chambery", 4, 78, "call"): Judgement({"two": -23.4, "one": -29.5, "hand": -37.2},
                                           1.13, 1.5, 2.8, 4.4, 1.8, 0.24, 4.7, 2.4, 0.8, -0.4, 4.6, 5.1),
    ("chambery", 4, 62, "call"): Judgement({"two": -23.9, "one": -29.3, "hand": -37.7},
                                           1.5, 1.7, 2.2, 4.5, 1.2, 0.26, 4.2, 0.4, -1.0, -0.8, 3.3, 6.0),
    ("french", 4, 78, "none"): Judgement({"small": -42.0, "guard": -42.0, "without": -52.9, "against": -61.4},
                                         1.78, 2.6, 10.0, 11.1, 6.2, 0.3, 5.4, 2.6, 2.1, 0.6, 4.4, 8.7),
    ("french", 3, 78, "none"): Judgement({"small": -41.8, "guard": -41.8, "without": -48.2, "against": -56.9},
                                         1.48, 1.4, 10.7, 11.3, 7.6, 0.09, 4.7, 3.3, 2.8, 0.8, 5.8, 8.1),
    ("french", 5, 78, "call"): Judgement({"small": -23.1, "guard": -23.1, "without": -27.6, "against": -31.1},
                                         1.13, 2.8, 9.0, 9.8, 4.8, 0.28, 5.0, 1.1, 1.4, -0.2, 4.4, 12.9),
    ("french", 6, 78, "call"): Judgement({"small": -7.2, "guard": -7.2, "without": -16.2, "against": -23.9},
                                         1.76, 3.3, 7.5, 8.9, 5.3, -0.27, 2.4, 1.2, 0.0, 0.4, 2.1, 16.4),
    ("french", 5, 78, "none"): Judgement({"small": -49.2, "guard": -49.2, "without": -59.1, "against": -63.1},
                                         1.92, 3.3, 10.8, 13.0, 3.8, 0.7, 5.6, 2.8, 1.9, 0.2, 4.0, 8.8),
    ("french", 6, 78, "none"): Judgement({"small": -41.3, "guard": -41.3, "without": -54.0, "against": -63.1},
                                         2.36, 3.5, 12.1, 11.7, 2.4, 0.51, 5.0, 0.1, 1.0, 0.3, 2.8, 11.0),
}
#: The value of a deal that is won by the smallest margin, by the way of paying.
PRIZE: dict[str, float] = {"zero-sum": 0.0, "raised": 0.0, "stake": 0.0, "french": 25.0}
#: The safety margin of a contract for each doubling of the payment, in standard deviations.
CAUTION = 0.2
#: The additional safety margin of a contract without the talon, in standard deviations.
UNSEEN = 0.3
#: A hand of 15 or 18 cards needs four tarots for a bid.
FEWEST = 5
#: The value of passing, in the payment of one opponent: others may bid, or pay, instead.
PASSING: dict[str, float] = {"zero-sum": 1.0, "raised": 1.0, "stake": 1.0, "french": -2.0}


def bid(seen: Observation, bold: float = 0.0) -> Action:
    """The bid with the best prospect if that, with ``bold`` points added, is better than passing; else Pass."""
    bids = [action for action in seen.actions if isinstance(action, Bid)]
    if not bids or too_few_tarots(seen):
        return Pass()
    hand = promise(seen.rules, seen.hand)
    prospects = [_prospect(seen.rules, action, hand) for action in bids]
    best = max(prospects)
    return bids[prospects.index(best)] if best + bold > PASSING[seen.rules.payment] else Pass()


def too_few_tarots(seen: Observation) -> bool:
    """Whether at most a FEWEST-th of the hand are tarots, including the Fool: with these no player bids."""
    return FEWEST * len(seen.hand & (TAROTS | THE_FOOL)) <= len(seen.hand)


def prospect(seen: Observation, offer: Bid) -> float:
    """A cautious estimate of the payment by each opponent if the contract of ``offer`` is played."""
    return _prospect(seen.rules, offer, promise(seen.rules, seen.hand))


def _prospect(rules: Rules, offer: Bid, hand: float) -> float:
    judge, contract = _judgement(rules), rules.contract(offer.contract)
    margin = judge.base[contract.id] + hand - judge.spread * (
        CAUTION * log2(contract.multiplier) + UNSEEN * (contract.talon != "taken"))
    return contract.multiplier * (margin + PRIZE[rules.payment] * tanh(margin / judge.spread / 1.25))


def _judgement(rules: Rules) -> Judgement:
    return JUDGEMENTS[rules.family.name, rules.players, rules.pack, rules.partnership]


def promise(rules: Rules, hand: Cards) -> float:
    """The card points that ``hand`` is expected to add to a Judgement's ``base``."""
    judge = _judgement(rules)
    tarots = hand & TAROTS
    lengths = [len(hand & SUIT[suit]) for suit in SUITS]
    escorted = judge.pagat + judge.escort * len(tarots) if PAGAT in hand else 0.0
    coupled = sum(1 for queen in hand & QUEENS if hand & KINGS & SUIT[queen.suit])
    queens = judge.couple * coupled + judge.queen * (len(hand & QUEENS) - coupled)
    strong = sum((min(rules.strength[card] - 100, 21) / 21) ** 2 for card in tarots)
    return (judge.tarot * len(tarots) + judge.strong * strong
            + judge.mond * (MOND in hand) + judge.fool * (FOOL in hand) + escorted
            + judge.king * len(hand & KINGS) + queens + judge.lower * len(hand & LOWER_COURTS)
            + judge.short * (lengths.count(0) + lengths.count(1) / 2))


# -- slams and handfuls ------------------------------------------------------------------------------------------------


#: The highest multiplier of a contract against which defenders show their handfuls.
SHOWN_AGAINST = 2


def slam(seen: Observation) -> Action:
    """DeclareSlam if every trick is certain, else Pass."""
    return DeclareSlam() if _every_trick(seen.rules, seen.hand) else Pass()


def _every_trick(rules: Rules, hand: Cards) -> bool:
    """Whether ``hand`` has no Fool, can draw all other tarots, and has then no suit card that can be beaten."""
    strength, out = rules.strength, TAROTS - hand
    mine = sorted((strength[card] for card in hand & TAROTS), reverse=True)
    theirs = sorted((strength[card] for card in out), reverse=True)
    draws = len(mine) >= len(theirs) and all(a > b for a, b in zip(mine, theirs, strict=False))
    return draws and all(_unbeaten(rules, hand, suit) for suit in SUITS) and FOOL not in hand


def _unbeaten(rules: Rules, hand: Cards, suit: str) -> bool:
    strength = rules.strength
    best_out = max((strength[card] for card in SUIT[suit] - hand if card in rules.deck), default=0)
    return all(strength[card] > best_out for card in hand & SUIT[suit])


def handful(seen: Observation) -> Action | None:
    """Show the largest handful, on the taker's side or against a contract up to SHOWN_AGAINST; else None."""
    shows = [action for action in seen.actions if isinstance(action, ShowHandful)]
    confident = seen.sides[seen.seat] == 0 or seen.taking.contract.multiplier <= SHOWN_AGAINST
    return shows[-1] if shows and confident else None


# -- whether to ask a player to announce a slam -----------------------------------------------------------------------


SHARE = 3, 5
"""A hand might win every trick if at least this share of it is tarots and Kings, including the Fool.

The share is low: a slam needs nearly the whole hand, but 11 of 18 cards are enough to ask.
"""


def might_slam(view: Observation) -> bool:
    """Whether the seat of ``view`` might win every trick: it has the highest tarot and many tarots and Kings."""
    tarots, strength = view.hand & TAROTS, view.rules.strength
    best = max((card for card in view.rules.deck if card in TAROTS), key=lambda card: strength[card])
    strong = len(tarots) + len(view.hand & (THE_FOOL | KINGS))
    return best in tarots and strong * SHARE[1] >= len(view.hand) * SHARE[0]


def passes_unasked(view: Observation) -> bool:
    """Whether the seat passes without being asked about a slam: it has discarded, and is unlikely to win every trick.

    A seat that has not discarded is always asked.
    """
    return view.phase == "announcing" and view.ecart is not None and not might_slam(view)
