"""Dialogs over the table: the card to name is asked for at once, and each has a hint."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.engine.cards import RANKS
from game.ui.app.scene import Push
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.chooser import CardChooser, PackPicture
from game.ui.scenes.table.menu import StoryScene, table_menu
from game.ui.scenes.table.play import PlayScene
from game.ui.table.hint import HintAside
from game.ui.widgets import Button, walk
from game.view import words
from tests.driver import Chance, Person, context, front
from tests.ui import pages
from tests.ui.test_refusals import seat
from tools.shots.shots import Shot, app_at


def naming(kind="call") -> Person:
    """A dealer at a prompt of ``kind``, by default about to call a card; all others pass."""
    person = Person(replace(context(first_dealer=0), thinker=Chance(1, shy=1.0)))
    person.press(pygame.K_RETURN)
    for _ in range(5_000):
        asked = person.asked()
        if asked.kind == kind and person.table.caught_up:
            return person
        if asked.kind == "bid":
            person.click_button(person.scene.form.root.children[1 if kind == "call" else 2])
        elif asked.kind == "wait":
            person.step()
        else:
            person.act()
    raise AssertionError("never came")


def hint_of(person) -> HintAside:
    return next(aside for aside in person.table.overlays if isinstance(aside, HintAside))


def picture_of(person) -> PackPicture:
    return next(widget for widget in walk(person.scene.form.root) if isinstance(widget, PackPicture))


def test_the_cards_to_name_are_shown_at_once():
    person = naming()
    person.step()
    assert isinstance(person.scene, CardChooser)


@pytest.mark.parametrize("back", ["esc", "button"])
def test_the_table_can_be_looked_at_meanwhile(back):
    person = naming()
    person.step()
    if back == "esc":
        person.press(pygame.K_ESCAPE)
    else:
        person.click_button(person.button(words.say("chooser.look")))
    for _ in range(30):
        person.step()
    assert isinstance(person.scene, BiddingScene), "it does not come back by itself"
    person.click_button(person.button(words.say("chooser.open")))
    assert isinstance(person.scene, CardChooser)
    person.press(pygame.K_RETURN)
    assert person.asked().kind != "call"


def test_asking_can_be_ended_in_the_dialog():
    person = naming("ask")
    person.step()
    assert isinstance(person.scene, CardChooser)
    person.click_button(person.button(words.say("ask.done")))
    assert person.asked().kind != "ask"
    person.step()
    assert not isinstance(person.scene, CardChooser)


def test_f2_marks_the_card_in_the_dialog():
    person = naming()
    person.step()
    person.press(pygame.K_F2)
    person.until(lambda: hint_of(person).marks.cards, 30)
    assert isinstance(person.scene, CardChooser)
    assert picture_of(person).good() == hint_of(person).marks.cards
    before = person.app.screen.surface.copy()
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, CardChooser), "Esc closes the hint first"
    person.step()
    rect = hint_of_rect(before, person.app.screen.surface)
    assert rect, "the hint was drawn over the dialog"


def hint_of_rect(before, after) -> bool:
    return pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


@pytest.mark.parametrize("way", ["last_trick", "menu", "claim"])
def test_f2_helps_in_the_other_dialogs_too(way):
    person = seat(PlayScene, lambda table: table.stage.board.last_trick and len(table.view.actions) > 1)
    if way == "last_trick":
        pages.press_tool(person.app, "last_trick")
    elif way == "menu":
        person.press(pygame.K_ESCAPE)
    else:
        person.app.scenes.take(Push(person.scene.claiming("claim")))
    person.step()
    assert not isinstance(person.scene, PlayScene)
    person.press(pygame.K_F2)
    person.step()
    assert hint_of(person).hint is not None


def test_an_open_hint_is_under_the_veil_of_the_menu():
    person = seat(PlayScene, lambda table: table.stage.board.last_trick and len(table.view.actions) > 1)
    person.press(pygame.K_F2)
    person.until(lambda: hint_of(person).marks.cards, 30)
    for _ in range(2):
        person.step()
    (item,) = hint_of(person).items()
    paper = item.rect.left + item.rect.width // 2, item.rect.bottom - 14  # in the padding: nothing is written there
    bright = person.app.screen.surface.get_at(paper)
    person.app.scenes.take(Push(table_menu(person.table)))
    person.step()
    assert person.app.screen.surface.get_at(paper).g < 0.6 * bright.g
    person.press(pygame.K_ESCAPE)
    person.step()
    assert isinstance(person.scene, PlayScene), "Esc goes on at once"
    assert hint_of(person).hint is not None


def test_the_bids_can_be_read_from_the_dialog():
    person = naming()
    person.step()
    person.press(pygame.K_h)
    assert isinstance(person.scene, StoryScene)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, CardChooser)


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", ["chooser", "asking"])
def test_the_dialog_fits(name, language, percent):
    app = app_at(Shot(name, (1024, 600), seed=pages.ASKED, lang=language, text_percent=percent))
    window = app.screen.surface.get_rect()
    for widget in walk(front(app, CardChooser).form.root):
        if isinstance(widget, Button | PackPicture):
            assert window.contains(widget.rect)
        if isinstance(widget, PackPicture):
            cards = widget.places()
            assert min(rect.width for rect in cards.values()) >= 30, "an index is as large as in a hand"
            assert next(iter(cards)).rank == len(RANKS), "Kings come first"
    app.close()
