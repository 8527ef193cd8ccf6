"""While the disk is full, no job repeats its work; each continues when there is room."""

from __future__ import annotations

import errno
import os
import random
from collections import Counter
from contextlib import contextmanager
from datetime import date, timedelta

import pygame
import pytest

from game import settings
from game.ai.names import PEOPLE
from game.ai.puzzles import shipped
from game.club import practice
from game.club.contests import other_tables
from game.club.daily import daily_deal
from game.club.reruns import puzzle_search, rater, rerun
from game.club.study import Study
from game.reviewer import AtOnce
from game.session import shuffler
from game.store import file, open_store, path_in
from game.store.album import unread
from game.store.book import unfinished
from game.store.contests import begin_tournament, boards, keep_friends, kept_friends, rated
from game.store.notes import FriendText
from game.store.practice import note_try, puzzle_progress, solved_puzzles, unsearched
from game.store.reviews import kept_review
from game.ui.app.live import attach
from game.ui.app.scene import Pop, Push, Replace
from game.ui.scenes.album import AlbumScene
from game.ui.scenes.match import resume_match
from game.ui.scenes.practice import AnswerScene, PracticeScene, next_exercise
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Dialog
from game.view import words
from tests.driver import Person, context
from tests.store.evening import act, sat_down
from tests.ui.pages import texts
from tools.in_process import InProcess
from tools.shots.games import invent_reviews, play_days

DAYS = [date(2026, 11, day) for day in (1, 2, 3)]
NOON = 1_795_435_200.0 + 12 * 3600


@pytest.fixture
def store(tmp_path, monkeypatch):
    monkeypatch.setattr(file, "RETRY_S", 0)
    found = open_store(path_in(tmp_path), clock=lambda: NOON)
    yield found
    found.close()


@contextmanager
def nothing_written(store):
    """Make every write to the store fail within the block."""
    store.connection.execute("PRAGMA query_only = ON")
    yield
    store.connection.execute("PRAGMA query_only = OFF")


def full(_descriptor):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class Plain(InProcess):
    """Plays by plain rule at every level."""

    def ask(self, observation, level, seed, signalling=frozenset()):
        return super().ask(observation, "plain", seed)


def waiting(store) -> Counter[str]:
    """The number of waiting statements, by table."""
    return Counter({table: len(store.waiting(table)) for table in ("tables", "rated", "found", "exercises", "deeds")
                    if store.waiting(table)})


def test_other_tables_wait_and_go_on(store, monkeypatch):
    play_days(store, [daily_deal(day, "piedmont") for day in DAYS[:2]])
    store.write(("UPDATE deals SET match_id = 1", ()))
    assert begin_tournament(store, 1)
    begun, made = rerun, Counter[tuple[str, int]]()

    def counted(record, seat, level, *more):
        made[level, hash(record.hands)] += 1
        return begun(record, seat, level, *more)

    monkeypatch.setattr("game.club.contests.rerun", counted)
    tables = other_tables(store, Plain, shuffler(random.Random(1)))
    with nothing_written(store):
        for _ in range(300):
            tables.update(idle=True)
        assert (made.total(), waiting(store)) == (1, {"tables": 1})
        assert [notice.kind for notice in store.notices] == ["unwritable"]
    while not store.caught_up() or tables.busy or made.total() < 2 * len(PEOPLE):
        tables.update(idle=True)
    assert all(set(one.tables) == set(PEOPLE) for one in boards(store, 1))
    assert set(made.values()) == {1}


def test_the_expert_and_the_search_for_puzzles_wait_and_go_on(store, monkeypatch):
    play_days(store, [daily_deal(day, "piedmont") for day in DAYS])
    monkeypatch.setattr("game.club.reruns.may_be_proved", lambda seen: False)
    jobs = (rater(store, InProcess, shuffler(random.Random(1)), lambda: True),
            puzzle_search(store, AtOnce, lambda: True))
    for job, table in zip(jobs, ("rated", "found"), strict=True):
        with nothing_written(store):
            for _ in range(2000):
                job.update(True)
            assert waiting(store) == {table: 1}
        for _ in range(2000):
            job.update(True)
        assert not waiting(store)
    assert len(rated(store)) == len(DAYS)
    assert not unsearched(store, 9)


def test_an_exercise_is_not_offered_again(store):
    play_days(store, [daily_deal(date(2026, 11, day), "french") for day in range(3, 8)])
    invent_reviews(store, 5)
    played = practice.tasks(store, date(2026, 11, 30))[0].played
    assert played is not None
    today = played + timedelta(days=1)
    due = practice.state_of(practice.tasks(store, today), today).due
    assert due > 1
    person = Person(context(store=store, today=lambda: today))
    done = []
    with nothing_written(store):
        for _ in range(due):
            following = next_exercise(person.context, person.app)
            assert following is not None
            person.app.scenes.take(Push(following))
            person.step()
            task = next(one for one in practice.tasks(store, today) if one.is_due(today))
            found = practice.exercise_of(store, task)
            for action in found.item.verdict.best:
                assert person.table.act(action)
            person.until(lambda: isinstance(person.scene, AnswerScene))
            said = texts(person.scene.form)
            assert words.say("games.waits") in said
            done.append((task.deal, task.at))
        assert len(set(done)) == due
        assert practice.state_of(practice.tasks(store, today), today).due == 0
        page = Person(context(store=store, today=lambda: today))
        page.app.scenes.take(Replace(PracticeScene(page.context)))
        page.until(lambda: not page.scene.busy)
        assert page.scene.widget("begin").why is not None
    before = practice.tasks(store, today)
    assert store.caught_up()
    assert practice.tasks(store, today) == before


def test_what_waits_is_known_of_puzzles_and_friends(store):
    play_days(store, [daily_deal(DAYS[0], "piedmont")])
    head, other = shipped()[:2]
    note_try(store, other.id, False)
    with nothing_written(store):
        note_try(store, head.id, False)
        note_try(store, head.id, True)
        note_try(store, other.id, True)
        keep_friends(store, 1, [FriendText("Léa", 4)])
        before = puzzle_progress(store), kept_friends(store, 1)
        assert solved_puzzles(store) == {head.id, other.id}
        assert before[1] == (FriendText("Léa", 4),)
    assert store.caught_up()
    assert (puzzle_progress(store), kept_friends(store, 1)) == before


def test_the_album_is_read_once(store):
    play_days(store, [daily_deal(day, "piedmont") for day in DAYS])
    with nothing_written(store):
        for _ in range(3):
            person = Person(context(store=store))
            person.app.scenes.take(Replace(AlbumScene(person.context)))
            for _ in range(20):
                person.step()
        assert waiting(store)["deeds"] <= len(DAYS)
    assert store.caught_up()
    assert not unread(store)


def test_a_review_is_stored_after_its_deal(store):
    session = sat_down(store)
    study = Study(AtOnce(4), store)
    with nothing_written(store):
        while not session.over:
            act(session)
        deal = study.of(session.record, session.viewer)
        study.begin(deal)
        study.update()
        study.stop(deal)
        study.update()
        assert kept_review(store, session.record, session.viewer, deal.decisions) is None
    study.update()
    found = kept_review(store, session.record, session.viewer, deal.decisions)
    assert found is not None
    assert len(found.verdicts) == 1


def test_a_match_is_not_taken_up_before_what_waits_is_written(store):
    """Otherwise it would continue from an earlier action, and the same deal would be counted twice."""
    session = sat_down(store)
    for _ in range(20):
        act(session)
    person = Person(context(store=store))
    number = unfinished(store)[0].number
    with nothing_written(store):
        while not session.over:
            act(session)
        session.leave()
        person.app.scenes.take(resume_match(person.context, number, person.app))
        person.step()
        assert isinstance(person.scene, Dialog)
        person.press(pygame.K_ESCAPE)
    person.app.scenes.take(resume_match(person.context, number, person.app))
    person.step()
    assert isinstance(person.scene, TableScene)
    assert person.table.session.record == session.record


def test_settings_and_progress_in_lessons_are_written_when_there_is_room(tmp_path, monkeypatch):
    """They are written without another change, and each failure is reported once."""
    monkeypatch.setattr(settings, "RETRY_S", 0)
    path, synced = settings.path_in(tmp_path), os.fsync
    keeper = settings.keeper(path)
    keeper.keep()
    person = Person(context(keeper=keeper))
    attach(person.app, keeper)
    for number, learnt in enumerate((("a_trick",), ("a_trick", "the_fool")), 1):
        monkeypatch.setattr(os, "fsync", full)
        person.app.scenes.take(Push(SettingsScene(context(keeper=keeper))))
        keeper.change(effects_volume=number)
        person.app.scenes.take(Pop())
        keeper.change(lessons_done=learnt)
        keeper.keep()
        told = 0
        for _ in range(9):
            person.step()
            if isinstance(person.scene, Dialog):
                told += 1
                person.press(pygame.K_ESCAPE)
        assert told == 1, number
        assert settings.read(path).settings.effects_volume != number
        monkeypatch.setattr(os, "fsync", synced)
        person.step()
        found = settings.read(path).settings
        assert (found.effects_volume, found.lessons_done) == (number, learnt)
