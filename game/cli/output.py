"""The output of long commands: a progress bar, and a file that appears only when it is complete."""

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
    """Takes text piece by piece."""

    def write(self, text: str, /) -> object:
        """Append ``text``."""


@dataclass(frozen=True, slots=True)
class Encoded:
    """Writes text as UTF-8 to a ``file`` of bytes."""

    file: BinaryIO

    def write(self, text: str, /) -> object:
        """Append ``text``."""
        return self.file.write(text.encode("utf-8", "backslashreplace"))


def with_progress(some: Iterable[T], total: int, unit: str) -> Iterable[T]:
    """``some`` itself, with a progress bar on stderr if that is a terminal."""
    if not terminal.is_terminal():
        return some
    from tqdm import tqdm  # noqa: PLC0415 - only terminals need it

    bar: Iterable[T] = tqdm(some, total=total, unit=unit, leave=False)
    return bar


@contextmanager
def written_whole(out: str) -> Iterator[Out]:
    """Write a file that replaces ``out`` once it is complete, and not before; ``-`` is the standard output."""
    if out == "-":
        raw = terminal.RawOutput()
        yield raw
        raw.flush()   # before any message about it
        return
    try:
        with output(Path(out)) as file:
            yield Encoded(file)
    except OSError as fault:
        raise Refused(WORDS["cannot_write"].format(out=out, fault=reason(fault))) from None
