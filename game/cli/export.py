"""Writes the records of the stored games."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from ..store.bulk import exported
from ..store.practice import progress_line
from ..view.terminal import note
from .asking import CommandWords, some
from .files import stored_games, written_whole

WORDS = CommandWords("export")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=WORDS["file"])
    parser.add_argument("--match", type=some, action="append", metavar="N", help=WORDS["match"])


def run(said: Namespace) -> int:
    """Write the records and print their number; returns 1 if one could not be read."""
    written = lost = 0
    with stored_games(said) as store, written_whole(said.file) as file:
        for lines in exported(store, said.match):
            for line in lines:
                file.write(escaped(line) + "\n")
            written += bool(lines)
            lost += not lines
        if said.match is None and (puzzles := progress_line(store)) is not None:
            file.write(puzzles + "\n")
    note(WORDS.count("done", written))
    if lost:
        note(WORDS.count("damaged", lost))
    return 1 if lost else 0


def escaped(text: str) -> str:
    """The JSON ``text`` with control characters as escapes, because names in records may contain anything."""
    return text if text.isprintable() else "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text)
