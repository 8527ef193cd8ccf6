"""Compares a match with other players' results for the same deals in the same seat. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.deal_code import code_of
from ..engine.record import Record
from ..engine.rules import Seat
from .compare import Made, can_be_compared, player_at, result_of

RIVALS = 6
"""The maximum number of columns, including the player's own."""


@dataclass(slots=True)
class Rival:
    """A player of ``name`` and ``level``: the record of each deal by its index, and the results."""

    name: str
    level: str
    records: dict[int, Record] = field(default_factory=dict)
    made: dict[int, Made] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Cell:
    """The result of a rival in a deal: the contract, the payment, and the difference to the player's own."""

    said: str = ""
    payment: int | None = None
    ahead: int | None = None


@dataclass(frozen=True, slots=True)
class ComparedDeal:
    """A line of the comparison: deal ``number`` of the match, a cell for each rival; sums have no number."""

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
        """The number of deals."""
        return len(self._numbers)

    def record(self, place: int) -> Record:
        """The player's own record of the deal with index ``place``."""
        return self.people[0].records[place]

    def others(self, place: int) -> tuple[Record, ...]:
        """The other players' records of that deal."""
        return tuple(one.records[place] for one in self.people[1:] if place in one.records)

    def fits(self, record: Record) -> bool:
        """Whether ``record`` is of the cards of one of the deals."""
        return code_of(record) in self._places

    def add(self, number: int, record: Record) -> bool:
        """Add the player's own deal ``number`` of the match; False if there is nothing to compare."""
        if not can_be_compared(record) or not any(record.hands[self.seat:self.seat + 1]) or self.fits(record):
            return False
        if not self.people:
            self.people.append(Rival(*player_at(record, self.seat)))
        self._places[code_of(record)] = self.deals
        self._put(self.people[0], self.deals, record)
        self._numbers.append(number)
        return True

    def take_in(self, record: Record) -> bool:
        """Add another player's ``record`` of one of the deals; False if it is known or no column is free."""
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
        """A rival of ``name`` and ``level`` who has not played the deal at ``place``, or a new one; None if full."""
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
        """The deals that the last rival of ``name`` and ``level`` has not played; all deals if there are none."""
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
        """The line of sums; a rival is compared in the deals played, whose number is given if they are not all."""
        return ComparedDeal(None, tuple(map(self._sum, self.people)))

    def _sum(self, one: Rival) -> Cell:
        mine, some = self.people[0].made, len(one.made)
        said = "" if some == self.deals else f"{some}/{self.deals}"
        return Cell(said, sum(m.payment for m in one.made.values()),
                    sum(m.payment - mine[place].payment for place, m in one.made.items()))
