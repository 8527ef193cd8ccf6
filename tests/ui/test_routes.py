"""Every page is opened by its route, and *Back* leads to the page before."""

from datetime import date
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.club.daily import daily_deal
from game.settings import Trouble
from game.store import open_store, path_in
from game.store.history import matches, record_of
from game.ui.app.events import key
from game.ui.app.routes import ROUTES
from game.ui.app.scene import Pop, Push
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.match import new_session
from game.ui.scenes.table.table_scene import TableScene
from tests.driver import Person, context
from tools.shots.games import play_days


@pytest.fixture(scope="module")
def person(tmp_path_factory):
    """A person on the menu, with a finished deal and an unfinished match."""
    store, day = open_store(path_in(tmp_path_factory.mktemp("games"))), date(2026, 11, 23)
    play_days(store, [daily_deal(day, "french")])
    made = Person(context(store=store, today=lambda: day))
    new_session(made.context, store=store).leave()
    made.step()
    yield made
    store.close()


def given_to(name, person):
    """The arguments of the page ``name``."""
    store = person.context.store
    record, [waiting, *_] = record_of(store, 1), person.context.unfinished
    if name == "notice":
        person.context.keeper.troubles.append(Trouble("values", "felt"))
    session = new_session(person.context)
    return {"continue": (person.app, waiting.number), "demo": (person.app,), "drop": (waiting,),
            "dropped": (Event(pygame.DROPTEXT, text=""),), "duplicate": (record, 0),
            "duplicate_match": (store, matches(store).lines[0]), "evening": (person.app,), "file": (Path("none"),),
            "lesson": ("pack",), "match": (person.app,), "play_again": (person.app, record, (), 0),
            "replay": (record,), "review": (record,), "sharing": (record, 0), "table": (person.app, session),
            }.get(name, ())


@pytest.mark.parametrize("name", ROUTES)
def test_it_opens_and_back_returns(name, person):
    scenes = person.app.scenes
    before = scenes.stack
    step = person.context.open(name, *given_to(name, person))
    assert isinstance(step, Push)
    scenes.take(step)
    person.step()
    if isinstance(scenes.top, TableScene | LessonScene):  # Esc opens its menu
        scenes.take(Pop())
    elif name in ("menu", "welcome"):  # the first pages
        assert scenes.top.back() != Pop()
        scenes.take(Pop())
    else:
        person.step(key(pygame.K_ESCAPE))
    person.step()
    assert scenes.stack == before
