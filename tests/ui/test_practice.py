"""The player's mistakes as exercises: which come back and when, the table with one decision, the answer to it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pygame
import pytest

from game.ai.search.action_values import ActionValue
from game.ai.teaching.advice import Advice, Hint
from game.ai.teaching.review import Said, Verdict
from game.cli import main
from game.club import practice
from game.club.daily import daily_deal
from game.engine.record import last_state, write
from game.engine.variants import PRESETS, rules_of
from game.store import open_store, path_in
from game.store.facts import running_sum
from game.store.history import record_of
from game.store.reviews import Reviewed, decisions, keep_review, with_hint
from game.ui.app.scene import Push, Replace
from game.ui.scenes.answers import SmallTable
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.match import practice_proposal
from game.ui.scenes.practice import AnswerScene, PracticeScene, exercise_table
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.hint import HintAside
from game.ui.widgets import walk
from game.view import words
from game.view.history import date_words
from game.view.lessons.course import COURSE
from game.view.moments import HELP, help_for
from game.view.table.describe import describe_actions
from tests.driver import Person, context
from tests.ui.pages import texts
from tools.shots.games import invent_reviews, play_days

DAY = date(2026, 11, 23)
"""The deals of the tests are played on this day, by the clock of their store."""
NOON = 1_795_435_200.0 + 12 * 3600


@pytest.fixture
def store(tmp_path):
    found = open_store(path_in(tmp_path), clock=lambda: NOON)
    play_days(found, [daily_deal(date(2026, 11, day), "french") for day in range(3, 12)])
    invent_reviews(found, 9)
    yield found
    found.close()


def played_on(store) -> date:
    found = practice.tasks(store, DAY)[0].played
    assert found is not None
    return found


def opened(store, today, **more) -> Person:
    person = Person(context(store=store, today=lambda: today, **more))
    person.app.scenes.take(Push(PracticeScene(person.context)))
    person.until(lambda: not person.scene.busy)
    person.step()
    return person


def press(person: Person, name: str) -> None:
    person.click(person.scene.widget(name).rect.center)
    person.step()


def answered(person: Person, plan) -> AnswerScene:
    """Do ``plan`` at the table, and wait for the answer."""
    for action in plan:
        assert person.table.act(action)
    person.until(lambda: isinstance(person.scene, AnswerScene))
    return person.scene


# -- when exercises come back
# -------------------------------------------------------------------------------------------

def test_a_decision_comes_back_after_days_until_it_is_mastered(store):
    day = played_on(store)
    assert not any(one.is_due(day) for one in practice.tasks(store, day))
    task = practice.tasks(store, day + timedelta(days=1))[0]
    assert task.is_due(day + timedelta(days=1))
    gaps = []
    for _ in range(practice.MASTERED):
        before, task = task.due, task.after(True, task.due)
        gaps.append((task.due - before).days)
    assert task.mastered
    assert gaps[:2] == [3, 7]
    assert not task.is_due(date.max)


def test_a_wrong_answer_begins_again(store):
    task = practice.tasks(store, DAY)[0].after(True, DAY).after(True, DAY).after(False, DAY)
    assert (task.streak, task.tried, task.due) == (0, 3, DAY + timedelta(days=1))


def test_only_losses_that_clearly_exceed_their_error_come_back(store):
    deal = practice.tasks(store, DAY)[0].deal
    record = record_of(store, deal)
    for seat in (0, 1):
        made = decisions(record, seat)
        judged = {one.at: Verdict(one.done, (one.seen.actions[0],), loss, error, "mistake", 0.0, 2.0)
                  for one, (loss, error) in zip(made, [(3.0, 0.5), (3.0, 2.0), (0.3, 0.01)], strict=False)}
        keep_review(store, record, seat, Reviewed(judged))
    assert [(one.seat, one.at) for one in practice.tasks(store, DAY) if one.deal == deal] == \
        [(0, decisions(record, 0)[0].at)]


def test_what_a_hint_said_is_not_held_against_the_player(store):
    task = practice.tasks(store, DAY)[0]
    found = practice.exercise_of(store, task)
    assert found is not None
    hinted = with_hint(replace(found.record, moves=found.record.moves[:task.at]), task.seat, Said(found.item.done))
    text = write(replace(found.record, more=hinted.more), last_state(found.record))
    store.write(("UPDATE records SET text = ?, sum = ? WHERE deal_id = ?", (text, running_sum(0, text), task.deal)))
    assert practice.exercise_of(store, task) is None


def test_a_damaged_record_is_passed_over(store):
    every = len(practice.tasks(store, DAY))
    deal = practice.tasks(store, DAY)[0].deal
    store.write(("UPDATE records SET sum = sum + 1 WHERE deal_id = ?", (deal,)))
    person = opened(store, played_on(store) + timedelta(days=1))
    assert 0 < len(person.scene.found) < every
    press(person, "begin")
    assert isinstance(person.scene, TableScene)


# -- the list ---------------------------------------------------------------------------------------------------------

def test_without_reviews_the_page_says_where_they_are_made():
    person = opened(None, DAY)
    assert words.say("practice.nothing") in texts(person.scene.form)
    assert person.scene.widget("begin").why is not None


def test_a_single_mistake_is_shown(store, monkeypatch):
    one = practice.tasks(store, played_on(store))[:1]
    monkeypatch.setattr("game.club.practice.tasks", lambda *_: one)
    person = opened(store, one[0].due)
    assert len([w for w in walk(person.scene.form.root) if isinstance(w, SmallTable)]) == 1


def test_those_due_come_first_and_give_nothing_away(store):
    today = played_on(store) + timedelta(days=1)
    first = practice.tasks(store, today)[0]
    practice.keep_task(store, first.after(True, today))
    person = opened(store, today)
    assert [one.task.is_due(today) for one in person.scene.found] == \
        sorted((one.task.is_due(today) for one in person.scene.found), reverse=True)
    assert person.scene.found[-1].task.at == first.at
    said = " ".join(texts(person.scene.form))
    back = words.say("practice.due_on", day=date_words(today + timedelta(days=3)))
    assert back.replace(" ", "") in said.replace(" ", ""), "wrapped anywhere"
    for one in person.scene.found:
        assert describe_actions(one.item.verdict.best, "playing") not in said


def test_a_kind_that_recurs_leads_to_what_helps(store):
    person = opened(store, played_on(store))
    kinds = practice.repeated(person.scene.found)
    assert kinds
    assert all(kind.times >= practice.OFTEN for kind in kinds)
    press(person, f"help {kinds[0].kind}")
    assert isinstance(person.scene, LessonScene | RulebookScene)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_kind_of_mistake_has_something_that_helps(preset):
    rules = rules_of(preset)
    for kind in HELP:
        found = help_for(kind, rules.family)
        assert found in COURSE or RulebookScene(rules, found[1:]).book.where(found[1:]), (kind, found)
        assert words.say(f"practice.kind.{kind}")


# -- an exercise ------------------------------------------------------------------------------------------------------

def test_the_best_is_right_and_what_was_done_is_not(store):
    today = played_on(store) + timedelta(days=1)
    for right in (True, False):
        person = opened(store, today)
        press(person, "begin")
        task = practice.tasks(store, today)[0]
        found = practice.exercise_of(store, task)
        sheet = answered(person, found.item.verdict.best if right else found.item.done)
        said = " ".join(texts(person.scene.form))
        assert words.say("practice.right" if right else "practice.wrong") in said
        kept = next(one for one in practice.tasks(store, today) if (one.deal, one.at) == (task.deal, task.at))
        assert (kept.streak, kept.due) == ((1, today + timedelta(days=3)) if right else (0, today + timedelta(days=1)))
        assert words.say("practice.back_on", day=date_words(kept.due)) in said
        assert sheet.task == kept


class Stub:
    """A study with a given loss and error for a choice."""

    def __init__(self, loss, error):
        self.loss, self.error, self.busy = loss, error, False

    def hint(self, seen, done=(), signalling=frozenset()):
        best = next((action,) for action in seen.actions if action not in done)
        values = (ActionValue(best, 9.0, 0.1, 0.0, 0.1, 3.0, 8),
                  ActionValue(done, 9.0 - self.loss, self.error, self.loss, self.error, 1.0, 8))
        return Hint(seen, done, advice=Advice(values, ()))

    def drop_hint(self, hint):
        """Does nothing."""

    def update(self):
        """Does nothing."""


@pytest.mark.parametrize(("loss", "error", "right"), [(0.05, 0.2, True), (1.5, 1.0, True), (3.0, 0.5, False)])
def test_another_choice_is_judged_anew_and_counts_as_right_within_its_error(store, loss, error, right):
    today = played_on(store) + timedelta(days=1)
    person = opened(store, today, study=Stub(loss, error))
    wide = next(task for task in practice.tasks(store, today) if _others(store, task))
    found = practice.exercise_of(store, wide)
    assert found is not None
    person.app.scenes.take(Replace(exercise_table(person.context, person.scene.host, found)))
    person.step()
    sheet = answered(person, _others(store, wide)[:1])
    person.until(lambda: sheet.task is not None)
    assert (sheet.task.streak == 1) is right


def _others(store, task) -> tuple:
    """The legal actions other than the one done and the best."""
    item = practice.exercise_of(store, task).item
    return tuple(one for one in item.decision.seen.actions if one not in (*item.done, *item.verdict.best))


def test_a_choice_that_cannot_be_judged_changes_nothing(store):
    class Failing(Stub):
        def hint(self, seen, done=(), signalling=frozenset()):
            return Hint(seen, done, failed=True)

    today = played_on(store) + timedelta(days=1)
    person = opened(store, today, study=Failing(0, 0))
    task = next(task for task in practice.tasks(store, today) if _others(store, task))
    found = practice.exercise_of(store, task)
    assert found is not None
    person.app.scenes.take(Replace(exercise_table(person.context, person.scene.host, found)))
    person.step()
    answered(person, _others(store, task)[:1])
    person.step()
    assert words.say("practice.unknown") in texts(person.scene.form)
    assert task in practice.tasks(store, today)


def test_at_the_exercise_nobody_helps_plays_on_or_stores_a_deal(store):
    before = store.read("SELECT count(*) FROM deals")
    today = played_on(store) + timedelta(days=1)
    person = opened(store, today)
    press(person, "begin")
    table = person.at(TableScene).table
    assert not [one for one in table.overlays if isinstance(one, HintAside)]
    task = practice.tasks(store, today)[0]
    answered(person, practice.exercise_of(store, task).item.verdict.best)
    for _ in range(120):
        person.step()
    assert len(table.session.record.moves) == task.at + 1
    assert store.read("SELECT count(*) FROM deals") == before


def test_one_after_another_with_the_keys(store):
    today = played_on(store) + timedelta(days=1)
    person = opened(store, today)
    due = sum(one.is_due(today) for one in practice.tasks(store, today))
    person.press(pygame.K_RETURN)
    for left in range(due - 1, -1, -1):
        task = practice.tasks(store, today)[0]
        person.step()
        answered(person, practice.exercise_of(store, task).item.verdict.best)
        assert sum(one.is_due(today) for one in practice.tasks(store, today)) == left
        person.step()
        person.press(pygame.K_RETURN if left else pygame.K_ESCAPE)
        person.step()
    assert isinstance(person.scene, PracticeScene)


def test_the_menu_of_an_exercise_leads_back_to_the_list(store):
    person = opened(store, played_on(store) + timedelta(days=1))
    press(person, "begin")
    person.press(pygame.K_ESCAPE)
    press(person, "list")
    assert isinstance(person.scene, PracticeScene)


# -- offered quietly --------------------------------------------------------------------------------------------------

def test_it_is_proposed_after_a_match_only_where_something_is_due_and_wanted(store):
    day = played_on(store)
    later = context(store=store, today=lambda: day + timedelta(days=1))
    assert practice_proposal(context(store=store, today=lambda: day)) is None
    assert practice_proposal(later) is not None
    later.keeper.change(practice=False)
    assert practice_proposal(later) is None


def test_the_statistics_have_a_line_about_it(store, tmp_path, capsys):
    store.close()
    assert main(["stats", "--lang", "en", "--data-dir", str(tmp_path)]) == 0
    assert "your mistakes as exercises: " in capsys.readouterr().out
