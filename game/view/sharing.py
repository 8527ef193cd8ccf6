"""Records as files, and what lies in a file or a text: records, or a deal code. No pygame."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from .. import files
from ..about import TITLE
from ..engine.deal_code import BadCode, deal_in
from ..engine.record import MAX_LINE, BadRecord, Record, read, write

ENDING = ".jsonl"
MOST_BYTES = 40_000_000
"""A file larger than this is for the command line: it would hold up the window."""
MOST_DEALS = 500
MOST_FILES = 200
MOST_NAME = 200
"""Bytes of a file's name; systems allow 255."""
_UNSAFE = re.compile(r"[^\w .()+-]+")


class CannotOpen(Exception):
    """Why nothing can be opened; ``kind`` says which words tell it, ``about`` fills them in."""

    def __init__(self, kind: str, about: str = "") -> None:
        super().__init__(f"{kind}: {about}")
        self.kind, self.about = kind, about


@dataclass(frozen=True, slots=True)
class Found:
    """What was opened: ``records`` as they were played, or, ``sealed``, one deal out of a code that nobody has seen."""

    records: tuple[Record, ...]
    sealed: bool = False


def usual_folder() -> Path:
    """Where records are saved unless told otherwise."""
    return files.user_folder("documents") / TITLE


def file_name(said: str) -> str:
    """``said`` as the name of a file that every system takes."""
    plain = _UNSAFE.sub(" ", said)[:80].encode()[:MOST_NAME].decode("utf-8", "ignore").strip(" .")
    return (plain or "deal") + ENDING


def saved(records: tuple[Record, ...], folder: Path, name: str) -> Path:
    """Where ``records`` lie now, a line each: in ``folder`` under ``name``, with a number if that is taken; OSError."""
    text = "".join(write(record) + "\n" for record in records)
    stem = file_name(name).removesuffix(ENDING)
    return files.written(folder, files.numbered(stem, ENDING, " "), text.encode("utf-8", "backslashreplace"))


def files_in(folder: Path) -> tuple[Path, ...]:
    """The files of records in ``folder``, the latest first; none if it cannot be read."""
    return tuple(files.listed(folder, ENDING)[:MOST_FILES])


def opened(path: Path) -> Found:
    """What lies in the file at ``path``; CannotOpen with the reason if nothing does."""
    try:
        raw = files.read(path, MOST_BYTES + 1)
    except OSError as fault:
        raise CannotOpen("unreadable", files.why(fault)) from None
    if len(raw) > MOST_BYTES:
        raise CannotOpen("large", path.name)
    try:
        return found_in(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise CannotOpen("no_text", path.name) from None


def found_in(text: str) -> Found:
    """The records in ``text``, a line each, or the deal its code tells; CannotOpen if it holds neither."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not any(line.lstrip().startswith("{") for _, line in lines[:1]):
        try:
            return Found((deal_in(text),), sealed=True)
        except BadCode as fault:
            raise CannotOpen(fault.kind, str(fault)) from None
    if len(lines) > MOST_DEALS:
        raise CannotOpen("many", str(len(lines)))
    return Found(tuple(_record(number, line) for number, line in lines))


def _record(number: int, line: str) -> Record:
    try:
        return read(line[:MAX_LINE + 1])
    except BadRecord as fault:
        raise CannotOpen("record", f"{number}: {fault}") from None
