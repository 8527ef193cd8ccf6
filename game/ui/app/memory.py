"""Returns unused memory to the system, including the holes between large pictures."""

from __future__ import annotations

import ctypes
import gc
import logging
import sys
from functools import cache

from ..draw import art
from ..draw.deck import DECK
from ..draw.pictures import empty_shelves

_log = logging.getLogger(__name__)
_M_ARENA_MAX = -8  # from <malloc.h>


@cache
def _library() -> ctypes.CDLL | None:
    """The GNU C library; None on systems with another, which leaves no such holes."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None


def share_heap() -> None:
    """Have all later threads share one heap: free memory in a thread's own heap could not be returned."""
    library = _library()
    if library is not None:
        library.mallopt(_M_ARENA_MAX, 1)


def give_back() -> None:
    """Return unused memory to the system; this takes some hundredths of a second, so not during motion.

    A scene and its widgets refer to each other, so that its pictures stay until Python collects cycles, which it does
    less often the longer it runs. And the C library keeps the space of large pictures between small ones: after several
    decks, sizes and games, half of the window's memory would be holes.
    """
    gc.collect()
    library = _library()
    if library is not None:
        library.malloc_trim(0)


def free_memory() -> None:
    """Drop all pictures that can be made or read again, and the deck's pictures for good."""
    _log.warning("memory is short: plain cards are shown from now on")
    DECK.do_without()
    art.clear_cache()
    empty_shelves()
    gc.collect()
