"""The surfaces that are drawn on: a window of the desktop, or a canvas in memory."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Protocol

import pygame
from pygame import Surface

from ...view.units import SMALLEST_WINDOW, Size


class Screen(Protocol):
    """A surface that can be shown."""

    full_screen: bool

    @property
    def surface(self) -> Surface: ...
    def sized(self, size: Size) -> None: ...
    def show(self) -> None: ...
    def set_full_screen(self, on: bool) -> None: ...
    def close(self) -> None: ...


class MemoryScreen:
    """A screen in memory, for tests and pictures; ``shown`` counts the frames."""

    def __init__(self, size: Size = (1280, 720)) -> None:
        self.full_screen = False
        self.shown = 0
        self._surface = Surface(size, 0, 32)

    @property
    def surface(self) -> Surface:
        """The canvas."""
        return self._surface

    def sized(self, size: Size) -> None:
        """Change the size, as when a window is dragged by its corner."""
        if size != self._surface.get_size():
            self._surface = Surface(size, 0, 32)

    def show(self) -> None:
        """Count."""
        self.shown += 1

    def set_full_screen(self, on: bool) -> None:
        """Only store it."""
        self.full_screen = on

    def close(self) -> None:
        """Does nothing."""


class WindowScreen:
    """A resizable window of the desktop in native pixels, never smaller than the layout needs.

    ``unseen`` is called with it before it is shown.
    """

    def __init__(self, title: str, size: Size | None = None, *, full_screen: bool = False,
                 unseen: Callable[[pygame.Window], None] = lambda window: None) -> None:
        if sys.platform == "linux":
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.init()
        pygame.key.set_repeat(350, 45)
        self.full_screen = full_screen
        self.window = pygame.Window(title, size or comfortable_size(), resizable=True, hidden=True)
        self.window.minimum_size = SMALLEST_WINDOW
        if full_screen:
            self.window.set_fullscreen(True)
        unseen(self.window)
        self.window.show()

    @property
    def surface(self) -> Surface:
        """The window's own surface, which follows its size."""
        return self.window.get_surface()

    def sized(self, size: Size) -> None:
        """The window already has ``size``."""

    def set_icon(self, icon: Surface) -> None:
        """Set the window's icon."""
        self.window.set_icon(icon)

    def show(self) -> None:
        """Show what was drawn."""
        self.window.flip()

    def set_full_screen(self, on: bool) -> None:
        """Cover the whole screen, or return to a window."""
        if on:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
        self.full_screen = on

    def close(self) -> None:
        """Close the window."""
        self.window.destroy()


def comfortable_size() -> Size:
    """The size of a 16:9 window that leaves space around it on this desktop, never smaller than the layout needs."""
    wide, high = (pygame.display.get_desktop_sizes() or [(1280, 720)])[0]
    width = max(SMALLEST_WINDOW[0], min(round(wide * 0.8), round(high * 0.8 * 16 / 9)))
    return width, max(SMALLEST_WINDOW[1], round(width * 9 / 16))
