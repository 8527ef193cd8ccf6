"""The log: a few small files, by default in the system's folder for logs, which contain no names of players."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from getpass import getuser
from io import TextIOWrapper
from logging import Formatter, LogRecord
from logging.handlers import RotatingFileHandler
from pathlib import Path

from . import files

FILE = "log.txt"
LEVELS = ("debug", "info", "warning", "error")
"""The levels of the log, from everything to faults only."""
MOST_BYTES, OLDER = 256_000, 3
"""The size in bytes at which a new file is begun, and the number of older files that are kept."""
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
LAST = 200  # lines in a report
SOMEBODY, HOME = "‹name›", "~"

Pattern = re.Pattern[str]


def path_in(folder: Path | None = None) -> Path:
    """The path of the newest log file in ``folder``, by default in the system's folder for logs."""
    return (folder or files.user_folder("state")) / FILE


class Discreet(Formatter):
    """A formatter that replaces players' names and the path of the player's home."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        super().__init__(LINE)
        self._names: set[str] = set()
        self._hidden: Pattern | None = None
        self._homes = _homes()
        self.hide(names)

    def hide(self, names: Iterable[str]) -> None:
        """Also replace ``names`` from now on."""
        new = {name.strip() for name in names if name.strip()} - self._names
        if new:
            self._names |= new
            longest = sorted(self._names, key=len, reverse=True)
            self._hidden = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")

    def format(self, record: LogRecord) -> str:
        return self.without(super().format(record))

    def without(self, text: str) -> str:
        for home in self._homes:
            text = text.replace(home, HOME)
        return self._hidden.sub(SOMEBODY, text) if self._hidden is not None else text


def _homes() -> tuple[str, ...]:
    """The spellings of the player's home, as a path and in a URI; empty if it contains no name."""
    home = files.home()
    if home is None or len(home.parts) < 3:  # `/root` and `/` name nobody
        return ()
    return tuple(sorted({str(home), home.as_posix(), home.as_uri().removeprefix("file://")}, key=len, reverse=True))


class LogFile(RotatingFileHandler):
    """A log in several files of limited size. A full disk ends the log, not the game, and calls ``ended``."""

    ended: Callable[[str], None]

    def _open(self) -> TextIOWrapper:
        return TextIOWrapper(files.open_to_append(Path(self.baseFilename)), encoding=self.encoding, errors=self.errors)

    def handleError(self, record: LogRecord) -> None:
        """Stop the log and call ``ended``; if only memory is short, skip the line."""
        fault = sys.exc_info()[1]
        if isinstance(fault, MemoryError):
            return
        logging.getLogger().removeHandler(self)
        with suppress(OSError):  # a failed write cannot be flushed either
            self.close()
        self.ended(files.why(fault) if isinstance(fault, OSError) else str(fault))


DISCREET = Discreet()
"""The formatter of all lines."""


def mute() -> None:
    """Keep log lines off the terminal if no log was begun: players read messages in their own language."""
    root = logging.getLogger()
    if not root.handlers:
        root.addHandler(logging.NullHandler())


def begin(path: Path, level: str = "info", ended: Callable[[str], None] = lambda why: None) -> str | None:
    """Log to ``path`` from now on, from ``level`` up; returns None, or the reason if that is impossible.

    ``ended`` is called with the reason if the log has to stop later.
    """
    root = logging.getLogger()
    try:
        files.make_folder(path.parent)
        file = LogFile(path, maxBytes=MOST_BYTES, backupCount=OLDER, encoding="utf-8", errors="backslashreplace")
    except OSError as fault:
        return files.why(fault)
    file.ended = ended
    DISCREET.hide(_accounts())
    file.setFormatter(DISCREET)
    root.addHandler(file)
    root.setLevel(level.upper())
    return None


def _accounts() -> tuple[str, ...]:
    try:
        return (getuser(),)
    except (OSError, KeyError, ImportError):  # an account without a name
        return ()


def end() -> None:
    """Stop logging and close the files that :func:`begin` opened."""
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, LogFile):
            root.removeHandler(handler)
            handler.close()


def last_lines(path: Path) -> list[str]:
    """The last LAST lines at ``path``; empty if there is no such file."""
    try:
        return files.read_bytes(path, 400 * LAST, last=True).decode("utf-8", "replace").splitlines()[-LAST:]
    except OSError:
        return []
