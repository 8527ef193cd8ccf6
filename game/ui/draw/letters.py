"""The letters of other languages, laid over those printed in the corners of the courts."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from pygame import Rect, Surface

from .pictures import readable, report_missing
from .transform import rotated

SHEET = "KQRJBFS"
"""The letters on a sheet from left to right; the suits go down."""
SUITS = "SHDC"
DRAWN = 460
"""The width of a card in the pixels of :data:`CORNERS`."""
CORNERS = {"cards": (44, 28), "cards_large": (20, 19)}
"""The left and upper edge of the patch with a letter, by the folder of the deck."""


def lay_letter(card: Surface, path: Path, suit: str, letter: str) -> None:
    """Lay ``letter`` over the printed one in both corners of ``card`` of ``suit``, read from ``path``.

    A card without its sheet of letters keeps the printed one.
    """
    sheet = _sheet(path.with_name("letters.webp"))
    if sheet is None:
        report_missing("/".join(("sprites", *path.parts[-3:-1], "letters.webp")), path.with_name("letters.webp"))
        return
    wide, high = sheet.get_width() // len(SHEET), sheet.get_height() // len(SUITS)
    patch = sheet.subsurface(Rect(SHEET.index(letter) * wide, SUITS.index(suit) * high, wide, high))
    left, top = (edge * card.get_width() // DRAWN for edge in CORNERS[path.parts[-3]])
    card.blit(patch, (left, top))
    card.blit(rotated(patch, 180), (card.get_width() - left - wide, card.get_height() - top - high))


@lru_cache(maxsize=1)
def _sheet(path: Path) -> Surface | None:
    """The sheet in the file ``path``: one is kept, because a whole deck is read from it."""
    return readable(path)
