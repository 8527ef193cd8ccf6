"""Finds rows with impossible values and repairs them from the records of the deals, or deletes them.

Most values follow from the records, each of which has a check sum. Impossible values that are not in a record (the time
of a match, the secret of its bots, whether it was abandoned) are set to defaults. The file is copied before a row is
repaired.
"""

from __future__ import annotations

import logging
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .. import files
from ..engine.phases.over import Over
from ..engine.record import HUMAN, BadRecord, read_to_end
from . import facts, schema, shapes
from .facts import ADD_FACT, AS_FACTS_SAY, AS_KEPT, COUNT_AGAIN, fact_row, facts_of, opponents
from .file import Notice, SqlRow, Statement, Store
from .history import text_of
from .intake import RECOVERED, Examined, examined, sum_up, take_in
from .notes import TABLES as NOTES

log = logging.getLogger(__name__)
Columns = dict[str, Any]
AT_ONCE = 2000
"""The number of rows read into memory at a time."""
FEW = 3000
"""The greatest number of deals in a file of which all rows are checked at opening; recomputing a deal takes 1 ms."""
DERIVED = frozenset(("facts", "tallies", "deeds", "rated", "found"))
"""The tables that can be computed again from the others."""
#: The condition for rows whose match, deal or player is missing, by table.
STRAY = {
    "seats": "match_id NOT IN (SELECT id FROM matches) OR player_id NOT IN (SELECT id FROM players)",
    "deals": "match_id NOT IN (SELECT id FROM matches)",
    "records": "deal_id NOT IN (SELECT id FROM deals)",
    "facts": "deal_id NOT IN (SELECT id FROM deals) OR player_id NOT IN (SELECT id FROM players)",
    "deeds": "deal_id NOT IN (SELECT id FROM deals)",
    "tournaments": "match_id NOT IN (SELECT id FROM matches)",
    **dict.fromkeys(NOTES, "deal_id NOT IN (SELECT id FROM deals)"),
}
STRAY_ACTIONS = "deal_id NOT IN (SELECT id FROM deals WHERE end = 'open')"
_NO_SEAT = "typeof(seat) != 'integer' OR seat NOT BETWEEN 0 AND 5"
_SEATLESS = """SELECT id FROM matches WHERE at_table != (SELECT count(*) FROM seats
    JOIN players ON players.id = player_id WHERE match_id = matches.id AND seat < at_table)"""
_FACTLESS = "SELECT id FROM deals WHERE end = 'played' AND (SELECT count(*) FROM facts WHERE deal_id = deals.id) < 3"
_LACKS_IT = """SELECT id FROM deals WHERE id NOT IN (SELECT deal_id FROM records)
    AND (identity = ? OR (layout = ? AND end = 'open' AND ? = 'open')) LIMIT 1"""
_HAS_MORE = "SELECT 1 FROM facts WHERE deal_id = ? UNION SELECT 1 FROM journal WHERE deal_id = ?"
#: Deals whose end differs from the one at the beginning of their record.
_OTHERWISE = """SELECT id, end FROM deals JOIN records ON deal_id = id
    WHERE end != 'abandoned' AND substr(text, 1, length(end) + 19) != '{"tarot":1,"end":"' || end || '"'"""


def is_small(store: Store) -> bool:
    """Whether ``store`` is small enough to check all rows before play begins."""
    number: int = store.read("SELECT count(*) FROM (SELECT 1 FROM deals LIMIT ?)", (FEW + 1,))[0][0]
    return number <= FEW


def repaired(store: Store, *, aside: bool = True) -> bool:
    """Repair the wrong rows of ``store`` and add a notice; returns False if no row is wrong or the repair fails.

    With ``aside`` the file is copied first, unless only computed tables are wrong. A damaged file is instead replaced
    by one with the data that can be saved, before anything is written to it.
    """
    try:
        wrong = bad_rows(store)
        if not wrong:
            return False
        log.warning("rows that say what none may: %s", dict(wrong))
        if not store.is_whole():
            return True
        kept = _copied(store) if aside and not wrong.keys() <= DERIVED else None
        Repair(store).carry_out()
    except (sqlite3.Error, OSError) as fault:
        log.warning("the rows cannot be put right: %s", fault)
        return False
    store.tell(Notice("repaired", str(wrong.total()), kept))
    return True


def _copied(store: Store) -> Path | None:
    """Copy the file of ``store``; returns the path of the copy, None for a store in memory."""
    if store.path is None:
        return None
    free = files.aside_name(store.path)
    schema.copy_of(store.connection, free)
    return free


# -- finding wrong rows -----------------------------------------------------------------------------------------------


def bad_rows(store: Store) -> Counter[str]:
    """The number of rows with impossible values or missing owners, by table; only tables that have some."""
    found = Counter({table: sum(1 for _ in wrong_in(store, table)) for table in shapes.ROWS})
    for table, stray in STRAY.items():
        found[table] += store.read(f"SELECT count(*) FROM {table} WHERE {stray}")[0][0]  # noqa: S608
    found["seats"] += len(_seatless(store))
    found["deals"] += len(_otherwise(store))
    found["facts"] += len(_factless(store))
    return +found


def wrong_in(store: Store, table: str) -> Iterator[SqlRow]:
    """The rows of ``table`` that do not fit its shape."""
    shape = shapes.ROWS[table]
    found = store.connection.execute(f"SELECT {', '.join(shapes.columns(shape))} FROM {table}")  # noqa: S608
    while some := found.fetchmany(AT_ONCE):
        if len(shapes.valid_rows(shape, some)) < len(some):
            yield from (row for row in some if not shapes.fits(shape, row))


def _record(store: Store, deal: int) -> Examined | None:
    """The record of ``deal``; None if it is damaged."""
    try:
        return examined(text_of(store, deal))
    except BadRecord as fault:
        log.info("%s", fault)
        return None


def _first_record(store: Store, match: int) -> Examined | None:
    deals = store.read("SELECT id FROM deals WHERE match_id = ? ORDER BY id", (match,))
    return next(filter(None, (_record(store, deal) for deal, in deals)), None)


def _seatless(store: Store) -> list[tuple[int, Examined]]:
    """The ids of the matches that lack rows of seats, each with its first undamaged record."""
    found = ((match, _first_record(store, match)) for match, in store.read(_SEATLESS))
    return [(match, record) for match, record in found if record is not None]


def _otherwise(store: Store) -> list[int]:
    """The ids of the deals whose row and record have different ends."""
    found = ((deal, end, _record(store, deal)) for deal, end in store.read(_OTHERWISE))
    return [deal for deal, end, record in found if record is not None and record.end != end]


def _factless(store: Store) -> list[int]:
    """The ids of the deals that lack facts although their record has a result."""
    found = ((deal, _record(store, deal)) for deal, in store.read(_FACTLESS))
    return [deal for deal, record in found if record is not None and record.facts]


# -- repairing them ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Repair:
    """A repair in steps, each a transaction. An interrupted repair is completed by the next one."""

    store: Store
    touched: set[int] = field(default_factory=set)
    """Matches whose totals must be recomputed."""
    uncounted: set[int] = field(default_factory=set)
    """Deals whose facts must be recomputed."""
    lines: list[str] = field(default_factory=list)
    """Records whose deals must be imported again."""

    def carry_out(self) -> None:
        self._rejoin()
        self._number_again()
        self._drop_strays()
        self._find_matches()
        for said in self._said("matches", wrong_in(self.store, "matches")):
            self._put_match_right(said)
        self._seat_again()
        self._find_matches()
        for said in self._said("deals", self._wrong_deals()):
            self._put_deal_right(said)
        self._take_in_again()
        self._count_again()
        self._do(("DELETE FROM deeds", ()))  # those of a deal depend on all earlier deals
        self._drop_notes()
        self._do(*(("DELETE FROM puzzles WHERE puzzle IS ?", row[:1])
                   for row in list(wrong_in(self.store, "puzzles"))))

    def _drop_notes(self) -> None:
        """Delete the notes of deals that are lost, and those with impossible values."""
        for table in (*NOTES, "tournaments"):
            same = " AND ".join(f"{column} IS ?" for column in shapes.columns(shapes.ROWS[table]))
            self._do((f"DELETE FROM {table} WHERE {STRAY[table]}", ()),  # noqa: S608
                     *((f"DELETE FROM {table} WHERE {same}", row) for row in list(wrong_in(self.store, table))))  # noqa: S608

    def _do(self, *statements: Statement) -> None:
        """Execute ``statements`` in one transaction."""
        ask = self.store.connection.execute
        ask("BEGIN IMMEDIATE")
        try:
            for sql, given in statements:
                ask(sql, given)
            ask("COMMIT")
        except BaseException:
            if self.store.connection.in_transaction:
                ask("ROLLBACK")
            raise

    @staticmethod
    def _said(table: str, some: Iterable[SqlRow]) -> list[Columns]:
        names = tuple(shapes.columns(shapes.ROWS[table]))
        return [dict(zip(names, row, strict=True)) for row in some]

    def _rejoin(self) -> None:
        """Give a deal and its record the same id again: the record's if facts or actions have it, else the deal's."""
        for number, in self.store.read(f"SELECT deal_id FROM records WHERE {STRAY['records']}"):  # noqa: S608
            record = _record(self.store, number)
            if record is not None:
                lacking = self.store.read(_LACKS_IT, (record.identity, record.layout, record.end))
                right = bool(self.store.read(_HAS_MORE, (number, number)))
                self._do(*(("UPDATE deals SET id = ? WHERE id = ?", (number, deal)) if right else
                           ("UPDATE records SET deal_id = ? WHERE deal_id = ?", (deal, number)) for deal, in lacking))

    def _number_again(self) -> None:
        """Replace ids out of range: a match gets a new one; players and deals are created again from records."""
        for table in ("players", "matches", "deals"):
            beyond = [row[0] for row in wrong_in(self.store, table) if not shapes.fits(shapes.Id, row[0])]
            if table == "matches":
                self._do(*(("UPDATE matches SET id = ? WHERE id = ?", (self.store.new_id(table), number))
                           for number in beyond))
            else:
                self._do(*((f"DELETE FROM {table} WHERE id = ?", (number,)) for number in beyond))  # noqa: S608

    def _drop_strays(self) -> None:
        """Delete invalid players, and seats and facts without a player; they are created again from records."""
        self._do(*(("DELETE FROM players WHERE id = ?", (row[0],)) for row in list(wrong_in(self.store, "players"))))
        self.store.forget_ids()
        facts = f"FROM facts WHERE {STRAY['facts']} OR {_NO_SEAT} OR typeof(deal_id) != 'integer'"
        self.uncounted |= {deal for deal, in self.store.read(f"SELECT deal_id {facts}") if isinstance(deal, int)}
        self._do((f"DELETE FROM seats WHERE {STRAY['seats']} OR {_NO_SEAT}", ()),  # noqa: S608
                 (f"DELETE {facts}", ()), ("DELETE FROM tallies WHERE typeof(player_id) != 'integer'", ()))

    # -- matches ------------------------------------------------------------------------------------------------------

    def _find_matches(self) -> None:
        """Move deals without a match to the match of their record; if there is none, delete and later import them."""
        for deal, in self.store.read(f"SELECT id FROM deals WHERE {STRAY['deals']}"):  # noqa: S608
            record = _record(self.store, deal)
            same = "SELECT id FROM matches WHERE grouping = ? ORDER BY id LIMIT 1"
            found = [] if record is None else self.store.read(same, (record.grouping,))
            if found:
                self._do(("UPDATE deals SET match_id = ? WHERE id = ?", (found[0][0], deal)))
                self.touched.add(found[0][0])
            else:
                self._drop_deal(deal, record)

    def _drop_deal(self, deal: int, record: Examined | None) -> None:
        """Delete ``deal``; a finished one is imported again with its ``record`` if that is intact."""
        if record is not None and record.end != "open":
            self.lines.append(record.text)
        self._do(*((f"DELETE FROM {table} WHERE deal_id = ?", (deal,)) for table in ("records", "journal", "facts")),  # noqa: S608
                 ("DELETE FROM deals WHERE id = ?", (deal,)))

    def _put_match_right(self, said: Columns) -> None:
        number = said["id"]
        row = put_right(said, _first_record(self.store, number))
        if row is None:
            self._do(("DELETE FROM matches WHERE id = ?", (number,)),
                     ("DELETE FROM seats WHERE match_id = ?", (number,)))
        else:
            self._set("matches", number, row)
            self.touched.add(number)

    def _set(self, table: str, number: int, row: Columns) -> None:
        sets = ", ".join(f"{column} = ?" for column in row)
        self._do((f"UPDATE {table} SET {sets} WHERE id = ?", (*row.values(), number)))  # noqa: S608

    def _seat_again(self) -> None:
        for number, record in _seatless(self.store):
            statements: list[Statement] = [("DELETE FROM seats WHERE match_id = ?", (number,))]
            for seat, (name, level) in enumerate(zip(record.names, record.levels, strict=True)):
                player, new = self.store.player(name, level)
                statements += [*new, (shapes.insertion("seats"), (number, seat, player))]
            self._do(*statements)

    # -- deals --------------------------------------------------------------------------------------------------------

    def _wrong_deals(self) -> Iterator[SqlRow]:
        yield from list(wrong_in(self.store, "deals"))
        names = ", ".join(shapes.columns(shapes.DealRow))
        for deal in _otherwise(self.store):
            yield from self.store.read(f"SELECT {names} FROM deals WHERE id = ?", (deal,))  # noqa: S608

    def _put_deal_right(self, said: Columns) -> None:
        number = said["id"]
        record = _record(self.store, number)
        matches = self.store.read("SELECT viewer, origin, began FROM matches WHERE id = ?", (said["match_id"],))
        if record is None or not matches:
            self._drop_deal(number, record)
            return
        row = remade_deal(said, record, dict(zip(("viewer", "origin", "began"), matches[0], strict=True)))
        if self.store.read("SELECT 1 FROM deals WHERE identity = ? AND id != ?", (row["identity"], number)):
            row["identity"] = None
        self._set("deals", number, row)
        self.touched.add(said["match_id"])

    def _take_in_again(self) -> None:
        """Import from their records the deals that have no row."""
        strays = self.store.read(f"SELECT deal_id FROM records WHERE {STRAY['records']}")  # noqa: S608
        found = [record for deal, in strays if (record := _record(self.store, deal)) is not None]
        self.lines += [record.text for record in found if record.end != "open"]
        self._do((f"DELETE FROM records WHERE {STRAY['records']}", ()),  # noqa: S608
                 (f"DELETE FROM journal WHERE {STRAY_ACTIONS}", ()))  # noqa: S608
        take_in(self.store, self.lines, RECOVERED)

    # -- computed values ----------------------------------------------------------------------------------------------

    def _count_again(self) -> None:
        """Recompute facts from records, tallies from facts, and the counts and totals of matches."""
        wrong = list(wrong_in(self.store, "facts"))
        self._do(*(("DELETE FROM facts WHERE deal_id = ? AND seat = ?", row[:2]) for row in wrong))
        again = self.uncounted | {row[0] for row in wrong} | set(_factless(self.store))
        there = self.store.read("SELECT id, origin, taken_back > 0 FROM deals WHERE end = 'played'")
        for deal in there:
            if deal[0] in again:
                self._do(*facts_again(self.store, deal))
        if is_small(self.store):
            recounted(self.store)
        else:
            self._do(*facts.COUNT_AGAIN)
        self.store.forget_ids()
        for match in self.touched:
            sum_up(self.store, match)


# -- rows computed from a record --------------------------------------------------------------------------------------

TOGETHER = ("options", "at_table", "viewer", "first_dealer", "totals")
"""Columns of a match that may each be valid by itself but contradict each other."""


def plain_match(said: Columns) -> Columns:
    """Default values for the columns of a match; its secret and end in ``said`` determine origin and status."""
    here = isinstance(said["secret"], bytes)
    going_on = here and said["ended"] is None
    return {"name": "", "origin": "played" if here else "imported", "status": "running" if going_on else "left",
            "began": 0, "ended": None, "opponents": "", "viewer": None, "first_dealer": 0, "secret": None,
            "takes_back": 0, "deals": 0, "counted": 0, "totals": "[]", "total": None}


def match_of(record: Examined) -> Columns:
    """The columns of a match that follow from its first ``record``."""
    viewer = record.levels.index(HUMAN) if HUMAN in record.levels else None
    return {"name": record.name, "grouping": record.grouping, "preset": record.preset, "options": record.options,
            "at_table": len(record.levels), "length": record.length, "viewer": viewer, "first_dealer": record.dealer,
            "opponents": opponents(record.levels, viewer)}


def put_right(said: Columns, record: Examined | None) -> Columns | None:
    """The row ``said`` of a match, repaired from its first ``record``; None if it cannot be made valid."""
    known = plain_match(said) | ({} if record is None else match_of(record))
    kinds = shapes.columns(shapes.MatchRow)
    row = {column: value if shapes.fits(kinds[column], value) else known.get(column) for column, value in said.items()}
    together = {column: known[column] for column in TOGETHER if column in known}
    for right in (row, row | together):
        if shapes.fits(shapes.MatchRow, tuple(right.values())):
            return right
    return None


def remade_deal(said: Columns, record: Examined, match: Columns) -> Columns:
    """The row ``said`` of a deal of ``match``, repaired from its ``record``."""
    viewer, kinds = match["viewer"], shapes.columns(shapes.DealRow)
    mine = next((fact for fact in record.facts if fact.seat == viewer), None)
    plain = {"number": record.number, "began": match["began"], "ended": None}
    kept = {column: said[column] if shapes.fits(kinds[column], said[column]) else plain[column] for column in plain}
    return said | kept | {
        "preset": record.preset, "opponents": opponents(record.levels, viewer),
        "origin": match["origin"], "dealer": record.dealer, "end": record.end, "taken_back": record.taken_back,
        "taker": record.taker, "contract": record.contract, "role": mine.role if mine else None,
        "payment": mine.payment if mine else None, "layout": record.layout,
        "identity": None if record.end == "open" else record.identity}


# -- facts and tallies counted again ----------------------------------------------------------------------------------

SLAMS_TOLD = 4
"""The first version of the file that counts a contract as made although a slam was announced and missed."""


def recounted(store: Store) -> bool:
    """Recompute facts and tallies from the records if they disagree; returns whether they did.

    The comparison takes about 15 ms for 2,200 deals; recomputing takes about 1 ms for each deal.
    """
    if set(store.read(AS_FACTS_SAY)) == set(store.read(AS_KEPT)):
        return False
    log.warning("facts and tallies disagree: both are counted again")
    _count_again(store, "1")
    return True


def with_slams(store: Store) -> None:
    """Recompute the facts of deals with an announced slam in a file of a version before SLAMS_TOLD.

    In such a file a contract that was made counts as failed if the slam cost more than the contract brought.
    """
    _count_again(store, "id IN (SELECT deal_id FROM records WHERE text LIKE '%slam%')")


def _count_again(store: Store, which: str) -> None:
    played = f"SELECT id, origin, taken_back > 0 FROM deals WHERE end = 'played' AND {which} ORDER BY id"  # noqa: S608
    deals = store.read(played)
    store.write(*(statement for deal in deals for statement in facts_again(store, deal)), *COUNT_AGAIN)


def facts_again(store: Store, deal: SqlRow) -> list[Statement]:
    """The statements that replace the facts of ``deal`` by those of its record; empty if the record is damaged."""
    number, origin, assisted = deal
    try:
        record, last = read_to_end(text_of(store, number))
    except BadRecord as fault:
        log.warning("%s", fault)
        return []
    names, levels = (said or ("",) * record.rules.at_table for said in (record.names, record.bots))
    statements: list[Statement] = [("DELETE FROM facts WHERE deal_id = ?", (number,))]
    for fact in facts_of(last) if isinstance(last, Over) else ():
        player, new = store.player(names[fact.seat], levels[fact.seat])
        row = fact_row(number, player, (record.rules.preset, origin, bool(assisted)), levels, fact)
        statements += [*new, (ADD_FACT, row)]
    return statements
