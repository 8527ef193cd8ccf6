"""The type of the callable that ends a search early."""

from __future__ import annotations

from collections.abc import Callable

Stopped = Callable[[], bool]


def never() -> bool:
    """Never stop the search early."""
    return False
