"""Invalid values in any column: values in the records are restored, the others are reported and left out."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import pytest

from game.engine.record import BadRecord
from game.store import Store, history, open_store, path_in, repair
from game.store.book import CannotGoOn, kept, unfinished
from game.store.bulk import exported
from game.store.file import LOCK
from game.store.repair import bad_rows
from tests.effort import ALL
from tests.store.evening import gone_on, played_out, stands
from tests.store.hostile import TABLES, VALUES, columns, good_file, put
from tests.store.test_fuzz import looked_through

UNSAID = {("matches", column) for column in ("began", "ended", "secret", "takes_back", "status", "origin")} | {
    ("deals", column) for column in ("began", "ended", "number", "end")}
"""Columns of which the records do not say what was there."""
REMADE = ("players", "matches", "seats", "deals", "facts", "tallies")
"""Tables that follow from the records."""


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("good")
    good_file(folder)
    return folder


def told(store: Store) -> list[object]:
    """All results of queries that do not depend on the time of play or on numbers of rows."""
    said: list[object] = []
    for match in sorted(history.matches(store).lines, key=lambda line: line.name + line.origin):
        said += [(match.name, match.preset, match.at_table, match.length, match.deals, match.counted, match.opponents,
                  match.viewer, match.totals, match.total), history.names(store, match.number),
                 [paid for _, paid in history.payments(store, match.number)]]
        for line in reversed(history.deals(store, history.Filter(match=match.number)).lines):
            said += [(line.preset, line.opponents, line.dealer, line.end, line.taken_back, line.taker, line.contract,
                      line.role, line.payment), history.seats(store, line.number)]
    every = history.StatisticsQuery(origin="")
    return [*said, history.tallies(store, every), sorted(history.players(store)), history.course(store, every)]


def spoilt(good: Path, folder: Path, table: str, column: str, value: object) -> Path | None:
    """A copy of the ``good`` file in ``folder`` with ``value`` in a column; None if no row accepts it."""
    shutil.copytree(good, folder)
    return path_in(folder) if put(path_in(folder), table, column, value) else None


def says_what_none_may(path: Path) -> bool:
    """Whether some value is outside its bounds."""
    with closing(Store(sqlite3.connect(path), path).connection) as raw:
        return bool(bad_rows(Store(raw, path)))


def cases(tables: tuple[str, ...]) -> list[tuple[str, str, str]]:
    """Every column with two of the values, and each value with some columns."""
    with closing(open_store(None).connection) as model:
        found = [(table, row[1]) for table in tables for row in model.execute(f"PRAGMA table_info({table})")]
    known = list(VALUES)
    return [(table, column, known[(7 * number + 8 * turn) % len(known)])
            for number, (table, column) in enumerate(found) for turn in range(2)]


def test_what_the_records_say_comes_back(good: Path, tmp_path: Path) -> None:
    """After the repair, matches, players, deals, facts and sums are those of the good file."""
    expected = told(open_store(path_in(good)))
    mended = 0
    for number, (table, column, name) in enumerate(cases(REMADE)[::1 if ALL else 4]):
        path = spoilt(good, tmp_path / str(number), table, column, VALUES[name])
        if path is None or (table, column) in UNSAID or not says_what_none_may(path):
            continue
        store = open_store(path)
        assert told(store) == expected, (table, column, name, store.notices)
        mended += [notice.kind for notice in store.notices] == ["repaired"]
        store.close()
        again = open_store(path)
        assert again.notices == [], (table, column, name)
        again.close()
    assert mended > (50 if ALL else 12)


@pytest.mark.parametrize("how", ["small", "large", "second"])
def test_no_value_anywhere_keeps_anybody_from_asking(good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                     how: str) -> None:
    if how == "large":
        monkeypatch.setattr(repair, "is_small", lambda store: False)
    told_of = 0
    for number, (table, column, name) in enumerate(cases(TABLES)[{"small": 0, "large": 1, "second": 2}[how]::4]):
        path = spoilt(good, tmp_path / str(number), table, column, VALUES[name])
        if path is None:
            continue
        with closing(sqlite3.connect(path.with_name(LOCK), isolation_level=None)) as lock:
            if how == "second":
                lock.execute("BEGIN EXCLUSIVE")
            store = open_store(path)
            looked_through(store)
            list(exported(store))
            for line in unfinished(store):
                with suppress(CannotGoOn):
                    kept(store, line.number)
            told_of += bool({notice.kind for notice in store.notices} & {"repaired", "left-out"})
            store.close()
    assert told_of > 5


def test_a_match_goes_on_with_a_spoilt_cell(good: Path, tmp_path: Path) -> None:
    """The tables are repaired before the session begins, so that the match is in the same state."""
    where, totals = stands(gone_on(open_store(path_in(good)))), None
    for number, (table, column) in enumerate(columns(path_in(good))):
        if table not in REMADE or (table, column) in {("matches", "secret"), ("matches", "status")}:
            continue
        path = spoilt(good, tmp_path / str(number), table, column, ("xyzzy", -5, b"\xff")[number % 3])
        if path is None:
            continue
        session = gone_on(open_store(path))
        assert stands(session) == where, (table, column)
        totals = totals or played_out(session).match.totals
    assert totals is not None


def test_what_cannot_be_put_right_is_taken_out_and_kept_beside(good: Path, tmp_path: Path) -> None:
    """The old file remains, and is reported; the next start reports nothing."""
    path = spoilt(good, tmp_path / "x", "deals", "contract", b"\xff")
    assert path is not None
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("UPDATE records SET sum = sum + 1 WHERE deal_id = 1")
    spoilt_file = path.read_bytes()
    store = open_store(path)
    notice, = store.notices
    assert notice.kind == "repaired"
    assert notice.aside is not None
    assert [line.number for line in history.deals(store).lines] == [5, 4, 2]
    with closing(sqlite3.connect(notice.aside)) as aside:
        assert aside.execute("SELECT count(*) FROM deals WHERE contract = x'ff'").fetchone() == (5,)
    assert len(notice.aside.read_bytes()) == len(spoilt_file)
    store.close()
    assert open_store(path).notices == []


def test_a_second_window_leaves_out_what_it_may_not_mend(good: Path, tmp_path: Path) -> None:
    path = spoilt(good, tmp_path / "x", "matches", "began", "year")
    assert path is not None
    with closing(sqlite3.connect(path.with_name(LOCK), isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        store = open_store(path)
        assert history.matches(store).lines == ()
        assert [(notice.kind, notice.about) for notice in store.notices] == [("second", ""), ("left-out", "2")]


def test_a_table_has_its_seats_though_nobody_knows_who_sat_there(good: Path, tmp_path: Path) -> None:
    path = spoilt(good, tmp_path / "x", "players", "level", "x" * 101)
    assert path is not None
    with closing(sqlite3.connect(path.with_name(LOCK), isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        assert history.names(open_store(path), 1) == (("", ""),) * 5


def test_a_clock_of_another_age_writes_nothing_that_none_may(tmp_path: Path) -> None:
    for number, seconds in enumerate((-1e12, -1.0, 0.0, 1e12)):
        path = path_in(tmp_path / str(number))
        store = open_store(path, clock=partial(float, seconds))
        session = gone_on(store)
        assert len(history.matches(store).lines) == 1
        store.close()
        assert stands(gone_on(open_store(path))) == stands(session)
        assert not says_what_none_may(path)


def test_every_record_of_the_good_file_can_be_read(good: Path) -> None:
    """Otherwise the tests above would prove nothing."""
    store = open_store(path_in(good))
    assert store.notices == []
    found = [history.record_of(store, line.number) for line in history.deals(store).lines]
    assert len(found) == 4
    with pytest.raises(BadRecord):
        history.record_of(store, 99)
