"""The language that the system is set to, of those there are words for."""

from __future__ import annotations

import locale
import logging
import os
from collections.abc import Iterable

from .words import LANGUAGES

_log = logging.getLogger(__name__)


def best_language(preferred: Iterable[str]) -> str:
    """The first of the ``preferred`` locales (``fr_FR``, ``en-GB`` …) that there are words for, else English."""
    for code in preferred:
        short = code.replace("-", "_").split("_")[0].split(".")[0].lower()
        if short in LANGUAGES:
            return short
    return "en"


def system_language() -> str:
    """The language the system is set to, or English."""
    named = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    asked = [code for value in named if value for code in value.split(":")]
    try:
        asked.append(locale.getlocale()[0] or "")
    except ValueError:  # a system may be set to an unknown locale
        _log.info("the system's locale is unknown")
    return best_language(asked)
