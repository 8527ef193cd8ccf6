"""What long commands leave behind: a bar while they work, a file that is whole or not there."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from errno import EISDIR
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO, TypeVar

from .asking import Refused
from .speech import Words

WORDS = Words("output")
T = TypeVar("T")


def with_progress(some: Iterable[T], total: int, unit: str) -> Iterable[T]:
    """The same, with a bar on stderr if that is a terminal."""
    if not sys.stderr.isatty():
        return some
    from tqdm import tqdm  # noqa: PLC0415 - only terminals need it

    bar: Iterable[T] = tqdm(some, total=total, unit=unit, leave=False)
    return bar


@contextmanager
def written_whole(out: str) -> Iterator[TextIO]:
    """A file that takes the place of ``out`` when all is written, and not before; ``-`` is the screen."""
    if out == "-":
        if isinstance(sys.stdout, TextIOWrapper):  # records are UTF-8, whatever the terminal is set to
            sys.stdout.reconfigure(encoding="utf-8", errors="strict")
        yield sys.stdout
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
