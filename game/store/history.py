"""Queries for the history and the statistics: pages of matches and deals, records, sums, the course of the score."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from ..engine.record import HUMAN, BadRecord, Record, read
from . import facts, shapes
from .file import SqlRow, Store
from .values import Course, DealLine, MatchLine, Sums, Tally, longest_run

RowType = TypeVar("RowType")
RESULTS = {"won": "> 0", "lost": "< 0", "drawn": "= 0"}
Result = Literal["won", "lost", "drawn"]


@dataclass(frozen=True, slots=True)
class Filter:
    """The matches or deals to show; an empty field does not restrict them.

    ``player`` is the name of any player at the table, ``level`` the level of an opponent, ``opponents`` the levels of
    all of them, ``result`` that of the viewer, ``origin`` is ``played``, ``imported`` or ``recovered``, ``match`` the
    id of a match, ``assisted`` whether actions were taken back (only for deals).
    """

    preset: str = ""
    player: str = ""
    level: str = ""
    opponents: str = ""
    result: Result | None = None
    origin: str = ""
    match: int | None = None
    assisted: bool | None = None


@dataclass(frozen=True, slots=True)
class Page(Generic[RowType]):
    """A page of ``lines``, the latest first, and the number of lines in ``all`` pages."""

    lines: tuple[RowType, ...]
    all: int


class BotSeeds(Struct, array_like=True, frozen=True):
    """The values from which the bots' seeds in a deal are computed: the match's ``secret``, the deal's ``number``."""

    secret: shapes.Secret
    number: shapes.Number


class SeatLine(Struct, array_like=True, frozen=True):
    """The result of a deal for one seat, see :class:`game.store.facts.Fact`; flags are 1 for yes and 0 for no."""

    seat: shapes.SeatValue
    name: shapes.Name
    level: shapes.Name
    role: shapes.Role
    dealer: shapes.Flag
    contract: shapes.Slug
    made: shapes.Flag | None
    units: shapes.Units
    payment: shapes.PaymentValue
    pagat: shapes.Flag | None
    fool: shapes.Flag | None


def _where(wanted: Filter, paid: str, match: str) -> tuple[str, list[Any]]:
    """The SQL condition for ``wanted`` and its values; ``paid`` and ``match`` are the columns of result and match id.
    """
    parts, given = _equal(preset=wanted.preset, origin=wanted.origin, opponents=wanted.opponents)
    if wanted.level:
        parts.append("instr('+' || opponents || '+', '+' || ? || '+')")
        given.append(wanted.level)
    if wanted.result is not None:
        parts.append(f"{paid} {RESULTS[wanted.result]}")
    if wanted.player:
        seated = "SELECT match_id FROM seats JOIN players ON players.id = player_id WHERE name = ?"
        parts.append(f"{match} IN ({seated})")
        given.append(wanted.player)
    if wanted.match is not None:
        parts.append(f"{match} = ?")
        given.append(wanted.match)
    return " AND ".join(parts), given


def _equal(**columns: str) -> tuple[list[str], list[Any]]:
    """The SQL conditions for those of ``columns`` that are not empty, after one that always holds, and their values."""
    wanted = {column: value for column, value in columns.items() if value}
    return ["1", *(f"{column} = ?" for column in wanted)], list(wanted.values())


def _page(store: Store, line: type[RowType], table: str, columns: str, where: str, given: list[Any],
          span: tuple[int, int]) -> Page[RowType]:
    count = store.read(f"SELECT count(*) FROM {table} WHERE {where}", given)[0][0]  # noqa: S608
    found = store.ask(line, f"SELECT {columns} FROM {table} WHERE {where} ORDER BY id DESC LIMIT ? OFFSET ?",  # noqa: S608
                      (*given, *span))
    return Page(tuple(found), count)


_MATCH = """id, name, origin, status, began, ended, preset, at_table, length, deals, counted, opponents, viewer, totals,
    total"""
_DEAL = """id, match_id, preset, opponents, origin, dealer, end, began, taken_back, taker, contract, role, payment"""


def matches(store: Store, wanted: Filter = Filter(), *, most: int = 50, after: int = 0) -> Page[MatchLine]:
    """Up to ``most`` of the matches that are ``wanted``, without the first ``after``."""
    where, given = _where(wanted, "total", "id")
    return _page(store, MatchLine, "matches", _MATCH, f"deals > 0 AND {where}", given, (most, after))


def deals(store: Store, wanted: Filter = Filter(), *, most: int = 50, after: int = 0) -> Page[DealLine]:
    """Up to ``most`` of the finished deals that are ``wanted``, without the first ``after``."""
    where, given = _where(wanted, "payment", "match_id")
    if wanted.assisted is not None:
        where += f" AND taken_back {'>' if wanted.assisted else '='} 0"
    return _page(store, DealLine, "deals", _DEAL, f"end != 'open' AND {where}", given, (most, after))


def deals_with(store: Store, layout: bytes) -> tuple[DealLine, ...]:
    """All deals of ``layout`` (:func:`game.store.facts.layout`), unfinished ones included, the earliest first."""
    return tuple(store.ask(DealLine, f"SELECT {_DEAL} FROM deals WHERE layout = ? ORDER BY id", (layout,)))  # noqa: S608


def times_played(store: Store) -> tuple[int, int] | None:
    """The times of the earliest and the latest deal played here, in milliseconds since 1970; None without a deal."""
    found = store.ask(tuple[shapes.Time, shapes.Time], """SELECT min(began), max(began) FROM deals
        WHERE origin = 'played' AND began BETWEEN 1 AND ? HAVING count(*)""", (shapes.LAST_TIME,))
    return found[0] if found else None


def was_played(store: Store, record: Record) -> bool:
    """Whether the player has finished a deal with the cards of ``record``.

    False, with a notice, if the file cannot be read.
    """
    found: list[SqlRow] = store.safe(lambda: store.read("""SELECT 1 FROM deals WHERE origin = 'played'
        AND end IN ('played', 'passed', 'void') AND layout = ? LIMIT 1""", (facts.layout(record),)), [])
    return bool(found)


def with_same_cards(store: Store, record: Record, most: int) -> tuple[Record, ...]:
    """Up to ``most`` records with the same cards in the same hands as ``record``; unreadable ones are left out."""
    layout = facts.layout(record)
    found: list[SqlRow] = store.safe(lambda: store.read("""SELECT id FROM deals
        WHERE end IN ('played', 'passed', 'void') AND layout = ? ORDER BY id LIMIT ?""", (layout, most)), [])
    whole = filter(None, (_if_whole(store, deal) for deal, in found))
    return tuple(other for other in whole if facts.layout(other) == layout)


def _if_whole(store: Store, deal: int) -> Record | None:
    try:
        return record_of(store, deal)
    except BadRecord:
        return None


def seats(store: Store, deal: int) -> tuple[SeatLine, ...]:
    """The result of ``deal`` for each seat that played."""
    return tuple(store.ask(SeatLine, """SELECT seat, name, level, role, dealer, contract, made, units, payment, pagat,
        fool FROM facts JOIN players ON players.id = player_id WHERE deal_id = ? ORDER BY seat""", (deal,)))


def names(store: Store, match: int) -> tuple[tuple[str, str], ...]:
    """The name and the level of the player at each seat of ``match``; empty strings if unknown."""
    sizes = store.ask(tuple[shapes.Seats], "SELECT at_table FROM matches WHERE id = ?", (match,))
    people = [("", "") for at_table, in sizes for _ in range(at_table)]
    for seat, name, level in store.ask(tuple[shapes.SeatValue, shapes.Name, shapes.Name], """SELECT seat, name, level
            FROM seats JOIN players ON players.id = player_id WHERE match_id = ?""", (match,)):
        if seat < len(people):
            people[seat] = name, level
    return tuple(people)


def payments(store: Store, match: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The deals of ``match`` that were played to their end, in order, and the payments to each seat."""
    found = store.ask(tuple[shapes.Id, shapes.SeatValue | None, shapes.PaymentValue | None], """
        SELECT id, seat, facts.payment FROM deals LEFT JOIN facts ON deal_id = id
        WHERE match_id = ? AND end = 'played' ORDER BY id, seat""", (match,))
    at_table = len(names(store, match))
    paid: dict[int, list[int]] = {}
    for deal, seat, payment in found:
        line = paid.setdefault(deal, [0] * at_table)
        if seat is not None and seat < at_table:
            line[seat] = payment or 0
    return tuple((deal, tuple(line)) for deal, line in paid.items())


def text_of(store: Store, deal: int) -> str:
    """The record of ``deal`` as a line; raises BadRecord if it is missing or damaged."""
    found = store.read("SELECT text, sum FROM records WHERE deal_id = ?", (deal,))
    if not found:
        raise BadRecord(f"there is no deal {deal}")
    text, total = found[0]
    if not isinstance(text, str) or facts.running_sum(0, text) != total:
        raise BadRecord(f"the record of deal {deal} is damaged")
    return text


def record_of(store: Store, deal: int) -> Record:
    """The record of ``deal``; raises BadRecord if it is missing or damaged, or if the file cannot be read."""
    try:
        return read(text_of(store, deal))
    except sqlite3.Error as fault:
        raise BadRecord(f"deal {deal} cannot be read: {fault}") from fault


def bot_seeds(store: Store, deal: int) -> BotSeeds | None:
    """The values from which the bots' seeds in ``deal`` are computed; None if it was not played here."""
    return next(iter(store.ask(BotSeeds, """SELECT secret, deals.number FROM deals JOIN matches ON matches.id = match_id
        WHERE deals.id = ? AND deals.origin = 'played' AND secret IS NOT NULL""", (deal,))), None)


# -- statistics -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StatisticsQuery:
    """The player and the deals to count; an empty field does not restrict them.

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
    """The sums over deals that agree in game, opponents, role, and whether the player dealt."""

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


def _asked(asked: StatisticsQuery) -> tuple[str, list[Any]]:
    parts, given = _equal(origin=asked.origin, preset=asked.preset, opponents=asked.opponents)
    if asked.assisted is not None:
        parts.append("assisted = ?")
        given.append(int(asked.assisted))
    parts.append("player_id IN (SELECT id FROM players WHERE level = ? AND ? IN ('', name))")
    return " AND ".join(parts), [*given, asked.level, asked.player]


def tallies(store: Store, asked: StatisticsQuery = StatisticsQuery()) -> tuple[Tally, ...]:
    """A tally for each game and kind of opponents, those with most deals first."""
    where, given = _asked(asked)
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


def course(store: Store, asked: StatisticsQuery = StatisticsQuery()) -> Course:
    """The course of the score, thinned out to at most 400 points after the start."""
    where, given = _asked(asked)
    found = store.ask(tuple[shapes.PaymentValue], f"""SELECT payment FROM facts INDEXED BY facts_by_player WHERE {where}
        ORDER BY deal_id""", given)  # noqa: S608
    return course_of([payment for payment, in found], 400)


def course_of(payments: list[int], most: int) -> Course:
    """The course of the score from the payment in each deal, with at most ``most`` points after its start."""
    step = max(1, -(-len(payments) // most))
    points, total = [(0, 0)], 0
    for number, payment in enumerate(payments, 1):
        total += payment
        if number % step == 0 or number == len(payments):
            points.append((number, total))
    return Course(len(payments), tuple(points), longest_run(p > 0 for p in payments if p),
                  longest_run(p < 0 for p in payments if p))


def players(store: Store) -> tuple[tuple[str, str, int], ...]:
    """Name, level and number of deals of all players, those with most deals first."""
    return tuple(store.ask(tuple[shapes.Name, shapes.Name, shapes.Count], """SELECT name, level, sum(deals)
        FROM tallies JOIN players ON players.id = player_id GROUP BY player_id ORDER BY 3 DESC, name, level"""))
