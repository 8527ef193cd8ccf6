"""The sides of a deal: the actual ones, and those that one seat can know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from .cards import Card
from .rules import Deal, Facts, Seat, Taking

Side = int | None  # 0 the declaring side, 1 the others; three for themselves: the seat's own number; None: sits out
Sides = tuple[Side, ...]


def holders(deal: Deal, card: Card) -> frozenset[Seat]:
    """The seat that was dealt ``card``, as a set; empty if the card is in the talon."""
    return frozenset(seat for seat in deal.order if card in deal.hands[seat])


def _declarers(deal: Deal, taking: Taking) -> frozenset[Seat]:
    return frozenset((taking.taker,)).union(*(holders(deal, card) for card in taking.called))


def _two_camps(deal: Deal, declarers: frozenset[Seat]) -> Sides:
    return _camps(deal.order, deal.rules.at_table, declarers)


@cache
def _camps(order: tuple[Seat, ...], at_table: int, declarers: frozenset[Seat]) -> Sides:
    return tuple((0 if s in declarers else 1) if s in order else None for s in range(at_table))


def _opposite(deal: Deal, taking: Taking) -> Sides:
    pair = frozenset((deal.dealer, deal.after(deal.dealer, len(deal.order) // 2)))
    return _two_camps(deal, pair)


SIDES: dict[str, Callable[[Deal, Taking], Sides]] = {
    "alone": lambda deal, taking: _two_camps(deal, frozenset((taking.taker,))),
    "called": lambda deal, taking: _two_camps(deal, _declarers(deal, taking)),
    "opposite": _opposite,
    "each": lambda deal, taking: tuple(s if s in deal.order else None for s in range(deal.rules.at_table)),
    "none": lambda deal, taking: (None,) * deal.rules.at_table,
}


def sides(facts: Facts) -> Sides:
    """The side of every seat."""
    return SIDES[facts.taking.contract.sides](facts.deal, facts.taking)


def seen_sides(facts: Facts, seat: Seat, public: frozenset[Card]) -> Sides:
    """The sides as ``seat`` may know them, after all players have seen the called cards in ``public``.

    If the partner is secret (French Tarot), a seat knows its own side and those of the taker and of seats that played
    or showed a called card; once every called card has been seen, it knows all sides.
    """
    truth = sides(facts)
    hidden = [c for c in facts.taking.called if c not in public] if not facts.rules.family.partner_shows else []
    if not hidden:
        return truth
    mine = set(facts.deal.hands[seat]) | (facts.ecart if facts.ecart_by == seat else frozenset())
    if all(card in mine for card in hidden):
        return truth
    known = {facts.taking.taker, seat}.union(*(holders(facts.deal, c) for c in facts.taking.called if c in public))
    return tuple(side if s in known else None for s, side in enumerate(truth))
