"""Memory that pictures no longer need goes back to the system, with the holes they left; all of it if none is left."""

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
    """The GNU library; None where the system has another, which has no such holes."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None


def share() -> None:
    """Have all threads to come share one heap: what a thread of its own kept free could not be given back."""
    library = _library()
    if library is not None:
        library.mallopt(_M_ARENA_MAX, 1)


def give_back() -> None:
    """Give back all memory that nothing needs; it takes some hundredths of a second: not while something moves.

    A scene that was left knows itself through its widgets, and its pictures lie there until Python looks for such
    rings, which it does the less often the longer it runs. And the C library keeps the places of large pictures
    between small ones: after some decks, sizes and games half of what the window holds would be holes.
    """
    gc.collect()
    library = _library()
    if library is not None:
        library.malloc_trim(0)


def free_memory() -> None:
    """Let go of every picture that can be made or read again, and of the deck's pictures for good."""
    _log.warning("memory is short: plain cards are shown from now on")
    DECK.do_without()
    art.clear_cache()
    empty_shelves()
    gc.collect()
