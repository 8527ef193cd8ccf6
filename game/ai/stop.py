"""The reasons to end thinking early: a search is stopped, or its process is lost."""

from __future__ import annotations

from collections.abc import Callable

Stopped = Callable[[], bool]


def never() -> bool:
    """Return False: the search is not stopped early."""
    return False


class ProcessLost(Exception):
    """A process ended before its work was done, because it was killed or had no memory."""
