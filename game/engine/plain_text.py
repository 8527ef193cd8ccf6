"""Makes foreign text safe to show: text from records, files, settings or the system.

Foreign text is any string the program did not write itself: names and levels in records, names of files and folders,
values of settings and databases, messages of the system, the clipboard. :func:`clean` makes one line of it that can be
drawn, printed on a terminal, or put into a sentence:

- white space other than U+0020, U+00A0 and U+202F becomes a space, including line feeds, tabs and line separators, and
  is removed at both ends;
- invisible characters are removed: controls (C0, DEL and C1, so no escape sequence survives), format characters
  (including overrides, embeddings and isolates, which reverse a line), joiners, soft hyphens, variation selectors,
  tags, and all others that Unicode ignores by default;
- lone surrogates (bytes of a file name that are not UTF-8) and noncharacters become U+FFFD, the replacement character;
- letters are composed (NFC), and no letter has more than :data:`MARKS` combining marks;
- a text longer than ``most`` characters is cut, and ends with an ellipsis.

Unassigned and private-use characters are kept, because terminals and typefaces show something for each. :func:`clean`
is idempotent. It is applied only to text that is shown; stored and compared text is not changed.
"""

from __future__ import annotations

import unicodedata

MOST = 200
"""The greatest number of characters of a foreign text in a line, unless the caller sets another."""
MARKS = 4
"""The greatest number of combining marks on a letter; no living script needs more after composition."""
ELLIPSIS = "…"
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
SPACES = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""White space that is not changed."""
IGNORED = (
    (0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2065, 0x2065), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF),
)
"""Ranges, first to last, of the characters that Unicode ignores by default and that are not format characters
(Unicode 16, ``DerivedCoreProperties.txt``, Default_Ignorable_Code_Point)."""


KEPT = 2000
"""The greatest number of characters that a table caches; the texts of one language have fewer."""


class CleaningTable(dict[int, str]):
    """The replacement of each character, for ``str.translate``; those in ``stays`` do not change."""

    def __init__(self, stays: str) -> None:
        super().__init__((ord(letter), letter) for letter in stays)

    def __missing__(self, point: int) -> str:
        shown = _shown(point)
        if len(self) < KEPT:
            self[point] = shown
        return shown


def _shown(point: int) -> str:
    letter = chr(point)
    category = unicodedata.category(letter)
    if category in ("Zs", "Zl", "Zp") or letter in "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85":
        return " "
    if category in ("Cc", "Cf") or any(first <= point <= last for first, last in IGNORED):
        return ""
    if category == "Cs" or point & 0xFFFE == 0xFFFE or 0xFDD0 <= point <= 0xFDEF:
        return REPLACEMENT
    return letter


_LINE = CleaningTable(SPACES)


def clean(text: str, most: int = MOST) -> str:
    """``text`` as one plain line of at most ``most`` characters (1 or more); the module lists the changes."""
    return _bounded(shapes(text[:_read(most)], _LINE), most, len(text) > _read(most))


def _read(most: int) -> int:
    """The number of characters of a text that are read: composing many marks takes quadratic time."""
    return 4 * most + 100


def shapes(text: str, table: CleaningTable = _LINE) -> str:
    """``text`` with its characters replaced by ``table``, composed, and with at most MARKS marks on a letter.

    The length is not bounded. With the default table the result has no line ends, and is clean once it is stripped and
    bounded.
    """
    if text.isascii() and text.isprintable():
        return text
    return _few_marks(unicodedata.normalize("NFC", _few_marks(text.translate(table))))


def _few_marks(text: str) -> str:
    """``text`` with at most :data:`MARKS` combining marks in a row; further ones are left out."""
    if text.isascii():
        return text
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


def _bounded(text: str, most: int, more: bool) -> str:
    """``text`` stripped and cut to ``most`` characters.

    It ends with an ellipsis if it was cut, or if there was ``more``.
    """
    text = text.strip()
    if len(text) <= most and not more:
        return text
    return text[:most - 1].rstrip() + ELLIPSIS
