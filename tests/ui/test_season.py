"""The season: rounds with the same players, its standings, its page, export and import."""

from __future__ import annotations

import io
import json

import pytest

from game.cli import main
from game.club.contests import ROUNDS, SEASON_DEALS, season_of
from game.store import open_store, path_in
from game.store.bulk import import_lines
from game.store.contests import all_seasons
from game.ui.app.scene import Pop, Push
from game.ui.scenes.contests import SeasonScene
from game.ui.scenes.ending.standings import Standings
from game.view import words
from game.view.players import with_companion
from tests.driver import Person, context
from tests.store.evening import export_of
from tests.ui.pages import part, texts


@pytest.fixture
def store(tmp_path):
    found = open_store(path_in(tmp_path))
    yield found
    found.close()


def opened(store, preset="piedmont") -> Person:
    person = Person(context(store=store, preset=preset))
    person.context.take(with_companion(person.context.setup, "gaston"))
    person.app.scenes.take(Push(SeasonScene(person.context)))
    person.step()
    return person


def press(person: Person, name: str) -> None:
    person.click(person.scene.widget(name).rect.center)
    person.step()


def rounds(store, number, totals=(9, -3, -3, -3)) -> None:
    """Begin ``number`` rounds, and end each with ``totals``."""
    for _ in range(number):
        person = opened(store)
        press(person, "play")
        match = person.table.session.match_number
        store.write(("UPDATE matches SET status = 'finished', totals = ? WHERE id = ?", (json.dumps(totals), match)))


def test_all_rounds_are_played_by_the_same_players_with_the_next_dealer(store):
    seen, dealers = [], []
    for _ in range(ROUNDS):
        person = opened(store)
        press(person, "play")
        session = person.table.session
        assert session.rules.deals == SEASON_DEALS
        seen.append(session.players)
        dealers.append(session.match.dealer)
        store.write(("UPDATE matches SET status = 'finished' WHERE id = ?", (session.match_number,)))
        person.context.take(with_companion(person.context.setup, "colette"))
    assert len(set(seen)) == 1
    assert "gaston" in {player.level for player in seen[0]}
    assert dealers == [(dealers[0] + number) % 4 for number in range(ROUNDS)]
    assert [one.kind for one in all_seasons(store)[0]] == [f"season-{number}" for number in range(1, ROUNDS + 1)]
    assert season_of(store).next is None
    assert words.spoken(opened(store).scene.widget("play").words) == words.say("season.begin")


def test_the_standings_are_points_for_those_beaten_then_the_difference(store):
    rounds(store, 1, (9, -3, -3, -3))
    rounds(store, 1, (-10, 20, -5, -5))
    season = season_of(store)
    assert {one.seat: (one.won, one.points, one.difference) for one in season.standings()} == {
        0: (1, 3.0, -1), 1: (1, 4.0, 17), 2: (0, 2.5, -8), 3: (0, 2.5, -8)}
    assert [one.seat for one in season.standings()] == [1, 0, 2, 3]
    assert season.place == 2
    lines = part(opened(store).scene.form, Standings).lines
    assert [(line.place, line.own) for line in lines] == [(1, False), (2, True), (3, False), (4, False)]
    assert lines[1].said == ["1", words.number(3.0), words.signed(-1)]


def test_a_round_that_was_left_is_played_on(store):
    person = opened(store)
    press(person, "play")
    number = person.table.session.match_number
    again = opened(store)
    assert words.spoken(again.scene.widget("play").words) == words.say("menu.continue")
    press(again, "play")
    assert again.table.session.match_number == number
    assert len(all_seasons(store)[0]) == 1


def test_a_round_given_up_counts_for_nobody(store):
    rounds(store, 1)
    person = opened(store)
    press(person, "play")
    store.write(("UPDATE matches SET status = 'left' WHERE status = 'running'", ()))
    season = season_of(store)
    assert len(season.played) == 1
    assert season.next == 3


def test_a_new_season_leaves_the_old_one(store):
    rounds(store, 2)
    press(opened(store), "new")
    assert [one.kind for one in all_seasons(store)[0]] == ["season-1"]
    assert not season_of(store).standings()
    page = opened(store)
    told = [text for text in texts(page.scene.form) if words.say("season.place", place=1, players=4) in text]
    assert len(told) == 1, "the old one is named, the new one has no place yet"
    assert words.say("season.earlier") in texts(page.scene.form)


def test_it_is_played_to_its_first_result(store):
    person = opened(store)
    person.context.take(person.context.setup)
    press(person, "play")
    person.play_deal()
    person.app.scenes.take(Pop())
    person.step()
    assert isinstance(person.scene, SeasonScene)
    assert season_of(store).running is not None


@pytest.mark.parametrize("change", [
    "UPDATE matches SET totals = '[1]'", "UPDATE matches SET options = '{\"players\": 99}'",
    "UPDATE matches SET preset = 'unheard-of'", "DELETE FROM seats", "UPDATE tournaments SET kind = 'season-x'",
    "UPDATE matches SET viewer = NULL", "UPDATE players SET level = 'wizard'",
])
def test_what_nobody_wrote_breaks_nothing(store, change):
    rounds(store, 2)
    store.write((change, ()))
    person = opened(store)
    press(person, "play")
    assert person.table.session.players


def test_it_is_exported_and_imported(store, tmp_path):
    person = opened(store)
    press(person, "play")
    person.play_deal()
    lines = export_of(store)
    other = open_store(path_in(tmp_path / "other"))
    import_lines(other, io.BytesIO(lines), origin="played")
    assert [one.kind for one in all_seasons(other)[0]] == ["season-1"]
    assert [player.level for player in season_of(other).players] == [player.level for player in
                                                                       season_of(store).players]


def test_the_statistics_have_a_line(store, tmp_path, capsys):
    rounds(store, 2)
    store.close()
    assert main(["stats", "--lang", "en", "--data-dir", str(tmp_path)]) == 0
    assert "season: " in capsys.readouterr().out


def test_without_a_store_none_begins():
    person = opened(None)
    assert person.scene.widget("play").why is not None
