"""The report about a fault, which a player can read and send: a single file."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from traceback import format_exception
from typing import TYPE_CHECKING

import pygame

from ... import files
from ...about import TITLE, VERSION
from ...logs import Discreet

if TYPE_CHECKING:
    from ...engine.record import Record

FILE, ENDING = "fault", ".txt"
MOST_FILES = 1000


def machine() -> str:
    """The versions of the game, its libraries and the system."""
    return f"{TITLE} {VERSION}, {system_versions()}"


def system_versions() -> str:
    """The versions of the libraries and the system."""
    return f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, " \
           f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}, {platform.system()} {platform.release()}"


def nameless(record: Record) -> Record:
    """``record`` without names and without additions."""
    return replace(record, names=tuple(f"P{seat}" for seat, _ in enumerate(record.names)), more={})


def _written(record: Record | None) -> str:
    if record is None:
        return "none"
    from ...engine.record import write  # noqa: PLC0415 - needed after a fault, and at no start
    try:
        return write(nameless(record))
    except Exception as fault:  # noqa: BLE001 - a record that cannot be replayed may be what is to be reported
        return f"cannot be written ({fault!r}): {record.rules.preset}, {record.moves!r}"


def report(fault: BaseException, record: Record | None, log: Sequence[str], discreet: Discreet) -> str:
    """The report on ``fault``: the machine, the traceback, the deal on the table, the last lines of the log."""
    parts = (("What it is", machine()), ("What happened", "".join(format_exception(fault))),
             ("The deal on the table, without names", _written(record)), ("The log", "\n".join(log)))
    return discreet.without("\n".join(f"== {head}\n{text.rstrip()}\n" for head, text in parts))


def saved(text: str, folders: Sequence[Path]) -> Path | None:
    """Save ``text`` in the first of ``folders`` that is writable, and return its path; None if none is."""
    names = [f"{FILE}-{number}{ENDING}" for number in range(1, MOST_FILES)]
    for folder in folders:
        with suppress(OSError):
            return files.write_new(folder, names, text.encode("utf-8", "backslashreplace"))
    return None
