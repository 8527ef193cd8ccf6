"""Output to the terminal: commands and window write there only through this module.

A terminal obeys escape sequences, which move its cursor and change its title, and overrides, which reverse a line.
So every line is cleaned here, because it may contain names, file names and messages of the system. Letters
that the terminal's encoding lacks become question marks. Records and figures for other programs go out as they are,
through :class:`RawOutput`.
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
    """The output could not be written; the text is the system's reason."""


def replace_unencodable() -> None:
    """Replace characters that the terminal's encoding lacks, instead of raising."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def undisturbed() -> Iterator[None]:
    """Faults that Python cannot raise, such as a thread lost for lack of memory, go into the log afterwards."""
    lost: deque[sys.UnraisableHookArgs] = deque(maxlen=MOST_LOST)
    before, sys.unraisablehook = sys.unraisablehook, lost.append  # which takes no memory for a call, as ours would
    try:
        yield
    finally:
        sys.unraisablehook = before
        for fault in lost:
            _log.warning("%s: %r", fault.err_msg, fault.exc_value)


def tell(line: str = "", *, at_once: bool = False) -> None:
    """Write ``line``, cleaned, to the standard output, which may be a pipe or closed."""
    if sys.stdout is not None:
        _heard(sys.stdout, shapes(line, _LINE) + "\n", at_once)


def note(line: str) -> None:
    """Write ``line``, cleaned, to the standard error."""
    if sys.stderr is not None:
        with suppress(OSError, Unheard):  # the error stream is gone as well
            _heard(sys.stderr, shapes(line, _LINE) + "\n", at_once=True)


def complain(why: str) -> None:
    """Write an error message of one line to the standard error."""
    note(f"{NAME}: {why}")


def flush() -> None:
    if sys.stdout is not None:
        _heard(sys.stdout, "", at_once=True)


def is_terminal() -> bool:
    """Whether the standard error is a terminal, on which a progress bar makes sense."""
    return sys.stderr is not None and sys.stderr.isatty()


def encoding() -> str:
    """The encoding of the standard output."""
    return sys.stdout.encoding if sys.stdout is not None else ""


class RawOutput:
    """The standard output for what other programs read: UTF-8, whatever the terminal is set to, and unchanged."""

    def __init__(self) -> None:
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8", errors="strict")

    def write(self, text: str) -> None:
        """Write ``text`` as it is."""
        if sys.stdout is not None:
            _heard(sys.stdout, text)

    def flush(self) -> None:
        """Have all that was written taken; Unheard if there is no room for it."""
        if sys.stdout is not None:
            _heard(sys.stdout, "", at_once=True)


def _heard(stream: TextIO, text: str, at_once: bool = False) -> None:
    """Write; BrokenPipeError if the reader has gone, Unheard for any other reason. Nothing more is sent there then."""
    try:
        if text:
            stream.write(text)
        if at_once:
            stream.flush()
    except OSError as fault:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())  # or the same fault comes again at the very end
        if isinstance(fault, BrokenPipeError):
            raise
        raise Unheard(fault.strerror or str(fault)) from None
