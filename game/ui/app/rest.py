"""The window at rest: it sleeps until something happens, and checks once a second whether something is due."""

from __future__ import annotations

import ctypes
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import pygame
from pygame.event import Event

from .sdl import sdl

REST_S = 1.0
"""The longest sleep in seconds: what comes by the clock alone, as the demo after a minute, is late by at most this."""
SLEEPERS = frozenset(("x11", "wayland", "windows", "cocoa"))
"""The displays on which SDL sleeps until an event comes; on another one it looks a thousand times a second."""
WAKE = pygame.USEREVENT
"""Says nothing but that it is time to look."""

_log = logging.getLogger(__name__)


@cache
def _wait() -> Callable[[None, int], int] | None:
    """SDL's own wait, which leaves the event in its place; None if it is not found.

    The wait of pygame looks a thousand times a second, which takes three times what twenty frames a second take.
    """
    try:
        wait = sdl().SDL_WaitEventTimeout
    except (OSError, AttributeError) as fault:
        _log.info("the window looks for events at rest too: %s", fault)
        return None
    wait.argtypes, wait.restype = (ctypes.c_void_p, ctypes.c_int), ctypes.c_int
    return wait


def can_sleep() -> bool:
    """Whether waiting for an event is sleep here; with a pad plugged in, SDL looks a thousand times a second too."""
    pads = pygame.joystick.get_init() and pygame.joystick.get_count()
    here = pygame.display.get_init() and pygame.display.get_driver() in SLEEPERS
    return here and not pads and _wait() is not None


def sleep(seconds: float) -> None:
    """Return as soon as an event is there, or after ``seconds``."""
    wait = _wait()
    if wait is not None:
        wait(None, round(seconds * 1000))


def wake() -> None:
    """End the sleep of the window, from any thread; nothing without a window."""
    with suppress(pygame.error):
        pygame.event.post(Event(WAKE))
