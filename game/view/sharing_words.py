"""The words for a file or text that could not be opened."""

from __future__ import annotations

from . import words
from .sharing import CannotOpen


def fault_words(fault: CannotOpen) -> str:
    """A sentence for ``fault``."""
    return words.say(f"open.cannot.{fault.kind}", about=words.reason(fault.about))
