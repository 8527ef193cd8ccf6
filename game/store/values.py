"""Values read from the file of games for display: lines of lists, sums, results. No SQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from math import sqrt

from msgspec import Struct

from ..ai.names import SIGNALLING
from ..engine.phases.over import ROLES
from ..engine.record import HUMAN, Record
from ..engine.rules import Seat
from . import shapes

DECLARERS = ("soloist", "taker")
"""The roles of players who declare a contract."""
PASSED = "passed"
"""The key in place of a role for deals in which all passed."""


# -- matches and deals ------------------------------------------------------------------------------------------------


class MatchLine(Struct, array_like=True, frozen=True):
    """A match; ``began`` and ``ended`` are in milliseconds since 1970 (0: unknown), ``total`` is the ``viewer``'s.

    ``deals`` is the number of all deals, ``counted`` that of the deals played to their end.
    """

    number: shapes.Id
    name: shapes.Name
    origin: shapes.Origin
    status: shapes.Status
    began: shapes.Time
    ended: shapes.Time | None
    preset: shapes.Slug
    at_table: shapes.Seats
    length: shapes.Length
    deals: shapes.Count
    counted: shapes.Count
    opponents: shapes.Levels
    viewer: shapes.SeatValue | None
    totals_text: str
    total: shapes.TotalScore | None

    def __post_init__(self) -> None:
        if (self.viewer or 0) >= self.at_table or len(self.totals) not in (0, self.at_table):
            raise ValueError("not one of each seat")

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by seat; empty before the first deal was counted."""
        return shapes.totals_in(self.totals_text)


class DealLine(Struct, array_like=True, frozen=True):
    """A deal; ``role`` and ``payment`` are the viewer's, None without a viewer or a result."""

    number: shapes.Id
    match: shapes.Id
    preset: shapes.Slug
    opponents: shapes.Levels
    origin: shapes.Origin
    dealer: shapes.SeatValue
    end: shapes.End
    began: shapes.Time
    taken_back: shapes.TakenBack
    taker: shapes.SeatValue | None
    contract: shapes.Slug | None
    role: shapes.Role | None
    payment: shapes.PaymentValue | None


class Unfinished(Struct, array_like=True, frozen=True):
    """A match that can be continued, as a line of a list or a menu."""

    number: shapes.Id
    preset: shapes.Slug
    at_table: shapes.Seats
    counted: shapes.Count
    length: shapes.Length
    began: shapes.Time
    total: shapes.TotalScore | None
    secret: shapes.Secret


# -- statistics -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over deals: ``paid`` is the score won, ``squares`` the sum of its squares, for the spread."""

    deals: int = 0
    won: int = 0
    lost: int = 0
    paid: int = 0
    squares: int = 0
    made: int = 0
    failed: int = 0
    pagat_saved: int = 0
    pagat_lost: int = 0
    fool_saved: int = 0
    fool_lost: int = 0

    def __add__(self, other: Sums) -> Sums:
        return Sums(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    @property
    def mean(self) -> float:
        return self.paid / self.deals if self.deals else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of the score of a deal."""
        return sqrt(max(0.0, self.squares / self.deals - self.mean**2)) if self.deals else 0.0


@dataclass(frozen=True, slots=True)
class Tally:
    """The sums over deals of one game against opponents of one kind: of all, by role, and of those as dealer."""

    preset: str
    opponents: str
    all: Sums
    roles: dict[str, Sums]
    dealer: Sums

    @property
    def taken(self) -> Sums:
        """The sums over the deals in which the player declared the contract."""
        return sum((self.roles[role] for role in DECLARERS if role in self.roles), Sums())


@dataclass(frozen=True, slots=True)
class Course:
    """The score over time: ``points`` are pairs of deals played so far and the score after them, evenly thinned out.

    ``longest_won`` and ``longest_lost`` are the longest series of deals won and lost; drawn deals do not end a series.
    """

    deals: int
    points: tuple[tuple[int, int], ...]
    longest_won: int
    longest_lost: int


def longest_run(series: Iterable[bool]) -> int:
    """The length of the longest run of True in ``series``."""
    best = run = 0
    for true in series:
        run = run + 1 if true else 0
        best = max(best, run)
    return best


# -- the expert with the same cards -----------------------------------------------------------------------------------


class RatedDeal(Struct, array_like=True, frozen=True):
    """The results of the player and of the expert with the same cards; ``role`` is the player's, None if all passed."""

    preset: shapes.Slug
    opponents: shapes.Levels
    role: shapes.Role | None
    own: shapes.PaymentValue | None
    expert: shapes.PaymentValue

    @property
    def difference(self) -> int:
        return (self.own or 0) - self.expert


def by_role(deals: Sequence[RatedDeal]) -> dict[str, list[RatedDeal]]:
    """``deals`` by the player's role, in the order of roles; those passed out are under PASSED."""
    found = {role: [one for one in deals if one.role == role] for role in ROLES}
    found[PASSED] = [one for one in deals if one.role is None]
    return {role: some for role, some in found.items() if some}


# -- the signals of defenders -----------------------------------------------------------------------------------------


def has_signals(record: Record) -> bool:
    """Whether the match of ``record`` is played with the defenders' signals."""
    return record.match.get("signals") is True and record.rules.family.signals


def signalling_in(record: Record) -> frozenset[Seat]:
    """The seats that give signals in the match of ``record``: bots that use them, and people playing with such bots."""
    if not has_signals(record) or not any(level in SIGNALLING for level in record.bots):
        return frozenset()
    return frozenset(seat for seat, level in enumerate(record.bots) if level in (HUMAN, *SIGNALLING))
