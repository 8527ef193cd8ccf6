"""Suit signs for use in a line of text."""
from __future__ import annotations

from .. import palette as pal
from ..frame import rosette
from ..geometry import circle
from ..splines import Pose
from ..suits import pip
from ..svg import Group, document

SIDE = 128
MIDDLE = (64, 64)


def suit(sign: str) -> str:
    """The sign of a suit S H D C, of the trumps T, or of the Fool F."""
    group = Group()
    if sign == "T":
        rosette(group, MIDDLE, 60)
    elif sign == "F":
        _fool(group)
    else:
        pip(group, sign, MIDDLE, 114, whips=False)
    return document(group, SIDE, SIDE)


def _fool(group: Group) -> None:
    """A fool's cap with three bells, in flat colours, readable at 12 px."""
    pose = Pose(MIDDLE)
    left = pose.shape([(-2, 34, "c"), (-34, 36), (-50, 10), (-58, 2, "c"), (-44, -24), (-22, -22), (0, 10, "c")])
    right = left.map(lambda z: complex(128 - z.real, z.imag))
    top = pose.shape([(-24, 30, "c"), (-20, -6), (-26, -34), (0, -54), (26, -34), (20, -6), (24, 30, "c")])
    for shape, ink in ((left, "#B5822A"), (right, "#2F6A6C"), (top, pal.ROSETTE)):
        group.fill(shape, ink)
    band = pose.shape([(-34, 30, "c"), (0, 38), (34, 30, "c"), (36, 48, "c"), (0, 56), (-36, 48, "c")])
    group.fill(band, pal.ROSETTE)
    for x, y in ((-54, 8), (54, 8), (0, -52)):
        group.fill(circle((64 + x, 64 + y), 9.5), "#B5822A")
