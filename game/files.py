"""Files and folders outside the game: whatever they are, a question has an answer and nothing waits.

A path that a player, a setting or the system names may lead to anything: a pipe nobody writes to, a device without an
end, a folder that may not be searched, a link to itself, a name that is no text or too long, a disk that is full or
gone. What the game asks or does there goes through this module and nowhere else. Questions have an answer in each of
these cases; what is done raises OSError and nothing else, and :func:`why` has the system's sentence for it.
"""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from collections.abc import Callable, Iterable, Iterator
from configparser import Error as BadConfig
from contextlib import contextmanager, suppress
from heapq import nlargest
from itertools import count
from pathlib import Path
from typing import BinaryIO, Literal

import platformdirs

from .about import NAME

NO_FILE = "Not a regular file"
"""What :func:`why` says of a pipe, a device or a socket; the systems have no sentence for it."""
OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""The rights of everybody but the owner."""
MOST_NAMES = 1000
"""So many names are tried for a new file."""
_NOW = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_CLOEXEC", 0)
FolderKind = Literal["config", "data", "state", "documents"]


def why(fault: OSError) -> str:
    """The system's sentence for ``fault``, without the path."""
    return fault.strerror or str(fault)


# -- where a user's files are -----------------------------------------------------------------------------------------

_PLACES: dict[FolderKind, Callable[[], str]] = {
    "config": lambda: platformdirs.user_config_dir(NAME, appauthor=False),
    "data": lambda: platformdirs.user_data_dir(NAME, appauthor=False),
    "state": lambda: platformdirs.user_state_dir(NAME, appauthor=False),
    "documents": platformdirs.user_documents_dir,
}


def user_folder(place: FolderKind) -> Path:
    """Where this system keeps a user's files of that kind; it need not be there."""
    try:
        return Path(_PLACES[place]())
    except (OSError, ValueError, RuntimeError, BadConfig):  # a user without a home, or who has it named in nonsense
        return temporary() / f"{NAME}-{getattr(os, 'getuid', int)()}"


def home() -> Path | None:
    """The user's home; None for a user without one."""
    try:
        return Path.home()
    except RuntimeError:
        return None


def temporary() -> Path:
    """Where what is not kept may be written."""
    try:
        return Path(tempfile.gettempdir())
    except OSError:  # nothing can be written in any such folder
        return Path(os.sep, "tmp")


# -- questions --------------------------------------------------------------------------------------------------------


def _found(path: Path, *, links: bool = True) -> os.stat_result | None:
    try:
        return os.stat(path, follow_symlinks=links)
    except (OSError, ValueError):  # ValueError: no name that a system could have
        return None


def is_file(path: Path) -> bool:
    """Whether a file of bytes that end is at ``path``, or where a link there leads."""
    found = _found(path)
    return found is not None and stat.S_ISREG(found.st_mode)


def is_folder(path: Path) -> bool:
    """Whether a folder is at ``path``, or where a link there leads."""
    found = _found(path)
    return found is not None and stat.S_ISDIR(found.st_mode)


def is_taken(path: Path) -> bool:
    """Whether anything has the name ``path``, be it a link that leads nowhere."""
    return _found(path, links=False) is not None


def is_odd(path: Path) -> bool:
    """Whether something is at ``path`` that can be no file: a folder, a pipe, a device, a link to itself."""
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
    """What everything in ``folder`` is called; nothing if it cannot be read."""
    with suppress(OSError, ValueError):
        return os.listdir(folder)
    return []


def identity(path: Path) -> tuple[int, int] | None:
    """What a file keeps under any name, and no other on this machine has; None if nothing is at ``path``."""
    found = _found(path)
    return None if found is None else (found.st_dev, found.st_ino)


def size(path: Path) -> int:
    """Bytes of the file at ``path``; 0 if there is none."""
    found = _found(path)
    return found.st_size if found is not None else 0


def real(path: Path) -> Path:
    """Where the file is that a link at ``path`` leads to, or would be; ``path`` if there is no link to a file."""
    found = _found(path, links=False)
    if found is None or not stat.S_ISLNK(found.st_mode) or is_odd(path):
        return path  # what else a link leads to, a device of the system perhaps, is not for us to replace or rename
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path


def listed(folder: Path, ending: str, most: int) -> list[Path]:
    """The ``most`` latest files in ``folder`` with that ``ending``, the latest first; none if it cannot be read."""
    with suppress(OSError, ValueError), os.scandir(folder) as entries:
        changed = ((_changed(entry), entry.name) for entry in entries if entry.name.endswith(ending))
        found = nlargest(most, ((when, name) for when, name in changed if when is not None))
        return [folder / name for _, name in found]
    return []


def _changed(entry: os.DirEntry[str]) -> float | None:
    """When the file was written last; None where it is none."""
    try:
        about = entry.stat()
    except OSError:  # a link that leads nowhere
        return None
    return about.st_mtime if stat.S_ISREG(about.st_mode) else None


@contextmanager
def _as_oserror(path: Path) -> Iterator[None]:
    """What Python says of a name that no system could have is an OSError as well."""
    try:
        yield
    except ValueError as fault:
        raise OSError(errno.EINVAL, str(fault), ascii(str(path))) from None


# -- reading ----------------------------------------------------------------------------------------------------------


def _opener(path: str, flags: int) -> int:
    """For ``open``: waits for nobody, and refuses what is neither a file nor a device of characters."""
    descriptor = os.open(path, flags | _NOW, 0o666)
    mode = os.fstat(descriptor).st_mode
    if stat.S_ISREG(mode) or stat.S_ISCHR(mode):
        return descriptor
    os.close(descriptor)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    raise OSError(errno.EINVAL, NO_FILE, path)


def reading(path: Path) -> BinaryIO:
    """The file at ``path``, open to be read; to be closed by the caller."""
    with _as_oserror(path):
        mode = os.stat(path).st_mode  # before it is opened: that alone does something to some devices
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise OSError(errno.EINVAL, NO_FILE, str(path))
    return open(path, "rb", opener=_opener)


def appending(path: Path) -> BinaryIO:
    """The file at ``path``, open to be written to at its end; to be closed by the caller.

    It may be a device: a log is sent to nowhere by a link to one.
    """
    with _as_oserror(path):
        return open(path, "ab", opener=_opener)


def read(path: Path, most: int, *, last: bool = False) -> bytes:
    """The first ``most`` bytes at ``path``, or the ``last``; fewer where there are no more."""
    with reading(path) as file:
        if last:
            file.seek(max(0, os.fstat(file.fileno()).st_size - most))
        return file.read(most)


# -- writing ----------------------------------------------------------------------------------------------------------


def made(folder: Path) -> Path:
    """``folder``, with all above it, made if it is not there."""
    try:
        with _as_oserror(folder):
            folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:  # by something that is no folder
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from None
    return folder


@contextmanager
def whole(path: Path, mode: int = 0o666) -> Iterator[BinaryIO]:
    """A file that takes the place of whatever is at ``path`` when all is written, and not before; it has the ``mode``.

    Where a link leads to a file that is replaced, and not the link. What is no file is left alone.
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
    """As :func:`whole`, for a path that a user asks for: a pipe or a device there takes what is written as it comes."""
    if is_odd(path) and not is_folder(path):
        with open(path, "wb") as file:
            yield file
        return
    with whole(path) as file:
        yield file


def written(folder: Path, names: Iterable[str], text: bytes) -> Path:
    """Where ``text`` is now: in ``folder``, made if need be, under the first of ``names`` that is free."""
    with _new(made(folder), names) as file:
        file.write(text)
        file.close()
    return Path(file.name)


@contextmanager
def _new(folder: Path, names: Iterable[str], mode: int = 0o666) -> Iterator[BinaryIO]:
    """As :func:`_first`; the file is taken away where what is done with it fails."""
    file = _first(folder, names, mode)
    try:
        yield file
    except BaseException:
        with suppress(OSError):
            file.close()
        removed(Path(file.name))
        raise


def _first(folder: Path, names: Iterable[str], mode: int) -> BinaryIO:
    """A new file in ``folder``, under the first of ``names`` that is free; its ``name`` is its path."""
    for name in names:
        with suppress(FileExistsError), _as_oserror(folder / name):
            return open(folder / name, "xb", opener=lambda path, flags: os.open(path, flags, mode))
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(folder))


def numbered(stem: str, ending: str, apart: str = "-") -> Iterator[str]:
    """``stem`` and ``ending``, then with the numbers from 2 on between, as many as are tried."""
    yield stem + ending
    yield from (f"{stem}{apart}{number}{ending}" for number in range(2, MOST_NAMES))


def aside_name(path: Path) -> Path:
    """A free name for what is broken at ``path``: ``settings.broken-1.json``."""
    names = (path.with_name(f"{path.stem}.broken-{number}{path.suffix}") for number in count(1))
    return next(name for name in names if not is_taken(name))


def set_aside(path: Path) -> Path:
    """Give whatever is at ``path`` such a name; that name."""
    aside = aside_name(path)
    with _as_oserror(path):
        os.rename(path, aside)
    return aside


def close_to_others(path: Path) -> None:
    """Take their rights to the file or folder at ``path`` from everybody but its owner; no link is followed."""
    found = _found(path, links=False)
    if found is None or not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
        return
    if found.st_uid == os.geteuid() and found.st_mode & OTHERS:
        os.chmod(path, stat.S_IMODE(found.st_mode) & ~OTHERS)


def removed(path: Path) -> None:
    """Take away the file at ``path``, if it is there and that can be."""
    with suppress(OSError, ValueError):
        os.unlink(path)


def unwritable(folder: Path) -> OSError | None:
    """Why nothing can be written in ``folder``, or in the nearest there is above it; None if it can be."""
    there = next((path for path in (folder, *folder.parents) if is_taken(path)), folder)
    try:
        with _as_oserror(there), tempfile.TemporaryFile(dir=there):
            return None
    except OSError as fault:
        return fault


def address(path: Path, how: str) -> str:
    """``path`` as SQLite's URI with the parameters ``how``."""
    with _as_oserror(path):
        return f"{Path(os.path.abspath(path)).as_uri()}?{how}"

