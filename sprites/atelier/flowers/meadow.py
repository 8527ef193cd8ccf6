"""The star of the halos."""
from __future__ import annotations

from .. import palette as pal
from ..geometry import Point, circle, line, point, polar
from ..ribbons import bud_profile, ribbon
from ..svg import Group


def star(group: Group, at: Point, radius: float, turn: float, colour: str, dark: str) -> None:
    """A flat six-pointed star flower for halos."""
    half = bud_profile(.8)
    for i in range(6):
        ray = ribbon(line(point(at), point(at) + polar(radius, turn + i * 60)), lambda u: radius * .2 * half(u))
        group.fill(ray, colour if i % 2 else dark).stroke(ray, pal.INK, 1.0)
    group.fill(circle(at, radius * .16), pal.INK)
