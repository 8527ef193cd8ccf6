"""Gilt that catches light: the gold inks of a picture, and a soft band of light that runs over nothing else."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from .pictures import blank
from .transform import scaled

GOLDS = {(0xBC, 0x94, 0x42): 22, (0xCE, 0xAB, 0x5F): 14}
"""The gilt of the drawings, and what lies between it and its light, with how far off each channel may be.

The light itself is left out: grounds of straw are like it.
"""
SHINE = (92, 84, 58)
"""The most that the light adds to red, green and blue."""
BAND, LEAN, STEP = 0.42, 0.5, 3
"""Width of the band as a share of the picture's, its slope, and the rows in pixels drawn at once."""


def gilt(source: Surface) -> Surface:
    """Where ``source`` is golden: the most that light adds there, black elsewhere."""
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
    """Let the light that has come ``share`` (0-1) of its way fall on the ``gold`` of a picture ``at`` its place."""
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
