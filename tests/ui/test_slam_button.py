"""The button *Slam?* during the discard: with it the question comes even for a weak hand, otherwise play continues."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame
import pytest

from game.ai.rulebot.bidding import might_slam
from game.engine.actions import DeclareSlam, Pass
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.play import PlayScene
from game.view import words
from tests.driver import Chance, Person, context

ENTER, TAB = pygame.K_RETURN, pygame.K_TAB


def discarding(seed=4, **where) -> Person:
    """A person who plays a Small with a usual hand, before the discard."""
    wanted = context(seed=seed, preset="french", options={"players": 4}, first_dealer=3)
    person = Person(replace(wanted, thinker=Chance(1, shy=1.0)), **where)
    person.press(ENTER)
    for _ in range(6_000):
        kind = person.asked().kind
        if kind == "discard" and person.table.caught_up:
            assert not might_slam(person.table.view)
            return person
        if kind == "bid":
            person.click_button(person.button(words.say("contract.small")))
        else:
            person.step()
    raise AssertionError("no discard")


def labels(person) -> list[str]:
    return [words.spoken(button.words) for button in person.buttons()]


def lay_away(person) -> None:
    """Discard until there is another prompt."""
    person.rng = random.Random(5)
    while person.asked().kind == "discard":
        person.act()
    person.until(lambda: person.asked().kind != "wait")


def by_mouse(person) -> None:
    person.click_button(person.button(words.say("slam.ask")))


def by_keys(person) -> None:
    button = person.button(words.say("slam.ask"))
    for _ in range(20):
        if person.scene.form.focus.widget is button:
            break
        person.press(TAB)
    else:
        raise AssertionError("Tab does not reach the button")
    person.press(ENTER)


WAYS = pytest.mark.parametrize("press", [by_mouse, by_keys])


def test_a_hand_that_was_not_to_be_asked_is_not():
    person = discarding()
    lay_away(person)
    assert isinstance(person.scene, PlayScene)
    assert person.table.view.slam is False


def test_undo_after_a_slam_that_was_not_asked_about_returns_to_the_discard():
    person = discarding()
    lay_away(person)
    session = person.table.session
    session.takes_back = True
    assert session.taken_back_to == "discarding"
    person.table.take_back()
    person.until(lambda: person.asked().kind == "discard")


@WAYS
def test_the_button_brings_the_question_and_the_slam_is_announced(press):
    person = discarding()
    press(person)
    lay_away(person)
    assert isinstance(person.scene, BiddingScene)
    assert person.asked().kind == "slam"
    assert [option.action for option in person.asked().options] == [Pass(), DeclareSlam()]
    person.click_button(person.button(words.say("slam.declare")))
    person.until(lambda: isinstance(person.scene, PlayScene) and person.table.mine)
    assert person.table.view.slam


@WAYS
def test_the_question_may_be_answered_with_no(press):
    person = discarding()
    press(person)
    lay_away(person)
    person.press(ENTER)
    person.until(lambda: isinstance(person.scene, PlayScene) and person.table.mine)
    assert not person.table.view.slam


@WAYS
def test_the_button_shows_that_it_was_pressed_and_can_be_pressed_again(press):
    person = discarding()
    press(person)
    assert words.say("slam.ask") not in labels(person)
    by_label = person.button(words.say("slam.asked"))
    assert by_label.rect.right <= person.table.metrics.width
    person.click_button(by_label)
    assert words.say("slam.ask") in labels(person)
    lay_away(person)
    assert isinstance(person.scene, PlayScene)


@WAYS
def test_cards_in_the_slots_stay_there(press):
    person = discarding()
    person.act()
    laid = person.table.stage.offered
    assert laid
    press(person)
    assert person.table.stage.offered == laid


def test_the_keys_stay_where_they_were_after_the_button_was_pressed():
    person = discarding()
    by_keys(person)
    focus = person.scene.form.focus
    assert focus.visible
    assert focus.widget is person.button(words.say("slam.asked"))


def test_the_next_deal_begins_without_the_question():
    person = discarding()
    by_mouse(person)
    person.table.next_deal()
    assert not person.table.asks_slam
