"""The page about the program: the data for a fault report are shown, and can be read and copied."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game import files, logs
from game.about import LICENCES, TITLE, VERSION
from game.store import open_store, path_in
from game.ui.app import system
from game.ui.app.scene import Push
from game.ui.scenes.pages import AboutScene
from game.ui.scenes.settings import SettingsScene
from game.ui.widgets import walk
from game.view import words
from game.view.units import SMALLEST_WINDOW
from tests.driver import Person, context
from tests.ui.layout_check import faults, said
from tests.ui.pages import texts
from tools.shots.shots import prepare_drawing

A, B, NEXT = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
UP, DOWN = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN


def pad(person, button) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        person.step(Event(kind, button=button, instance_id=0))


def opened(games=None, settings=None, **more) -> Person:
    person = Person(context(), **more)
    person.app.scenes.take(Push(AboutScene(games, settings)))
    person.step()
    return person


def test_it_shows_version_licences_and_the_place_of_the_games(tmp_path):
    prepare_drawing()
    wanted = context(store=open_store(path_in(tmp_path)))
    person = Person(wanted)
    for name in ("settings", "about"):
        person.step()
        person.click(person.scene.widget(name).rect.center)
    assert isinstance(person.scene, AboutScene)
    person.click(person.scene.widget("copy").rect.center)
    copied = system.pasted(10_000)
    assert f"{TITLE} {VERSION}" in copied
    assert f"pygame-ce {pygame.version.ver}" in copied
    assert logs.DISCREET.without(str(tmp_path)) in copied
    assert all(licence in copied for licence in LICENCES.values())
    shown = " ".join(" ".join(texts(person.scene.form)).split())
    assert all(" ".join(value.split()) in shown for _, value in person.scene.lines())
    wanted.store.close()


def test_it_is_opened_copied_and_left_with_a_pad():
    prepare_drawing()
    system.copy_text("before")
    person = Person(context())
    for name in ("settings", "about"):
        while person.scene.form.focus.widget is not person.scene.widget(name):
            pad(person, NEXT)
        pad(person, A)
    assert isinstance(person.scene, AboutScene)
    pad(person, A)
    assert system.pasted(10_000).startswith(f"{TITLE} {VERSION}\n")
    assert words.say("common.copied") in texts(person.scene.form)
    pad(person, B)
    assert isinstance(person.scene, SettingsScene)


def test_what_is_copied_does_not_tell_who_plays(monkeypatch, tmp_path):
    prepare_drawing()
    home = tmp_path / "users" / "marguerite"
    monkeypatch.setattr(files, "home", lambda: home)
    monkeypatch.setattr(logs, "DISCREET", logs.Discreet())
    person = opened(home / ".local" / "share" / "games.sqlite")
    assert "marguerite" in "".join(texts(person.scene.form))
    person.press(pygame.K_RETURN)
    assert "marguerite" not in system.pasted(10_000)
    assert str(Path("~", ".local", "share")) in system.pasted(10_000)


@pytest.mark.parametrize("percent", [100, 175])
def test_without_a_clipboard_it_says_so_in_sight(monkeypatch, percent):
    person = opened(size=SMALLEST_WINDOW, text=percent)
    monkeypatch.setattr(pygame.display, "get_init", lambda: False)
    person.press(pygame.K_RETURN)
    spots = {said(line): line.spot for widget in walk(person.scene.form.root) for line in widget.written()}
    spot = spots[words.say("common.no_clipboard")]
    assert pygame.Rect((0, 0), SMALLEST_WINDOW).contains(spot)
    assert not person.scene.widget("text").rect.colliderect(spot)


def test_keys_and_pad_reach_the_last_line_of_large_text():
    words.use(words.PSEUDO)  # its lines do not fit, whatever the name of the system
    person = opened(size=SMALLEST_WINDOW, text=175)
    lines = person.scene.widget("text")
    for button in (UP, UP, *[DOWN] * 20):  # the first only shows the focus
        pad(person, button)
    assert lines.scroller.offset == lines.scroller.most > 0


def test_games_that_are_kept_nowhere_have_no_folder():
    person = opened()
    assert texts(person.scene.form).count(words.say("program.nowhere")) == 2


@pytest.mark.parametrize("language", [*words.LANGUAGES, words.PSEUDO])
@pytest.mark.parametrize(("size", "percent"), [(SMALLEST_WINDOW, 175), ((3840, 2160), 175), ((1024, 1400), 100)])
def test_a_long_path_fits(size, percent, language):
    words.use(language)
    path = Path("/", *(["a folder with a name"] * 10), "x" * 200, "games.sqlite")
    person = opened(path, path, size=size, text=percent)
    assert faults(person.scene.form, person.app.metrics) == []
