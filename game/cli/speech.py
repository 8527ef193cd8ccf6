"""The words of the commands, in the language asked for or the system's."""

from __future__ import annotations

import gettext
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ..view import words
from ..view.system_language import system_language


class Mute(Exception):
    """No words can be read; the text names their file and says what to do."""


@dataclass(frozen=True, slots=True)
class CommandWords:
    """The words of the command ``area``: ``WORDS["none"]`` is ``cli.history.none`` of the catalogues.

    Their placeholders are filled with ``format``: figures are written in the same way in every language, as other
    programs read them.
    """

    area: str

    def __getitem__(self, name: str) -> str:
        return words.template(f"cli.{self.area}.{name}")

    def count(self, name: str, n: int, **given: object) -> str:
        """The words of ``name`` in the plural that fits ``n``, which is also their placeholder ``{n}``."""
        return words.plural_template(f"cli.{self.area}.{name}", n).format(n=n, **given)


def asked_language(said: Sequence[str]) -> str:
    """The language that the program's arguments ``said`` ask for, else the system's."""
    for word, following in zip(said, (*said[1:], ""), strict=False):
        asked = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if asked in words.LANGUAGES:
            return asked
    return system_language()


def _remedy(catalogue: Path) -> str:
    """What to do about a ``catalogue`` that cannot be read: a checkout has its source, from which it is compiled."""
    if not catalogue.exists() and catalogue.with_suffix(".po").exists():
        return f"{catalogue} is not compiled yet; run this in the checkout: python -m pip install ."
    return f"{catalogue} cannot be read; install the game again"


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak ``language`` within the block; English if its words cannot be read, Mute if those cannot either."""
    before = words.language()
    try:
        words.speak(language)
    except OSError as fault:
        raise Mute(_remedy(Path(fault.filename))) from None
    try:
        yield
    finally:
        words.use(before)


@contextmanager
def argparse_speaking() -> Iterator[None]:
    """Have argparse print its own messages in the language in use.

    Argparse looks them up in gettext by their English text; our catalogues contain them. Gettext takes the language
    from the environment, which is restored afterwards.
    """
    before = os.environ.get("LANGUAGE")
    os.environ["LANGUAGE"] = words.language()
    gettext.bindtextdomain(words.DOMAIN, str(words.LOCALES))
    gettext.textdomain(words.DOMAIN)
    try:
        yield
    finally:
        os.environ.pop("LANGUAGE")
        if before is not None:
            os.environ["LANGUAGE"] = before
