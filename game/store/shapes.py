"""The types and ranges of the columns of each table: every row that is read is checked against them.

SQLite accepts any value in any column, and another program or a flipped bit may have put it there.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct, ValidationError
from msgspec.structs import fields

from ..engine.phases.over import ROLES

RowShape = TypeVar("RowShape")
LAST_TIME = 32_503_593_600_000
"""Milliseconds since 1970: the latest time that every system can convert to a date."""
LAST_ID = 2**52
"""A new row gets the id after the largest one in its table, but larger ids than this are ignored."""

Id = Annotated[int, Meta(ge=1, le=2 * LAST_ID)]
Time = Annotated[int, Meta(ge=0, le=LAST_TIME)]
SeatValue = Annotated[int, Meta(ge=0, le=5)]
Seats = Annotated[int, Meta(ge=3, le=6)]
Length = Annotated[int, Meta(ge=1, le=1000)]
Count = Annotated[int, Meta(ge=0, le=10**7)]
TakenBack = Annotated[int, Meta(ge=0, le=100_000)]
Number = Annotated[int, Meta(ge=0, le=2**40)]
PaymentValue = Annotated[int, Meta(ge=-10**6, le=10**6)]
TotalScore = Annotated[int, Meta(ge=-10**12, le=10**12)]
Place = Annotated[int, Meta(ge=0, le=1000)]
"""The index of an action in a record."""
Streak = Annotated[int, Meta(ge=0, le=3)]
"""The number of consecutive right answers to an exercise; with the greatest number it is mastered."""
Squares = Annotated[int, Meta(ge=0, le=10**18)]
Units = Annotated[int, Meta(ge=0, le=1000)]
Flag = Literal[0, 1]
Name = Annotated[str, Meta(max_length=100)]
Levels = Annotated[str, Meta(max_length=700)]
Slug = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}\Z")]
"""The id of a game or a contract; unknown ones are allowed because a later version may have written them."""
ContractId = Annotated[str, Meta(pattern=r"^([a-z][a-z0-9-]{0,39})?\Z")]
"""The id of a contract, or the end of a deal without one; empty if unknown."""
DeedNames = Annotated[str, Meta(max_length=1200, pattern=r"^([a-z0-9-]+( [a-z0-9-]+)*)?\Z")]
"""Ids of deeds, :data:`game.store.deeds.DEEDS`, with spaces between them; a later version may know others."""
PuzzleLines = Annotated[str, Meta(max_length=100_000)]
PuzzleId = Annotated[str, Meta(pattern=r"^[0-9a-f]{10}\Z")]
Origin = Literal["played", "imported", "recovered"]
Status = Literal["running", "finished", "left"]
End = Literal["open", "played", "passed", "void", "abandoned"]
Role = Literal["soloist", "taker", "partner", "defender", "pair", "alone"]
assert get_args(Role) == ROLES
Digest = Annotated[bytes, Meta(min_length=16, max_length=16)]
Secret = Annotated[bytes, Meta(max_length=1000)]
Options = dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]]
CheckSum = Annotated[int, Meta(ge=0, le=2**32 - 1)]

_options = msgspec.json.Decoder(Options)
_totals = msgspec.json.Decoder(tuple[TotalScore, ...])


class PlayerRow(Struct, array_like=True, frozen=True):
    id: Id
    name: Name
    level: Name


class MatchRow(Struct, array_like=True, frozen=True):
    id: Id
    name: Name
    grouping: Digest
    origin: Origin
    status: Status
    began: Time
    ended: Time | None
    preset: Slug
    options: Annotated[str, Meta(max_length=2000)]
    at_table: Seats
    length: Length
    opponents: Levels
    viewer: SeatValue | None
    first_dealer: SeatValue
    secret: Secret | None
    takes_back: Flag
    deals: Count
    counted: Count
    totals: Annotated[str, Meta(max_length=200)]
    total: TotalScore | None

    def __post_init__(self) -> None:
        options_in(self.options)
        if max(self.viewer or 0, self.first_dealer) >= self.at_table:
            raise ValueError("a seat that is not at the table")
        if len(totals_in(self.totals)) not in (0, self.at_table):
            raise ValueError("not a total for each seat")


class SeatRow(Struct, array_like=True, frozen=True):
    match_id: Id
    seat: SeatValue
    player_id: Id


class DealRow(Struct, array_like=True, frozen=True):
    id: Id
    match_id: Id
    number: Number
    preset: Slug
    opponents: Levels
    origin: Origin
    dealer: SeatValue
    end: End
    began: Time
    ended: Time | None
    taken_back: TakenBack
    taker: SeatValue | None
    contract: Slug | None
    role: Role | None
    payment: PaymentValue | None
    identity: Digest | None
    layout: Digest


class FactRow(Struct, array_like=True, frozen=True):
    deal_id: Id
    seat: SeatValue
    player_id: Id
    preset: Slug
    opponents: Levels
    origin: Origin
    assisted: Flag
    role: Role
    dealer: Flag
    contract: Slug
    made: Flag | None
    units: Units
    payment: PaymentValue
    pagat: Flag | None
    fool: Flag | None


class TallyRow(Struct, array_like=True, frozen=True):
    player_id: Id
    origin: Origin
    preset: Slug
    opponents: Levels
    assisted: Flag
    role: Role
    dealer: Flag
    deals: Count
    won: Count
    lost: Count
    paid: TotalScore
    squares: Squares
    made: Count
    failed: Count
    pagat_saved: Count
    pagat_lost: Count
    fool_saved: Count
    fool_lost: Count

    def __post_init__(self) -> None:
        adds_up(self.deals, self.won + self.lost, self.made + self.failed, self.pagat_saved + self.pagat_lost,
                self.fool_saved + self.fool_lost)


class DeedRow(Struct, array_like=True, frozen=True):
    deal_id: Id
    done: DeedNames


class RatedRow(Struct, array_like=True, frozen=True):
    deal_id: Id
    payment: PaymentValue


class FriendRow(Struct, array_like=True, frozen=True):
    deal_id: Id
    name: Name
    payment: PaymentValue


class ExerciseRow(Struct, array_like=True, frozen=True):
    deal_id: Id
    seat: SeatValue
    at: Place
    due: date
    streak: Streak
    tried: Count


class TournamentRow(Struct, array_like=True, frozen=True):
    match_id: Id
    kind: Slug


class TableRow(Struct, array_like=True, frozen=True):
    deal_id: Id
    level: Slug
    payment: PaymentValue
    contract: ContractId
    units: Units | None


class FoundRow(Struct, array_like=True, frozen=True):
    """The puzzles found in a deal, a line each."""

    deal_id: Id
    puzzles: PuzzleLines


class PuzzleRow(Struct, array_like=True, frozen=True):
    """A puzzle that was tried: the number of ``tries``, whether it is ``solved``, and ``at_once``, with the first try.

    ``time`` is that of the first right answer in milliseconds since 1970, 0 if it is not solved.
    """

    puzzle: PuzzleId
    tries: Annotated[int, Meta(ge=1, le=10**6)]
    solved: Flag
    at_once: Flag
    time: Time

    def __post_init__(self) -> None:
        adds_up(self.solved, self.at_once)


def adds_up(all_: int, *parts: int) -> None:
    """Raise ValueError if any of ``parts`` is larger than ``all_``."""
    if max(parts) > all_:
        raise ValueError("there is more of a kind than of all")


ROWS: dict[str, type[Struct]] = {
    "players": PlayerRow, "matches": MatchRow, "seats": SeatRow, "deals": DealRow, "facts": FactRow,
    "tallies": TallyRow, "deeds": DeedRow, "rated": RatedRow, "friends": FriendRow,
    "exercises": ExerciseRow, "tournaments": TournamentRow, "tables": TableRow, "found": FoundRow,
    "puzzles": PuzzleRow}
"""The type of a row of each table that has no check sums."""


def valid_rows(shape: type[RowShape], rows: Sequence[Sequence[Any]]) -> list[RowShape]:
    """``rows`` as values of ``shape``, without those that do not fit it."""
    try:
        return msgspec.convert(rows, list[shape], builtin_types=(bytes,))  # type: ignore[valid-type]  # of run time
    except ValidationError:
        return [msgspec.convert(row, shape, builtin_types=(bytes,)) for row in rows if fits(shape, row)]


def fits(shape: Any, said: object) -> bool:
    """Whether ``said``, a row or a column, fits ``shape``."""
    try:
        msgspec.convert(said, shape, builtin_types=(bytes,))
    except ValidationError:
        return False
    return True


def columns(shape: type[Struct]) -> dict[str, Any]:
    """The names and types of the columns of a table with rows of ``shape``."""
    return {one.name: one.type for one in fields(shape)}


def insertion(table: str, otherwise: str = "") -> str:
    """The SQL that inserts a row into ``table``; ``otherwise`` is REPLACE or IGNORE, for a row whose key is taken."""
    names = columns(ROWS[table])
    how = f"INSERT OR {otherwise}" if otherwise else "INSERT"
    return f"{how} INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def options_in(text: str) -> Options:
    """The options of rules in ``text``; raises ValueError if it is not valid."""
    try:
        return _options.decode(text)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise ValueError(f"no options: {fault}") from None


def totals_in(text: str) -> tuple[int, ...]:
    """The totals by seat in ``text``; raises ValueError if it is not valid."""
    try:
        return _totals.decode(text)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise ValueError(f"no totals: {fault}") from None
