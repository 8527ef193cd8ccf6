"""The notes on a deal, through export and import, after damage, and in files of earlier versions."""

from __future__ import annotations

import io
import json
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

from game.ai.teaching.review import Verdict
from game.store import Store, open_store, path_in, schema
from game.store.bulk import exported, import_lines
from game.store.contests import all_friends, keep_friends, keep_rating, kept_friends, rated
from game.store.file import LOCK
from game.store.history import record_of
from game.store.notes import KEY, MOST, TABLES, FriendText
from game.store.practice import exercises_kept, found_lines, keep_exercise, keep_found, reviewed_deals
from game.store.reviews import Reviewed, decisions, keep_review
from game.store.shapes import ExerciseRow
from tests.store.evening import export_of, exported_lines, played_out, sat_down

FRIENDS = (FriendText("", 1999), FriendText("Léa", -4), FriendText("Zoé", -4))


def noted(folder: Path) -> Store:
    """Five deals; the first two have notes."""
    store = open_store(path_in(folder))
    played_out(sat_down(store))
    made = decisions(record_of(store, 1), 0)
    bad = Verdict(made[0].done, (made[0].seen.actions[0],), 4.0, 0.5, "mistake", -2.0, 2.0)
    assert keep_review(store, record_of(store, 1), 0, Reviewed({made[0].at: bad}))
    assert keep_rating(store, 1, -120)
    assert keep_rating(store, 2, 7)
    assert keep_found(store, 1, ["one line", "another"])
    assert keep_found(store, 3, [])
    assert keep_friends(store, 1, FRIENDS)
    assert keep_exercise(store, ExerciseRow(1, 0, made[0].at, date(2026, 11, 26), 1, 4))
    return store


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    return {table: sorted(store.read(f"SELECT * FROM {table}")) for table in (*TABLES, "reviews")}  # noqa: S608


def test_an_export_brings_everything_to_another_machine(tmp_path: Path) -> None:
    store = noted(tmp_path)
    other = open_store(path_in(tmp_path / "other"))
    assert import_lines(other, io.BytesIO(export_of(store)), origin="played").new == 5
    assert everything(other) == everything(store)
    assert [one.expert for one in rated(other)] == [-120, 7]
    assert found_lines(other) == ["one line", "another"]
    assert [list(one.costly.values()) for one in reviewed_deals(other)] == [[4.0]]
    assert export_of(other) == export_of(store)
    texts = [text for text, in other.read("SELECT text FROM records")]
    assert not any(KEY in json.loads(text) for text in texts), "the tables have it"


def test_a_second_import_adds_what_is_new_and_changes_nothing(tmp_path: Path) -> None:
    store = noted(tmp_path)
    plain = open_store(path_in(tmp_path / "other"))
    bare = b"".join(json.dumps({key: said for key, said in json.loads(line).items() if key != KEY}).encode() + b"\n"
                    for line in export_of(store).splitlines())
    import_lines(plain, io.BytesIO(bare), origin="played")
    keep_rating(plain, 1, 55)
    assert import_lines(plain, io.BytesIO(export_of(store)), origin="played").known == 5
    assert kept_friends(plain, 1) == FRIENDS
    assert [one.expert for one in rated(plain)] == [55, 7]


def test_a_review_that_is_not_as_it_was_written_has_no_mistakes(tmp_path: Path) -> None:
    store = noted(tmp_path)
    assert [list(one.costly.values()) for one in reviewed_deals(store)] == [[4.0]]
    store.connection.execute("UPDATE reviews SET text = replace(text, '4', '9')")
    assert [list(one.costly.values()) for one in reviewed_deals(store)] == [[]]


def test_friends_are_counted_by_game(tmp_path: Path) -> None:
    store = noted(tmp_path)
    played = record_of(store, 1).rules.preset
    assert [payment for payment, _ in all_friends(store)] == [friend.payment for friend in FRIENDS]
    assert all_friends(store, played) == all_friends(store)
    assert all_friends(store, "piedmont") == []


def test_a_friends_records_tell_nothing_of_the_player(tmp_path: Path) -> None:
    other = open_store(path_in(tmp_path / "other"))
    import_lines(other, io.BytesIO(export_of(noted(tmp_path))))
    assert not rated(other)
    assert not found_lines(other)
    assert not all_friends(other)
    assert not reviewed_deals(other)


def test_notes_nobody_wrote_are_left_out_and_the_others_stay(tmp_path: Path) -> None:
    """Each invalid note is left out separately, and their number is returned."""
    store = noted(tmp_path)
    line = json.loads(export_of(store).splitlines()[0])
    good = line[KEY]
    exercise = good["exercises"][0]
    cases: list[tuple[object, int]] = [
        ("nothing", 1), (7, 1), ([], 1), ({}, 0), ({**good, "rated": "much"}, 1), ({**good, "rated": 10**7}, 1),
        ({**good, "friends": [*good["friends"], ["x" * 101, 4], ["Léa"], ["Léa", 10**7], 3]}, 4),
        ({**good, "exercises": [exercise, [0, 3, "2026-13-01", 1, 1], [9, 3, "2026-11-23", 1, 1]]}, 2),
        ({**good, "friends": "Léa"}, 1), ({**good, "deal": ["mine", 1, 0, 0]}, 1),
        ({**good, "tables": [["A B", 1]]}, 1), ({**good, "match": [0, 0, "finished", 0, 9, 0]}, 1),
        ({**good, "something": "else"}, 0)]
    for number, (said, bad) in enumerate(cases):
        other = open_store(path_in(tmp_path / str(number)))
        done = import_lines(other, io.BytesIO(json.dumps({**line, KEY: said}).encode()), origin="played")
        assert (done.new, done.changes.invalid) == (1, bad), said
        given = said if isinstance(said, dict) else {}
        assert len(exercises_kept(other)) == bool(given.get("exercises")), said
        assert kept_friends(other, 1) == (FRIENDS if isinstance(given.get("friends"), list) else ()), said
        assert [one.expert for one in rated(other)] == [-120] * (given.get("rated") == -120), said


def test_however_many_friends_a_deal_has_all_are_exported(tmp_path: Path) -> None:
    """Their results are divided among several lines if needed."""
    store = noted(tmp_path)
    many = [FriendText(f"{number} \x1b" + "x" * 60, number) for number in range(1500)]
    assert keep_friends(store, 1, many)
    assert len(exported_lines(store)) == 5 + len(many) // MOST
    other = open_store(path_in(tmp_path / "other"))
    done = import_lines(other, io.BytesIO(export_of(store)), origin="played")
    assert (done.new, done.faults) == (5, ())
    assert set(kept_friends(other, 1)) == {*FRIENDS, *many}


def test_a_faulty_file_brings_no_notes_either(tmp_path: Path) -> None:
    store = noted(tmp_path)
    other = open_store(path_in(tmp_path / "other"))
    assert import_lines(other, io.BytesIO(export_of(store) + b"{}\n"), origin="played").faults
    assert not any(everything(other).values())


def test_what_is_wrong_is_dropped_and_the_rest_stays(tmp_path: Path) -> None:
    noted(tmp_path).close()
    with closing(sqlite3.connect(path_in(tmp_path), isolation_level=None)) as raw:
        raw.execute("UPDATE friends SET payment = 'much' WHERE name = 'Zoé'")
        raw.execute("UPDATE exercises SET due = '2026-02-30'")
        raw.execute("INSERT INTO friends VALUES (99, 'nobody', 1)")
    store = open_store(path_in(tmp_path))
    assert [notice.kind for notice in store.notices] == ["repaired"]
    assert kept_friends(store, 1) == FRIENDS[:2]
    assert not exercises_kept(store)
    assert len(store.read("SELECT * FROM friends")) == 2
    assert len(rated(store)) == 2


def test_a_damaged_file_keeps_its_notes(tmp_path: Path) -> None:
    store = noted(tmp_path)
    before = everything(store)
    store.close()
    with closing(sqlite3.connect(path_in(tmp_path))) as raw:
        raw.execute("DROP INDEX deals_by_layout")  # the tables are not those of the version any more
        raw.commit()
    store = open_store(path_in(tmp_path))
    assert [notice.kind for notice in store.notices] == ["damaged"]
    assert everything(store) == before


BEFORE = 6
"""The version before the tables of friends, exercises and tournaments."""


def before_notes(folder: Path) -> None:
    """Make a file of the version without tables of friends and exercises."""
    store = noted(folder)
    new = [table for table in TABLES if table != "rated"]
    store.write(*((f"DROP TABLE {table}", ()) for table in (*new, "tournaments")),
                (f"PRAGMA user_version = {BEFORE}", ()))
    store.close()


def test_a_file_of_the_version_before_gets_the_tables(tmp_path: Path) -> None:
    before_notes(tmp_path)
    store = open_store(path_in(tmp_path))
    assert [notice.kind for notice in store.notices] == ["migrated"]
    assert schema.outline(store.connection) == schema.outline_of(len(schema.MIGRATIONS))
    assert keep_friends(store, 1, FRIENDS)
    assert kept_friends(store, 1) == FRIENDS
    assert len(rated(store)) == 2


def test_a_file_of_the_version_before_that_can_only_be_read_has_none(tmp_path: Path) -> None:
    before_notes(tmp_path)
    with closing(sqlite3.connect(path_in(tmp_path).with_name(LOCK), isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        store = open_store(path_in(tmp_path))
        assert not kept_friends(store, 1)
        assert not keep_friends(store, 1, FRIENDS)
        assert not exercises_kept(store)
        assert len(list(exported(store))) == 5
