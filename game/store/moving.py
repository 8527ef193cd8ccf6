"""Moves a store whose file is gone to another file, with all that can still be read of the first."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

from .. import files
from . import recovery, schema
from .file import Hold, Store
from .opening import BUSY_S, beside, empty, held, mended, prepare, why

log = logging.getLogger(__name__)


class CannotMove(Exception):
    """The games cannot be kept at a path; the message is the system's."""


def kept_at(store: Store, path: Path) -> None:
    """Copy everything in ``store`` to ``path``, where no file may be, and continue there.

    CannotMove if that fails; the store is unchanged then.
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
                hold.close()
            raise
    except (OSError, sqlite3.Error) as fault:
        log.warning("the games cannot be kept at %s: %s", path, fault)
        raise CannotMove(why(fault, path.parent)) from None
    _change_over(store, path, hold)


def _held(store: Store, path: Path) -> Hold:
    """The lock for ``path``, which may be the one that ``store`` holds."""
    if store.hold is not None and store.hold.is_at(path):
        return store.hold
    hold = held(path)
    if hold is None:
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(path))
    return hold


def _copied(connection: sqlite3.Connection, path: Path) -> None:
    """Copy the database; if the disk cannot give all of it, the rows that can still be read."""
    try:
        schema.copy_of(connection, path)
    except sqlite3.Error as fault:
        log.warning("not all can be copied: %s", fault)
        part = path.with_name(path.name + ".saved")
        files.remove(part)
        with closing(recovery.new_file(part)) as fresh:
            recovery.copy_rows(connection, fresh)
        os.replace(part, path)


def _change_over(store: Store, path: Path, hold: Hold) -> None:
    """Close the old file first: on closing, SQLite deletes whatever has the name of its log."""
    if store.hold is not None and store.hold is not hold:
        store.hold.close()
    try:
        store.connection.close()
    except sqlite3.Error as fault:
        log.warning("the file that is gone cannot be closed: %s", fault)
    for left in beside(path):
        files.remove(left)
    try:
        connection = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None)
        prepare(connection)
    except sqlite3.Error as fault:  # the disk that has just taken it is gone as well
        store.go_on(empty(), None, None, None)
        raise CannotMove(why(fault, path.parent)) from None
    store.go_on(connection, path, hold, partial(mended, path))
