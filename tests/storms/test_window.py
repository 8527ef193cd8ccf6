"""A window resized to nothing, and a machine that sleeps for hours."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.ui.app.app import App, MemoryScreen
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.scoring import ScoringScene
from tests.driver import Person, context
from tests.ui.tour.looks import resized

NIGHT_S = 9 * 3600.0
SEED = 5
"""Of a match in which questions, gifts and calls come up soon."""


def test_nothing_is_drawn_in_a_window_that_is_nothing_and_everything_when_it_is_back():
    person = Person(context(seed=3), watched=True)
    person.step()
    app = person.app
    screen = app.screen
    assert isinstance(screen, MemoryScreen)
    resized(app, (1, 1))
    shown = screen.shown
    for _ in range(5):
        app.step([Event(pygame.WINDOWEXPOSED)], 1 / 60)
    assert screen.shown == shown
    app.screen.sized((1280, 720))
    app.step([Event(pygame.WINDOWSIZECHANGED, x=1280, y=720)], 1 / 60)
    assert screen.shown == shown + 1
    assert tuple(app.screen.surface.get_at((640, 360))) != (0, 0, 0, 255)


def test_a_window_that_opens_without_a_size_is_laid_out_once_it_has_one():
    screen = MemoryScreen((1, 1))
    app = App(MenuScene(context(seed=1)), screen)
    app.step([], 0.0)
    assert screen.shown == 0
    resized(app, (1280, 720))
    assert screen.shown > 0


@pytest.mark.parametrize("preset", ["chambery", pytest.param("french", marks=pytest.mark.long)])
def test_a_deal_with_a_night_between_the_cards(preset):
    """The machine sleeps at every turn: no event is lost, and no animation jumps."""
    person = Person(context(seed=4, preset=preset), watched=True)
    person.press(pygame.K_RETURN)
    nights = 0
    while not isinstance(person.scene, ScoringScene):
        person.app.step([Event(pygame.WINDOWFOCUSLOST)], 1 / 60)
        person.app.step([], NIGHT_S)
        person.app.step([Event(pygame.WINDOWFOCUSGAINED)], 1 / 60)
        nights += 1
        if person.asked().kind != "wait" and hasattr(person.scene, "table"):
            person.act()
        else:
            for _ in range(20):
                person.step()
        if not hasattr(person.scene, "table"):
            person.act()
        assert nights < 3000
    assert sum(person.table.session.match.totals) == 0


def test_a_menu_slept_over_begins_no_demonstration_at_once():
    person = Person(context(seed=4), watched=True)
    person.step()
    person.app.step([], NIGHT_S)
    person.step()
    assert isinstance(person.scene, MenuScene)


def test_a_stick_held_through_the_night_is_one_press_and_not_thousands():
    person = Person(context(seed=4), watched=True)
    heard: list[Event] = []

    def listen(event: Event) -> bool:
        heard.append(event)
        return False
    push = Event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=32767, instance_id=0)
    person.step(push)
    person.scene.handle = listen
    person.app.step([], NIGHT_S)
    assert len(heard) <= 1
