"""Input from outside with thousands of random changes gives a clear refusal or a whole deal."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from game.engine.deal_code import BadCode, code_of, deal_in
from game.engine.record import BadRecord, read, write
from game.store import Store, open_store, path_in
from game.store.book import CannotGoOn, kept, unfinished
from game.store.bulk import exported, import_lines, looked_at
from game.store.history import (
    Filter,
    Result,
    StatisticsQuery,
    course,
    deals,
    matches,
    names,
    payments,
    players,
    record_of,
    seats,
    tallies,
)
from game.store.intake import Examined, Fault
from tests.store.evening import gone_on, played_out
from tests.store.test_counting import record_lines
from tests.store.test_faults import left_match

GAMES = ("chambery", "french players=4", "chambery players=3", "french players=5", "piedmont")
TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|-?[0-9.]+|[a-z]+|.', re.DOTALL)
ODD = (b"null", b"true", b"-1", b"1e400", b"0.5", b"99999999999999999999", b"[]", b"{}", b'""', b'"T21"', b'"\\ud800"',
       b"NaN", b"\xff", b"\x00", b"[" * 3000, b'"play"', b'"discard"', b'"open"', b'"played"', b"5", b",", b"]")
Change = Callable[[bytearray, Random], None]


def long(few: int, many: int) -> pytest.MarkDecorator:
    """A mark that runs a test with ``few`` inputs, or with ``many`` in a long run."""
    return pytest.mark.parametrize("times", [few, pytest.param(many, marks=pytest.mark.long)])


# -- ways to spoil bytes ----------------------------------------------------------------------------------------------


def flip(raw: bytearray, rng: Random) -> None:
    raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)


def drop(raw: bytearray, rng: Random) -> None:
    at = rng.randrange(len(raw))
    del raw[at:at + rng.choice((1, 1, 2, 10, 100, 1000))]


def double(raw: bytearray, rng: Random) -> None:
    at, size, to = rng.randrange(len(raw)), rng.choice((1, 5, 50, 500)), rng.randrange(len(raw))
    raw[to:to] = raw[at:at + size]


def put(raw: bytearray, rng: Random) -> None:
    at = rng.randrange(len(raw))
    raw[at:at] = rng.choice(ODD)


def swap(raw: bytearray, rng: Random) -> None:
    """Replace a word with another one, usually of the same text, so that most results are still well formed."""
    words = list(TOKEN.finditer(raw))
    one, other = rng.choice(words), rng.choice(words).group()
    raw[one.start():one.end()] = other if rng.random() < 0.8 else rng.choice(ODD)


def turn(raw: bytearray, rng: Random) -> None:
    """Exchange two words."""
    words = [found for found in TOKEN.finditer(raw) if len(found.group()) > 1] or list(TOKEN.finditer(raw))
    one, other = sorted(rng.choices(words, k=2), key=lambda found: found.start())
    if one is not other:
        first, second = one.group(), other.group()
        raw[other.start():other.end()] = first
        raw[one.start():one.end()] = second


CHANGES: tuple[Change, ...] = (flip, drop, double, put, swap, swap, turn, turn)


def spoilt(good: list[bytes], rng: Random) -> bytes:
    """One of ``good`` with one to three changes, sometimes with the end of another."""
    raw = bytearray(rng.choice(good))
    if rng.random() < 0.05:
        at = rng.randrange(len(raw))
        raw[at:] = rng.choice(good)[at:]
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if len(raw) > 10:
            rng.choice(CHANGES)(raw, rng)
    return bytes(raw)


@cache
def good_lines() -> list[bytes]:
    return [line.encode() for line in record_lines(GAMES, 6)]


# -- records ----------------------------------------------------------------------------------------------------------


@long(3_500, 200_000)
def test_a_spoilt_record_is_refused_or_is_another_whole_one(times: int) -> None:
    rng, ends = Random("records"), Counter[str]()
    for number in range(times):
        raw = spoilt(good_lines(), rng)
        found, = looked_at([(number, raw)])
        if isinstance(found, Fault):
            assert len(found.why.split()) >= 3, (found, raw)
            assert len(found.why) <= 400, (found, raw)
            assert found.why.isprintable(), (found, raw)
        elif isinstance(found, Examined):
            assert write(read(found.text)) == found.text, raw
            assert sum(fact.payment for fact in found.facts) == 0, raw
        ends[type(found).__name__] += 1
    print(dict(ends))
    assert min(ends["Fault"], ends["Examined"]) > times / 100  # both occur, otherwise nothing was tested


@long(25, 500)
def test_a_file_with_spoilt_lines_is_taken_in_whole_or_not_at_all(times: int, tmp_path: Path) -> None:
    rng, taken = Random("files"), 0
    store = open_store(path_in(tmp_path))
    import_lines(store, BytesIO(good_lines()[0]))
    for _ in range(times):
        before = list(store.connection.iterdump())
        lines = rng.sample(good_lines(), 4)
        lines.insert(rng.randrange(5), spoilt(good_lines(), rng))
        done = import_lines(store, BytesIO(b"\n".join(lines)))
        if done.faults:
            assert list(store.connection.iterdump()) == before
        taken += done.new
        assert deals(store).all == 1 + taken
        assert sum(line.deals for line in matches(store, most=9999).lines) == 1 + taken


# -- codes ------------------------------------------------------------------------------------------------------------


def noisy(code: str, rng: Random) -> str:
    """``code`` as an e-mail program may change it."""
    words = rng.choice(("{}", "Play this: {} !", "> {}\n> Regards", "“{}”", "<p>{}</p>")).format(code)
    words = rng.choice((str, str.lower, str.title))(words)
    return words.replace("-", rng.choice(("-", " ", "\n", "", " - ", "–", "=20")))


@long(1_400, 200_000)
def test_a_spoilt_code_is_refused_or_gives_the_same_deal(times: int) -> None:
    rng, kinds = Random("codes"), Counter[str]()
    codes = [code_of(read(line.decode())) for line in good_lines()]
    known = {code: deal_in(code) for code in codes}
    raws = [code.encode() for code in codes]
    for _ in range(times):
        if rng.random() < 0.1:
            code = rng.choice(codes)
            assert deal_in(noisy(code, rng)) == known[code]
            continue
        text = spoilt(raws, rng).decode("latin-1")
        try:
            found = deal_in(text)
        except BadCode as fault:
            assert len(str(fault)) <= 400, text  # noqa: PT017
            kinds[fault.kind] += 1
        else:
            assert found in known.values(), text
            kinds["the same"] += 1
    print(dict(kinds))
    assert {"none", "short", "damaged", "the same"} <= set(kinds)


# -- databases --------------------------------------------------------------------------------------------------------

TABLES = ("players", "matches", "seats", "deals", "records", "journal", "facts", "tallies")
VALUES: tuple[object, ...] = (None, -1, 0, 1, 7, 2**62, 0.5, "", "x", "[]", "null", "{}", b"", b"\xff\xfe", "9" * 5000,
                              "[1,2]", '["play","S1"]', "human", "open", "played", "running")


def cells(path: Path) -> Iterator[tuple[str, str]]:
    """Yield every column of every table."""
    with closing(sqlite3.connect(path)) as raw:
        for table in TABLES:
            yield from ((table, row[1]) for row in raw.execute(f"PRAGMA table_info({table})"))


def changed(path: Path, table: str, column: str, rng: Random) -> None:
    """Write a random value to some rows of one column."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        rowid = "rowid" if "WITHOUT" not in raw.execute(
            "SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0] else None
        where = f"{rowid} % 2 = {rng.randrange(2)}" if rowid and rng.random() < 0.7 else "1"
        raw.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {where}",  # noqa: S608
                    (rng.choice(VALUES),))


@long(25, 3_000)
def test_any_value_in_a_cell_lets_the_player_reach_the_table(times: int, tmp_path: Path) -> None:
    left_match(tmp_path / "good")
    rng, ends = Random("cells"), Counter[str]()
    places = list(cells(path_in(tmp_path / "good")))
    for number in range(times):
        folder = tmp_path / "spoilt"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(tmp_path / "good", folder)
        table, column = places[number % len(places)]
        try:
            changed(path_in(folder), table, column, rng)
        except sqlite3.IntegrityError:
            ends["forbidden"] += 1
            continue
        ends[opened(folder)] += 1
    print(dict(ends))
    assert ends["went on"] > times / 3


def opened(folder: Path) -> str:
    """Use the file as a player does, from the menu to the last deal; returns whether its match went on or was left."""
    store = open_store(path_in(folder))
    looked_through(store)
    try:
        went_on = any(kept(store, line.number) for line in unfinished(store))
    except CannotGoOn:
        went_on = False
    session = played_out(gone_on(store))
    assert sum(session.match.totals) == 0
    list(exported(store))
    store.close()
    return "went on" if went_on else "was left"


def looked_through(store: Store) -> None:
    for line in deals(store).lines:
        with suppress(BadRecord):
            record_of(store, line.number)
        seats(store, line.number)
    for played in matches(store).lines:
        names(store, played.number)
        payments(store, played.number)
    result: Result
    for result in get_args(Result):
        matches(store, Filter(result=result, player="P1", level="plain"))
    tallies(store, StatisticsQuery(origin=""))
    course(store)
    players(store)
