"""The back with the tulips: a lyre of tulips on a tone-on-tone scale pattern, the same when turned by 180 degrees."""
from __future__ import annotations

from typing import Any

import numpy as np

from .. import palette as pal
from ..flowers.daisies import closed_bud
from ..flowers.garden import tulip
from ..geometry import Path, circle, line, point, polar
from ..plants import leaf
from ..ribbons import brush, bud_profile, ribbon
from ..splines import curve
from ..svg import HEIGHT, Group
from .mount import MIDDLE, edged, mounted, on_side

FIELD, FIELD_LIGHT, FIELD_DARK = "#1F4A52", "#2C6068", "#10272D"
PINK, PINK_DARK, LEAF, LEAF_DARK = "#C98478", "#9B4E50", "#86A488", "#4F7A6C"


def draw() -> Group:
    group = mounted(FIELD, _scales(), _half(), FIELD_DARK)
    _roundel(group)
    return edged(group)


def _scales() -> Group:
    group = Group()
    for j in range(-11, 12):
        for i in range(-6, 6):
            x, y = MIDDLE + i * 68 + (j % 2) * 34, HEIGHT / 2 + j * 58
            scale = curve([(x, y - 58, "c"), (x + 14, y - 30), (x + 34, y, "c"), (x + 14, y + 30), (x, y + 58, "c"),
                           (x - 14, y + 30), (x - 34, y, "c"), (x - 14, y - 30)], closed=True)
            group.stroke(scale, FIELD_LIGHT, 3)
            group.fill(brush(curve([(x, y + 26), (x, y - 26)]), 9, "both"), FIELD_LIGHT)
    return group


OUTER = ((500, 420), (550, 330), (548, 200), (500, 110), (430, 84))
INNER = ((305, 560), (360, 520), (470, 470), (520, 370), (490, 270), (400, 220), (340, 250), (330, 320), (372, 350),
         (402, 322))
# x, y, turn, length, half-width, bend of the leaves on the right side
LYRE_LEAVES = ((498, 420, 40, 104, 24, .3), (520, 352, -64, 84, 20, -.3), (452, 238, 12, 92, 22, -.3),
               (549, 250, -40, 84, 19, -.3), (470, 94, -78, 92, 20, .3), (400, 222, -150, 60, 15, .3),
               (440, 486, -36, 92, 22, .3), (420, 494, 128, 70, 17, -.3))


def _gilt_stem(group: Group, path: Path, width: float, shape: Any, light: Path, light_width: float,
               light_shape: Any) -> None:
    stem = brush(path, width, shape)
    group.silhouette(stem).fill(stem, pal.GILT).fill(brush(light, light_width, light_shape), pal.GILT_LIGHT)
    group.stroke(stem, pal.INK, 1.5)


def _small_leaf(group: Group, spine: Path, width: float, side: int) -> None:
    leaf(group, spine, width, colour=LEAF, shade=LEAF_DARK, peak=.45, base=.1, veins=4, vein_width=1.1, midrib=2.2,
         thin=1.4, thick=3, dark_side="R" if side > 0 else "L")


def _lyre(group: Group, side: int) -> None:
    for spots, width in ((OUTER, 13), (INNER, 17)):
        path = curve([(MIDDLE + side * (x - MIDDLE), y) for x, y in spots])
        _gilt_stem(group, path, width, lambda u: np.minimum(1, .35 + np.asarray(u) * 3) * (1 - .6 * np.asarray(u)),
                   path.part(.02, .9), width * .34, lambda u: 1 - .6 * u)
    for x, y, turn, length, width, bend in LYRE_LEAVES:
        spine = curve([(0, 0), (bend * length * .66, -length * .4), (bend * length * .4, -length * .76),
                       (-bend * length * .5, -length)]).placed(turn=turn, at=(x, y))
        _small_leaf(group, on_side(side, spine), width, side)


def _half() -> Group:
    """The upper half; the lower half is the same, turned."""
    group = Group()
    for side in (-1, 1):
        _lyre(group, side)
    stalk = line((MIDDLE, 560), (MIDDLE, 214))
    _gilt_stem(group, stalk, 15, lambda u: 1 - .4 * u, stalk, 5, lambda u: 1 - .4 * u)
    for y, length, width in ((400, 74, 17), (318, 58, 13)):
        for side in (-1, 1):
            spine = curve([(0, 0), (.3 * side * length * .5, -length * .5), (0, -length)])
            _small_leaf(group, spine.placed(turn=side * 30, at=(MIDDLE, y)), width, side)
    tulip(group, (MIDDLE, 222), 1.02)
    for side in (-1, 1):
        tulip(group, (MIDDLE + side * 98, 330), .5, side * 18)
        bud = closed_bud((MIDDLE + side * 124, 86), 1, -side * 84)
        dark = Group().fill(_lower(bud, 7), PINK_DARK)
        group.solid(bud, PINK, dark, 1.5, 3)
    return group


def _lower(path: Path, by: float) -> Path:
    return path.map(lambda z: z + by * 1j)


def _roundel(group: Group) -> None:
    middle = point((MIDDLE, HEIGHT / 2))
    for radius, colour in ((84, FIELD_DARK), (80, pal.GILT), (66, "#F0E3C0")):
        group.fill(circle(middle, radius), colour)
    group.stroke(circle(middle, 66), pal.INK, 2).stroke(circle(middle, 80), pal.INK, 1.5)
    for i in range(36):
        group.fill(circle(middle + polar(73, i * 10), 2.3), pal.INK)
    half = bud_profile(.8)
    for i in range(8):
        spine = line(middle + polar(10, i * 45), middle + polar(58, i * 45))
        petal = ribbon(spine, lambda u: 15 * half(u))
        group.fill(petal, PINK if i % 2 else "#2F6A6C").stroke(petal, pal.INK, 1.6)
        group.ink(spine, 2, "out")
    group.fill(circle(middle, 13), pal.GILT_LIGHT).stroke(circle(middle, 13), pal.INK, 1.8)
