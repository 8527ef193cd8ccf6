"""The stored tries and solutions of puzzles, in other files and after damage."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import sleep, time

import pytest

from game.club.sharing import found_in
from game.store import Store, open_store, path_in, schema
from game.store.file import LOCK
from game.store.practice import is_progress, note_try, progress_line, progress_on, puzzle_progress
from tests.store.evening import import_file
from tests.store.test_faults import made_by_version_1

ONE, OTHER = "0123456789", "fedcba9876"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(path_in(tmp_path), clock=time)


def test_the_first_answer_decides_whether_it_was_solved_at_once(store: Store) -> None:
    for right in (False, True, True):
        assert note_try(store, ONE, right)
    assert note_try(store, OTHER, True)
    known = puzzle_progress(store)
    assert (known[ONE].tries, known[ONE].solved, known[ONE].at_once) == (3, 1, 0)
    assert (known[OTHER].tries, known[OTHER].solved, known[OTHER].at_once) == (1, 1, 1)


def test_a_solved_puzzle_stays_solved_and_keeps_its_day(store: Store) -> None:
    note_try(store, ONE, True)
    first = puzzle_progress(store)[ONE].time
    sleep(0.01)
    note_try(store, ONE, False)
    note_try(store, ONE, True)
    row = puzzle_progress(store)[ONE]
    assert (row.solved, row.at_once, row.time) == (1, 1, first)


def test_the_puzzles_are_exported_and_come_back(store: Store, tmp_path: Path) -> None:
    assert progress_line(store) is None
    note_try(store, ONE, True)
    note_try(store, OTHER, False)
    line = progress_line(store)
    assert line is not None
    assert is_progress(line)
    file = tmp_path / "all.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    there = open_store(path_in(tmp_path / "there"))
    note_try(there, OTHER, True)
    assert import_file(there, file).faults == ()
    assert puzzle_progress(there).keys() == {OTHER}, "a friend's puzzles are not mine"
    assert import_file(there, file, origin="played").faults == ()
    both = puzzle_progress(there)
    assert both[ONE] == puzzle_progress(store)[ONE]
    assert both[OTHER].solved == 1, "what was solved here stays solved"


@pytest.mark.parametrize("line", [
    '{"puzzles":', '{"puzzles":[]} x', '{"puzzles":[["0123456789",1,1,1]]}', '{"puzzles":[["x",1,1,1,0]]}',
    '{"puzzles":[["0123456789",0,1,1,0]]}', '{"puzzles":[["0123456789",1,0,1,0]]}',
    '{"puzzles":[["0123456789",1,1,1,1e400]]}', '{"puzzles":' + "[" * 5000 + '}'])
def test_a_line_that_nobody_wrote_is_refused_whole(store: Store, tmp_path: Path, line: str) -> None:
    with pytest.raises(ValueError, match="puzzles"):
        progress_on(line)
    file = tmp_path / "bad.jsonl"
    file.write_text('{"puzzles":[["0123456789",1,1,1,0]]}\n' + line + "\n", encoding="utf-8")
    assert [fault.line for fault in import_file(store, file, origin="played").faults] == [2]
    assert puzzle_progress(store) == {}


def test_the_other_readers_of_records_pass_over_the_line(store: Store, tmp_path: Path) -> None:
    note_try(store, ONE, True)
    file = tmp_path / "all.jsonl"
    file.write_text(f"{progress_line(store)}\n", encoding="utf-8")
    assert found_in(file.read_text(encoding="utf-8")).records == ()


def test_a_file_of_version_1_takes_puzzles(tmp_path: Path) -> None:
    store = open_store(made_by_version_1(tmp_path))
    assert schema.version_of(store.connection) >= 6
    assert note_try(store, ONE, True)
    assert puzzle_progress(store)[ONE].solved


def test_a_file_of_an_earlier_version_that_can_only_be_read_has_none(store: Store, tmp_path: Path) -> None:
    store.write(("DROP TABLE puzzles", ()), ("PRAGMA user_version = 5", ()))
    store.close()
    with closing(sqlite3.connect(path_in(tmp_path).with_name(LOCK), isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        again = open_store(path_in(tmp_path))
        assert puzzle_progress(again) == {}
        again.close()


def test_a_value_that_nobody_wrote_costs_its_row_only(store: Store, tmp_path: Path) -> None:
    note_try(store, ONE, True)
    note_try(store, OTHER, True)
    store.close()
    with closing(sqlite3.connect(path_in(tmp_path))) as raw:
        raw.execute("UPDATE puzzles SET tries = 'many' WHERE puzzle = ?", (ONE,))
        raw.commit()
    again = open_store(path_in(tmp_path))
    assert puzzle_progress(again).keys() == {OTHER}
    assert [notice.kind for notice in again.notices] == ["repaired"]
