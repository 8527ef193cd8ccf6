"""Opens the file of games in any state, so that the player can always play, and moves it to another path."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import time
from contextlib import closing
from functools import cache, partial
from pathlib import Path

from .. import files
from . import recovery, repair, schema
from .file import LOCK, Clock, Held, Notice, Spoilt, Store, check, is_damage
from .intake import RECOVERED, take_in

log = logging.getLogger(__name__)
FILE = "games.sqlite"
SMALL = 8 * 2**20  # bytes; a file up to this size is checked whenever it is opened
BUSY_S = 0.5


def path_in(folder: Path | None = None) -> Path:
    """The path of the file of games in ``folder``, by default in the system's folder for user data."""
    return (folder or files.user_folder("data")) / FILE


def open_store(path: Path | None, *, clock: Clock = time.time) -> Store:
    """Open the file at ``path``, or a store in memory for None. Never fails: problems become ``notices`` of the store.
    """
    if path is None:
        return _in_memory(clock)
    try:
        files.make_folder(path.parent)
        aside = _clear(path)
        path = files.real(path)
        _clear(path.with_name(LOCK))
        hold = held(path)
    except (OSError, sqlite3.Error) as fault:
        return _read_only(path, Notice("unkept", why(fault, path.parent)), clock)
    if hold is None:
        return _read_only(path, Notice("second"), clock)
    try:
        store = _opened(path, hold, clock)
    except (OSError, sqlite3.Error) as fault:
        log.warning("%s cannot be written: %s", path, fault)
        hold.connection.close()
        return _read_only(path, Notice("unkept", why(fault, path.parent)), clock)
    if aside is not None:
        store.tell(Notice("no-file", aside=aside))
    return store


def why(fault: OSError | sqlite3.Error, folder: Path) -> str:
    """The message of ``fault``, or the system's if ``folder`` is the cause, because SQLite's messages are vague."""
    known = fault if isinstance(fault, OSError) else files.unwritable(folder)
    return files.why(known) if known is not None else str(fault)


def _clear(path: Path) -> Path | None:
    """Rename whatever is at ``path`` if it is not a regular file, because SQLite would block or fail.

    Returns the new path; None if nothing was renamed.
    """
    if not files.is_odd(path):
        return None
    aside = files.set_aside(path)
    log.warning("%s was not a file", path)
    return aside


def _in_memory(clock: Clock) -> Store:
    return Store(empty(), None, clock=clock)


@cache
def nothing_kept() -> Store:
    """An empty store that accepts no games, for use if nothing can be stored."""
    return Store(empty(), None, writable=False)


def empty() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    schema.migrate(connection, None)
    return connection


def held(path: Path) -> Held | None:
    """Lock ``path``; returns None if another process has locked it.

    The system releases the lock when this process ends.
    """
    lock = path.with_name(LOCK)
    connection = files.lock(lock, 0)
    return None if connection is None else Held(connection, files.identity(lock))


def _opened(path: Path, hold: Held, clock: Clock) -> Store:
    notice: Notice | None = None
    for near in files_of_sqlite(path):
        _clear(near)
    try:
        connection = _sound(path)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as fault:
        if not is_damage(fault):
            raise
        connection, notice = healed(path)
    if schema.version_of(connection) > len(schema.MIGRATIONS):
        connection.close()
        hold.connection.close()
        return _read_only(path, Notice("newer"), clock)
    before = schema.version_of(connection)
    copy = schema.migrate(connection, path)
    store = Store(connection, path, hold=hold, heal=partial(healed_or_empty, path), repair=repair.repaired, clock=clock)
    if copy is not None:
        store.tell(Notice("migrated", aside=copy))
    if notice is not None:
        store.tell(notice)
    for table in ("players", "matches", "deals"):
        store.learn_ids(table)
    if 0 < before < repair.SLAMS_TOLD:
        repair.with_slams(store)
    if repair.is_small(store):
        store.repair()
        repair.recounted(store)
    if not store.notices:
        schema.remove_copies(path)
    return store


def prepare(connection: sqlite3.Connection) -> None:
    for pragma in (f"page_size = {schema.PAGE}", "journal_mode = WAL", "synchronous = NORMAL", "trusted_schema = OFF",
                   "cell_size_check = ON", "mmap_size = 0", "cache_size = -16000", "temp_store = MEMORY",
                   "wal_autocheckpoint = 1000"):
        connection.execute(f"PRAGMA {pragma}")


def _sound(path: Path) -> sqlite3.Connection:
    """Open the file at ``path`` and check it, all of it if it is small; raises sqlite3.DatabaseError if it is damaged.
    """
    connection = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None)
    try:
        prepare(connection)
        _look_through(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _look_through(connection: sqlite3.Connection, path: Path) -> None:
    pages, size = (connection.execute(f"PRAGMA {word}").fetchone()[0] for word in ("page_count", "page_size"))
    wal = path.with_name(path.name + "-wal")
    if not files.size(wal) and files.size(path) < pages * size:
        raise Spoilt("the file is shorter than it says")
    if files.size(path) <= SMALL:
        check(connection)
    version = schema.version_of(connection)
    if version <= len(schema.MIGRATIONS) and schema.outline(connection) != schema.outline_of(version):
        raise Spoilt("the tables are not those of the file's version")


def healed(path: Path) -> tuple[sqlite3.Connection, Notice]:
    """Set the damaged file at ``path`` aside and open a new one with the data that could be saved.

    Returns the connection and a notice. Raises OSError or sqlite3.Error, with the file at ``path`` unchanged, if that
    fails.
    """
    aside = recovery.set_aside(path)
    part = path.with_name(path.name + ".saved")
    try:
        deals = _saved(aside, part)
        os.replace(part, path)
    except BaseException:
        for scrap in (part, *files_of_sqlite(part)):
            files.remove(scrap)
        recovery.renamed(aside, path)
        raise
    connection = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None)
    prepare(connection)
    return connection, Notice("damaged", str(deals), aside)


def _saved(damaged: Path, part: Path) -> int:
    """Save the readable data of ``damaged`` into a new file at ``part``. Returns the number of deals saved."""
    files.remove(part)
    fresh = recovery.new_file(part)
    with closing(fresh):
        recovery.copy_readable(damaged, fresh)
        saved = Store(fresh, part)
        take_in(saved, recovery.carved(damaged, fresh), origin=RECOVERED)
        repair.repaired(saved, aside=False)
        deals: int = fresh.execute("SELECT count(*) FROM records").fetchone()[0]
        saved.close()
    return deals


def healed_or_empty(path: Path) -> tuple[sqlite3.Connection, Notice]:
    """Set the damaged file aside and open a new one (:func:`healed`); if that fails, open an empty one in memory."""
    try:
        return healed(path)
    except (OSError, sqlite3.Error) as fault:
        log.warning("%s cannot be repaired: %s", path, fault)
        return empty(), Notice("unkept", why(fault, path.parent))


def files_of_sqlite(path: Path) -> list[Path]:
    """The paths of the logs and the shared memory that SQLite keeps with the file at ``path``."""
    return [path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal")]


def _read_only(path: Path, notice: Notice, clock: Clock) -> Store:
    """A read-only store of the games at ``path``, empty if nothing can be read."""
    ways = ["mode=ro", "mode=ro&immutable=1"] if files.is_file(path) else []
    for how in ways[any(map(files.is_odd, files_of_sqlite(path))):]:  # an immutable file is read without those files
        try:
            connection = sqlite3.connect(files.sqlite_uri(path, how), uri=True, timeout=BUSY_S, isolation_level=None)
            connection.execute("SELECT count(*) FROM deals").fetchone()
            schema.add_missing(connection)
        except (OSError, sqlite3.Error, UnicodeDecodeError) as fault:
            log.warning("%s cannot be read (%s): %s", path, how, fault)
            continue
        store = Store(connection, path, writable=False, clock=clock)
        store.tell(notice)
        return store
    store = _in_memory(clock)
    store.tell(notice)
    return store


# -- moving the games to another path, as far as the file can be read -------------------------------------------------


class CannotMove(Exception):
    """The games cannot be moved to a path; the message is the system's."""


def kept_at(store: Store, path: Path) -> None:
    """Copy everything in ``store`` to a new file at ``path`` and continue there.

    Raises CannotMove if that fails; the store is then unchanged, or in memory if the copy cannot be opened.
    """
    try:
        files.make_folder(path.parent)
        if files.is_taken(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        hold = _held(store, path)
        try:
            _copied(store.connection, path)
        except BaseException:
            if hold is not store.hold:
                hold.connection.close()
            raise
    except (OSError, sqlite3.Error) as fault:
        log.warning("the games cannot be kept at %s: %s", path, fault)
        raise CannotMove(why(fault, path.parent)) from None
    _change_over(store, path, hold)


def _held(store: Store, path: Path) -> Held:
    """The lock for ``path``, which may be the one that ``store`` has; raises OSError if another process has it."""
    if store.hold is not None and store.hold.is_at(path):
        return store.hold
    hold = held(path)
    if hold is None:
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(path))
    return hold


def _copied(connection: sqlite3.Connection, path: Path) -> None:
    """Copy the database to ``path``; if it cannot be read completely, copy the rows that can be read."""
    try:
        schema.copy_of(connection, path)
    except sqlite3.Error as fault:
        log.warning("not all can be copied: %s", fault)
        part = path.with_name(path.name + ".saved")
        files.remove(part)
        with closing(recovery.new_file(part)) as fresh:
            recovery.copy_rows(connection, fresh)
        os.replace(part, path)


def _change_over(store: Store, path: Path, hold: Held) -> None:
    """Close the file of ``store`` and continue with the one at ``path``.

    The old file is closed first, because on closing SQLite deletes any file with the name of its log.
    """
    if store.hold is not None and store.hold is not hold:
        store.hold.connection.close()
    try:
        store.connection.close()
    except sqlite3.Error as fault:
        log.warning("the file that is gone cannot be closed: %s", fault)
    for left in files_of_sqlite(path):
        files.remove(left)
    try:
        connection = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None)
        prepare(connection)
    except sqlite3.Error as fault:  # the disk to which the file was just copied has failed too
        store.go_on(empty(), None, None, None)
        raise CannotMove(why(fault, path.parent)) from None
    store.go_on(connection, path, hold, partial(healed_or_empty, path))
