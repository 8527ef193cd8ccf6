"""Every scene there is, at every size of window and of text.

Nothing is cut off, nothing covers another, and no picture is read beyond its end when it is scaled or turned.
"""

import sys
from functools import lru_cache
from itertools import combinations

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.settings import Settings
from game.ui.draw import art, frames, pictures
from game.ui.draw.deck import DECK
from game.ui.scenes.table.table_scene import TableScene
from game.ui.shots.at_table import OVER, REACHED
from game.ui.shots.from_menu import FROM_MENU
from game.ui.shots.shots import FRAMES_TO_FINISH, SHOTS, Shot, app_at
from game.view import words
from tests.ui import pages
from tests.ui.fence import recorded
from tests.ui.layout_check import faults

SIZES = {(1024, 600): (100, 175), (1280, 720): (100, 175), (1280, 800): (100, 175), (1920, 1080): (100,),
         (3840, 2160): (100,)}
"""The sizes of the window, and the sizes of the text in each, in percent: large words lack room in small windows."""
LANGUAGES = (words.PSEUDO, *(pytest.param(code, marks=pytest.mark.long) for code in words.LANGUAGES))
"""The longest words every time, those that are read where there is time."""
AT_A_TABLE = ("exercise", "puzzle")
"""Reached from the menu, but a table."""
MENUS = ("menu", *(name for name in FROM_MENU if name not in AT_A_TABLE))
TABLES = (*REACHED, *OVER, *AT_A_TABLE)
IN_MOTION = tuple(name for name in SHOTS if name not in (*MENUS, *TABLES))


@pytest.fixture(scope="module", autouse=True)
def _nothing_is_kept_of_other_tests():
    """Every picture is made here, so that all calls for it are seen."""
    forget_all()


def forget_all():
    art.clear_cache()
    pictures.empty_shelves()
    for module in [module for name, module in sys.modules.items() if name.startswith("game.ui")]:
        for thing in vars(module).values():
            if isinstance(thing, type(lru_cache(len))):
                thing.cache_clear()


@pytest.fixture
def calls():
    """Every call of ``pygame.transform`` in the test."""
    with recorded() as made:
        yield made


def looks_of(name, language, **more):
    """The application at the scene ``name``, once for every size of window and text."""
    app = app_at(Shot(name, (1280, 720), seed=3, lang=language, **more))
    for size, percents in SIZES.items():
        app.screen.sized(size)
        app.step([Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])], 0.0)
        for _ in range(FRAMES_TO_FINISH):
            if not app.scenes.dirty:
                break
            app.step([], 0.0)
        for percent in percents:
            app.set_text_percent(percent)
            app.step([], 0.0)
            yield app, (name, size, percent)
    app.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MENUS)
def test_every_page_fits(name, language, calls, fence):
    for app, look in looks_of(name, language):
        assert faults(app.scenes.top.form, app.metrics) == [], look
    assert fence.beyond(calls) == []


def overlaps(scene):
    """Texts and buttons of a table that are outside the window or overlap."""
    window = Rect(0, 0, *scene.table.metrics.size)
    things = {item.key: item.rect for item in pages.drawn(scene)
              if item.key[0] in ("hud", "said", "detail") and item.key != ("hud", "remark")}
    buttons = [widget for widget in scene.form.root.children if widget.focusable and widget is not scene.hand]
    things |= {("button", number): widget.rect for number, widget in enumerate(buttons)}
    found = [f"{key} leaves the window" for key, rect in things.items() if not window.contains(rect)]
    for (one, here), (other, there) in combinations(things.items(), 2):
        shared = here.clip(there)
        if shared.width > 8 and shared.height > 8 and "seat" not in (one[0], other[0]):
            found.append(f"{one} {here} covers {other} {there}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_scene_of_the_table_fits(name, language, calls, fence):
    for app, look in looks_of(name, language):
        top = app.scenes.top
        found = [fault for fault in faults(top.form, app.metrics) if not fault.startswith("HandWidget")]
        if isinstance(top, TableScene) and not top.table.covered:
            found += overlaps(top)
        assert found == [], look
    assert fence.beyond(calls) == []


@pytest.mark.parametrize("name", IN_MOTION)
def test_no_picture_is_read_beyond_its_end_in_motion(name, calls, fence):
    assert sum(1 for _ in looks_of(name, words.PSEUDO)) == sum(map(len, SIZES.values()))
    assert fence.beyond(calls) == []


def test_no_picture_is_read_beyond_its_end_to_dye_the_cloth(calls, fence):
    assert [look for _, look in looks_of("bidding", words.PSEUDO, settings=Settings(felt="wine"))]
    assert any(call.function == "grayscale" for call in calls)
    assert fence.beyond(calls) == []


@pytest.mark.parametrize("name", ["menu", "widgets", "gallery", "bidding"])
def test_no_picture_is_read_beyond_its_end_where_all_is_drawn_plain(name, calls, fence, tmp_path, monkeypatch):
    for module in (pictures, frames):
        monkeypatch.setattr(module, "SPRITES", tmp_path)
    monkeypatch.setattr(DECK, "_without", True)
    forget_all()
    assert [look for _, look in looks_of(name, words.PSEUDO)]
    assert any(call.function == "box_blur" for call in calls)
    assert fence.beyond(calls) == []
    forget_all()
