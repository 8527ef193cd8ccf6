"""Parts of the figures: locks of hair, small ornaments of dress."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from . import palette as pal
from .geometry import Path, Point, Spot, circle, point, polar
from .ribbons import Petal, Profile, edges
from .splines import curve
from .svg import Group

Points: TypeAlias = Sequence[Spot]


@dataclass(frozen=True, slots=True)
class Hair:
    """Three tones of hair: base, light, dark."""
    base: str
    light: str
    dark: str


def _lock_profile(width: float) -> Profile:
    return lambda u: (width / 2 * (np.minimum(1, (np.asarray(u) + .02) * 3.4) ** .75)
                      * np.clip(1 - np.asarray(u), 0, 1) ** .55)


def lock(group: Group, spots: Sequence[Spot], width: float, hair: Hair, lines: int = 2,
         half: Profile | None = None) -> None:
    """A ribbon of hair through `spots`, swelling and tapering, with flow lines."""
    spine = curve(spots)
    strand = Petal(*edges(spine, half or _lock_profile(width), n=max(14, int(spine.length() / 7))))
    outline = strand.outline()
    group.silhouette(outline).fill(outline, hair.base)
    group.fill(strand.side(1, .62), hair.dark)
    group.fill(strand.side(.14, .34, .08, .8), hair.light)
    for i in range(lines):
        group.ink(strand.vein((i + 1) / (lines + 1), .02 + .1 * (i % 2), .92 - .12 * (i % 2)), 1.7, "both")
    group.contour(outline, 1.5, 4.0, cut=60)


def locks(group: Group, table: Sequence[tuple[Points, float]], hair: Hair, lines: int = 2) -> None:
    """Locks laid back to front; `table` rows are (points, width)."""
    for spots, width in table:
        lock(group, spots, width, hair, lines)


def pearls(group: Group, string: Path, count: int, radius: float, first: float = .04, last: float = .96,
           line_width: float = 1.0) -> None:
    """`count` pearls along `string`."""
    for u in np.linspace(first, last, count):
        pearl = circle(string.at(u), radius)
        group.fill(pearl, pal.PEARL).stroke(pearl, pal.INK, line_width)


def jingle_bell(group: Group, at: Point, radius: float = 11) -> None:
    """A round gilt bell with its slit."""
    centre = point(at)
    ball = circle(centre, radius)
    inside = Group().fill(circle(centre + radius * .5 * (1 + 1j), radius), pal.GILT_DARK)
    inside.fill(circle(centre - radius * .45 * (1 + 1j), radius * .45), pal.GILT_LIGHT)
    group.silhouette(ball).fill(ball, pal.GILT).clip(ball, inside)
    low = centre + .2j * radius
    group.ink(curve([centre + polar(radius, 160), low, centre + polar(radius, 20)]), 2.4, "even")
    group.ink(curve([low, centre + .75j * radius]), 2.6, "even")
    group.stroke(ball, pal.INK, 1.7)
