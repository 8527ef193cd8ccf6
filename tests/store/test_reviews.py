"""Reviews are stored with their deals: through restarts, older files, damage, export and import."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from game.ai.teaching.review import judge
from game.engine.record import read
from game.store import facts, open_store, path_in, schema
from game.store.history import deals, record_of
from game.store.reviews import Reviewed, decisions, keep_review, kept_review, read_review, review_text
from tests.store.evening import act, exported_lines, import_file, sat_down
from tests.store.test_faults import made_by_version_1


@pytest.fixture(scope="module")
def record():
    session = sat_down(None)
    while not session.over:
        act(session)
    return session.record


@pytest.fixture(scope="module")
def reviewed(record):
    """The first decisions judged with few worlds; one cannot be judged."""
    made = decisions(record, 0)
    return Reviewed({one.at: judge(one.seen, one.done, 16) for one in made[:5]}, frozenset((made[5].at,)))


def played(folder: Path):
    """A store with the first deal of a match at its end, and the deal's record."""
    store = open_store(path_in(folder))
    session = sat_down(store)
    while not session.over:
        act(session)
    return store, session.record


def rounded(found):
    return {at: (one.done, one.best, one.grade, one.reasons, round(one.loss, 3), round(one.expected, 3))
            for at, one in found.items()}


def test_each_decision_is_at_its_place(record):
    made = decisions(record, 0)
    assert len(made) > 5
    assert all(record.moves[one.at:one.at + len(one.done)] == tuple((0, action) for action in one.done)
               and one.seen.turn == 0 for one in made)


def test_a_review_is_there_after_a_restart(tmp_path, reviewed):
    store, record = played(tmp_path)
    assert kept_review(store, record, 0, decisions(record, 0)) is None
    assert keep_review(store, record, 0, reviewed)
    store.close()
    store = open_store(path_in(tmp_path))
    found = kept_review(store, record_of(store, 1), 0, decisions(record, 0))
    assert found is not None
    assert rounded(found.verdicts) == rounded(reviewed.verdicts)
    assert found.unknown == reviewed.unknown
    assert kept_review(store, record, 1, decisions(record, 1)) is None, "another seat's"


def test_a_file_of_version_1_takes_reviews(tmp_path, reviewed):
    store = open_store(made_by_version_1(tmp_path))
    assert schema.version_of(store.connection) == len(schema.MIGRATIONS) >= 3
    number = deals(store).lines[-1].number
    old = record_of(store, number)
    made = decisions(old, 0)
    mine = Reviewed({made[0].at: judge(made[0].seen, made[0].done, 16)})
    assert keep_review(store, old, 0, mine)
    found = kept_review(store, old, 0, made)
    assert found is not None
    assert found.verdicts.keys() == {made[0].at}
    store.close()


def test_a_file_of_version_1_that_is_only_read_has_none(tmp_path, record):
    path = made_by_version_1(tmp_path)
    lock = sqlite3.connect(path.with_name("games.lock"), isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    store = open_store(path)
    assert kept_review(store, record, 0, decisions(record, 0)) is None
    assert len(exported_lines(store)) == 2
    lock.close()


def test_a_deal_that_is_not_here_keeps_none(tmp_path, record, reviewed):
    assert not keep_review(open_store(path_in(tmp_path)), record, 0, reviewed)


def test_an_export_carries_the_review_and_another_house_shows_it(tmp_path, reviewed):
    store, record = played(tmp_path)
    keep_review(store, record, 0, reviewed)
    lines = [text for text in exported_lines(store) if text]
    carried = next(text for text in lines if '"review"' in text)
    assert json.loads(carried)["review"]["0"]["verdicts"][0]["at"] == min(reviewed.verdicts)
    file = tmp_path / "out.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert import_file(store, file).new == 0, "a deal that was reviewed is the same deal"
    other = open_store(path_in(tmp_path / "other"))
    import_file(other, file)
    there = record_of(other, deals(other).lines[-1].number)
    found = kept_review(other, there, 0, decisions(there, 0))
    assert found is not None
    assert rounded(found.verdicts) == rounded(reviewed.verdicts)


def test_a_review_that_is_spoilt_is_as_good_as_none(tmp_path, reviewed, caplog):
    store, record = played(tmp_path)
    keep_review(store, record, 0, reviewed)
    store.connection.execute("UPDATE reviews SET text = replace(text, '\"at\":', '\"at\": ')")
    assert kept_review(store, record, 0, decisions(record, 0)) is None


@pytest.mark.parametrize("spoil", [
    lambda text: text[:-4], lambda text: "[]", lambda text: text.replace('"at":', '"when":', 1),
    lambda text: json.dumps({"verdicts": [{**json.loads(text)["verdicts"][0], "at": 3333}]}),
    lambda text: json.dumps({"verdicts": [{**json.loads(text)["verdicts"][0], "best": [["play", "Q1"]]}]}),
    lambda text: json.dumps({"verdicts": [{**json.loads(text)["verdicts"][0], "best": [["call", "HR"]]}]}),
    lambda text: json.dumps({"verdicts": [{**json.loads(text)["verdicts"][0], "best": []}]}),
    lambda text: json.dumps({"verdicts": [{**json.loads(text)["verdicts"][0], "grade": "superb"}]}),
    lambda text: json.dumps({"verdicts": [], "unknown": [10**9]}),
])
def test_nonsense_from_elsewhere_is_left_out(record, reviewed, spoil, tmp_path):
    made = decisions(record, 0)
    text = review_text(reviewed)
    assert read_review(text, made).unknown == reviewed.unknown
    with pytest.raises(ValueError):  # noqa: PT011 - whatever is wrong with it
        read_review(spoil(text), made)
    try:
        review = json.loads(spoil(text))
    except ValueError:
        return
    from game.engine.record import write
    sent = read(json.dumps({**json.loads(write(record)), "review": {"0": review}}))
    assert kept_review(open_store(path_in(tmp_path)), sent, 0, made) is None


def changed(text: str, **change) -> str:
    """The review in ``text`` with its first verdict changed."""
    said = json.loads(text)
    first, *rest = said["verdicts"]
    return json.dumps({**said, "verdicts": [{**first, **change}, *rest]})


@pytest.mark.parametrize("change", [
    {"loss": -0.5}, {"loss": 1e9}, {"loss": 1e308}, {"error": -1}, {"error": 1e12}, {"expected": 1e7},
    {"possible": -1e300}, {"loss": "much"}, {"loss": None}, {"at": -1}, {"at": 0.5}, {"best": "play"},
    {"best": [["play", "S1", 3]]}, {"best": ["play", "S1"]},
    {"reasons": [{"key": "x" * 41}]}, {"reasons": [{"key": "only", "seats": [6]}]},
    {"reasons": [{"key": "only", "number": 10**12}]}, {"reasons": [{"key": "only"}] * 41}])
def test_numbers_that_no_judgement_has_are_refused(record, reviewed, change):
    made = decisions(record, 0)
    with pytest.raises(ValueError):  # noqa: PT011 - whatever is wrong with it
        read_review(changed(review_text(reviewed), **change), made)


@pytest.mark.parametrize("strange", [
    {"key": "because"}, {"key": ""}, {"key": "{icon_x}"}, {"key": "keep_fool\n"},
    {"key": "best_tarot", "cards": ["T2"]},
    {"key": "best_tarot"}, {"key": "leave_to_partner", "seats": [5]}, {"key": "draw_tarots", "number": 78},
    {"key": "tried"}, {"key": "tried", "number": -3}, {"key": "only", "cards": ["T21"]}])
def test_reasons_that_are_none_or_not_true_are_dropped(record, reviewed, strange):
    made = decisions(record, 0)
    text = review_text(reviewed)
    first = min(reviewed.verdicts)
    told = json.loads(text)["verdicts"][0].get("reasons", [])
    found = read_review(changed(text, reasons=[strange, *told]), made)
    assert found.verdicts[first].reasons == read_review(text, made).verdicts[first].reasons
    assert found.verdicts[first].loss == read_review(text, made).verdicts[first].loss


def test_what_is_judged_is_not_unknown_as_well(record, reviewed):
    made = decisions(record, 0)
    said = json.loads(review_text(reviewed))
    twice = {**said, "unknown": [*said["unknown"], *(one["at"] for one in said["verdicts"])]}
    assert read_review(json.dumps(twice), made).unknown == reviewed.unknown


def test_an_export_carries_no_review_that_is_none(tmp_path, reviewed):
    store, record = played(tmp_path)
    keep_review(store, record, 0, reviewed)
    for text in ('{"verdicts":[{"at":1e400}]}', "[" * 5000, '"x"', "nonsense"):
        store.connection.execute("UPDATE reviews SET text = ?, sum = ?", (text, facts.running_sum(0, text)))
        assert not any('"review"' in line for line in exported_lines(store) if line)


def test_a_damaged_file_saves_the_reviews_it_can(tmp_path, reviewed):
    store, record = played(tmp_path)
    keep_review(store, record, 0, reviewed)
    store.close()
    path = path_in(tmp_path)
    raw = sqlite3.connect(path, isolation_level=None)
    raw.execute("DROP INDEX deals_by_layout")  # the tables are not those of the version any more
    raw.close()
    store = open_store(path)
    assert [notice.kind for notice in store.notices] == ["damaged"]
    assert kept_review(store, record, 0, decisions(record, 0)) is not None
