"""The window at rest: how often it wakes, and what wakes it at once."""

from __future__ import annotations

import os
import signal
import threading
import time

import pygame
import pytest
from pygame.event import Event

from game.ui.app import app as app_module
from game.ui.app import system
from game.ui.app.app import FRAMES_AT_REST, STILL_SECONDS, App, MemoryScreen
from game.ui.app.scene import Scene
from game.ui.app.sounds import Sounds
from game.ui.draw.deck import Deck
from game.ui.scenes.ending.memory import TrickPlate
from game.ui.table.preferences import Preferences
from game.ui.widgets import Button
from game.ui.widgets.dialog import FormScene
from game.ui.widgets.form import TIP_SECONDS, Form
from game.view.table.choreography import ALONE
from tests.driver import Person, context

LONG_S = 30.0
"""A sleep that would be noticed if it did not end early."""


class Still(Scene):
    """A scene that shows nothing and stores the seconds that pass."""

    def __init__(self) -> None:
        super().__init__()
        self.passed: list[float] = []
        self.expects = False

    @property
    def awaits(self):
        return self.expects

    def update(self, dt):
        self.passed.append(dt)


class Tipped(FormScene):
    """A button with a tooltip."""

    overlay = False

    def __init__(self) -> None:
        super().__init__(Form(Button("a", lambda: None, tip="what it is for")))

    def resize(self, metrics):
        self.form.layout(pygame.Rect(0, 0, 300, 60), metrics)


class Time:
    """A clock that counts frames and sleeps and does not wait; each of ``events`` occurs at its second."""

    def __init__(self, *events) -> None:
        self.now, self.told, self.sleeps, self.slow = 0.0, 0.0, 0, 1
        self.frames: list[float] = []
        self.events = list(events)

    def tick(self, rate=0):
        if rate:
            self.now += self.slow / rate
        passed, self.told = self.now - self.told, self.now
        return passed * 1000

    def sleep(self, seconds):
        self.sleeps += 1
        ends = min([self.now + seconds, *(at for at, _ in self.events)])
        self.now = max(self.now, ends)

    def arrived(self):
        self.frames.append(self.now)
        here = [event for at, event in self.events if at <= self.now]
        self.events = [(at, event) for at, event in self.events if at > self.now]
        return here


def ran(scene, monkeypatch, *events, until=60.0, sleeps=True, fell_asleep=None, slow=1):
    """Run ``scene`` up to second ``until``; returns the clock.

    ``fell_asleep`` is called with the window whenever it sleeps; each frame takes ``slow`` times as long.
    """
    clock = Time(*events, (until, Event(pygame.QUIT)))
    clock.slow = slow
    monkeypatch.setattr(app_module, "DECK", Deck())
    monkeypatch.setattr(pygame.time, "Clock", lambda: clock)
    monkeypatch.setattr(app_module, "arrived", clock.arrived)
    monkeypatch.setattr(app_module, "can_sleep", lambda: sleeps)
    app = App(scene, MemoryScreen(), sounds=Sounds(None))

    def sleep(seconds):
        if fell_asleep is not None:
            fell_asleep(app)
        clock.sleep(seconds)

    monkeypatch.setattr(app_module, "sleep", sleep)
    app.to_open.clear()
    app.run()
    app.close()
    return clock


def within(clock, start, end):
    return sum(start <= at < end for at in clock.frames)


def test_a_window_at_rest_wakes_once_a_second(monkeypatch):
    scene = Still()
    clock = ran(scene, monkeypatch)
    assert within(clock, 5, 55) <= 51
    assert sum(scene.passed) == pytest.approx(60.0, abs=0.1), "its clocks go on"


def test_a_menu_and_a_table_that_waits_for_the_player_sleep(monkeypatch):
    person = Person(context(seed=3, preset="french"))
    menu = person.scene
    person.press(pygame.K_RETURN)
    person.until(lambda: person.scene.table.mine)
    petal = round((ALONE.end + STILL_SECONDS) * FRAMES_AT_REST)
    for scene, more in ((menu, petal), (person.scene, petal)):
        assert within(ran(scene, monkeypatch, until=50.0), 20, 50) <= 31 + more


def is_whole(app):
    """Whether the window shows the same as after a complete redraw."""
    shown = app.screen.surface.copy()
    app.scenes.invalidate()
    app.scenes.draw(app.screen.surface)
    return shown.get_buffer().raw == app.screen.surface.get_buffer().raw


@pytest.mark.parametrize("slow", [15])
def test_the_window_falls_asleep_on_a_whole_picture(monkeypatch, slow):
    person = Person(context(seed=3, preset="french"))
    person.press(pygame.K_RETURN)
    person.play_deal()
    person.table.preferences = Preferences()
    seen_again = next(part for part in person.scene.sheet.growing if isinstance(part, TrickPlate))
    at = seen_again.again.rect.center
    press = [(8.0, Event(kind, pos=at, button=1, touch=False)) for kind in (pygame.MOUSEBUTTONDOWN,
                                                                            pygame.MOUSEBUTTONUP)]
    whole = []
    for stage in (None, "match"):
        ran(person.table.scene(stage), monkeypatch, *press, until=20.0, slow=slow,
            fell_asleep=lambda app: whole.append(is_whole(app)))
    assert len(whole) > 10
    assert all(whole)


def test_who_awaits_an_answer_looks_often(monkeypatch):
    scene = Still()
    scene.expects = True
    clock = ran(scene, monkeypatch)
    assert clock.sleeps == 0
    assert within(clock, 10, 20) >= 199


def test_where_nobody_can_sleep_the_window_looks_now_and_then(monkeypatch):
    clock = ran(Still(), monkeypatch, sleeps=False)
    assert 199 <= within(clock, 10, 20) <= 201


def test_what_an_event_sets_in_motion_after_a_rest_begins_with_it(monkeypatch):
    """The time of the sleep before the event must not count, so that no card jumps."""
    scene, moves = Still(), []

    def handle(event):
        moves.append(len(scene.passed))
        return event.type != pygame.QUIT

    monkeypatch.setattr(scene, "handle", handle)
    ran(scene, monkeypatch, (10.7, Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1), buttons=(0, 0, 0))))
    after = scene.passed[moves[0]:]
    assert sum(after[:3]) < 0.05


def test_a_tooltip_comes_in_time_after_a_rest(monkeypatch):
    scene, seen = Tipped(), []
    update = scene.update
    hover = Event(pygame.MOUSEMOTION, pos=(20, 20), rel=(1, 1), buttons=(0, 0, 0))

    def watched(dt):
        step = update(dt)
        if scene.form.told is not None:
            seen.append(getattr(pygame.time.Clock(), "now"))  # noqa: B009 - of the clock that stands in
        return step

    monkeypatch.setattr(scene, "update", watched)
    ran(scene, monkeypatch, (10.3, hover), until=20.0)
    assert 10.3 + TIP_SECONDS - 0.001 <= seen[0] <= 10.3 + TIP_SECONDS + 0.05


@pytest.fixture
def asleep(monkeypatch):
    """Return a function that runs a window in a sleep of ``LONG_S``; a thread calls ``act`` during the sleep."""
    pygame.display.init()
    clock, begun = Time(), threading.Event()
    monkeypatch.setattr(app_module, "DECK", Deck())
    monkeypatch.setattr(pygame.time, "Clock", lambda: clock)
    monkeypatch.setattr(system, "SLEEPERS", {pygame.display.get_driver()})

    def sleep(_):
        begun.set()
        system.sleep(LONG_S)

    def strike(act):
        begun.wait(LONG_S)
        time.sleep(0.05)
        act()

    def run(act):
        app = App(Still(), MemoryScreen(), sounds=Sounds(None))
        app.to_open.clear()
        monkeypatch.setattr(app_module, "sleep", sleep)
        thread = threading.Thread(target=strike, args=(act,))
        thread.start()
        began = time.monotonic()
        try:
            return app.run()
        finally:
            app.close()
            thread.join()
            assert begun.is_set()
            assert time.monotonic() - began < LONG_S / 2, "nobody was woken"

    pygame.event.clear()
    return run


def test_an_event_that_a_thread_posts_is_heard_at_once(asleep):
    assert asleep(lambda: pygame.event.post(Event(pygame.QUIT))) == 0


@pytest.mark.skipif(os.name != "posix", reason="Windows sends Ctrl-C another way")
def test_ctrl_c_during_the_sleep_ends_it(asleep):
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            asleep(lambda: os.kill(os.getpid(), signal.SIGINT))
    finally:
        signal.signal(signal.SIGINT, before)


def test_without_the_wait_of_sdl_the_window_does_not_sleep(monkeypatch):
    pygame.display.init()
    monkeypatch.setattr(system, "SLEEPERS", {pygame.display.get_driver()})
    assert system.can_sleep()
    monkeypatch.setattr(system, "_wait", lambda: None)
    assert not system.can_sleep()
