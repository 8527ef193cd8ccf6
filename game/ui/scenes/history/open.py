"""Opens a deal of the history."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from ....engine.record import BadRecord, Record
from ....store import Store
from ....store.history import record_of
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Push, Scene, Step
from ...widgets import Dialog
from ..replay.replay import ReplayScene, review_of


def replayed(context: AppContext, store: Store, deal: int) -> Step:
    """The replay of ``deal``; a dialog if it can no longer be read."""
    return _opened(store, deal, lambda record: ReplayScene(record, context))


def reviewed(context: AppContext, store: Store, deal: int) -> Step:
    """The review of the person's decisions in ``deal``; a dialog as in :func:`replayed`."""
    return _opened(store, deal, lambda record: review_of(record, context))


def _opened(store: Store, deal: int, scene: Callable[[Record], Scene]) -> Step:
    try:
        record = record_of(store, deal)
    except (BadRecord, sqlite3.Error):
        return Push(Dialog(lazy("games.title"), lazy("history.damaged")))
    return Push(scene(record))
