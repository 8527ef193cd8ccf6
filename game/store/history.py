"""What was played, page by page: matches, their deals, and the record of each."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from ..engine.record import BadRecord, Record, read
from . import digests
from .file import Row, Store

log = logging.getLogger(__name__)
Line = TypeVar("Line")
RESULTS = {"won": "> 0", "lost": "< 0", "drawn": "= 0"}
Result = Literal["won", "lost", "drawn"]


@dataclass(frozen=True, slots=True)
class Filter:
    """What to show; an empty field shows everything.

    ``player`` is the name of anybody at the table, ``level`` one of those round the viewer, ``result`` the viewer's,
    ``origin`` is ``played``, ``imported`` or ``recovered``, ``match`` a match's number, ``assisted`` whether actions
    were taken back (of deals only).
    """

    preset: str = ""
    player: str = ""
    level: str = ""
    result: Result | None = None
    origin: str = ""
    match: int | None = None
    assisted: bool | None = None


@dataclass(frozen=True, slots=True)
class Page(Generic[Line]):
    """Some ``lines`` of all, the latest first, and how many there are in ``all``."""

    lines: tuple[Line, ...]
    all: int


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match; ``began`` and ``ended`` in milliseconds since 1970, ``total`` the ``viewer``'s.

    ``deals`` counts all that were dealt, ``counted`` those played to their end.
    """

    number: int
    name: str
    origin: str
    status: str
    began: int
    ended: int | None
    preset: str
    at_table: int
    length: int
    deals: int
    counted: int
    opponents: str
    viewer: int | None
    totals: tuple[int, ...]
    total: int | None


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal; ``role`` and ``payment`` are the viewer's, None where nobody was."""

    number: int
    match: int
    preset: str
    opponents: str
    origin: str
    dealer: int
    end: str
    began: int
    taken_back: int
    taker: int | None
    contract: str | None
    role: str | None
    payment: int | None


@dataclass(frozen=True, slots=True)
class SeatLine:
    """How a deal went for one seat, see :class:`game.store.facts.Fact`."""

    seat: int
    name: str
    level: str
    role: str
    dealer: bool
    contract: str
    made: bool | None
    units: int
    payment: int
    pagat: bool | None
    fool: bool | None


def _where(wanted: Filter, paid: str, match: str) -> tuple[str, list[Any]]:
    """The condition for ``wanted``; ``paid`` is the column of the result, ``match`` that of the match's number."""
    parts, given = ["1"], list[Any]()
    for column, value in (("preset", wanted.preset), ("origin", wanted.origin)):
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


def _page(store: Store, table: str, columns: str, where: str, given: list[Any], span: tuple[int, int]) -> \
        tuple[list[Row], int]:
    count = store.read(f"SELECT count(*) FROM {table} WHERE {where}", given)[0][0]  # noqa: S608
    found = store.read(f"SELECT {columns} FROM {table} WHERE {where} ORDER BY id DESC LIMIT ? OFFSET ?",  # noqa: S608
                       (*given, *span))
    return found, count


_MATCH = """id, name, origin, status, began, ended, preset, at_table, length, deals, counted, opponents, viewer, totals,
    total"""
_DEAL = """id, match_id, preset, opponents, origin, dealer, end, began, taken_back, taker, contract, role, payment"""


def matches(store: Store, wanted: Filter = Filter(), *, most: int = 50, after: int = 0) -> Page[MatchLine]:
    """At ``most`` so many matches that are ``wanted``, the first ``after`` left out."""
    where, given = _where(wanted, "total", "id")
    found, count = _page(store, "matches", _MATCH, f"deals > 0 AND {where}", given, (most, after))
    lines = tuple(MatchLine(*(*row[:-2], _totals(row[-2]), row[-1])) for row in found)
    return Page(lines, count)


def _totals(text: Any) -> tuple[int, ...]:
    """What ``text`` says each seat has; nothing if it is not as it was written."""
    try:
        said = json.loads(text)
    except (ValueError, TypeError) as fault:
        log.warning("a match's totals are damaged: %s", fault)
        return ()
    return tuple(said) if isinstance(said, list) and all(type(total) is int for total in said) else ()


def deals(store: Store, wanted: Filter = Filter(), *, most: int = 50, after: int = 0) -> Page[DealLine]:
    """At ``most`` so many deals that are over and ``wanted``, the first ``after`` left out."""
    where, given = _where(wanted, "payment", "match_id")
    if wanted.assisted is not None:
        where += f" AND taken_back {'>' if wanted.assisted else '='} 0"
    found, count = _page(store, "deals", _DEAL, f"end != 'open' AND {where}", given, (most, after))
    return Page(tuple(DealLine(*row) for row in found), count)


def same_deals(store: Store, deal: int) -> tuple[DealLine, ...]:
    """Everything that was played with the very cards of ``deal``, itself included, the earliest first."""
    found = store.read(f"""SELECT {_DEAL} FROM deals WHERE end != 'open' AND layout =
        (SELECT layout FROM deals WHERE id = ?) ORDER BY id""", (deal,))  # noqa: S608
    return tuple(DealLine(*row) for row in found)


def with_same_cards(store: Store, record: Record, most: int) -> tuple[Record, ...]:
    """At ``most`` so many records of the very cards of ``record``, the earliest first; damaged ones are left out."""
    found = store.read("""SELECT id FROM deals WHERE end IN ('played', 'passed', 'void') AND layout = ?
        ORDER BY id LIMIT ?""", (digests.layout(record), most))
    return tuple(filter(None, (_if_whole(store, deal) for deal, in found)))


def _if_whole(store: Store, deal: int) -> Record | None:
    try:
        return record_of(store, deal)
    except BadRecord:
        return None


def seats(store: Store, deal: int) -> tuple[SeatLine, ...]:
    """How ``deal`` went for everybody who played."""
    found = store.read("""SELECT seat, name, level, role, dealer, contract, made, units, payment, pagat, fool
        FROM facts JOIN players ON players.id = player_id WHERE deal_id = ? ORDER BY seat""", (deal,))
    return tuple(SeatLine(seat, name, level, role, bool(dealer), contract, _yes(made), units, payment, _yes(pagat),
                          _yes(fool))
                 for seat, name, level, role, dealer, contract, made, units, payment, pagat, fool in found)


def _yes(value: int | None) -> bool | None:
    return None if value is None else bool(value)


def names(store: Store, match: int) -> tuple[tuple[str, str], ...]:
    """Name and level by seat."""
    found = store.read("""SELECT name, level FROM seats JOIN players ON players.id = player_id WHERE match_id = ?
        ORDER BY seat""", (match,))
    return tuple((name, level) for name, level in found)


def payments(store: Store, match: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The deals of ``match`` that were played to their end, the first first, and what each seat won in them."""
    found = store.read("""SELECT id, seat, CAST(coalesce(facts.payment, 0) AS INTEGER) FROM deals
        LEFT JOIN facts ON deal_id = id WHERE match_id = ? AND end = 'played' ORDER BY id, seat""", (match,))
    at_table = len(names(store, match))
    paid: dict[int, list[int]] = {}
    for deal, seat, payment in found:
        line = paid.setdefault(deal, [0] * at_table)
        if seat in range(at_table):
            line[seat] = payment
    return tuple((deal, tuple(line)) for deal, line in paid.items())


def text_of(store: Store, deal: int) -> str:
    """The record of ``deal`` as its line; BadRecord if there is none or it is not as it was written."""
    found = store.read("SELECT text, sum FROM records WHERE deal_id = ?", (deal,))
    if not found:
        raise BadRecord(f"there is no deal {deal}")
    text, total = found[0]
    if not isinstance(text, str) or digests.running_sum(0, text) != total:
        raise BadRecord(f"the record of deal {deal} is damaged")
    return text


def record_of(store: Store, deal: int) -> Record:
    """The record of ``deal``; BadRecord as in :func:`text_of`."""
    return read(text_of(store, deal))
