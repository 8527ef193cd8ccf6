"""Imports records into the stored games."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..files import is_file
from ..store.bulk import Imported, Progress, import_lines
from ..store.intake import IMPORTED, ImportChanges
from ..view.terminal import is_terminal, tell
from .asking import CommandWords, some
from .files import add_records, records_in, stored_games

WORDS = CommandWords("import_")


NOTES = ("reviews", "rated", "exercises", "found", "friends", "tables", "tournaments")
"""The tables of notes in the order of the report."""


def add_arguments(parser: ArgumentParser) -> None:
    add_records(parser)
    parser.add_argument("--mine", action="store_true", help=WORDS["mine"])
    parser.add_argument("--dry-run", action="store_true", help=WORDS["dry_run"])
    parser.add_argument("--jobs", type=some, default=min(2, os.cpu_count() or 1), metavar="N", help=WORDS["jobs"])


def run(said: Namespace) -> int:
    """Import all records, and print the changes before and after; if there are faults, print them and return 1."""
    def agreed(found: Imported) -> bool:
        tell(WORDS["will" if found.changes.any else "will_not"].format(changes=_listed(found.changes)))
        return not said.dry_run

    with stored_games(said, write=True) as store, records_in(said.file) as file, _bar(said.file) as progress:
        done = import_lines(store, file, origin="played" if said.mine else "imported", jobs=said.jobs,
                            progress=progress, agreed=agreed)
    for fault in done.faults:
        tell(f"{said.file}:{fault.line}: {fault.why}")
    if done.faults or said.dry_run:
        tell(WORDS["refused" if done.faults else "dry"])
        return 1 if done.faults else 0
    changes = done.changes
    tell(WORDS.count("done", done.new, known=done.known))
    if changes.any:
        tell(WORDS["changed"].format(changes=_listed(changes)))
    for name, number in (("untouched", changes.untouched), ("invalid", changes.invalid)):
        if number:
            tell(WORDS[name].format(number=number))
    return 0


def _listed(changes: ImportChanges) -> str:
    """The changes with their numbers, such as “5 own deals, 2 reviews”."""
    others = changes.deals[IMPORTED]
    found = [("own_deals", changes.deals.total() - others), ("claimed", changes.claimed), ("others_deals", others),
             *((name, changes.own[name]) for name in NOTES), ("puzzles", changes.puzzles),
             ("others_notes", changes.others.total())]
    return ", ".join(WORDS[name].format(number=number) for name, number in found if number)


@contextmanager
def _bar(file: str) -> Iterator[Progress]:
    """Yield a callback that adds a number of records to a progress bar, which is shown only on a terminal."""
    if not is_terminal() or not is_file(Path(file)):  # the standard input can be read only once
        yield lambda done: None
        return
    from tqdm import tqdm  # noqa: PLC0415 - only terminals need it

    with records_in(file) as lines:
        total = sum(part.count(b"\n") for part in iter(lambda: lines.read(2**20), b""))
    with tqdm(total=total, unit="deal", leave=False) as bar:
        def progress(done: int) -> None:
            bar.update(done)

        yield progress
