"""Queries for the history: pages of matches and deals, and the record of each deal."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from ..engine.record import BadRecord, Record, read
from . import facts, shapes
from .file import SqlRow, Store
from .values import DealLine, MatchLine

RowType = TypeVar("RowType")
RESULTS = {"won": "> 0", "lost": "< 0", "drawn": "= 0"}
Result = Literal["won", "lost", "drawn"]


@dataclass(frozen=True, slots=True)
class Filter:
    """Which matches or deals to show; an empty field does not restrict them.

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


class TableSize(Struct, array_like=True, frozen=True):
    """The number of players at the table of a match."""

    at_table: shapes.Seats


class Sits(Struct, array_like=True, frozen=True):
    """The player at a seat."""

    seat: shapes.SeatValue
    name: shapes.Name
    level: shapes.Name


class DealPayment(Struct, array_like=True, frozen=True):
    """The payment to a seat in a deal; seat and payment are None if unknown."""

    deal: shapes.Id
    seat: shapes.SeatValue | None
    payment: shapes.PaymentValue | None


def _where(wanted: Filter, paid: str, match: str) -> tuple[str, list[Any]]:
    """The SQL condition for ``wanted`` and its values; ``paid`` and ``match`` are the columns of result and match id.
    """
    parts, given = ["1"], list[Any]()
    for column, value in (("preset", wanted.preset), ("origin", wanted.origin), ("opponents", wanted.opponents)):
        if value:
            parts.append(f"{column} = ?")
            given.append(value)
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


class TimesPlayed(Struct, array_like=True, frozen=True):
    """When the earliest and the latest deal played here began, in milliseconds since 1970."""

    first: shapes.Time
    last: shapes.Time


def times_played(store: Store) -> TimesPlayed | None:
    """The times of the deals played here; None without such a deal."""
    found = store.ask(TimesPlayed, """SELECT first, last FROM (SELECT min(began) AS first, max(began) AS last
        FROM deals WHERE origin = 'played' AND began BETWEEN 1 AND ?) WHERE first IS NOT NULL""", (shapes.LAST_TIME,))
    return found[0] if found else None


def was_played(store: Store, record: Record) -> bool:
    """Whether the player has finished a deal with the cards of ``record``; False, with a notice, if the file cannot be
    read."""
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
    people = [("", "") for table in store.ask(TableSize, "SELECT at_table FROM matches WHERE id = ?", (match,))
              for _ in range(table.at_table)]
    for one in store.ask(Sits, """SELECT seat, name, level FROM seats JOIN players ON players.id = player_id
            WHERE match_id = ?""", (match,)):
        if one.seat < len(people):
            people[one.seat] = one.name, one.level
    return tuple(people)


def payments(store: Store, match: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The deals of ``match`` that were played to their end, in order, and what each seat won in them."""
    found = store.ask(DealPayment, """SELECT id, seat, facts.payment FROM deals LEFT JOIN facts ON deal_id = id
        WHERE match_id = ? AND end = 'played' ORDER BY id, seat""", (match,))
    at_table = len(names(store, match))
    paid: dict[int, list[int]] = {}
    for one in found:
        line = paid.setdefault(one.deal, [0] * at_table)
        if one.seat is not None and one.seat < at_table:
            line[one.seat] = one.payment or 0
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
