"""Reads files of records to be imported: each line is checked by the rules and becomes plain data for the tables."""

from __future__ import annotations

import errno
import json
import os
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from ..engine.phases.over import Over
from ..engine.record import HUMAN, MAX_LINE, Record, read_to_end, write
from ..engine.variants import written_options
from . import digests
from .facts import Fact, facts_of
from .notes import NO_NOTES, MatchText, NotesText, carried_reviews, notes_in, without_notes

LONGEST = 4 * MAX_LINE  # bytes
MOST_USELESS, EACH_LINE = 50_000_000, 500  # bytes that may follow each other without a record, and what a line adds


@dataclass(frozen=True, slots=True)
class Examined:
    """A record that was read and replayed: all that the tables need, as plain data that another process can send."""

    text: str
    identity: bytes
    layout: bytes
    grouping: bytes
    name: str
    number: int
    preset: str
    options: str
    length: int
    names: tuple[str, ...]
    levels: tuple[str, ...]
    dealer: int
    end: str
    taken_back: int
    taker: int | None
    contract: str | None
    facts: tuple[Fact, ...]
    notes: NotesText = NO_NOTES
    reviews: tuple[tuple[int, str], ...] = ()
    left_out: int = 0
    """The notes are impossible."""

    def match(self, now: int) -> MatchText:
        """The columns of the match that the record does not determine, as its notes state them, else plain ones."""
        viewer = self.levels.index(HUMAN) if HUMAN in self.levels else None
        stated = self.notes.match
        if stated is None or max(stated.viewer or 0, stated.first_dealer) >= len(self.levels):
            return MatchText(now, None, "left", viewer, self.dealer, 0)
        return stated


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with the record on a line."""

    line: int
    why: str


def lines_in(file: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """The lines of ``file`` that are not empty, with their numbers; None in place of a line too long for a record.

    A byte order mark before the first line, which editors on Windows write, is left out. OSError for a file that goes
    on without a record, such as an endless device.
    """
    number = useless = 0
    while raw := file.readline(LONGEST):
        number += 1
        too_long = len(raw) == LONGEST and not raw.endswith(b"\n")
        if number == 1:
            raw = raw.removeprefix(BOM_UTF8)
        passed_over = _rest_of_line(file) if too_long else 0
        useless = 0 if raw.strip() and not too_long else useless + len(raw) + passed_over + EACH_LINE
        if useless > MOST_USELESS:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        if too_long or raw.strip():
            yield number, None if too_long else raw


def _rest_of_line(file: BinaryIO) -> int:
    """Read to the end of the line, at most a little more than MOST_USELESS bytes; how many."""
    length = 0
    while length <= MOST_USELESS and (rest := file.readline(LONGEST)):
        length += len(rest)
        if rest.endswith(b"\n"):
            break
    return length


def examined(line: str) -> Examined:
    """The record on ``line`` for the tables; BadRecord if it is not valid."""
    record, last = read_to_end(line)
    reviews, (notes, left_out) = carried_reviews(record), notes_in(record)
    record = without_notes(record)
    rules, at_table = record.rules, record.rules.at_table
    facts = facts_of(last) if isinstance(last, Over) and record.end == "played" else ()
    taking = last.facts.taking
    text = write(record, last)
    return Examined(
        text, digests.identity(record, last, text), digests.layout(record), digests.grouping(record),
        *_match_of(record), rules.preset, json.dumps(written_options(rules)), rules.deals,
        record.names or ("",) * at_table, record.bots or ("",) * at_table, record.dealer, record.end, record.taken_back,
        taking.taker if facts else None, taking.contract.id if facts else None, facts, notes, reviews, left_out)


def _match_of(record: Record) -> tuple[str, int]:
    """The name of the record's match and its number there, bounded; the record may have any values for them."""
    name, number = record.match.get("id", ""), record.match.get("deal", 0)
    return (name[:100] if isinstance(name, str) else ""), (number if type(number) is int and 0 <= number < 2**40 else 0)
