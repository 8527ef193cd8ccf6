"""Reasons for and against bids, handfuls and slams.

A function returns None if its reason does not hold; CLAIMS checks what reasons claim about values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....engine.actions import Action, Bid, DeclareSlam, Pass, Play, ShowHandful
from ....engine.cards import KINGS, TAROTS, Card
from ....engine.payment import OUDLERS, TARGETS
from ...reading import Reading
from ...rulebot.bidding import slam
from .reason import Estimate, Reason

#: Ways of paying by which a side needs the fewer points the more oudlers it has.
BY_OUDLERS = frozenset(("french",))


def close_bid(reading: Reading, action: Action) -> Reason | None:
    """Holds if passing is as good as the bid."""
    return _hand("close_bid", reading) if isinstance(action, Bid) else None


def close_pass(reading: Reading, action: Action) -> Reason | None:
    """Holds if a bid is as good as passing."""
    return _hand("close_pass", reading) if _may_bid(reading, action) else None


def enough_for_more(reading: Reading, action: Action) -> Reason | None:
    """Holds if the bid is higher than the lowest one, which is worth less."""
    bids = [other for other in reading.seen.actions if isinstance(other, Bid)]
    if not isinstance(action, Bid) or action == bids[0]:
        return None
    return Reason("enough_for_more", (), (), reading.seen.rules.contract(action.contract).multiplier)


def many_oudlers(reading: Reading, action: Action) -> Reason | None:
    """Holds if the target is lower because of two or more oudlers in hand."""
    mine = sorted(reading.hand & OUDLERS, reverse=True)
    if not isinstance(action, Bid) or reading.seen.rules.payment not in BY_OUDLERS or len(mine) < 2:
        return None
    return Reason("many_oudlers", tuple(mine), (), TARGETS[len(mine)] // reading.seen.rules.family.unit)


def strong_hand(reading: Reading, action: Action) -> Reason | None:
    """Holds if tarots and high cards are expected to win the points that the contract needs."""
    return _hand("strong_hand", reading) if isinstance(action, Bid) else None


def others_have_bid(reading: Reading, action: Action) -> Reason | None:
    """Holds if another seat has bid, and the hand is too weak for a higher bid."""
    said = [seat for seat, bid in reading.seen.bids if bid != "pass"]
    return Reason("others_have_bid", (), (said[-1],)) if _may_bid(reading, action) and said else None


def weak_hand(reading: Reading, action: Action) -> Reason | None:
    """Holds if the hand is too weak for any contract."""
    return _hand("weak_hand", reading) if _may_bid(reading, action) else None


def pass_pays(reading: Reading, action: Action) -> Reason | None:
    """Holds if a contract could be made, but playing it would win less than playing against another seat's."""
    return _hand("pass_pays", reading) if _may_bid(reading, action) else None


def show_strong(reading: Reading, action: Action) -> Reason | None:
    """Holds if the seat shows a handful that promises to win, on the taker's side or against a low contract."""
    if not isinstance(action, ShowHandful):
        return None
    mine, times = reading.seen.sides[reading.seen.seat], reading.seen.taking.contract.multiplier
    return Reason("show_strong", (), (), len(reading.trumps)) if mine == 0 or times <= 2 else None


def hide_handful(reading: Reading, action: Action) -> Reason | None:
    """Holds if a handful is not shown: it is paid to the side that wins, and reveals the tarots to all."""
    if not isinstance(action, Play) or not any(isinstance(other, ShowHandful) for other in reading.seen.actions):
        return None
    return Reason("hide_handful", (), (), len(reading.trumps))


def slam_sure(reading: Reading, action: Action) -> Reason | None:
    """Holds if every trick is certain."""
    return Reason("slam_sure") if isinstance(action, DeclareSlam) and slam(reading.seen) == action else None


def slam_unsure(reading: Reading, action: Action) -> Reason | None:
    """Holds if not every trick is certain; a failed slam costs much."""
    if not isinstance(action, Pass) or reading.seen.phase != "announcing" or slam(reading.seen) != action:
        return None
    missing = sorted(TAROTS - reading.hand, key=reading.strength.__getitem__, reverse=True)
    return Reason("slam_unsure", tuple(missing[:1]))


def _may_bid(reading: Reading, action: Action) -> bool:
    """Whether ``action`` is a pass although a bid is possible."""
    return isinstance(action, Pass) and any(isinstance(other, Bid) for other in reading.seen.actions)


def _hand(key: str, reading: Reading) -> Reason:
    """The reason ``key`` with the oudlers and Kings of a strong hand and the number of its trumps."""
    heads: list[Card] = [*sorted(reading.hand & OUDLERS, reverse=True), *sorted(reading.hand & KINGS)]
    return Reason(key, tuple(heads), (), len(reading.trumps))


BIDS = (close_bid, close_pass, strong_hand, many_oudlers, enough_for_more, others_have_bid, weak_hand, pass_pays,
        slam_sure, slam_unsure, show_strong)


# -- claims about the values ------------------------------------------------------------------------------------------

Estimates = Mapping[Action, Estimate]
Claim = Callable[[Reading, Action, Estimates], bool]


def _bids(reading: Reading, estimates: Estimates) -> list[Estimate]:
    """The estimates of the bids, the lowest bid first."""
    return [estimates[action] for action in reading.seen.actions if isinstance(action, Bid)]


def _is_clear(reading: Reading, action: Action, estimates: Estimates) -> bool:
    """Whether passing is clearly worse than the bid, and the payment expected of the bid is above 0."""
    return not estimates[Pass()].good and estimates[action].paid > 0


def _is_clearly_more(reading: Reading, action: Action, estimates: Estimates) -> bool:
    return _is_clear(reading, action, estimates) and not _bids(reading, estimates)[0].good


def _no_bid_is_good(reading: Reading, action: Action, estimates: Estimates) -> bool:
    return not any(estimate.good for estimate in _bids(reading, estimates))


def _all_bids_lose(reading: Reading, action: Action, estimates: Estimates) -> bool:
    return _no_bid_is_good(reading, action, estimates) and all(one.paid < 0 for one in _bids(reading, estimates))


#: The checks of reasons that make a claim about the values, by the action and the estimates of all actions.
CLAIMS: dict[str, Claim] = {
    "close_bid": lambda reading, action, estimates: estimates[Pass()].good,
    "close_pass": lambda reading, action, estimates: not _no_bid_is_good(reading, action, estimates),
    "enough_for_more": _is_clearly_more, "many_oudlers": _is_clear, "strong_hand": _is_clear,
    "others_have_bid": _no_bid_is_good, "weak_hand": _all_bids_lose,
    "pass_pays": lambda *about: _no_bid_is_good(*about) and not _all_bids_lose(*about),
    "show_strong": lambda reading, action, estimates: estimates[action].paid > 0,
}
#: Reasons that another choice is as good, which do not distinguish two choices.
CLOSE = frozenset(("close_bid", "close_pass"))
