"""The look of a printed card: letters of a language, an index in both corners, grain, and strips of moving parts."""

from __future__ import annotations

import math
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from .pictures import blank, picture, readable, report_missing, stick, tiled
from .plain import tablet
from .transform import grey, rotated, scaled

SHEET = "KQRJBFS"
"""The letters on a sheet from left to right; the suits are below each other."""
SUITS = "SHDC"
DRAWN = 460
"""The width of a card to which the pixels of :data:`CORNERS` refer."""
CORNERS = {"cards": (44, 28), "cards_large": (20, 19)}
"""The left and upper edges of the patch with a letter, by the folder of the deck."""
PATCHES = {"cards": (30, 31, 84, 138), "cards_large": (18, 22, 95, 230)}
"""The patch of paper with the index: left, top, width, height, by the folder of the deck."""
WINDOW, WIDEST = (434, 26), 89
"""For the copy of the index: its right edge, the upper edge of its tablet, and its greatest width in a fan."""
RIM = 7.0
"""The width of the gilt lines around the copy of the index."""
BARE, THICK = 0.30, 0.20
"""The share of the ink missing in a light speck, and the share of the light missing in a dark one."""
DRAWN_WIDTH = 920
"""The width in pixels of the card to which the sizes and places of frames refer."""


def lay_letter(card: Surface, path: Path, suit: str, letter: str) -> None:
    """Replace the printed letter in both corners of ``card``, of ``suit`` and read from ``path``, by ``letter``.

    The printed letter stays if the sheet of letters is missing.
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
    """The sheet of letters in the file ``path``; one is cached, because a whole deck is read with it."""
    return readable(path)


def double_index(card: Surface, folder: str) -> None:
    """Copy the index of ``card``, of the deck in ``folder``, to its upper right corner, on a tablet of paper."""
    grown = card.get_width() / DRAWN
    left, top, wide, high = (round(side * grown) for side in PATCHES[folder])
    index = card.subsurface(Rect(left, top, wide, high))
    share = min(1.0, WIDEST * grown / wide)
    copy = scaled(index, (round(wide * share), round(high * share))) if share < 1 else index.copy()
    spot = copy.get_rect(topright=(round(WINDOW[0] * grown), top))
    rim, upper = round(RIM * grown), round(WINDOW[1] * grown)
    room = Rect(spot.left - rim, upper, spot.width + rim, spot.bottom + rim - upper)
    red, green, blue = card.get_at((left, top))[:3]
    card.blit(tablet(room.size, RIM * grown, (red, green, blue)), room)
    card.blit(copy, spot)


def printed(source: Surface) -> Surface:
    """The premultiplied ``source`` as a lithograph; ``source`` itself if the tiles are missing."""
    fibre, stipple = picture("table/fibre"), picture("table/stipple")
    if fibre is None or stipple is None:
        return source
    made, light = source.copy(), _second_tones(source)
    dark = light.copy()
    _specks(light, stipple, (0, 0), _negative(source), BARE)
    _specks(dark, stipple, (stipple.get_width() // 2, stipple.get_height() // 2), source, THICK)
    made.blit(light, (0, 0), None, pygame.BLEND_RGB_ADD)
    made.blit(dark, (0, 0), None, pygame.BLEND_RGB_SUB)
    tiled(made, fibre, made.get_rect(), pygame.BLEND_RGB_MULT)
    return made


def _negative(source: Surface) -> Surface:
    made = source.copy()
    made.fill((255, 255, 255, 255))
    made.blit(source, (0, 0), None, pygame.BLEND_RGB_SUB)
    return made


def _second_tones(source: Surface) -> Surface:
    """A mask of the middle tones of ``source``.

    It is white where the source is half dark, black where it is paper or the darkest ink.
    """
    made = grey(source)
    made.blit(_negative(made), (0, 0), None, pygame.BLEND_RGB_MULT)
    for _ in range(2):
        made.blit(made.copy(), (0, 0), None, pygame.BLEND_RGB_ADD)
    once = made.copy()
    for _ in range(2):
        made.blit(once, (0, 0), None, pygame.BLEND_RGB_MULT)
    return made


def _specks(where: Surface, stipple: Surface, off: tuple[int, int], change: Surface, share: float) -> None:
    """Turn the mask ``where`` into specks with the tile ``stipple``, moved by ``off``.

    Each speck has the strength of ``share`` of ``change``.
    """
    tiled(where, stipple, where.get_rect().move(-off[0], -off[1]).union(where.get_rect()), pygame.BLEND_RGB_MULT)
    where.blit(change, (0, 0), None, pygame.BLEND_RGB_MULT)
    level = round(255 * share)
    where.fill((level, level, level, 255), None, pygame.BLEND_RGB_MULT)


class StripCell(NamedTuple):
    """The frames of a strip: their size and their position on the card, in pixels as drawn."""

    width: int
    height: int
    left: int
    top: int

    def on(self, width: int) -> Rect:
        """The rectangle of a frame on a card ``width`` pixels wide, extended to whole pixels."""
        share = width / DRAWN_WIDTH
        left, top = math.floor(self.left * share), math.floor(self.top * share)
        right, bottom = math.ceil((self.left + self.width) * share), math.ceil((self.top + self.height) * share)
        return Rect(left, top, right - left, bottom - top)


def fitted(strip: Surface, cell: StripCell, width: int) -> Surface | None:
    """``strip`` scaled for a card ``width`` pixels wide, with the grain of paper; None if it contains no frame."""
    count = strip.get_width() // cell.width
    if not count or strip.get_height() < cell.height:
        return None
    share, place, grain = width / DRAWN_WIDTH, cell.on(width), picture("grain")
    first = round(place.left / share) - cell.left, round(place.top / share) - cell.top
    size = (max(cell.width - first[0], round(place.right / share) - cell.left - first[0]),
            max(cell.height - first[1], round(place.bottom / share) - cell.top - first[1]))
    made = blank((count * place.width, place.height))
    for k in range(count):
        room = blank(size)
        area = Rect(k * cell.width, 0, cell.width, cell.height)
        room.blit(strip, (-first[0], -first[1]), area, pygame.BLEND_RGBA_ADD)
        frame = scaled(room, place.size)
        if grain is not None:
            tiled(frame, grain, frame.get_rect().move(-place.left, -place.top).union(frame.get_rect()),
                  pygame.BLEND_RGB_MULT)
        stick(made, frame, (k * place.width, 0))
    return made
