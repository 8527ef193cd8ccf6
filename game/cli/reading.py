"""The records that a command is asked about: a file of them, one of the file, or a stored deal."""

from __future__ import annotations

import errno
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from ..engine.record import BadRecord, Record, read
from ..files import open_to_read
from ..store.history import BotSeeds, bot_seeds, record_of
from ..store.intake import LONGEST, lines_in
from ..store.practice import is_progress
from ..view.words import reason
from .asking import Refused, some
from .games import stored_games
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


def record_on(raw: bytes | None) -> Record:
    """The record on the line ``raw``, None if the line is too long; BadRecord with the fault."""
    if raw is None:
        raise BadRecord(WORDS["too_long"].format(bytes=LONGEST))
    try:
        return read(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(WORDS["no_text"]) from None


def add_record(parser: ArgumentParser) -> None:
    """Add the arguments that name one record."""
    parser.add_argument("record", metavar="RECORD", help=WORDS["record"])
    parser.add_argument("--deal", type=some, default=1, metavar="N", help=WORDS["deal"])


def asked_record(said: Namespace) -> tuple[Record, BotSeeds | None]:
    """The record that ``said`` names, and what seeded its bots if it was played here; Refused if there is none.

    A number is that of a stored deal. A deal that is not over is refused, because the cards would be shown.
    """
    if not (said.record.isascii() and said.record.isdigit() and len(said.record) <= 18):
        return _record_in(said.record, said.deal), None
    with stored_games(said) as store:
        try:
            record = record_of(store, int(said.record))
        except BadRecord:
            raise Refused(WORDS["not_stored"].format(number=said.record)) from None
        if record.end == "open":
            raise Refused(WORDS["not_over"].format(number=said.record))
        return record, bot_seeds(store, int(said.record))


def _record_in(name: str, number: int) -> Record:
    with records_in(name) as file:
        deals = ((line, raw) for line, raw in lines_in(file) if not is_progress(raw))
        found = next(islice(deals, number - 1, None), None)
    if found is None:
        raise Refused(WORDS["no_deal"].format(file=name, number=number))
    line, raw = found
    try:
        return record_on(raw)
    except BadRecord as why:
        raise Refused(WORDS["fault"].format(file=name, line=line, why=why)) from None
