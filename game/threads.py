"""Threads for long work (reading pictures, music and files), and the detection of a lack of memory."""

from __future__ import annotations

import _thread
import errno
import logging
import threading
from collections.abc import Callable

PATIENCE_S = 2.0
"""Seconds allowed for a thread to begin, or to end after it was asked to.

If memory runs out while a thread begins, Python loses it silently, and ``threading.Thread.start`` would wait forever.
"""

_log = logging.getLogger(__name__)


class Errand:
    """Runs ``work`` in a separate thread, which ends with the program at the latest; exceptions are logged."""

    def __init__(self, name: str, work: Callable[[], None]) -> None:
        self._name, self._work = name, work
        self.begun, self.done = threading.Event(), threading.Event()

    def run(self) -> None:
        try:
            self.begun.set()
            self._work()
        except Exception:  # noqa: BLE001 - nothing else would report it
            _log.exception("the thread for %s has failed", self._name)
        finally:
            self.done.set()

    def join(self) -> None:
        """Wait until the work is done, for at most PATIENCE_S seconds."""
        self.done.wait(PATIENCE_S)


def started(name: str, work: Callable[[], None]) -> Errand | None:
    """Start ``work`` in a thread; returns None if memory is short."""
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


SIGNS = ("memory", "map segment", "new thread", "create thread")
"""Parts of the messages of SDL (surfaces and threads), of threads and of the loader of libraries."""


def is_shortage(fault: BaseException) -> bool:
    """Whether ``fault`` means that memory was short, or that a thread could not start, which needs memory."""
    if isinstance(fault, OSError):
        return fault.errno in (errno.ENOMEM, errno.EAGAIN)
    if isinstance(fault, MemoryError | SystemError):  # SystemError: Python had no memory for a MemoryError
        return True
    if isinstance(fault, SyntaxError):  # in code that a dataclass generates, which is never wrong
        return fault.filename == "<string>"
    said = isinstance(fault, RuntimeError | ImportError | Warning)
    return said and any(sign in str(fault).lower() for sign in SIGNS)
