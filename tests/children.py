"""Child processes that signals reach, however the tests were started."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def signals_as_usual() -> Iterator[None]:
    """Within it, a new process handles signals as in a terminal.

    A shell starts a job in the background with SIGINT ignored, and ``nohup`` one with SIGHUP ignored. A process hands
    this on to its children; a signal that has a handler is at its default in them.
    """
    ignored = [number for number in SIGNALS if signal.getsignal(number) == signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)
