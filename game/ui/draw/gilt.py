"""Gilt that reflects light: finds the gold inks of a picture, and moves a soft band of light over them."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from .pictures import blank
from .transform import scaled

GOLDS = {(0xBC, 0x94, 0x42): 22, (0xCE, 0xAB, 0x5F): 14}
"""The golds of the drawings, each with the tolerance in every channel within which a colour counts as gold.

The lightest golds are left out, because straw-coloured backgrounds have similar colours.
"""
SHINE = (92, 84, 58)
"""The maximum that the light adds to red, green and blue."""
BAND, LEAN, STEP = 0.42, 0.5, 3
"""The width of the band as a share of the picture's, its slope, and the number of rows drawn at once."""


def gilt(source: Surface) -> Surface:
    """A picture of the gold in ``source``: :data:`SHINE` where it is golden, black elsewhere."""
    found = pygame.mask.Mask(source.get_size())
    for gold, near in GOLDS.items():
        found.draw(pygame.mask.from_threshold(source, gold, (near, near, near, 255)), (0, 0))
    return found.to_surface(blank(source.get_size()), setcolor=(*SHINE, 0), unsetcolor=(0, 0, 0, 0))


def _profile(wide: int) -> Surface:
    line = Surface((wide, 1), 0, 32)
    for x in range(wide):
        level = round(255 * math.sin(math.pi * (x + 0.5) / wide) ** 2)
        line.set_at((x, 0), (level, level, level))
    return scaled(line, (wide, STEP))


def shine(surface: Surface, gold: Surface, at: Rect, share: float) -> None:
    """Add the band of light, at ``share`` (0-1) of its way, to the picture at ``at``, within its mask ``gold``."""
    if not 0 < share < 1:
        return
    wide, high = gold.get_size()
    band = max(2, round(BAND * wide))
    profile, light = _profile(band), Surface((wide, high), 0, 32)
    right = (wide + band + LEAN * high) * share
    for top in range(0, high, STEP):
        light.blit(profile, (round(right - band - LEAN * top), top))
    light.blit(gold, (0, 0), None, pygame.BLEND_RGB_MULT)
    surface.blit(light, at, None, pygame.BLEND_RGB_ADD)
