"""Checks that the catalogues agree with the code, and that the pages are typeset like the catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.view import words

from .. import compile_words, word_calls


def the_catalogues_have_what_the_code_uses() -> Iterator[str]:
    """Every catalogue contains exactly the keys and placeholders that the code uses."""
    code = word_calls.Code(dict(word_calls.modules()))
    for language in words.LANGUAGES:
        yield from (f"{language}: {fault}" for fault in word_calls.faults(compile_words.shown(language), code))


def the_pages_are_typeset() -> Iterator[str]:
    """Lessons and rulebook have the right apostrophes and no-break spaces; `compile_words` sets those of catalogues."""
    for page in sorted(Path(words.__file__).parent.glob("*/text/*/*.txt")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if (wanted := compile_words.typeset(page.parent.name, line)) != line:
                yield f"{page.parent.name}/{page.name}:{number} is not typeset: {wanted}"


RULES = (the_catalogues_have_what_the_code_uses, the_pages_are_typeset)
