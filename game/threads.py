"""Threads for what takes long: reading pictures, sounds and files."""

from __future__ import annotations

import _thread
import logging
import threading
from collections.abc import Callable

from .shortage import is_shortage

PATIENCE_S = 2.0
"""Seconds in which a thread has begun, or ended once it was told to. Where memory ends while one begins, Python loses
it without a word, and ``threading.Thread.start`` would wait for it for ever."""

_log = logging.getLogger(__name__)


class Errand:
    """``work`` in a thread of its own, which ends with the program at the latest; what fails there is logged."""

    def __init__(self, name: str, work: Callable[[], None]) -> None:
        self._name, self._work = name, work
        self.begun, self.done = threading.Event(), threading.Event()

    def run(self) -> None:
        """What the thread does."""
        try:
            self.begun.set()
            self._work()
        except Exception:  # noqa: BLE001 - nobody else could hear of it
            _log.exception("the thread for %s has failed", self._name)
        finally:
            self.done.set()

    def join(self) -> None:
        """Wait until it is done, but not for ever."""
        self.done.wait(PATIENCE_S)


def started(name: str, work: Callable[[], None]) -> Errand | None:
    """``work`` on its way in a thread; None where there is no memory for one."""
    errand = Errand(name, work)
    try:
        _thread.start_new_thread(errand.run, ())
        if errand.begun.wait(PATIENCE_S):
            return errand
    except (RuntimeError, MemoryError) as fault:
        if not is_shortage(fault):
            raise
    _log.warning("memory is short: there is no thread for %s", name)
    return None
