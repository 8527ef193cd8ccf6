"""Words that players no longer read: ``docs/terms.md`` has those that stand in their place."""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.view import words
from tools import compile_words

VIEW = Path(words.__file__).parent


@dataclass(frozen=True)
class Retired:
    """A ``pattern`` that no text may have, what is said ``instead``, and the phrases that may have it."""

    pattern: str
    instead: str
    but: tuple[str, ...] = field(default=())


RETIRED: dict[str, tuple[Retired, ...]] = {
    "en": (
        Retired(r"\btarots\b", "trumps", ("also called tarots",)),
        Retired(r"\b(?:a|the|no|any|lone|highest|best|low|small) tarot\b", "trump",
                ("The tarot game", "the tarot club", "a tarot pack")),
        Retired(r"\bécarts?\b", "discard", ("Baga à l’écart", "(*écart*)")),
        Retired(r"\b(?:lay|lays|laid|laying)(?: \S+){0,3} away\b", "discard"),
        Retired(r"\blaid-away\b", "discarded"),
        Retired(r"\bspare cards?\b|\bleft-over cards\b", "talon"),
        Retired(r"(?<!\*)\bchien\b(?!\*)", "talon", ("French *chien*", "**Chien.**")),
        Retired(r"\bempty cards?\b", "low card"),
        Retired(r"\bthe 1\b(?! of trumps)", "Pagat", ("the 1 ranks", "The 1, here called", "the 1, called **Pagat**")),
        Retired(r"\blone 1\b", "lone Pagat"),
        Retired(r"\banew\b", "again"),
        Retired(r"\b[Bb]esides\b", "in addition"),
        Retired(r"\bshall\b", "must"),
        Retired(r"\bone’s\b", "a player’s"),
        Retired(r"\bWhoever\b", "the player who"),
        Retired(r"\bdearest\b|\bthe dearer\b", "most valuable"),
        Retired(r"\b[Gg]o(?:ing)? higher\b", "overtrump"),
        Retired(r"\b[Tt]ake back\b(?! (?:a|the) card)", "undo"),
        Retired(r"\b[Hh]ouse rulings?\b", "house rule"),
        Retired(r"\b[Ss]econd account\b", "Dummett & McLeod"),
        Retired(r"\b[Ww]ish(?:es)?\b", "requirement"),
        Retired(r"\b(?:lay|laid|lays) out\b", "set up"),
    ),
    "fr": (),
    "de": (),
    "it": (),
}
"""By language, what is retired; a new line here is enough."""
PICTURED = ("flower.", "figure.", "back.")
"""Messages about flowers and pictures, which are no words of the game."""


def texts(code):
    """Every text of language ``code`` that a player reads, by where it stands."""
    for key, forms in compile_words.entries(compile_words.read(code)).items():
        if not key.startswith(PICTURED):
            yield from ((key, form) for form in forms)
    for page in sorted(VIEW.glob(f"*/text/{code}/*.txt")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{page.parts[-4]}/{page.stem}:{number}", re.sub(r"\{[#=].*?\}|\]\([^)]*\)|\[\[[^|\]]*\|", " ", line)


def found(retired, text):
    """What of ``text`` the pattern of ``retired`` has, outside the phrases that may have it."""
    for phrase in retired.but:
        text = text.replace(phrase, "")
    match = re.search(retired.pattern, text)
    return match.group() if match else None


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_no_text_has_a_retired_word(code):
    read = list(texts(code))
    assert len(read) > 1500, "catalogue, rulebook and lessons"
    wrong = [f"{place}: “{word}”, say {one.instead}" for one in RETIRED[code] for place, text in read
             if (word := found(one, text)) is not None]
    assert wrong == []


def test_a_retired_word_would_be_found():
    one = RETIRED["en"][0]
    assert found(one, "Draw the tarots.") == "tarots"
    assert found(one, "The trumps, also called tarots") is None


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_every_exception_is_needed(code):
    read = " ".join(text for _, text in texts(code))
    assert [phrase for one in RETIRED[code] for phrase in one.but if phrase not in read] == []
