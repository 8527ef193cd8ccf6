"""The menu and the sheet of keys: walked with the keys, fitting everywhere, left alone."""

import pygame
import pytest

from game.ui.app import events
from game.ui.app.events import Verb
from game.ui.scenes.keys import ROWS, keys_for
from game.ui.scenes.menu import IDLE_SECONDS, MenuScene
from game.ui.widgets import ScrollArea, walk
from game.view import words
from game.view.units import SMALLEST_WINDOW
from tests.driver import Person, context
from tests.ui.layout_check import faults

DOWN, ENTER, ESC = pygame.K_DOWN, pygame.K_RETURN, pygame.K_ESCAPE


def test_every_key_answered_is_on_the_sheet_of_keys_and_no_other():
    shown = [verb for verbs in ROWS.values() for verb in verbs]
    assert sorted(shown) == sorted(Verb)
    assert {*events.KEYS.values(), *events.CHORDS.values()} == set(Verb)
    for code in ("en", "fr"):
        words.use(code)
        assert all(keys_for([verb]) for verb in Verb)
    words.use("en")
    assert keys_for([Verb.PRESS]) == ["Enter", "Space"]
    assert keys_for([Verb.UNDO]) == ["Ctrl + Z"]
    assert keys_for([Verb.PREVIOUS]) == ["Shift + Tab"]


def test_the_menu_is_walked_with_the_keys():
    person = Person(context())
    person.press(DOWN)  # shows where the focus is
    for name, steps in (("SetupScene", 1), ("RulebookScene", 2), ("HowScene", 1)):  # past the lessons
        for _ in range(steps):
            person.press(DOWN)
        person.press(ENTER)
        assert type(person.scene).__name__ == name
        person.press(ESC)
        assert isinstance(person.scene, MenuScene)
    person.press(DOWN)
    for name in ("GalleryScene", "HistoryScene", "OpenScene", "StatisticsScene", "SettingsScene", "KeysScene"):
        person.press(DOWN)
        person.press(ENTER)
        assert type(person.scene).__name__ == name
        person.press(ESC)
    person.press(DOWN)
    person.press(ENTER)
    assert not person.app.running


def test_back_from_the_lessons_the_focus_is_where_it_was():
    person = Person(context())
    while person.scene.form.focus.widget is not person.scene.widget("learn"):
        person.press(DOWN)
    person.press(ENTER)
    assert type(person.scene).__name__ == "LessonsScene"
    person.press(ESC)
    assert person.scene.form.focus.widget is person.scene.widget("learn")


def idle(person, seconds):
    for _ in range(round(seconds * 5)):
        person.app.step([], 0.2)


def test_left_alone_the_menu_shows_a_game_until_somebody_comes():
    person = Person(context())
    person.app.sounds.played = []
    idle(person, IDLE_SECONDS - 2)
    person.move((5, 5))
    idle(person, IDLE_SECONDS - 2)
    assert isinstance(person.scene, MenuScene)
    idle(person, 4)
    assert person.table.demo
    idle(person, 20)
    assert person.app.sounds.played == []
    person.press(pygame.K_a)
    assert isinstance(person.scene, MenuScene)


def test_nobody_is_shown_a_game_while_looking_elsewhere():
    person = Person(context())
    person.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    idle(person, IDLE_SECONDS + 5)
    assert isinstance(person.scene, MenuScene)


@pytest.mark.parametrize("language", ["en", "fr", words.PSEUDO])
@pytest.mark.parametrize(("size", "percent"), [(SMALLEST_WINDOW, 175), (SMALLEST_WINDOW, 100), ((1920, 1080), 100),
                                               ((1920, 1080), 175), ((1024, 1400), 100), ((3840, 2160), 125)])
def test_the_menu_fits(size, percent, language):
    words.use(language)
    person = Person(context(), size=size, text=percent)
    person.step()
    assert faults(person.scene.form, person.app.metrics) == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_entry_of_the_menu_must_be_scrolled_to(language):
    words.use(language)
    person = Person(context(), size=SMALLEST_WINDOW, text=175)
    person.step()
    areas = [widget for widget in walk(person.scene.form.root) if isinstance(widget, ScrollArea)]
    assert [area.scroller.most for area in areas] == [0]
