"""What happens when memory runs out: cached pictures are dropped, and plain cards are drawn from then on."""

from __future__ import annotations

import gc
import logging

from ..draw import art
from ..draw.deck import DECK
from ..draw.pictures import empty_shelves

_log = logging.getLogger(__name__)


def free_memory() -> None:
    """Let go of every picture that can be made or read again, and of the deck's pictures for good."""
    _log.warning("memory is short: plain cards are shown from now on")
    DECK.do_without()
    art.clear_cache()
    empty_shelves()
    gc.collect()
