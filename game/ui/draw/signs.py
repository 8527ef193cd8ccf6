"""Small pictures: icons, and the signs of the suits, which no font has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import Surface

from ...view.bindings import SHAPES
from . import plain, theme
from .pictures import blank, empty_shelves, sprite, stick, washed
from .theme import Colour, luminance

DARK_LETTERS = 0.4
"""Letters with a higher luminance count as pale."""

COLOURS: dict[str, dict[str, str]] = {"four": {}, "two": {"C": "S", "D": "H"}}
"""For each choice in the settings, the suits whose signs have the colour of another suit."""
_dyes: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class Sign:
    """A small picture; ``name`` is a letter for the kind ``suit``, a label for ``pad``, a file's name for ``icon``."""

    kind: str
    name: str


def dye(colours: str) -> None:
    """Draw the signs in ``colours``, a key of :data:`COLOURS`, from now on."""
    if _dyes != COLOURS[colours]:
        _dyes.clear()
        _dyes.update(COLOURS[colours])
        drawn.cache_clear()
        empty_shelves()


@lru_cache(256)
def drawn(sign: Sign, px: int, letters: Colour) -> Surface:
    """The picture of ``sign``, about ``px`` high, premultiplied, to go with letters in the colour ``letters``."""
    plain_sign = _plain(sign, px, letters)
    return plain_sign if sign.kind == "pad" else _edged(plain_sign, letters)


def _plain(sign: Sign, px: int, colour: Colour) -> Surface:
    if sign.kind == "suit":
        return suit(sign.name, px)
    if sign.kind == "pad":
        return plain.pad_shape(SHAPES[sign.name], px, colour)
    found = sprite(f"icons/{sign.name}", (px, px))
    return plain.suit("T", px, colour) if found is None else found


def suit(letter: str, px: int) -> Surface:
    """The sign of a suit ``SHDC`` or of the trumps ``T``, ``px`` high, premultiplied."""
    found, colour = sprite(f"suits/{letter}", (px, px), needed=False), theme.SUITS[_dyes.get(letter, letter)]
    if found is None:
        return plain.suit(letter, px, colour)
    return washed(found, colour, 1.0) if letter in _dyes or theme.LOOK.high_contrast else found


def _edged(picture: Surface, colour: Colour) -> Surface:
    """``picture`` with a pale edge if ``colour`` is that of pale letters, because their background is dark."""
    if luminance(colour) < DARK_LETTERS:
        return picture
    edge = max(1, picture.get_height() // 14)
    pale = washed(picture, theme.PAPER, 1.0)
    made = blank((picture.get_width() + 2 * edge, picture.get_height() + 2 * edge))
    for x in (0, edge, 2 * edge):
        for y in (0, edge, 2 * edge):
            stick(made, pale, (x, y))
    stick(made, picture, (edge, edge))
    return made
