"""The menu while the deck is being read: only what shows a card that has come is drawn again."""

import queue

import pygame
import pytest

from game.ui.app.app import App, MemoryScreen
from game.ui.draw import frames
from game.ui.draw.deck import DECK, height
from game.ui.draw.pictures import blank
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.title_page import FAN, WelcomeScene
from game.view import words
from tests.driver import context
from tools.shots.from_menu import FROM_MENU


@pytest.fixture(autouse=True)
def nothing_else_is_read(monkeypatch):
    """A deck of its own, unread: what an earlier window asked for must not come now."""
    monkeypatch.setattr(DECK, "_names", ())
    monkeypatch.setattr(DECK, "_arrived", queue.SimpleQueue())
    monkeypatch.setattr(DECK, "_due", 0)


@pytest.fixture
def app():
    made = App(MenuScene(context()), MemoryScreen((1920, 1080)))
    made.step([], 0.0)
    yield made
    made.close()


def come(app, name, colour="red"):
    """The picture of the card ``name`` comes; whether a frame was shown for it."""
    picture = blank((DECK.width, height(DECK.width)))
    picture.fill(colour)
    DECK._due += 1
    DECK._arrived.put((DECK._kept_want(name), picture))
    before = app.screen.shown
    app.step([], 1 / 60)
    return app.screen.shown > before


def test_a_card_that_is_not_on_the_title_page_changes_nothing(app):
    assert not come(app, "T9")
    assert not come(app, "back")


def test_a_card_of_the_title_page_is_seen_at_once_and_nothing_else_is_drawn(app):
    room = app.scenes.top.spread.fan.rect
    mark = pygame.Rect(0, 0, 40, 40)
    for name, colour in zip(FAN, ("red", "blue", "green", "gold", "black"), strict=True):
        app.screen.surface.fill("magenta", mark)
        assert come(app, name, colour)
        assert app.screen.surface.get_at(mark.center)[:3] == (255, 0, 255)
    red, green, blue = app.screen.surface.get_at(room.center)[:3]
    assert green > 240
    assert max(red, blue) < 20
    app.screen.surface.fill("magenta", mark)
    partly = app.screen.surface.copy()
    app.scenes.invalidate()
    app.step([], 0.0)
    partly.blit(app.screen.surface, mark, mark)
    assert pygame.image.tobytes(partly, "RGB") == pygame.image.tobytes(app.screen.surface, "RGB")


def test_foreign_text_is_drawn_whole(app):
    app.screen.surface.fill("magenta")
    app.scenes.invalidate()
    app.step([], 0.0)
    assert app.screen.surface.get_at((3, 3))[:3] != (255, 0, 255)


def test_without_the_title_page_no_card_is_seen():
    words.use("fr")  # whose doors and matches that wait need the whole width
    left = FROM_MENU["menu_left"](MenuScene(context()))
    app = App(left, MemoryScreen((1024, 600)), text_percent=175)
    app.step([], 0.0)
    assert not come(app, FAN[0], "white")
    app.close()


def test_the_welcome_shows_no_card():
    app = App(WelcomeScene(context()), MemoryScreen())
    app.step([], 0.0)
    assert not come(app, FAN[1], "white")
    app.close()


def test_a_sheet_as_large_as_the_window_is_made_once(app, monkeypatch):
    made = []
    framed = frames._framed

    def framing(*of):
        made.append(of[0])
        return framed(*of)

    monkeypatch.setattr(frames, "_framed", framing)
    for _ in range(2):
        app.scenes.invalidate()
        app.step([], 0.0)
    assert "panel" not in made
