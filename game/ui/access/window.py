"""The window as its system knows it."""

from __future__ import annotations

import ctypes

import pygame

from ..app.system import sdl

ROOM = 256
"""The size in bytes of the buffer for SDL's window information: more than it needs."""
HANDLE_AT = 8
"""Where the handle is in them: after the version and the name of the system."""


def native_window(window: pygame.Window) -> int:
    """The handle of ``window``: an HWND on Windows, an NSWindow on macOS; OSError where SDL does not tell it."""
    library = sdl()
    try:
        found, told = library.SDL_GetWindowFromID, library.SDL_GetWindowWMInfo
    except AttributeError as fault:
        raise OSError(str(fault)) from None
    found.argtypes, found.restype = (ctypes.c_uint32,), ctypes.c_void_p
    told.argtypes, told.restype = (ctypes.c_void_p, ctypes.c_void_p), ctypes.c_int
    info = ctypes.create_string_buffer(ROOM)
    info.raw = bytes(pygame.get_sdl_version())
    if not told(found(window.id), info):
        raise OSError("SDL does not tell the handle of the window")
    return ctypes.c_void_p.from_buffer(info, HANDLE_AT).value or 0
