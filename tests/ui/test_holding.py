"""Presses by trembling or slow hands: acting on release, ignoring a repeated press, with key, pad and mouse."""

import pygame
import pytest
from pygame.event import Event

from game.settings import Keeper, Settings
from game.ui.app.pointer import Holding
from game.ui.scenes.settings import SettingsScene
from tests.driver import context
from tests.ui.test_settings import app_with

DOWN = {
    "key": lambda: Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0),
    "pad": lambda: Event(pygame.CONTROLLERBUTTONDOWN, button=0, instance_id=3),
    "mouse": lambda: Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False),
}
UP = {
    "key": lambda: Event(pygame.KEYUP, key=pygame.K_a, mod=0, unicode="a", scancode=0),
    "pad": lambda: Event(pygame.CONTROLLERBUTTONUP, button=0, instance_id=3),
    "mouse": lambda: Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1, touch=False),
}


def kinds(events):
    return [event.type for event in events]


@pytest.mark.parametrize("what", ["key", "pad"])
def test_a_held_press_acts_when_it_is_let_go(what):
    holding = Holding()
    holding.on_release = True
    assert holding.heard([DOWN[what]()], 0) == []
    assert holding.heard([], 5) == []
    assert kinds(holding.heard([UP[what]()], 0)) == [DOWN[what]().type, UP[what]().type]


def test_a_mouse_acts_at_once_as_it_may_begin_to_drag():
    holding = Holding()
    holding.on_release = True
    assert kinds(holding.heard([DOWN["mouse"]()], 0)) == [pygame.MOUSEBUTTONDOWN]
    assert kinds(holding.heard([UP["mouse"]()], 1)) == [pygame.MOUSEBUTTONUP]


def test_what_is_held_when_the_window_loses_the_keyboard_is_forgotten():
    holding = Holding()
    holding.on_release = True
    holding.heard([DOWN["key"](), Event(pygame.WINDOWFOCUSLOST)], 0)
    assert kinds(holding.heard([UP["key"]()], 0)) == [pygame.KEYUP]


@pytest.mark.parametrize("what", sorted(DOWN))
def test_the_second_of_two_quick_presses_is_ignored_with_its_release(what):
    holding = Holding()
    holding.bounce = 0.25
    down, up = DOWN[what], UP[what]
    assert kinds(holding.heard([down(), up()], 0)) == [down().type, up().type]
    assert holding.heard([down(), up()], 0.2) == []
    assert holding.heard([down(), up()], 0.2) == [], "a tremor goes on"
    assert kinds(holding.heard([down(), up()], 0.3)) == [down().type, up().type]


def test_another_key_counts_at_once_and_an_ignored_key_writes_no_letter():
    holding = Holding()
    holding.bounce = 0.5
    letter = Event(pygame.TEXTINPUT, text="a")
    other = Event(pygame.KEYDOWN, key=pygame.K_b, mod=0, unicode="b", scancode=0)
    assert kinds(holding.heard([DOWN["key"](), letter], 0)) == [pygame.KEYDOWN, pygame.TEXTINPUT]
    assert holding.heard([DOWN["key"](), letter], 0.1) == []
    assert kinds(holding.heard([other, letter], 0.1)) == [pygame.KEYDOWN, pygame.TEXTINPUT]


def test_it_goes_by_the_settings():
    kept = Keeper(settings=Settings(keys_act="release", bounce=250))
    app = app_with(SettingsScene(context(keeper=kept)), kept)
    app.step([Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)], 0)
    assert app.running
    kept.change(keys_act="press", bounce=0)
    app.step([Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)], 0)
    assert not app.running
