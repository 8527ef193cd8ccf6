"""The letters of other languages for the corners of the courts: patches of paper that cover the printed letter."""
from __future__ import annotations

from . import palette as pal
from .geometry import rounded_rect
from .lettering import width_of
from .suits import SUITS
from .svg import WIDTH, Group, document

LETTERS = "KQRJBFS"  # from left to right; the suits S H D C go from top to bottom
DRAWN = 460  # the width of a card in the pixels of the boxes below
USUAL = (44, 28, 64, 82)  # of the usual deck: left, top, width, height of the patch in the corner
LARGE = (20, 19, 100, 131)  # of the large-index deck
SHORT = {"Q": .87, "J": .98}  # otherwise the part below their baseline would touch the sign of the suit
RAISED = 1.1  # the factor by which such a letter is taller for its width


def usual() -> str:
    """The patches of the usual deck."""
    return _sheet(USUAL, 96, 140, 116, 96)


def large() -> str:
    """The patches of the large-index deck."""
    return _sheet(LARGE, 87, 196, 116 * 1.8, 118)


def _sheet(box: tuple[int, int, int, int], middle: float, baseline: float, size: float, room: float) -> str:
    """All patches: each letter as wide as `room` allows, in the colour of its suit."""
    unit = WIDTH / DRAWN
    left, top, wide, high = (side * unit for side in box)
    sheet = Group().fill(rounded_rect(-9, -9, wide * len(LETTERS) + 18, high * len(SUITS) + 18, 0), pal.PAPER_WARM)
    for row, suit in enumerate(SUITS):
        for column, letter in enumerate(LETTERS):
            share = SHORT.get(letter, 1)
            stretch = min(1, room / width_of(letter, size * share))
            low = baseline - (1 - share) * size * RAISED
            sheet.text(letter, column * wide + middle - left, row * high + low - top, size * share,
                       SUITS[suit].colour, stretch=stretch)
    return document(sheet, wide * len(LETTERS), high * len(SUITS))
