"""The harness of a horse: straps and studs."""
from __future__ import annotations

from . import palette as pal
from .geometry import Path, circle
from .svg import Group


def strap(group: Group, path: Path, colour: str, light: str, width: float = 11) -> None:
    """A strap of the harness along `path`."""
    group.stroke(path, pal.INK, width + 3).stroke(path, colour, width).stroke(path, light, width * .3)


def stud(group: Group, at: complex, radius: float = 9) -> None:
    """A gilt stud of the harness."""
    ball = circle(at, radius)
    group.fill(ball, pal.GILT).stroke(ball, pal.INK, 1.8).fill(circle(at - 2 - 2j, radius * .38), pal.GILT_LIGHT)
