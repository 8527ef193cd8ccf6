"""Only the player may read what the program writes: the deal on the table lies open in it (docs/security.md).

Everything made within :func:`for_the_owner` is its owner's alone: by Python, by SQLite, by a process that was started.
Files of an earlier version are found by their names and closed by :func:`tighten`. Where rights are not those of POSIX,
neither changes anything.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from . import files

log = logging.getLogger(__name__)
_OWN = re.compile(r"games\.(sqlite|lock|(broken|version)-\d+\.sqlite)([-.](wal|shm|journal|saved|part))*"
                  r"|settings(\.broken-\d+)?\.json(\w+\.new)?|\.\d+-\d+\.part|log\.txt(\.\d+)?|fault-\d+\.txt")
_FOLDERS = frozenset(("log", "records"))
"""What the program makes in a folder that the player has named."""


@contextmanager
def for_the_owner() -> Iterator[None]:
    """What is made meanwhile, by this process and those it starts, nobody else may read or write."""
    before = os.umask(files.OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def tighten(folder: Path, *, named: bool) -> None:
    """Take their rights to the program's own files in ``folder`` from everybody but the owner.

    The folder itself is closed too, but one that the player has ``named`` only if nothing else is in it.
    """
    if os.name != "posix":
        return
    names = files.names_in(folder)
    own = [name for name in names if is_own(name)]
    try:
        for name in own:
            if name not in _FOLDERS:
                files.close_to_others(folder / name)
        if not named or (own and len(own) == len(names)):
            files.close_to_others(folder)
    except OSError as fault:  # a disk that may not be written
        log.info("%s", fault)


def is_own(name: str) -> bool:
    """Whether a file or folder of that ``name`` is one that the program makes."""
    return name in _FOLDERS or _OWN.fullmatch(name) is not None
