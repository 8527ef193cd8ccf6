"""The ground every trump begins with."""
from __future__ import annotations

from ..frame import flowing_lines
from ..geometry import rounded_rect
from ..svg import HEIGHT, WIDTH, Group


def trump_ground(colour: str, lines: str) -> Group:
    """A picture with the ground `colour` and quiet flowing `lines`, 8-10 % darker."""
    picture = Group().fill(rounded_rect(0, 0, WIDTH, HEIGHT, 1), colour)
    flowing_lines(picture, lines)
    return picture
