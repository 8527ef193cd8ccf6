"""The cloth of the table in the player's colour."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from ... import settings
from ...view.units import Size
from . import art, theme
from .theme import Colour
from .transform import grey

UNDYED = settings.Settings().felt
DYES: dict[str, Colour] = {"blue": (74, 114, 182), "wine": (150, 56, 64), "black": (84, 80, 80)}
"""For each colour but the felt's own, the factor for its doubled light."""


def cloth(size: Size, name: str) -> Surface:
    """The felt of a window of ``size`` in the colour ``name`` of the settings."""
    if name == UNDYED or theme.LOOK.high_contrast:
        return art.felt(size)
    return art.ground(("cloth", size, name), size, lambda: coloured(art.felt(size), name))


def spread(surface: Surface, name: str, rect: Rect | None = None) -> None:
    """Draw the cloth in the colour ``name`` on ``surface``, or on ``rect`` of it."""
    surface.blit(cloth(surface.get_size(), name), rect or (0, 0), rect)


def coloured(felt: Surface, name: str) -> Surface:
    """``felt``, with everything drawn on it, in the colour ``name`` of the settings."""
    return felt if name == UNDYED or theme.LOOK.high_contrast else dyed(felt, name)


def dyed(felt: Surface, name: str) -> Surface:
    """``felt`` with its own colour replaced by ``name``; its drawing and its light stay."""
    drained = grey(felt)
    made = drained.copy()
    made.blit(drained, (0, 0), None, pygame.BLEND_RGB_ADD)
    made.fill(DYES[name], None, pygame.BLEND_RGB_MULT)
    return made
