"""Small pictures: icons, and the signs of the suits, which no font has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import Surface

from . import plain
from .pictures import blank, sprite, stick, washed
from .theme import PAPER, SUITS, Colour, luminance

DARK_LETTERS = 0.4
"""Letters above this luminance are pale."""

COLOURS: dict[str, dict[str, Colour]] = {"four": {}, "two": {"C": SUITS["S"], "D": SUITS["H"]}}
"""The changed colours of signs, by their names in the settings."""
_dyes: dict[str, Colour] = {}


@dataclass(frozen=True, slots=True)
class Sign:
    """A small picture: ``suit`` and a letter (also in a line of text), or ``icon`` and a name."""

    kind: str
    name: str


def dye(colours: str) -> None:
    """Draw the signs in ``colours`` (a key of :data:`COLOURS`) from now on."""
    _dyes.clear()
    _dyes.update(COLOURS[colours])
    drawn.cache_clear()


@lru_cache(256)
def drawn(sign: Sign, px: int, letters: Colour) -> Surface:
    """``sign`` about ``px`` high, premultiplied, to go with ``letters`` of that colour."""
    return _edged(_plain(sign, px, letters), letters)


def _plain(sign: Sign, px: int, colour: Colour) -> Surface:
    if sign.kind == "suit":
        return suit(sign.name, px)
    found = sprite(f"icons/{sign.name}", (px, px))
    return plain.suit("T", px, colour) if found is None else found


def suit(letter: str, px: int) -> Surface:
    """The sign of suit ``SHDC`` or of the tarots ``T``, ``px`` high, premultiplied."""
    found, dye = sprite(f"suits/{letter}", (px, px), needed=False), _dyes.get(letter)
    if found is None:
        return plain.suit(letter, px, dye)
    return found if dye is None else washed(found, dye, 1.0)


def _edged(picture: Surface, colour: Colour) -> Surface:
    """A sign among pale letters has a dark background: a pale edge keeps its own colour readable there."""
    if luminance(colour) < DARK_LETTERS:
        return picture
    edge = max(1, picture.get_height() // 14)
    pale = washed(picture, PAPER, 1.0)
    made = blank((picture.get_width() + 2 * edge, picture.get_height() + 2 * edge))
    for x in (0, edge, 2 * edge):
        for y in (0, edge, 2 * edge):
            stick(made, pale, (x, y))
    stick(made, picture, (edge, edge))
    return made
