"""What is drawn on and shown: a window of the desktop, or a canvas in memory."""

from __future__ import annotations

import os
import sys
from typing import Protocol

import pygame
from pygame import Surface

from ...view.units import SMALLEST_WINDOW, Size


class Screen(Protocol):
    """Something to draw on and show."""

    full_screen: bool

    @property
    def surface(self) -> Surface: ...
    def sized(self, size: Size) -> None: ...
    def show(self) -> None: ...
    def set_full_screen(self, on: bool) -> None: ...
    def close(self) -> None: ...


class MemoryScreen:
    """A screen in memory, for tests and pictures; ``shown`` counts what would have been seen."""

    def __init__(self, size: Size = (1280, 720)) -> None:
        self.full_screen = False
        self.shown = 0
        self._surface = Surface(size, 0, 32)

    @property
    def surface(self) -> Surface:
        """What is drawn on."""
        return self._surface

    def sized(self, size: Size) -> None:
        """Be of another size, as a window dragged by its corner."""
        if size != self._surface.get_size():
            self._surface = Surface(size, 0, 32)

    def show(self) -> None:
        """Count."""
        self.shown += 1

    def set_full_screen(self, on: bool) -> None:
        """Only remembered."""
        self.full_screen = on

    def close(self) -> None:
        """Nothing to give back."""


class WindowScreen:
    """A window of the desktop: resizable, never smaller than can be laid out, in native pixels."""

    def __init__(self, title: str, size: Size | None = None, *, full_screen: bool = False) -> None:
        if sys.platform == "linux":
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.init()
        pygame.key.set_repeat(350, 45)
        self.full_screen = full_screen
        self.window = pygame.Window(title, size or comfortable_size(), resizable=True)
        self.window.minimum_size = SMALLEST_WINDOW
        if full_screen:
            self.window.set_fullscreen(True)

    @property
    def surface(self) -> Surface:
        """The window's own pixels; they follow its size."""
        return self.window.get_surface()

    def sized(self, size: Size) -> None:
        """The window has already taken ``size``."""

    def set_icon(self, icon: Surface) -> None:
        """Show ``icon`` where the desktop shows one for the window."""
        self.window.set_icon(icon)

    def show(self) -> None:
        """Let what was drawn be seen."""
        self.window.flip()

    def set_full_screen(self, on: bool) -> None:
        """Cover the whole screen, or be a window again."""
        if on:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
        self.full_screen = on

    def close(self) -> None:
        """Take the window away."""
        self.window.destroy()


def comfortable_size() -> Size:
    """A window of 16:9 that leaves room around it on this desktop, never smaller than can be laid out."""
    wide, high = (pygame.display.get_desktop_sizes() or [(1280, 720)])[0]
    width = max(SMALLEST_WINDOW[0], min(round(wide * 0.8), round(high * 0.8 * 16 / 9)))
    return width, max(SMALLEST_WINDOW[1], round(width * 9 / 16))
