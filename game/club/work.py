"""Work in the background, done in steps of one frame each."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

R = TypeVar("R")
Work = Generator[str, None, R]
"""Work in steps: it yields its progress in words and returns its result; closing it ends it."""


def finished(work: Generator[object, None, R]) -> R:
    """Do all steps of ``work`` at once; returns its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: R = end.value
            return result
