"""Tables for a spreadsheet, which takes text for a formula, and carries it out, where it begins like one."""

from __future__ import annotations

import re

from ..engine.plain_text import clean

FORMULA = "=+-@\N{FULLWIDTH EQUALS SIGN}\N{FULLWIDTH PLUS SIGN}\N{FULLWIDTH HYPHEN-MINUS}\N{FULLWIDTH COMMERCIAL AT}"
"""What a spreadsheet takes for the beginning of a formula; a tab or a line's end before it does not hide it."""
_NUMBER = re.compile(r"[+-]?[0-9]+(?:[.,][0-9]+)?")


def cell(text: str) -> str:
    """``text`` as a cell: one plain line that is no formula; a number stays one."""
    plain = clean(text)
    return "'" + plain if plain.startswith(tuple(FORMULA)) and not _NUMBER.fullmatch(plain) else plain
