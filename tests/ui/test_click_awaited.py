"""At the pace “until you click”, the table shows that it waits for a click, in the language of the page."""

from __future__ import annotations

import math

import pygame
import pytest

from game.ui.app.scene import Scene
from game.ui.scenes.table.play import PlayScene
from game.ui.table.preferences import Preferences
from game.view import words
from game.view.table.choreography import Pace
from tests.driver import Person, context


def on_the_table(person) -> Person:
    """Play until a complete trick waits for a click; returns ``person``."""
    person.press(pygame.K_RETURN)
    for _ in range(40_000):
        if person.table.stage.trick_complete and not person.table.stage.tweens:
            return person
        if person.asked().kind != "wait":
            person.act()
        else:
            person.step()
    raise AssertionError("never came")


def patient(rest: float = math.inf) -> Person:
    """A person with an opponent at each seat, for whom a trick stays ``rest`` times as long as usual."""
    return Person(context(seed=3, preferences=Preferences(Pace(cards=0.05, rest=rest, bots=0.0))))


def said(scene: Scene) -> str:
    assert isinstance(scene, PlayScene)
    return scene.said


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_trick_that_rests_until_a_click_says_so(language):
    words.use(language)
    person = on_the_table(patient())
    assert said(person.scene) == words.say("prompt.click") != "prompt.click"
    person.click(tuple(map(round, person.table.layout.centre)))
    assert said(person.scene) != words.say("prompt.click")


def test_a_trick_that_leaves_by_itself_asks_for_nothing():
    person = on_the_table(patient(rest=1.0))
    assert said(person.scene) != words.say("prompt.click")
