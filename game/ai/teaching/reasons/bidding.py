"""Reasons for and against bids, handfuls and slams."""

from __future__ import annotations

from ....engine.actions import Action, Bid, DeclareSlam, Pass, Play, ShowHandful
from ....engine.cards import FOOL, KINGS, MOND, PAGAT, TAROTS, Card
from ....engine.payment import OUDLERS, TARGETS
from ...reading import Reading
from ...rulebot.bidding import expected_margin, slam
from .reason import Reason

#: Card points above the need that make a contract look good, and very good.
GOOD, CERTAIN = 0.0, 8.0
#: Ways of paying by which a side needs the fewer points the more oudlers it has.
BY_OUDLERS = frozenset(("french",))


def strong_hand(reading: Reading, action: Action) -> Reason | None:
    """Tarots and high cards promise more than the contract needs."""
    if not isinstance(action, Bid) or _margin(reading, action) < GOOD:
        return None
    return Reason("strong_hand", _heads(reading), (), len(reading.tarots))


def enough_for_more(reading: Reading, action: Action) -> Reason | None:
    """A higher bid than the lowest, and points to spare in it."""
    bids = [other for other in reading.seen.actions if isinstance(other, Bid)]
    if not isinstance(action, Bid) or action == bids[0] or _margin(reading, action) < GOOD:
        return None
    return Reason("enough_for_more", (), (), reading.seen.rules.contract(action.contract).multiplier)


def many_oudlers(reading: Reading, action: Action) -> Reason | None:
    """Two oudlers or more in hand bring the target down."""
    mine = sorted(reading.hand & OUDLERS)
    if not isinstance(action, Bid) or reading.seen.rules.payment not in BY_OUDLERS or len(mine) < 2:
        return None
    return Reason("many_oudlers", tuple(mine), (), TARGETS[len(mine)] // reading.seen.rules.family.unit)


def weak_hand(reading: Reading, action: Action) -> Reason | None:
    """No contract is within reach of this hand."""
    bids = [other for other in reading.seen.actions if isinstance(other, Bid)]
    if not isinstance(action, Pass) or not bids or max(_margin(reading, bid) for bid in bids) >= GOOD:
        return None
    return Reason("weak_hand", (), (), len(reading.tarots))


def others_have_bid(reading: Reading, action: Action) -> Reason | None:
    """Another seat has bid, and a higher bid is beyond this hand."""
    said = [(seat, bid) for seat, bid in reading.seen.bids if bid != "pass"]
    bids = [other for other in reading.seen.actions if isinstance(other, Bid)]
    if not isinstance(action, Pass) or not said or not bids or _margin(reading, bids[0]) >= GOOD:
        return None
    return Reason("others_have_bid", (), (said[-1][0],))


def show_strong(reading: Reading, action: Action) -> Reason | None:
    """A handful on the taker's side, or against a low contract, whose tarots promise to win the deal."""
    if not isinstance(action, ShowHandful):
        return None
    mine, times = reading.seen.sides[reading.seen.seat], reading.seen.taking.contract.multiplier
    return Reason("show_strong", (), (), len(reading.tarots)) if mine == 0 or times <= 2 else None


def hide_handful(reading: Reading, action: Action) -> Reason | None:
    """A handful is not shown: it is paid to the side that wins, and reveals the tarots to all."""
    if not isinstance(action, Play) or not any(isinstance(other, ShowHandful) for other in reading.seen.actions):
        return None
    return Reason("hide_handful", (), (), len(reading.tarots))


def slam_sure(reading: Reading, action: Action) -> Reason | None:
    """Every trick is certain."""
    return Reason("slam_sure") if isinstance(action, DeclareSlam) and slam(reading.seen) == action else None


def slam_unsure(reading: Reading, action: Action) -> Reason | None:
    """Not every trick is certain, and a failed slam costs much."""
    if not isinstance(action, Pass) or reading.seen.phase != "announcing" or slam(reading.seen) != action:
        return None
    missing = sorted(TAROTS - reading.hand, key=reading.strength.__getitem__, reverse=True)
    return Reason("slam_unsure", tuple(missing[:1]))


def _margin(reading: Reading, bid: Bid) -> float:
    return expected_margin(reading.seen.rules, reading.seen.rules.contract(bid.contract), reading.hand)


def _heads(reading: Reading) -> tuple[Card, ...]:
    """The oudlers and Kings of the hand."""
    return tuple(sorted(reading.hand & ({FOOL, PAGAT, MOND} | KINGS)))


BIDS = (enough_for_more, many_oudlers, strong_hand, others_have_bid, weak_hand, slam_sure, slam_unsure, show_strong)
