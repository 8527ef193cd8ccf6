"""Cells for spreadsheet programs, which evaluate any text that begins like a formula."""

from __future__ import annotations

import re

from ..engine.plain_text import clean

FORMULA = "=+-@\N{FULLWIDTH EQUALS SIGN}\N{FULLWIDTH PLUS SIGN}\N{FULLWIDTH HYPHEN-MINUS}\N{FULLWIDTH COMMERCIAL AT}"
"""Characters with which a formula begins, also after a tab or a line break."""
_NUMBER = re.compile(r"[+-]?[0-9]+(?:[.,][0-9]+)?")


def cell(text: str) -> str:
    """``text`` as a cell: one plain line that is not a formula; numbers are unchanged."""
    plain = clean(text)
    return "'" + plain if plain.startswith(tuple(FORMULA)) and not _NUMBER.fullmatch(plain) else plain
