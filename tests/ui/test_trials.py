"""A deal with known cards is a trial: never in progress, never in the history, and left without a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any

import pygame

from game.club.daily import daily_deal
from game.store import open_store, path_in
from game.store.history import matches
from game.ui.app.scene import Home, Pop, Push
from game.ui.scenes.daily import DailyScene
from game.ui.scenes.editor import EditorScene
from game.ui.scenes.match import play_again
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.practice import PuzzlesScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.sharing import SealedScene, SharingScene
from game.ui.scenes.table.table_scene import TableScene
from game.view import words
from game.view.editor import plan_of
from tests.driver import Person, context
from tools.shots.games import play_days

TODAY = date(2026, 11, 23)


def stored(store):
    return [(line.number, line.status, line.deals) for line in matches(store).lines]


def test_only_matches_are_in_progress_and_in_the_history(tmp_path):
    store = open_store(path_in(tmp_path))
    play_days(store, [daily_deal(TODAY, "french")])
    person = Person(context(seed=3, preset="french", store=store, today=lambda: TODAY))
    person.press(pygame.K_RETURN)
    person.until(lambda: person.table.mine)
    person.act()
    person.until(lambda: person.table.mine)
    record, before = person.table.session.record, stored(store)
    person.app.scenes.take(Pop())
    real = person.at(MenuScene).waiting
    assert real is not None

    pages: dict[str, tuple[Callable[[], Any], str]] = {
        "from a replay": (lambda: ReplayScene(person.context, record, 3), "replay.play_on"),
        "from a shared deal": (lambda: SharingScene(person.context, record, 0), "sharing.again"),
        "from a deal that was set up": (lambda: SharingScene(person.context, replace(record, moves=()), 0),
                                        "open.play"),
        "from the editor": (lambda: EditorScene(person.context, plan_of(record)), "menu.play"),
        "the deal of the day once more": (lambda: DailyScene(person.context), "daily.again"),
        "the code of a deal that was played": (lambda: SealedScene(person.context, daily_deal(TODAY, "french").record),
                                               "open.play"),
        "a puzzle": (lambda: PuzzlesScene(person.context), "puzzle.day_play"),
    }
    for name, (page, button) in pages.items():
        person.app.scenes.take(Push(page()))
        person.step()
        person.click_button(person.button(words.say(button)))
        left(person, name)
        assert stored(store) == before, name
        assert (person.at(MenuScene).waiting, person.at(MenuScene).others) == (real, []), name
    person.app.scenes.take(Push(play_again(person.context, person.app, record, record.moves[:4], 0)))
    person.play_deal()
    assert person.table.session.over
    assert stored(store) == before, "a trial that was played to its end"
    store.close()


def left(person, name):
    """Act at the table, leave it by its menu, and return to the menu of the game."""
    person.until(lambda: isinstance(person.scene, TableScene))
    person.until(lambda: person.table.mine)
    if name != "a puzzle":  # a puzzle ends with the first choice
        person.act()
        person.step()
    table = person.table
    person.press(pygame.K_ESCAPE)
    leave = "puzzle.leave" if name == "a puzzle" else "table.leave_yes"
    person.click_button(person.button(words.say(leave)))
    assert table not in [getattr(scene, "table", None) for scene in person.app.scenes.stack], f"{name}: a question"
    person.app.scenes.take(Home())
    person.step()
