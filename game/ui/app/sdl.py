"""SDL itself, for the few things that pygame does not offer."""

from __future__ import annotations

import ctypes
import sys
from functools import cache

import pygame


@cache
def sdl() -> ctypes.CDLL:
    """The library that pygame uses; OSError if it is not found."""
    return ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
