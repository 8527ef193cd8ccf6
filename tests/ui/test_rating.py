"""The rating without luck: which deals the expert plays, when, and the meaning of the differences."""

from __future__ import annotations

import random
from datetime import date
from math import inf

import pygame
import pytest

from game.club import reruns
from game.club.daily import daily_deal
from game.club.reruns import OwnDealsWork
from game.session import shuffler
from game.store import open_store, path_in
from game.store.contests import keep_rating, rated, unrated
from game.store.history import deals
from game.store.values import RatedDeal, by_role
from game.ui.app import system
from game.ui.app.scene import Push, Replace
from game.ui.app.start import rate_when_idle
from game.ui.scenes.statistics import StatisticsScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.preferences import Preferences
from game.view import statistics, words
from tests.driver import Person, context
from tools.in_process import InProcess
from tools.shots.games import play_days, rate, sample_store

DAYS = [date(2026, 11, day) for day in (1, 2, 3)]


@pytest.fixture
def store(tmp_path):
    found = open_store(path_in(tmp_path))
    play_days(found, [daily_deal(day, "piedmont") for day in DAYS])
    yield found
    found.close()


def rater(store, *, wanted=True, power=True, another=InProcess) -> OwnDealsWork:
    return reruns.rater(store, another, shuffler(random.Random(1)), lambda: wanted and power)


def to_the_end(found: OwnDealsWork) -> None:
    for _ in range(2000):
        found.update(True)
        if not found.busy:
            return
    raise AssertionError("the expert does not come to an end")


# -- which deals, and when --------------------------------------------------------------------------------------------

def test_the_expert_plays_every_deal_once_the_latest_first(store):
    assert [one.deal for one in unrated(store, 9)] == [3, 2, 1]
    found = rater(store)
    to_the_end(found)
    assert not unrated(store, 9)
    assert len(rated(store)) == len(DAYS)
    found.update(False)
    found.update(True)
    assert not found.busy


def test_what_is_kept_is_what_the_expert_won(store, monkeypatch):
    kept = {}
    monkeypatch.setattr(reruns, "keep_rating", lambda store, deal, payment: kept.update({deal: payment}))
    to_the_end(rater(store))
    again = dict(kept)
    kept.clear()
    to_the_end(rater(store))
    assert set(kept) == {1, 2, 3}
    assert kept == again


@pytest.mark.parametrize("given", [{"wanted": False}, {"power": False}])
def test_without_the_wish_or_the_power_nothing_is_played(store, given):
    found = rater(store, **given)
    found.update(True)
    assert not found.busy
    assert len(unrated(store, 9)) == len(DAYS)


def test_it_rests_while_the_player_does_something(store):
    class Slow(InProcess):
        def poll(self):
            return None

    found = rater(store, another=Slow)
    found.update(False)
    assert not found.busy
    found.update(True)
    assert found.busy
    found.close()
    assert not found.busy
    assert len(unrated(store, 9)) == len(DAYS)


@pytest.mark.parametrize("change", [
    "UPDATE deals SET taken_back = 1", "UPDATE deals SET origin = 'imported'", "UPDATE matches SET viewer = NULL",
    "UPDATE deals SET end = 'abandoned'",
])
def test_deals_that_do_not_count(store, change):
    store.write((change, ()))
    assert not unrated(store, 9)


def test_a_damaged_record_is_passed_over(store):
    store.write(("UPDATE records SET sum = sum + 1 WHERE deal_id = 3", ()))
    to_the_end(rater(store))
    assert [one.deal for one in unrated(store, 9)] == [3]


@pytest.mark.parametrize(("state", "enough"), [
    (None, True), ((True, 20), False), ((True, 33), True), ((False, 20), True), ((True, None), True),
])
def test_a_battery_below_a_third_is_spared(monkeypatch, state, enough):
    class State:
        on_battery, battery_percent = state or (None, None)

    monkeypatch.setattr(pygame.system, "get_power_state", lambda: State() if state else None)
    assert system.has_power() is enough


def test_the_window_lets_the_expert_play_in_the_menu_but_not_at_the_table(store):
    person = Person(context(store=store))
    rate_when_idle(person.app, person.context)
    person.step()
    assert person.context.rater.busy
    person.click(person.scene.widget("play").rect.center)
    person.until(lambda: isinstance(person.scene, TableScene))
    left = len(unrated(store, 9))
    for _ in range(60):
        person.step()
    assert len(unrated(store, 9)) == left
    person.app.scenes.take(Replace(StatisticsScene(person.context)))
    person.until(lambda: not unrated(store, 9))
    person.context.rater.close()


def test_a_card_that_still_moves_below_a_page_does_not_stop_the_expert(store):
    person = Person(context(store=store, preferences=Preferences()))
    rate_when_idle(person.app, person.context)
    person.click(person.scene.widget("play").rect.center)
    person.until(lambda: isinstance(person.scene, TableScene) and person.scene.busy)
    person.app.scenes.take(Push(StatisticsScene(person.context)))
    person.until(lambda: not unrated(store, 9))
    person.context.rater.close()


# -- the rating
# ---------------------------------------------------------------------------------------------------------

def of(*differences: int, role="taker", preset="french") -> list[RatedDeal]:
    return [RatedDeal(preset, "club", role, 10 + one, 10) for one in differences]


def test_mean_and_margin_by_hand():
    """Differences 2, 4, 6: mean 4, variance 4, standard error 2 / √3."""
    found = statistics.rating_of(of(2, 4, 6))
    assert (found.deals, found.mean) == (3, 4.0)
    assert found.margin == pytest.approx(1.96 * 2 / 3**0.5)
    assert statistics.rating_of([]).margin == statistics.rating_of(of(5)).margin == inf


def test_a_few_deals_tell_nothing_however_clear_they_look():
    words.use("en")
    assert not statistics.rating_of(of(*[50] * 10)).tells
    assert "too few" in statistics.rating_words(statistics.rating_of(of(*[50] * 10)))
    assert "you play better" in statistics.rating_words(statistics.rating_of(of(*[4, 6] * 40)))
    assert "the expert plays better" in statistics.rating_words(statistics.rating_of(of(*[-4, -6] * 40)))
    assert "too few" in statistics.rating_words(statistics.rating_of(of(*[-100, 110] * 40)))


def test_the_parts_are_all_deals_then_games_then_roles():
    both = [*of(1, 3), *of(5, role="defender", preset="chambery"), *of(0, role=None)]
    assert [one.rating.deals for one in statistics.parts(both, False)] == [4, 1, 3, 2, 1, 1]
    assert [one.rating.deals for one in statistics.parts(both, True)] == [4, 2, 1, 1]
    assert list(by_role(both)) == ["taker", "defender", "passed"]


def test_the_curve_ends_with_the_whole():
    some = of(*range(1000))
    points = statistics.curve(some)
    assert len(points) <= 401
    assert points[-1] == (1000, statistics.rating_of(some))


def test_the_page_shows_what_the_table_says():
    kept = sample_store()
    rate(kept)
    person = Person(context(store=kept))
    person.app.scenes.take(Replace(StatisticsScene(person.context)))
    person.step()
    for as_table in (False, True):
        person.scene.page, person.scene.as_table = "skill", as_table
        person.scene.resize(person.app.metrics)
        person.step()
    assert person.scene.rated() == rated(kept, person.scene.asked.preset)
    assert 0 < len(person.scene.rated()) < deals(kept).all


def test_a_rating_outlives_a_repair(store, tmp_path):
    assert keep_rating(store, 2, 14)
    store.write(("INSERT INTO rated VALUES (4000, 1)", ()), ("INSERT INTO rated VALUES (3, 'much')", ()))
    store.close()
    again = open_store(path_in(tmp_path))
    assert again.read("SELECT * FROM rated") == [(2, 14)]
    again.close()
