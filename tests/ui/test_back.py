"""From every page, *Back* leads to the page before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date

import pygame
import pytest

from game.club.daily import daily_deal
from game.club.sharing import save_records
from game.store import open_store, path_in
from game.store.history import record_of
from game.ui.app.events import key
from game.ui.app.scene import Answer, Pop, Push, Replace, Scene, Step
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.paper import Overlay
from game.ui.scenes.table.menu import table_menu
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Button, Dialog, Label, walk
from game.ui.widgets.form import HasForms
from game.ui.widgets.listing import RowList
from game.view import words
from tests.driver import Person, context
from tests.ui.test_ends import at_the_end
from tools.shots.games import play_days

Door = tuple[str, Callable[[], Answer | Step | None]]


class PageWalk:
    """Opens all that the buttons and lists of a page open, and returns by Esc; fails if the stack differs."""

    def __init__(self, person: Person) -> None:
        self.person, self.kinds = person, set[str]()

    def look(self, page: Scene) -> None:
        """Open everything that the top page ``page`` can open, and the same on the pages opened."""
        if name_of(page) in self.kinds or not isinstance(page, HasForms):
            return
        self.kinds.add(name_of(page))
        for number in range(sum(1 for _ in doors(page))):
            if number < len(here := list(doors(page))):  # a page may show other doors after one of them
                self._try(*here[number], page)

    def _try(self, name: str, act: Callable[[], Answer | Step | None], page: Scene) -> None:
        scenes, told = self.person.app.scenes, f"{name!r} of {name_of(page)}"
        before, step = scenes.stack, act()
        if isinstance(step, Push):
            scenes.take(step)
            self.person.step()
            opened = scenes.top
            if isinstance(opened, TableScene | LessonScene):
                scenes.take(Pop())  # as its menu does
            else:
                self.look(opened)
            for _ in range(3):  # the first Esc closes what is open on the page
                if scenes.top is opened:
                    self.person.step(key(pygame.K_ESCAPE))
            if isinstance(scenes.top, Dialog):  # a question before laid cards are lost
                self.person.click_button(self.person.button(words.say("editor.leave")))
            assert scenes.stack == before, f"{told}: {name_of(opened)} leads back to {name_of(scenes.top)}"
        elif isinstance(step, Replace):
            table = page.table if isinstance(page, TableScene) else None
            same = isinstance(step.scene, TableScene) and step.scene.table is table
            assert same or type(step.scene) is type(page), f"{told} leads away to {name_of(step.scene)}"


def doors(page: HasForms) -> Iterator[Door]:
    """Yield the buttons of ``page`` that act, except those that continue play, and the chosen rows of its lists."""
    for shown in page.shown_forms():
        for widget in walk(shown.form.root):
            if isinstance(widget, Button):
                if widget.why is None and not (widget.primary and isinstance(page, TableScene)):
                    yield words.spoken(widget.words), widget.action
            elif isinstance(widget, RowList) and widget.count:
                yield "a row", widget.open


def name_of(scene: Scene) -> str:
    title = getattr(scene, "title", None) or ""
    if isinstance(scene, Overlay):
        title = next((widget.words for widget in walk(scene.form.root) if isinstance(widget, Label)), "")
    return f"{type(scene).__name__} {words.spoken(title)}".strip()


@pytest.fixture(autouse=True)
def _names_of_keys():
    """Initialise the display, because the page of keys gets the names of keys from SDL."""
    pygame.display.init()


def test_every_page_behind_every_door_of_the_menu_leads_back_to_it(tmp_path):
    store, day = open_store(path_in(tmp_path)), date(2026, 11, 23)
    play_days(store, [daily_deal(day, preset) for preset in ("french", "piedmont")])
    save_records((record_of(store, 1),), tmp_path / "records", "A deal to open")
    person = Person(context(store=store, today=lambda: day, records_folder=tmp_path / "records"))
    person.step()
    found = PageWalk(person)
    found.look(person.scene)
    assert {name.split()[0] for name in found.kinds} > {
        "SetupScene", "DailyScene", "CompanionsScene", "LessonsScene", "PracticeScene", "PuzzlesScene", "RulebookScene",
        "HowScene", "KeysScene", "HistoryScene", "MatchScene", "ReplayScene", "StatisticsScene", "SeasonScene",
        "TournamentScene", "AlbumScene", "GalleryScene", "OpenScene", "EditorScene", "SettingsScene", "AboutScene"}
    store.close()


def test_every_page_behind_a_result_and_the_menu_of_a_table_leads_back_to_it(tmp_path):
    person = at_the_end("french")
    person.context.records_folder = tmp_path
    found = PageWalk(person)
    menu = table_menu(person.table)
    person.app.scenes.take(Push(menu))
    person.step()
    found.look(menu)
    person.app.scenes.take(Pop())
    found.look(person.at(ScoringScene))
    assert {name.split()[0] for name in found.kinds} > {
        "ScoringScene", "ReplayScene", "ReviewScene", "Overlay", "CountScene", "TableMenu", "RulebookScene",
        "SettingsScene", "KeysScene", "RefusalsScene"}
