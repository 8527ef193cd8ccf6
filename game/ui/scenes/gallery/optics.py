"""A card seen from near and a card seen aslant."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from ...draw import art

STRIPS, DEPTH, SHADE = 140, 0.085, 0.3
"""A card turning over is drawn in so many strips at most; how much higher its nearer edge, how much darker its face."""


def enlarge(surface: Surface, picture: Surface, middle: tuple[float, float], width: float) -> None:
    """Draw ``picture`` ``width`` pixels wide round ``middle``, but only what is seen inside the clip of ``surface``."""
    share = width / picture.get_width()
    left, top = middle[0] - width / 2, middle[1] - picture.get_height() * share / 2
    seen = surface.get_clip()
    first = max(0, math.floor((seen.left - left) / share)), max(0, math.floor((seen.top - top) / share))
    last = (min(picture.get_width(), math.ceil((seen.right - left) / share)),
            min(picture.get_height(), math.ceil((seen.bottom - top) / share)))
    if first[0] >= last[0] or first[1] >= last[1]:
        return
    part = picture.subsurface(Rect(first, (last[0] - first[0], last[1] - first[1])))
    corner = round(left + first[0] * share), round(top + first[1] * share)
    opposite = round(left + last[0] * share), round(top + last[1] * share)
    art.stick(surface, art.scaled(part, (opposite[0] - corner[0], opposite[1] - corner[1])), corner)


def aslant(face: Surface, degrees: float) -> Surface:
    """The card ``face`` turned ``degrees`` about its upright axis: narrower, darker, its nearer edge higher."""
    angle = math.radians(degrees)
    wide, high = max(2, round(face.get_width() * abs(math.cos(angle)))), face.get_height()
    narrow = art.scaled(face, (wide, high))
    depth = DEPTH * math.sin(angle) * math.copysign(1, math.cos(angle))
    made = art.blank((wide, round(high * (1 + DEPTH))))
    strips = min(STRIPS, wide // 2)
    for strip in range(strips):
        left, right = wide * strip // strips, wide * (strip + 1) // strips
        tall = round(high * (1 + depth * ((left + right) / wide - 1)))
        piece = art.scaled(narrow.subsurface(Rect(left, 0, right - left, high)), (right - left, tall))
        made.blit(piece, (left, (made.get_height() - tall) // 2))
    light = round(255 * (1 - SHADE * abs(math.sin(angle))))
    made.fill((light, light, light, 255), None, pygame.BLEND_RGBA_MULT)
    return made
