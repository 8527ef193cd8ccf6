"""What the command line asks of the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """Options of the window; None leaves a choice to what was used last, the system, or chance.

    ``seed`` gives the same packs, dealer and bots' chance again, for tests; ``size`` is width and height in pixels;
    ``open`` is a file of records to be looked at first; ``log`` is the level from which on things are noted.
    """

    preset: str | None = None
    players: int | None = None
    seed: int | None = None
    size: tuple[int, int] | None = None
    data_dir: Path | None = None
    lang: str | None = None
    mute: bool = False
    open: Path | None = None
    log: str = "info"
