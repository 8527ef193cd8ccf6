"""After a match of a tournament, a season or a day its page follows, and no match that does not count."""

from __future__ import annotations

from datetime import date
from typing import Any

import pygame
import pytest

from game.club import contests
from game.club.contests import all_tournaments, season_of
from game.store import open_store, path_in
from game.store.book import give_up, unfinished
from game.store.history import matches
from game.ui.app.scene import Push, Replace
from game.ui.scenes.contests import SeasonScene, TournamentScene
from game.ui.scenes.daily import DailyScene
from game.ui.scenes.match import take_up
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pages import WaitingScene, drop_question
from game.ui.scenes.table.scoring import MatchEndScene, ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Button, Label, walk
from game.view import words
from tests.driver import Person, context

TODAY = date(2026, 11, 23)
PAGES = {SeasonScene: "season.after", TournamentScene: "tournament.after", DailyScene: "daily.results"}
"""The pages, and the words that lead to each."""


@pytest.fixture
def store(tmp_path, monkeypatch):
    monkeypatch.setattr(contests, "SEASON_DEALS", 1)
    monkeypatch.setattr(contests, "TOURNAMENT_DEALS", 2)
    found = open_store(path_in(tmp_path))
    yield found
    found.close()


def at_the_table(store, page) -> Person:
    """A person who has begun a match on the ``page``, over the menu."""
    person = Person(context(store=store, preset="piedmont", today=lambda: TODAY))
    person.app.scenes.take(Push(page(person.context)))
    person.step()
    while not isinstance(person.scene, TableScene):
        person.click(person.scene.widget("play").rect.center)
        person.step()
    return person


@pytest.mark.parametrize("page", PAGES)
def test_the_main_button_after_a_match_leads_to_its_page(store, page):
    person = at_the_table(store, page)
    number = person.table.session.match_number
    person.table.session.leave()
    person = Person(person.context)
    person.app.scenes.take(take_up(person.context, person.app, unfinished(store)[0].number))
    person.step()
    person.play_deal()
    while not person.table.session.match.finished:
        person.table.next_deal()
        person.app.scenes.take(Replace(person.table.scene("deal")))
        person.play_deal()
    if person.table.session.rules.deals > 1:
        person.app.scenes.take(person.scene.to_match())
        person.step()
    assert isinstance(person.scene, MatchEndScene | ScoringScene)
    buttons = [widget for widget in person.scene.main_button() if isinstance(widget, Button)]
    assert [words.spoken(button.words) for button in buttons] == [words.say(PAGES[page])]
    person.press(pygame.K_RETURN)
    person.step()
    assert isinstance(person.scene, page)
    assert [line.number for line in matches(store).lines] == [number]
    if page is SeasonScene:
        person.click(person.scene.widget("play").rect.center)
        person.step()
        assert isinstance(person.scene, TableScene)
        assert [one.kind for one in season_of(store).rounds] == ["season-1", "season-2"]
    else:
        person.press(pygame.K_ESCAPE)
        person.step()
        assert isinstance(person.scene, MenuScene)


def test_a_match_and_what_it_is_of_are_written_together(store, monkeypatch):
    """If the program is killed after the first write, no match lacks its tournament or season."""
    writes: list[Any] = []
    monkeypatch.setattr(store, "write", lambda *given: bool(writes) and writes.pop()(*given))
    for page in (SeasonScene, TournamentScene):
        writes[:] = [type(store).write.__get__(store)]
        at_the_table(store, page)
    assert [one.match for one in all_tournaments(store)] == [2]
    assert [one.match for one in season_of(store).rounds] == [1]


def test_a_match_that_its_file_has_lost_is_again_what_it_was(store):
    person = at_the_table(store, TournamentScene)
    store.write(*((f"DELETE FROM {table}", ()) for table in ("matches", "deals", "records", "tournaments")))  # noqa: S608
    person.table.session.keep_again()
    assert [one.match for one in all_tournaments(store)] == [person.table.session.match_number]


def said_by(person) -> list[str]:
    """The labels of the top scene."""
    return [words.spoken(label.words) for label in walk(person.scene.form.root) if isinstance(label, Label)]


@pytest.mark.parametrize("page", PAGES)
def test_a_match_that_waits_is_named_by_what_it_is_part_of(store, page):
    """Its title is on the menu, in the list, and in the question before it is deleted; an ordinary match has none."""
    person = at_the_table(store, page)
    person.table.session.leave()
    ordinary = Person(context(store=store, preset="piedmont", today=lambda: TODAY))
    ordinary.app.scenes.take(ordinary.scene.start())
    ordinary.table.session.leave()
    latest, one = unfinished(store)
    ordinary.app.scenes.take(Push(WaitingScene(person.context)))
    title = {SeasonScene: "Season", TournamentScene: "Duplicate tournament",
             DailyScene: "Deal of the day, 23 November 2026"}[page]
    lines = [words.spoken(button.words) for button in ordinary.buttons()][::2]
    assert lines[0].startswith("Piedmont")
    assert lines[1].startswith(f"{title} · Piedmont")
    ordinary.app.scenes.take(Push(drop_question(person.context, one)))
    assert title in " ".join(said_by(ordinary))
    give_up(store, latest.number)
    front = Person(person.context)
    front.step()
    assert any(line.startswith(title) for line in said_by(front))
