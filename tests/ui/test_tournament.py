"""The duplicate tournament: the ranking in percent, the other tables, its page, export and import."""

from __future__ import annotations

import io
import sqlite3
from contextlib import closing
from datetime import date

import pytest

from game.about import TITLE
from game.ai.names import PEOPLE
from game.cli import main
from game.club import contests
from game.club.contests import OWN, own_percent, percents, place_of_own, ranking
from game.club.daily import daily_deal
from game.club.reruns import rerun
from game.engine.record import HUMAN
from game.store import open_store, path_in
from game.store.bulk import import_lines
from game.store.contests import BoardResults, TableResult, begin_tournament, boards, keep_table, played_at, tournaments
from game.store.file import LOCK
from game.store.history import record_of
from game.store.shapes import Origin
from game.ui.app.scene import Home, Push, Replace
from game.ui.app.start import play_other_tables
from game.ui.scenes.contests import RankingScene, TournamentScene
from game.ui.scenes.ending.standings import Standings
from game.ui.scenes.match import tournament_proposal
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.table.hint import HintAside
from game.ui.widgets import walk
from game.view import words
from tests.driver import Person, context
from tests.store.evening import export_of
from tests.ui.pages import texts
from tools.in_process import InProcess
from tools.shots.games import play_days


class Plain(InProcess):
    """Plays by plain rule at every level."""

    def ask(self, observation, level, seed, signalling=frozenset()):
        return super().ask(observation, "plain", seed)


@pytest.fixture
def store(tmp_path):
    found = open_store(path_in(tmp_path))
    yield found
    found.close()


def played(store, days=2) -> int:
    """Make a tournament whose deals are separate matches in the records; returns its number."""
    play_days(store, [daily_deal(date(2026, 11, day), "piedmont") for day in range(1, days + 1)])
    store.write(("UPDATE deals SET match_id = 1", ()))
    assert begin_tournament(store, 1)
    return 1


def opened(store, **more) -> Person:
    """A person at the page; the other tables play while :func:`to_the_end` runs."""
    person = Person(context(store=store, another=Plain, **more))
    play_other_tables(person.app, person.context)
    person.app.scenes.take(Push(TournamentScene(person.context)))
    person.step()
    return person


def to_the_end(person: Person) -> None:
    tables = person.context.tables
    assert tables is not None
    person.until(lambda: not tables.busy)


def press(person: Person, name: str) -> None:
    person.click(person.scene.widget(name).rect.center)
    person.step()


# -- percent ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("results", "found"), [
    ([1, 0, 0, 0, 0, 0, 0, 0], [100] + [pytest.approx(100 * 3 / 7)] * 7),
    ([5, 5, 5, 5, 5, 5, 5, 5], [50] * 8),
    ([7, 6, 5, 4, 3, 2, 1, 0], [pytest.approx(100 * (7 - place) / 7) for place in range(8)]),
    ([-9, -9, 4], [25, 25, 100]),
])
def test_a_percent_is_the_share_of_tables_beaten_ties_half(results, found):
    assert percents(results) == found
    assert sum(percents(results)) == pytest.approx(50 * len(results))


def test_only_deals_that_all_tables_have_played_count():
    whole = dict.fromkeys(PEOPLE, TableResult(0))
    some = dict.fromkeys(PEOPLE[:6], TableResult(50))
    table = ranking([BoardResults(1, TableResult(10), whole), BoardResults(2, TableResult(-10), some)])
    assert table[0].name == OWN
    assert (table[0].percent, table[0].points) == (100, 10)
    assert place_of_own(table) == 1
    assert ranking([BoardResults(2, TableResult(-10), some)]) == []


def test_those_with_equal_percents_share_a_place():
    table = ranking([BoardResults(1, TableResult(0), dict.fromkeys(PEOPLE, TableResult(0)))])
    assert {one.percent for one in table} == {50}
    assert place_of_own(table) == 1


# -- the other tables -------------------------------------------------------------------------------------------------

def test_every_companion_plays_every_deal_in_the_players_seat(store, monkeypatch):
    match = played(store)
    seen = []
    again = rerun

    def noted(record, seat, level, *more):
        assert record.bots[seat] == HUMAN
        seen.append((level, tuple(record.hands)))
        return again(record, seat, level, *more)

    monkeypatch.setattr("game.club.contests.rerun", noted)
    person = opened(store)
    to_the_end(person)
    hands = [tuple(record_of(store, one.deal).hands) for one in boards(store, match)]
    assert seen == [(level, hand) for hand in hands for level in PEOPLE]
    assert all(set(one.tables) == set(PEOPLE) for one in boards(store, match))
    person.until(lambda: words.say("tournament.complete") in texts(person.scene.form))
    assert len(person.scene.table) == 8


def test_a_table_plays_the_same_whenever_it_plays(store):
    match = played(store, 1)
    found = []
    for _ in range(2):
        store.write(("DELETE FROM tables", ()))
        to_the_end(opened(store))
        found.append(boards(store, match))
    assert found[0] == found[1]


def test_the_tables_go_on_where_they_were_left(store):
    match = played(store, 1)
    person = opened(store)
    person.until(lambda: len(boards(store, match)[0].tables) >= 3)
    person.context.tables.close()
    kept = boards(store, match)[0].tables
    to_the_end(opened(store))
    found = boards(store, match)[0].tables
    assert {level: found[level] for level in kept} == kept
    assert len(found) == 7


def test_the_other_tables_play_a_deal_while_the_player_is_at_it(store):
    person = opened(store, preset="piedmont")
    begun(person)
    person.until(lambda: person.table.mine)
    [deal] = [deal for deal, in store.read("SELECT id FROM deals WHERE end = 'open'")]
    person.until(lambda: played_at(store, deal) == set(PEOPLE))
    assert not boards(store, person.table.session.match_number)
    person.play_deal()
    [board] = boards(store, person.table.session.match_number)
    assert {one.contract for one in board.tables.values()} == {board.own.contract}
    assert all(one.units is not None for one in (board.own, *board.tables.values()))
    way = tournament_proposal(person.context, person.table.session)
    assert words.spoken(way.words) == words.say("tournament.in_deal", percent=round(own_percent(board)))


def test_a_damaged_deal_is_left_out(store):
    played(store)
    store.write(("UPDATE records SET sum = sum + 1 WHERE deal_id = 1", ()))
    person = opened(store)
    to_the_end(person)
    assert [one.deal for one in contests.played_everywhere(boards(store, 1))] == [2]


# -- the page ---------------------------------------------------------------------------------------------------------

def begun(person: Person, **choices) -> Person:
    """Begin a tournament from the page; ``choices`` are values by the names of widgets."""
    press(person, "play")
    for name, value in choices.items():
        person.scene.widget(name).choose(value)
        person.scene.renew()
        person.step()
    press(person, "play")
    return person


def test_table_level_and_length_are_chosen_and_the_setup_of_the_next_match_stays(store):
    person = opened(store, preset="french", options={"players": 3})
    before = person.context.setup
    press(person, "play")
    assert person.scene.draft.rules.players == 4
    press(person, "back")
    begun(person, players=5, level="expert", deals=4)
    session = person.at(BiddingScene).table.session
    assert (session.rules.preset, session.rules.at_table, session.rules.deals) == ("french", 5, 4)
    assert {player.level for player in session.players[1:]} == {"expert"}
    assert person.context.setup == before


def test_a_tournament_has_no_undo_and_no_hints_and_shows_the_field_after_a_deal(store):
    person = opened(store, preset="piedmont")
    person.context.take(person.context.setup.__class__("piedmont", takes_back=True))
    begun(person)
    session = person.at(BiddingScene).table.session
    assert session.rules.deals == contests.TOURNAMENT_DEALS
    assert not session.takes_back
    assert not any(isinstance(one, HintAside) for one in person.table.overlays)
    assert [one.match for one in tournaments(store)] == [session.match_number]
    person.play_deal()
    assert isinstance(person.scene, ScoringScene)
    way = tournament_proposal(person.context, session)
    assert way is not None
    assert session.match_number is not None
    person.app.scenes.take(way.take())
    to_the_end(person)
    page = person.at(RankingScene)
    person.until(lambda: not page.missing)
    person.step()
    [board] = boards(store, session.match_number)
    lines = page.widget("all")
    found = {line.name: line.numbers for one in walk(lines) if isinstance(one, Standings) for line in one.lines}
    assert set(found) == {words.say("game.you"), *(words.say(f"level.{name}") for name in PEOPLE)}
    assert found[words.say("game.you")][-1] == board.own.payment
    assert found[words.say("level.gaston")][0] == words.say(f"contract.{board.tables['gaston'].contract}")
    press(person, "back")
    assert isinstance(person.scene, ScoringScene)


# -- the tournament of the week ---------------------------------------------------------------------------------------

def week_of_a_player(folder, day, deals=2):
    """The cards and dealers, the secret and the tournament of a week, played by another player."""
    store = open_store(path_in(folder))
    person = opened(store, preset="piedmont", today=lambda: day)
    press(person, "play")
    press(person, "week")
    session, packs = person.table.session, []
    for _ in range(deals):
        packs.append((session.record.hands, session.record.talon, session.record.dealer))
        person.play_deal()
        person.table.next_deal()
        person.app.scenes.take(Replace(person.table.scene("deal")))
    store.close()
    return packs, session.secret, session.tournament


def test_the_tournament_of_a_week_is_the_same_for_everyone(tmp_path):
    monday, sunday = date(2026, 11, 30), date(2026, 12, 6)
    found = [week_of_a_player(tmp_path / str(day), day) for day in (monday, sunday)]
    assert found[0] == found[1]
    assert found[0][2] == "week-2026-49"
    assert found[0][0] != week_of_a_player(tmp_path / "next", date(2026, 12, 7))[0]


def test_the_tournament_of_a_week_goes_on_with_its_deals_after_a_restart(tmp_path):
    day = date(2026, 11, 30)
    whole = week_of_a_player(tmp_path / "one", day)[0]
    assert week_of_a_player(tmp_path / "two", day, deals=1)[0] == whole[:1]
    store = open_store(path_in(tmp_path / "two"))
    person = opened(store, today=lambda: day)
    press(person, "play")
    record = person.table.session.record
    assert (record.hands, record.talon, record.dealer) == whole[1]
    store.close()


def test_the_tournament_of_a_week_is_played_once_and_leaves_a_line(store, monkeypatch):
    monkeypatch.setattr(contests, "TOURNAMENT_DEALS", 1)
    person = opened(store, preset="piedmont", today=lambda: date(2026, 12, 2))
    press(person, "play")
    press(person, "week")
    person.play_deal()
    person.app.scenes.take(Home(Push(TournamentScene(person.context))))
    to_the_end(person)
    person.until(lambda: person.scene.has("copy"))
    own = next(one for one in person.scene.table if one.name == OWN)
    line = f"{TITLE} · 2026-W49 · piedmont · {own.percent:.1f} % · {own.points:+d}"
    assert line in texts(person.scene.form)
    press(person, "play")
    assert words.spoken(person.scene.widget("week").why) == words.say("tournament.week_played")


def test_a_tournament_that_was_left_is_played_on(store):
    person = begun(opened(store, preset="piedmont"))
    person.until(lambda: person.table.mine)
    person.act()
    again = opened(store)
    assert words.spoken(again.scene.widget("play").words) == words.say("menu.continue")
    press(again, "play")
    assert again.table.session.match_number == tournaments(store)[0].match


def test_other_matches_are_no_tournaments(store):
    person = Person(context(store=store))
    press(person, "play")
    assert tournament_proposal(person.context, person.table.session) is None


def test_without_a_store_none_begins():
    person = opened(None)
    assert person.scene.widget("play").why is not None
    press(person, "back")
    assert isinstance(person.scene, MenuScene)


# -- storage and export
# -------------------------------------------------------------------------------------------------

def test_it_is_exported_and_imported_with_its_deals(store, tmp_path):
    match = played(store)
    keep_table(store, 1, "gaston", TableResult(-12, "guard", 41))
    lines = export_of(store)
    both: tuple[tuple[Origin, int], ...] = (("played", 1), ("imported", 0))
    for origin, number in both:
        other = open_store(path_in(tmp_path / origin))
        import_lines(other, io.BytesIO(lines), origin=origin)
        assert bool(tournaments(other)) == bool(number)
        if number:
            assert {one.own for one in boards(store, match)} >= {one.own for one in boards(other, 1)}
            assert boards(other, 1)[0].tables == {"gaston": TableResult(-12, "guard", 41)}


def test_lost_matches_leave_no_tournament_behind(store, tmp_path):
    played(store)
    store.write(("INSERT INTO tournaments VALUES (77, 'duplicate')", ()),
                ("INSERT INTO tables VALUES (1, 'Gaston!', 3, '', NULL)", ()),
                ("INSERT INTO tables VALUES (99, 'gaston', 3, '', NULL)", ()))
    store.close()
    again = open_store(path_in(tmp_path))
    assert len(again.read("SELECT * FROM tournaments")) == 1
    assert not again.read("SELECT * FROM tables")


def test_results_of_an_earlier_version_have_no_contract(store, tmp_path):
    match = played(store, 1)
    keep_table(store, 1, "gaston", TableResult(7))
    store.write(*((f"ALTER TABLE tables DROP COLUMN {name}", ()) for name in ("contract", "units")),
                ("PRAGMA user_version = 10", ()))
    store.close()
    with closing(sqlite3.connect(path_in(tmp_path).with_name(LOCK), isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        read = open_store(path_in(tmp_path))
        assert not read.writable
        assert boards(read, match)[0].tables == {"gaston": TableResult(7)}
        read.close()
    again = open_store(path_in(tmp_path))
    assert boards(again, match)[0].tables == {"gaston": TableResult(7)}
    again.close()


def test_the_statistics_have_a_line(store, tmp_path, capsys):
    played(store)
    for one in boards(store, 1):
        for level in PEOPLE:
            keep_table(store, one.deal, level, one.own)
    store.close()
    assert main(["stats", "--lang", "en", "--data-dir", str(tmp_path)]) == 0
    assert "duplicate tournaments: 1, 50.0" in capsys.readouterr().out
