"""What long commands leave behind: a bar while they work, a file that is whole or not there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Protocol, TypeVar

from ..files import output
from ..view import terminal
from ..view.words import reason
from .asking import Refused
from .speech import CommandWords

WORDS = CommandWords("output")
T = TypeVar("T")


class Out(Protocol):
    """Takes what is written, piece by piece."""

    def write(self, text: str, /) -> object:
        """Write ``text`` behind what was written before."""


@dataclass(frozen=True, slots=True)
class Encoded:
    """Takes text for a ``file`` of bytes, as UTF-8."""

    file: BinaryIO

    def write(self, text: str, /) -> object:
        """Write ``text`` behind what was written before."""
        return self.file.write(text.encode("utf-8", "backslashreplace"))


def with_progress(some: Iterable[T], total: int, unit: str) -> Iterable[T]:
    """The same, with a bar on stderr if that is a terminal."""
    if not terminal.watched():
        return some
    from tqdm import tqdm  # noqa: PLC0415 - only terminals need it

    bar: Iterable[T] = tqdm(some, total=total, unit=unit, leave=False)
    return bar


@contextmanager
def written_whole(out: str) -> Iterator[Out]:
    """A file that takes the place of ``out`` when all is written, and not before; ``-`` is the screen."""
    if out == "-":
        raw = terminal.RawOutput()
        yield raw
        raw.flush()   # before anything is said of it
        return
    try:
        with output(Path(out)) as file:
            yield Encoded(file)
    except OSError as fault:
        raise Refused(WORDS["cannot_write"].format(out=out, fault=reason(fault))) from None
