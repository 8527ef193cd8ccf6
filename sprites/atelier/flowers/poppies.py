"""Poppies: the open flower; its inks, and petals as fans."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, circle, line, mix, point, polar
from ..plants import cast_shadow, paint_petal
from ..ribbons import Petal
from ..splines import curve
from ..svg import Group


@dataclass(frozen=True, slots=True)
class PoppyInks:
    """Petal, its dark and light, and the black of blotch and stamens."""
    petal: str
    dark: str
    light: str
    black: str


SCARLET = PoppyInks("#C9432B", "#96261F", "#E2714F", "#3A1C22")

Rim = Sequence[tuple[float, float]]


def fan(base: Point, left: tuple[Point, complex], right: tuple[Point, complex], rim: Rim) -> Petal:
    """A fan petal from `base`; `left` and `right` are (end, bulge) of its edges, `rim` the points between the ends."""
    foot = point(base)

    def edge(end: Point, bulge: complex) -> Path:
        return curve([foot, mix(foot, point(end), .5) + bulge, point(end)])
    return Petal(edge(*left), edge(*right), curve([point(left[0]), *rim, point(right[0])]))


OPEN_BACK = fan((0, -8), ((-132, -92), -14 + 12j), ((134, -86), 14 + 12j),
                [(-140, -128), (-112, -172), (-70, -186), (-34, -176), (2, -192), (44, -202), (84, -180), (122, -160),
                 (146, -122)])
OPEN_LEFT = fan((-4, 0), ((-110, 116), 10 + 14j), ((-150, -104), 6 - 20j),
                [(-150, 108), (-178, 72), (-186, 34), (-204, 0), (-200, -44), (-182, -66), (-178, -96)])
OPEN_RIGHT = fan((4, 0), ((148, -108), -6 - 20j), ((112, 112), -10 + 14j),
                 [(176, -100), (194, -60), (190, -24), (206, 14), (196, 52), (174, 78), (150, 112)])
OPEN_FRONT = fan((0, 6), ((128, 66), -10 + 10j), ((-124, 72), 10 + 10j),
                 [(138, 104), (112, 142), (76, 158), (44, 150), (8, 168), (-34, 160), (-62, 168), (-100, 150),
                  (-132, 112)])


def poppy_open(group: Group, at: Point, scale: float = 1.0, turn: float = 0, inks: PoppyInks = SCARLET) -> None:
    """A poppy from above, about 400 units across at scale 1."""
    back, left, right, front = (p.placed(scale, turn, at) for p in (OPEN_BACK, OPEN_LEFT, OPEN_RIGHT, OPEN_FRONT))
    look: dict[str, Any] = {"rim": inks.light, "rim_from": .86, "blotch": inks.black, "blotch_to": .34,
                            "blotch_rays": 9, "torn": .11, "veins": 15, "vein_colour": inks.dark, "vein_from": .3,
                            "vein_to": (.62, .9), "vein_width": 1.7, "thin": 1.8, "thick": 5.2}

    def shade(below: Path, above: Petal, way: float, reach: float) -> None:
        cast_shadow(group, below, above.outline(), polar(reach * scale, way), inks.dark, .75)
    rear = paint_petal(group, back, inks.petal, **look)
    shade(rear, left, -60, 16)
    shade(rear, right, -120, 16)
    group.contour(rear, 1.8, 5)
    sides = [paint_petal(group, petal, inks.petal, **look) for petal in (left, right)]
    shade(sides[0], front, -150, 15)
    shade(sides[1], front, -30, 15)
    for side in sides:
        group.contour(side, 1.8, 5)
    paint_petal(group, front, inks.petal, **look)
    for petal, places in ((back, (.2, .42, .63, .8)), (left, (.3, .55, .76)), (right, (.25, .5, .72)),
                          (front, (.22, .45, .6, .8))):
        for across in places:
            group.ink(petal.vein(across, .995, .74, across + (.5 - across) * .12), 3.0, "out", inks.dark)
    _poppy_stamens(group, at, scale, inks.black)
    _poppy_ovary(group, at, scale)


def _poppy_stamens(group: Group, at: Point, scale: float, black: str) -> None:
    rng = np.random.default_rng(3)
    centre = point(at)
    for inner, outer, count in ((46, 80, 34), (34, 60, 26)):
        for i in range(count):
            way = 360 * i / count + rng.uniform(-4, 4)
            reach, spoke = rng.uniform(inner, outer) * scale, polar(1, way)
            end = centre + complex(spoke.real * reach, spoke.imag * reach * .82 - 3)
            middle = mix(centre, end, .55) + 1j * spoke * rng.uniform(-7, 7) * scale
            group.ink(curve([centre + spoke * 14 * scale, middle, end]), 2.2 * scale, "flat", black)
            group.fill(circle(end, 6.2 * scale, 4.0 * scale, way + 90 + rng.uniform(-30, 30)), "#1E1719")
            group.fill(circle(end - 1 - 1j, 2.6 * scale, 1.4 * scale, way + 90), "#8C7A86")


def _poppy_ovary(group: Group, at: Point, scale: float) -> None:
    """The pale disc with its ten rays."""
    centre = point(at)

    def ray(reach: float, squash: float, way: float, drop: float) -> complex:
        spoke = polar(reach, way)
        return centre + complex(spoke.real, spoke.imag * squash - drop)
    disc = curve([ray((33 if i % 2 else 28) * scale, .84, i * 18, 2 * scale) for i in range(20)], closed=True)
    group.fill(disc, pal.SAGE_LIGHT)
    cast_shadow(group, disc, disc, (-7 * scale, -6 * scale), "#DDE0BD")
    group.contour(disc, 2, 5)
    for i in range(10):
        way = i * 36 + 18
        inner, outer = ray(4, 1, way, 2), ray(27 * scale, 22 / 27, way, 2)
        group.ink(line(inner, outer), 4.0 * scale, "out", pal.LEAF_DARK)
