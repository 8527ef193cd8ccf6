"""The reasons to end thinking early: a search is stopped, or its process is lost."""

from __future__ import annotations

from collections.abc import Callable

Stopped = Callable[[], bool]


def never() -> bool:
    """Never stop the search early."""
    return False


class ProcessLost(Exception):
    """A process ended before its work: it was killed, or there was no memory for it."""
