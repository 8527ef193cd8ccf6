"""The page of widgets fits, in every language, at every size."""

import pygame
import pytest

from game.ui.app.app import App, MemoryScreen
from game.ui.app.events import key
from game.ui.widgets import Button, Column, Dialog, Form, Label, Option, Row, Select, Widget, walk
from game.view import words
from game.view.units import SMALLEST_WINDOW, measured
from tests.driver import front
from tests.ui import pages
from tests.ui.layout_check import faults
from tools.shots.widgets_page import WidgetsPage

SIZES = (SMALLEST_WINDOW, (1920, 1080))


@pytest.mark.parametrize("language", ["en", "fr", words.PSEUDO])
@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_widgets_fits(size, percent, language):
    words.use(language)
    page = WidgetsPage()
    app = App(page, MemoryScreen(size), text_percent=percent)
    app.step([], 0)
    for _ in page.tabs.pages:
        assert faults(page.form, app.metrics) == []
        app.step([key(pygame.K_RIGHT)], 0)


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", [*SIZES, (1100, 1400), (3840, 2160), (2560, 1080)])
def test_a_dialog_fits_and_can_be_scrolled(size, percent):
    words.use(words.PSEUDO)
    page = WidgetsPage()
    app = App(page, MemoryScreen(size), text_percent=percent)
    opens = next(button for button in walk(page.form.root)
                 if isinstance(button, Button) and words.spoken(button.words) == words.say("settings.reset"))
    pages.follow(app, opens)
    app.step([], 0)
    assert faults(front(app, Dialog).form, app.metrics) == []


def test_an_open_list_stays_inside_the_window():
    words.use(words.PSEUDO)
    page = WidgetsPage()
    app = App(page, MemoryScreen(SMALLEST_WINDOW), text_percent=175)
    app.step([key(pygame.K_RIGHT), key(pygame.K_TAB), key(pygame.K_TAB), key(pygame.K_TAB), key(pygame.K_RETURN)], 0)
    assert page.form.popup is not None
    assert faults(page.form, app.metrics) == []


@pytest.mark.parametrize("at", [(1000, 660), (0, 0), (1150, 300), (-20, 700)])
def test_a_list_opened_at_the_rim_of_the_window_stays_inside(at):
    options = [Option(n, f"A choice with a rather long name, number {n}") for n in range(40)]
    select = Select(options, 20, lambda _: None)
    form = Form(select)
    metrics = measured((1280, 720))
    form.layout(pygame.Rect(at, (120, 40)), metrics)
    form.focus_on(select)
    form.handle(key(pygame.K_RETURN))
    assert pygame.Rect(0, 0, 1280, 720).contains(form.popup.rect)
    assert form.popup.rect.contains(form.popup.listing.row(20))


class Stiff(Widget):
    """A widget with the preferred size 100 × 20 in any room."""

    def preferred(self, metrics, room=0):
        return 100, 20


def test_the_check_sees_what_it_is_for():
    form = Form(Row([Stiff(), Label("Words that are wider than the room they are given")]))
    metrics = App(WidgetsPage(), MemoryScreen((1280, 720))).metrics
    form.layout(pygame.Rect(0, 0, 600, 60), metrics)
    assert faults(form, metrics) == []
    _, label = form.root.children
    label.rect.left = 50
    assert any("overlaps" in fault for fault in faults(form, metrics))
    label.rect.left = 550
    assert any("sticks out" in fault for fault in faults(form, metrics))
    label.rect.height = 5
    assert any("does not fit" in fault for fault in faults(form, metrics))
    outside = Form(Column([Stiff()]))
    outside.layout(pygame.Rect(1200, 0, 200, 60), metrics)
    assert any("leaves the window" in fault for fault in faults(outside, metrics))
