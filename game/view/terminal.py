"""Output to the terminal. Commands and the window write to it only through this module.

A terminal executes escape sequences, which move its cursor and change its title, and overrides, which reverse a line.
Every line, which may contain names, file names and messages of the system, is therefore cleaned here. Letters that the
terminal's encoding lacks become question marks. Records and figures for other programs are written unchanged through
:class:`RawOutput`.
"""

from __future__ import annotations

import logging
import os
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import TextIO

from ..about import NAME
from ..engine.plain_text import SPACES, CleaningTable, shapes

_log = logging.getLogger(__name__)
_LINE = CleaningTable(SPACES)
MOST_LOST = 20


class Unheard(Exception):
    """Raised if the output could not be written; the text is the system's reason."""


def replace_unencodable() -> None:
    """Write question marks for characters that the terminal's encoding lacks, instead of raising an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def undisturbed() -> Iterator[None]:
    """Hold back faults that Python cannot raise, such as a thread lost for lack of memory, and log them afterwards."""
    lost: deque[sys.UnraisableHookArgs] = deque(maxlen=MOST_LOST)
    before, sys.unraisablehook = sys.unraisablehook, lost.append  # calling append takes no memory
    try:
        yield
    finally:
        sys.unraisablehook = before
        for fault in lost:
            _log.warning("%s: %r", fault.err_msg, fault.exc_value)


def tell(line: str = "", *, at_once: bool = False) -> None:
    """Write ``line``, cleaned, to the standard output; do nothing if there is none."""
    if sys.stdout is not None:
        _heard(sys.stdout, shapes(line, _LINE) + "\n", at_once)


def note(line: str) -> None:
    """Write ``line``, cleaned, to the standard error."""
    if sys.stderr is not None:
        with suppress(OSError, Unheard):  # the error stream has failed too
            _heard(sys.stderr, shapes(line, _LINE) + "\n", at_once=True)


def complain(why: str) -> None:
    """Write a one-line error message to standard error."""
    note(f"{NAME}: {why}")


def flush() -> None:
    if sys.stdout is not None:
        _heard(sys.stdout, "", at_once=True)


def is_terminal() -> bool:
    """Whether the standard error is a terminal, which can show a progress bar."""
    return sys.stderr is not None and sys.stderr.isatty()


def encoding() -> str:
    """The encoding of the standard output; "" if there is none."""
    return sys.stdout.encoding if sys.stdout is not None else ""


class RawOutput:
    """The standard output for data that other programs read: always UTF-8, and not cleaned."""

    def __init__(self) -> None:
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8", errors="strict")

    def write(self, text: str) -> None:
        if sys.stdout is not None:
            _heard(sys.stdout, text)

    def flush(self) -> None:
        """Write everything that is buffered; Unheard if that fails, for example because the disk is full."""
        if sys.stdout is not None:
            _heard(sys.stdout, "", at_once=True)


def _heard(stream: TextIO, text: str, at_once: bool = False) -> None:
    """Write ``text`` to ``stream``; BrokenPipeError if the reader has gone, Unheard for other faults.

    Nothing is written after a fault.
    """
    try:
        if text:
            stream.write(text)
        if at_once:
            stream.flush()
    except OSError as fault:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())  # prevents the same fault at exit
        if isinstance(fault, BrokenPipeError):
            raise
        raise Unheard(fault.strerror or str(fault)) from None
