"""Where memory runs out: what is kept for speed goes, and plain cards do."""

from __future__ import annotations

import gc
import logging

from ..draw import art
from ..draw.deck import DECK
from ..draw.pictures import empty_shelves

_log = logging.getLogger(__name__)


def relieve() -> None:
    """Let go of every picture that can be made or read again, and of the deck's pictures for good."""
    _log.warning("memory is short: plain cards are shown from now on")
    DECK.do_without()
    art.forget()
    empty_shelves()
    gc.collect()
