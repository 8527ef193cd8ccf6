"""The menu and the page of keys: used with the keys, fitting at every size, closed again."""

import pygame
import pytest

from game.ui.app.keys import keys_of
from game.ui.scenes.menu import IDLE_SECONDS, MenuScene
from game.ui.scenes.title_page import DoorButton, DoorsScene, TitleLine
from game.ui.widgets import Button, ScrollArea, walk
from game.view import words
from game.view.bindings import Verb
from game.view.units import SMALLEST_WINDOW
from tests.driver import Person, context
from tests.ui.layout_check import faults

DOWN, RIGHT, LEFT, UP = pygame.K_DOWN, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP
ARROWS = {DOWN: Verb.DOWN, RIGHT: Verb.RIGHT, LEFT: Verb.LEFT, UP: Verb.UP}
TAB, ENTER, ESC = pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE


def test_every_verb_has_a_key_and_each_key_a_name_in_the_language():
    for code in ("en", "fr"):
        words.use(code)
        assert all(keys_of(verb) for verb in Verb)
    words.use("en")
    assert keys_of(Verb.PRESS) == ["Enter", "Space"]
    assert keys_of(Verb.UNDO) == ["U", "Ctrl + Z"]
    assert keys_of(Verb.PREVIOUS) == ["P", "Shift + Tab"]


BEHIND = {
    "games": ("play", "setup", "daily", "tournament", "companions", "demo"),
    "learn": ("lessons", "practice", "puzzles", "rulebook", "how", "keys"),
    "matches": ("history", "statistics", "season", "album"), "gallery": (), "deals": (), "settings": (),
    "today": (),
}
"""The seven doors, and the ways on the page behind each; none where the door leads there itself."""
LEADS = {
    "setup": "SetupScene", "rulebook": "RulebookScene", "how": "HowScene", "keys": "KeysScene",
    "history": "HistoryScene", "statistics": "StatisticsScene", "gallery": "GalleryScene", "deals": "OpenScene",
    "settings": "SettingsScene", "lessons": "LessonsScene", "play": "BiddingScene", "demo": "BiddingScene",
    "companions": "CompanionsScene", "daily": "DailyScene", "album": "AlbumScene",
    "practice": "PracticeScene", "puzzles": "PuzzlesScene", "tournament": "TournamentScene",
    "season": "SeasonScene", "today": "TodayScene",
}
WAYS = [(door, way) for door, ways in BEHIND.items() for way in ways or (door,)]


def by_keys(person, name):
    """Move to the widget ``name`` with Tab, and press Enter."""
    for _ in range(20):
        if person.scene.form.focus.widget is person.scene.widget(name):
            break
        person.press(TAB)
    assert person.scene.form.focus.widget is person.scene.widget(name), name
    person.press(ENTER)


def by_mouse(person, name):
    person.click(person.scene.widget(name).rect.center)


def by_arrows(person, name):
    """Move to the widget ``name`` by the fewest arrows, as with a pad, and press Enter."""
    person.press(DOWN)
    focus, goal = person.scene.form.focus, person.scene.widget(name)
    ways: dict = {id(focus.widget): (focus.widget, ())}
    for widget, codes in (queue := list(ways.values())):
        for code, verb in ARROWS.items():
            focus.to(widget)
            if focus.move(verb) and id(focus.widget) not in ways:
                ways[id(focus.widget)] = focus.widget, (*codes, code)
                queue.append(ways[id(focus.widget)])
    focus.to(queue[0][0])
    for code in ways[id(goal)][1]:
        person.press(code)
    assert person.scene.form.focus.widget is goal, name
    person.press(ENTER)


@pytest.mark.parametrize("go", [by_keys, by_mouse, by_arrows])
@pytest.mark.parametrize(("door", "way"), WAYS)
def test_every_place_is_behind_one_of_seven_doors(door, way, go):
    person = Person(context())
    person.step()
    go(person, door)
    if BEHIND[door]:
        assert isinstance(person.scene, DoorsScene)
        go(person, way)
    person.step()
    assert type(person.scene).__name__ == LEADS[way]


def test_the_menu_has_seven_doors_one_main_button_and_a_way_out():
    person = Person(context())
    person.step()
    doors = [widget for widget in walk(person.scene.form.root) if isinstance(widget, DoorButton)]
    assert {id(door) for door in doors} == {id(person.scene.widget(name)) for name in BEHIND}
    assert [button.primary for button in person.buttons() if button not in doors] == [True, False]
    by_keys(person, "quit")
    assert not person.app.running


@pytest.mark.parametrize("door", [door for door, ways in BEHIND.items() if ways])
def test_back_from_the_page_behind_a_door_the_focus_is_on_the_door(door):
    person = Person(context())
    person.step()
    by_keys(person, door)
    person.press(ESC)
    assert isinstance(person.scene, MenuScene)
    assert person.scene.form.focus.widget is person.scene.widget(door)


@pytest.mark.parametrize("language", [*words.LANGUAGES, words.PSEUDO])
@pytest.mark.parametrize(("size", "percent"), [(SMALLEST_WINDOW, 175), ((1280, 720), 100)])
@pytest.mark.parametrize("door", [door for door, ways in BEHIND.items() if ways])
def test_the_pages_behind_the_doors_fit(door, size, percent, language):
    words.use(language)
    person = Person(context(), size=size, text=percent)
    person.step()
    by_mouse(person, door)
    person.step()
    assert isinstance(person.scene, DoorsScene)
    assert faults(person.scene.form, person.app.metrics) == []


def test_back_from_the_lessons_the_focus_is_where_it_was():
    person = Person(context())
    person.step()
    by_keys(person, "learn")
    by_keys(person, "lessons")
    assert type(person.scene).__name__ == "LessonsScene"
    person.press(ESC)
    assert person.scene.form.focus.widget is person.scene.widget("lessons")


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
    assert all(area.scroller.most == 0 for area in areas)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_on_the_menu_is_in_the_middle_of_its_sheet(language):
    words.use(language)
    person = Person(context(), size=SMALLEST_WINDOW, text=175)
    person.step()
    root = person.scene.form.root
    parts = [widget.rect for widget in walk(root) if isinstance(widget, Button | TitleLine)]
    above = min(rect.top for rect in parts) - root.rect.top
    below = root.rect.bottom - max(rect.bottom for rect in parts)
    assert abs(above - below) < 0.1 * root.rect.height
