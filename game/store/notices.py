"""What the player must be told about the file with the games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

NoticeKind = Literal["second", "unwritable", "unkept", "newer", "damaged", "no-file", "lost-action", "mended",
                     "left-out", "gone"]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to be told once.

    ``second``: another window has the games open, this one only reads. ``unwritable``: what is played is not kept for
    now, ``about`` is the system's own sentence. ``unkept``: nor will it be while this program runs. ``newer``: written
    by a later version, only read. ``damaged``: the file lies ``aside`` and ``about`` deals were saved out of it.
    ``no-file``: what had the file's name and was none, a folder perhaps, has another name now, ``aside``.
    ``lost-action``: the end of a deal could not be read and it goes on from action ``about``. ``mended``: ``about``
    rows said what none may, and were put right from their records or taken out; the file as it was lies ``aside``.
    ``left-out``: ``about`` rows like these are not shown. ``gone``: the file is not at ``about`` any more.
    """

    kind: NoticeKind
    about: str = ""
    aside: Path | None = None
