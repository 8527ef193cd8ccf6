"""Deals and matches played by several players: the results, and tables of them. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.deal_code import code_of
from ..engine.game import State
from ..engine.phases.over import Over
from ..engine.record import Record, last_state
from ..engine.rules import Rules, Seat
from ..engine.variants import options_of, rules_of
from . import words
from .table.sheet import points


def one_deal(rules: Rules) -> Rules:
    """Return ``rules`` changed to a match of a single deal."""
    return rules_of(rules.preset, **{**options_of(rules), "deals": 1})


@dataclass(frozen=True, slots=True)
class SeatColumn:
    """One player's column in the comparison of a deal: the player's name, and a cell for each row of :func:`heads`."""

    name: str
    record: Record
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """The result of a deal for one seat.

    ``contract`` is the key of the contract's name, or of the way in which a deal without a contract ended. ``units``
    are the points of the seat's side, ``unit`` of them to a card point; None if none were counted.
    """

    contract: str
    units: int | None
    unit: int
    payment: int

    @property
    def points(self) -> str:
        """The card points in figures; empty if none were counted."""
        return "" if self.units is None else points(self.units, self.unit)

    @property
    def said(self) -> str:
        """The contract and the points in words: “Guard · 45½”."""
        return " · ".join(filter(None, (words.say(self.contract), self.points)))


def player_at(record: Record, seat: Seat) -> tuple[str, str]:
    """The name and the level of the player at ``seat`` in ``record``; either may be empty."""
    return (record.names[seat] if record.names else ""), (record.bots[seat] if record.bots else "")


def is_same_deal(one: Record, other: Record) -> bool:
    """Whether both records have the same cards, dealt by the same rules."""
    return code_of(one) == code_of(other)


def can_be_compared(record: Record) -> bool:
    """Whether the deal of ``record`` was finished."""
    return record.end in ("played", "passed", "void")


def heads(record: Record) -> tuple[str, ...]:
    """The headings of the rows in a comparison of deals like ``record``."""
    tricks = [words.say("duplicate.trick", number=number) for number in range(1, record.rules.row.hand + 1)]
    keys = ("panel.contract", "panel.taker", "duplicate.points", "duplicate.payment")
    return (*map(words.say, keys), *tricks)


def result_of(record: Record, seat: Seat, last: State | None = None) -> Made:
    """The result of ``record`` for ``seat``; a caller that already has the final state passes it as ``last``."""
    last, unit = last or last_state(record), record.rules.family.unit
    if not isinstance(last, Over) or last.score is None:
        return Made(f"history.end.{record.end}", None, unit, 0)
    return Made("contract." + last.facts.taking.contract.id, last.score.points[seat] or 0, unit,
                last.score.payments[seat])


def column(record: Record, seat: Seat, name: str) -> SeatColumn:
    """The column for ``seat``: contract, taker, points and payment, then the seat's card and the points of each trick.

    The points are negative if another side won the trick.
    """
    last = last_state(record)
    whole, blank = result_of(record, seat, last), ("",) * (record.rules.row.hand + 4)
    if not isinstance(last, Over) or last.score is None:
        return SeatColumn(name, record, (whole.said, *blank[1:]))
    family, taking = record.rules.family, last.facts.taking
    taker = _taker(record, taking.taker, seat, name)
    cells = [words.say(whole.contract), taker, whole.points, words.signed(whole.payment)]
    for trick in last.tricks:
        card = trick.cards[(last.facts.deal.order.index(seat) - last.facts.deal.order.index(trick.leader))
                           % len(trick.cards)]
        units = sum(family.values[c] for c in trick.cards)
        won = last.score.sides[trick.winner] == last.score.sides[seat] if trick.winner is not None else False
        cells.append(f"{words.card_sign(card.name)} {_signed(units if won else -units, family.unit)}")
    return SeatColumn(name, record, tuple(cells))


def _signed(units: int, unit: int) -> str:
    """``units`` as card points with a sign; 0 has none."""
    sign = "+" if units > 0 else words.MINUS if units < 0 else ""
    return sign + points(abs(units), unit)


def _taker(record: Record, taker: Seat, seat: Seat, name: str) -> str:
    if taker == seat:
        return name
    return words.seated(record.names[taker] if record.names else "", taker)


# -- a match, with other players' results for the same deals in the same seat -----------------------------------------

RIVALS = 6
"""The greatest number of columns, including the player's."""


@dataclass(slots=True)
class Rival:
    """A player in the comparison, by ``name`` and ``level``: the record of each deal by its index, and the results."""

    name: str
    level: str
    records: dict[int, Record] = field(default_factory=dict)
    made: dict[int, Made] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Cell:
    """A rival's result in a deal: the contract, the payment, and the difference from the player's payment."""

    said: str = ""
    payment: int | None = None
    ahead: int | None = None


@dataclass(frozen=True, slots=True)
class ComparedDeal:
    """A line of the comparison: the deal ``number`` of the match, with a cell for each rival.

    The line of sums has no number.
    """

    number: int | None
    cells: tuple[Cell, ...]


class Rivals:
    """The deals of a match as ``seat`` played them, and as others played the same cards.

    A player who played a deal twice, and different players of one name and level, are several rivals. Deals in which
    the seat sits out are not compared.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.people: list[Rival] = []
        self._places: dict[str, int] = {}
        self._numbers: list[int] = []

    @property
    def deals(self) -> int:
        return len(self._numbers)

    def record(self, place: int) -> Record:
        """The player's record of the deal with index ``place``."""
        return self.people[0].records[place]

    def others(self, place: int) -> tuple[Record, ...]:
        """The other players' records of the deal with index ``place``."""
        return tuple(one.records[place] for one in self.people[1:] if place in one.records)

    def fits(self, record: Record) -> bool:
        """Whether ``record`` has the cards of one of the deals."""
        return code_of(record) in self._places

    def add(self, number: int, record: Record) -> bool:
        """Add the player's deal ``number`` of the match.

        Returns False if it was not finished, if the seat sat out, or if it was added before.
        """
        if not can_be_compared(record) or not any(record.hands[self.seat:self.seat + 1]) or self.fits(record):
            return False
        if not self.people:
            self.people.append(Rival(*player_at(record, self.seat)))
        self._places[code_of(record)] = self.deals
        self._put(self.people[0], self.deals, record)
        self._numbers.append(number)
        return True

    def take_in(self, record: Record) -> bool:
        """Add another player's ``record`` of one of the deals.

        Returns False if it is already known or no column is free.
        """
        place = self._places[code_of(record)]
        there = (one.records[place] for one in self.people if place in one.records)
        if any((one.moves, one.names, one.bots) == (record.moves, record.names, record.bots) for one in there):
            return False
        who = self._without(place, *player_at(record, self.seat))
        if who is None:
            return False
        self._put(who, place, record)
        return True

    def _without(self, place: int, name: str, level: str) -> Rival | None:
        """A rival of ``name`` and ``level`` who has not played the deal at ``place``, or a new one.

        Returns None if no column is free.
        """
        for one in self.people[1:]:
            if (one.name, one.level) == (name, level) and place not in one.records:
                return one
        if len(self.people) >= RIVALS:
            return None
        self.people.append(Rival(name, level))
        return self.people[-1]

    def _put(self, who: Rival, place: int, record: Record) -> None:
        who.records[place], who.made[place] = record, result_of(record, self.seat)

    def missing(self, name: str, level: str) -> tuple[Record, ...]:
        """The player's records of the deals that the last rival of ``name`` and ``level`` has not played.

        Returns those of all deals if none is missing or there is no such rival.
        """
        last = next((one for one in reversed(self.people[1:]) if (one.name, one.level) == (name, level)), None)
        left = [p for p in range(self.deals) if last is None or p not in last.records] or range(self.deals)
        return tuple(self.record(place) for place in left)

    # -- the table ---------------------------------------------------------------------------------------------------

    def entry(self, place: int) -> ComparedDeal:
        """The line of the deal at ``place``."""
        return ComparedDeal(self._numbers[place], tuple(self._cell(one, place) for one in self.people))

    def _cell(self, one: Rival, place: int) -> Cell:
        what, mine = one.made.get(place), self.people[0].made[place]
        return Cell() if what is None else Cell(what.said, what.payment, what.payment - mine.payment)

    def sums(self) -> ComparedDeal:
        """The line of sums.

        Each rival is compared over the deals that the rival played; their number is given if some are missing.
        """
        return ComparedDeal(None, tuple(map(self._sum, self.people)))

    def _sum(self, one: Rival) -> Cell:
        mine, some = self.people[0].made, len(one.made)
        said = "" if some == self.deals else f"{some}/{self.deals}"
        return Cell(said, sum(m.payment for m in one.made.values()),
                    sum(m.payment - mine[place].payment for place, m in one.made.items()))
