"""Leaving and deleting: a question is asked only if something would be lost; matches of up to 1,000 deals."""

from __future__ import annotations

import pygame
import pytest

from game.engine.variants import PRESETS
from game.store import open_store, path_in
from game.ui.app.scene import Push
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pages import WaitingScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.table.play import PlayScene
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.widgets import Slider
from game.ui.widgets.dialog import Dialog
from game.view import words
from game.view.setup import LENGTHS, MOST_DEALS
from tests.driver import Person, context
from tests.ui import pages
from tests.ui.layout_check import faults
from tests.ui.test_continue import at_table


def pressed(person: Person, key: str) -> None:
    person.click_button(person.button(words.say(key)))
    person.step()


# -- leaving ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_match_that_is_kept_is_left_without_a_question(tmp_path, way):
    person = at_table(open_store(path_in(tmp_path)))
    person.press(pygame.K_ESCAPE)
    if way == "mouse":
        pressed(person, "table.leave_yes")
    else:
        leave = person.button(words.say("table.leave_yes"))
        while person.scene.form.focus.widget is not leave:
            person.press(pygame.K_TAB)
        person.press(pygame.K_RETURN)
    assert isinstance(person.scene, MenuScene)
    assert person.scene.waiting is not None


def test_a_match_that_would_be_lost_is_asked_about():
    person = at_table(None)
    person.press(pygame.K_ESCAPE)
    pressed(person, "table.leave_yes")
    assert not isinstance(person.scene, MenuScene)
    pressed(person, "table.leave_no")
    while not isinstance(person.scene, PlayScene):
        person.press(pygame.K_ESCAPE)


def test_a_match_that_is_over_is_left_without_a_question():
    person = Person(context(seed=2, options={"deals": 1}))
    person.press(pygame.K_RETURN)
    person.play_deal()
    assert isinstance(person.scene, ScoringScene)
    person.press(pygame.K_ESCAPE)
    if not isinstance(person.scene, MenuScene):
        pressed(person, "table.leave_yes")
    assert isinstance(person.scene, MenuScene)


# -- deleting ---------------------------------------------------------------------------------------------------------


def at_the_list(tmp_path, language="en", size=(1280, 720), text=100) -> Person:
    store = open_store(path_in(tmp_path))
    at_table(store)
    at_table(store, moves=14)
    words.use(language)
    person = Person(context(seed=3, store=store), size=size, text=text)
    person.app.scenes.take(Push(WaitingScene(person.context)))
    person.step()
    return person


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_waiting_match_is_deleted_after_a_question(tmp_path, language):
    person = at_the_list(tmp_path, language)
    kept = person.context.unfinished
    person.click_button(person.scene.widget("drop 0"))
    assert isinstance(person.scene, Dialog)
    assert person.context.unfinished == kept, "not before the answer"
    person.click_button(person.button(words.say("waiting.drop")))
    assert [match.number for match in person.context.unfinished] == [kept[1].number]
    assert isinstance(person.scene, WaitingScene)
    assert not person.scene.has("match 1"), "the list shows what is left"


def test_esc_and_enter_delete_nothing(tmp_path):
    person = at_the_list(tmp_path)
    for code in (pygame.K_ESCAPE, pygame.K_RETURN):
        person.scene.form.focus_on(person.scene.widget("drop 0"))
        person.press(pygame.K_RETURN)
        assert isinstance(person.scene, Dialog)
        person.press(code)
        assert isinstance(person.scene, WaitingScene)
    assert len(person.context.unfinished) == 2


def test_the_list_goes_when_nothing_waits(tmp_path):
    person = at_the_list(tmp_path)
    for _ in range(2):
        person.click_button(person.scene.widget("drop 0"))
        person.click_button(person.button(words.say("waiting.drop")))
    assert isinstance(person.scene, MenuScene)
    assert person.scene.waiting is None


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1024, 600), 175), ((1280, 720), 100)])
def test_the_list_fits(tmp_path, language, size, text):
    person = at_the_list(tmp_path, language, size, text)
    assert faults(person.scene.form, person.app.metrics) == []


# -- long matches -----------------------------------------------------------------------------------------------------


def test_lengths_reach_a_thousand_deals_in_few_steps():
    assert LENGTHS[0] == 1
    assert LENGTHS[-1] == MOST_DEALS == 1000
    assert sorted(set(LENGTHS)) == list(LENGTHS)
    assert len(LENGTHS) <= 40, "with the arrow keys too"
    usual = {preset.deals_each * players for preset in PRESETS.values() for players in preset.players}
    assert usual <= set(LENGTHS)


@pytest.mark.parametrize("way", ["end", "drag"])
def test_a_thousand_deals_can_be_chosen(way):
    wanted = context()
    person = Person(wanted)
    person.app.scenes.take(Push(SetupScene(wanted)))
    person.step()
    slider = person.scene.widget("deals")
    if way == "end":
        person.scene.form.focus_on(slider)
        person.press(pygame.K_END)
    else:
        rail = slider.rail
        person.drag((rail.left, rail.centery), (rail.right, rail.centery))
    person.click_button(person.button(words.say("menu.play")))
    assert person.table.session.rules.deals == 1000


def test_another_length_stays_as_it_is():
    deals = 37
    wanted = context(options={"deals": deals})
    scene = SetupScene(wanted)
    person = Person(wanted)
    person.app.scenes.take(Push(scene))
    person.step()
    slider = pages.control(scene, "deals", Slider)
    assert words.count("deals.count", deals) == slider.shown(slider.value)
    person.click_button(person.button(words.say("common.back")))
    assert wanted.setup.options["deals"] == deals
