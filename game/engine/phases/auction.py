"""The auction: bids, each higher than the one before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from .. import events as ev
from ..actions import Action, Bid, Pass
from ..rules import Contract, Deal, Facts, Seat, Taking

Bids = tuple[tuple[Seat, str], ...]
PASS = "pass"


def _one_round(deal: Deal, bids: Bids) -> Seat | None:
    """The next seat to bid if each bids or passes once (Grand Café rules, both French documents); None at the end."""
    return deal.order[len(bids)] if len(bids) < len(deal.order) else None


def _until_one_left(deal: Deal, bids: Bids) -> Seat | None:
    """The next seat to bid if the auction ends with one bidder left or none (Dummett & McLeod); None at the end.

    A seat that passed stays out.
    """
    out = {seat for seat, bid in bids if bid == PASS}
    bidders = {seat for seat, bid in bids if bid != PASS} - out
    left = [seat for seat in deal.order if seat not in out]
    if not left or (len(left) == 1 and bidders):
        return None
    turns = (deal.after(bids[-1][0], n) for n in range(1, len(deal.order) + 1)) if bids else iter(deal.order)
    return next(seat for seat in turns if seat in left)


AUCTIONS: dict[str, Callable[[Deal, Bids], Seat | None]] = {
    "one-round": _one_round, "until-one-left": _until_one_left,
}


def highest(bids: Bids) -> tuple[Seat, str] | None:
    """The seat and contract of the last bid other than a pass, which is the highest; None if all passed."""
    return next((pair for pair in reversed(bids) if pair[1] != PASS), None)


def higher(deal: Deal, bids: Bids) -> tuple[Contract, ...]:
    """The contracts that are higher than every bid so far."""
    best, contracts = highest(bids), deal.rules.family.contracts
    return contracts[contracts.index(deal.rules.contract(best[1])) + 1:] if best else contracts


@dataclass(frozen=True, slots=True)
class Auction:
    """The state in which ``turn`` bids or passes."""

    facts: Facts
    turn: Seat

    def actions(self) -> tuple[Action, ...]:
        """Pass, and every bid higher than the last."""
        return (Pass(), *(Bid(c.id) for c in higher(self.facts.deal, self.facts.bids)))

    def refusal(self, action: Action) -> str | None:
        match action:
            case Pass():
                return None
            case Bid(contract):
                fits = any(c.id == contract for c in higher(self.facts.deal, self.facts.bids))
                return None if fits else "bid-higher"
        return "bid-now"

    def after(self, action: Action) -> tuple[Auction | Facts, tuple[ev.Event, ...]]:
        """The auction with the next seat to bid, or the facts with the contract if it has ended; and the events."""
        bid = action.contract if isinstance(action, Bid) else PASS
        bids = (*self.facts.bids, (self.turn, bid))
        said = ev.Passed(self.turn) if bid == PASS else ev.BidMade(self.turn, bid)
        facts = replace(self.facts, bids=bids)
        following = AUCTIONS[facts.rules.auction](facts.deal, bids)
        if following is not None:
            return Auction(facts, following), (said,)
        return _settled(facts, said)


def _settled(facts: Facts, said: ev.Event) -> tuple[Facts, tuple[ev.Event, ...]]:
    won = highest(facts.bids)
    if won is None:
        return facts, (said,)
    taking = Taking(won[0], facts.rules.contract(won[1]))
    return replace(facts, taking=taking), (said, ev.TakerNamed(*won))


def open_auction(facts: Facts) -> tuple[Auction | Facts, tuple[ev.Event, ...]]:
    """The auction with forehand to bid, or the unchanged facts in games without an auction.

    The tuple of events is empty.
    """
    if facts.rules.auction == "none":
        return facts, ()
    return Auction(facts, facts.deal.forehand), ()
