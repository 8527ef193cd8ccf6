"""The statistics of many deals, compared with a separate count of the records."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random

import pytest

from game.ai.rulebot import rule_bot
from game.ai.selfplay import played
from game.engine.actions import DeclareSlam
from game.engine.game import deal, step
from game.engine.observation import observe
from game.engine.phases.over import Over
from game.engine.record import Record, begun, closed, read, read_to_end, with_move, write
from game.engine.rules import Rules
from game.store import Store, open_store, path_in
from game.store.bulk import Imported, import_lines
from game.store.facts import COUNT_AGAIN, facts_of, layout
from game.store.history import (
    Filter,
    Result,
    StatisticsQuery,
    course,
    course_of,
    deals,
    deals_with,
    matches,
    players,
    seats,
    tallies,
)
from game.store.values import longest_run
from tests.builders import rules
from tests.store.evening import bare, export_of, exported_lines, played_out, sat_down

NAMES = ("Ada", "Bela", "Cleo", "Dora", "Émile", "Fia")


def record_lines(games: tuple[str, ...] = ("chambery", "french players=4", "chambery players=3", "french players=5"),
                 each: int = 15) -> list[str]:
    """Records of deals of several games by bots, the first of whom is recorded as a person."""
    lines = []
    for game in games:
        for number in range(each):
            lines.append(line_of(rules(game), game, number))
    return lines


def ended(line: str) -> tuple[Record, Over]:
    record, last = read_to_end(line)
    assert isinstance(last, Over)
    return record, last


def line_of(table: Rules, game: str, number: int) -> str:
    rng, size = Random(f"{game} {number}"), table.at_table
    record, last = played(table, number % size, rng.sample(list(table.deck), len(table.deck)), ["random"] * size, rng)
    bots = ("human", *["random", "club"][number % 2:number % 2 + 1] * (size - 1))
    about = {"id": f"{game} {number // 5}", "deal": number % 5 + 1, "of": 5}
    return write(replace(record, names=NAMES[:size], bots=bots, match=about), last)


def taken_in(folder: Path, lines: list[str], **more) -> tuple[Store, Imported]:
    store = open_store(path_in(folder))
    return store, import_lines(store, BytesIO("\n".join(lines).encode()), **more)


def test_nothing_is_taken_in_twice_and_everything_comes_out_as_it_went_in(tmp_path: Path) -> None:
    lines = record_lines()
    store, done = taken_in(tmp_path, [*lines, lines[3]])
    assert (done.new, done.known) == (len(lines), 1)
    assert [bare(line or '') for line in exported_lines(store)] == lines
    assert import_lines(store, BytesIO("\n".join(lines).encode()), jobs=2) == Imported(0, len(lines))
    assert sum(line.deals for line in matches(store, most=1000).lines) == len(lines)


def test_one_bad_record_keeps_all_out(tmp_path: Path) -> None:
    lines = record_lines(("chambery",))
    store, done = taken_in(tmp_path, [*lines, "{", *lines, lines[0].replace('"payments":[', '"payments":[1')])
    assert [fault.line for fault in done.faults] == [len(lines) + 1, 2 * len(lines) + 2]
    assert (done.new, deals(store).all, matches(store).all, players(store)) == (0, 0, 0, ())
    assert import_lines(store, BytesIO(lines[0].encode())).new == 1


def slam_lost() -> str:
    """A deal of French Tarot whose contract is made, but whose announced slam is lost and costs more."""
    table = rules("french players=4")
    for number in range(60):
        rng = Random(number)
        state = deal(table, 0, rng.sample(list(table.deck), len(table.deck)))[0]
        record = begun(state, names=NAMES[:4], bots=("human", "plain", "plain", "plain"),
                       match={"id": "slam", "deal": 1, "of": 5})
        while (seat := state.turn) is not None:
            slams = [action for action in observe(state, seat).actions if isinstance(action, DeclareSlam)]
            action = slams[0] if slams else rule_bot.choose(observe(state, seat), rng)
            record, state = with_move(record, seat, action), step(state, action)[0]
        lines = {line.rule for line in state.score.lines} if state.score else set()
        if {"made", "slam"} <= lines and state.payments[state.facts.taking.taker] < 0:
            return write(closed(record, state), state)
    raise AssertionError("no such deal")


def test_a_contract_is_made_even_where_a_slam_lost_costs_more(tmp_path: Path) -> None:
    """rules.md defines whether the deal is won; an older file with a wrong value is corrected."""
    line = slam_lost()
    assert {fact.made for fact in facts_of(ended(line)[1])} == {True}
    store, _ = taken_in(tmp_path, [line, *record_lines(("chambery",), 2)])
    right = tallies(store, StatisticsQuery(origin=""))
    rows = store.read("SELECT deal_id, seat, made FROM facts ORDER BY 1, 2")
    store.write(("UPDATE facts SET made = 0 WHERE deal_id = (SELECT id FROM deals WHERE preset = 'french')", ()),
                *COUNT_AGAIN)
    assert tallies(store, StatisticsQuery(origin="")) != right
    store.write(("DROP TABLE deeds", ()), ("DROP TABLE rated", ()),
                ("DROP TABLE friends", ()), ("DROP TABLE exercises", ()), ("DROP TABLE tables", ()),
                ("DROP TABLE found", ()), ("DROP TABLE tournaments", ()), ("DROP TABLE puzzles", ()),
                ("PRAGMA user_version = 3", ()))
    store.close()
    store = open_store(path_in(tmp_path))
    assert store.read("SELECT deal_id, seat, made FROM facts ORDER BY 1, 2") == rows
    assert tallies(store, StatisticsQuery(origin="")) == right


def test_fixed_partners_of_an_older_file_get_their_role(tmp_path: Path) -> None:
    """The older file counted a taker, a partner and defenders, and contracts made and failed."""
    store, _ = taken_in(tmp_path, record_lines(("piedmont", "chambery players=4 partnership=croise", "chambery"), 5))

    def told() -> list[object]:
        rows = (store.read(f"SELECT * FROM {table} ORDER BY 1, 2") for table in ("facts", "deals"))  # noqa: S608
        return [tallies(store, StatisticsQuery(origin="")), *rows]

    right = told()
    store.write(("UPDATE facts SET role = 'partner', made = 1 WHERE role = 'pair'", ()),
                ("UPDATE deals SET role = 'taker' WHERE role = 'pair'", ()), *COUNT_AGAIN,
                *((f"ALTER TABLE tables DROP COLUMN {name}", ()) for name in ("contract", "units")),
                ("PRAGMA user_version = 9", ()))
    assert told() != right
    store.close()
    store = open_store(path_in(tmp_path))
    assert told() == right


def test_tallies_are_what_the_records_add_up_to(tmp_path: Path) -> None:
    lines = record_lines()
    store, _ = taken_in(tmp_path, lines)
    paid: dict[tuple[str, str], list[int]] = defaultdict(list)
    roles: dict[tuple[str, str, str], int] = defaultdict(int)
    for line in lines:
        record, last = ended(line)
        if record.end == "played":
            key = record.rules.preset, record.bots[1]
            paid[key].append(last.payments[0])
            roles[(*key, next(fact.role for fact in facts_of(last) if fact.seat == 0))] += 1
    found = {(tally.preset, tally.opponents): tally for tally in tallies(store, StatisticsQuery(origin=""))}
    assert set(found) == set(paid)
    for key, tally in found.items():
        own = paid[key]
        assert (tally.all.deals, tally.all.paid, tally.all.won) == (len(own), sum(own), sum(p > 0 for p in own))
        mean = sum(own) / len(own)
        assert tally.all.spread == pytest.approx((sum((p - mean) ** 2 for p in own) / len(own)) ** 0.5)
        assert {role: sums.deals for role, sums in tally.roles.items()} == {
            role: number for (*game, role), number in roles.items() if tuple(game) == key}
    assert tallies(store) == ()  # nothing was played here
    assert course(store, StatisticsQuery(origin="", preset="french")).deals == sum(
        len(own) for (preset, _), own in paid.items() if preset == "french")


def test_a_match_played_here_and_the_same_brought_back_count_alike(tmp_path: Path) -> None:
    store = open_store(path_in(tmp_path / "a"))
    session = played_out(sat_down(store))
    other, done = taken_in(tmp_path / "b", [export_of(store).decode()], origin="played")
    assert done.new == 5
    assert tallies(other) == tallies(store)
    assert course(other) == course(store)
    assert matches(other).lines[0].totals == session.match.totals
    assert [seats(store, line.number) for line in deals(store).lines] == [
        seats(other, line.number) for line in deals(other).lines]
    assert course(store).points[-1] == (5, session.match.totals[0])


@pytest.mark.parametrize("change", [
    "facts SET payment = payment + 64 WHERE seat = 0", "facts SET payment = 'x' WHERE deal_id = 2",
    "facts SET role = 'defendes' WHERE deal_id = 1", "facts SET made = 1 - made", "facts SET player_id = player_id + 4",
    "facts SET pagat = 1 - pagat", "facts SET payment = 4611686018427387904", "tallies SET won = won + 32",
    "tallies SET deals = 4611686018427387904", "tallies SET role = 'x' WHERE role = 'taker'"])
def test_a_flipped_bit_spoils_no_statistics(change: str, tmp_path: Path) -> None:
    """Facts and tallies are stored separately; if they differ, the records, which have a check sum, decide."""
    store = open_store(path_in(tmp_path))
    played_out(sat_down(store))
    import_lines(store, BytesIO("\n".join(record_lines(each=5)).encode()))
    before = told(store)
    store.close()
    with sqlite3.connect(path_in(tmp_path)) as raw:
        raw.execute(f"UPDATE {change}")
    raw.close()
    assert told(open_store(path_in(tmp_path))) == before


def told(store: Store) -> tuple[object, ...]:
    """All numbers of the statistics, and the results of all deals."""
    origins = ("played", "imported")
    return (*(tallies(store, StatisticsQuery(origin=origin)) for origin in origins), course(store), players(store),
            *(seats(store, line.number) for line in deals(store, most=1000).lines))


def test_pages_and_filters_show_what_they_say(tmp_path: Path) -> None:
    store, _ = taken_in(tmp_path, record_lines())
    everything = deals(store, most=1000).lines
    assert [line.number for line in everything] == sorted((line.number for line in everything), reverse=True)
    assert deals(store, most=7, after=7).lines == everything[7:14]
    true: Callable[[float], bool]
    result: Result
    for result, true in (("won", lambda p: p > 0), ("lost", lambda p: p < 0), ("drawn", lambda p: p == 0)):
        found = deals(store, Filter(result=result), most=1000)
        assert found.lines == tuple(x for x in everything if x.payment is not None and true(x.payment))
        assert found.all == len(found.lines)
    assert {line.opponents for line in deals(store, Filter(level="club"), most=1000).lines} == {"club"}
    assert {line.preset for line in deals(store, Filter(preset="french"), most=1000).lines} == {"french"}
    assert deals(store, Filter(player="Émile"), most=1000).all < len(everything) == deals(
        store, Filter(player="Ada")).all
    assert deals(store, Filter(player="nobody")).lines == ()
    one = matches(store).lines[0]
    assert deals(store, Filter(match=one.number)).all == one.deals


def test_the_same_cards_played_by_others_are_found(tmp_path: Path) -> None:
    line = record_lines(("chambery",), 1)[0]
    record = read(line)
    others = write(replace(record, names=NAMES[1:6], match={"id": "elsewhere"}))
    store, _ = taken_in(tmp_path, [line, *record_lines(("chambery",), 3)[1:], others])
    assert [found.number for found in deals_with(store, layout(record))] == [1, 4]


def test_pagat_and_fool_are_found_in_the_piles() -> None:
    """A captured 1 is a loss only for the player who played it."""
    caught = kept = 0
    for line in record_lines(("chambery", "french players=4"), 40):
        record, last = ended(line)
        for fact in facts_of(last) if record.end == "played" else ():
            if fact.pagat is not None:
                mine = {play.winner for play in last.tricks if 1 in play.cards}
                own = {seat for seat, side in enumerate(last.score.sides) if side == last.score.sides[fact.seat]}
                assert fact.pagat == (not mine or mine <= own)
                caught, kept = caught + (not fact.pagat), kept + fact.pagat
    assert caught > 5
    assert kept > 5


def test_series_and_thinned_out_courses() -> None:
    assert longest_run([True, True, False, True]) == 2
    found = course_of([1, 2, 0, 3, -1, -1, 5], 3)
    assert (found.deals, found.longest_won, found.longest_lost) == (7, 3, 2)
    assert found.points == ((0, 0), (3, 3), (6, 4), (7, 9))
    assert course_of([], 10).points == ((0, 0),)


def test_roles_are_named_by_who_plays_with_whom() -> None:
    roles: dict[str, set[str]] = defaultdict(set)
    paired = "piedmont", "chambery players=4 partnership=croise"
    for game in ("chambery", "chambery players=3", "french players=4", "french players=5", *paired):
        for line in record_lines((game,), 25):
            record, last = ended(line)
            if record.end == "played":
                roles[game] |= {fact.role for fact in facts_of(last)}
                assert game not in paired or {fact.made for fact in facts_of(last)} == {None}, "nobody declares"
    assert roles["french players=4"] == {"soloist", "defender"}
    assert roles["french players=5"] >= {"taker", "partner", "defender"}
    assert roles["chambery players=3"] >= {"alone"}
    assert [roles[game] for game in paired] == [{"pair"}] * 2
