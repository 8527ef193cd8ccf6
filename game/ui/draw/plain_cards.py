"""Cards without their pictures, and the plain edge of cards in high contrast."""

from __future__ import annotations

import pygame
from pygame import Surface

from ...view.gallery import BACK
from ...view.units import measured
from ...view.words import card_index
from . import plain, text, theme
from .pictures import blank, fitting, stick
from .transform import rotated, scaled

PROPORTION = 1120 / 610
"""The height of a card divided by its width."""
EDGE, ROUNDING = 0.022, 0.055
"""In high contrast: the width of a card's edge, and the radius of its corners, as shares of its width."""


def height(width: int) -> int:
    """The height in pixels of a card ``width`` wide."""
    return round(width * PROPORTION)


def stand_in(name: str, width: int) -> Surface:
    """A plain card with its index large enough to play by."""
    high = height(width)
    made = blank((width, high))
    units = width / 186
    rect = made.get_rect()
    made.blit(plain.box("back" if name == BACK else "card", width, high, units), (0, 0))
    if name == BACK:
        flower = plain.suit("T", max(8, width // 2), theme.GILT)
        made.blit(flower, flower.get_rect(center=rect.center), None, pygame.BLEND_PREMULTIPLIED)
        return made
    letter = "T" if name == "F" else name[0]
    sign_px = max(8, round(width * 0.2))
    _index(made, name, letter, sign_px, units)
    large = plain.suit(letter, max(8, width // 2))
    made.blit(large, large.get_rect(center=rect.center), None, pygame.BLEND_PREMULTIPLIED)
    return made


def _index(made: Surface, name: str, letter: str, sign_px: int, units: float) -> None:
    words = "F" if name == "F" else card_index(name)
    small = measured((1280, 720))
    block = text.fit(words, "index", small, made.get_width() // 3)
    colour = theme.SUITS[letter]
    corner = blank((max(8, round(52 * units)), max(8, round(98 * units))))
    drawn = blank((max(1, block.width), block.height))
    text.draw(drawn, block, drawn.get_rect(), colour)
    wide = corner.get_width()
    lettering = scaled(drawn, fitting(drawn, (wide, wide)))
    stick(corner, lettering, lettering.get_rect(midtop=(wide // 2, 0)))
    sign = plain.suit(letter, min(sign_px, wide))
    stick(corner, sign, sign.get_rect(midtop=(wide // 2, lettering.get_height() - sign_px // 6)))
    inset = max(2, round(8 * units))
    made.blit(corner, (inset, inset), None, pygame.BLEND_PREMULTIPLIED)
    other = rotated(corner, 180)
    spot = other.get_rect(bottomright=(made.get_width() - inset, made.get_height() - inset))
    made.blit(other, spot, None, pygame.BLEND_PREMULTIPLIED)


def framed(card: Surface) -> Surface:
    """``card`` with an inked edge, and a white one inside it, which dark cards need; it is changed itself."""
    wide = card.get_width()
    edge, radius = max(2, round(wide * EDGE)), round(wide * ROUNDING)
    outline = blank(card.get_size())
    plain.rounded(outline, outline.get_rect(), (255, 255, 255), radius)
    card.blit(outline, (0, 0), None, pygame.BLEND_RGBA_MULT)
    lines = (theme.INK, 0), (theme.PAPER, edge), (plain.HOLE, 2 * edge)
    plain.nested(card, card.get_rect(), radius, lines)
    return card
