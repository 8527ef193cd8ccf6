"""Two formats of sheets: the elements with fixed places, and the botanical plates in their margin."""

from itertools import product

import pygame
import pytest
from pygame import Surface

from game.ui.draw import art, pictures
from game.ui.scenes.paper import PLATES
from game.ui.widgets import Button, Panel, Select, TextField, walk
from game.ui.widgets.panel import SHAPE, Plate
from game.view.units import measured
from game.view.words import LANGUAGES
from tools.shots.shots import Shot, app_at

PAGES = {"settings": "SettingsScene", "keys": "KeysScene", "setup": "SetupScene", "puzzles": "PuzzlesScene",
         "rulebook": "RulebookScene"}
SHEETS = "puzzles", "practice", "season", "companions", "lessons", "statistics", "waiting", "open", "how"
SIZES = ((1280, 720), (1920, 1080), (1600, 1200))


@pytest.fixture
def pages():
    """Return a function that opens the application at a page, by its name and language."""
    opened = []

    def at(name, language="en"):
        opened.append(app_at(Shot(name, (1280, 720), seed=3, lang=language)))
        return opened[-1]
    yield at
    for app in opened:
        app.close()


def sheet_of(app, size, percent=100):
    metrics = measured(size, percent)
    app.scenes.top.resize(metrics)
    sheet = app.scenes.top.form.root
    assert isinstance(sheet, Panel)
    return sheet


def seen_in(widget, room):
    room = room.clip(widget.rect) if widget.clips else room
    yield from (line.spot.clip(room) for line in widget.written() if line.spot.colliderect(room))
    if isinstance(widget, (Button, TextField, Select)):
        yield widget.rect.clip(room)
    for child in widget.children:
        yield from seen_in(child, room)


def plate_in(sheet):
    """The plate of ``sheet``; None if it has none."""
    return next((widget for widget in walk(sheet) if isinstance(widget, Plate)), None)


def test_the_table_names_pages_that_are_there(pages):
    assert {type(pages(name).scenes.top).__name__ for name in PAGES} == set(PLATES) == set(PAGES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plate_has_the_same_place(pages, language):
    for size in SIZES:
        assert len({tuple(plate_in(sheet_of(pages(name, language), size)).place) for name in PAGES}) == 1


@pytest.mark.parametrize("name", PAGES)
def test_it_covers_neither_words_nor_controls(pages, name):
    app = pages(name, "de")
    for size, percent in product(SIZES, (100, 125)):
        sheet = sheet_of(app, size, percent)
        place = plate_in(sheet).place
        assert abs(place.width / SHAPE - place.height) < sheet.metrics.px(40), "it keeps its proportions"
        for spot in seen_in(sheet, sheet.rect):
            assert not spot.colliderect(place), (size, percent, spot)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 100), ((1280, 720), 150), ((1920, 1080), 175)])
def test_small_windows_and_large_text_do_without(pages, name, size, percent):
    assert plate_in(sheet_of(pages(name), size, percent)) is None


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", [(1024, 600), *SIZES])
def test_title_and_way_back_stay_from_page_to_page(pages, size, percent):
    places: dict[tuple[int, ...], set[tuple[int, ...]]] = {}
    for name in SHEETS:
        app = pages(name)
        sheet = sheet_of(app, size, percent)
        title = sheet.written()[0].spot
        page = app.scenes.top
        back = next(widget.rect for widget in walk(page.form.root)
                    if isinstance(widget, Button) and widget.action == page.back)
        assert abs(sheet.rect.centery - size[1] // 2) <= 1, name
        found = title.top - sheet.rect.top, title.centerx, back.left, sheet.rect.bottom - back.bottom
        places.setdefault((sheet.rect.left, sheet.rect.width), set()).add(found)
    assert len(places) <= 2
    assert all(len(found) == 1 for found in places.values()), places


def test_a_page_without_the_picture_stays_usable(pages, monkeypatch, tmp_path):
    monkeypatch.setattr(pictures, "SPRITES", tmp_path)
    art.clear_cache()
    sheet = sheet_of(pages("keys"), (1280, 720))
    sheet.draw(Surface((1280, 720)))
    assert "sprites/plates/clover.webp" in pictures.missing_files()
    art.clear_cache()
    pygame.event.clear()
