"""Scenes that were left are freed, so that a long-running window keeps no old games."""

from __future__ import annotations

import gc
import weakref

import pygame

from game.settings import Keeper, Settings
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.table.scoring import ScoringScene
from game.view import words
from tests.driver import Person, context


def alive(*known: weakref.ref) -> list[object]:
    gc.collect()
    return [found for ref in known if (found := ref()) is not None]


def pressed(person: Person, said: str) -> None:
    person.click_button(person.button(words.say(said)))
    person.step()


def played(person: Person) -> list[weakref.ref]:
    """Play, replay and leave a match of one deal; returns weak references to the scenes that were shown."""
    person.press(pygame.K_RETURN)
    seen = [person.scene, person.table, person.table.session, person.table.stage]
    while not isinstance(person.scene, ScoringScene):
        if person.asked().kind == "wait":
            person.step()
        else:
            person.act()
    person.until(lambda: person.table.caught_up)
    seen.append(person.scene)
    pressed(person, "replay.look_again")
    assert isinstance(person.scene, ReplayScene)
    seen.append(person.scene)
    while not isinstance(person.scene, ScoringScene):
        person.press(pygame.K_ESCAPE)
    pressed(person, "end.more")
    pressed(person, "menu.menu")
    assert isinstance(person.scene, MenuScene)
    person.step()
    return [weakref.ref(one) for one in seen]


def test_a_match_that_was_left_is_let_go():
    person = Person(context(seed=2, options={"deals": 1}, keeper=Keeper(None, Settings(instant=True))))
    known = played(person)
    assert alive(*known) == []
