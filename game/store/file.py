"""The file of games in use: reads, writes, numbers its rows, and says what goes wrong."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol

from .. import files
from . import shapes
from .notices import Notice, NoticeKind
from .shapes import RowShape

log = logging.getLogger(__name__)
SqlRow = tuple[Any, ...]
Statement = tuple[str, SqlRow]
Clock = Callable[[], float]
#: Opens the file anew after what was damaged has been set aside.
Heal = Callable[[], tuple[sqlite3.Connection, Notice]]
#: Puts rows right that say what none may; whether there were any.
RepairStep = Callable[["Store"], bool]

class Hold(Protocol):
    """Keeps other programs from writing to the same file."""

    def is_at(self, path: Path) -> bool:
        """Whether it is the one that the file at ``path`` needs."""

    def close(self) -> None:
        """Let go."""


_SPOILT = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))


def is_damage(fault: Exception) -> bool:
    """Whether ``fault`` says that the file itself is spoilt, not that the disk is full or somebody else is writing.

    SQLite puts spoilt names into its messages, so that these cannot be read themselves.
    """
    if isinstance(fault, UnicodeDecodeError):
        return True
    code: int | None = getattr(fault, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _SPOILT


def _lenient(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Reads text whose bytes are spoilt as text that no check sum fits, not as an error."""
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return connection


class Store:
    """All that was played, in a database. Made by :func:`game.store.opening.open_store`.

    ``notices`` are what nobody has been told yet. A store that is not ``writable`` can be asked everything and keeps
    nothing. What cannot be written stays in mind and is written along with the next thing that can be. A file that is
    ``gone`` from its ``path`` may still take what is written, but nobody would find it again; :mod:`game.store.moving`
    has it go on elsewhere.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path | None, *, writable: bool = True,
                 hold: Hold | None = None, heal: Heal | None = None, repair: RepairStep | None = None,
                 clock: Clock = time.time) -> None:
        self.connection, self.path, self.writable = _lenient(connection), path, writable
        self.notices: list[Notice] = []
        self.hold, self._heal, self._repair, self._clock = hold, heal, repair, clock
        self._identity, self.gone = self._found(), False
        self._pending: list[Statement] = []
        self._told: set[NoticeKind] = set()
        self._last_id: dict[str, int] = {}
        self._players: dict[tuple[str, str], int] = {}

    @property
    def keeps(self) -> bool:
        """Whether what is played now is kept on a disk, all of it."""
        return self.writable and self.path is not None and not self._pending and not self.gone

    def now(self) -> int:
        """Milliseconds since 1970 by the player's clock, to be shown and never to be relied on."""
        return max(0, min(int(self._clock() * 1000), shapes.LAST_TIME))

    def tell(self, notice: Notice) -> None:
        """Have ``notice`` told, one of a kind."""
        if notice.kind not in self._told:
            self._told.add(notice.kind)
            self.notices.append(notice)

    def read(self, sql: str, given: Iterable[Any] = ()) -> list[SqlRow]:
        """The rows that ``sql`` asks for. A file that proves damaged is set aside, what is left of it read instead."""
        given = tuple(given)
        try:
            return self.connection.execute(sql, given).fetchall()
        except (sqlite3.DatabaseError, UnicodeDecodeError) as fault:
            if not is_damage(fault) or self._heal is None or not self.look():
                raise
            log.exception("the games are damaged")
            self._mend()
            return self.connection.execute(sql, given).fetchall()

    def ask(self, shape: type[RowShape], sql: str, given: Iterable[Any] = ()) -> list[RowShape]:
        """The rows that ``sql`` asks for, each as a value of ``shape``.

        Those that say what none may are put right; where that cannot be, they are left out, and that is told.
        """
        given = tuple(given)
        found, bad = self._asked(shape, sql, given)
        if bad and self.repair():
            found, bad = self._asked(shape, sql, given)
        if bad:
            log.warning("%d rows are left out of %s", bad, shape.__name__)
            self.tell(Notice("left-out", str(bad)))
        return found

    def _asked(self, shape: type[RowShape], sql: str, given: SqlRow) -> tuple[list[RowShape], int]:
        """What there is of ``shape``, and how many rows are of another."""
        try:
            rows = self.read(sql, given)
        except sqlite3.OperationalError as fault:
            if str(fault) != "integer overflow":  # of a sum: one of its rows has a number that none may have
                raise
            return [], 1
        found = shapes.sound(shape, rows)
        return found, len(rows) - len(found)

    def repair(self) -> bool:
        """Look through all rows, once, and put right what can be; whether there was anything."""
        if self._repair is None or not self.writable:
            return False
        repair, self._repair = self._repair, None
        return repair(self)

    def write(self, *statements: Statement) -> bool:
        """Carry out ``statements``, all or none, after what is pending; False, and a notice, if that cannot be now."""
        if not self.writable:
            return False
        self._pending += statements
        try:
            self._flush()
        except sqlite3.ProgrammingError:
            raise
        except (sqlite3.Error, UnicodeDecodeError) as fault:
            there = self.look()
            if there and self._heal is not None and (is_damage(fault) or isinstance(fault, sqlite3.IntegrityError)):
                return self._write_mended()
            if there:
                self.failed(fault)
            return False
        self._told.discard("unwritable")
        return self.look()

    def _found(self) -> tuple[int, int] | None:
        return files.identity(self.path) if self.path is not None else None

    def look(self) -> bool:
        """Whether the file is where it was; if it is not any more, that is told. About 2 µs."""
        if self.writable:
            self.gone = self._found() != self._identity
            if self.gone:
                self.tell(Notice("gone", str(self.path)))
            else:
                self._told.discard("gone")
        return not self.gone

    def go_on(self, connection: sqlite3.Connection, path: Path | None, hold: Hold | None, heal: Heal | None) -> None:
        """Use another file, which has all that this one had, and write there what is pending."""
        self.connection, self.path, self.hold, self._heal = _lenient(connection), path, hold, heal
        self._identity, self.gone = self._found(), False
        self._told -= {"gone", "unwritable"}
        self.write()

    def _flush(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            for sql, given in self._pending:
                self.connection.execute(sql, given)
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        self._pending.clear()

    def _write_mended(self) -> bool:
        """Write into what was saved of a file that contradicts itself; what does not even fit there is given up."""
        self._mend()
        try:
            self._flush()
        except sqlite3.Error as fault:
            self.failed(fault)
            if isinstance(fault, sqlite3.IntegrityError):
                self._pending.clear()
            return False
        return True

    def failed(self, fault: Exception) -> None:
        """Something could not be written: play goes on, and it is told."""
        if "unwritable" not in self._told:
            log.warning("the games cannot be written: %s", fault)
        self.tell(Notice("unwritable", str(fault)))

    def _mend(self) -> None:
        """Go on with what can be read of a damaged file; only once, for a new file that is damaged is a bad disk."""
        assert self._heal is not None
        self.connection.close()
        heal, self._heal = self._heal, None
        fresh, notice = heal()
        self.connection = _lenient(fresh)
        if notice.kind == "unkept":
            self.path = None
        self._identity = self._found()
        self._players.clear()
        self.tell(notice)

    # -- numbers of rows ----------------------------------------------------------------------------------------------

    def new_id(self, table: str) -> int:
        """A number for a row of ``table`` larger than all before. Only one program writes, so it stays free."""
        if table not in self._last_id:
            self.learn_ids(table)
        self._last_id[table] += 1
        return self._last_id[table]

    def learn_ids(self, table: str) -> None:
        """Look up the largest number in ``table``, so that later nothing need be read to write."""
        self._last_id[table] = self.read(f"SELECT coalesce(max(id), 0) FROM {table} WHERE id BETWEEN 0 AND ?",  # noqa: S608
                                         (shapes.LAST_ID,))[0][0]

    def forget_ids(self) -> None:
        """Ask the tables again: something else was written, or what was begun was taken back."""
        self._last_id.clear()
        self._players.clear()

    def player(self, name: str, level: str) -> tuple[int, tuple[Statement, ...]]:
        """The number of who is called ``name`` and plays at ``level``, and what must be written if they are new."""
        known = self._players.get((name, level))
        if known is not None:
            return known, ()
        found = self.read("SELECT id FROM players WHERE name = ? AND level = ?", (name, level))
        number = found[0][0] if found else self.new_id("players")
        self._players[name, level] = number
        return number, () if found else (("INSERT INTO players (id, name, level) VALUES (?, ?, ?)",
                                          (number, name, level)),)

    def close(self) -> None:
        """Put everything into the one file and let go of it."""
        if self.writable:
            if self._pending:
                self.write()
            try:
                self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as fault:
                self.failed(fault)
        self.connection.close()
        if self.hold is not None:
            self.hold.close()
