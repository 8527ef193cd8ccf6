"""Checks a machine for a window: a display and a device for sound."""

from __future__ import annotations

import os

import pygame

from .sounds import FORMAT
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


def sound() -> tuple[str, bool]:
    """The device's format, or the reason without one; whether there is a device."""
    try:
        pygame.mixer.init(*FORMAT)
        found = str(pygame.mixer.get_init())
    except pygame.error as fault:
        return str(fault), False
    finally:
        pygame.mixer.quit()
    return found, True
