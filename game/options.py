"""The options of the command line for the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """Options of the window; None leaves a choice to the last use, the system, or chance.

    ``seed`` makes packs, dealer and bots repeatable, for tests; ``size`` is width and height in pixels; ``open`` is
    a file of records to show first; ``log`` is the lowest level that is logged.
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
