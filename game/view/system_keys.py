"""Maps messages of the operating systems about files to keys of the catalogues. No pygame."""

from __future__ import annotations

import errno
import os

from ..files import NO_FILE, NO_READER

_KEYS: dict[str, tuple[str, ...]] = {
    "system.forbidden": ("EACCES", "EPERM"),
    "system.full": ("ENOSPC", "EDQUOT"),
    "system.read_only": ("EROFS",),
    "system.missing": ("ENOENT",),
    "system.no_folder": ("ENOTDIR",),
    "system.folder": ("EISDIR",),
    "system.loop": ("ELOOP",),
    "system.long": ("ENAMETOOLONG",),
    "system.large": ("EFBIG",),
    "system.broken": ("EIO", "ENODEV", "ENXIO"),
    "system.busy": ("EBUSY", "ETXTBSY", "EAGAIN"),
    "system.many": ("EMFILE", "ENFILE"),
}
_SAID = {os.strerror(getattr(errno, name)): key for key, names in _KEYS.items() for name in names
         if hasattr(errno, name)} | {
    NO_FILE: "system.no_file",
    NO_READER: "system.no_reader",
    "unable to open database file": "system.unopened",
    "attempt to write a readonly database": "system.read_only",
    "database or disk is full": "system.full",
    "disk I/O error": "system.broken",
    "database is locked": "system.busy",
    "file is not a database": "system.damaged",
    "database disk image is malformed": "system.damaged",
}
"""Messages of the system and of SQLite, and the keys of the catalogues."""



def key_of(sentence: str) -> str | None:
    """The key of the words for a ``sentence`` of the system; None if there is none."""
    return _SAID.get(sentence)
