"""Checks a machine for a window: a display and a device for sound."""

from __future__ import annotations

import os
import time

import pygame

from .mixer import ANSWER_S, Audible
from .mixer_process import MixerProcess
from .sounds import SOUNDS
from .start import NOWHERE


def display() -> tuple[str, bool]:
    """The driver and the sizes of the desktops, or the reason without them; whether a window can be opened."""
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        sizes = ", ".join(f"{wide}x{high}" for wide, high in pygame.display.get_desktop_sizes())
        pygame.Window("", (64, 64), hidden=True).destroy()
    except pygame.error as fault:
        return str(fault), False
    finally:
        pygame.display.quit()
    return f"{driver} ({sizes})", driver not in NOWHERE or "SDL_VIDEODRIVER" in os.environ


def sound() -> str:
    """The device's format, or the reason without one; empty if the device does not answer within ANSWER_S."""
    mixer, end = MixerProcess(SOUNDS), time.monotonic() + ANSWER_S
    try:
        mixer.tell(Audible(silent=False))
        while mixer.status.number == 0 and time.monotonic() < end:
            time.sleep(0.01)
            mixer.update()
        status = mixer.status
        return (status.no_device or str(status.device or "")) if status.number else ""
    finally:
        mixer.close()
