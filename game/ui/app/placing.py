"""Where a window opens: whole on the desktop, and not exactly over another one of this program."""

from __future__ import annotations

import ctypes
import logging
import os
import sys
from pathlib import Path

import pygame
from pygame import Rect

from ... import files
from ...view.units import SMALLEST_WINDOW, Size
from .sdl import sdl

BESIDE = 36
"""Pixels down and to the right from one window to the next."""
MOST_WINDOWS = 16
"""Windows that open in places of their own."""
KEPT_S = 1.0
"""A size that a window has for so many seconds is the player's, and not a step on the way to a maximised one."""

_log = logging.getLogger(__name__)


def desktop_room() -> Rect:
    """The first desktop without its panels."""
    desktop = Rect((0, 0), (pygame.display.get_desktop_sizes() or [SMALLEST_WINDOW])[0])
    found = (ctypes.c_int * 4)()
    try:
        known = sdl().SDL_GetDisplayUsableBounds(0, found) == 0
    except OSError:
        return desktop
    room = Rect(*found)
    return room if known and room else desktop


def frame_of(window: pygame.Window) -> tuple[int, int, int, int]:
    """What the desktop adds to the shown ``window`` above, at the left, below and at the right, in pixels."""
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
    """The place of a window that is to have ``size``, in the middle of ``room``; None without room for any window."""
    if room.width < SMALLEST_WINDOW[0] or room.height < SMALLEST_WINDOW[1]:
        return None
    place = Rect(0, 0, min(size[0], room.width), min(size[1], room.height))
    place.center = room.center
    return place


def beside(place: Rect, number: int, room: Rect) -> Rect:
    """``place`` for the window ``number`` of several, further down and to the right, at the other side of ``room``
    where that ends."""
    across, down = room.width - place.width, room.height - place.height
    left, top = place.left - room.left + number * BESIDE, place.top - room.top + number * BESIDE
    return place.move_to(topleft=(room.left + left % (across + 1), room.top + top % (down + 1)))


class WindowNumber:
    """The number of this window among those that are open: the first that no other one holds in the file ``path``.

    It is held until the program ends; 0 where nothing can be held.
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
    """The size of a window while it is neither ``maximised`` nor covers the screen: it returns to that.

    Desktops tell the size and the state of a window in any order.
    """

    def __init__(self, size: Size) -> None:
        self.maximised = False
        self._kept = self._latest = size
        self._since = 0.0

    def sized(self, size: Size) -> None:
        """The window has another size now."""
        self._latest, self._since = size, 0.0

    def wait(self, dt: float, *, full_screen: bool) -> None:
        """Let ``dt`` seconds pass."""
        self._since += dt
        if self._since >= KEPT_S and not (self.maximised or full_screen):
            self._kept = self._latest

    def read(self, *, full_screen: bool) -> Size:
        """The size to return to."""
        return self._kept if self.maximised or full_screen else self._latest
