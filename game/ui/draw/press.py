"""A card as it comes from the press: the grain of the stone in the darker inks, on paper with fibres."""

from __future__ import annotations

import pygame
from pygame import Surface

from .pictures import picture, tiled
from .transform import grey

BARE, THICK = 0.30, 0.20
"""The share of the ink that is missing in a light speck, and of the light that is missing in a dark one."""


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
    """White where ``source`` is half dark, black where it is paper or the darkest ink."""
    made = grey(source)
    made.blit(_negative(made), (0, 0), None, pygame.BLEND_RGB_MULT)
    for _ in range(2):
        made.blit(made.copy(), (0, 0), None, pygame.BLEND_RGB_ADD)
    once = made.copy()
    for _ in range(2):
        made.blit(once, (0, 0), None, pygame.BLEND_RGB_MULT)
    return made


def _specks(where: Surface, stipple: Surface, off: tuple[int, int], change: Surface, share: float) -> None:
    """Reduce ``where`` to specks, the tile moved by ``off``, each as strong as ``share`` of ``change``."""
    tiled(where, stipple, where.get_rect().move(-off[0], -off[1]).union(where.get_rect()), pygame.BLEND_RGB_MULT)
    where.blit(change, (0, 0), None, pygame.BLEND_RGB_MULT)
    level = round(255 * share)
    where.fill((level, level, level, 255), None, pygame.BLEND_RGB_MULT)
