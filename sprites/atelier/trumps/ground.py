"""The ground every trump begins with."""
from __future__ import annotations

from ..geometry import rounded_rect
from ..suits import TRUMP_LINES, ground_lines
from ..svg import HEIGHT, WIDTH, Group


def trump_ground(colour: str, ink: str) -> Group:
    """A picture with the ground `colour` and quiet flowing lines of `ink`, 8-10 % darker."""
    picture = Group().fill(rounded_rect(0, 0, WIDTH, HEIGHT, 1), colour)
    ground_lines(picture, "T", ink, TRUMP_LINES)
    return picture
