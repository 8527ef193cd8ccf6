"""Exports and imports between stores: the player's data stay unchanged, and return unchanged."""

from __future__ import annotations

import itertools
import shutil
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from game.cli import main
from game.store import Store
from tests.store.evening import export_of, import_file
from tests.store.houses import MINE, TAKEN_IN, content, house, houses, own_rows

resource = pytest.importorskip("resource", reason="Windows has no limit to the size of a file")
ROOT = Path(__file__).parents[2]
ORDERS = pytest.mark.parametrize("times", [2, pytest.param(30, marks=pytest.mark.long)])


@pytest.fixture(scope="module")
def there(tmp_path_factory) -> Path:
    """A folder with the ten stores and their exports."""
    folder = tmp_path_factory.mktemp("houses")
    houses(folder)
    return folder


@contextmanager
def copy_of(folder: Path, to: Path) -> Iterator[Store]:
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(folder, to)
    store = house(to, TAKEN_IN)
    yield store
    store.close()


def orders(names: list[str], times: int) -> list[list[str]]:
    """``times`` orders of ``names``, each name twice; the given order and its reverse come first."""
    rng = Random(7)
    found = [names * 2, names[::-1] * 2, *([*rng.sample(names, len(names)), *rng.sample(names, len(names))]
                                          for _ in range(times))]
    return found[:times]


@ORDERS
def test_what_others_say_changes_nothing_of_ones_own(times, there, tmp_path):
    """Ten exports and a forged one are imported as those of others, in several orders and each twice."""
    names = sorted(path.stem for path in there.glob("*.jsonl") if path.stem != "passing")
    assert len(names) == 11
    for order in orders(names, times):
        with copy_of(there / "again", tmp_path / "target") as store:
            before = own_rows(store)
            assert before["rated"]
            assert before["exercises"]
            for name in order:
                done = import_file(store, there / f"{name}.jsonl")
                assert not done.faults
                assert not done.changes.own
                assert own_rows(store) == before, (order, name)


@ORDERS
def test_ones_own_comes_back_the_same_in_every_order(times, there, tmp_path):
    """All exports of the player, earlier and later, whole and damaged, are imported into an empty store."""
    expected = None
    for order in orders(list(MINE), times):
        with copy_of(there / "oldest", tmp_path / "target") as store:
            for name in order:
                import_file(store, there / f"{name}.jsonl", origin="played")
            found = content(store)
            expected = expected or found
            for table, rows in found.items():
                assert rows == expected[table], (order, table)
            repeated = import_file(store, there / "again.jsonl", origin="played")
            assert (repeated.new, repeated.changes.any) == (0, False)


def test_a_round_trip_changes_nothing(there, tmp_path):
    for name in ("again", "friend", "other", "oldest"):
        with copy_of(there / name, tmp_path / "source") as source:
            with copy_of(there / name, tmp_path / "target") as same:
                before = list(same.connection.iterdump())
                for mine in ("played", "imported"):
                    import_file(same, there / f"{name}.jsonl", origin=mine)
                    assert list(same.connection.iterdump()) == before, (name, mine)
            empty = house(tmp_path / f"empty {name}", TAKEN_IN)
            import_file(empty, there / f"{name}.jsonl", origin="played")
            assert content(empty) == content(source), name
            assert export_of(empty) == export_of(source).replace(b'"running"', b'"left"'), name
            empty.close()


def test_a_deal_that_came_from_a_friend_first_becomes_ones_own_when_it_comes_back(there, tmp_path):
    both = []
    for order in (("other", "own"), ("own", "other")):
        store = house(tmp_path / order[0], TAKEN_IN)
        for name in order:
            import_file(store, there / f"{name}.jsonl", origin="played" if name == "own" else "imported")
        both.append(own_rows_by_content(store))
        store.close()
    assert both[0] == both[1]


def own_rows_by_content(store: Store) -> dict[str, list[str]]:
    for sql in ("DELETE FROM deals WHERE origin = 'imported'", "DELETE FROM matches WHERE origin = 'imported'",
                "DELETE FROM tallies WHERE origin = 'imported'",
                "DELETE FROM seats WHERE match_id NOT IN (SELECT id FROM matches)",
                "DELETE FROM tournaments WHERE match_id NOT IN (SELECT id FROM matches)"):
        store.write((sql, ()))
    return content(store)


# -- interrupted imports
# ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [3, pytest.param(100, marks=pytest.mark.long)])
def test_a_killed_import_took_in_all_or_nothing(times, there, tmp_path):
    """The import is killed after any part; the store is then as before or as after it."""
    before, after = imported_into(there, tmp_path, times=0), imported_into(there, tmp_path)
    assert before != after
    rng, ends = Random(7), Counter[str]()
    for number in range(times):
        folder = tmp_path / str(number)
        shutil.copytree(there / "oldest", folder)
        command = [sys.executable, "-m", "tests.store.houses", str(folder), str(there / "again.jsonl")]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            said = list(itertools.islice(process.stdout, rng.randrange(1, 9)))
            time.sleep(rng.random() * 0.01)
            process.kill()
            said += process.stdout
        store = house(folder, TAKEN_IN)
        assert store.notices == []
        found = content(store)
        assert found in (before, after)
        assert "done\n" not in said or found == after
        ends["after" if found == after else "before"] += 1
        import_file(store, there / "again.jsonl", origin="played")
        assert content(store) == after
        store.close()
    print(dict(ends))


def imported_into(there: Path, tmp_path: Path, times: int = 1) -> dict[str, list[str]]:
    with copy_of(there / "oldest", tmp_path / "target") as store:
        for _ in range(times):
            import_file(store, there / "again.jsonl", origin="played")
        return content(store)


@pytest.mark.parametrize("times", [5, pytest.param(30, marks=pytest.mark.long)])
def test_a_full_disk_takes_in_all_or_nothing_and_leaves_no_half_export(times, there, tmp_path):
    after = imported_into(there, tmp_path)
    rng, told = Random(7), 0
    for _ in range(times):
        with copy_of(there / "oldest", tmp_path / "target") as store:
            before = own_rows(store)
            pages = store.read("PRAGMA page_count")[0][0]
            store.connection.execute(f"PRAGMA max_page_count = {pages + rng.randrange(12)}")
            try:
                import_file(store, there / "again.jsonl", origin="played")
            except sqlite3.OperationalError as fault:
                told += "full" in str(fault)
                assert own_rows(store) == before
            store.connection.execute("PRAGMA max_page_count = 100000")
            import_file(store, there / "again.jsonl", origin="played")
            assert content(store) == after
        out = tmp_path / "out.jsonl"
        out.write_text("what was there", encoding="utf-8")
        with room_for(rng.randrange(20_000)):
            assert main(["export", str(out), "--data-dir", str(there / "again"), "--lang", "en"]) == 2
        assert out.read_text(encoding="utf-8") == "what was there"
        assert not list(tmp_path.glob(".*part"))
    assert told > times / 2


@contextmanager
def room_for(most: int) -> Iterator[None]:
    """Limit the size of files to ``most`` bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
