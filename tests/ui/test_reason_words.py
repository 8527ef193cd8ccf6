"""Every reason and every grade has words in every language, which mention the cards and seats of the reason."""

from __future__ import annotations

from string import Formatter

import pytest

from game.ai.teaching.advice import GRADES
from game.ai.teaching.reasons import GENERAL, REASONS, Reason
from game.view import words
from game.view.table.describe import COUNTED, ON_HAND, reason_words
from tests.ai.test_reasons import PICTURES, told


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def template(key: str) -> str:
    """The words of ``key``, in the plural if they contain a number."""
    counted = key.removeprefix("reason.") in COUNTED
    return words.plural_template(key, 5) if counted else words.template(key)


def named(reason: Reason) -> set[str]:
    """The placeholders that ``reason`` can fill."""
    return {name for name, there in (("card", reason.cards), ("cards", reason.cards), ("name", reason.seats),
                                     ("n", reason.number is not None), ("hand", reason.key in ON_HAND)) if there}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_words_of_a_reason_speak_of_what_it_names(language: str) -> None:
    words.use(language)
    for key, (holds, _) in PICTURES.items():
        reason = next(one for one in told(*holds()) if one.key == key)
        text = template(f"reason.{key}")
        assert placeholders(text) <= named(reason), key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_names_the_same_things(language: str) -> None:
    named = (*(f"reason.{one}" for one in (*REASONS, *GENERAL)), *(f"grade.{one}" for one in GRADES))
    english = [placeholders(template(key)) for key in named]
    words.use(language)
    assert [placeholders(template(key)) for key in named] == english


@pytest.mark.parametrize(("n", "points"), [(1, "1 point"), (3, "3 points")])
def test_a_number_before_a_noun_is_a_plural(n: int, points: str) -> None:
    assert reason_words(Reason("rich_trick", (), (), n), str) == f"This trick has {points}: win it."
