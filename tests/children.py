"""Starts child processes that receive signals, independent of how the tests were started."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def signals_as_usual() -> Iterator[None]:
    """A context in which new processes handle signals as in a terminal.

    Background jobs of a shell ignore SIGINT, and ``nohup`` makes a program ignore SIGHUP. Child processes inherit this;
    a signal with a handler has its default action in them.
    """
    ignored = [number for number in SIGNALS if signal.getsignal(number) == signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)
