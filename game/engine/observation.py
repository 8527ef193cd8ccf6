"""The observation of one seat.

It is built field by field from the information of the seat, not by removing secrets from a state.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from .actions import Action
from .cards import Card, Cards
from .game import State
from .phases.auction import Auction
from .phases.discarding import Discarding
from .phases.over import Over
from .phases.playing import Playing
from .rules import Exchange, Facts, Handful, Rules, Seat, Taking, Trick, checked_seat
from .sides import Sides, seen_sides


@dataclass(frozen=True, slots=True)
class Observation:
    """The information set of a seat, as plain data.

    ``actions`` are the legal actions of this seat, empty if another seat is to act. ``talon`` are the talon's cards
    once seen by this seat (None before), ``ecart`` the cards it discarded itself, complete or not; ``told`` the cards
    of the écart that all players know (an announced 1, tarots shown, a card asked for), ``tarots_told`` the number of
    tarots that had to be in it. In ``exchanges`` a card is None if one other seat gave it to another. ``sides``
    contains None for a seat that sits out, and for every seat whose side this seat cannot know.
    """

    seat: Seat
    rules: Rules
    dealer: Seat
    order: tuple[Seat, ...]
    phase: str
    turn: Seat | None
    actions: tuple[Action, ...]
    hand: Cards
    sizes: tuple[int, ...]
    bids: tuple[tuple[Seat, str], ...]
    taking: Taking
    sides: Sides
    talon: tuple[Card, ...] | None
    talon_size: int
    ecart: Cards | None
    ecart_by: Seat | None
    ecart_size: int
    told: Cards
    tarots_told: int
    asked: tuple[Card, ...]
    exchanges: tuple[Exchange, ...]
    slam: bool
    handfuls: tuple[Handful, ...]
    trick: Trick
    tricks: tuple[Trick, ...]

    @property
    def forehand(self) -> Seat:
        """The first seat after the dealer."""
        return self.order[0]

    def plays(self) -> Iterator[tuple[Seat, Card, tuple[Card, ...]]]:
        """Every card played, in order: the seat, the card, and the cards that were in the trick before it."""
        for trick in (*self.tricks, self.trick):
            first = self.order.index(trick.leader) if trick.cards else 0
            for n, card in enumerate(trick.cards):
                yield self.order[(first + n) % len(self.order)], card, trick.cards[:n]


def observe(state: State, seat: Seat) -> Observation:
    """The observation of ``state`` by ``seat``; ValueError if ``seat`` is not a seat at the table."""
    facts = state.facts
    deal, rules = facts.deal, facts.deal.rules
    checked_seat(seat, rules.at_table)
    hands = state.hands if isinstance(state, Playing) else facts.hands
    hand, sizes = hands[seat], tuple(map(len, hands))
    ecart: Cards | None = facts.ecart if facts.ecart_by == seat else None
    ecart_by, ecart_size = facts.ecart_by, len(facts.ecart)
    trick = Trick(deal.forehand)
    tricks: tuple[Trick, ...] = ()
    handfuls: tuple[Handful, ...] = ()
    if isinstance(state, Discarding):
        ecart_by, ecart_size = state.turn, len(state.laid)
        sizes = tuple(len(state.hand - state.laid) if s == state.turn else n for s, n in enumerate(sizes))
        if seat == state.turn:
            hand, ecart = state.hand - state.laid, state.laid
    elif isinstance(state, Playing):
        trick, tricks, handfuls = state.trick, state.tricks, state.handfuls
    elif isinstance(state, Over):
        tricks, handfuls = state.tricks, state.handfuls
        if tricks:
            hand, sizes = frozenset(), (0,) * len(sizes)
    return Observation(
        seat, rules, deal.dealer, deal.order, type(state).__name__.lower(), state.turn,
        state.actions() if state.turn == seat else (), hand, sizes, facts.bids, facts.taking,
        _sides_seen(state, seat, trick, tricks), _talon_seen(facts, seat), len(facts.talon), ecart, ecart_by,
        ecart_size, facts.told, facts.tarots_told, facts.asked, _exchanges_seen(facts, seat), facts.slam, handfuls,
        trick, tricks)


def _talon_seen(facts: Facts, seat: Seat) -> tuple[Card, ...] | None:
    """The talon's cards if they were shown to all or ``seat`` took them up; else None."""
    taken_by_me = not facts.talon and not facts.talon_seen and facts.deal.dealer == seat
    return facts.deal.talon if facts.talon_seen or taken_by_me else None


def _exchanges_seen(facts: Facts, seat: Seat) -> tuple[Exchange, ...]:
    if seat == facts.taking.taker or not facts.exchanges:
        return facts.exchanges
    return tuple(x if x.holder == seat else replace(x, given=None) for x in facts.exchanges)


def _sides_seen(state: State, seat: Seat, trick: Trick, tricks: tuple[Trick, ...]) -> Sides:
    facts = state.facts
    unsettled = isinstance(state, Auction | Discarding) and facts.rules.auction != "none"
    if (unsettled and facts.taking.contract == facts.rules.unbid) or (isinstance(state, Over) and not state.tricks):
        return (None,) * facts.rules.at_table
    if _partner_to_call(facts):
        return tuple(0 if s == facts.taking.taker else None for s in range(facts.rules.at_table))
    if facts.rules.family.partner_shows or not facts.taking.called or isinstance(state, Over):
        return seen_sides(facts, seat, frozenset(facts.taking.called))
    seen = [*trick.cards, *(card for t in tricks for card in t.cards), *(facts.deal.talon if facts.talon_seen else ())]
    return seen_sides(facts, seat, frozenset(facts.taking.called).intersection(seen))


def _partner_to_call(facts: Facts) -> bool:
    """Whether a card is still to be called, so that only the taker's side is known."""
    expected = facts.rules.row.calls if facts.taking.contract.sides == "called" else ()
    return facts.rules.call_when != "never" and len(facts.taking.called) < len(expected)
