"""Access to files and folders outside the game; no call blocks.

A path from a player, a setting or the system may lead to anything: a pipe that nothing writes to, an endless device, a
folder that may not be searched, a link to itself, a name that is invalid or too long, a disk that is full or gone. All
access by the game goes through this module. In each of these cases functions that ask return an answer, and functions
that read or write raise OSError and nothing else; :func:`why` returns the system's message for it.
"""

from __future__ import annotations

import errno
import logging
import os
import re
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from configparser import Error as BadConfig
from contextlib import contextmanager, suppress
from heapq import nlargest
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Literal

import platformdirs

from .about import NAME

if TYPE_CHECKING:
    from sqlite3 import Connection

log = logging.getLogger(__name__)
NO_FILE = "Not a regular file"
"""The message of :func:`why` for a pipe, a device or a socket, for which the systems have none."""
NO_READER = "Nothing reads from the pipe"
"""The message of :func:`why` for a pipe to be written to from which nothing reads."""
OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""The permissions of group and others."""
MOST_NAMES = 1000
"""The number of names tried for a new file."""
_NOW = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_CLOEXEC", 0)
FolderKind = Literal["config", "data", "state", "documents"]


def why(fault: OSError) -> str:
    """The system's message for ``fault``, without the path."""
    return fault.strerror or str(fault)


# -- the folders of a user's files ------------------------------------------------------------------------------------

_PLACES: dict[FolderKind, Callable[[], str]] = {
    "config": lambda: platformdirs.user_config_dir(NAME, appauthor=False),
    "data": lambda: platformdirs.user_data_dir(NAME, appauthor=False),
    "state": lambda: platformdirs.user_state_dir(NAME, appauthor=False),
    "documents": platformdirs.user_documents_dir,
}


def user_folder(place: FolderKind) -> Path:
    """The system's folder for the user's files of the kind ``place``; it need not exist."""
    try:
        return Path(_PLACES[place]())
    except (OSError, ValueError, RuntimeError, BadConfig):  # a user without a home, or with an invalid path to it
        return temporary() / f"{NAME}-{getattr(os, 'getuid', int)()}"


def home() -> Path | None:
    """The user's home; None for a user without one."""
    try:
        return Path.home()
    except RuntimeError:
        return None


def temporary() -> Path:
    """The folder for temporary files."""
    try:
        return Path(tempfile.gettempdir())
    except OSError:  # no such folder is writable
        return Path(os.sep, "tmp")


# -- questions --------------------------------------------------------------------------------------------------------


def _found(path: Path, *, links: bool = True) -> os.stat_result | None:
    try:
        return os.stat(path, follow_symlinks=links)
    except (OSError, ValueError):  # ValueError: a name that no system could have
        return None


def is_file(path: Path) -> bool:
    """Whether ``path``, or the target of a link there, is a regular file."""
    found = _found(path)
    return found is not None and stat.S_ISREG(found.st_mode)


def is_folder(path: Path) -> bool:
    """Whether ``path``, or the target of a link there, is a folder."""
    found = _found(path)
    return found is not None and stat.S_ISDIR(found.st_mode)


def is_taken(path: Path) -> bool:
    """Whether anything has the name ``path``, even a broken link."""
    return _found(path, links=False) is not None


def is_odd(path: Path) -> bool:
    """Whether ``path`` is something other than a regular file: a folder, a pipe, a device, a link to itself."""
    found = _found(path)
    if found is not None:
        return not stat.S_ISREG(found.st_mode)
    try:
        os.stat(path)
    except OSError as fault:
        return fault.errno == errno.ELOOP and is_taken(path)
    except ValueError:
        return False
    return False


def names_in(folder: Path) -> list[str]:
    """The names in ``folder``; empty if it cannot be read."""
    with suppress(OSError, ValueError):
        return os.listdir(folder)
    return []


def identity(path: Path) -> tuple[int, int] | None:
    """Device and inode of the file at ``path``, the same under every name; None if nothing is at ``path``."""
    found = _found(path)
    return None if found is None else (found.st_dev, found.st_ino)


def size(path: Path) -> int:
    """The size in bytes of the file at ``path``; 0 if there is none."""
    found = _found(path)
    return found.st_size if found is not None else 0


def real(path: Path) -> Path:
    """The target of a link at ``path``, which need not exist; ``path`` if there is no link to a file."""
    found = _found(path, links=False)
    if found is None or not stat.S_ISLNK(found.st_mode) or is_odd(path):
        return path  # any other target, such as a device, must not be replaced or renamed
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path


def latest_files(folder: Path, ending: str, most: int) -> list[Path]:
    """The ``most`` latest files in ``folder`` with that ``ending``, the latest first; empty if it cannot be read."""
    with suppress(OSError, ValueError), os.scandir(folder) as entries:
        changed = ((_changed(entry), entry.name) for entry in entries if entry.name.endswith(ending))
        found = nlargest(most, ((when, name) for when, name in changed if when is not None))
        return [folder / name for _, name in found]
    return []


def _changed(entry: os.DirEntry[str]) -> float | None:
    """When the file was last written; None if it is not a regular file."""
    try:
        about = entry.stat()
    except OSError:  # a broken link
        return None
    return about.st_mtime if stat.S_ISREG(about.st_mode) else None


@contextmanager
def _as_oserror(path: Path) -> Iterator[None]:
    """Replace the ValueError that Python raises for an impossible name in the block by an OSError."""
    try:
        yield
    except ValueError as fault:
        raise OSError(errno.EINVAL, str(fault), ascii(str(path))) from None


# -- reading ----------------------------------------------------------------------------------------------------------


def _opener(path: str, flags: int) -> int:
    """An opener for ``open`` that never blocks and refuses all but regular files and character devices."""
    descriptor = os.open(path, flags | _NOW, 0o666)
    mode = os.fstat(descriptor).st_mode
    if stat.S_ISREG(mode) or stat.S_ISCHR(mode):
        return descriptor
    os.close(descriptor)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    raise OSError(errno.EINVAL, NO_FILE, path)


def open_to_read(path: Path) -> BinaryIO:
    """Open the file at ``path`` for reading; the caller closes it."""
    with _as_oserror(path):
        mode = os.stat(path).st_mode  # before it is opened, which has an effect on some devices
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise OSError(errno.EINVAL, NO_FILE, str(path))
    return open(path, "rb", opener=_opener)


def open_to_append(path: Path) -> BinaryIO:
    """Open the file at ``path`` for appending; the caller closes it.

    The file may be a device: a link to ``/dev/null`` discards a log.
    """
    with _as_oserror(path):
        return open(path, "ab", opener=_opener)


def read_bytes(path: Path, most: int, *, last: bool = False) -> bytes:
    """Up to ``most`` bytes of the file at ``path``: its first ones, or its ``last``."""
    with open_to_read(path) as file:
        if last:
            file.seek(max(0, os.fstat(file.fileno()).st_size - most))
        return file.read(most)


# -- writing ----------------------------------------------------------------------------------------------------------


def make_folder(folder: Path) -> Path:
    """Create ``folder`` and its parents if they are missing; returns ``folder``."""
    try:
        with _as_oserror(folder):
            folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:  # a file has that name
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from None
    return folder


@contextmanager
def whole(path: Path, mode: int = 0o666) -> Iterator[BinaryIO]:
    """Yield a file to write, which replaces the one at ``path`` when the block ends; ``mode`` are its permissions.

    A link is kept and its target replaced. Raises OSError if anything but a regular file is at ``path``.
    """
    target = real(path)
    if is_odd(target):
        said = os.strerror(errno.EISDIR) if is_folder(target) else NO_FILE
        raise OSError(errno.EISDIR, said, str(path))
    names = (f".{os.getpid()}-{number}.part" for number in range(MOST_NAMES))
    with _new(target.parent, names, mode) as file:
        yield file
        file.flush()
        os.fsync(file.fileno())
        file.close()
        with _as_oserror(target):
            os.replace(file.name, target)


@contextmanager
def output(path: Path) -> Iterator[BinaryIO]:
    """Yield a file to write at a path given by a user.

    A pipe or a device is written to at once; a regular file is replaced when the block ends.
    """
    if is_odd(path) and not is_folder(path):
        with open(path, "wb", opener=_pipe_opener) as file:
            yield file
        return
    with whole(path) as file:
        yield file


def _pipe_opener(path: str, flags: int) -> int:
    """An opener for ``open`` that refuses a pipe that nothing reads from, on which the system would wait."""
    try:
        descriptor = os.open(path, flags | _NOW, 0o666)
    except OSError as fault:
        if fault.errno == errno.ENXIO:
            raise OSError(errno.ENXIO, NO_READER, path) from None
        raise
    if sys.platform != "win32":
        os.set_blocking(descriptor, True)
    return descriptor


def write_new(folder: Path, names: Iterable[str], text: bytes) -> Path:
    """Write ``text`` to a new file in ``folder``, created if missing, under the first free name; returns its path."""
    with _new(make_folder(folder), names) as file:
        file.write(text)
        file.close()
    return Path(file.name)


@contextmanager
def _new(folder: Path, names: Iterable[str], mode: int = 0o666) -> Iterator[BinaryIO]:
    """Yield a new file in ``folder`` under the first free name of ``names``; remove the file if the block fails."""
    file = _first(folder, names, mode)
    try:
        yield file
    except BaseException:
        with suppress(OSError):
            file.close()
        remove(Path(file.name))
        raise


def _first(folder: Path, names: Iterable[str], mode: int) -> BinaryIO:
    """Open a new file in ``folder`` under the first free name of ``names``; the attribute ``name`` is its path."""
    for name in names:
        with suppress(FileExistsError), _as_oserror(folder / name):
            return open(folder / name, "xb", opener=lambda path, flags: os.open(path, flags, mode))
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(folder))


def numbered(stem: str, ending: str, apart: str = "-") -> Iterator[str]:
    """Yield ``stem`` + ``ending``, then names with ``apart`` and a number between both, from 2 to MOST_NAMES - 1."""
    yield stem + ending
    yield from (f"{stem}{apart}{number}{ending}" for number in range(2, MOST_NAMES))


def aside_name(path: Path) -> Path:
    """A free name for the damaged file at ``path``, such as ``settings.broken-1.json``."""
    names = (path.with_name(f"{path.stem}.broken-{number}{path.suffix}") for number in count(1))
    return next(name for name in names if not is_taken(name))


def set_aside(path: Path) -> Path:
    """Rename the damaged file at ``path`` to its :func:`aside_name`; returns the new path."""
    aside = aside_name(path)
    with _as_oserror(path):
        os.rename(path, aside)
    return aside


def close_to_others(path: Path) -> None:
    """Remove all permissions of group and others on the file or folder at ``path``; links are not followed."""
    found = _found(path, links=False)
    if found is None or not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
        return
    if sys.platform != "win32" and found.st_uid == os.geteuid() and found.st_mode & OTHERS:
        os.chmod(path, stat.S_IMODE(found.st_mode) & ~OTHERS)


def remove(path: Path) -> None:
    """Remove the file at ``path`` if it exists and the system allows it."""
    with suppress(OSError, ValueError):
        os.unlink(path)


def unwritable(folder: Path) -> OSError | None:
    """The error on writing to ``folder`` or its nearest existing parent; None if it is writable."""
    there = next((path for path in (folder, *folder.parents) if is_taken(path)), folder)
    try:
        with _as_oserror(there), tempfile.TemporaryFile(dir=there):
            return None
    except OSError as fault:
        return fault


# -- locks ------------------------------------------------------------------------------------------------------------


def lock(path: Path, wait_s: float) -> Connection | None:
    """Lock the file at ``path``, created if missing; returns None if it is still locked after ``wait_s`` seconds.

    The lock is an open transaction, which works on every system; the file stays empty. It is released by closing the
    connection, and by the system when this process ends. Raises sqlite3.Error if ``path`` cannot be locked.
    """
    import sqlite3  # noqa: PLC0415 - the first picture does without it
    connection = sqlite3.connect(path, timeout=wait_s, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as fault:
        connection.close()
        if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            return None
        raise
    return connection


@contextmanager
def locked(path: Path, wait_s: float) -> Iterator[None]:
    """Run the block with the :func:`lock` of ``path``, or without it if it is not free within ``wait_s`` seconds."""
    import sqlite3  # noqa: PLC0415
    held = None
    if not is_odd(path):
        with suppress(OSError, sqlite3.Error):
            held = lock(path, wait_s)
    try:
        yield
    finally:
        if held is not None:
            held.close()


def sqlite_uri(path: Path, how: str) -> str:
    """The URI of the file at ``path`` for SQLite, with the parameters ``how``."""
    with _as_oserror(path):
        return f"{Path(os.path.abspath(path)).as_uri()}?{how}"


# -- for the owner alone: the hands of the current deal are readable in the written files (docs/security.md) ----------


_OWN = re.compile(r"games\.(sqlite|lock|(broken|version)-\d+\.sqlite)([-.](wal|shm|journal|saved|part))*"
                  r"|settings(\.broken-\d+)?\.json(\w+\.new)?|settings\.lock|\.\d+-\d+\.part|log\.txt(\.\d+)?"
                  r"|windows\.lock|fault-\d+\.txt")
_FOLDERS = frozenset(("log", "records"))
"""Folders that the program makes in a data folder named by the player."""


@contextmanager
def for_the_owner() -> Iterator[None]:
    """Create files, by Python, SQLite or a started process, for their owner alone within the block.

    Without effect, like :func:`tighten`, on systems without POSIX permissions.
    """
    before = os.umask(OTHERS)
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
    names = names_in(folder)
    own = [name for name in names if is_own(name)]
    try:
        for name in own:
            if name not in _FOLDERS:
                close_to_others(folder / name)
        if not named or (own and len(own) == len(names)):
            close_to_others(folder)
    except OSError as fault:  # a read-only disk
        log.info("%s", fault)


def is_own(name: str) -> bool:
    """Whether the program makes files or folders of that ``name``."""
    return name in _FOLDERS or _OWN.fullmatch(name) is not None
