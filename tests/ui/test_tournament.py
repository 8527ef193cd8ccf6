"""The duplicate tournament: the ranking in percent, the other tables, its page, export and import."""

from __future__ import annotations

import io
from datetime import date

import pygame
import pytest

from game.ai.names import PEOPLE
from game.cli import main
from game.club import contests
from game.club.contests import OWN, percents, place_of_own, ranking
from game.club.daily import daily_deal
from game.club.reruns import rerun
from game.engine.record import HUMAN
from game.store import open_store, path_in
from game.store.bulk import import_lines
from game.store.contests import BoardResults, begin_tournament, boards, keep_table, tournaments
from game.store.history import record_of
from game.store.shapes import Origin
from game.ui.app.scene import Push
from game.ui.scenes.contests import RankingScene, TournamentScene
from game.ui.scenes.match import tournament_proposal
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.scoring import ScoringScene
from game.view import words
from tests.driver import Person, context
from tests.store.evening import export_of
from tests.ui.pages import texts
from tools.in_process import InProcess
from tools.shots.games import play_days


class Plain(InProcess):
    """Every level plays by plain rule."""

    def ask(self, observation, level, seed, signalling=frozenset()):
        return super().ask(observation, "plain", seed)


@pytest.fixture
def store(tmp_path):
    found = open_store(path_in(tmp_path))
    yield found
    found.close()


def played(store, days=2) -> int:
    """A tournament, each of whose deals is a match of its own to the records; its number."""
    play_days(store, [daily_deal(date(2026, 11, day), "piedmont") for day in range(1, days + 1)])
    store.write(("UPDATE deals SET match_id = 1", ()))
    assert begin_tournament(store, 1)
    return 1


def opened(store, **more) -> Person:
    person = Person(context(store=store, another=Plain, **more))
    person.app.scenes.take(Push(TournamentScene(person.context)))
    person.step()
    return person


def to_the_end(person: Person) -> None:
    person.until(lambda: not person.scene.busy)


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
    whole = dict.fromkeys(PEOPLE, 0)
    some = dict.fromkeys(PEOPLE[:6], 50)
    table = ranking([BoardResults(1, 10, whole), BoardResults(2, -10, some)])
    assert table[0].name == OWN
    assert (table[0].percent, table[0].points) == (100, 10)
    assert place_of_own(table) == 1
    assert ranking([BoardResults(2, -10, some)]) == []


def test_those_with_equal_percents_share_a_place():
    table = ranking([BoardResults(1, 0, dict.fromkeys(PEOPLE, 0))])
    assert {one.percent for one in table} == {50}
    assert place_of_own(table) == 1


# -- the other tables -------------------------------------------------------------------------------------------------

def test_every_companion_plays_every_deal_in_the_players_seat(store, monkeypatch):
    match = played(store)
    seen = []
    begun = rerun

    def noted(record, seat, level, *more):
        assert record.bots[seat] == HUMAN
        seen.append((level, tuple(record.hands)))
        return begun(record, seat, level, *more)

    monkeypatch.setattr("game.club.contests.rerun", noted)
    person = opened(store)
    person.until(lambda: not person.scene.busy)
    hands = [tuple(record_of(store, one.deal).hands) for one in boards(store, match)]
    assert seen == [(level, hand) for hand in hands for level in PEOPLE]
    assert all(set(one.tables) == set(PEOPLE) for one in boards(store, match))
    person.step()
    said = texts(person.scene.form)
    assert words.say("tournament.complete") in said
    assert len(person.scene.table) == 8


def test_a_table_plays_the_same_whenever_it_plays(store):
    match = played(store, 1)
    found = []
    for _ in range(2):
        store.write(("DELETE FROM tables", ()))
        to_the_end(opened(store))
        found.append(boards(store, match))
    assert found[0] == found[1]


def test_the_page_goes_on_where_it_was_left(store):
    match = played(store, 1)
    person = opened(store)
    person.until(lambda: len(boards(store, match)[0].tables) >= 3)
    person.scene.leave()
    kept = boards(store, match)[0].tables
    again = opened(store)
    again.until(lambda: not again.scene.busy)
    found = boards(store, match)[0].tables
    assert {level: found[level] for level in kept} == kept
    assert len(found) == 7


def test_a_look_at_another_page_does_not_interrupt_a_deal(store, monkeypatch):
    played(store, 1)
    begun, levels = rerun, []

    def noted(record, seat, level, *more):
        levels.append(level)
        return begun(record, seat, level, *more)

    monkeypatch.setattr("game.club.reruns.SECONDS_A_FRAME", 0)
    monkeypatch.setattr("game.club.contests.rerun", noted)
    person = opened(store)
    person.app.scenes.take(Push(SettingsScene(person.context)))
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, TournamentScene)
    person.until(lambda: len(levels) > 1)
    assert levels == list(PEOPLE[:2])


def test_a_damaged_deal_is_left_out(store):
    played(store)
    store.write(("UPDATE records SET sum = sum + 1 WHERE deal_id = 1", ()))
    person = opened(store)
    person.until(lambda: not person.scene.busy)
    assert [one.deal for one in contests.played_everywhere(boards(store, 1))] == [2]


# -- the page ---------------------------------------------------------------------------------------------------------

def test_a_tournament_is_played_without_undo_and_shows_its_ranking_after_a_deal(store):
    person = opened(store, preset="piedmont")
    person.context.take(person.context.setup.__class__("piedmont", takes_back=True))
    press(person, "play")
    session = person.at(BiddingScene).table.session
    assert session.rules.deals == contests.TOURNAMENT_DEALS
    assert not session.takes_back
    assert [one.match for one in tournaments(store)] == [session.match_number]
    person.play_deal()
    assert isinstance(person.scene, ScoringScene)
    way = tournament_proposal(person.context, session)
    assert way is not None
    person.app.scenes.take(way.take())
    person.step()
    assert isinstance(person.scene, RankingScene)
    person.until(lambda: not person.scene.busy)
    assert len(person.scene.table) == 8
    press(person, "back")
    assert isinstance(person.scene, ScoringScene)


def test_a_tournament_that_was_left_is_played_on(store):
    person = opened(store, preset="piedmont")
    press(person, "play")
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


# -- kept, exported, told ---------------------------------------------------------------------------------------------

def test_it_is_exported_and_imported_with_its_deals(store, tmp_path):
    match = played(store)
    keep_table(store, 1, "gaston", -12)
    lines = export_of(store)
    both: tuple[tuple[Origin, int], ...] = (("played", 1), ("imported", 0))
    for origin, number in both:
        other = open_store(path_in(tmp_path / origin))
        import_lines(other, io.BytesIO(lines), origin=origin)
        assert bool(tournaments(other)) == bool(number)
        if number:
            assert {one.own for one in boards(store, match)} >= {one.own for one in boards(other, 1)}
            assert boards(other, 1)[0].tables == {"gaston": -12}


def test_lost_matches_leave_no_tournament_behind(store, tmp_path):
    played(store)
    store.write(("INSERT INTO tournaments VALUES (77, 'duplicate')", ()),
                ("INSERT INTO tables VALUES (1, 'Gaston!', 3)", ()),
                ("INSERT INTO tables VALUES (99, 'gaston', 3)", ()))
    store.close()
    again = open_store(path_in(tmp_path))
    assert len(again.read("SELECT * FROM tournaments")) == 1
    assert not again.read("SELECT * FROM tables")


def test_the_statistics_have_a_line(store, tmp_path, capsys):
    played(store)
    for one in boards(store, 1):
        for level in PEOPLE:
            keep_table(store, one.deal, level, one.own)
    store.close()
    assert main(["stats", "--lang", "en", "--data-dir", str(tmp_path)]) == 0
    assert "duplicate tournaments: 1, 50.0" in capsys.readouterr().out
