"""Replays records by the rules, and reports faults."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import BinaryIO

from ..engine.record import BadRecord
from ..store.intake import lines_in
from ..store.practice import is_progress
from ..view.terminal import tell
from .asking import CommandWords
from .files import add_records, record_on, records_in

WORDS = CommandWords("check")


def add_arguments(parser: ArgumentParser) -> None:
    add_records(parser)


def run(said: Namespace) -> int:
    """Print one line for each fault and a summary; returns 1 if there was a fault."""
    bad = total = 0
    with records_in(said.file) as file:
        for number, fault in faults(file):
            total += 1
            if fault is not None:
                bad += 1
                tell(f"{said.file}:{number}: {fault}")
    tell(WORDS.count("faults", total, file=said.file, bad=bad) if bad else
         WORDS.count("all_good", total, file=said.file))
    return 1 if bad else 0


def faults(file: BinaryIO) -> Iterator[tuple[int, str | None]]:
    """Yield the number of every line with a record, and the fault of the record, None if it is valid."""
    for number, raw in lines_in(file):
        if is_progress(raw):
            continue
        try:
            record_on(raw)
        except BadRecord as fault:
            yield number, str(fault)
        else:
            yield number, None
