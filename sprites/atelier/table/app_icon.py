"""The application's icon."""
from __future__ import annotations

from .. import palette as pal
from ..flowers.poppies import poppy_open
from ..frame import gilt_line
from ..geometry import Path, circle, rounded_rect
from ..svg import Group, document


def _plate(inset: float) -> Path:
    return rounded_rect(inset, inset, 512 - 2 * inset, 512 - 2 * inset, 104 - inset * .7)


def app_icon() -> str:
    """A poppy on a cream disc on teal."""
    group = Group().fill(_plate(6), pal.TEAL_DARK)
    gilt_line(group, _plate(18), 14, 4)
    group.fill(circle((256, 256), 206), pal.INK).fill(circle((256, 256), 201), pal.GILT)
    group.fill(circle((256, 256), 186), pal.INK).fill(circle((256, 256), 181), "#F2E4BF")
    flower = Group()
    poppy_open(flower, (256, 258), .92, -6)
    group.add(flower.outlined(12))
    return document(group, 512, 512)


def app_icon_small() -> str:
    """The icon for 16 and 32 pixels: only the flower on teal."""
    group = Group().fill(_plate(0), pal.TEAL_DARK)
    flower = Group()
    poppy_open(flower, (256, 262), 1.2, -6)
    group.add(flower.outlined(20))
    return document(group, 512, 512)
