"""Ten stores and their exports (the player's, friends', mixed, damaged, of earlier versions), and a forged export.

    python -m tests.store.houses FOLDER FILE    imports FILE as the player's into the games in FOLDER, and prints a
                                                line after each part of it, so that it can be killed after any of them
"""

from __future__ import annotations

import itertools
import json
import shutil
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

from game.ai.names import Player
from game.ai.teaching.review import judge
from game.engine import rules_of
from game.engine.record import HUMAN
from game.session import Session
from game.store import Store, bulk, open_store, path_in
from game.store.album import look_up, unread
from game.store.contests import TableResult, begin_tournament, keep_friends, keep_rating, keep_table
from game.store.history import record_of
from game.store.notes import KEY, TABLES, FriendText
from game.store.practice import keep_exercise, keep_found, note_try, progress_line
from game.store.reviews import Reviewed, decisions, keep_review
from game.store.shapes import ExerciseRow
from tests.store.evening import act, import_file
from tests.store.test_faults import made_by_version_1
from tools.in_process import InProcess

PLAYED_IN, TAKEN_IN = 1_700_000_000, 1_900_000_000
"""Seconds since 1970: when all is played, and when it is imported."""


def house(folder: Path, since: int = PLAYED_IN) -> Store:
    """The store in ``folder``, whose clock advances by a second at each call."""
    ticks = itertools.count(since)
    return open_store(path_in(folder), clock=lambda: next(ticks))


def match(store: Store, who: str, deals: int = 2, *, leave: bool = False) -> int:
    """Play a match of ``who`` to its end or leave it in the last deal; returns its number in the store."""
    rules = rules_of("chambery", deals=deals)
    players = [Player(f"{who} {seat}", HUMAN if seat == 0 else "random") for seat in range(5)]
    chance = Random(f"{who} {store.new_id('matches')}")
    session = Session(rules, players, InProcess(), lambda deck: chance.sample(list(deck), len(deck)), 2,
                      secret=b"house", store=store)
    while not session.match.finished and not (leave and session.match.counted == deals - 1):
        if session.over:
            session.deal()
        else:
            act(session)
    if leave:
        session.deal()
        act(session)
        session.abandon()
    assert session.match_number is not None
    return session.match_number


def note(store: Store, deals: Sequence[int], won: int) -> None:
    """Store all kinds of notes on ``deals``, with numbers that begin at ``won``."""
    for number, deal in enumerate(deals, won):
        record = record_of(store, deal)
        made = decisions(record, 0)
        if made:
            found = {one.at: judge(one.seen, one.done, 4) for one in made[:1]}
            assert keep_review(store, record, 0, Reviewed(found))
            assert keep_exercise(store, ExerciseRow(deal, 0, made[0].at, date(2026, 11, 24), 1, 2))
        assert keep_rating(store, deal, number)
        assert keep_found(store, deal, [f"line {number}"])
        assert keep_table(store, deal, "gaston", TableResult(number, "guard", 60))
        assert keep_friends(store, deal, [FriendText("Léa", number), FriendText("", -number)])


def finished(store: Store) -> list[int]:
    return [deal for deal, in store.read("SELECT id FROM deals WHERE end != 'open' AND origin = 'played' ORDER BY id")]


def own(folder: Path) -> Path:
    """Three matches of the player, one a tournament and one given up; the album was read, two puzzles were tried."""
    store = house(folder)
    match(store, "Own")
    begin_tournament(store, match(store, "Own"))
    match(store, "Own", 3, leave=True)
    note(store, finished(store)[:3], 10)
    look_up(store, unread(store))
    note_try(store, "0123456789", True)
    note_try(store, "abcdef0123", False)
    store.close()
    return folder


def copied(folder: Path, of: Path, change: Callable[[Store], object]) -> Path:
    """A copy of the store ``of`` with a ``change``."""
    shutil.copytree(of, folder)
    store = house(folder, PLAYED_IN + 100_000)
    change(store)
    store.close()
    return folder


def later(store: Store) -> None:
    """Do more as the player: another match, more notes, another answer to a puzzle."""
    match(store, "Own")
    note(store, finished(store)[3:], 20)
    note_try(store, "abcdef0123", True)


def made_up(store: Store) -> None:
    """Store false notes on every deal."""
    for deal, number in store.read("SELECT id, match_id FROM deals"):
        store.write(("INSERT OR REPLACE INTO rated VALUES (?, 1000000)", (deal,)),
                    ("INSERT OR REPLACE INTO friends VALUES (?, 'Zoé', 7)", (deal,)),
                    ("INSERT OR REPLACE INTO tables VALUES (?, 'gaston', -99, 'guard', 9)", (deal,)),
                    ("INSERT OR REPLACE INTO found VALUES (?, 'no puzzle')", (deal,)),
                    ("INSERT OR REPLACE INTO tournaments VALUES (?, 'season-1')", (number,)))
        store.write(*(("INSERT OR REPLACE INTO exercises VALUES (?, 0, ?, '9999-01-01', 3, 9)", (deal, at))
                      for at in range(60)))


def lie(export: bytes) -> bytes:
    """``export`` changed so that everything in it claims to be the player's, with other values everywhere."""
    said = [json.loads(line) for line in export.splitlines()]
    for one in said:
        if KEY in one:
            one["review"] = {str(seat): {"verdicts": []} for seat in range(5)}
            one[KEY] |= {"deal": ["played", 9, 1, 2], "match": [1, 2, "finished", 1, 1, 1], "rated": 10**6,
                         "friends": [["Zoé", 9]], "tables": [["celeste", 9]], "tournament": "season-2",
                         "exercises": [[0, at, "9999-01-01", 3, 9] for at in range(60)], "found": "no puzzle"}
        else:
            one["puzzles"] = [["fedcba9876", 9, 1, 1, 0]]
    return "".join(json.dumps(one) + "\n" for one in said).encode()


def raw(path: Path, *changes: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for change in changes:
            connection.execute(change)


def houses(folder: Path) -> dict[str, Path]:
    """Exports of ten stores by name, and a forged one; ``MINE`` are those of the player."""
    first = own(folder / "own")
    whole = folder / "own.jsonl"
    whole.write_bytes(exported_from(first))

    friend = folder / "friend"
    store = house(friend)
    match(store, "Friend")
    note(store, finished(store), 30)
    store.close()
    other = copied(folder / "other", friend, lambda store: made_up(store) if import_file(store, whole) else None)
    mixed = copied(folder / "mixed", first, lambda store: import_file(store, written(folder, exported_from(friend))))

    cut = folder / "cut"
    shutil.copytree(first, cut)
    spoilt = path_in(cut).read_bytes()
    path_in(cut).write_bytes(bytes(100) + spoilt[100:])
    flipped = folder / "flipped"
    shutil.copytree(first, flipped)
    raw(path_in(flipped), "UPDATE records SET text = replace(text, 'S10', 'S9') WHERE deal_id = 2",
        "UPDATE rated SET payment = 'much' WHERE deal_id = 1")
    eighth = folder / "eighth"
    shutil.copytree(first, eighth)
    raw(path_in(eighth), "ALTER TABLE tables DROP COLUMN contract", "ALTER TABLE tables DROP COLUMN units",
        "DROP TABLE found", "PRAGMA user_version = 8")
    (folder / "oldest").mkdir()
    made_by_version_1(folder / "oldest")
    found = {"own": first, "later": copied(folder / "later", first, later), "friend": friend, "other": other,
             "mixed": mixed, "cut": cut, "flipped": flipped, "eighth": eighth, "oldest": folder / "oldest",
             "again": copied(folder / "again", mixed, later)}
    files = {}
    for name, at in found.items():
        files[name] = folder / f"{name}.jsonl"
        files[name].write_bytes(exported_from(at))
    files["lie"] = folder / "lie.jsonl"
    files["lie"].write_bytes(lie(files["again"].read_bytes()))
    return files


MINE = ("own", "later", "mixed", "cut", "flipped", "eighth", "oldest", "again")


def exported_from(folder: Path) -> bytes:
    store = house(folder, TAKEN_IN)
    lines = b"".join(f"{line}\n".encode() for lines in bulk.exported(store) for line in lines)
    lines += f"{progress_line(store) or ''}\n".encode()
    store.close()
    return lines


def written(folder: Path, lines: bytes) -> Path:
    path = folder / "passing.jsonl"
    path.write_bytes(lines)
    return path


# -- the contents of a store
# ---------------------------------------------------------------------------------------------

_OF_DEAL = ("records", "facts", "reviews", "deeds", *TABLES)
_OWN_MATCHES = "(SELECT id FROM matches WHERE origin != 'imported')"
_OWN_DEALS = "(SELECT id FROM deals WHERE origin != 'imported')"


def own_rows(store: Store) -> dict[str, list[Any]]:
    """Every row that belongs to the player."""
    wanted = dict.fromkeys((*_OF_DEAL, "journal"), f"deal_id IN {_OWN_DEALS}")
    wanted |= dict.fromkeys(("seats", "tournaments"), f"match_id IN {_OWN_MATCHES}")
    wanted |= dict.fromkeys(("matches", "deals", "tallies"), "origin != 'imported'")
    wanted |= {"puzzles": "1", "players": f"id IN (SELECT player_id FROM seats WHERE match_id IN {_OWN_MATCHES})"}  # noqa: S608
    return {table: sorted(map(repr, store.read(f"SELECT * FROM {table} WHERE {where}")))  # noqa: S608
            for table, where in wanted.items()}


def content(store: Store) -> dict[str, list[str]]:
    """The contents of the store except row numbers, secrets of matches, deals in progress, and the album."""
    called = {number: (name, level) for number, name, level in store.read("SELECT id, name, level FROM players")}
    found = {"puzzles": store.read("SELECT * FROM puzzles"), "tallies": [
        (called[row[0]], *row[1:]) for row in store.read("SELECT * FROM tallies")]}
    found["matches"] = store.read("""SELECT grouping, origin, name, iif(status = 'running', 'left', status), began,
        ended, preset, options, at_table, length, opponents, viewer, first_dealer, takes_back, counted, totals, total
        FROM matches""")
    of_match: dict[int, str] = dict(store.read("SELECT id, hex(grouping) || origin FROM matches"))
    found["seats"] = [(of_match[number], seat, called[player])
                      for number, seat, player in store.read("SELECT match_id, seat, player_id FROM seats")]
    found["tournaments"] = [(of_match[row[0]], *row[1:]) for row in store.read("SELECT * FROM tournaments")]
    of_deal: dict[int, str] = dict(store.read("SELECT id, identity FROM deals WHERE end != 'open'"))
    found["deals"] = [(row[0], of_match[row[1]], *row[2:]) for row in store.read(
        """SELECT identity, match_id, number, preset, opponents, origin, dealer, end, began, ended, taken_back, taker,
        contract, role, payment, layout FROM deals WHERE end != 'open'""")]
    for table in _OF_DEAL:
        rows = [(of_deal[row[0]], *row[1:]) for row in store.read(f"SELECT * FROM {table}")  # noqa: S608
                if row[0] in of_deal]
        found[table] = [(*row[:2], called[row[2]], *row[3:]) for row in rows] if table == "facts" else rows
    del found["deeds"]  # computed, by the order of the deals
    return {name: sorted(map(repr, rows)) for name, rows in found.items()}


if __name__ == "__main__":
    bulk.CHUNK = 2
    target = house(Path(sys.argv[1]), TAKEN_IN)
    print("open", flush=True)
    import_file(target, Path(sys.argv[2]), origin="played", progress=lambda _: print("part", flush=True))
    print("done", flush=True)
    target.close()
    print("closed", flush=True)
