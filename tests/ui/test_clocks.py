"""After a wrong time of the clock, no exercise and no result of a day is missing."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

from game.cli import main
from game.club import practice
from game.club.daily import attempt_at, daily_deal
from game.store import open_store, path_in
from game.ui.app.scene import Replace
from game.ui.scenes.daily import DailyScene
from game.view import words
from tests.driver import Person, context
from tools.shots.games import invent_reviews, play_days

TODAY = date(2026, 11, 23)
YEAR, DAY = timedelta(days=365), timedelta(days=1)


def store_of(folder, day: date):
    """A store of deals played on ``day`` by the clock."""
    folder.mkdir()
    store = open_store(path_in(folder), clock=lambda: datetime.combine(day, time(12)).timestamp())
    play_days(store, [daily_deal(day, "french"), *(daily_deal(date(2026, 10, n), "french") for n in range(3, 9))])
    invent_reviews(store, 7)
    return store


def test_an_exercise_waits_as_long_as_it_may_and_no_longer(tmp_path):
    for name, wrong in {"a year ahead": TODAY + YEAR, "a year behind": TODAY - YEAR}.items():
        store = store_of(tmp_path / name, wrong)
        tasks = practice.tasks(store, TODAY)
        assert tasks, name
        assert all(task.is_due(TODAY) for task in tasks), f"{name}: never tried"
        for right in (0, 1, 2):
            task = tasks[0]
            for _ in range(right):
                task = task.after(True, wrong)
            task = task if right else task.after(False, wrong)
            practice.keep_task(store, task)
            kept = next(one for one in practice.tasks(store, TODAY) if (one.deal, one.at) == (task.deal, task.at))
            assert kept.is_due(TODAY), f"{name}: right {right} times"
            assert practice.state_of([kept], TODAY).due == 1
        store.close()


def test_another_time_zone_asks_for_no_exercise_too_early_and_for_none_too_late(tmp_path):
    store = store_of(tmp_path / "store", TODAY - 8 * DAY)
    task = practice.tasks(store, TODAY)[0]
    for right, days in enumerate(practice.DAYS):
        tried = task.after(right > 0, TODAY)
        task = tried if right else task
        for today in (TODAY - DAY, TODAY, TODAY + DAY * (days - 1)):
            assert not tried.is_due(today), f"{days} days, asked on {today}"
        assert tried.is_due(TODAY + DAY * days)
    store.close()


def test_the_result_of_a_day_is_found_whatever_the_clock_said(tmp_path):
    for name, played in {"a year ahead": TODAY + YEAR, "tomorrow": TODAY + DAY, "a year behind": TODAY - YEAR}.items():
        store = store_of(tmp_path / name, played)
        person = Person(context(store=store, preset="french", today=lambda: TODAY))
        person.app.scenes.take(Replace(DailyScene(person.context)))
        person.step()
        while (person.scene.month.year, person.scene.month.month) != (played.year, played.month):
            way = person.scene.widget("before" if played < person.scene.month else "after")
            assert way.why is None, name
            person.click(way.rect.center)
            person.step()
        counts = attempt_at(store, daily_deal(played, "french")).counts
        assert counts.payment is not None, name
        assert person.scene.widget(played.isoformat()).score == words.signed(counts.payment), name
        person.click(person.scene.widget(played.isoformat()).rect.center)
        person.step()
        assert person.scene.attempt.counts == counts, name
        assert person.scene.widget("look").why is None, name
        store.close()


def test_a_clock_set_to_any_year_stops_nothing(tmp_path, monkeypatch):
    """Python's dates end with the year 9999."""
    seconds = 0.0

    def clock() -> float:
        return seconds

    monkeypatch.setattr("time.time", clock)
    for year in (10_000, 12_000, 30_000, 10**12):
        seconds = (year - 1970) * 365.2425 * 86_400 - 2e5  # some days before the year begins
        store = open_store(path_in(tmp_path / str(year)), clock=clock)
        person = Person(context(store=store, preset="french"))
        play_days(store, [daily_deal(person.context.today(), "french")])
        person.app.scenes.take(Replace(DailyScene(person.context)))
        person.step()
        assert person.scene.attempt.counts is not None, year
        assert person.scene.widget("after").why is not None, year
        person.click(person.scene.widget("before").rect.center)
        person.step()
        day = person.context.today()
        practice.PracticeTask(1, 0, 0, 3.0, day).after(True, day)
        assert main(["daily"]) == main(["stats", "--data-dir", str(tmp_path / str(year))]) == 0, year
        store.close()
