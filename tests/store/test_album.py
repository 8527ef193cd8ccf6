"""The album's deeds: a deal for each, and what the store finds in many deals."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.ai.selfplay import played, shuffled
from game.engine.cards import SUITS
from game.engine.phases.over import Over, role_of
from game.engine.record import read_to_end
from game.engine.variants import PRESETS, rules_of
from game.store import Store, open_store, path_in
from game.store.album import first_done, look_up, times_of, unread
from game.store.deeds import DEEDS, EACH, FLOWERS, SOLO, THRESHOLDS, PlayedSeat, deeds_of
from game.store.file import LOCK
from game.store.history import deals, text_of
from tests.store.evening import played_out, sat_down
from tests.store.test_counting import record_lines, taken_in


def ends(preset: str, number: int) -> list[Over]:
    """Deals of ``preset`` by bots, without those passed out."""
    found = []
    for seed in range(number):
        rng, table = Random(seed), rules_of(preset)
        _, last = played(table, seed % table.at_table, shuffled(table.deck, rng), ("plain",) * table.at_table, rng)
        if isinstance(last, Over) and last.score is not None:
            found.append(last)
    return found


@pytest.fixture(scope="module")
def played_deals() -> list[Over]:
    return [last for preset in PRESETS for last in ends(preset, 40)]


def all_deeds(played_deals: list[Over]) -> list[tuple[Over, int, frozenset[str]]]:
    return [(last, seat, frozenset(deeds_of(last, seat))) for last in played_deals for seat in last.facts.deal.order]


def test_each_flower_has_three_deeds() -> None:
    assert len(FLOWERS) == 26
    assert len(DEEDS) == len(set(DEEDS)) == 78
    assert all(len(numbers) == EACH and list(numbers) == sorted(set(numbers)) for numbers in THRESHOLDS.values())


def test_a_greater_deed_contains_the_lesser_one(played_deals: list[Over]) -> None:
    for _, _, done in all_deeds(played_deals):
        for flower in {*map(str.lower, THRESHOLDS)} - {"t18"}:
            reached = [f"{flower}-{number + 1}" in done for number in range(EACH)]
            assert reached == sorted(reached, reverse=True), (flower, done)


def test_most_deeds_happen_in_ordinary_deals(played_deals: list[Over]) -> None:
    every = [done for _, _, done in all_deeds(played_deals)]
    count = {deed: sum(deed in done for done in every) for deed in DEEDS}
    assert sum(map(bool, count.values())) >= 65
    assert max(count.values()) < len(every) * 7 / 8


def test_tricks_are_counted_as_the_engine_counts_them(played_deals: list[Over]) -> None:
    for last, seat, done in all_deeds(played_deals):
        own = [trick for trick in last.tricks if trick.winner == seat]
        assert ("t7-1" in done) == (len(own) >= THRESHOLDS["T7"][0])
        assert ("t15-2" in done) == (sum(trick.leader == seat for trick in own) >= THRESHOLDS["T15"][1])
        assert ("t9-1" in done) == all(trick.winner == seat for trick in last.tricks[:2])
        assert ("t10-1" in done) == all(trick.winner == seat for trick in last.tricks[-2:])


def test_the_card_of_a_seat_was_in_its_hand(played_deals: list[Over]) -> None:
    for last in played_deals[::5]:
        assert last.score is not None
        for seat in last.facts.deal.order:
            view = PlayedSeat(last, seat, last.score)
            for trick in last.tricks:
                assert view.card(trick, seat) in last.facts.hands[seat]


def test_the_sides_are_those_of_the_score(played_deals: list[Over]) -> None:
    for last, seat, done in all_deeds(played_deals):
        role = role_of(last, seat)
        won = last.payments[seat] > 0
        assert (any(name.startswith(SOLO) for name in done)) == (role == "soloist" and won)
        assert "t8-1" not in done or (role == "defender" and won)
        assert "t17-1" not in done or role in ("partner", "pair")
        assert "t5-1" not in done or (role in ("soloist", "taker") and won)
        assert "t6-1" not in done or won
        for suit in SUITS:
            called = {card.suit for card in last.facts.taking.called}
            assert f"{suit.lower()}-2" not in done or suit in called


def test_the_shares_of_all_sides_are_the_whole(played_deals: list[Over]) -> None:
    for last in played_deals:
        assert last.score is not None
        by_side = {last.score.sides[seat]: PlayedSeat(last, seat, last.score).share for seat in last.facts.deal.order}
        assert 100 - len(by_side) < sum(by_side.values()) <= 100


def test_a_deal_passed_out_has_no_deeds() -> None:
    rng, table = Random(1), rules_of("french")
    for seed in range(200):
        rng = Random(seed)
        _, last = played(table, 0, shuffled(table.deck, rng), ("plain",) * table.at_table, rng)
        if isinstance(last, Over) and last.end == "passed":
            assert deeds_of(last, 0) == ()
            return
    raise AssertionError("no deal was passed out")


# -- in the store -----------------------------------------------------------------------------------------------------

def album_of(store: Store) -> dict[str, int]:
    look_up(store, unread(store))
    return first_done(store)


def evening(folder: Path) -> Store:
    """A file with a match played to its end."""
    store = open_store(path_in(folder))
    played_out(sat_down(store))
    return store


def test_the_album_of_the_same_records_is_the_same(tmp_path: Path) -> None:
    store = evening(tmp_path)
    first = album_of(store)
    assert first
    assert not unread(store)
    store.write(("DELETE FROM deeds", ()))
    assert album_of(store) == first


def test_a_deed_belongs_to_the_deal_in_which_it_was_done_first(tmp_path: Path) -> None:
    store = evening(tmp_path)
    firsts = album_of(store)
    by_deal = {}
    for line in deals(store).lines:
        last = read_to_end(text_of(store, line.number))[1]
        assert isinstance(last, Over)
        by_deal[line.number] = set(deeds_of(last, 0))
    for deed in DEEDS:
        with_it = sorted(number for number, done in by_deal.items() if deed in done)
        if not deed.startswith("t18"):
            assert firsts.get(deed) == (with_it[0] if with_it else None)
    assert set(times_of(store, firsts.values())) == set(firsts.values())


@pytest.mark.parametrize("change", [
    "UPDATE deals SET taken_back = 1", "UPDATE deals SET origin = 'imported'", "UPDATE matches SET viewer = NULL",
    "UPDATE deals SET end = 'abandoned'",
])
def test_deals_that_do_not_count(tmp_path: Path, change: str) -> None:
    store = evening(tmp_path)
    assert unread(store)
    store.write((change, ()))
    assert not unread(store)


def test_records_of_others_have_no_deeds(tmp_path: Path) -> None:
    store, _ = taken_in(tmp_path, record_lines(("chambery",)))
    assert album_of(store) == {}


def test_four_contracts_won_alone_open_the_18(tmp_path: Path) -> None:
    store = evening(tmp_path)
    store.write(("DELETE FROM deeds", ()), *(
        ("INSERT INTO deeds (deal_id, done) VALUES (?, ?)", (number, f"{SOLO}{contract}"))
        for number, contract in enumerate(("guard", "small", "guard", "hand", "without"), start=1)))
    assert first_done(store) == {"t18-1": 1, "t18-2": 2, "t18-3": 5}


def test_a_damaged_record_is_read_once_and_has_no_deeds(tmp_path: Path) -> None:
    store = evening(tmp_path)
    store.write(("UPDATE records SET sum = sum + 1", ()))
    assert album_of(store) == {}
    assert not unread(store)


def test_a_deal_found_later_takes_its_place(tmp_path: Path) -> None:
    """A deed belongs to the earliest deal, in any order of reading, for example after a repair."""
    store = evening(tmp_path)
    every = unread(store)
    for one in reversed(every):
        look_up(store, [one])
    backwards = first_done(store)
    store.write(("DELETE FROM deeds", ()))
    assert len(every) > 1
    assert backwards == album_of(store)


def test_deeds_no_deal_has_are_deleted_and_the_others_found_again(tmp_path: Path) -> None:
    store = evening(tmp_path)
    first = album_of(store)
    store.close()
    with closing(sqlite3.connect(path_in(tmp_path), isolation_level=None)) as raw:
        raw.execute("UPDATE deeds SET done = ?", ("Not a deed!",))
        raw.execute("INSERT INTO deeds VALUES (4000, 't2-1')")
    store = open_store(path_in(tmp_path))
    assert album_of(store) == first
    assert not store.read("SELECT 1 FROM deeds WHERE deal_id = 4000")


def test_a_file_of_an_earlier_version_that_can_only_be_read_has_an_empty_album(tmp_path: Path) -> None:
    store = evening(tmp_path)
    store.write(("DROP TABLE deeds", ()), ("PRAGMA user_version = 4", ()))
    store.close()
    with closing(sqlite3.connect(path_in(tmp_path).with_name(LOCK), isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        store = open_store(path_in(tmp_path))
        assert (unread(store), first_done(store)) == ([], {})
        store.close()
