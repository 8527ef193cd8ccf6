"""Scaling, turning, blurring: the only module that calls ``pygame.transform``.

pygame-ce reads beyond some pictures, and the process ends there if nothing is mapped behind them: of one row or column
when it is made larger, with a blur as wide as the picture, with sides above ``LARGEST``. Such calls are made another
way here; ``docs/upstream.md`` has the cases.
"""

from __future__ import annotations

from math import hypot

import pygame
from pygame import Surface

from ...view.units import Size

LARGEST = 16384
"""Pixels of a side up to which ``smoothscale`` counts without rounding itself over the edge."""
STRAIGHT = 0.002
"""Degrees below which ``rotozoom`` only scales."""
MEANWHILE = 2**21
"""Bytes, more than a card that is being read takes at once."""


def scaled(source: Surface, size: Size) -> Surface:
    """``source`` in ``size``, a pixel at least: each pixel the mean of those it covers, or between its nearest.

    ``source`` itself if it has that size; pygame.error if a side is larger than 65,535.
    """
    target = max(1, size[0]), max(1, size[1])
    wide, high = source.get_size()
    if wide * high == 0 or max(wide, high, *target) > LARGEST:
        return pygame.transform.scale(source, target)
    # of one row or column there is no next to mix in, yet smoothscale reads it; repeating is what it comes to
    mixed = target[0] if wide > 1 else 1, target[1] if high > 1 else 1
    made = source if mixed == (wide, high) else pygame.transform.smoothscale(source, mixed)
    return made if mixed == target else pygame.transform.scale(made, target)


def spun(source: Surface, degrees: float, share: float = 1.0) -> Surface:
    """``source`` turned anticlockwise by ``degrees`` and scaled by ``share``, its edges smooth.

    MemoryError or pygame.error if there is no room for it and for what another thread may take meanwhile: pygame's own
    turning does not look whether it was given memory, and the program ends there, so it is asked before.
    """
    wide, high = source.get_size()
    if abs(degrees) < STRAIGHT and min(wide, high) == 1:
        return scaled(source, (int(wide * share), int(high * share)))
    reach = round(share * hypot(wide, high)) + 4
    asked = Surface((reach, reach), pygame.SRCALPHA, 32), bytes(MEANWHILE), bytes(MEANWHILE)
    del asked
    return pygame.transform.rotozoom(source, degrees, share)


def rotated(source: Surface, degrees: float) -> Surface:
    """``source`` turned anticlockwise by ``degrees``: exact by quarters, with jagged edges otherwise."""
    return pygame.transform.rotate(source, degrees)


def blurred(source: Surface, radius: int) -> Surface:
    """``source`` with each pixel the mean of those up to ``radius`` away, or as far as its smaller side allows."""
    # a copy has rows as long as those of what is made, which are taken for its own
    return pygame.transform.box_blur(source.copy(), min(radius, max(0, min(source.get_size()) - 1) // 2))


def grey(source: Surface) -> Surface:
    """``source`` without its colours."""
    return pygame.transform.grayscale(source)
