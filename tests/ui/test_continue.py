"""Leaving the table and returning: by the menu, by closing the window, with a full disk."""

import pygame
import pytest

from game.settings import Keeper, Settings
from game.store import open_store, path_in
from game.ui.app.scene import Push
from game.ui.scenes.history import HistoryScene, MatchScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.widgets.dialog import Dialog
from game.view import words
from game.view.units import SMALLEST_WINDOW
from tests.driver import Person, context
from tests.ui.layout_check import faults


def at_table(store, moves=12) -> Person:
    person = Person(context(seed=3, first_dealer=0, store=store))
    person.app.scenes.take(person.scene.start())
    while len(person.table.session.record.moves) < moves or not person.table.mine:
        person.act() if person.asked().kind != "wait" else person.step()
    return person


def come_back(store) -> Person:
    """Start the program again: the menu offers the match, and Enter resumes it."""
    person = Person(context(seed=3, store=store))
    assert person.scene.first == "continue"
    person.press(pygame.K_RETURN)
    return person


def test_a_match_left_by_closing_the_window_is_restored_at_the_table(tmp_path):
    store = open_store(path_in(tmp_path))
    person = at_table(store)
    was = person.table
    store.close()
    again = come_back(open_store(path_in(tmp_path)))
    now = again.table
    assert now.session.record == was.session.record
    assert now.session.view == was.session.view
    assert type(again.scene) is type(person.scene)
    assert {p.face for p in now.stage.hand()} == {p.face for p in was.stage.hand()}
    assert now.stage.board == was.stage.board
    again.until(lambda: now.caught_up)
    again.play_deal()
    assert isinstance(again.scene, ScoringScene)


def test_the_menu_is_drawn_again_if_the_file_cannot_be_read_any_more(tmp_path):
    store = open_store(path_in(tmp_path))
    at_table(store)
    person = Person(context(seed=3, store=store))
    assert person.at(MenuScene).waiting is not None
    store.connection.close()
    words.use("fr")
    assert person.button(words.say("menu.continue"))


def test_leaving_by_the_menu_keeps_the_match(tmp_path):
    store = open_store(path_in(tmp_path))
    person = at_table(store)
    moves = person.table.session.record.moves
    person.press(pygame.K_ESCAPE)
    person.click_button(person.button(words.say("table.leave_yes")))
    assert isinstance(person.scene, MenuScene)
    assert person.scene.waiting is not None
    person.press(pygame.K_RETURN)
    assert person.table.session.record.moves == moves


def test_a_match_left_at_the_score_sheet_goes_on_there(tmp_path):
    store = open_store(path_in(tmp_path))
    person = at_table(store)
    person.play_deal()
    store.close()
    again = come_back(open_store(path_in(tmp_path)))
    again.until(lambda: isinstance(again.scene, ScoringScene))
    assert again.table.session.payments == person.table.session.payments
    again.click_button(again.button(words.say("sheet.next_deal")))
    again.play_deal()
    assert len(again.table.session.payments) == 2


def test_a_demonstration_is_not_kept(tmp_path):
    store = open_store(path_in(tmp_path))
    person = Person(context(store=store))
    person.app.scenes.take(person.scene.demonstrate())
    for _ in range(30):
        person.step()
    person.press(pygame.K_a)
    assert person.scene.waiting is None


def test_a_second_window_says_so_in_the_menu_and_lets_one_play(tmp_path):
    first = open_store(path_in(tmp_path))
    person = Person(context(seed=3, first_dealer=0, store=open_store(path_in(tmp_path))))
    person.step()
    assert isinstance(person.scene, Dialog)
    person.press(pygame.K_RETURN)
    person.press(pygame.K_RETURN)
    person.play_deal()
    first.close()


def test_a_disk_that_fills_up_is_reported_once_at_the_table(tmp_path):
    store = open_store(path_in(tmp_path))
    person = at_table(store)
    store.connection.execute("PRAGMA query_only = 1")
    person.until(lambda: person.asked().kind != "wait")
    person.act()
    person.until(lambda: isinstance(person.scene, Dialog))
    person.press(pygame.K_RETURN)
    person.play_deal()
    assert store.notices == []


@pytest.mark.parametrize("matches", [1, 2])
@pytest.mark.parametrize("language", ["en", "fr", words.PSEUDO])
@pytest.mark.parametrize(("size", "percent"), [(SMALLEST_WINDOW, 175), (SMALLEST_WINDOW, 100), ((1280, 720), 100),
                                               ((1920, 1080), 175)])
def test_the_menu_fits_with_unfinished_matches_in_the_first_evening(size, percent, language, matches, tmp_path):
    store = open_store(path_in(tmp_path))
    for _ in range(matches):
        at_table(store, 3)
    words.use(language)
    introduced = Keeper(settings=Settings(first_evening=True))
    person = Person(context(store=store, keeper=introduced), size=size, text=percent)
    person.step()
    assert person.scene.waiting is not None
    assert person.scene.has("evening")
    assert person.scene.has("others") == (matches > 1)
    assert person.scene.spread.open or size != (1280, 720) or language == words.PSEUDO, "the title page is lost"
    assert faults(person.scene.form, person.app.metrics) == []


def test_a_match_left_earlier_goes_on_from_the_history(tmp_path):
    store = open_store(path_in(tmp_path))
    left = at_table(store).table.session
    other = at_table(store, moves=14).table.session  # the menu offers this later match
    person = Person(context(seed=3, store=store))
    person.app.scenes.take(Push(history := HistoryScene(person.context)))
    history.form.focus_on(history.widget("lines"), visible=True)
    person.press(pygame.K_DOWN)
    person.press(pygame.K_RETURN)
    person.click_button(person.button(words.say("menu.continue")))
    assert person.table.session.record.moves == left.record.moves != other.record.moves
    person.play_deal()
    person.press(pygame.K_ESCAPE)
    while not isinstance(person.scene, MatchScene):
        person.click_button(person.button(words.say("table.leave_yes")))
    assert person.scene.match.counted == 1
    person.press(pygame.K_ESCAPE)
    assert person.at(HistoryScene) is history
    assert [met.line.counted for met in map(history.lines().line, range(2))] == [0, 1]
    person.press(pygame.K_ESCAPE)
    assert person.at(MenuScene).waiting.counted == 0, "the menu still offers the later match"


def test_the_menu_leads_to_every_match_that_waits(tmp_path):
    store = open_store(path_in(tmp_path))
    left = at_table(store).table.session
    at_table(store, moves=14)
    person = Person(context(seed=3, store=store))
    person.step()
    latest, earlier = person.scene.waiting, person.scene.others
    assert [match.number for match in earlier] == [latest.number - 1]
    person.click_button(person.button(words.count("menu.others", 1)))
    assert not person.scene.has("match 2")
    person.click_button(person.scene.widget("match 1"))
    assert person.table.session.record.moves == left.record.moves
    person.press(pygame.K_ESCAPE)
    while not isinstance(person.scene, MenuScene):
        person.click_button(person.button(words.say("table.leave_yes")))
    assert len(person.app.scenes.stack) == 1, "no menu lies under the menu"


def test_the_menu_speaks_of_no_other_match_where_one_waits(tmp_path):
    store = open_store(path_in(tmp_path))
    at_table(store)
    person = Person(context(seed=3, store=store))
    person.step()
    assert person.scene.others == []
    assert not person.scene.has("others")


def test_a_match_that_is_over_does_not_go_on_from_the_history(tmp_path):
    store = open_store(path_in(tmp_path))
    person = at_table(store)
    person.table.session.abandon()
    person = Person(context(seed=3, store=store))
    person.app.scenes.take(Push(HistoryScene(person.scene.context)))
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, MatchScene)
    assert words.say("menu.continue") not in [words.spoken(b.words) for b in person.buttons()]


def test_the_only_match_that_waits_is_deleted_beside_continue_once_the_question_is_answered(tmp_path):
    store = open_store(path_in(tmp_path))
    at_table(store)
    person = Person(context(seed=3, store=store))
    person.step()
    person.click_button(person.button(words.say("waiting.drop")))
    assert isinstance(person.scene, Dialog)
    person.press(pygame.K_RETURN)
    assert person.at(MenuScene).waiting is not None, "Enter alone deletes"
    person.click_button(person.button(words.say("waiting.drop")))
    person.click_button(person.button(words.say("waiting.drop")))
    menu = person.at(MenuScene)
    assert menu.waiting is None
    assert not menu.has("continue")
    assert not menu.has("drop")
    person.press(pygame.K_RETURN)
    assert person.table.session.record.moves == ()


def test_the_keys_reach_it_but_not_first(tmp_path):
    store = open_store(path_in(tmp_path))
    at_table(store)
    person = Person(context(seed=3, store=store))
    person.step()
    person.press(pygame.K_TAB)
    assert person.scene.form.focus.widget is person.at(MenuScene).widget("drop")


def test_where_several_wait_their_list_is_the_place_to_delete(tmp_path):
    store = open_store(path_in(tmp_path))
    at_table(store)
    at_table(store, moves=14)
    person = Person(context(seed=3, store=store))
    person.step()
    assert person.scene.has("others")
    assert not person.scene.has("drop")
