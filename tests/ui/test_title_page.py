"""The title page is a picture, and does not wait for the deck."""

import queue

import pygame
import pytest

from game.settings import Keeper, Settings
from game.ui.app.app import App, MemoryScreen
from game.ui.app.live import dress
from game.ui.draw import frames
from game.ui.draw.deck import DECK, height
from game.ui.draw.pictures import blank
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.title_page import TitlePlate, WelcomeScene
from game.ui.widgets import walk
from game.view import words
from tests.driver import context
from tools.shots.shots import Shot, app_at


@pytest.fixture(autouse=True)
def nothing_else_is_read(monkeypatch):
    """Use an unread deck, so that no pictures requested by an earlier window arrive."""
    monkeypatch.setattr(DECK, "_names", ())
    monkeypatch.setattr(DECK, "_arrived", queue.SimpleQueue())
    monkeypatch.setattr(DECK, "_due", 0)


@pytest.fixture
def app():
    made = App(MenuScene(context()), MemoryScreen((1920, 1080)))
    made.step([], 0.0)
    yield made
    made.close()


def come(app, name):
    """Let the picture of the card ``name`` arrive; returns whether a frame was shown for it."""
    picture = blank((DECK.width, height(DECK.width)))
    picture.fill("white")
    DECK._due += 1
    DECK._arrived.put((DECK._kept_want(name), picture))
    before = app.screen.shown
    app.step([], 1 / 60)
    return app.screen.shown > before


def test_no_card_is_waited_for_on_the_menu(app):
    assert not come(app, "T3")
    assert not come(app, "back")


def test_a_card_that_arrives_is_shown_on_a_page_with_cards():
    app = app_at(Shot("practice", (1280, 720)))
    for _ in range(9):
        app.step([], 1 / 60)
    assert come(app, "T3")
    app.close()


@pytest.mark.parametrize(("contrast", "percent", "language", "brief"), [
    (False, 100, "en", False), (True, 100, "de", False), (False, 125, "it", True)])
def test_the_title_page_is_a_picture_with_the_door_to_today_on_it(contrast, percent, language, brief):
    words.use(language)
    dress(Settings(high_contrast=contrast))
    menu = MenuScene(context())
    app = App(menu, MemoryScreen((1920, 1080)), text_percent=percent)
    app.step([], 0.0)
    [plate] = [widget for widget in walk(menu.form.root) if isinstance(widget, TitlePlate)]
    shown = app.screen.surface.subsurface(plate.place)
    name = shown.subsurface((0, 0, shown.get_width(), shown.get_height() // 3))
    assert len({tuple(name.get_at((x, y))) for x in range(0, name.get_width(), 7) for y in range(0, 150, 7)}) > 40
    assert plate.place.contains(plate.door.rect)
    assert plate.door is menu.widget("today")
    assert plate.door.brief == brief
    app.close()


@pytest.mark.parametrize("calm", [False, True])
def test_now_and_then_a_petal_falls_and_only_the_plate_is_drawn(calm):
    menu = MenuScene(context(keeper=Keeper(settings=Settings(reduced_motion=calm))))
    screen = MemoryScreen((1280, 720))
    app = App(menu, screen)
    app.step([], 0.0)
    mark, fallen, still = pygame.Rect(0, 0, 40, 40), 0, pygame.image.tobytes(screen.surface, "RGB")
    for _ in range(410):
        before = screen.shown
        screen.surface.fill("magenta", mark)
        app.step([], 0.1)
        fallen += screen.shown > before
        assert screen.surface.get_at(mark.center)[:3] == (255, 0, 255)
    assert fallen == 0 if calm else 50 < fallen < 76  # two petals
    assert not menu.awaits
    app.scenes.invalidate()
    app.step([], 0.0)
    assert pygame.image.tobytes(screen.surface, "RGB") == still
    app.close()


def test_the_welcome_shows_no_card():
    app = App(WelcomeScene(context()), MemoryScreen())
    app.step([], 0.0)
    assert not come(app, "T3")
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
