"""What is imported and made only when it is needed: the first picture waits for none of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

T = TypeVar("T")


class Later(Generic[T]):
    """Stands for what ``make`` makes the first time that anything is asked of it."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._thing: T | None = None

    @property
    def itself(self) -> T:
        """To be used in its place: whatever is asked of it is asked of the thing."""
        return cast("T", self)

    @property
    def made(self) -> T | None:
        """The thing; None if nobody has needed it."""
        return self._thing

    def thing(self) -> T:
        """The thing, made now if it must be."""
        if self._thing is None:
            self._thing = self._make()
        return self._thing

    def __getattr__(self, name: str) -> Any:
        return getattr(self.thing(), name)
