"""Saves records to files, and opens files and texts that contain records or a deal code."""

from __future__ import annotations

import re
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import TextIO

from .. import files
from ..about import TITLE
from ..engine.deal_code import LONGEST, BadCode, deal_in
from ..engine.record import MAX_LINE, BadRecord, Record, read, write
from ..store.notes import without_notes
from ..store.practice import is_progress
from ..view import words
from .work import finished

ENDING = ".jsonl"
MOST_BYTES = 40_000_000
"""The size of the largest file that the window opens; the command line also imports larger ones."""
MOST_DEALS = 500
MOST_LINES = 100_000
"""The greatest number of lines of a file that are read, including empty ones."""
STRIDE, LINE = 100_000, 50
"""The number of characters read in a step, and the number that each line counts in addition."""
MOST_FILES = 200
MOST_NAME = 200
"""The greatest number of bytes in the name of a file; systems allow 255."""
_UNSAFE = re.compile(r"[^\w .()+-]+")


class CannotOpen(Exception):
    """Nothing can be opened; ``kind`` is the key of the message, ``about`` the text for its placeholder."""

    def __init__(self, kind: str, about: str = "") -> None:
        super().__init__(f"{kind}: {about}")
        self.kind, self.about = kind, about


@dataclass(frozen=True, slots=True)
class Opened:
    """The opened contents: ``records``, or, if ``sealed``, one deal from a code, hidden until it is played."""

    records: tuple[Record, ...]
    sealed: bool = False


Steps = Generator[int, None, Opened]
"""Yields the number of deals read so far; returns the opened contents, or raises CannotOpen."""


def usual_folder() -> Path:
    """The default folder for records."""
    return files.user_folder("documents") / TITLE


def file_name(said: str) -> str:
    """``said`` as a file name that is valid on every system."""
    plain = _UNSAFE.sub(" ", said)[:80].encode()[:MOST_NAME].decode("utf-8", "ignore").strip(" .")
    return (plain or "deal") + ENDING


def shared_text(record: Record) -> str:
    """``record`` as a line for others, without the player's notes and reviews."""
    return write(without_notes(record))


def save_records(records: tuple[Record, ...], folder: Path, name: str) -> Path:
    """Write ``records``, a line each, to the file ``name`` in ``folder``, with a number added if the name is taken.

    Returns the path, which may be that of an existing file with the same content. Raises OSError if nothing can be
    written.
    """
    text = "".join(shared_text(record) + "\n" for record in records).encode("utf-8", "backslashreplace")
    stem = file_name(name).removesuffix(ENDING)
    for one in files.numbered(stem, ENDING, " "):
        if not files.is_file(folder / one):
            break
        with suppress(OSError):
            if files.read_bytes(folder / one, len(text) + 1) == text:
                return folder / one
    return files.write_new(folder, files.numbered(stem, ENDING, " "), text)


def files_in(folder: Path) -> tuple[Path, ...]:
    """The files of records in ``folder``, the latest first; empty if it cannot be read."""
    return tuple(files.latest_files(folder, ENDING, MOST_FILES))


# -- opening ----------------------------------------------------------------------------------------------------------


def opened(path: Path) -> Opened:
    """The contents of the file at ``path``; raises CannotOpen, with the reason, if there are no deals."""
    return finished(opening_file(path))


def found_in(text: str) -> Opened:
    """The records in ``text``, a line each, or the deal of its code; raises CannotOpen if it has neither."""
    return finished(reading_text(text))


def opening_file(path: Path) -> Steps:
    """Read the file at ``path`` in steps; raises CannotOpen, with the reason, if there are no deals.

    The memory used is bounded by the deals that can be shown, for a file of any length.
    """
    try:
        if files.size(path) > MOST_BYTES:
            raise CannotOpen("large", path.name)
        with files.open_to_read(path) as file, TextIOWrapper(file, "utf-8-sig") as text:
            return (yield from reading(text, path.name))
    except OSError as fault:
        raise CannotOpen("unreadable", files.why(fault)) from None
    except UnicodeDecodeError:
        raise CannotOpen("no_text", path.name) from None


def reading_text(text: str) -> Steps:
    """Read the records in ``text``, or the deal of its code, in steps; raises CannotOpen if it has neither."""
    return reading(StringIO(text[:MOST_BYTES + 1], newline=None))


def reading(text: TextIO, name: str = "") -> Steps:
    """Read the records or the deal code in the open ``text`` in steps; ``name`` is that of its file, if it has one."""
    head = text.read(LONGEST + 1)
    if not head.lstrip().startswith("{"):
        try:
            return Opened((deal_in(head),), sealed=True)
        except BadCode as fault:
            raise CannotOpen(fault.kind, str(fault)) from None
    text.seek(0)
    lines = yield from _lines(text, name or f"{head[:20]}…")
    records: list[Record] = []
    for number, line in lines:
        try:
            records.append(read(line))
        except BadRecord as fault:
            raise CannotOpen("record", f"{number}: {fault}") from None
        yield len(records)
    return Opened(tuple(records))


def _lines(text: TextIO, name: str) -> Generator[int, None, list[tuple[int, str]]]:
    """The lines that may be records, with their numbers; a line that is too long is cut just above the limit."""
    found: list[tuple[int, str]] = []
    number = length = step = 0
    while line := text.readline(MAX_LINE + 1):
        number += 1
        if line.strip() and not is_progress(line):
            found.append((number, line))
        length += len(line)
        while len(line) > MAX_LINE and not line.endswith("\n"):
            yield 0
            line = text.readline(MAX_LINE + 1)
            length += len(line)
        if len(found) > MOST_DEALS or number > MOST_LINES:
            raise CannotOpen("many", str(MOST_DEALS))
        if length > MOST_BYTES:  # the file may have grown since
            raise CannotOpen("large", name)
        if length + number * LINE > step:
            step += STRIDE
            yield 0
    return found


def fault_words(fault: CannotOpen) -> str:
    return words.say(f"open.cannot.{fault.kind}", about=words.reason(fault.about))
