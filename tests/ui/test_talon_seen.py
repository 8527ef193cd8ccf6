"""A shown talon stays long enough to be seen at every speed, and can be shown again until the end of the deal."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.engine.actions import Bid, Pass
from game.settings import Settings
from game.ui.scenes.table.play import CaptionedCards, PlayScene, ShowCards
from game.ui.table.preferences import preferences_of
from game.view import words
from tests.driver import Chance, Person, context
from tests.ui import pages


class Taker(Chance):
    """The first bot to speak bids Small, and all pass if they may; other actions are random."""

    def ask(self, observation, level, seed, signalling=frozenset()):
        number = super().ask(observation, level, seed)
        if Bid("small") in observation.actions:
            self._answer = (number, Bid("small"))
        elif any(isinstance(action, Pass) for action in observation.actions):
            self._answer = (number, Pass())
        return number


def shown(**settings) -> Person:
    """A defender who sees the shown talon of a taker, at the speed of ``settings``."""
    wanted = context(preset="french", first_dealer=2, preferences=preferences_of(Settings(**settings)))
    person = Person(replace(wanted, thinker=Taker(3)))
    person.press(pygame.K_RETURN)
    for _ in range(6_000):
        if person.table.stage.shows_talon:
            return person
        if person.asked().kind == "bid":
            person.click_button(person.button(words.say("bid.pass")))
        else:
            person.step()
    raise AssertionError("no talon was shown")


SPEEDS: tuple[dict[str, str | bool], ...] = (
    {}, {"card_speed": "fast", "bot_pause": "fast"}, {"card_speed": "instant"}, {"instant": True},
)


@pytest.mark.parametrize("speed", SPEEDS, ids=str)
def test_the_talon_is_held_at_every_speed(speed):
    person = shown(**speed)
    frames = 0
    while person.table.stage.shows_talon:
        person.step()
        frames += 1
    assert frames / 60 >= 0.5 * len(person.table.stage.board.talon) >= 3


@pytest.mark.parametrize("way", ["click", "enter"])
def test_a_click_or_enter_goes_on_at_once(way):
    person = shown(instant=True)
    for _ in range(10):
        person.step()
    if way == "click":
        person.click((640, 100))
    else:
        person.press(pygame.K_RETURN)
    person.step()
    person.step()
    assert not person.table.stage.shows_talon


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_it_can_be_looked_at_again_though_others_lead(way):
    person = shown(instant=True)
    talon = person.table.stage.board.talon
    person.until(lambda: isinstance(person.scene, PlayScene) and person.table.stage.board.trick)
    person.step()
    button = person.button(words.say("game.talon"))
    if way == "mouse":
        person.click_button(button)
    else:
        for _ in range(12):
            if person.scene.form.focus.widget is button:
                break
            person.press(pygame.K_TAB)
            button = person.button(words.say("game.talon"))
        person.press(pygame.K_RETURN)
    assert isinstance(person.scene, ShowCards)
    picture = pages.part(person.scene.form, CaptionedCards)
    assert {one.card for one in picture.cards} == set(talon)
    assert words.say("game.talon") in pages.texts(person.scene.form)
