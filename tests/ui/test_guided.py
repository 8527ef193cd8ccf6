"""A guided first evening, the lessons offered after it, and opponents suitable for the player."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import pytest

from game.ai.names import OFFERED, PEOPLE
from game.ai.selfplay import played_out
from game.engine.actions import Call, Play
from game.engine.record import Record, opening
from game.engine.variants import PRESETS
from game.settings import Keeper, MatchSetup, Settings
from game.store import open_store, path_in
from game.ui.app.scene import Pop, Push
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.setup import FirstTableScene
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.scoring import MatchEndScene, ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.scenes.title_page import WelcomeScene
from game.ui.table.preferences import preferences_of
from game.ui.table.table import Table
from game.view import newcomer, players, words
from game.view.lessons.course import COURSE, lesson
from game.view.newcomer import PHASES, due_phase
from tests.builders import shuffled
from tests.driver import Person, context, front
from tools.shots.shots import Shot, app_at


def welcomed(answer: str, **more) -> Person:
    person = Person(context(keeper=Keeper(), **more))
    person.app.scenes.take(Push(WelcomeScene(person.context)))
    person.click(person.scene.widget(answer).rect.center)
    return person


def finish_lesson(person: Person) -> None:
    """Press the button on the last page of a lesson, as if all steps had been done."""
    scene = person.at(LessonScene)
    scene.guide.here = scene.guide.here.__class__(scene.guide.here.lesson, len(scene.guide.here.lesson.steps) - 1,
                                                  mood="right")
    scene.turned()
    primary = next(button for button in person.buttons() if button.primary)
    person.click(primary.rect.center)


# -- the evening ------------------------------------------------------------------------------------------------------

def enough(person: Person) -> None:
    """Press the button that leads from a lesson to the next deal."""
    person.click_button(person.button(words.say("evening.enough")))


def dealt(person: Person, number: int) -> Table:
    """The table at which the deal ``number`` of the evening is played."""
    table = front(person.app, TableScene).table
    assert table.session.record.hands == newcomer.first_deal(number).hands
    assert table.session.takes_back
    others = tuple(player.level for player in table.session.players[1:])
    assert others == players.COMPANIONS[newcomer.OPPONENTS]
    return table


def test_the_lessons_of_the_evening_lead_into_the_deals():
    person = welcomed("new")
    for name in newcomer.LESSONS:
        assert person.at(LessonScene).guide.name == name
        finish_lesson(person)
    dealt(person, 0)
    assert person.context.keeper.settings.lessons_done == newcomer.LESSONS


def test_from_the_second_lesson_on_one_can_play_and_the_discard_comes_with_the_fourth_deal():
    person = welcomed("new")
    words_of_lesson = [words.spoken(button.words) for button in person.buttons()]
    assert words.say("evening.enough") not in words_of_lesson
    finish_lesson(person)
    enough(person)
    for number in range(3):
        table = dealt(person, number)
        assert preferences_of(person.context.keeper.settings).pace.rest == math.inf
        sheet = to_the_sheet(person)
        own = table.session.record.moves[len(newcomer.first_deal(number).moves):]
        assert {type(action) for _, action in own} == {Play}
        assert sheet.proposal is None, "only the lessons of the evening are offered"
        way = person.button(words.say("sheet.next_deal" if number < 2 else "evening.go_on"))
        assert way.primary
        person.click_button(way)
    assert person.at(LessonScene).guide.name == newcomer.LESSONS[1], "it was left before its end"
    enough(person)
    assert dealt(person, 3).session.rules.deals > 1
    assert preferences_of(person.context.keeper.settings).pace.rest == 1.0
    person.until(lambda: person.asked().kind != "wait")
    assert person.asked().kind == "discard"
    assert not person.context.keeper.settings.first_evening


def test_the_introduction_is_on_the_title_page_until_it_is_over(tmp_path):
    person = welcomed("new", store=open_store(path_in(tmp_path)))
    finish_lesson(person)
    enough(person)
    dealt(person, 0).session.leave()
    for over in (False, True):
        person.app.scenes.take(Push(MenuScene(person.context)))
        assert person.scene.has("continue")
        assert words.spoken(person.scene.widget("evening").words) == "Continue the introduction"
        person.click(person.scene.widget("over" if over else "evening").rect.center)
        if not over:
            dealt(person, 1).session.leave()
    person.step()
    assert not person.at(MenuScene).has("evening")
    assert person.scene.has("continue")
    settings = person.context.keeper.settings
    assert (settings.first_evening, settings.trick_rest) == (False, "normal")


@pytest.mark.parametrize("game", ["french-federation", "chambery"])
def test_table_level_and_length_of_a_known_game_are_asked_and_it_is_not_explained(game):
    person = welcomed(game)
    assert person.at(FirstTableScene).level == "club"
    for name, value in (("players", 3), ("deals", 12)):
        person.scene.widget(name).choose(value)
        person.scene.renew()
        person.step()
    person.click(person.scene.widget("play").rect.center)
    setup = person.context.keeper.settings.setup
    assert (setup.preset, setup.options) == (game, {"players": 3, "deals": 12})
    session = person.at(BiddingScene).table.session
    assert (session.rules.preset, session.rules.players, session.rules.deals) == (game, 3, 12)
    assert not session.takes_back
    assert [player.level for player in session.players[1:]] == list(players.COMPANIONS["club"])
    told = person.context.keeper.settings.phases_told
    assert due_phase(session.view, told) is None
    known = {key.rpartition(".")[0] for key in told}
    assert known == {preset.name for preset in PRESETS.values() if preset.family is session.rules.family}
    assert len(told) == len(known) * len(PHASES)


# -- lessons that are offered -----------------------------------------------------------------------------------------

def a_deal() -> Record:
    record = newcomer.first_deal(3)
    return played_out(opening(record)[0], [newcomer.OPPONENTS] * record.rules.at_table, Random(1))[0]


def test_a_lesson_is_offered_when_its_subject_came_up():
    record = a_deal()
    assert any(isinstance(action, Call) for _, action in record.moves)
    settings = Settings(lessons_done=newcomer.LESSONS)
    assert newcomer.offered(record, 0, settings) == "calling"
    done = Settings(lessons_done=(*newcomer.LESSONS, "calling"))
    assert newcomer.offered(record, 0, done) == "partners"
    assert newcomer.offered(record, 0, Settings(introductions=False)) is None
    often = Settings(phases_told={newcomer.times_key("calling"): newcomer.OFFERS})
    assert newcomer.offered(record, 0, often) == "partners"
    assert newcomer.offered(record, 0, Settings(lessons_done=COURSE)) is None


def test_every_lesson_is_offered_at_some_time_and_in_its_own_game():
    assert set(newcomer.SUBJECTS) == set(COURSE) - set(newcomer.LESSONS)
    record, met, settings = a_deal(), list[str](), Settings()
    while (name := newcomer.offered(record, 0, settings)) is not None:
        met.append(name)
        settings = Settings(lessons_done=tuple(met))
    assert {lesson(name).rules.family.name for name in met} == {record.rules.family.name}


def test_the_lesson_on_signals_is_offered_where_the_match_has_them():
    record = replace(shuffled("french", 3).finish().record, match={"signals": True})
    done = Settings(lessons_done=tuple(name for name in COURSE if name != "signals"))
    assert newcomer.offered(record, 0, done) == "signals"
    assert newcomer.offered(replace(record, match={}), 0, done) is None


def to_the_sheet(person: Person) -> ScoringScene:
    person.play_deal()
    sheet = person.at(ScoringScene)
    sheet.settle()
    person.step()
    return sheet


def test_the_sheet_leads_to_the_lesson_and_the_lesson_back():
    person = Person(context(keeper=Keeper()))
    person.app.scenes.take(person.scene.start())
    sheet = to_the_sheet(person)
    name = next(name for name in newcomer.SUBJECTS
                if newcomer.times_key(name) in person.context.keeper.settings.phases_told)
    button = next(one for one in person.buttons() if words.spoken(one.words).startswith("Lesson: "))
    person.click(button.rect.center)
    assert person.at(LessonScene).guide.name == name
    person.app.scenes.take(Pop())
    assert person.scene is sheet


# -- opponents that suit ----------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("level", "won", "deals", "then"), [
    ("beginner", 6, 9, "casual"), ("beginner", 5, 9, None), ("beginner", 0, 9, None), ("club", 1, 9, "casual"),
    ("club", 2, 9, None), ("club", 6, 9, "expert"), ("expert", 9, 9, None), ("casual", 5, 5, None),
    ("rosalie", 9, 9, None),
])
def test_other_opponents_are_proposed_by_results(level, won, deals, then):
    found = players.other_level(level, [1] * won + [-1] * (deals - won))
    assert (found.level if found is not None else None) == then
    if found is not None:
        assert (found.won, found.deals) == (won, deals)
        assert found.up == (OFFERED.index(then) > OFFERED.index(level))


def test_only_the_latest_deals_count():
    assert players.other_level("club", [1] * players.MOST + [-1] * 50).up
    assert not players.other_level("club", [-1] * players.MOST + [1] * 50).up


def test_undo_follows_the_strength():
    setup = newcomer.first_setup()
    assert players.with_level(setup, "casual").takes_back
    assert not players.with_level(setup, "club").takes_back


def test_a_match_that_was_lost_ends_with_gentler_opponents(tmp_path, monkeypatch):
    monkeypatch.setattr(players, "FEWEST", 1)
    monkeypatch.setattr(players, "DOWN", (1, 1))
    monkeypatch.setattr(players, "UP", (2, 1))
    store = open_store(path_in(tmp_path))
    person = Person(context(keeper=Keeper(), store=store, levels=("club",) * 6, options={"deals": 2}))
    person.app.scenes.take(person.scene.start())
    for _ in range(2):
        sheet = to_the_sheet(person)
        person.app.scenes.take(sheet.go_on())
    end = person.at(MatchEndScene)
    end.settle()
    person.step()
    button = next(one for one in person.buttons() if "easier opponents (Casual)" in words.spoken(one.words))
    person.click(button.rect.center)
    session = person.at(BiddingScene).table.session
    assert {player.level for player in session.players[1:]} == {"casual"}
    assert session.takes_back
    store.close()


def test_companions_of_one_level_give_way_to_those_of_the_next(tmp_path, monkeypatch):
    monkeypatch.setattr(players, "FEWEST", 1)
    monkeypatch.setattr(players, "UP", (0, 1))
    store = open_store(path_in(tmp_path))
    person = Person(context(keeper=Keeper(), store=store, levels=players.company("beginner"), options={"deals": 2}))
    person.app.scenes.take(person.scene.start())
    for _ in range(2):
        person.app.scenes.take(to_the_sheet(person).go_on())
    end = person.at(MatchEndScene)
    end.settle()
    person.step()
    person.click(next(one for one in person.buttons() if "(Casual)" in words.spoken(one.words)).rect.center)
    seated = person.at(BiddingScene).table.session.players
    assert tuple(player.level for player in seated[1:]) == players.company("casual")[1:len(seated)]
    store.close()


@pytest.mark.parametrize("level", OFFERED)
def test_the_usual_table_of_a_level_is_known_again_with_any_number_of_seats(level):
    for preset, count in (("chambery", 5), ("french", 4), ("french", 3)):
        setup = players.with_company(MatchSetup(preset, {"players": count}), level)
        seated = [player.level for player in players.players_of(setup)][1:]
        assert set(seated) & {*PEOPLE}
        assert players.level_of(seated) == level
        assert players.rest_level(setup) == level
    assert players.level_of(["casual"] * 4) == "casual"
    assert players.level_of(["casual", "club", "club"]) is None


def test_a_proposal_on_the_result_follows_the_language():
    """The language can be changed in the menu of the table while the result is shown."""
    app = app_at(Shot("scoring", (1280, 720)))
    scene = front(app, ScoringScene)
    proposed = scene.proposal
    assert proposed is not None
    said = {}
    for language in ("en", "de"):
        words.use(language)
        said[language] = words.spoken(proposed.words)
    words.use("en")
    assert said["en"].startswith("Lesson")
    assert said["de"].startswith("Lektion")
    app.close()
