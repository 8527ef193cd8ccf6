"""What long commands leave behind: a bar while they work, a file that is whole or not there."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path
from typing import Protocol, TypeVar

from ..ui import terminal
from .asking import Refused
from .speech import Words

WORDS = Words("output")
T = TypeVar("T")


class Out(Protocol):
    """Takes what is written, piece by piece."""

    def write(self, text: str, /) -> object:
        """Write ``text`` behind what was written before."""


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
        yield terminal.Raw()
        return
    target = Path(out)
    if target.is_dir():
        raise Refused(WORDS["cannot_write"].format(out=out, fault=os.strerror(EISDIR)))
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8", newline="\n") as file:
            yield file
        part.replace(target)
    except OSError as fault:
        raise Refused(WORDS["cannot_write"].format(out=out, fault=fault.strerror)) from None
    finally:
        part.unlink(missing_ok=True)
