"""The file of games disappears during a game: a sheet asks where to store everything."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pygame
import pytest

from game.store import open_store, path_in
from game.store.book import unfinished
from game.store.history import matches
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Dialog
from game.view import words
from game.view.units import SMALLEST_WINDOW
from tests.driver import Person, context
from tests.ui import pages
from tests.ui.layout_check import faults

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be taken away")


@pytest.fixture
def person(tmp_path, monkeypatch):
    """A person at the table, some actions into a deal, with folders of games and of documents."""
    monkeypatch.setattr("game.ui.scenes.pages.usual_folder", lambda: tmp_path / "documents")
    store = open_store(path_in(tmp_path / "games"))
    found = Person(context(seed=3, store=store))
    found.step()
    found.app.scenes.take(found.scene.start())
    acts(found, 3)
    yield found
    store.close()


def acts(person: Person, times: int) -> None:
    moves = len(person.table.session.record.moves)
    for _ in range(4000):
        if len(person.table.session.record.moves) >= moves + times or isinstance(person.scene, Dialog):
            return
        if isinstance(person.scene, TableScene) and person.asked().kind != "wait":
            person.act()
        else:
            person.step()
    raise AssertionError(f"nobody acts in {type(person.scene).__name__}")


def asked_after(person: Person, folder: Path) -> Dialog:
    """The sheet that appears after the folder was removed."""
    shutil.rmtree(folder)
    acts(person, 2)
    person.step()
    assert isinstance(person.scene, Dialog)
    return person.scene


def texts(scene) -> str:
    return " ".join(pages.texts(scene.form))


def test_within_a_deal_one_is_asked_where_and_the_match_waits_there(person, tmp_path):
    dialog = asked_after(person, tmp_path / "games")
    assert str(tmp_path / "games")[:12] in texts(dialog)
    assert not person.table.session.kept
    person.click_button(person.button(words.say("games.gone_documents")))
    person.step()
    told = person.scene
    assert isinstance(told, Dialog)
    assert told is not dialog
    assert "documents" in texts(told)
    assert "--data-dir" in texts(told)
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, TableScene)
    assert person.table.session.kept
    acts(person, 2)
    moves = person.table.session.record.moves
    person.context.store.close()
    again = open_store(path_in(tmp_path / "documents" / "games"))
    assert len(unfinished(again)) == 1
    assert matches(again).all == 1
    assert again.read("SELECT count(*) FROM journal") == [(len(moves),)]
    again.close()


def test_the_same_folder_is_offered_first_where_it_is_free(person, tmp_path):
    asked_after(person, tmp_path / "games")
    person.press(pygame.K_RETURN)
    person.step()
    assert words.say("games.moved_elsewhere", folder="x")[:20] not in texts(person.scene)
    person.press(pygame.K_RETURN)
    assert person.table.session.kept
    assert path_in(tmp_path / "games").exists()


def test_what_has_taken_the_place_is_no_choice(person, tmp_path):
    shutil.copyfile(path_in(tmp_path / "games"), tmp_path / "copy")
    path_in(tmp_path / "games").unlink()
    (tmp_path / "copy").rename(path_in(tmp_path / "games"))
    acts(person, 2)
    person.step()
    labels = [words.spoken(button.words) for button in person.buttons()]
    assert labels == [words.say("games.gone_nowhere"), words.say("games.gone_documents")]


def test_nowhere_is_said_once_and_one_plays_on(person, tmp_path):
    asked_after(person, tmp_path / "games")
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, TableScene)
    acts(person, 6)
    assert isinstance(person.scene, TableScene)
    assert not person.table.session.kept
    assert not (tmp_path / "games").exists()


def test_an_impossible_place_is_reported_and_asked_again(person, tmp_path):
    (tmp_path / "documents").write_text("no folder", encoding="utf-8")
    asked_after(person, tmp_path / "games")
    person.click_button(person.button(words.say("games.gone_documents")))
    person.step()
    assert words.say("games.not_moved", why="")[:20] in texts(person.scene)
    person.click_button(person.button(words.say("games.gone_same")))
    person.step()
    assert person.table.session.kept


def test_it_is_reported_in_the_menu_too(person, tmp_path):
    """The last writes may fail after the person has left the table."""
    shutil.rmtree(tmp_path / "games")
    store = person.context.store
    store.look()
    person.app.scenes.dropped()
    from game.ui.app.scene import Push
    person.app.scenes.take(Push(MenuScene(context(store=store))))
    person.step()
    person.step()
    assert isinstance(person.scene, Dialog)
    person.press(pygame.K_RETURN)
    assert path_in(tmp_path / "games").exists()


@pytest.mark.parametrize("language", [*words.LANGUAGES, words.PSEUDO])
def test_the_sheets_fit(person, tmp_path, language):
    words.use(language)
    found = Person(context(store=person.context.store), size=SMALLEST_WINDOW, text=175)
    shutil.rmtree(tmp_path / "games")
    person.context.store.look()
    (tmp_path / "documents").write_text("no folder", encoding="utf-8")
    found.step()
    found.step()
    for label in (None, "games.gone_documents", "games.gone_same"):
        if label is not None:
            found.click_button(found.button(words.say(label)))
            found.step()
        assert isinstance(found.scene, Dialog)
        assert faults(found.scene.form, found.app.metrics) == []
