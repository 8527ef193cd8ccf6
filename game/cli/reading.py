"""The file that a command reads records from."""

from __future__ import annotations

import errno
import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from ..files import open_to_read
from ..view.words import reason
from .asking import Refused
from .speech import CommandWords

WORDS = CommandWords("reading")


def add_records(parser: ArgumentParser) -> None:
    """Add the argument that names the file."""
    parser.add_argument("file", metavar="FILE", help=WORDS["file"])


@contextmanager
def records_in(name: str) -> Iterator[BinaryIO]:
    """The file ``name``, open for reading, or the standard input for ``-``; Refused if it cannot be read.

    A pipe or a device with a name is refused, because it may never end, or wait for ever for a writer.
    """
    try:
        if name != "-":
            with open_to_read(Path(name)) as file:
                yield file
        elif sys.stdin is not None:
            yield sys.stdin.buffer
        else:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    except BrokenPipeError:  # of what was printed meanwhile
        raise
    except OSError as fault:
        raise Refused(WORDS["cannot_read"].format(file=name, fault=reason(fault))) from None
