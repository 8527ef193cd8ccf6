"""The log: a few small files beside the player's other data, without a name in them."""

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
"""What may be asked for, from everything to faults only."""
MOST_BYTES, OLDER = 256_000, 3
"""Size of a file before the next one is begun, and how many older ones are kept."""
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
SOMEBODY, HOME = "‹name›", "~"

Pattern = re.Pattern[str]


def path_in(folder: Path | None = None) -> Path:
    """The newest log file in ``folder``, or where this system keeps what programs note about themselves."""
    return (folder or files.user_folder("state")) / FILE


class Discreet(Formatter):
    """Writes no player's name, and not where the player's home is."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        super().__init__(LINE)
        self._names: set[str] = set()
        self._hidden: Pattern | None = None
        self._homes = _homes()
        self.hide(names)

    def hide(self, names: Iterable[str]) -> None:
        """Never write ``names`` from now on."""
        new = {name.strip() for name in names if name.strip()} - self._names
        if new:
            self._names |= new
            longest = sorted(self._names, key=len, reverse=True)
            self._hidden = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")

    def format(self, record: LogRecord) -> str:
        """The line, its traceback included, without what is private."""
        return self.without(super().format(record))

    def without(self, text: str) -> str:
        """``text`` without what is private."""
        for home in self._homes:
            text = text.replace(home, HOME)
        return self._hidden.sub(SOMEBODY, text) if self._hidden is not None else text


def _homes() -> tuple[str, ...]:
    """How the player's home may be written: as a path, as in a URI, and the name of the account within others."""
    home = files.home()
    if home is None or len(home.parts) < 3:  # `/root` and `/` are nobody's name
        return ()
    return tuple(sorted({str(home), home.as_posix(), home.as_uri().removeprefix("file://")}, key=len, reverse=True))


class LogFile(RotatingFileHandler):
    """Begins a new file when one is full. A disk that takes no more ends the log, not the game; ``ended`` is told."""

    ended: Callable[[str], None]

    def _open(self) -> TextIOWrapper:
        """The file, of which nothing is waited for."""
        return TextIOWrapper(files.appending(Path(self.baseFilename)), encoding=self.encoding, errors=self.errors)

    def handleError(self, record: LogRecord) -> None:
        """Say once that nothing more is written down; a line for which there was no memory is left out."""
        fault = sys.exc_info()[1]
        if isinstance(fault, MemoryError):
            return
        logging.getLogger().removeHandler(self)
        with suppress(OSError):  # what could not be written cannot be flushed either
            self.close()
        self.ended(files.why(fault) if isinstance(fault, OSError) else str(fault))


DISCREET = Discreet()
"""The one form of every line."""


def mute() -> None:
    """Write nothing to the terminal where no log was begun: players are told in their language, or by nobody."""
    root = logging.getLogger()
    if not root.handlers:
        root.addHandler(logging.NullHandler())


def begin(path: Path, level: str = "info", ended: Callable[[str], None] = lambda why: None) -> str | None:
    """Write what is logged from now on, of ``level`` and above, to ``path``; None, or why that cannot be.

    ``ended`` is told why, should the disk take no more of it.
    """
    root = logging.getLogger()
    try:
        files.made(path.parent)
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
    """Close what :func:`begin` has opened."""
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, LogFile):
            root.removeHandler(handler)
            handler.close()


def last_lines(path: Path, most: int = 200) -> list[str]:
    """The last ``most`` lines at ``path``; none if there is no such file."""
    try:
        return files.read(path, 400 * most, last=True).decode("utf-8", "replace").splitlines()[-most:]
    except OSError:
        return []
