"""Objects that are imported and made on first use, so that the first picture does not wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

T = TypeVar("T")


class Later(Generic[T]):
    """A proxy for the object that ``make`` returns, which is made at the first access."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._thing: T | None = None

    @property
    def itself(self) -> T:
        """The proxy with the type of the object: attributes are looked up in the object."""
        return cast("T", self)

    @property
    def made(self) -> T | None:
        """The object; None if it has not been made."""
        return self._thing

    def thing(self) -> T:
        """The object, made now if needed."""
        if self._thing is None:
            self._thing = self._make()
        return self._thing

    def __getattr__(self, name: str) -> Any:
        return getattr(self.thing(), name)
