"""The loop: drawing of scenes, steps between scenes, events of the window."""

import pygame
import pytest
from pygame.event import Event

from game.ui.app import app as app_module
from game.ui.app.app import App, MemoryScreen, require_pygame_ce
from game.ui.app.events import KeyRepeats, key
from game.ui.app.scene import Home, Pop, Push, Quit, Replace, Scene
from game.ui.app.sounds import Sounds
from game.ui.draw.deck import DECK, Deck
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import FormScene
from game.ui.widgets.form import Form
from game.view import words
from tools.shots.still import pictured


class Leaf(Scene):
    """A scene that records its calls and returns prepared answers."""

    dirty = True
    busy = awaits = False
    family = ""

    def __init__(self, name, log, overlay=False):
        super().__init__()
        self.name, self.log, self.overlay = name, log, overlay
        self.answer = False
        self.colour = "red"

    def invalidate(self):
        self.dirty = True

    def note(self, *what):
        self.log.append((self.name, *what))

    def enter(self, host):
        self.host = host
        self.note("enter")

    def leave(self):
        self.note("leave")

    def returned(self):
        self.note("returned")

    def resize(self, metrics):
        self.note("resize", metrics.size)

    def handle(self, event):
        self.note("handle", event.type)
        return self.answer

    def draw(self, surface):
        self.note("draw")
        if self.overlay:
            surface.fill(self.colour, (0, 0, 50, 50))
        else:
            surface.fill(self.colour)
        self.dirty = False


@pytest.fixture
def log():
    return []


@pytest.fixture
def leaf(log):
    return Leaf("a", log)


@pytest.fixture
def app(leaf):
    DECK.close()  # a picture requested by another test must not arrive in this scene
    made = App(leaf, MemoryScreen((1280, 720)), sounds=Sounds(None))
    made.step([], 0)
    yield made
    made.close()


def press(code=pygame.K_x):
    return key(code)


def test_an_idle_scene_is_not_drawn_again(app, log):
    shown = app.screen.shown
    log.clear()
    for _ in range(10):
        app.step([], 1 / 60)
    assert log == []
    assert app.screen.shown == shown


def test_a_dirty_scene_is_drawn_in_the_same_frame(app, leaf, log):
    leaf.invalidate()
    app.step([], 0)
    assert log[-1] == ("a", "draw")


def test_a_scene_is_entered_once_and_given_its_size(app, log):
    assert log[:3] == [("a", "enter"), ("a", "resize", (1280, 720)), ("a", "draw")]


def test_push_covers_and_pop_uncovers(app, leaf, log):
    top = Leaf("b", log)
    leaf.answer = Push(top)
    app.step([press()], 0)
    assert app.scenes.top is top
    log.clear()
    app.step([press()], 0)
    assert ("a", "handle", pygame.KEYDOWN) not in log
    top.answer = Pop()
    app.step([press()], 0)
    assert app.scenes.top is leaf
    assert log[-4:] == [("b", "leave"), ("a", "returned"), ("a", "resize", (1280, 720)), ("a", "draw")]


def test_home_leaves_all_scenes_over_the_first(app, leaf, log):
    app.scenes.take(Push(Leaf("b", log), Push(Leaf("c", log))))
    assert [scene.name for scene in app.scenes.stack] == ["a", "b", "c"]
    app.scenes.take(Home(Push(Leaf("d", log))))
    assert [scene.name for scene in app.scenes.stack] == ["a", "d"]
    assert [who for who, *what in log if what == ["leave"]] == ["c", "b"]
    assert ("a", "returned") not in log
    app.scenes.take(Home())
    assert (app.scenes.top, ("a", "returned") in log) == (leaf, True)


def test_replace_changes_only_the_top(app, leaf, log):
    second, third = Leaf("b", log), Leaf("c", log)
    app.scenes.take(Push(second))
    app.scenes.take(Replace(third))
    assert app.scenes.stack == (leaf, third)
    assert ("b", "leave") in log


def test_a_step_after_a_pop_is_taken_below(app, leaf, log):
    app.scenes.take(Push(Leaf("b", log, overlay=True)))
    other = Leaf("c", log)
    app.scenes.take(Pop(then=Replace(other)))
    assert app.scenes.stack == (other,)


def test_the_last_pop_ends_the_game_and_quit_leaves_every_scene(app, leaf, log):
    app.scenes.take(Push(Leaf("b", log)))
    leaf.answer = app.scenes.top.answer = Quit(3)
    assert app.step([press()], 0) is False
    assert app.scenes.exit_code == 3
    assert {("a", "leave"), ("b", "leave")} <= set(log)


def test_closing_the_window_leaves_the_scenes_unless_one_objects(app, leaf, log):
    leaf.answer = True
    assert app.step([Event(pygame.QUIT)], 0) is True
    leaf.answer = False
    assert app.step([Event(pygame.QUIT)], 0) is False
    assert log[-1] == ("a", "leave")


def test_an_overlay_dims_the_scene_below_once(app, leaf, log):
    top = Leaf("b", log, overlay=True)
    app.scenes.take(Push(top))
    app.step([], 0)
    assert app.screen.surface.get_at((100, 100))[:3] == (92, 0, 0)
    log.clear()
    top.invalidate()
    app.step([], 0)
    assert log == [("b", "draw")]
    assert app.screen.surface.get_at((100, 100))[:3] == (92, 0, 0)
    leaf.invalidate()
    app.step([], 0)
    assert log[-2:] == [("a", "draw"), ("b", "draw")]


def test_resizing_lays_out_and_draws_at_the_new_size(app, leaf, log):
    app.step([Event(pygame.WINDOWSIZECHANGED, x=1600, y=1000)], 0)
    assert ("a", "resize", (1600, 1000)) in log
    assert app.screen.surface.get_size() == (1600, 1000)
    assert log[-1] == ("a", "draw")


def test_a_scene_covered_during_a_resize_is_laid_out_when_it_comes_up(app, leaf, log):
    app.scenes.take(Push(Leaf("b", log)))
    app.step([Event(pygame.WINDOWSIZECHANGED, x=1600, y=1000)], 0)
    assert ("a", "resize", (1600, 1000)) not in log
    app.scenes.take(Pop())
    assert ("a", "resize", (1600, 1000)) in log


def test_the_text_scale_and_the_language_change_the_layout(app, log):
    log.clear()
    app.set_text_percent(150)
    words.use("fr")
    app.step([], 0)
    assert log == [("a", "resize", (1280, 720)), ("a", "resize", (1280, 720)), ("a", "draw")]
    assert app.metrics.text_percent == 150


def test_f11_covers_the_screen_and_m_mutes_unless_a_scene_wants_the_key(app, leaf):
    app.step([press(pygame.K_F11), press(pygame.K_m)], 0)
    assert app.full_screen
    assert app.sounds.muted
    leaf.answer = True
    app.step([press(pygame.K_F11), press(pygame.K_m)], 0)
    assert app.full_screen
    assert app.sounds.muted


def test_a_key_that_is_held_acts_once():
    held, f11 = KeyRepeats(), press(pygame.K_F11)
    assert held.fresh([f11, f11], 0.1) == [f11]
    assert held.fresh([f11], 0.9) == []
    up = Event(pygame.KEYUP, key=pygame.K_F11, mod=0)
    assert held.fresh([up, f11], 0.1) == [up, f11]
    assert not any(held.fresh([], 0.05) for _ in range(24))
    assert held.fresh([f11], 0.1) == [f11], "the letting go got lost"


def test_a_key_held_through_one_very_long_frame_acts_once():
    """A busy machine may take seconds to change the window, and then all repeats come at once."""
    held, f11 = KeyRepeats(), press(pygame.K_F11)
    assert held.fresh([f11], 0.0) == [f11]
    assert held.fresh([f11, f11, f11], 2.5) == []


def test_a_key_that_moves_goes_on_while_it_is_held():
    left = press(pygame.K_LEFT)
    assert KeyRepeats().fresh([left, left, left], 0.0) == [left] * 3


def test_the_window_hears_no_repeats(app, monkeypatch):
    heard = [[press(pygame.K_F11)], [press(pygame.K_F11), press(pygame.K_F11)], [Event(pygame.QUIT)]]
    monkeypatch.setattr("game.ui.app.app.arrived", lambda: heard.pop(0))
    app.to_open.clear()
    app.run()
    assert app.full_screen


class Pressable(FormScene):
    """A button over the whole window that logs its drawing and its action."""

    overlay = False

    def __init__(self, log):
        self.log, self.button = log, Button("a", lambda: log.append("acts"))
        super().__init__(Form(self.button))

    def resize(self, metrics):
        self.form.layout(pygame.Rect((0, 0), metrics.size), metrics)

    def draw(self, surface):
        super().draw(surface)
        self.log.append(self.button.state)


def test_a_click_after_the_first_picture_acts_before_slow_things_are_opened(log):
    """Press and release arrive right after the first picture: the button is drawn pressed, and acts."""
    pygame.display.init()
    app = App(Pressable(log), MemoryScreen((320, 240)))
    app.to_open.clear()
    app.to_open.append(lambda: log.append("opens"))
    app.to_open.append(lambda: app.scenes.take(Quit()))

    def click(app):
        app.after_frame = None
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(Event(kind, pos=(160, 120), button=1, touch=False))

    app.after_frame = click
    app.run()
    assert log == ["normal", "pressed", "acts", "hover", "opens"]


def test_a_pad_that_is_gone_before_it_is_heard_of_is_no_fault(app):
    """A loose plug can cause this several times in a row."""
    pygame.joystick.init()
    for _ in range(4):
        app.step([Event(pygame.JOYDEVICEADDED, device_index=9, guid="")], 0)
        app.step([Event(pygame.JOYDEVICEREMOVED, instance_id=9)], 0)
    assert app.running


def test_losing_the_focus_silences_and_is_passed_on(app, leaf, log):
    app.step([Event(pygame.WINDOWFOCUSLOST)], 0)
    assert app.sounds.silent
    assert ("a", "handle", pygame.WINDOWFOCUSLOST) in log
    app.step([Event(pygame.WINDOWFOCUSGAINED)], 0)
    assert not app.sounds.silent


def test_a_pad_speaks_the_language_of_the_keys(app, leaf):
    seen = []

    def handle(event):
        seen.append(getattr(event, "key", None))
        return False

    leaf.handle = handle
    app.step(
        [
            Event(pygame.JOYHATMOTION, value=(0, -1), hat=0, instance_id=0),
            Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0),
            Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_B, instance_id=0),
        ],
        0,
    )
    assert seen == [pygame.K_DOWN, pygame.K_RETURN, pygame.K_ESCAPE]


def test_an_error_in_a_scene_is_not_swallowed(app, leaf):
    def broken(surface):
        raise RuntimeError("torn felt")

    leaf.draw = broken
    leaf.invalidate()
    with pytest.raises(RuntimeError, match="torn felt"):
        app.step([], 0)


def test_a_scene_can_be_pictured_at_any_size(log):
    picture = pictured(Leaf("a", log), (333, 444))
    assert picture.get_size() == (333, 444)
    assert picture.get_at((5, 5))[:3] == (255, 0, 0)


def test_classic_pygame_is_refused_with_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr(pygame, "IS_CE", False, raising=False)
    with pytest.raises(SystemExit) as refused:
        require_pygame_ce()
    assert refused.value.code == 2
    said = capsys.readouterr().err
    assert "pygame-ce" in said
    assert said.count("\n") == 1


def test_a_window_that_comes_to_rest_gives_back_memory_once(monkeypatch):
    given = []
    monkeypatch.setattr(app_module, "give_back", lambda: given.append(app))
    monkeypatch.setattr(app_module, "DECK", Deck())
    leaf = Leaf("one", [])
    app = App(leaf, MemoryScreen())
    for _ in range(100):
        app.step([Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 0), buttons=(0, 0, 0))], 0.1)
    assert given == [], "somebody is there"
    leaf.busy = True
    for _ in range(100):
        app.step([], 0.1)
    assert given == [], "something moves"
    leaf.busy = False
    for _ in range(100):
        app.step([], 0.1)
    assert len(given) == 1
    leaf.invalidate()
    for _ in range(100):
        app.step([], 0.1)
    assert len(given) == 2, "something was drawn"
