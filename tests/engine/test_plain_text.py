"""Foreign text made plain: no invisible characters, reversed lines or line breaks, and a limited length."""

from __future__ import annotations

import sys
import unicodedata
from random import Random
from time import process_time

import pytest

from game.engine.plain_text import ELLIPSIS, MARKS, MOST, clean
from tests.effort import ALL
from tests.pace import within

POINTS = sys.maxunicode + 1


def flawed(text: str) -> set[str]:
    """The characters of ``text`` that no clean text contains."""
    return {letter for letter in text
            if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") or ord(letter) & 0xFFFE == 0xFFFE}


@pytest.mark.parametrize(("foreign", "plain"), [
    ("Ada", "Ada"), ("", ""), ("  Ada Lovelace\n", "Ada Lovelace"), ("Mère\N{NO-BREAK SPACE}Michel", "Mère\xa0Michel"),
    ("one\ntwo\r\nthree\tfour\u2028five\x85six", "one two  three four five six"), ("\x1b[31mred\x07", "[31mred"),
    ("a\u202etxt.exe\u202c", "atxt.exe"), ("\u2067right\u2069", "right"), ("A\0B", "AB"), ("\x9b2J", "2J"),
    ("\u200b\u200c\u200d\u00ad\u034f\ufe0f\ufeff", ""), ("\N{HEAVY BLACK HEART}\ufe0f", "\N{HEAVY BLACK HEART}"),
    ("1\ufe0f\u20e3", "1\u20e3"), ("\u3164", ""), ("\U000e0041", ""), ("e\u0301", "é"), ("\u0301", "\u0301"),
    ("na\udcefve", "na\N{REPLACEMENT CHARACTER}ve"), ("\ufdd0\uffff\U0010fffe", 3 * "\N{REPLACEMENT CHARACTER}"),
    ("\ue000\u0378", "\ue000\u0378"), ("{suit_Q} **bold**", "{suit_Q} **bold**"),
])
def test_foreign_text_becomes_plain(foreign, plain):
    assert clean(foreign) == plain


def test_no_character_at_all_survives_that_should_not():
    """Every character between two letters: the result is printable, and in Unicode's normal form."""
    for start in range(0, POINTS, 64 if ALL else 448):
        text = "".join(f"a{chr(point)}b" for point in range(start, start + 64))
        assert not flawed(clean(text, 1000)), hex(start)


def test_cleaning_twice_changes_nothing():
    chance = Random(1)
    for _ in range(2000):
        once = clean("".join(chr(chance.randrange(0x3100) if chance.random() < 0.8 else chance.randrange(POINTS))
                             for _ in range(chance.randrange(30))), 20)
        assert clean(once, 20) == once == once.strip()
        assert unicodedata.is_normalized("NFC", once)


def test_length_is_bounded_and_the_cut_is_marked():
    assert clean("x" * MOST) == "x" * MOST
    assert clean("x" * (MOST + 1)) == "x" * (MOST - 1) + ELLIPSIS
    assert clean("\u200b" * 100_000 + "x", 20).endswith(ELLIPSIS)
    assert clean("abc", 1) == ELLIPSIS


def test_no_letter_drowns_in_marks():
    flood = clean("x" + "\u0323\u0301\u0344" * 50 + "y")
    assert sum(map(bool, map(unicodedata.combining, flood))) <= MARKS
    assert (flood[0], flood[-1]) == ("x", "y")
    assert clean("Việt Nam".encode().decode()) == "Việt Nam"


def test_long_text_takes_no_time():
    begun = process_time()
    for flood in ("\u0323\u0301" * 5_000_000, "\u200b" * 10_000_000, "x" * 10_000_000):
        clean(flood)
    assert within(process_time() - begun, 0.5)
