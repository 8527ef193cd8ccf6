"""Determines the version of the GNU C library that the programs in a folder need; the folder does not contain it."""

from __future__ import annotations

import re
from pathlib import Path

Version = tuple[int, ...]
_SYMBOL = re.compile(rb"\0GLIBC_(\d+(?:\.\d+)+)(?=\0)")


def needed(folder: Path) -> Version:
    """The highest version of a symbol that a program or library in ``folder`` requires; () if there is none."""
    found: Version = ()
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            data = file.read_bytes()
            if data.startswith(b"\x7fELF"):
                found = max(found, *(version(text.decode()) for text in _SYMBOL.findall(data)), ())
    return found


def version(text: str) -> Version:
    """``"2.36"`` as (2, 36); raises ValueError if the text is not a version."""
    return tuple(map(int, text.split(".")))


def written(found: Version) -> str:
    """(2, 36) as ``"2.36"``."""
    return ".".join(map(str, found))
