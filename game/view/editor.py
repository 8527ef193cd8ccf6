"""The deal editor: the places of cards, the free cards, and random deals of the rest. No pygame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from ..engine.cards import KINGS, SUIT, TAROTS, Card, Cards
from ..engine.game import TALON, seats_in_play
from ..engine.record import Record
from ..engine.rules import Rules, Seat

PackPlace = int
"""A place for cards: a seat, ``TALON``, or ``PACK`` for cards not dealt yet."""
PACK: PackPlace = -2
TRIES = 300
"""The number of random deals tried; if none fits, the cards for the minimums are dealt first."""


class CannotDeal(Exception):
    """Raised if the minimums cannot be met; ``kind`` is ``cards`` (too few cards of the group are free) or ``room``."""

    def __init__(self, kind: str, group: str) -> None:
        super().__init__(f"{kind}: {group}")
        self.kind, self.group = kind, group


@dataclass(frozen=True, slots=True)
class Minimum:
    """A condition: ``seat`` has at least ``least`` cards of ``group``, a key of :func:`groups`."""

    seat: Seat
    group: str
    least: int


@dataclass(frozen=True, slots=True)
class DealPlan:
    """A deal being edited.

    ``lies`` contains the place of every card dealt so far; the cards in ``loose`` were placed at random.
    """

    rules: Rules
    dealer: Seat
    lies: Mapping[Card, PackPlace] = field(default_factory=dict)
    loose: Cards = frozenset()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, in order of play."""
        return tuple(sorted(seats_in_play(self.rules.at_table, self.rules.players, self.dealer)))

    @property
    def piles(self) -> tuple[PackPlace, ...]:
        """The hands and the talon."""
        return (*self.seats, TALON)

    def size(self, pile: PackPlace) -> int:
        """The number of cards that ``pile`` gets."""
        return self.rules.row.talon if pile == TALON else self.rules.row.hand

    def where(self, card: Card) -> PackPlace:
        return self.lies.get(card, PACK)

    def held(self, pile: PackPlace) -> tuple[Card, ...]:
        """The cards in ``pile``, in the pack's order."""
        return tuple(card for card in self.rules.deck if self.where(card) == pile)

    def room(self, pile: PackPlace) -> int:
        """The number of cards still missing in ``pile``."""
        return len(self.rules.deck) if pile == PACK else self.size(pile) - len(self.held(pile))

    @property
    def complete(self) -> bool:
        return len(self.lies) == self.rules.pack


def groups(rules: Rules) -> dict[str, Cards]:
    """The groups of cards that a minimum can name, the smallest first; honours are the trumps and Fool worth most."""
    values, deck = rules.family.values, frozenset(rules.deck)
    most = max(values[card] for card in deck if card < len(TAROTS) + 1)
    found = {"honours": frozenset(card for card in deck if card <= len(TAROTS) and values[card] == most),
             "kings": KINGS & deck, **{suit: SUIT[suit] & deck for suit in "SHCD"}, "tarots": TAROTS & deck}
    return dict(sorted(found.items(), key=lambda item: len(item[1])))


def put(plan: DealPlan, card: Card, pile: PackPlace) -> DealPlan:
    """Return ``plan`` with ``card`` in ``pile``, which must have room."""
    lies = {c: p for c, p in plan.lies.items() if c != card}
    if pile != PACK:
        assert plan.where(card) == pile or plan.room(pile) > 0
        lies[card] = pile
    return replace(plan, lies=lies, loose=plan.loose - {card})


def exchanged(plan: DealPlan, one: Card, other: Card) -> DealPlan:
    """Return ``plan`` with the places of two cards exchanged."""
    here, there = plan.where(one), plan.where(other)
    lies = {c: p for c, p in plan.lies.items() if c not in (one, other)}
    lies |= {card: pile for card, pile in ((one, there), (other, here)) if pile != PACK}
    return replace(plan, lies=lies, loose=plan.loose - {one, other})


def cleared(plan: DealPlan) -> DealPlan:
    """Return ``plan`` with all cards in the pack."""
    return DealPlan(plan.rules, plan.dealer)


def dealt_by(plan: DealPlan, dealer: Seat) -> DealPlan:
    """Return ``plan`` with another dealer; the cards of a seat that then sits out return to the pack."""
    moved = replace(plan, dealer=dealer)
    lies = {card: pile for card, pile in plan.lies.items() if pile in moved.piles}
    return replace(moved, lies=lies, loose=plan.loose & frozenset(lies))


def plan_of(record: Record) -> DealPlan:
    """The deal of ``record`` as a plan."""
    lies: dict[Card, PackPlace] = {card: seat for seat, hand in enumerate(record.hands) for card in hand}
    return DealPlan(record.rules, record.dealer, lies | dict.fromkeys(record.talon, TALON))


def record_of_plan(plan: DealPlan) -> Record:
    """A record of the complete ``plan``, without moves."""
    assert plan.complete
    hands = tuple(plan.held(seat) if seat in plan.seats else () for seat in range(plan.rules.at_table))
    return Record(plan.rules, plan.dealer, hands, plan.held(TALON))


# -- dealing the rest at random ---------------------------------------------------------------------------------------

def filled(plan: DealPlan, wishes: Sequence[Minimum], rng: Random) -> DealPlan:
    """Return ``plan`` with the cards not placed by hand dealt at random, so that all minimums in ``wishes`` are met.

    Rejection sampling with TRIES deals; if none fits, the cards for the minimums are dealt first. Raises CannotDeal if
    the minimums cannot be met.
    """
    kept = {card: pile for card, pile in plan.lies.items() if card not in plan.loose}
    bare = replace(plan, lies=kept, loose=frozenset())
    wanted, cards_of = [wish for wish in wishes if wish.least], groups(plan.rules)
    served = _served(bare, wanted, rng)
    for _ in range(TRIES if wanted else 1):
        tried = _dealt(bare, rng)
        if all(len(cards_of[wish.group] & frozenset(tried.held(wish.seat))) >= wish.least for wish in wanted):
            return tried
    return _dealt(served, rng)


def _dealt(plan: DealPlan, rng: Random) -> DealPlan:
    free = [card for card in plan.rules.deck if plan.where(card) == PACK]
    places = [pile for pile in plan.piles for _ in range(plan.room(pile))]
    rng.shuffle(places)
    return replace(plan, lies={**plan.lies, **dict(zip(free, places, strict=True))}, loose=plan.loose | frozenset(free))


def _served(plan: DealPlan, wishes: Sequence[Minimum], rng: Random) -> DealPlan:
    """Return ``plan`` with the cards for the minimums dealt.

    The smallest groups come first, because their cards belong to larger groups too.
    """
    kinds = groups(plan.rules)
    for wish in sorted(wishes, key=lambda wish: len(kinds[wish.group])):
        missing = wish.least - len(kinds[wish.group] & frozenset(plan.held(wish.seat)))
        free = [card for card in sorted(kinds[wish.group]) if plan.where(card) == PACK]
        if missing > len(free):
            raise CannotDeal("cards", wish.group)
        if missing > plan.room(wish.seat):
            raise CannotDeal("room", wish.group)
        for card in rng.sample(free, max(0, missing)):
            plan = replace(plan, lies={**plan.lies, card: wish.seat}, loose=plan.loose | {card})
    return plan
