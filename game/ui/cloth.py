"""The cloth of the table in the colour a player likes."""

from __future__ import annotations

import pygame
from pygame import Surface

from .. import settings
from . import art
from .theme import Colour, Size

UNDYED = settings.Settings().felt
DYES: dict[str, tuple[Colour, int]] = {
    "blue": ((70, 104, 158), 2),
    "wine": ((150, 62, 70), 2),
    "black": ((92, 88, 86), 2),
}
"""By the name of a cloth other than the undyed one: what its light is multiplied by, and how often it is added up."""
_cloths = art.Shelf(9_000_000)


def cloth(size: Size, name: str) -> Surface:
    """The felt of a window of ``size`` in the colour ``name`` of the settings."""
    return art.felt(size) if name == UNDYED else _cloths.get((size, name), lambda: dyed(art.felt(size), name))


def dyed(felt: Surface, name: str) -> Surface:
    """``felt`` with its own colour taken out and the one called ``name`` put in; its drawing and its light stay."""
    colour, times = DYES[name]
    grey = pygame.transform.grayscale(felt)
    made = grey.copy()
    for _ in range(times):
        made.blit(grey, (0, 0), None, pygame.BLEND_RGB_ADD)
    made.fill(colour, None, pygame.BLEND_RGB_MULT)
    return made
