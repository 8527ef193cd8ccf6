"""Input and output of commands: the stored games, files of records, and output that is complete or absent."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Protocol, TypeVar

from .. import files
from ..engine.plain_text import clean
from ..engine.record import BadRecord, Record, read
from ..files import open_to_read, output
from ..store import Store, open_store, path_in
from ..store.history import BotSeeds, Filter, bot_seeds, record_of
from ..store.intake import LONGEST, lines_in
from ..store.practice import is_progress
from ..view import terminal
from ..view.terminal import complain
from ..view.words import reason
from .asking import CommandWords, Refused, plain_text, some

WORDS = CommandWords("files")


@contextmanager
def stored_games(said: Namespace, *, write: bool = False) -> Iterator[Store]:
    """Open the stored games, to ``write`` if asked; raises Refused if that is impossible or a later read fails."""
    path = path_in(said.data_dir)
    files.tighten(path.parent, named=said.data_dir is not None)
    store = open_store(path)
    told = _told(store)
    try:
        if write and not store.keeps:
            raise Refused(told[0])
        for line in told if store.writable else ():
            complain(line)
        yield store
        for line in _told(store):
            complain(line)
    except sqlite3.Error as fault:
        raise Refused(WORDS["unwritable" if write else "unreadable"].format(about=reason(fault))) from None
    finally:
        store.close()


def _told(store: Store) -> list[str]:
    """Remove the notices of the store and return them as lines."""
    told = [WORDS[notice.kind].format(about=reason(notice.about), aside=notice.aside) for notice in store.notices]
    store.notices.clear()
    return told


def add_filter(parser: ArgumentParser) -> None:
    parser.add_argument("--preset", type=plain_text, metavar="PRESET", default="", help=WORDS["preset"])
    parser.add_argument("--player", type=plain_text, metavar="NAME", default="", help=WORDS["player"])
    parser.add_argument("--level", type=plain_text, metavar="LEVEL", default="", help=WORDS["level"])
    parser.add_argument("--result", choices=("won", "lost", "drawn"), help=WORDS["result"])
    parser.add_argument("--origin", choices=("played", "imported", "recovered"), default="", help=WORDS["origin"])


def filter_of(said: Namespace, match: int | None = None) -> Filter:
    return Filter(preset=said.preset, player=said.player, level=said.level, result=said.result, origin=said.origin,
                  match=match)


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    """The lines of a table: ``rows`` under ``head`` in aligned columns, numbers on the right; cells are cleaned."""
    rows = [list(map(clean, row)) for row in rows]
    wide = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    right = [not any(cell.strip("+-−.,% 0123456789/") for cell in column) for column in zip(*rows, strict=True)]
    for row in (head, *rows):
        cells = (cell.rjust(w) if r else cell.ljust(w)
                 for cell, w, r in zip(row, wide, right or [False] * len(head), strict=True))
        yield "  ".join(cells).rstrip()


# -- records, from a file or stored -----------------------------------------------------------------------------------


def add_records(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=WORDS["file"])


@contextmanager
def records_in(name: str) -> Iterator[BinaryIO]:
    """Open the file ``name`` for reading, or the standard input for ``-``; raises Refused if it cannot be read.

    A named pipe or a device is refused, because it may never end, or reading may wait forever for a writer.
    """
    try:
        if name != "-":
            with open_to_read(Path(name)) as file:
                yield file
        elif sys.stdin is not None:
            yield sys.stdin.buffer
        else:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    except BrokenPipeError:  # the reader of the output printed so far has closed the pipe
        raise
    except OSError as fault:
        raise Refused(WORDS["cannot_read"].format(file=name, fault=reason(fault))) from None


def record_on(raw: bytes | None) -> Record:
    """The record on the line ``raw``; raises BadRecord with the fault.

    ``raw`` is None if the line is too long, which is a fault too.
    """
    if raw is None:
        raise BadRecord(WORDS["too_long"].format(bytes=LONGEST))
    try:
        return read(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(WORDS["no_text"]) from None


def add_record(parser: ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help=WORDS["record"])
    parser.add_argument("--deal", type=some, default=1, metavar="N", help=WORDS["deal"])


def asked_record(said: Namespace) -> tuple[Record, BotSeeds | None]:
    """The record that ``said`` names, and the seeds of its bots, None unless it was played here.

    A number is the id of a stored deal, anything else a file. Raises Refused if there is no such record, or if the deal
    is not over, because its cards would be shown.
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


# -- output -----------------------------------------------------------------------------------------------------------

T = TypeVar("T")


class Out(Protocol):
    """An output to which text is written piece by piece."""

    def write(self, text: str, /) -> object:
        """Append ``text``."""


@dataclass(frozen=True, slots=True)
class Encoded:
    """Writes text as UTF-8 to a ``file`` of bytes."""

    file: BinaryIO

    def write(self, text: str, /) -> object:
        return self.file.write(text.encode("utf-8", "backslashreplace"))


def with_progress(some: Iterable[T], total: int, unit: str) -> Iterable[T]:
    """The items of ``some``, with a progress bar on stderr if that is a terminal."""
    if not terminal.is_terminal():
        return some
    from tqdm import tqdm  # noqa: PLC0415 - only terminals need it

    bar: Iterable[T] = tqdm(some, total=total, unit=unit, leave=False)
    return bar


@contextmanager
def written_whole(out: str) -> Iterator[Out]:
    """Yield an output that replaces the file ``out`` when the block ends; ``-`` is the standard output."""
    if out == "-":
        raw = terminal.RawOutput()
        yield raw
        raw.flush()   # before any message about it
        return
    try:
        with output(Path(out)) as file:
            yield Encoded(file)
    except OSError as fault:
        raise Refused(WORDS["cannot_write"].format(out=out, fault=reason(fault))) from None
