"""Files of games with wrong values in every column of every table."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

from game.ai.puzzles import shipped
from game.ai.teaching.review import judge
from game.store import open_store, path_in
from game.store.album import look_up, unread
from game.store.contests import TableResult, begin_tournament, keep_friends, keep_rating, keep_table
from game.store.history import record_of
from game.store.notes import FriendText
from game.store.practice import keep_exercise, keep_found, note_try
from game.store.reviews import Reviewed, decisions, keep_review
from game.store.shapes import ExerciseRow
from tests.store.evening import import_file
from tests.store.test_faults import left_match

TABLES = ("players", "matches", "seats", "deals", "records", "journal", "facts", "reviews", "tallies", "deeds", "rated",
          "friends", "exercises", "tournaments", "tables", "found", "puzzles")
#: By name: wrong types, nothing, too much, values beyond every bound, unprintable text, unknown names.
VALUES: dict[str, object] = {
    "nothing": None, "minus one": -1, "zero": 0, "seven": 7, "year -2433": -138_930_000_000_000,
    "year 60000": 1_831_000_000_000_000, "largest": 2**63 - 1, "smallest": -2**63, "two and sixty": 2**62,
    "half": 0.5, "infinite": float("inf"), "minus infinite": float("-inf"), "most real": 1.7e308,
    "empty": "", "word": "xyzzy", "number as text": "12", "nan": "NaN", "date": "-2433-06-15", "null": "null",
    "long": "x" * 2**20, "digits": "9" * 5000, "deep": "[" * 3000, "list": "[1,2]", "object": "{}",
    "control": "a\x1b[2Jb\nc\x00d", "unseen": "\u200b", "override": "\u202etxt", "sign": "{suit_Q}", "empty blob": b"",
    "blob": b"\xff\xfe\x00", "long blob": b"\x00" * 2**20,
}


def good_file(folder: Path) -> None:
    """Store two matches, one left in its third deal and one imported, and a deal with a review."""
    left_match(folder / "other")
    other = open_store(path_in(folder / "other"))
    lines = [text for (text,) in other.read("SELECT text FROM records WHERE deal_id < 3")]
    other.close()
    shutil.rmtree(folder / "other")
    records = folder / "records.jsonl"
    records.write_text("".join(line.replace('"P1"', '"Q1"') + "\n" for line in lines), encoding="utf-8")
    left_match(folder)
    store = open_store(path_in(folder))
    assert import_file(store, records).new == 2
    record = record_of(store, 1)
    made = decisions(record, 0)
    found = {one.at: judge(one.seen, one.done, 8) for one in made[:3]}
    assert keep_review(store, record, 0, Reviewed(found, frozenset((made[3].at,))))
    look_up(store, unread(store))
    assert keep_rating(store, 1, 12)
    assert keep_found(store, 1, [shipped()[0].line])
    assert keep_found(store, 2, [])
    assert keep_friends(store, 1, [FriendText("Léa", -4), FriendText("", 7)])
    assert begin_tournament(store, 1)
    assert keep_table(store, 1, "gaston", TableResult(4, "small", 80))
    assert keep_exercise(store, ExerciseRow(1, 0, made[0].at, date(2026, 11, 24), 1, 2))
    assert note_try(store, "0123456789", True)
    assert note_try(store, "abcdef0123", False)
    store.close()
    records.unlink()


def columns(path: Path) -> Iterator[tuple[str, str]]:
    """Yield every column of every table."""
    with closing(sqlite3.connect(path)) as raw:
        for table in TABLES:
            yield from ((table, row[1]) for row in raw.execute(f"PRAGMA table_info({table})"))


def put(path: Path, table: str, column: str, value: object) -> bool:
    """Write ``value`` to ``column`` in every row that accepts it; returns whether any row does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA ignore_check_constraints = ON")
        try:
            done = raw.execute(f"UPDATE OR IGNORE {table} SET {column} = ?", (value,)).rowcount  # noqa: S608
        except sqlite3.IntegrityError:
            return False
        return done > 0
