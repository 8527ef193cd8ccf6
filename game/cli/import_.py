"""Imports records into the stored games."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..files import is_file
from ..store.bulk import Progress, import_lines
from ..view.terminal import is_terminal, tell
from ..view.words import reason
from .asking import Refused, some
from .games import stored_games
from .speech import CommandWords

WORDS = CommandWords("import_")


def add_arguments(parser: ArgumentParser) -> None:
    """The file."""
    parser.add_argument("file", metavar="FILE", help=WORDS["file"])
    parser.add_argument("--mine", action="store_true", help=WORDS["mine"])
    parser.add_argument("--jobs", type=some, default=min(2, os.cpu_count() or 1), metavar="N", help=WORDS["jobs"])


def run(said: Namespace) -> int:
    """Import all records and report faults; returns 1 if there was a fault."""
    try:
        with stored_games(said, write=True) as store, Path(said.file).open("rb") as file, _bar(said.file) as progress:
            done = import_lines(store, file, origin="played" if said.mine else "imported", jobs=said.jobs,
                                progress=progress)
    except OSError as why:
        raise Refused(WORDS["cannot_read"].format(file=said.file, fault=reason(why))) from None
    for fault in done.faults:
        tell(f"{said.file}:{fault.line}: {fault.why}")
    tell(WORDS["refused" if done.faults else "done"].format(new=done.new, known=done.known))
    return 1 if done.faults else 0


@contextmanager
def _bar(file: str) -> Iterator[Progress]:
    """A callback that takes the number of records read and shows a progress bar on a terminal."""
    if not is_terminal() or not is_file(Path(file)):  # a pipe can be read only once
        yield lambda done: None
        return
    from tqdm import tqdm  # noqa: PLC0415 - only terminals need it

    with Path(file).open("rb") as lines:
        total = sum(part.count(b"\n") for part in iter(lambda: lines.read(2**20), b""))
    with tqdm(total=total, unit="deal", leave=False) as bar:
        def progress(done: int) -> None:
            bar.update(done)

        yield progress
