"""Saves the readable data of a damaged file into a new one."""

from __future__ import annotations

import json
import logging
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

from .. import files
from . import facts, schema
from .file import SqlRow
from .repair import STRAY, STRAY_ACTIONS

log = logging.getLogger(__name__)
COMPUTED = ("deeds", "tallies")
"""The tables that are not copied, because they are computed again from the others."""
#: The exceptions that reading a damaged file may raise; SQLite's own messages may contain damaged names.
DAMAGE = (sqlite3.Error, UnicodeDecodeError)
#: Delete rows whose match, deal or player was lost; intact records are imported again later.
_ORPHANS = (
    "DELETE FROM deals WHERE end = 'open' AND id NOT IN (SELECT deal_id FROM records)",
    *(f"DELETE FROM {table} WHERE {stray}" for table, stray in STRAY.items()),  # noqa: S608
    f"DELETE FROM journal WHERE {STRAY_ACTIONS}",  # noqa: S608
    "DELETE FROM reviews WHERE deal_id NOT IN (SELECT id FROM deals)",
)
PART = 4_000_000
"""The number of bytes of a damaged file that are read into memory at a time."""
_RECORD = re.compile(rb'\{"tarot":1,"end":"(?:played|passed|void|abandoned)"')


def set_aside(path: Path) -> Path:
    """Rename the file at ``path`` and SQLite's files for it; returns the new path. Raises OSError if that fails."""
    return renamed(path, files.aside_name(path))


def renamed(path: Path, to: Path) -> Path:
    """Rename the file at ``path``, with SQLite's files for it, to ``to``; returns ``to``."""
    for ending in ("-wal", "-shm"):
        beside = path.with_name(path.name + ending)
        if files.is_taken(beside):
            os.replace(beside, to.with_name(to.name + ending))
    os.replace(path, to)
    return to


def copy_readable(damaged: Path, fresh: sqlite3.Connection) -> None:
    """Copy every row of ``damaged`` that can be read into the empty tables of ``fresh``."""
    try:
        with closing(sqlite3.connect(files.sqlite_uri(damaged, "mode=ro"), uri=True)) as old:
            old.text_factory = lambda text: text.decode("utf-8", "replace")
            copy_rows(old, fresh)
    except DAMAGE as fault:
        log.warning("%s: %s", damaged, fault)


def copy_rows(old: sqlite3.Connection, fresh: sqlite3.Connection) -> None:
    """Copy every readable row of the open database ``old`` to ``fresh``.

    Rows whose match, deal or player is missing are deleted, and the tallies are recomputed.
    """
    for table, in fresh.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        if table not in COMPUTED:
            _copy(old, fresh, table)
    spoilt = [(deal,) for deal, text, total in fresh.execute("SELECT deal_id, text, sum FROM records")
              if not isinstance(text, str) or facts.running_sum(0, text) != total]
    fresh.execute("BEGIN")
    fresh.executemany("DELETE FROM records WHERE deal_id = ?", spoilt)
    for statement, given in (*((orphans, ()) for orphans in _ORPHANS), *facts.COUNT_AGAIN):
        fresh.execute(statement, given)
    fresh.execute("COMMIT")


def _copy(old: sqlite3.Connection, fresh: sqlite3.Connection, table: str) -> None:
    """Copy the rows of ``table`` from its beginning up to the damage, and from its end back to the damage."""
    wanted = fresh.execute(f"PRAGMA table_info({table})").fetchall()
    try:
        present = {row[1] for row in old.execute(f"PRAGMA table_info({table})")}
    except DAMAGE as fault:
        log.warning("table %s is lost: %s", table, fault)
        return
    columns = [row[1] for row in wanted if row[1] in present]
    keys = [row[1] for row in sorted(wanted, key=lambda row: row[5]) if row[5]]
    if not columns:
        return
    add = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608
    for way in ("ASC", "DESC"):
        order = ", ".join(f"{column} {way}" for column in keys)
        found = _until_damage(old, f"SELECT {', '.join(columns)} FROM {table} NOT INDEXED ORDER BY {order}")  # noqa: S608
        fresh.execute("BEGIN")
        whole = True
        for row in found:
            if row is None:
                whole = False
            else:
                fresh.execute(add, row)
        fresh.execute("COMMIT")
        if whole:
            return


def _until_damage(old: sqlite3.Connection, sql: str) -> Iterator[SqlRow | None]:
    """Yield the rows of ``sql``, then None if further rows cannot be read."""
    try:
        yield from old.execute(sql)
    except DAMAGE as fault:
        log.warning("%s: %s", sql, fault)
        yield None


def carved(damaged: Path, fresh: sqlite3.Connection) -> list[str]:
    """Texts in the raw bytes of ``damaged`` and its log that look like records of deals missing in ``fresh``."""
    known = {total for (total,) in fresh.execute("SELECT sum FROM records")}
    found: dict[int, str] = {}
    for name in (damaged, damaged.with_name(damaged.name + "-wal")):
        if files.is_file(name):
            with files.open_to_read(name) as file:
                found |= {facts.running_sum(0, text): text for part in _parts(file) for text in _carved(part)}
    return [text for total, text in found.items() if total not in known]


def _parts(file: BinaryIO) -> Iterator[bytes]:
    """Yield the bytes of ``file`` in parts that overlap by a page, so that each record is whole in one of them."""
    end = b""
    while more := file.read(PART):
        part = end + more
        yield part
        end = part[-schema.PAGE:]


def _carved(raw: bytes) -> Iterator[str]:
    decoder = json.JSONDecoder()
    for found in _RECORD.finditer(raw):
        text = raw[found.start():found.start() + schema.PAGE].decode("utf-8", "replace")  # the end may cut a letter
        try:
            _, end = decoder.raw_decode(text)
        except (ValueError, RecursionError):
            continue
        yield text[:end]


def new_file(path: Path) -> sqlite3.Connection:
    """An empty database at ``path`` with the tables of this version."""
    fresh = sqlite3.connect(path, isolation_level=None)
    fresh.execute(f"PRAGMA page_size = {schema.PAGE}")
    schema.migrate(fresh, None)
    return fresh
