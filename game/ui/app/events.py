"""Input: keys and pads as verbs, a press as a click or a drag."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

import pygame
from pygame.event import Event

from ...view.units import Point


class Verb(StrEnum):
    """What a key does, wherever the focus is."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    PRESS = "press"
    BACK = "back"
    HOME = "home"
    END = "end"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    RULES = "rules"
    HINT = "hint"
    UNDO = "undo"
    STORY = "story"
    REFUSALS = "refusals"
    COUNT = "count"
    FULL_SCREEN = "full_screen"
    MUTE = "mute"


KEYS = {
    pygame.K_UP: Verb.UP,
    pygame.K_DOWN: Verb.DOWN,
    pygame.K_LEFT: Verb.LEFT,
    pygame.K_RIGHT: Verb.RIGHT,
    pygame.K_TAB: Verb.NEXT,
    pygame.K_RETURN: Verb.PRESS,
    pygame.K_KP_ENTER: Verb.PRESS,
    pygame.K_SPACE: Verb.PRESS,
    pygame.K_ESCAPE: Verb.BACK,
    pygame.K_AC_BACK: Verb.BACK,
    pygame.K_HOME: Verb.HOME,
    pygame.K_END: Verb.END,
    pygame.K_PAGEUP: Verb.PAGE_UP,
    pygame.K_PAGEDOWN: Verb.PAGE_DOWN,
    pygame.K_F1: Verb.RULES,
    pygame.K_F2: Verb.HINT,
    pygame.K_F11: Verb.FULL_SCREEN,
    pygame.K_h: Verb.STORY,
    pygame.K_w: Verb.REFUSALS,
    pygame.K_c: Verb.COUNT,
    pygame.K_m: Verb.MUTE,
}
"""The verb of each key."""
CHORDS = {(pygame.KMOD_CTRL, pygame.K_z): Verb.UNDO, (pygame.KMOD_SHIFT, pygame.K_TAB): Verb.PREVIOUS}
"""The verb of a key with a modifier; keys that need Ctrl do nothing without it."""
PAD = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: pygame.K_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: pygame.K_DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: pygame.K_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: pygame.K_RIGHT,
    pygame.CONTROLLER_BUTTON_A: pygame.K_RETURN,
    pygame.CONTROLLER_BUTTON_B: pygame.K_ESCAPE,
    pygame.CONTROLLER_BUTTON_X: pygame.K_F2,
    pygame.CONTROLLER_BUTTON_Y: pygame.K_F1,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: pygame.K_h,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: pygame.K_TAB,
    pygame.CONTROLLER_BUTTON_START: pygame.K_ESCAPE,
}
_HAT = {(0, 1): pygame.K_UP, (0, -1): pygame.K_DOWN, (-1, 0): pygame.K_LEFT, (1, 0): pygame.K_RIGHT}
_JOY = {0: pygame.K_RETURN, 1: pygame.K_ESCAPE, 2: pygame.K_F2, 3: pygame.K_F1}
_OTHER_MODS = pygame.KMOD_ALT | pygame.KMOD_META


def verb(event: Event) -> Verb | None:
    """The verb of the key press ``event``; None for other events and keys without a verb."""
    if event.type != pygame.KEYDOWN:
        return None
    mods = getattr(event, "mod", 0)
    if mods & _OTHER_MODS:
        return None
    chord = next((found for (mod, code), found in CHORDS.items() if mods & mod and event.key == code), None)
    return None if chord is None and mods & pygame.KMOD_CTRL else chord or KEYS.get(event.key)


#: Keys that repeat while they are held: they move or delete.
MOVING = frozenset((pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
                    pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE))
#: A key that was silent for less than this many seconds, without a release, is still held.
HELD_SECONDS = 1.0
LONGEST_SILENCE_S = 0.1


class KeyRepeats:
    """Removes the repeats of held keys: each acts once, however long a change of the window takes."""

    def __init__(self) -> None:
        self._silent: dict[int, float] = {}

    def fresh(self, events: Iterable[Event], dt: float) -> list[Event]:
        """``events`` without the repeats; ``dt`` seconds have passed since the last ones."""
        passed = min(dt, LONGEST_SILENCE_S)   # in a long frame no repeats could be read
        self._silent = {code: silent + passed for code, silent in self._silent.items()
                        if silent + passed < HELD_SECONDS}
        return [event for event in events if not self._repeats(event)]

    def _repeats(self, event: Event) -> bool:
        if event.type == pygame.KEYUP:
            self._silent.pop(event.key, None)
        if event.type != pygame.KEYDOWN:
            return False
        held = event.key in self._silent
        self._silent[event.key] = 0.0
        return held and event.key not in MOVING


def key(code: int, mod: int = 0, unicode: str = "") -> Event:
    """A press of the key ``code`` (``pygame.K_…``)."""
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode, scancode=0)


def translated(event: Event) -> Event:
    """``event``, or the key press for the button of a pad: cross = arrows, A = Enter, B = Esc."""
    code: int | None = None
    match event.type:
        case pygame.CONTROLLERBUTTONDOWN:
            code = PAD.get(event.button)
        case pygame.JOYHATMOTION:
            code = _HAT.get(tuple(event.value))
        case pygame.JOYBUTTONDOWN:
            code = _JOY.get(event.button)
    return event if code is None else key(code)


def is_press(event: Event) -> bool:
    """Whether ``event`` presses the main button."""
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT


def is_release(event: Event) -> bool:
    """Whether ``event`` releases the main button."""
    return event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT


@dataclass(frozen=True, slots=True)
class Gesture:
    """The gesture of a press: ``kind`` at ``at``, begun at ``start``."""

    kind: Literal["press", "click", "lift", "move", "drop"]
    at: Point
    start: Point


DROPPED = (pygame.DROPFILE, pygame.DROPTEXT)
"""The events for things dropped on the window."""


def arrived() -> list[Event]:
    """The events since the last call.

    The name of a dropped file may be invalid UTF-8: pygame then raises SystemError and loses all other events of the
    call. Dropped files are therefore read in a call of their own, and such a file has an empty name.
    """
    pygame.event.pump()
    try:
        dropped = pygame.event.get(DROPPED, pump=False)
    except SystemError:
        dropped = [Event(pygame.DROPFILE, file="")]
    return [*pygame.event.get(exclude=DROPPED, pump=False), *dropped]


class PointerReader:
    """Tells clicks from drags in a stream of events; a press that moves less than ``slop`` pixels is a click."""

    def __init__(self, slop: int) -> None:
        self.slop = slop
        self.start: Point | None = None
        self.dragging = False

    def read(self, event: Event) -> Gesture | None:
        """The gesture that ``event`` completes: press, then click — or lift, move …, drop."""
        if is_press(event):
            self.start, self.dragging = event.pos, False
            return Gesture("press", event.pos, event.pos)
        if self.start is None:
            return None
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos, self.start)
        if is_release(event):
            return self._released(event.pos, self.start)
        return None

    def _moved(self, at: Point, start: Point) -> Gesture | None:
        if self.dragging:
            return Gesture("move", at, start)
        if max(abs(at[0] - start[0]), abs(at[1] - start[1])) < self.slop:
            return None
        self.dragging = True
        return Gesture("lift", at, start)

    def _released(self, at: Point, start: Point) -> Gesture:
        dragged = self.dragging
        self.let_go()
        return Gesture("drop" if dragged else "click", at, start)

    def let_go(self) -> None:
        """Forget the press: the focus was lost, or the held thing is gone."""
        self.start, self.dragging = None, False
