"""Damaged files: the player reaches the table and is informed, and readable data is recovered."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.store import Store, open_store, opening, path_in, schema
from game.store.book import CannotGoOn, kept, unfinished
from game.store.bulk import exported
from game.store.file import LOCK
from game.store.history import Filter, course, deals, matches, record_of, tallies
from game.store.recovery import PART
from tests.store.evening import act, bare, exported_lines, gone_on, played_out, sat_down, stands

MOVES = 40  # of the third deal, where the match below is left


def left_match(folder: Path) -> tuple[str, tuple[int, ...]]:
    """Play two deals and a part of the third in ``folder``; returns the state of the match and the totals."""
    store = open_store(path_in(folder))
    session = sat_down(store)
    while not (session.match.counted == 2 and not session.over and len(session.record.moves) == MOVES):
        if session.over:
            session.deal()
        else:
            act(session)
    store.close()
    return stands(session), session.match.totals


def asked_everything(store: Store) -> int:
    """Run every query; returns the number of deals."""
    found = deals(store)
    for line in found.lines:
        record_of(store, line.number)
    matches(store)
    tallies(store)
    list(exported(store))
    return course(store).deals


def test_a_match_that_was_closed_goes_on(tmp_path: Path) -> None:
    where, totals = left_match(tmp_path)
    store = open_store(path_in(tmp_path))
    session = gone_on(store)
    assert (stands(session), session.match.totals) == (where, totals)
    assert played_out(session).match.totals == played_out(sat_down(None)).match.totals
    assert (unfinished(store), len(matches(store).lines), asked_everything(store)) == ([], 1, 5)


# -- a torn, cut off or flipped file ----------------------------------------------------------------------------------


def spoil(path: Path, kind: str, rng: Random) -> None:
    """Damage the file as failing disks and cables do."""
    raw = bytearray(path.read_bytes())
    if kind == "cut":
        raw = raw[:rng.randrange(1, len(raw))]
    elif kind == "torn":  # one block of an older state among the newer ones
        at = rng.randrange(len(raw) // 4096) * 4096
        raw[at:at + 4096] = bytes(4096)
    elif kind == "head":
        raw[:100] = rng.randbytes(100)
    else:
        for _ in range(rng.randrange(1, 30)):
            raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    path.write_bytes(raw)


@pytest.mark.parametrize("times", [10, pytest.param(400, marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", ["cut", "torn", "flipped", "head"])
def test_a_damaged_file_never_keeps_anybody_from_playing(kind: str, times: int, tmp_path: Path) -> None:
    left_match(tmp_path / "good")
    rng, saved, told = Random(kind), 0, 0
    for number in range(times):
        path = path_in(tmp_path / str(number))
        path.parent.mkdir()
        path.write_bytes(path_in(tmp_path / "good").read_bytes())
        spoil(path, kind, rng)
        spoilt = path.read_bytes()
        store = open_store(path)
        session = gone_on(store)
        played_out(session)
        saved += deals(store).all
        damaged = [notice for notice in store.notices if notice.kind == "damaged"]
        if damaged:
            told += 1
            assert damaged[0].aside is not None
            assert damaged[0].aside.read_bytes() == spoilt
        assert sum(session.match.totals) == 0
        list(exported(store))
        store.close()
        again = open_store(path)
        assert "finished" in {line.status for line in matches(again).lines}
        assert [n.kind for n in again.notices] == []
        again.close()
    print({"saved": saved, "told": told})
    assert saved > 5 * times
    assert told > 0


@pytest.mark.parametrize("small", [opening.SMALL, 0])
def test_what_is_set_aside_is_what_was_found(small: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "SMALL", small)
    left_match(tmp_path)
    path = path_in(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("UPDATE facts SET player_id = 999 WHERE deal_id = 1 AND seat = 4")
        root, = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'facts_by_player'").fetchone()
    spoilt = bytearray(path.read_bytes())
    at = spoilt.rindex(b"chambery", 0, root * schema.PAGE)
    assert at > (root - 1) * schema.PAGE
    spoilt[at] ^= 1
    path.write_bytes(spoilt)
    store = open_store(path)
    notice, = store.notices
    assert (notice.kind, notice.about) == ("damaged", "3")
    assert notice.aside is not None
    assert notice.aside.read_bytes() == spoilt
    assert asked_everything(store) == 2
    assert stands(gone_on(store)) == f"3.{MOVES}"
    store.close()


def test_finished_deals_are_carved_out_of_a_file_without_a_head(tmp_path: Path) -> None:
    left_match(tmp_path)
    before = open_store(path_in(tmp_path))
    lines = exported_lines(before)
    before.close()
    spoil(path_in(tmp_path), "head", Random(1))
    store = open_store(path_in(tmp_path))
    assert [(notice.kind, notice.about) for notice in store.notices] == [("damaged", "2")]
    assert sorted(map(bare, filter(None, exported_lines(store)))) == sorted(map(bare, filter(None, lines)))
    assert {line.origin for line in deals(store).lines} == {"recovered"}


@pytest.mark.skipif(sys.platform != "linux", reason="no address space to limit, or no files with holes")
def test_a_huge_file_that_is_no_database_takes_no_memory(tmp_path: Path) -> None:
    """An empty gigabyte with the games at two places is searched in an address space of half that size."""
    path = path_in(tmp_path)
    with closing(open_store(path)) as store:
        played_out(sat_down(store))
    games = path.read_bytes()
    with path.open("r+b") as file:
        file.write(bytes(100))
        for place in (PART - schema.PAGE // 2, 8 * 10**8):
            file.seek(place)
            file.write(games[schema.PAGE:])
        file.truncate(10**9)
    asks = ("import resource; resource.setrlimit(resource.RLIMIT_AS, (500_000_000,) * 2); from pathlib import Path; "
            "from game.store import open_store; from game.store.history import deals; "
            f"print(deals(open_store(Path({str(path)!r}))).all)")
    done = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout) == (0, "5\n"), done.stderr


def test_a_record_with_a_flipped_bit_is_left_out_and_the_others_stay(tmp_path: Path) -> None:
    left_match(tmp_path)
    with sqlite3.connect(path_in(tmp_path)) as raw:
        raw.execute("UPDATE records SET text = replace(text, 'S10', 'S9') WHERE deal_id = 1")
    raw.close()
    store = open_store(path_in(tmp_path))
    lines = exported_lines(store)
    assert (lines[0] is None, lines[1] is None) == (True, False)


@pytest.mark.parametrize("change", [
    "UPDATE journal SET action = '[\"play\",\"T2\"]' WHERE place = 30", "DELETE FROM journal WHERE place = 30",
    "UPDATE journal SET seat = 3 - seat WHERE place = 30", "UPDATE journal SET action = x'ff' WHERE place = 30",
    "UPDATE journal SET action = '[' WHERE place = 30", "UPDATE journal SET sum = 1 WHERE place = 30"])
def test_a_spoilt_action_ends_what_is_taken_up(change: str, tmp_path: Path) -> None:
    """The match continues from the last valid action, and the player is informed."""
    left_match(tmp_path)
    with sqlite3.connect(path_in(tmp_path)) as raw:
        raw.execute(change)
    raw.close()
    store = open_store(path_in(tmp_path))
    session = gone_on(store)
    assert len(session.record.moves) == 30
    assert [(notice.kind, notice.about) for notice in store.notices] == [("lost-action", "31")]
    played_out(session)
    assert asked_everything(store) == 5


def test_a_deal_that_cannot_be_read_is_dealt_again_by_the_same_dealer(tmp_path: Path) -> None:
    left_match(tmp_path)
    with sqlite3.connect(path_in(tmp_path)) as raw:
        raw.execute("UPDATE records SET text = '{' WHERE deal_id = (SELECT max(id) FROM deals)")
    raw.close()
    stood = []
    for _ in range(3):
        store = open_store(path_in(tmp_path))
        session = gone_on(store)
        stood.append((session.match.dealer, session.state.facts.deal.dealer, len(session.payments)))
        act(session)
        store.close()
    assert stood == [stood[0]] * 3
    assert len(set(stood[0][:2])) == 1


def test_a_spoilt_level_is_known_from_the_records(tmp_path: Path) -> None:
    left_match(tmp_path)
    with sqlite3.connect(path_in(tmp_path)) as raw:
        raw.execute("UPDATE players SET level = 'plawn', name = 'P#' WHERE level = 'plain'")
    raw.close()
    session = gone_on(open_store(path_in(tmp_path)))
    assert stands(session) == f"3.{MOVES}"
    assert [player.name for player in session.players] == ["P0", "P1", "P2", "P3", "P4"]
    assert played_out(session).match.totals == played_out(sat_down(None)).match.totals


def test_a_match_with_unknown_players_cannot_go_on(tmp_path: Path) -> None:
    left_match(tmp_path)
    with sqlite3.connect(path_in(tmp_path)) as raw:
        raw.execute("UPDATE players SET level = 'plawn' WHERE level = 'plain'")
        raw.execute("UPDATE records SET sum = sum + 1")
    raw.close()
    with pytest.raises(CannotGoOn, match="plawn"):
        kept(open_store(path_in(tmp_path)), 1)


def test_a_log_cut_off_anywhere_loses_only_its_end(tmp_path: Path) -> None:
    """After a power cut, the write-ahead log may end in the middle of a write."""
    store = open_store(path_in(tmp_path))
    session = sat_down(store)
    seen = [stands(session)]
    for _ in range(60):
        act(session)
        seen.append(stands(session))
    file, log = path_in(tmp_path), path_in(tmp_path).with_name("games.sqlite-wal")
    body, tail = file.read_bytes(), log.read_bytes()
    furthest = 0
    for number in range(40):
        path = path_in(tmp_path / str(number))
        path.parent.mkdir()
        path.write_bytes(body)
        path.with_name("games.sqlite-wal").write_bytes(tail[:len(tail) * number // 39])
        other = open_store(path)
        assert not other.notices
        if unfinished(other):
            match = kept(other, 1)
            assert match.record is not None
            at = seen.index(f"{match.dealt}.{len(match.record.moves)}")
            assert at >= furthest
            furthest = at
        other.close()
    assert furthest == len(seen) - 1
    store.close()


# -- versions ---------------------------------------------------------------------------------------------------------


VERSION_1 = Path(__file__).with_name("version-1.sql")
"""A file of version 1 as that version wrote it: the match of :func:`left_match`."""


def made_by_version_1(folder: Path) -> Path:
    path = path_in(folder)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(VERSION_1.read_text(encoding="utf-8"))
    connection.close()
    return path


def test_a_file_of_version_1_is_brought_up_to_date(tmp_path: Path) -> None:
    """No data are lost; the copy is reported once, and kept until a start has nothing to report."""
    path = made_by_version_1(tmp_path)
    copy, later = path.with_name("games.version-1.sqlite"), path.with_name("games.version-8.sqlite.part")
    later.write_bytes(b"of an earlier version, which made one before each step")
    store = open_store(path)
    assert [(notice.kind, notice.aside) for notice in store.notices] == [("migrated", copy)]
    assert schema.version_of(store.connection) == len(schema.MIGRATIONS)
    assert schema.outline(store.connection) == schema.outline_of(len(schema.MIGRATIONS))
    assert asked_everything(store) == 2
    session = gone_on(store)
    assert stands(session) == f"3.{MOVES}"
    assert played_out(session).match.totals == played_out(sat_down(None)).match.totals
    store.write(("UPDATE facts SET role = 'a fish'", ()))
    store.close()
    with closing(sqlite3.connect(copy)) as old:
        assert "\n".join([*old.iterdump(), "PRAGMA user_version = 1;\n"]) == VERSION_1.read_text(encoding="utf-8")
    for kind, there in (("repaired", {copy, later}), (None, set())):
        store = open_store(path)
        assert [notice.kind for notice in store.notices] == ([kind] if kind else [])
        store.close()
        assert {*tmp_path.iterdir()} == {path, path.with_name(LOCK), *there}


@pytest.mark.parametrize("version", range(2, len(schema.MIGRATIONS)))
def test_a_file_of_every_version_is_brought_up_to_date(version: int, tmp_path: Path) -> None:
    path = made_by_version_1(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        schema.migrate(connection, None, schema.MIGRATIONS[:version])
    store = open_store(path)
    assert [notice.kind for notice in store.notices] == ["migrated"]
    assert schema.outline(store.connection) == schema.outline_of(len(schema.MIGRATIONS))
    assert asked_everything(store) == 2
    assert stands(gone_on(store)) == f"3.{MOVES}"
    store.close()


def test_a_new_file_has_no_copy_of_an_older_one(tmp_path: Path) -> None:
    open_store(path_in(tmp_path)).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == [LOCK, path_in(tmp_path).name]


def test_a_file_of_version_1_that_may_not_be_written_is_read(tmp_path: Path) -> None:
    path = made_by_version_1(tmp_path)
    first = sqlite3.connect(path.with_name(LOCK), isolation_level=None)
    first.execute("BEGIN EXCLUSIVE")  # another window, of the version that wrote the file
    store = open_store(path)
    assert [notice.kind for notice in store.notices] == ["second"]
    assert (asked_everything(store), schema.version_of(store.connection)) == (2, 1)
    first.close()


@pytest.mark.parametrize("wanted", [Filter(), Filter(preset="chambery"), Filter(level="plain", result="won")])
def test_matches_are_counted_without_reading_them(wanted: Filter, tmp_path: Path) -> None:
    """Counting the matches of a long history must read only an index."""
    store, asked = open_store(path_in(tmp_path)), list[str]()
    store.connection.set_trace_callback(asked.append)
    matches(store, wanted)
    store.connection.set_trace_callback(None)
    plan = store.read(f"EXPLAIN QUERY PLAN {next(sql for sql in asked if 'count(*)' in sql)}")
    assert ["COVERING INDEX" in how for *_, how in plan] == [True]


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = made_by_version_1(tmp_path)
    before = path.read_bytes()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.Error):
            schema.migrate(connection, path, (*schema.MIGRATIONS, "DELETE FROM deals; SELECT nothing FROM nowhere;"))
        assert schema.version_of(connection) == 1
        path.with_name("games.version-1.sqlite").mkdir()
        with pytest.raises(OSError, match="directory"):
            schema.migrate(connection, path)
    path.with_name("games.version-1.sqlite").rmdir()
    assert (path.read_bytes(), [*tmp_path.iterdir()]) == (before, [path])


def test_a_file_of_a_later_version_is_only_read(tmp_path: Path) -> None:
    left_match(tmp_path)
    path = path_in(tmp_path)
    with sqlite3.connect(path) as raw:
        raw.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    raw.close()
    before = path.read_bytes()
    store = open_store(path)
    assert [notice.kind for notice in store.notices] == ["newer"]
    assert deals(store).all == 2
    played_out(sat_down(store))
    store.close()
    assert path.read_bytes() == before


# -- no place to write
# --------------------------------------------------------------------------------------------------


def test_a_full_disk_stops_nobody_and_what_was_played_is_kept_once_there_is_room(tmp_path: Path) -> None:
    store = open_store(path_in(tmp_path))
    session = sat_down(store)
    pages = store.connection.execute("PRAGMA page_count").fetchone()[0]
    store.connection.execute(f"PRAGMA max_page_count = {pages}")
    while session.match.counted < 4:
        if session.over:
            session.deal()
        else:
            act(session)
    assert not session.kept
    assert [notice.kind for notice in store.notices] == ["unwritable"]
    assert "full" in store.notices[0].about
    store.connection.execute("PRAGMA max_page_count = 100000")
    played_out(session)
    assert session.kept
    store.close()
    again = open_store(path_in(tmp_path))
    assert (matches(again).lines[0].totals, asked_everything(again)) == (session.match.totals, 5)
    assert session.match.totals == played_out(sat_down(None)).match.totals


def test_a_disk_too_full_for_a_new_file_says_that_it_is_full(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "new.sqlite", isolation_level=None)
    connection.execute("PRAGMA max_page_count = 3")
    with pytest.raises(sqlite3.OperationalError, match="full"):
        schema.migrate(connection, None)


def test_a_folder_that_cannot_be_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    store = open_store(path_in(tmp_path / "file" / "games"))
    assert [notice.kind for notice in store.notices] == ["unkept"]
    session = played_out(sat_down(store))
    assert session.match.finished
    assert not session.kept


def test_a_file_that_may_not_be_written_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error of SQLite is simulated, because permissions do not restrict root."""
    left_match(tmp_path)
    before = path_in(tmp_path).read_bytes()

    def forbidden(*_: object) -> None:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr("game.store.opening.held", forbidden)
    store = open_store(path_in(tmp_path))
    assert [(notice.kind, store.writable) for notice in store.notices] == [("unkept", False)]
    assert deals(store).all == 2
    assert played_out(sat_down(store)).match.finished
    store.close()
    assert path_in(tmp_path).read_bytes() == before


def test_a_clock_set_back_turns_nothing_round(tmp_path: Path) -> None:
    hours = iter(range(10**6, 0, -3600))
    store = open_store(path_in(tmp_path), clock=lambda: next(hours, 0))
    for _ in range(2):
        played_out(sat_down(store))
    numbers = [line.number for line in deals(store).lines]
    assert numbers == sorted(numbers, reverse=True)
    assert [line.began for line in deals(store).lines] == sorted(line.began for line in deals(store).lines)
    session = sat_down(store)
    act(session)
    where = stands(session)
    store.close()
    again = open_store(path_in(tmp_path), clock=lambda: 0)
    assert stands(gone_on(again)) == where


# -- two windows
# --------------------------------------------------------------------------------------------------------


def test_a_second_window_reads_and_does_not_write(tmp_path: Path) -> None:
    first, second = open_store(path_in(tmp_path)), open_store(path_in(tmp_path))
    session = sat_down(first)
    assert [notice.kind for notice in second.notices] == ["second"]
    other = played_out(sat_down(second))
    assert not other.kept
    played_out(session)
    assert (matches(second).all, deals(second).all) == (1, 5)
    first.close()
    third = open_store(path_in(tmp_path))
    assert third.writable
    second.close()


def test_the_hold_of_a_killed_process_is_gone(tmp_path: Path) -> None:
    code = ("import sys, time; from pathlib import Path; from game.store import open_store, path_in;"
            "open_store(path_in(Path(sys.argv[1]))); print('open', flush=True); time.sleep(60)")
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True,
                          cwd=Path(__file__).parents[2]) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        assert not open_store(path_in(tmp_path)).writable
        process.kill()
    assert path_in(tmp_path).with_name(LOCK).exists()
    assert open_store(path_in(tmp_path)).writable
