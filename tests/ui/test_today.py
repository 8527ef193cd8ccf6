"""The page Today: the tasks done, however they were opened, and their names."""

from __future__ import annotations

from datetime import date, timedelta

import pygame
import pytest

from game.club import practice
from game.club.daily import daily_deal
from game.club.today import game_of, of_day
from game.engine.variants import PRESETS
from game.store import open_store
from game.store.practice import note_try
from game.ui.scenes.daily import DailyScene
from game.ui.scenes.today import TodayScene
from game.ui.table.table import Table
from game.ui.widgets import Label, walk
from game.view import words
from game.view.album import Album, DoneDeed
from game.view.puzzles import puzzles_of
from tests.driver import Person, context
from tools.shots.games import Evenings, invent_reviews, play_days

DAY = date(2026, 11, 23)


@pytest.fixture
def opened():
    """The page on DAY, over the menu, with a separate store."""
    given = context(1, store=open_store(None, clock=Evenings()))
    given.today = lambda: DAY
    person = Person(given)
    person.step()
    person.app.scenes.take(given.open("today"))
    person.step()
    assert isinstance(person.scene, TodayScene)
    return person


def look_again(person):
    person.scene.returned()
    person.scene.renew()
    person.step()
    return person.scene.found


def said(person) -> list[str]:
    return [words.spoken(one.words) for one in walk(person.scene.form.root) if isinstance(one, Label)]


def test_each_game_has_its_turn():
    days = [DAY + timedelta(days=n) for n in range(len(PRESETS))]
    assert {game_of(day) for day in days} == set(PRESETS)


def test_deal_puzzle_and_mistake_are_done_one_after_the_other(opened):
    store = opened.scene.context.store
    assert list(opened.scene.found.steps) == [False, False], "without a reviewed deal there is no mistake"
    assert not any(done for _, done in opened.scene.found.week)
    play_days(store, [daily_deal(DAY, game_of(DAY))])
    assert list(look_again(opened).steps) == [True, False]
    assert opened.scene.found.week[-1] == (DAY, True)
    puzzle = opened.scene.found.puzzle
    store.now = lambda: int((DAY - date(1970, 1, 1)).total_seconds() + 43_200) * 1000
    note_try(store, puzzle.id, right=True)
    assert look_again(opened).done
    assert opened.scene.found.puzzle == puzzle, "it stays until tomorrow"
    assert words.say("today.done") in said(opened)
    invent_reviews(store, 6)
    found = look_again(opened)
    assert (list(found.steps), found.due > 0) == ([True, True, False], True)
    task = next(task for task in practice.tasks(store, DAY) if task.is_due(DAY))
    practice.keep_task(store, task.after(False, DAY))
    assert look_again(opened).done


def test_a_puzzle_solved_yesterday_is_followed_by_the_next(opened):
    store, preset = opened.scene.context.store, opened.scene.context.setup.preset
    easiest, second, *_ = puzzles_of(preset)
    assert opened.scene.found.puzzle == easiest
    store.now = lambda: int((DAY - date(1970, 1, 1)).total_seconds() - 43_200) * 1000
    note_try(store, easiest.id, right=True)
    assert (look_again(opened).puzzle, opened.scene.found.solved) == (second, False)


def test_without_an_unsolved_puzzle_there_is_none_to_do(opened):
    store, preset = opened.scene.context.store, opened.scene.context.setup.preset
    store.now = lambda: int((DAY - date(1970, 1, 1)).total_seconds() - 43_200) * 1000
    for one in puzzles_of(preset):
        note_try(store, one.id, right=True)
    assert (look_again(opened).puzzle, list(opened.scene.found.steps)) == (None, [False])


def test_each_way_leads_where_it_says(opened):
    scene, puzzle = opened.scene, opened.scene.found.puzzle
    opened.click(scene.widget("deal").rect.center)
    assert isinstance(opened.scene, DailyScene)
    assert (opened.scene.day, opened.scene.preset) == (DAY, game_of(DAY))
    opened.press(pygame.K_ESCAPE)
    assert opened.scene is scene
    opened.click(scene.widget("puzzle").rect.center)
    assert isinstance(opened.table, Table)
    assert opened.table.session.record.rules.preset == puzzle.preset


def test_the_last_evening_is_counted_and_not_today(opened):
    store = opened.scene.context.store
    assert opened.scene.found.last is None
    play_days(store, [daily_deal(day, game_of(day)) for day in (date(2026, 11, 18), date(2026, 11, 21))])
    before = of_day(store, date(2026, 11, 22), "chambery", Album()).last
    assert before is not None
    assert before.day < date(2026, 11, 22)
    assert before.deals in (1, 2)
    assert of_day(store, before.day, "chambery", Album()).last != before


def test_the_next_flower_is_the_one_nearest_to_opening(opened):
    store = opened.scene.context.store
    album = Album({"t5-1": DoneDeed(1, DAY), "t5-2": DoneDeed(1, DAY), "h-1": DoneDeed(1, DAY)})
    assert of_day(store, DAY, "chambery", album).flower == ("T5", "t5-3")
