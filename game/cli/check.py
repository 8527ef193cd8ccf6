"""Replays records by the rules, and reports faults."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ..engine.record import BadRecord, Record, read
from ..store.imports import LONGEST, lines_in
from ..store.puzzles import is_progress
from ..view.terminal import tell
from ..view.words import reason
from .asking import Refused
from .speech import CommandWords

WORDS = CommandWords("check")


def add_arguments(parser: ArgumentParser) -> None:
    """The file."""
    parser.add_argument("file", metavar="FILE", help=WORDS["file"])


def run(said: Namespace) -> int:
    """Print one line for each fault and a summary; returns 1 if there was a fault."""
    bad = total = 0
    try:
        with Path(said.file).open("rb") as file:
            for number, fault in faults(file):
                total += 1
                if fault is not None:
                    bad += 1
                    tell(f"{said.file}:{number}: {fault}")
    except OSError as why:
        raise Refused(WORDS["cannot_read"].format(file=said.file, fault=reason(why))) from None
    tell(WORDS["faults" if bad else "all_good"].format(file=said.file, all=total, bad=bad))
    return 1 if bad else 0


def faults(file: BinaryIO) -> Iterator[tuple[int, str | None]]:
    """The number of every line that is not empty, with its fault or None."""
    for number, raw in lines_in(file):
        if not is_progress(raw):
            yield number, _fault_of(raw)


def _fault_of(raw: bytes | None) -> str | None:
    try:
        record_on(raw)
    except BadRecord as fault:
        return str(fault)
    return None


def record_on(raw: bytes | None) -> Record:
    """The record on the line ``raw``, None if the line is too long; BadRecord with the fault."""
    if raw is None:
        raise BadRecord(WORDS["too_long"].format(bytes=LONGEST))
    try:
        return read(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(WORDS["no_text"]) from None
