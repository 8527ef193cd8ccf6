"""A botanical plate fills the empty part of a sheet, next to words and controls and never under them."""

from itertools import product
from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.draw import art, pictures
from game.ui.widgets import Button, Column, Label, Panel, ScrollArea, Select, Space, TextField, Widget
from game.ui.widgets.panel import SHAPE, empty_rooms
from game.view.gallery import PLANTS
from game.view.units import measured
from game.view.words import LANGUAGES
from tools.shots.shots import Shot, app_at

ROOMY = ("settings", "keys", "statistics", "duplicate_match")
"""Pages a quarter of which is bare in every language."""
OTHERS = ("setup", "setup_house", "history", "history_deals", "history_match", "rulebook", "rulebook_fool", "review",
          "statistics_course", "statistics_results", "statistics_table")
"""Pages with a plant for which there is not always room."""
SIZES = ((1280, 720), (1920, 1080), (1600, 1200))


@pytest.fixture
def pages():
    """The application at a page, by its name and language."""
    opened = []

    def at(name, language="en"):
        opened.append(app_at(Shot(name, (1280, 720), seed=3, lang=language)))
        return opened[-1]
    yield at
    for app in opened:
        app.close()


def sheet_of(app, size, percent=100):
    """The sheet of the page in front in a window of ``size``."""
    metrics = measured(size, percent)
    app.scenes.top.resize(metrics)
    sheet = app.scenes.top.form.root
    assert isinstance(sheet, Panel)
    return sheet


def seen_in(widget, room):
    """The words, buttons and fields that can be seen in ``room``."""
    room = room.clip(widget.rect) if widget.clips else room
    yield from (line.spot.clip(room) for line in widget.written() if line.spot.colliderect(room))
    if isinstance(widget, (Button, TextField, Select)):
        yield widget.rect.clip(room)
    for child in widget.children:
        yield from seen_in(child, room)


def pixels(surface, place=None):
    return pygame.image.tobytes(surface if place is None else surface.subsurface(place), "RGB")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ROOMY)
def test_a_page_with_an_empty_quarter_shows_its_plant(pages, name, language):
    app = pages(name, language)
    for size in SIZES:
        sheet = sheet_of(app, size)
        place = sheet.plate
        assert place is not None, size
        assert sheet.child.rect.contains(place), size
        picture = place.height - sheet.metrics.px(30)
        assert abs(place.width / SHAPE - picture) < sheet.metrics.px(12), "it keeps its proportions"


@pytest.mark.parametrize("name", [*ROOMY, *OTHERS])
def test_it_covers_neither_words_nor_controls(pages, name):
    app = pages(name, "de")
    for size, percent in product(SIZES, (100, 125)):
        sheet = sheet_of(app, size, percent)
        place = sheet.plate or Rect(0, 0, 0, 0)
        for spot in seen_in(sheet, sheet.rect):
            assert not spot.colliderect(place), (size, percent, spot)


@pytest.mark.parametrize("name", ROOMY)
def test_the_paper_under_it_is_bare(pages, name):
    app = pages(name)
    for size in SIZES[:2]:
        sheet = sheet_of(app, size)
        place, plant = sheet.plate, sheet.plant
        without, bare = Surface(size), Surface(size)
        sheet.plant = None
        sheet.draw(without)
        empty = Panel(Space(), sheet.title, pad=sheet.pad)
        empty.layout(sheet.rect, sheet.metrics)
        empty.draw(bare)
        assert pixels(without, place) == pixels(bare, place), size
        sheet.plant = plant
        shown = Surface(size)
        sheet.draw(shown)
        assert pixels(shown, place) != pixels(bare, place)
        for surface in (shown, without):
            surface.fill("black", place)
        assert pixels(shown) == pixels(without), "nothing else changes"


@pytest.mark.parametrize("name", ROOMY)
@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 100), ((1100, 620), 100), ((1280, 720), 150),
                                               ((1920, 1080), 175)])
def test_small_windows_and_large_text_do_without(pages, name, size, percent):
    assert sheet_of(pages(name), size, percent).plate is None


def test_what_scrolls_into_view_needs_its_room_too():
    lines: list[Widget] = [Label("short"), *(Space(60) for _ in range(12)), Label("a long line " * 8)]
    sheet = Panel(ScrollArea(Column(lines)), plant=PLANTS["rose"])
    sheet.layout(Rect(0, 0, 700, 700), measured((1280, 720)))
    assert sheet.plate is None, "the long line is below the view, but it comes"
    sheet = Panel(ScrollArea(Column(lines[:-1])), plant=PLANTS["rose"])
    sheet.layout(Rect(0, 0, 700, 700), measured((1280, 720)))
    assert sheet.plate is not None


def test_the_empty_rooms_of_a_sheet_are_the_largest_there_are():
    rng = Random(4)
    for _ in range(30):
        sheet = Rect(5, 7, 60, 50)
        marks = [Rect(rng.randrange(60), rng.randrange(50), rng.randrange(1, 30), rng.randrange(1, 20))
                 for _ in range(rng.randrange(5))]
        rooms = list(empty_rooms(sheet, marks, 0, 10))
        free = [cell for x, y in product(range(6), range(5)) if (cell := Rect(5 + 10 * x, 7 + 10 * y, 10, 10))
                and cell.collidelist(marks) < 0]
        every = [Rect(5 + 10 * x, 7 + 10 * y, 10 * w, 10 * h) for x, y in product(range(6), range(5))
                 for w, h in product(range(1, 7 - x), range(1, 6 - y))]
        empty = [room for room in every if room.collidelist(marks) < 0]
        assert all(room.collidelist(marks) < 0 and sheet.contains(room) for room in rooms)
        assert len(free) == sum(room.size == (10, 10) for room in empty)
        for room in empty:
            assert any(found.contains(room) for found in rooms), (marks, room)


def test_a_page_without_the_picture_stays_usable(pages, monkeypatch, tmp_path):
    monkeypatch.setattr(pictures, "SPRITES", tmp_path)
    art.clear_cache()
    sheet = sheet_of(pages("keys"), (1280, 720))
    sheet.draw(Surface((1280, 720)))
    assert "sprites/plates/clover.webp" in pictures.missing_files()
    art.clear_cache()
    pygame.event.clear()
