"""Every reason and every grade has words in every language, which mention the cards and seats of the reason."""

from __future__ import annotations

from string import Formatter

import pytest

from game.ai.teaching.advice import GRADES
from game.ai.teaching.reasons import GENERAL, REASONS, Reason
from game.view import words
from game.view.table.describe import ON_HAND
from tests.ai.test_reasons import PICTURES, told


def placeholders(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def named(reason: Reason) -> set[str]:
    """The placeholders that ``reason`` can fill."""
    return {name for name, there in (("card", reason.cards), ("cards", reason.cards), ("name", reason.seats),
                                     ("n", reason.number is not None), ("hand", reason.key in ON_HAND)) if there}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_words_of_a_reason_speak_of_what_it_names(language: str) -> None:
    known = words.catalogue(language)
    for key, (holds, _) in PICTURES.items():
        reason = next(one for one in told(*holds()) if one.key == key)
        text = known.gettext(f"reason.{key}")
        assert text != f"reason.{key}"
        assert placeholders(text) <= named(reason), key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_names_the_same_things(language: str) -> None:
    known, english = words.catalogue(language), words.catalogue("en")
    for key in (*(f"reason.{one}" for one in (*REASONS, *GENERAL)), *(f"grade.{one}" for one in GRADES)):
        assert known.gettext(key) != key
        assert placeholders(known.gettext(key)) == placeholders(english.gettext(key)), key
