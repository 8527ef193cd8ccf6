"""The open file of games: queries, writes, ids of new rows, and notices about problems to the player."""

from __future__ import annotations

import logging
import math
import sqlite3
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

from .. import files
from . import shapes
from .shapes import RowShape

NoticeKind = Literal["second", "unwritable", "unkept", "newer", "damaged", "no-file", "lost-action", "repaired",
                     "left-out", "gone", "migrated"]


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice to be shown once.

    ``second``: another window has the games open, and this one only reads them. ``unwritable``: games cannot be written
    at the moment; ``about`` is the system's message. ``unkept``: games are not stored while this program runs.
    ``newer``: the file is of a later version, and is only read. ``damaged``: the file was moved to ``aside``, and
    ``about`` deals were saved from it. ``no-file``: the file's name was taken, for example by a folder, which was
    renamed to ``aside``. ``lost-action``: the end of a deal could not be read, and the deal continues from action
    ``about``. ``repaired``: ``about`` rows had impossible values, and were repaired from their records or deleted; a
    copy of the file before that is at ``aside``. ``left-out``: ``about`` such rows are not shown. ``gone``: the file is
    no longer at ``about``. ``migrated``: the file was of an earlier version; a copy of it stays at ``aside`` until a
    start without a notice.
    """

    kind: NoticeKind
    about: str = ""
    aside: Path | None = None


log = logging.getLogger(__name__)
SqlRow = tuple[Any, ...]
Found = TypeVar("Found")
Statement = tuple[str, SqlRow]
Clock = Callable[[], float]
LOCK = "games.lock"
RETRY_S = 2.0
"""The least time between two attempts to write pending statements, in seconds."""
#: Sets the damaged file aside and opens a new one with the data that could be saved.
Heal = Callable[[], tuple[sqlite3.Connection, Notice]]
#: Repairs rows with impossible values; returns whether there were any.
RepairStep = Callable[["Store"], bool]


@dataclass(frozen=True, slots=True)
class Held:
    """A lock on the file of games: an open transaction in a second file next to it."""

    connection: sqlite3.Connection
    identity: tuple[int, int] | None

    def is_at(self, path: Path) -> bool:
        """Whether this is the lock of the file at ``path``."""
        return files.identity(path.with_name(LOCK)) == self.identity


_SPOILT = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))


def is_damage(fault: Exception) -> bool:
    """Whether ``fault`` means that the file is damaged, not that the disk is full or that another program is writing.

    SQLite puts damaged names into its messages, so the messages themselves may not decode as UTF-8.
    """
    if isinstance(fault, UnicodeDecodeError):
        return True
    code: int | None = getattr(fault, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _SPOILT


class Spoilt(sqlite3.DatabaseError):
    """The file was checked and is damaged."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


def check(connection: sqlite3.Connection) -> None:
    """Check the whole file in about 4 ms per MB; raises sqlite3.DatabaseError if it is damaged."""
    said = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if said != "ok":
        raise Spoilt(said)


def _lenient(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Make ``connection`` replace damaged bytes in text, which then fails its check sum; returns ``connection``."""
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return connection


class Store:
    """The database of all games. Made by :func:`game.store.opening.open_store`.

    ``notices`` are those not shown to the player yet. A store that is not ``writable`` can only be read. Statements
    that could not be written stay pending, and are written with the next ones. A file that is ``gone`` from its
    ``path`` may still accept writes, but would not be found again; :func:`game.store.opening.kept_at` moves the games
    elsewhere.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path | None, *, writable: bool = True,
                 hold: Held | None = None, heal: Heal | None = None, repair: RepairStep | None = None,
                 clock: Clock = time.time) -> None:
        self.connection, self.path, self.writable = _lenient(connection), path, writable
        self.notices: list[Notice] = []
        self.hold, self._heal, self._repair, self._clock = hold, heal, repair, clock
        self._identity, self.gone = self._found(), False
        self._pending: list[Statement] = []
        self._tried = -math.inf
        self._told: set[NoticeKind] = set()
        self._last_id: dict[str, int] = {}
        self._players: dict[tuple[str, str], int] = {}

    @property
    def keeps(self) -> bool:
        """Whether all that is played now is stored on a disk."""
        return self.writable and self.path is not None and not self._pending and not self.gone

    def now(self) -> int:
        """Milliseconds since 1970 by the system clock: for display only, because that clock may be wrong."""
        return max(0, min(int(self._clock() * 1000), shapes.LAST_TIME))

    def tell(self, notice: Notice) -> None:
        """Add ``notice`` to those to be shown, unless one of its kind was added before."""
        if notice.kind not in self._told:
            self._told.add(notice.kind)
            self.notices.append(notice)

    def read(self, sql: str, given: Iterable[Any] = ()) -> list[SqlRow]:
        """The rows of the query ``sql``. A damaged file is replaced by one with the data that can be saved."""
        given = tuple(given)
        try:
            return self.connection.execute(sql, given).fetchall()
        except (sqlite3.DatabaseError, UnicodeDecodeError) as fault:
            self._mend_after(fault)
            return self.connection.execute(sql, given).fetchall()

    def safe(self, read: Callable[[], Found], nothing: Found) -> Found:
        """The result of ``read``; if the file cannot be read, ``nothing``, and a notice is added."""
        try:
            return read()
        except sqlite3.Error as fault:
            self.failed(fault)
            return nothing

    def is_whole(self) -> bool:
        """Check the file; returns False if it was damaged and has been replaced by one with the saved data.

        Raises sqlite3.DatabaseError if it is damaged and cannot be replaced.
        """
        try:
            check(self.connection)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as fault:
            self._mend_after(fault)
            return False
        return True

    def ask(self, shape: type[RowShape], sql: str, given: Iterable[Any] = ()) -> list[RowShape]:
        """The rows of the query ``sql``, each as a value of ``shape``.

        Rows with impossible values are repaired; those that cannot be are left out, with a notice.
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
        try:
            rows = self.read(sql, given)
        except sqlite3.OperationalError as fault:
            if str(fault) != "integer overflow":  # the sum contains a row with an impossible value
                raise
            return [], 1
        found = shapes.valid_rows(shape, rows)
        return found, len(rows) - len(found)

    def repair(self) -> bool:
        """Check all rows, once, and repair wrong ones if possible. Returns whether any row was wrong."""
        if self._repair is None or not self.writable:
            return False
        repair, self._repair = self._repair, None
        return repair(self)

    def write(self, *statements: Statement) -> bool:
        """Execute the pending statements and ``statements``, all or none; returns False, with a notice, if this fails.
        """
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
                return self._write_healed()
            if there:
                self.failed(fault)
            return False
        self._told.discard("unwritable")
        return self.look()

    def caught_up(self) -> bool:
        """Whether no statement is pending; pending ones are first tried again, at most every RETRY_S seconds.

        Queries do not find pending rows: work that depends on earlier writes must wait for True.
        """
        if self._pending and time.monotonic() - self._tried >= RETRY_S:
            self.write()
            self._tried = time.monotonic()
        return not self._pending

    def waiting(self, table: str) -> list[SqlRow]:
        """The values of the statements that wait to be written to ``table``, in order."""
        return [given for sql, given in self._pending if f" INTO {table} " in sql]

    def _found(self) -> tuple[int, int] | None:
        return files.identity(self.path) if self.path is not None else None

    def look(self) -> bool:
        """Return whether the file is still at its path, and add a notice if it is not. Takes about 2 µs."""
        if self.writable:
            self.gone = self._found() != self._identity
            if self.gone:
                self.tell(Notice("gone", str(self.path)))
            else:
                self._told.discard("gone")
        return not self.gone

    def go_on(self, connection: sqlite3.Connection, path: Path | None, hold: Held | None, heal: Heal | None) -> None:
        """Use another file, which has all data of this one, and write the pending statements there."""
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

    def _write_healed(self) -> bool:
        """Replace the damaged file and write the pending statements to the new one; drop them if they do not fit there.

        Returns whether they were written.
        """
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
        """Add a notice that the games cannot be read or written at the moment; play continues."""
        if "unwritable" not in self._told:
            log.warning("the games cannot be written: %s", fault)
        self.tell(Notice("unwritable", str(fault)))

    def _mend_after(self, fault: Exception) -> None:
        """Replace the file if ``fault`` means that it is damaged; raise ``fault`` if not, or if that is impossible."""
        if not is_damage(fault) or self._heal is None or not self.look():
            raise fault
        log.error("the games are damaged", exc_info=fault)
        self._mend()

    def _mend(self) -> None:
        """Continue with a new file that contains the readable data of the damaged one.

        This happens only once: a second damaged file means a bad disk.
        """
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
        """An id for a new row of ``table``, larger than all others. It stays free because only one program writes."""
        if table not in self._last_id:
            self.learn_ids(table)
        self._last_id[table] += 1
        return self._last_id[table]

    def learn_ids(self, table: str) -> None:
        """Look up the largest id in ``table``, so that later writes need no read."""
        self._last_id[table] = self.read(f"SELECT coalesce(max(id), 0) FROM {table} WHERE id BETWEEN 0 AND ?",  # noqa: S608
                                         (shapes.LAST_ID,))[0][0]

    def forget_ids(self) -> None:
        """Forget the largest ids, because other rows were written or a transaction was rolled back."""
        self._last_id.clear()
        self._players.clear()

    def player(self, name: str, level: str) -> tuple[int, tuple[Statement, ...]]:
        """The id of the player with ``name`` and ``level``, and the statements to write if the player is new."""
        known = self._players.get((name, level))
        if known is not None:
            return known, ()
        found = self.read("SELECT id FROM players WHERE name = ? AND level = ?", (name, level))
        number = found[0][0] if found else self.new_id("players")
        self._players[name, level] = number
        return number, () if found else ((shapes.insertion("players"), (number, name, level)),)

    def close(self) -> None:
        """Merge the write-ahead log into the file and close it."""
        if self.writable:
            if self._pending:
                self.write()
            try:
                self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as fault:
                self.failed(fault)
        self.connection.close()
        if self.hold is not None:
            self.hold.connection.close()
