"""Notices to the player about the file of games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

NoticeKind = Literal["second", "unwritable", "unkept", "newer", "damaged", "no-file", "lost-action", "mended",
                     "left-out", "gone"]


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice to be shown once.

    ``second``: another window has the games open, this one only reads. ``unwritable``: games are not kept for now,
    ``about`` is the system's own sentence. ``unkept``: games are not kept while this program runs. ``newer``: written
    by a later version, only read. ``damaged``: the file was moved to ``aside`` and ``about`` deals were saved from it.
    ``no-file``: something else had the file's name, such as a folder; it was renamed to ``aside``.
    ``lost-action``: the end of a deal could not be read, and the deal continues from action ``about``. ``mended``:
    ``about`` rows had impossible values, and were repaired from their records or deleted; a copy of the file before
    that is at ``aside``. ``left-out``: ``about`` such rows are not shown. ``gone``: the file is no longer at ``about``.
    """

    kind: NoticeKind
    about: str = ""
    aside: Path | None = None
