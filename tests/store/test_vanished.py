"""The file of games disappears during a match: that is noticed at once, and everything can be stored elsewhere."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from game.session import Session
from game.store import Store, open_store, path_in
from game.store.bulk import import_lines
from game.store.file import LOCK
from game.store.history import deals, matches
from game.store.opening import CannotMove, kept_at
from tests.store.evening import act, exported_lines, gone_on, played_out, sat_down, stands
from tests.store.test_fuzz import good_lines

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be taken away")


def unlinked(folder: Path) -> None:
    path_in(folder).unlink()


def all_unlinked(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()


def removed(folder: Path) -> None:
    shutil.rmtree(folder)


def renamed(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))


def replaced(folder: Path) -> None:
    """Replace the file with a copy of it, as restoring a backup does."""
    copy = folder.with_name("copy")
    shutil.copyfile(path_in(folder), copy)
    path_in(folder).unlink()
    copy.rename(path_in(folder))


def hidden(folder: Path) -> None:
    """Hide the folder as another disk mounted at the same place does."""
    folder.rename(folder.with_name("below"))
    folder.mkdir()


WAYS = (unlinked, all_unlinked, removed, renamed, replaced, hidden)


def left_in_the_middle(folder: Path, moves: int = 30) -> tuple[Store, Session]:
    """A match with one finished deal and at least ``moves`` actions of the next."""
    store = open_store(path_in(folder))
    session = sat_down(store)
    while not (session.match.counted == 1 and not session.over and len(session.record.moves) >= moves):
        if session.over:
            session.deal()
        else:
            act(session)
    return store, session


def kinds(store: Store) -> list[str]:
    return [notice.kind for notice in store.notices]


# -- it is noticed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_a_file_that_is_gone_is_noticed_at_the_next_action(way: Callable[[Path], None], tmp_path: Path) -> None:
    """On Linux writes to the file still succeed, but they would be lost."""
    store, session = left_in_the_middle(tmp_path / "games")
    assert session.kept
    way(tmp_path / "games")
    moves = len(session.record.moves)
    while len(session.record.moves) == moves:
        act(session)
    assert kinds(store) == ["gone"]
    assert not session.kept
    played_out(session)
    assert kinds(store) == ["gone"], "told once"


def test_a_file_that_stays_is_not_missed(tmp_path: Path) -> None:
    """It has been linked to another name, made read-only, copied and opened by another reader."""
    store, session = left_in_the_middle(tmp_path / "games")
    path = path_in(tmp_path / "games")
    os.link(path, tmp_path / "other name")
    path.chmod(0o400)
    shutil.copyfile(path, tmp_path / "copy")
    other = open_store(path)
    played_out(session)
    assert kinds(store) == []
    assert session.kept
    other.close()


def test_a_folder_that_comes_back_is_as_good_as_never_gone(tmp_path: Path) -> None:
    store, session = left_in_the_middle(tmp_path / "games")
    renamed(tmp_path / "games")
    played_out(session)
    assert not session.kept
    (tmp_path / "elsewhere").rename(tmp_path / "games")
    session.begin_match()
    act(session)
    assert session.kept
    store.close()
    assert stands(gone_on(open_store(path_in(tmp_path / "games")))) == stands(session)


def test_an_import_into_a_file_that_is_gone_is_refused(tmp_path: Path) -> None:
    store = open_store(path_in(tmp_path / "games"))
    unlinked(tmp_path / "games")
    import_lines(store, BytesIO(b"\n".join(good_lines()[:2])))
    assert kinds(store) == ["gone"]


def test_a_damaged_file_that_is_gone_breaks_nothing(tmp_path: Path) -> None:
    store, _ = left_in_the_middle(tmp_path / "games")
    with closing(sqlite3.connect(path_in(tmp_path / "games"))) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path_in(tmp_path / "games").open("r+b") as file:
        file.seek(8192)
        file.write(b"\xff" * (path_in(tmp_path / "games").stat().st_size - 8192))
    store.connection.execute("PRAGMA shrink_memory")
    removed(tmp_path / "games")
    with pytest.raises(sqlite3.DatabaseError):
        store.read("SELECT * FROM deals, records, facts")
    store.write(("UPDATE deals SET began = 1", ()))
    assert kinds(store) == ["gone"]


# -- and kept elsewhere -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_everything_is_kept_elsewhere_and_the_match_goes_on_there(way: Callable[[Path], None], tmp_path: Path) -> None:
    """The new file contains all matches of the old one, and the deal on the table up to its last action."""
    before, _ = left_in_the_middle(tmp_path / "games")
    import_lines(before, BytesIO(b"\n".join(good_lines()[:2])))
    before.close()
    store = open_store(path_in(tmp_path / "games"))
    session = gone_on(store)
    lines = exported_lines(store)
    way(tmp_path / "games")
    for _ in range(8):
        act(session)
    kept_at(store, path_in(tmp_path / "new"))
    assert session.kept
    assert exported_lines(store) == lines
    where = stands(session)
    act(session)
    store.close()
    again = open_store(path_in(tmp_path / "new"))
    assert again.notices == []
    other = gone_on(again)
    assert int(stands(other).split(".")[1]) > int(where.split(".")[1])
    assert played_out(other).match.totals == played_out(sat_down(None)).match.totals
    assert deals(again).all == 5 + 2


@pytest.mark.parametrize("way", [unlinked, all_unlinked, removed, renamed, hidden])
def test_the_place_where_it_was_is_as_good_as_any_if_it_is_free(way: Callable[[Path], None], tmp_path: Path) -> None:
    """Files that SQLite has left in the folder must not be read into the new file."""
    store, session = left_in_the_middle(tmp_path / "games")
    way(tmp_path / "games")
    act(session)
    kept_at(store, path_in(tmp_path / "games"))
    assert session.kept
    played_out(session)
    store.close()
    again = open_store(path_in(tmp_path / "games"))
    assert again.notices == []
    assert matches(again).lines[0].totals == session.match.totals == played_out(sat_down(None)).match.totals


def test_what_has_taken_its_place_is_never_written_over(tmp_path: Path) -> None:
    store, session = left_in_the_middle(tmp_path / "games")
    replaced(tmp_path / "games")
    act(session)
    before = path_in(tmp_path / "games").read_bytes()
    with pytest.raises(CannotMove, match="exists"):
        kept_at(store, path_in(tmp_path / "games"))
    played_out(session)
    store.close()
    assert path_in(tmp_path / "games").read_bytes() == before


def test_an_impossible_place_is_reported_and_another_can_be_chosen(tmp_path: Path) -> None:
    store, session = left_in_the_middle(tmp_path / "games")
    removed(tmp_path / "games")
    act(session)
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    with pytest.raises(CannotMove):
        kept_at(store, path_in(tmp_path / "file" / "games"))
    assert not session.kept
    kept_at(store, path_in(tmp_path / "new"))
    assert session.kept


def test_where_another_window_plays_nothing_is_put(tmp_path: Path) -> None:
    store, session = left_in_the_middle(tmp_path / "games")
    all_unlinked(tmp_path / "games")
    act(session)
    with closing(sqlite3.connect(tmp_path / "games" / LOCK, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(CannotMove):
            kept_at(store, path_in(tmp_path / "games"))
    kept_at(store, path_in(tmp_path / "games"))
    assert session.kept


class Unreadable:
    """A connection to a removed disk, on which queries fail except those of the tables ``but``."""

    def __init__(self, connection: sqlite3.Connection, but: tuple[str, ...] = ()) -> None:
        self._connection, self._but = connection, but
        self.in_transaction, self.text_factory = False, str

    def execute(self, sql: str, given: Any = ()) -> sqlite3.Cursor:
        if any(f"FROM {table}" in sql or f"({table})" in sql for table in self._but):
            return self._connection.execute(sql, given)
        fault = sqlite3.OperationalError("disk I/O error")
        fault.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise fault

    def backup(self, target: sqlite3.Connection) -> None:
        self.execute("backup")

    def close(self) -> None:
        self._connection.close()


@pytest.mark.parametrize("readable", [(), ("players", "matches", "seats", "deals")])
def test_of_a_disk_that_was_taken_out_the_match_at_the_table_is_kept(
        readable: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the file cannot be read either, the session still has the deal on the table and all that follows."""
    store, session = left_in_the_middle(tmp_path / "games")
    removed(tmp_path / "games")
    monkeypatch.setattr(store, "connection", Unreadable(store.connection, readable))
    act(session)
    assert kinds(store) == ["gone"]
    kept_at(store, path_in(tmp_path / "new"))
    session.keep_again()
    assert session.kept
    where = stands(session)
    act(session)
    act(session)
    store.close()
    again = gone_on(open_store(path_in(tmp_path / "new")))
    assert again.record.hands == session.record.hands
    assert int(stands(again).split(".")[1]) > int(where.split(".")[1])
    assert again.record.moves == session.record.moves
