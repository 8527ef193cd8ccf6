"""The surfaces to draw on, a window or a canvas in memory, and the placing of windows on the desktop."""

from __future__ import annotations

import ctypes
import logging
import math
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ... import files
from ...view.units import SMALLEST_WINDOW, Size
from ..draw.transform import scaled
from .system import sdl

#: SDL's fallbacks without a display; for tests that ask for them, not for players.
NOWHERE = frozenset(("dummy", "offscreen"))
LEAST = (320, 200)
"""The size in pixels below which a window is unreadable, and nothing is laid out or drawn."""


class Screen(Protocol):
    """A surface that can be shown.

    ``size`` is that of the window, and ``normal`` the size to which the window returns. ``told`` converts the position
    of an event to the surface.
    """

    full_screen: bool
    normal: NormalSize

    @property
    def size(self) -> Size: ...
    @property
    def surface(self) -> Surface: ...
    def told(self, event: Event) -> Event: ...
    def sized(self, size: Size) -> None: ...
    def show(self) -> None: ...
    def set_full_screen(self, on: bool) -> None: ...
    def close(self) -> None: ...


class MemoryScreen:
    """A screen in memory, for tests and pictures; ``shown`` counts the frames."""

    def __init__(self, size: Size = (1280, 720)) -> None:
        self.full_screen = False
        self.shown = 0
        self.normal = NormalSize(size)
        self._surface = Surface(size, 0, 32)

    @property
    def size(self) -> Size:
        return self._surface.get_size()

    @property
    def surface(self) -> Surface:
        return self._surface

    def told(self, event: Event) -> Event:
        return event

    def sized(self, size: Size) -> None:
        """Change the size of the canvas, as when a window is resized."""
        self.normal.sized(size)
        if size != self._surface.get_size():
            self._surface = Surface(size, 0, 32)

    def show(self) -> None:
        self.shown += 1

    def set_full_screen(self, on: bool) -> None:
        self.full_screen = on

    def close(self) -> None:
        """Do nothing."""


class WindowScreen:
    """A resizable window of the desktop in native pixels.

    The window opens completely within the desktop, ``number`` steps from the position of the first one, or maximised if
    there is no room for the smallest layout with a frame. If the window is smaller than the smallest layout, the
    picture is drawn in that size and scaled down, so that nothing is cut off. ``unseen`` is called with the window
    before it is shown, which happens with the first picture.
    """

    def __init__(self, title: str, size: Size | None = None, *, full_screen: bool = False, maximised: bool = False,
                 number: int = 0, unseen: Callable[[pygame.Window], None] = lambda window: None) -> None:
        if sys.platform == "linux":
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.init()
        pygame.key.set_repeat(350, 45)
        self.full_screen = full_screen
        self.normal = NormalSize(size or comfortable_size())
        self.window = pygame.Window(title, size or comfortable_size(), resizable=True, hidden=True)
        self.window.minimum_size = SMALLEST_WINDOW
        if full_screen:
            self.window.set_fullscreen(True)
        elif maximised:
            self._maximise()
        unseen(self.window)
        self._number = number
        self._hidden = True
        self._large: Surface | None = None

    @property
    def size(self) -> Size:
        return self.window.size

    @property
    def surface(self) -> Surface:
        """The surface of the window, or a larger one if the window is too small."""
        own = self.window.get_surface()
        size = drawn_size(own.get_size())
        if size == own.get_size():
            self._large = None
            return own
        if self._large is None or self._large.get_size() != size:
            self._large = Surface(size, 0, 32)
        return self._large

    def told(self, event: Event) -> Event:
        """``event`` with its position on the surface, which is larger than a window that is too small."""
        if self._large is None or not hasattr(event, "pos"):
            return event
        across, down = (large / own for large, own in zip(self._large.get_size(), self.size, strict=True))
        moved = {name: (round(getattr(event, name)[0] * across), round(getattr(event, name)[1] * down))
                 for name in ("pos", "rel") if hasattr(event, name)}
        return Event(event.type, {**event.dict, **moved})

    def sized(self, size: Size) -> None:
        """Record ``size``, which the window already has."""
        self.normal.sized(size)

    def set_icon(self, icon: Surface) -> None:
        self.window.set_icon(icon)

    def show(self) -> None:
        """Show the drawn picture; the window appears with the first one."""
        if self._hidden:
            drawn, self._hidden = self.surface.copy(), False
            self.window.show()  # this may change its size, and with it the surface
            self._place()
            self.surface.blit(drawn, (0, 0))
        if self._large is not None:
            own = self.window.get_surface()
            own.blit(scaled(self._large, own.get_size()), (0, 0))
        self.window.flip()

    def _place(self) -> None:
        """Move the window with its frame into the desktop.

        The width of the frame is known only once the window is shown.
        """
        if self.full_screen or self.normal.maximised:
            return
        top, left, bottom, right = frame_of(self.window)
        room = desktop_room()
        inner = Rect(room.left + left, room.top + top, room.width - left - right, room.height - top - bottom)
        place = fitting(self.size, inner)
        if place is None:
            self._maximise()
            self.window.size = inner.size  # after moving it is no longer maximised
            return
        place = cascaded(place, self._number, inner)
        if place.size != self.size:
            self.window.size = place.size
        self.window.position = place.topleft

    def _maximise(self) -> None:
        self.normal.maximised = True
        self.window.minimum_size = LEAST
        self.window.maximize()

    def set_full_screen(self, on: bool) -> None:
        if on:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
        self.full_screen = on

    def close(self) -> None:
        self.window.destroy()


def drawn_size(size: Size) -> Size:
    """The size in which a window of ``size`` is drawn: the same, or the smallest readable one of the same shape."""
    times = max(1.0, SMALLEST_WINDOW[0] / max(1, size[0]), SMALLEST_WINDOW[1] / max(1, size[1]))
    return (math.ceil(size[0] * times), math.ceil(size[1] * times)) if times > 1 else size


def comfortable_size() -> Size:
    """The size of a 16:9 window that leaves some of this desktop free, but never too small for the layout."""
    wide, high = (pygame.display.get_desktop_sizes() or [(1280, 720)])[0]
    width = max(SMALLEST_WINDOW[0], min(round(wide * 0.8), round(high * 0.8 * 16 / 9)))
    return width, max(SMALLEST_WINDOW[1], round(width * 9 / 16))


CASCADE = 36
"""The distance in pixels, down and to the right, from one window to the next."""
MOST_WINDOWS = 16
"""The greatest number of windows that open at different positions."""
KEPT_S = 1.0
"""The seconds for which a window must keep a size to count as resized by the player.

A shorter time may be a step of maximising.
"""

_log = logging.getLogger(__name__)


def desktop_room() -> Rect:
    """The rectangle of the first desktop, without its panels."""
    desktop = Rect((0, 0), (pygame.display.get_desktop_sizes() or [SMALLEST_WINDOW])[0])
    found = (ctypes.c_int * 4)()
    try:
        known = sdl().SDL_GetDisplayUsableBounds(0, found) == 0
    except OSError:
        return desktop
    room = Rect(*found)
    return room if known and room else desktop


def frame_of(window: pygame.Window) -> tuple[int, int, int, int]:
    """The widths in pixels of the desktop's frame around the shown ``window``.

    The order is top, left, bottom, right; a width is 0 if unknown.
    """
    sides = (ctypes.c_int * 4)()
    step = ctypes.sizeof(ctypes.c_int)
    try:
        library = sdl()
        library.SDL_GetWindowFromID.restype = ctypes.c_void_p
        found = library.SDL_GetWindowFromID(ctypes.c_uint32(window.id))
        library.SDL_GetWindowBordersSize(
            ctypes.c_void_p(found), *(ctypes.byref(sides, place * step) for place in range(4)))
    except OSError as fault:
        _log.info("the frame of the window is unknown: %s", fault)
    return sides[0], sides[1], sides[2], sides[3]


def fitting(size: Size, room: Rect) -> Rect | None:
    """The rectangle of a window with at most ``size``, in the middle of ``room``.

    Returns None if not even the smallest one fits.
    """
    if room.width < SMALLEST_WINDOW[0] or room.height < SMALLEST_WINDOW[1]:
        return None
    place = Rect(0, 0, min(size[0], room.width), min(size[1], room.height))
    place.center = room.center
    return place


def cascaded(place: Rect, number: int, room: Rect) -> Rect:
    """The rectangle ``place`` moved down and to the right for window ``number`` of several.

    Beyond the end of ``room`` it continues at the other side.
    """
    across, down = room.width - place.width, room.height - place.height
    left, top = place.left - room.left + number * CASCADE, place.top - room.top + number * CASCADE
    return place.move_to(topleft=(room.left + left % (across + 1), room.top + top % (down + 1)))


class WindowNumber:
    """The number of this window among the open ones: the first that no other one has locked in the file ``path``.

    The number is locked until the program ends; it is 0 if locking fails.
    """

    def __init__(self, path: Path) -> None:
        self.number = 0
        try:
            files.make_folder(path.parent)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o600)
        except OSError as fault:
            _log.info("no number for this window: %s", fault)
            return
        self.number = next(filter(self._holds, range(MOST_WINDOWS)), 0)

    def _holds(self, number: int) -> bool:
        try:
            if sys.platform == "win32":
                import msvcrt  # noqa: PLC0415
                os.lseek(self._file, number, os.SEEK_SET)
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl  # noqa: PLC0415
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)
        except OSError:
            return False
        return True


class NormalSize:
    """The size to which a window returns: its size while it is neither ``maximised`` nor full screen.

    Desktops report the size and the state of a window in any order.
    """

    def __init__(self, size: Size) -> None:
        self.maximised = False
        self._kept = self._latest = size
        self._since = 0.0

    def sized(self, size: Size) -> None:
        self._latest, self._since = size, 0.0

    def wait(self, dt: float, *, full_screen: bool) -> None:
        """Advance by ``dt`` seconds; a size that lasts counts, unless the window is maximised or full screen."""
        self._since += dt
        if self._since >= KEPT_S and not (self.maximised or full_screen):
            self._kept = self._latest

    def read(self, *, full_screen: bool) -> Size:
        return self._kept if self.maximised or full_screen else self._latest
