"""Strips of frames that are laid over a card: scaled so that every frame fits the card's pixels."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from .pictures import blank, picture, stick, tiled
from .transform import scaled

DRAWN_WIDTH = 920
"""The width in pixels of the card that frames and places are measured on."""


class StripCell(NamedTuple):
    """The frames of a strip: their size and their place on the card, in pixels as drawn."""

    width: int
    height: int
    left: int
    top: int

    def on(self, width: int) -> Rect:
        """Where a frame lies on a card ``width`` pixels wide: on whole pixels, so that it may be a little larger."""
        share = width / DRAWN_WIDTH
        left, top = math.floor(self.left * share), math.floor(self.top * share)
        right, bottom = math.ceil((self.left + self.width) * share), math.ceil((self.top + self.height) * share)
        return Rect(left, top, right - left, bottom - top)


def fitted(strip: Surface, cell: StripCell, width: int) -> Surface | None:
    """``strip`` for a card ``width`` pixels wide, with the paper's grain; None if no frame is in it."""
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
