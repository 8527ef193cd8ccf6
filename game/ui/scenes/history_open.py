"""From a line of the history to the deal itself."""

from __future__ import annotations

import sqlite3

from ...engine.record import BadRecord
from ...store import Store
from ...store.history import record_of
from ..scene import Push, Step
from ..widgets import Dialog
from ..words import lazy
from .replay import ReplayScene
from .wishes import Wishes


def replayed(wishes: Wishes, store: Store, deal: int) -> Step:
    """Show ``deal`` again; a sheet that says so if it cannot be read any more."""
    try:
        record = record_of(store, deal)
    except (BadRecord, sqlite3.Error):
        return Push(Dialog(lazy("games.title"), lazy("history.damaged")))
    return Push(ReplayScene(record, wishes))
