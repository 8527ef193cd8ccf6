"""Statistics of a player: sums that are updated with every deal, and the course of the score."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Struct

from ..engine.plain_text import clean
from ..engine.record import HUMAN
from . import shapes
from .file import Store
from .values import Course, Sums, Tally


@dataclass(frozen=True, slots=True)
class StatisticsQuery:
    """Which player, and which deals; an empty field does not restrict them.

    ``player`` and ``level`` select the player: by default the player at this computer, under any name. ``origin`` is
    ``played`` (here; the default), ``imported``, ``recovered`` or empty. ``opponents`` are their levels as in the rows
    of deals, such as ``club+expert``. ``assisted`` selects deals with (True) or without (False) actions taken back.
    """

    player: str = ""
    level: str = HUMAN
    origin: str = "played"
    preset: str = ""
    opponents: str = ""
    assisted: bool | None = None


class TallySlice(Struct, array_like=True, frozen=True):
    """The sums over the deals with the same game, opponents and role, and as dealer or not."""

    preset: shapes.Slug
    opponents: shapes.Levels
    role: shapes.Role
    dealer: shapes.Flag
    deals: shapes.Count
    won: shapes.Count
    lost: shapes.Count
    paid: shapes.TotalScore
    squares: shapes.Squares
    made: shapes.Count
    failed: shapes.Count
    pagat_saved: shapes.Count
    pagat_lost: shapes.Count
    fool_saved: shapes.Count
    fool_lost: shapes.Count

    def __post_init__(self) -> None:
        shapes.adds_up(self.deals, self.won + self.lost, self.made + self.failed, self.pagat_saved + self.pagat_lost,
                       self.fool_saved + self.fool_lost)


class DealScore(Struct, array_like=True, frozen=True):
    """The player's result in a deal."""

    payment: shapes.PaymentValue


class Known(Struct, array_like=True, frozen=True):
    """A player and the number of that player's deals."""

    name: shapes.Name
    level: shapes.Name
    deals: shapes.Count


def _where(asked: StatisticsQuery, assisted: str = "assisted") -> tuple[str, tuple[object, ...]]:
    parts, given = ["player_id IN (SELECT id FROM players WHERE level = ?)"], list[object]([asked.level])
    if asked.player:
        parts = ["player_id IN (SELECT id FROM players WHERE level = ? AND name = ?)"]
        given.append(asked.player)
    for column, value in (("origin", asked.origin), ("preset", asked.preset), ("opponents", asked.opponents)):
        if value:
            parts.append(f"{column} = ?")
            given.append(value)
    if asked.assisted is not None:
        parts.append("assisted = ?")
        given.append(int(asked.assisted))
    return " AND ".join(parts), tuple(given)


def tallies(store: Store, asked: StatisticsQuery = StatisticsQuery()) -> tuple[Tally, ...]:
    """A tally for each game and kind of opponents, those with most deals first."""
    where, given = _where(asked)
    found = store.ask(TallySlice, f"""SELECT preset, opponents, role, dealer, sum(deals), sum(won), sum(lost),
        sum(paid), sum(squares), sum(made), sum(failed), sum(pagat_saved), sum(pagat_lost), sum(fool_saved),
        sum(fool_lost)
        FROM tallies WHERE {where} GROUP BY preset, opponents, role, dealer""", given)  # noqa: S608
    groups: dict[tuple[str, str], list[TallySlice]] = {}
    for row in found:
        groups.setdefault((row.preset, row.opponents), []).append(row)
    lines = [_tally(preset, opponents, rows) for (preset, opponents), rows in groups.items()]
    return tuple(sorted(lines, key=lambda line: (-line.all.deals, line.preset, line.opponents)))


def _tally(preset: str, opponents: str, rows: list[TallySlice]) -> Tally:
    roles: dict[str, Sums] = {}
    everything = as_dealer = Sums()
    for row in rows:
        sums = Sums(row.deals, row.won, row.lost, row.paid, row.squares, row.made, row.failed, row.pagat_saved,
                    row.pagat_lost, row.fool_saved, row.fool_lost)
        roles[row.role] = roles.get(row.role, Sums()) + sums
        everything += sums
        as_dealer += sums if row.dealer else Sums()
    return Tally(preset, opponents, everything, roles, as_dealer)


def course(store: Store, asked: StatisticsQuery = StatisticsQuery(), most: int = 400) -> Course:
    """The course of the score, thinned out to about ``most`` points."""
    where, given = _where(asked)
    found = store.ask(DealScore, f"""SELECT payment FROM facts INDEXED BY facts_by_player WHERE {where}
        ORDER BY deal_id""", given)  # noqa: S608
    return course_of([one.payment for one in found], most)


def course_of(payments: list[int], most: int) -> Course:
    """The course of the score from the payment in each deal, thinned out to about ``most`` points."""
    step = max(1, -(-len(payments) // most))
    points, total = [(0, 0)], 0
    for number, payment in enumerate(payments, 1):
        total += payment
        if number % step == 0 or number == len(payments):
            points.append((number, total))
    return Course(len(payments), tuple(points), longest_run(p > 0 for p in payments if p),
                  longest_run(p < 0 for p in payments if p))


def longest_run(series: Iterable[bool]) -> int:
    """The length of the longest run of True in ``series``."""
    best = run = 0
    for true in series:
        run = run + 1 if true else 0
        best = max(best, run)
    return best


def players(store: Store) -> tuple[tuple[str, str, int], ...]:
    """Name, level and number of deals of all players, those with most deals first."""
    found = store.ask(Known, """SELECT name, level, sum(deals) FROM tallies JOIN players ON players.id = player_id
        GROUP BY player_id ORDER BY 3 DESC, name, level""")
    return tuple((one.name, one.level, one.deals) for one in found)


# -- for spreadsheet programs, which evaluate any text that begins like a formula -------------------------------------

FORMULA = "=+-@\N{FULLWIDTH EQUALS SIGN}\N{FULLWIDTH PLUS SIGN}\N{FULLWIDTH HYPHEN-MINUS}\N{FULLWIDTH COMMERCIAL AT}"
"""Characters with which a formula begins, also after a tab or a line break."""
_NUMBER = re.compile(r"[+-]?[0-9]+(?:[.,][0-9]+)?")


def cell(text: str) -> str:
    """``text`` as a cell: one plain line that is not a formula; numbers are unchanged."""
    plain = clean(text)
    return "'" + plain if plain.startswith(tuple(FORMULA)) and not _NUMBER.fullmatch(plain) else plain
