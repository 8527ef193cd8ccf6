"""Input: verbs of keys and pads, and presses as clicks or drags."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Literal
from unicodedata import name

import pygame
from pygame.event import Event

from ...view.bindings import Verb
from ...view.units import Point
from .keys import CONTROLS
from .system import sdl

__all__ = ["DROPPED", "Gesture", "KeyRepeats", "PointerReader", "Verb", "arrived", "is_asked", "is_press",
           "is_release", "key", "latin_key", "pressed", "until_press", "verb"]

_OTHER_MODS = pygame.KMOD_ALT | pygame.KMOD_META


def verb(event: Event) -> Verb | None:
    """The verb of the key press ``event``; None for other events and keys without a verb."""
    if event.type != pygame.KEYDOWN:
        return None
    if hasattr(event, "verb"):
        found: Verb | None = event.verb
        return found
    mods = getattr(event, "mod", 0)
    if mods & _OTHER_MODS:
        return None
    return CONTROLS.verb_of_key(event.key, mods) or CONTROLS.verb_of_key(latin_key(event), mods)


def latin_key(event: Event) -> int:
    """The key of the press ``event``; for a layout of another script, the Latin letter at the key's position."""
    code: int = event.key
    place = getattr(event, "scancode", 0) - pygame.KSCAN_A
    if not 0 <= place < len(ascii_lowercase) or _is_latin(code):
        return code
    if not chr(code).isalpha() and _is_latin(_key_at(pygame.KSCAN_A)):
        return code  # a sign on a Latin keyboard with another order of letters
    return ord(ascii_lowercase[place])


def _is_latin(code: int) -> bool:
    return name(chr(code), "").startswith("LATIN")


def _key_at(place: int) -> int:
    """The key code that the layout has at ``place``, a scancode; that of A if SDL is not found."""
    try:
        found: int = sdl().SDL_GetKeyFromScancode(place)
    except OSError:
        return pygame.K_a
    return found


#: The verbs and the keys that repeat while they are held: they move or delete.
MOVING = frozenset((Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT, Verb.PAGE_UP, Verb.PAGE_DOWN, Verb.NEXT, Verb.PREVIOUS))
DELETING = frozenset((pygame.K_BACKSPACE, pygame.K_DELETE))
#: A key without events for less than this many seconds, and without a release, is still held.
HELD_SECONDS = 1.0
LONGEST_SILENCE_S = 0.1


class KeyRepeats:
    """Removes the repeats of held keys, except of keys that move or delete, even after a frame that takes long."""

    def __init__(self) -> None:
        self._silent: dict[int, float] = {}

    def fresh(self, events: Iterable[Event], dt: float) -> list[Event]:
        """``events`` without repeats of keys, ``dt`` seconds after the last call."""
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
        return held and event.key not in DELETING and verb(event) not in MOVING


def key(code: int, mod: int = 0, unicode: str = "") -> Event:
    """A press of the key ``code`` (``pygame.K_…``)."""
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode, scancode=0)


def pressed(asked: Verb | None, button: str = "") -> Event:
    """A key press with the verb ``asked``, independent of the keys' bindings.

    ``button`` is the name of the pad's button that was pressed; empty for a screen reader or a switch.
    """
    code = CONTROLS.key_of(asked) if asked is not None else 0
    return Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0, verb=asked, button=button)


def is_press(event: Event) -> bool:
    """Whether ``event`` presses the main button."""
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT


def is_release(event: Event) -> bool:
    """Whether ``event`` releases the main button."""
    return event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT


@dataclass(frozen=True, slots=True)
class Gesture:
    """A gesture of the pointer: its ``kind``, the point ``at``, and the point ``start`` of the press."""

    kind: Literal["press", "click", "lift", "move", "drop"]
    at: Point
    start: Point


DROPPED = (pygame.DROPFILE, pygame.DROPTEXT)
"""The events of files and texts dropped on the window."""
ASKING = (pygame.QUIT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL,
          pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN, *DROPPED)
"""The events to which a person expects an answer."""


def arrived() -> list[Event]:
    """The events since the last call.

    The name of a dropped file may be invalid UTF-8: pygame then raises SystemError and loses all other events of the
    call. Dropped files are therefore read in a separate call, and such a file has an empty name.
    """
    pygame.event.pump()
    try:
        dropped = pygame.event.get(DROPPED, pump=False)
    except SystemError:
        dropped = [Event(pygame.DROPFILE, file="")]
    return [*pygame.event.get(exclude=DROPPED, pump=False), *dropped]


def until_press(events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """``events`` up to a press of the main button if its release is among them too, and the remaining events."""
    press = next((place for place, event in enumerate(events) if is_press(event)), len(events))
    if not any(map(is_release, events[press:])):
        return list(events), []
    return list(events[:press + 1]), list(events[press + 1:])


def is_asked() -> bool:
    """Whether an event to which a person expects an answer has not been read yet."""
    return pygame.event.peek(ASKING)


class PointerReader:
    """Distinguishes clicks from drags; a press that moves less than ``slop`` pixels is a click."""

    def __init__(self, slop: int) -> None:
        self.slop = slop
        self.start: Point | None = None
        self.dragging = False

    def read(self, event: Event) -> Gesture | None:
        """The gesture that ``event`` completes: a press, then a click, or a lift, moves and a drop; otherwise None."""
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

    def _is_far(self, at: Point, start: Point) -> bool:
        return max(abs(at[0] - start[0]), abs(at[1] - start[1])) >= self.slop

    def _moved(self, at: Point, start: Point) -> Gesture | None:
        if self.dragging:
            return Gesture("move", at, start)
        if not self._is_far(at, start):
            return None
        self.dragging = True
        return Gesture("lift", at, start)

    def _released(self, at: Point, start: Point) -> Gesture | None:
        dragged = self.dragging
        self.let_go()
        if dragged:
            return Gesture("drop", at, start)
        return Gesture("click", at, start) if not self._is_far(at, start) else None

    def let_go(self) -> None:
        """Forget the press, because the focus was lost or the held object is gone."""
        self.start, self.dragging = None, False
