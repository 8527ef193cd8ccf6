"""Scaling, turning, blurring: the only module that calls ``pygame.transform``.

pygame-ce reads beyond the end of some pictures, which may crash the process: when a picture of one row or column is
enlarged, with a blur as wide as the picture, and with sides above ``LARGEST``. This module avoids such calls;
``docs/upstream.md`` lists the cases.
"""

from __future__ import annotations

from math import hypot
from mmap import mmap

import pygame
from pygame import Surface

from ...view.units import Size

LARGEST = 16384
"""The longest side in pixels that ``smoothscale`` handles without rounding beyond the edge."""
STRAIGHT = 0.002
"""``rotozoom`` ignores angles below this many degrees."""
MEANWHILE = 2**22
"""A reserve in bytes, which is more than another thread needs to read a card."""


def scaled(source: Surface, size: Size) -> Surface:
    """``source`` scaled to ``size``, at least one pixel: each pixel is the mean of those it covers, or interpolated.

    Returns ``source`` itself if it has that size already; raises pygame.error if a side is larger than 65,535.
    """
    target = max(1, size[0]), max(1, size[1])
    wide, high = source.get_size()
    if wide * high == 0 or max(wide, high, *target) > LARGEST:
        return pygame.transform.scale(source, target)
    # a single row or column has no neighbour, but smoothscale reads one; repeating the row gives the same result
    mixed = target[0] if wide > 1 else 1, target[1] if high > 1 else 1
    made = source if mixed == (wide, high) else pygame.transform.smoothscale(source, mixed)
    return made if mixed == target else pygame.transform.scale(made, target)


def spun(source: Surface, degrees: float, share: float = 1.0) -> Surface:
    """``source`` turned anticlockwise by ``degrees`` and scaled by ``share``, with smooth edges.

    Raises MemoryError if there is too little memory for the result and for another thread's needs. pygame's own
    function does not check its allocation and would crash, so the memory is tested first.
    """
    wide, high = source.get_size()
    if abs(degrees) < STRAIGHT and min(wide, high) == 1:
        return scaled(source, (int(wide * share), int(high * share)))
    reach = round(share * hypot(wide, high)) + 4
    _require(4 * reach * reach + MEANWHILE)
    return pygame.transform.rotozoom(source, degrees, share)


def _require(size: int) -> None:
    """Raise MemoryError unless ``size`` bytes are free.

    They are mapped but not touched, because zeroing them takes 0.3 ms.
    """
    try:
        mmap(-1, size).close()
    except OSError as fault:
        raise MemoryError(str(fault)) from None


def rotated(source: Surface, degrees: float) -> Surface:
    """``source`` turned anticlockwise by ``degrees``: exact for quarters, with jagged edges otherwise."""
    return pygame.transform.rotate(source, degrees)


def blurred(source: Surface, radius: int) -> Surface:
    """``source`` with each pixel replaced by the mean of those up to ``radius`` away.

    The radius is limited by the smaller side.
    """
    # the rows of a copy are as long as those of the result; pygame assumes this of the source
    return pygame.transform.box_blur(source.copy(), min(radius, max(0, min(source.get_size()) - 1) // 2))


def mirrored(source: Surface) -> Surface:
    """``source`` with left and right exchanged."""
    return pygame.transform.flip(source, True, False)


def grey(source: Surface) -> Surface:
    return pygame.transform.grayscale(source)
