"""Keeps the program's files private: the hands of the current deal are readable in them (docs/security.md).

Everything created within :func:`for_the_owner`, by Python, SQLite or a started process, is readable by its owner alone.
:func:`tighten` does the same for existing files, such as those of earlier versions. Both have no effect on systems
without POSIX permissions.
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
                  r"|settings(\.broken-\d+)?\.json(\w+\.new)?|settings\.lock|\.\d+-\d+\.part|log\.txt(\.\d+)?"
                  r"|windows\.lock|fault-\d+\.txt")
_FOLDERS = frozenset(("log", "records"))
"""Folders that the program makes in a data folder named by the player."""


@contextmanager
def for_the_owner() -> Iterator[None]:
    """Create files for their owner alone within the block, in this process and those it starts."""
    before = os.umask(files.OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def tighten(folder: Path, *, named: bool) -> None:
    """Remove the permissions of group and others on the program's own files in ``folder``.

    The permissions on the folder itself are removed too; if the player ``named`` it, only if nothing else is in it.
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
    except OSError as fault:  # a read-only disk
        log.info("%s", fault)


def is_own(name: str) -> bool:
    """Whether the program makes files or folders of that ``name``."""
    return name in _FOLDERS or _OWN.fullmatch(name) is not None
