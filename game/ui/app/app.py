"""The application: a window, a clock and the loop that drives the scenes."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import pygame
from pygame.event import Event

from ...threads import is_shortage
from ...view import words
from ...view.terminal import complain
from ...view.units import SMALLEST_WINDOW, Metrics, Size, measured
from ...view.words import best_language, system_language
from ..draw.deck import DECK
from ..draw.pictures import make_room
from .captions import SoundCaptions
from .events import DROPPED, KeyRepeats, Verb, arrived, is_asked, until_press, verb
from .gamepad import Pads
from .keys import CONTROLS, label_named
from .pointer import Holding, MousePointer, PressGuard
from .scene import Push, Quit, Scene, Scenes, Step
from .screen import LEAST, MemoryScreen, Screen, WindowScreen
from .sounds import Sounds
from .system import REST_S, can_sleep, free_memory, give_back, sleep, woken_by_signals

__all__ = ["App", "MemoryScreen", "Screen", "WindowScreen", "require_pygame_ce", "desktop_language"]

FRAMES_PER_SECOND = 60
FRAMES_AT_REST, STILL_SECONDS = 20, 1.5
"""The frame rate of a window at rest, and the seconds without changes until a window is at rest.

A window at rest frees unused memory and sleeps until the next event. Its frame rate matters only if it cannot sleep or
waits for an answer.
"""
LONGEST_STEP_S = 0.25
"""The longest step of animations in seconds; after a pause of the machine they continue from their last state."""
SLEPT_S = 5.0
"""The machine has slept if its clock advanced by more than this many seconds between two frames."""


def require_pygame_ce() -> None:
    """Exit with code 2 and a message unless the imported pygame is pygame-ce."""
    if not getattr(pygame, "IS_CE", False):
        complain(f"pygame-ce is needed, but pygame {pygame.version.ver} was found: "
                 "run 'pip uninstall pygame' and 'pip install --force-reinstall pygame-ce'")
        raise SystemExit(2)


def is_too_small(size: Size) -> bool:
    """Whether a window of ``size`` is too small to be readable."""
    return size[0] < LEAST[0] or size[1] < LEAST[1]


class Reader(Protocol):
    """A screen reader, which is called before each frame, and when the window gains or loses the keyboard."""

    def update(self, scenes: Scenes, size: Size, dt: float) -> None: ...
    def focus(self, on: bool) -> None: ...


class Switch(Protocol):
    """Scanning, which frames the controls in turn; a press chooses the framed one."""

    @property
    def moves(self) -> bool: ...
    def handle(self, event: Event, scenes: Scenes, size: Size) -> bool: ...
    def update(self, scenes: Scenes, size: Size, dt: float) -> None: ...
    def draw(self, surface: pygame.Surface, metrics: Metrics) -> None: ...


class App:
    """Runs scenes on a screen: :meth:`run` with a clock, :meth:`step` frame by frame."""

    def __init__(
        self, first: Scene, screen: Screen, *, text_percent: int = 100, sounds: Sounds | None = None
    ) -> None:
        pygame.font.init()
        self.screen = screen
        self.sounds = sounds or Sounds(None)
        self._pads = Pads()
        self._too_small = is_too_small(screen.size)
        seen = SMALLEST_WINDOW if self._too_small else screen.surface.get_size()
        self.metrics: Metrics = measured(seen, text_percent)
        self.pointer = MousePointer()
        self.presses = PressGuard()
        self._make_room()
        self.quiet_without_focus = True
        self.on_full_screen: Callable[[bool], None] | None = None
        self.on_focus: Callable[[], None] | None = None
        self.on_drop: Callable[[Event], Step | None] | None = None
        self.on_rules: Callable[[Sequence[Scene]], Step] | None = None
        self.to_open: deque[Callable[[], object]] = deque((self.sounds.open, DECK.open, self._pads.open))
        """The functions that :meth:`run` calls after the first picture, one between two frames."""
        self.every_frame: list[Callable[[], None]] = []
        self.awaited: list[Callable[[], bool]] = []
        self.after_frame: Callable[[App], None] | None = None
        self.reader: Reader | None = None
        self.scanner: Switch | None = None
        self.captions: SoundCaptions | None = None
        self.on_fault: Callable[[Exception], None] | None = None
        self._still = 0.0
        self._asleep = False
        self._wall = time.time()
        self._held = KeyRepeats()
        self._later: list[Event] = []
        self.holding = Holding()
        self._deaf = words.on_change(self.lay_out)
        self.scenes = Scenes(self)
        words.of_game(lambda: self.scenes.family)
        words.label_keys(label_named)
        self.scenes.take(Push(first))

    @property
    def full_screen(self) -> bool:
        return self.screen.full_screen

    @property
    def running(self) -> bool:
        """Whether there is a scene to show."""
        return self.scenes.exit_code is None

    def set_full_screen(self, on: bool) -> None:
        """Cover the whole screen, or return to a window; call ``on_full_screen`` if it is set."""
        self.screen.set_full_screen(on)
        if self.on_full_screen is not None:
            self.on_full_screen(on)
        self._resized(self.screen.surface.get_size())

    def set_text_percent(self, percent: int) -> None:
        """Scale all text to ``percent`` from now on."""
        self.metrics = measured(self.metrics.size, percent)
        self.lay_out()

    def step(self, events: Sequence[Event], dt: float, *, rested: float = 0.0, seen: bool = True) -> bool:
        """Run one frame: handle ``events``, advance by ``dt`` seconds, draw changes.

        Returns False once the program has ended. ``rested`` is the number of seconds that the window slept before
        ``events``; motion started by the events begins after this time. A frame that is not ``seen`` is not drawn; the
        next frame that is drawn shows its changes.
        """
        self._resume_if_slept()
        if rested and self.running:
            self._guarded(partial(self._sleep_on, rested))
        told = self.holding.heard(list(map(self.screen.told, events)), dt + rested)
        self._guarded(partial(self._live, told, dt))
        if self.reader is not None and self.running:
            self._guarded(partial(self.reader.update, self.scenes, self.metrics.size, dt + rested))
        news = bool(events) or self.scenes.dirty
        moves = bool(events) or (news and not (self.running and self.scenes.top.awaits))
        if news and self.running:
            self.presses.settle(self.scenes.thing_at)
        if self.running and seen:
            self._guarded(self.draw)
        if self.after_frame is not None:
            self.after_frame(self)
        self.presses.wait(dt + rested)
        self.screen.normal.wait(dt + rested, full_screen=self.screen.full_screen)
        self._rest(moves, dt + rested)
        return self.running

    def _resume_if_slept(self) -> None:
        """Draw everything and open the pads again if the machine has slept.

        The window may get no event after such a sleep, and the clock that measures frames may stop during it.
        """
        was, self._wall = self._wall, time.time()
        if self._wall - was > SLEPT_S and self.running:
            self.scenes.invalidate()
            self._pads.open_again()

    def _rest(self, moves: bool, dt: float) -> None:
        """Measure the time without motion or input; when the window comes to rest, free memory.

        Slow changes while a scene waits for something, such as a falling petal, are not motion.
        """
        moves = moves or bool(self._pads.sticks.held) or not DECK.complete or (self.running and self.scenes.top.busy)
        was, self._still = self._still, 0.0 if moves else self._still + dt
        if was < STILL_SECONDS <= self._still:
            give_back()

    def _sleep_on(self, seconds: float) -> None:
        """Advance by ``seconds`` during which the window slept."""
        self.sounds.update(seconds)
        self.scenes.update(seconds)

    def _live(self, events: Sequence[Event], dt: float) -> None:
        if events:
            self.sounds.stir()
        was = CONTROLS.in_hand
        for event in (*filter(None, map(self._pads.translated, events)), *self._pads.sticks.wait(dt)):
            if self.running:
                self._hear(event)
        if CONTROLS.in_hand != was and self.running:
            self.scenes.invalidate()  # the picture may contain names of keys
        if self.scanner is not None and self.running:
            self.scanner.update(self.scenes, self.metrics.size, dt)
        self.sounds.update(dt)
        for hear in self.every_frame:
            hear()
        if self.running:
            self.scenes.update(min(dt, LONGEST_STEP_S))
        if self.captions is not None and self.running:
            self.captions.update(self.scenes, dt)
        if DECK.collect() and self.running:
            self.scenes.reveal()

    def draw(self) -> None:
        """Draw and show the changes; if memory is short, free all caches and try once more."""
        if self._too_small or not self.scenes.dirty:
            return
        try:
            self.scenes.draw(self.screen.surface)
        except (MemoryError, pygame.error) as fault:
            if not is_shortage(fault):
                raise
            free_memory()
            self.scenes.invalidate()
            self.scenes.draw(self.screen.surface)
        if self.captions is not None:
            self.captions.draw(self.screen.surface, self.metrics)
        if self.scanner is not None:
            self.scanner.draw(self.screen.surface, self.metrics)
        self.screen.show()

    def _guarded(self, act: Callable[[], object]) -> None:
        """Call ``act``; pass exceptions to ``on_fault`` if it is set."""
        try:
            act()
        except Exception as fault:
            if self.on_fault is None:
                raise
            self.on_fault(fault)

    def run(self) -> int:
        """Run the loop until a scene quits, and return the exit code."""
        events, dt, rested = arrived(), 0.0, 0.0
        with woken_by_signals():
            clock = pygame.time.Clock()
            while self.step(self._due(self._held.fresh(events, dt)), dt, rested=rested):
                self._open_a_part()
                events, dt, rested = self._next(clock)
        return self.scenes.exit_code or 0

    def _due(self, events: list[Event]) -> list[Event]:
        """The events to handle in this frame; a release waits until the button has been drawn as pressed."""
        now, self._later = until_press([*self._later, *events])
        return now

    def _open_a_part(self) -> None:
        """Call the next of the functions in ``to_open``, unless an event waits for an answer or a button is held."""
        if self.to_open and not (self._later or self.presses.down or is_asked()):
            self._guarded(self.to_open.popleft())

    def _next(self, clock: pygame.time.Clock) -> tuple[list[Event], float, float]:
        """The next events, the seconds to advance by, and the seconds that the window slept before."""
        if self._still < STILL_SECONDS or self.to_open or self._awaits_an_answer or not can_sleep():
            dt = clock.tick(self._rate()) / 1000
            return arrived(), dt, 0.0
        sleep(REST_S)
        return arrived(), 0.0, min(clock.tick() / 1000, REST_S)

    @property
    def _awaits_an_answer(self) -> bool:
        """Whether the window waits for something that sends no event."""
        scans = self.scanner is not None and self.scanner.moves
        captioned = self.captions is not None and bool(self.captions.shown)
        return scans or captioned or self.sounds.music_is_low or self.scenes.top.awaits or \
            any(asked() for asked in self.awaited)

    def _rate(self) -> int:
        if self._asleep:
            return 10
        return FRAMES_PER_SECOND if self._still < STILL_SECONDS else FRAMES_AT_REST

    def close(self) -> None:
        """Close the window, the threads and the device."""
        self._deaf()
        words.of_game(str)
        self.screen.close()
        DECK.close()
        self.sounds.close()

    def open_slow_things(self) -> None:
        """Call all functions that :meth:`run` calls between frames, at once."""
        while self.to_open:
            self.to_open.popleft()()

    def _hear(self, event: Event) -> None:
        if self.scanner is not None and self.scanner.handle(event, self.scenes, self.metrics.size):
            return
        match event.type:
            case pygame.WINDOWSIZECHANGED:
                self._resized((event.x, event.y))
            case pygame.WINDOWMAXIMIZED:
                self.screen.normal.maximised = True
            case pygame.WINDOWRESTORED if not self.screen.full_screen:
                self._asleep = self.screen.normal.maximised = False
                self.scenes.invalidate()
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN:
                self._asleep = False
                self.scenes.invalidate()
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._asleep = True
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWFOCUSGAINED:
                self._pads.sticks.let_go()
                if self.reader is not None:
                    self.reader.focus(event.type == pygame.WINDOWFOCUSGAINED)
                self.sounds.mute_unfocused(self.quiet_without_focus and event.type == pygame.WINDOWFOCUSLOST)
                if self.on_focus is not None and event.type == pygame.WINDOWFOCUSGAINED:
                    self.on_focus()
            case pygame.JOYDEVICEREMOVED:
                self._pads.unplug(event.instance_id)
            case pygame.JOYDEVICEADDED:
                self._pads.plug(event.device_index)
        for heard in self.presses.heard(event, self.scenes.thing_at):
            if self.running and not self.scenes.handle(heard) and self.running:
                self._fall_back(heard)

    def _fall_back(self, event: Event) -> None:
        if event.type == pygame.QUIT:
            self.scenes.take(Quit())
            return
        if event.type in DROPPED and self.on_drop is not None:
            step = self.on_drop(event)
            if step is not None:
                self.scenes.take(step)
            return
        match verb(event):
            case Verb.FULL_SCREEN:
                self.set_full_screen(not self.screen.full_screen)
            case Verb.MUTE:
                self.sounds.toggle_mute()
            case Verb.RULES if self.on_rules is not None:
                self.scenes.take(self.on_rules(self.scenes.stack))

    def _resized(self, size: Size) -> None:
        self.screen.sized(size)
        # after several changes of size in one frame, the window already has the last size
        seen, was = self.screen.surface.get_size(), self._too_small
        self._too_small = is_too_small(self.screen.size)
        metrics = self.metrics if self._too_small else measured(seen, self.metrics.text_percent)
        if was and not self._too_small:
            self.scenes.invalidate()
        if metrics != self.metrics:
            self.metrics = metrics
            self._make_room()
            self.lay_out()

    def _make_room(self) -> None:
        """Adapt the deck, the caches of pictures, and the pointer to the size of the window."""
        make_room(self.metrics.size)
        self.pointer.fit(self.metrics.ui_scale)
        self.presses.slop = self.metrics.slop
        DECK.fit(self.metrics.ui_scale)

    def lay_out(self) -> None:
        """Lay out and draw everything visible again, because words, sizes or colours have changed."""
        if self.running:
            self.scenes.resize(self.metrics)


def desktop_language() -> str:
    """The code of the desktop's first language with a translation, otherwise of English; a window must be open."""
    try:
        asked = [locale["language"] for locale in pygame.system.get_pref_locales()]
    except UnicodeDecodeError:  # the environment may contain any bytes
        asked = []
    return best_language(asked) if asked else system_language()
