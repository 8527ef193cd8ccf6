"""Text input without a keyboard: by a pad, by few keys, by a switch."""

import pygame
import pytest
from pygame.event import Event

from game.ui.app.app import App, MemoryScreen
from game.ui.app.events import key, pressed
from game.ui.app.keys import CONTROLS
from game.ui.app.scene import Push
from game.ui.scenes.rulebook import RulebookScene
from game.ui.widgets import Button, Column, Form, TextField, walk
from game.ui.widgets.dialog import FormScene
from game.ui.widgets.field import ScreenKeyboard
from game.view import words
from game.view.bindings import BUTTONS, PAD, Verb
from game.view.units import SMALLEST_WINDOW
from tests.driver import Person, context, front
from tests.ui.layout_check import faults


class Page(FormScene):
    app: App

    def __init__(self):
        self.changes: list[str] = []
        self.entered: list[str] = []
        self.field = TextField("", self.changes.append, done=self.entered.append, most=5, hint="Name")
        super().__init__(Form(Column([self.field])))

    def resize(self, metrics):
        self.form.layout(pygame.Rect(10, 10, 300, 60), metrics)
        self.form.focus_on(self.field)


@pytest.fixture
def page():
    shown = Page()
    shown.app = App(shown, MemoryScreen((1280, 800)))
    return shown


def button(verb):
    return Event(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS.index(PAD[verb][0]), instance_id=0)


def walk_to(app, label, event_of):
    """Move with the arrows to the key ``label`` of the keyboard, and press it."""
    board = front(app, ScreenKeyboard)
    for _ in range(80):
        board = front(app, ScreenKeyboard)
        goal = next(w for w in walk(board.form.root) if isinstance(w, Button) and words.spoken(w.words) == label)
        here = board.form.focus.widget
        if here is goal:
            break
        dx, dy = goal.rect.centerx - here.rect.centerx, goal.rect.centery - here.rect.centery
        way = (Verb.DOWN if dy > 0 else Verb.UP) if abs(dy) > goal.rect.height / 2 else \
            (Verb.RIGHT if dx > 0 else Verb.LEFT)
        app.step([event_of(way)], 0)
    assert board.form.focus.widget is goal, label
    app.step([event_of(Verb.PRESS)], 0)


def test_a_pad_writes_a_name(page):
    page.app.step([button(Verb.PRESS)], 0)
    for letter in ("L", "e", "a", "Delete", "o", "7", "Done"):
        walk_to(page.app, letter, button)
    assert front(page.app, Page) is page
    assert (page.field.value, page.changes, page.entered) == ("Leo7", ["Leo7"], ["Leo7"])


def test_keys_with_letters_move_if_text_is_always_chosen(page):
    CONTROLS.suit({"left": ("A",), "right": ("D",), "up": ("W",), "down": ("S",), "press": ("X",)}, {})
    CONTROLS.screen_keyboard = True
    codes = {Verb.LEFT: "a", Verb.RIGHT: "d", Verb.UP: "w", Verb.DOWN: "s", Verb.PRESS: "x"}

    def typed(verb):
        page.app.step([Event(pygame.TEXTINPUT, text=codes[verb])], 0)
        return key(ord(codes[verb]), unicode=codes[verb])

    page.app.step([typed(Verb.PRESS)], 0)
    walk_to(page.app, "Z", typed)
    walk_to(page.app, "Done", typed)
    assert page.field.value == "Z"


def test_a_letter_that_moves_is_typed_into_a_field(page):
    CONTROLS.suit({"up": ("W",)}, {})
    assert page.field.handle(key(pygame.K_w, unicode="w")) is True
    page.app.step([key(pygame.K_w, unicode="w"), Event(pygame.TEXTINPUT, text="w")], 0)
    assert page.field.value == "w"


def test_esc_leaves_the_text_as_it_was_and_a_keyboard_types_too(page):
    page.app.step([button(Verb.PRESS), Event(pygame.TEXTINPUT, text="ab"), key(pygame.K_BACKSPACE)], 0)
    assert front(page.app, ScreenKeyboard).value == "a"
    page.app.step([button(Verb.BACK)], 0)
    assert (page.field.value, page.changes) == ("", [])


def test_no_more_letters_than_the_field_holds(page):
    page.app.step([button(Verb.PRESS), Event(pygame.TEXTINPUT, text="abcdefgh")], 0)
    assert front(page.app, ScreenKeyboard).value == "abcde"


def test_the_rulebook_is_searched_with_it():
    person = Person(context(1))
    book = RulebookScene(person.context.setup.rules)
    person.app.scenes.take(Push(book))
    book.form.focus_on(book.widget("search"))
    person.step(pressed(Verb.PRESS))
    for letter in ("T", "a", "l", "o", "n", "Done"):
        walk_to(person.app, letter, button)
    assert person.at(RulebookScene) is book
    assert len(book.visits) == 2, "as Enter, it goes to the first place that was found"


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "es"])
@pytest.mark.parametrize(("size", "percent"), [(SMALLEST_WINDOW, 100), (SMALLEST_WINDOW, 175), ((1280, 800), 175)])
def test_the_letters_of_the_language_are_there_and_fit(size, percent, language):
    words.use(language)
    board = ScreenKeyboard("Léa", 20, "Name", lambda _: None)
    app = App(board, MemoryScreen(size), text_percent=percent)
    app.step([], 0)
    assert faults(board.form, app.metrics) == []
    shown = {words.spoken(w.words) for w in walk(board.form.root) if isinstance(w, Button)}
    assert set({"en": "az", "de": "äß", "fr": "éœ", "it": "ìù", "es": "ñú"}[language]) <= shown
