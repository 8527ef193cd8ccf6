"""The pointer: as large as chosen in every window, and visible on every background."""

from typing import Any

import pygame
import pytest

from game.settings import Keeper, Settings
from game.ui.app.app import App, MemoryScreen
from game.ui.app.live import attach
from game.ui.app.pointer import UNITS, MousePointer, pointer_picture, tip
from game.ui.draw import theme
from game.ui.scenes.settings import SettingsScene
from tests.driver import context

GROUNDS = [(0, 0, 0), (255, 255, 255), (128, 128, 128), theme.FELT, theme.PAPER, theme.WINE, (255, 255, 0)]


@pytest.fixture
def handed(monkeypatch):
    """The list of the pointers that the game sets."""
    made: list[Any] = []
    monkeypatch.setattr(pygame.mouse, "get_cursor", lambda: "the system's")
    monkeypatch.setattr(pygame.mouse, "set_cursor", made.append)
    return made


@pytest.mark.parametrize("ground", GROUNDS, ids=str)
@pytest.mark.parametrize("px", [48, 84, 252])
def test_it_stands_out_on_every_ground(ground, px):
    surface = pygame.Surface((px, px), 0, 32)
    surface.fill(ground)
    surface.blit(pointer_picture(px), (0, 0), None, pygame.BLEND_PREMULTIPLIED)
    seen = [surface.get_at((x, y)) for x in range(px) for y in range(px)]
    clear = sum(theme.contrast((one.r, one.g, one.b), ground) >= 3 for one in seen)
    assert clear > 0.08 * px * px


def test_its_point_is_where_it_clicks():
    for px in (48, 84, 252):
        made, (x, y) = pointer_picture(px), tip(px)
        assert made.get_at((x + 1, y + 2)).a == 255
        assert made.get_bounding_rect().left <= x
        assert x + y < px / 4


def test_it_grows_with_the_window_and_is_drawn_only_when_it_changes(handed):
    pointer = MousePointer()
    pointer.fit(1.0)
    assert handed == []
    pointer.wish("large")
    pointer.wish("large")
    pointer.fit(0.8)
    assert [made.data[1].get_height() for made in handed] == [UNITS["large"]]
    pointer.fit(3.0)
    pointer.wish("very_large")
    assert [made.data[1].get_height() for made in handed[1:]] == [3 * UNITS["large"], 3 * UNITS["very_large"]]
    pointer.wish("system")
    assert handed[-1] == "the system's"


def test_the_setting_and_the_size_of_the_window_reach_it(handed):
    kept = Keeper(settings=Settings(cursor="large"))
    app = App(SettingsScene(context(keeper=kept)), MemoryScreen((1280, 720)))
    attach(app, kept)
    app.screen.sized((2560, 1440))
    app.step([pygame.event.Event(pygame.WINDOWSIZECHANGED, x=2560, y=1440)], 0.0)
    kept.change(cursor="system")
    assert [getattr(made, "type", made) for made in handed] == ["color", "color", "the system's"]
    app.close()


def test_a_system_that_has_only_its_own_keeps_it(monkeypatch, caplog):
    def refused(cursor):
        raise pygame.error("no cursors here")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refused)
    caplog.set_level("INFO")
    MousePointer().wish("large")
    assert "the system keeps its pointer" in caplog.text
