"""A remark on a plain mistake: at once, each kind once in a deal, only to a person and only with the setting on."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.ai.reading import Reading
from game.ai.teaching.advice import ActionValue, Advice, Hint
from game.ai.teaching.mistakes import KINDS, mistake
from game.ai.teaching.review import Said
from game.engine.actions import Action
from game.settings import MatchSetup, Settings
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.asides import RemarkAside
from game.ui.scenes.table.play import PlayScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.preferences import Preferences, preferences_of
from game.ui.widgets import Button, walk
from game.view import words
from game.view.table.refusals import SHORTEST, Remark, Remarks
from tests.driver import FAST, Person, context, front
from tests.ui import pages
from tools.shots.shots import Shot, app_at, app_of

TEACHING = Preferences(FAST.pace, last_card_plays_itself=False, remarks=True)


def at_a_mistake(preferences: Preferences, **more) -> tuple[Person, Action]:
    """A person about to act with a plain mistake among the legal actions, and that action."""
    person = Person(context(seed=9, first_dealer=0, preferences=preferences, **more))
    person.press(pygame.K_RETURN)
    for _ in range(60_000):
        table = person.table
        if isinstance(person.scene, PlayScene) and table.mine and table.caught_up:
            table.remarks.second_opinion = None
            wrong = [action for action in table.view.actions if mistake(Reading(table.view), action)]
            if wrong:
                return person, wrong[0]
        if table.mine:
            person.act()
        elif table.session.over and table.caught_up:
            person.press(pygame.K_RETURN)
        else:
            person.step()
    raise AssertionError("nobody could go wrong")


def value(action, behind: float) -> ActionValue:
    return ActionValue((action,), 0.0, 0.1, behind, 0.1, 0.0, 100)


def test_it_is_said_at_once_and_goes_away_by_itself():
    person, wrong = at_a_mistake(TEACHING)
    table = person.table
    kind = mistake(Reading(table.view), wrong)
    assert kind is not None
    assert table.act(wrong)
    assert table.remarks.shown.mistake == kind
    assert table.remarks.shown.text == words.say("mistake." + kind)
    assert table.remarks.shown.more == ""
    assert table.marks.cards == frozenset(), "nothing is refused: nothing shines"
    person.until(lambda: table.remarks.shown is None, seconds=30)


@pytest.mark.parametrize(("good", "failed", "expected"), [(False, False, True), (True, False, False),
                                                          (False, True, False)])
def test_it_is_said_only_if_a_second_opinion_is_the_same(good, failed, expected):
    person, wrong = at_a_mistake(TEACHING)
    table, asked = person.table, []

    def second(view, done):
        asked.append(Hint(view, done))
        return asked[-1]
    table.remarks.second_opinion = second
    view = table.view
    table.act(wrong)
    for _ in range(20):
        person.step()
    assert table.remarks.shown is None, "nobody has answered yet"
    assert asked[0].seen is view
    asked[0].failed = failed
    other = next(action for action in view.actions if action != wrong)
    asked[0].advice = None if failed else Advice((value(other, 0.0), value(wrong, 0.3 if good else 3.0)), ())
    person.step()
    assert (table.remarks.shown is not None) is expected
    assert bool(table.remarks.mistakes) is expected


def test_what_a_hint_said_is_never_called_a_mistake():
    person, wrong = at_a_mistake(TEACHING)
    table = person.table
    table.session.hinted(Said((wrong,)))
    table.act(wrong)
    assert table.remarks.shown is None
    assert table.remarks.doubt is None


def test_an_opinion_that_comes_too_late_is_not_waited_for():
    person, wrong = at_a_mistake(TEACHING)
    table = person.table
    hint = Hint(table.view)
    table.remarks.second_opinion = lambda view, done: hint
    table.act(wrong)
    for _ in range(200):
        table.remarks.hear_out(1 / 60)
    hint.advice = Advice((value(wrong, 3.0),), ())
    table.remarks.hear_out(1 / 60)
    assert table.remarks.shown is None


def test_a_move_that_was_none_is_not_spoken_of():
    person, _ = at_a_mistake(TEACHING)
    table = person.table
    fine = next(action for action in table.view.actions if mistake(Reading(table.view), action) is None)
    table.act(fine)
    assert table.remarks.shown is None


def test_a_remark_names_the_key_that_undoes():
    person, wrong = at_a_mistake(TEACHING, takes_back=True)
    person.table.act(wrong)
    assert words.spoken(person.table.remarks.shown.more) == words.say("remark.take_back")


def test_no_remarks_appear_when_they_are_off():
    person, wrong = at_a_mistake(FAST)
    person.table.act(wrong)
    assert person.table.remarks.shown is None


def test_the_same_mistake_is_named_once_in_a_deal():
    person, wrong = at_a_mistake(TEACHING)
    view = person.table.view
    told = Remarks()
    told.judge(view, wrong, takes_back=False)
    assert told.shown is not None
    told.shown = None
    told.judge(view, wrong, takes_back=False)
    assert told.shown is None
    told.mistakes.clear()
    told.judge(view, wrong, takes_back=False)
    assert told.shown is not None


def test_a_claim_is_carried_out_without_comment():
    person, wrong = at_a_mistake(TEACHING)
    person.table.rushing = True
    person.table.act(wrong)
    assert person.table.remarks.shown is None


def test_remarks_are_on_by_default():
    assert preferences_of(Settings()).remarks
    assert not preferences_of(Settings(remarks=False)).remarks


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_kind_has_words_that_can_be_read_in_the_time_there_is(language):
    words.use(language)
    for kind in KINDS:
        remark = Remark(words.say("mistake." + kind), mistake=kind)
        assert remark.left >= SHORTEST
        assert len(remark.text) / remark.left <= 20, "letters a second"


def test_bots_at_work_are_not_spoken_to():
    app = app_of(Shot("menu", (1280, 720), settings=Settings(instant=True)))
    menu = front(app, MenuScene)
    menu.context.setup = MatchSetup(watch=True)
    app.step([], 0.0)
    app.scenes.take(menu.start())
    table = front(app, TableScene).table
    for _ in range(400):
        app.step([], 1 / 60)
        assert table.remarks.shown is None


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
@pytest.mark.parametrize("scene", ["scoring", "final"])
def test_what_is_said_leaves_the_buttons_of_the_sheet_free(scene, size, lang, percent):
    app = app_at(Shot(scene, size, lang=lang, text_percent=percent))
    top = front(app, TableScene)
    aside = next(aside for aside in top.table.overlays if isinstance(aside, RemarkAside))
    longest = max((words.say("mistake." + kind) for kind in KINDS), key=len)
    buttons = [widget.rect for widget in walk(top.form.root) if isinstance(widget, Button)]
    for said in (Remark(longest, mistake=next(iter(KINDS)), more=words.say("remark.take_back")), Remark(longest),
                 Remark(words.say("table.no_take_back"))):
        top.table.remarks.shown = said
        app.step([], 0.0)
        ribbon = pages.place_of(aside, ("hud", "remark"))
        assert ribbon is not None
        assert ribbon.collidelist(buttons) < 0
        assert top.table.remarks.shown is said, "it is not merely left away"
        assert Rect(0, 0, *size).contains(ribbon)
    app.close()
