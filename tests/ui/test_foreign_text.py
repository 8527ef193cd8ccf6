"""Foreign text in the window: every string is laid out and drawn, and none is parsed as markup."""

from __future__ import annotations

import sys
import unicodedata
from random import Random
from time import process_time

import pygame
import pytest

from game.engine.plain_text import IGNORED
from game.ui.draw import text
from game.ui.draw.fonts import FACES
from game.view.units import measured
from game.view.words import SUIT_SIGNS, say
from tests.effort import many
from tests.pace import within

METRICS = measured((1280, 720))
SIZES = (METRICS, measured((1024, 600), 175), measured((3840, 2160)), measured((1280, 720), 150))
MARKUP = ("{suit_S}", "{suit_Q}", "{icon_aaa}", "{icon_../../etc}", "{suit_}", "{", "}", "{}", "{0}", "{name}", "{{n}}",
          "**bold**", "[words](common.follow)", "[[fool]]", "{=game}", "{SR}", "{#id}", "{table: contracts}", "# head")
POINTS = sys.maxunicode + 1
WHITE = (255, 255, 255)
WITHOUT_SHAPE = ("Cc", "Cf", "Zs", "Zl", "Zp")
SHOWN = {"\u202eabc\u202c": "abc", "\u2067abc\u2069": "abc", "a\u200bb\u00adc": "abc", "a\0b\x1bc": "abc",
         "abc\u034f": "abc", "abc\ufe0f": "abc", "abcde\u0301": "abcdé", "a\tb\u2028c": "a b c", "": ""}
"""Texts, and what is laid out for them."""


@pytest.fixture
def sheet():
    return pygame.Surface((500, 80), pygame.SRCALPHA)


def ink(sheet, words, role="body", metrics=METRICS, room=None):
    """The block laid out for ``words``, and whether drawing it leaves a visible pixel."""
    sheet.fill((0, 0, 0, 0))
    block = text.lay(words, role, metrics, room)
    text.draw(sheet, block, sheet.get_rect(), WHITE)
    return block, bool(sheet.get_bounding_rect().width)


def without_shape(point):
    return unicodedata.category(chr(point)) in WITHOUT_SHAPE or any(first <= point <= last for first, last in IGNORED)


def hostile(chance):
    """A random string: of one or many scripts, of invisible characters, of marks, of long words, or empty."""
    blocks = ((0x20, 0x7F), (0, 0x100), (0x300, 0x370), (0x590, 0x700), (0x900, 0x980), (0x2000, 0x2070),
              (0xD800, 0xE000), (0xFE00, 0xFE10), (0xFDD0, 0xFDF0), (0x1F300, 0x1F700), (0xE0000, 0xE0080),
              (0x10FFF0, POINTS), (0, POINTS))
    parts = []
    for _ in range(chance.randrange(6)):
        first, last = chance.choice(blocks)
        parts.append("".join(chr(chance.randrange(first, last)) for _ in range(chance.choice((1, 2, 5, 40)))))
    return chance.choice(("", " ", "\n", "\u200d")).join(parts)


@pytest.mark.parametrize("foreign", MARKUP)
def test_markup_in_foreign_text_is_letters(foreign):
    assert text.lay(foreign, "body", METRICS).lines == ((foreign,),)
    assert foreign in say("duplicate.playing", name=foreign, percent=1)


@pytest.mark.parametrize("written", SHOWN)
def test_what_has_no_shape_is_left_out_and_nothing_turns_a_line_around(written):
    assert text.lay(written, "body", METRICS) == text.lay(SHOWN[written], "body", METRICS)


def test_every_character_is_drawn_among_others(sheet):
    """Marks, and characters that may have no width, are also drawn alone; of unassigned ones only a part is tested."""
    points = [point for point in range(POINTS)
              if unicodedata.category(chr(point)) not in ("Cn", "Co") or point % 17 < 2]
    points = points[::len(points) // many(len(points), 5)]
    for start in range(0, len(points), 32):
        row = points[start:start + 32]
        assert ink(sheet, " ".join(map(chr, row)))[1] or all(map(without_shape, row)), hex(row[0])
    for point in (point for point in points if unicodedata.category(chr(point))[0] == "M" or without_shape(point)):
        assert ink(sheet, chr(point))[1] is not without_shape(point), hex(point)


@pytest.mark.long
@pytest.mark.parametrize("plane", range(17))
def test_every_character_is_drawn_alone(sheet, plane):
    """A letter that no font contains is drawn as a box; only invisible characters leave nothing."""
    for point in range(plane << 16, plane + 1 << 16):
        block, seen = ink(sheet, chr(point))
        assert seen is not without_shape(point), hex(point)
        assert bool(block.width) is seen or chr(point).isspace(), hex(point)


@pytest.mark.parametrize(("count", "seed"), [(400, 0), *(pytest.param(2_000, n, marks=pytest.mark.long)
                                                          for n in range(1, 11))])
def test_any_string_is_drawn_in_any_room(sheet, count, seed):
    chance = Random(seed)
    for number in range(count):
        words, role = hostile(chance), chance.choice(list(FACES))
        metrics, room = chance.choice(SIZES), chance.choice((None, 0, 1, 30, 200, 600, 100_000))
        block, _ = ink(sheet, words, role, metrics, room)
        assert room is None or all(text.width("".join(map(read, line)), role, metrics) <= room or letters(line) <= 1
                                   for line in block.lines), (number, ascii(words))
        fitted = text.fit(words, role, metrics, max(1, room or 1), chance.choice((1, 2)))
        text.draw(sheet, fitted, sheet.get_rect(), WHITE, "centre", halo=(0, 0, 0))


def read(piece):
    return piece if isinstance(piece, str) else SUIT_SIGNS[piece.name]


def letters(line):
    """The number of signs and of letters, without combining marks, in ``line``."""
    return sum(sum(unicodedata.category(letter)[0] != "M" for letter in piece) if isinstance(piece, str) else 1
               for piece in line)


@pytest.mark.parametrize("word", ["x", "é ", "\N{ARABIC LETTER ALEF}", "\n", "e\u0301\u0323", "\ufdd0", "\u200b"])
def test_a_text_without_an_end_takes_no_time(sheet, word):
    begun = process_time()
    for room in (None, 1, 300, 100_000):
        ink(sheet, 100_000 * word, "title", room=room)
    text.fit(100_000 * word, "title", METRICS, 300, 2)
    assert within(process_time() - begun, 3)
