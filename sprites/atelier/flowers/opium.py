"""Opium poppy: the silky flower with its green capsule, the goblet from the side, the bud, the crowned capsule."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, circle, mix, point, polar, smooth
from ..plants import cast_shadow, paint_petal
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from .poppies import LILAC, fan

GREEN, GREEN_DARK, GREEN_LIGHT = "#A3B79A", "#6D8C79", "#CBD6B8"
BACK = fan((0, 4), ((-122, -92), -16 + 10j), ((124, -96), 16 + 10j),
           [(-152, -132), (-140, -168), (-106, -176), (-92, -202), (-50, -196), (-22, -220), (12, -204), (48, -222),
            (78, -198), (114, -196), (134, -168), (152, -136)])
LEFT = fan((-4, 10), ((-120, 92), 14 + 18j), ((-140, -116), 4 - 22j),
           [(-158, 84), (-184, 56), (-182, 24), (-210, -4), (-196, -36), (-204, -66), (-176, -84), (-170, -110)])
RIGHT = fan((4, 10), ((138, -118), -4 - 22j), ((124, 88), -14 + 18j),
            [(172, -112), (178, -84), (206, -62), (196, -30), (212, 2), (186, 30), (186, 60), (160, 82)])
FRONT = fan((0, 14), ((134, 54), -16 + 18j), ((-130, 60), 16 + 18j),
            [(152, 88), (130, 118), (96, 116), (76, 142), (40, 134), (10, 154), (-28, 138), (-62, 148), (-88, 122),
             (-126, 122), (-150, 92)])
GOBLET_BACK = fan((0, 0), ((-76, -104), -34 + 6j), ((78, -104), 34 + 6j),
                  [(-84, -138), (-52, -150), (-28, -142), (0, -158), (30, -144), (56, -152), (84, -136)])
GOBLET_LEFT = fan((-2, 4), ((-104, -80), -40 + 26j), ((22, -96), 26 - 2j),
                  [(-116, -112), (-86, -126), (-64, -114), (-34, -130), (-8, -114), (14, -118)])
GOBLET_RIGHT = fan((2, 4), ((-26, -84), -22 + 2j), ((106, -84), 40 + 26j),
                   [(-18, -108), (14, -104), (40, -120), (68, -106), (96, -122), (118, -110)])
LOOK: dict[str, Any] = {"rim": LILAC.light, "rim_from": .84, "veins": 13, "vein_colour": LILAC.dark,
                        "vein_to": (.62, .9), "vein_width": 1.6, "thin": 1.8, "thick": 5.2}
BLOTCH: dict[str, Any] = {"blotch": LILAC.black, "blotch_to": .44, "blotch_rays": 8, "torn": .14, "vein_from": .36}


def _fold(group: Group, petal: Petal, first: float, last: float, along: float = .88) -> None:
    """The ink line of a rim that has turned over between the shares `first` and `last` across."""
    s = np.linspace(first, last, 14)
    bulge = np.sin(np.pi * (s - first) / (last - first))
    group.ink(smooth(petal.point(s, .99 - (.99 - along) * bulge)), 2.6, "both", LILAC.black)


def opium_open(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """An open flower seen from above its front rim, about 420 units across at scale 1."""
    back, left, right, front = (p.placed(scale, turn, at) for p in (BACK, LEFT, RIGHT, FRONT))
    rear = paint_petal(group, back, LILAC.petal, **LOOK, **BLOTCH)
    for above, way in ((left, -50), (right, -130)):
        cast_shadow(group, rear, above.outline(), polar(18 * scale, way), LILAC.dark, .8)
    group.contour(rear, 1.8, 5)
    sides = [paint_petal(group, petal, LILAC.petal, **LOOK, **BLOTCH) for petal in (left, right)]
    for side, way in zip(sides, (-150, -30), strict=True):
        cast_shadow(group, side, front.outline(), polar(16 * scale, way), LILAC.dark, .8)
        group.contour(side, 1.8, 5)
    paint_petal(group, front, LILAC.petal, **LOOK, **BLOTCH)
    for petal, places in ((back, (.12, .3, .52, .7, .88)), (left, (.2, .42, .62, .8)), (right, (.2, .4, .6, .8)),
                          (front, (.16, .36, .56, .8))):
        for across in places:
            group.ink(petal.vein(across, .995, .7, across + (.5 - across) * .15), 3.2, "out", LILAC.dark)
    for petal, first, last in ((front, .3, .62), (left, .34, .66), (back, .5, .74), (right, .1, .34)):
        _fold(group, petal, first, last)
    _stamens(group, point(at) + 8j * scale, scale)
    _heart(group, at, scale)


def _stamens(group: Group, at: complex, scale: float) -> None:
    """Pale stamens round the capsule, those behind first."""
    rng = np.random.default_rng(21)
    ways = sorted((360 * i / 46 + rng.uniform(-3, 3) for i in range(46)), key=lambda a: np.sin(np.radians(a)))
    for i, way in enumerate(ways):
        spoke = polar(rng.uniform(58, 66) if i % 2 else rng.uniform(72, 82), way)
        end = at + complex(spoke.real, spoke.imag * .70 - 14) * scale
        thread = curve([at + complex(spoke.real * .3, spoke.imag * .2) * scale,
                        mix(at, end, .6) + complex(0, -5) * scale, end])
        group.ink(thread, 4.0 * scale, "flat").ink(thread, 2.0 * scale, "flat", "#EFE6C8")
        head = circle(end, 6.6 * scale, 4.2 * scale, way + 90 + rng.uniform(-30, 30))
        group.fill(head, "#F0E2B4").stroke(head, pal.INK, 1.3)


def _heart(group: Group, at: Point, scale: float) -> None:
    """The green capsule in the flower, seen from above."""
    pose = Pose(at, scale)
    body = pose.shape([(0, 34), (-30, 24), (-40, -6), (-28, -34), (0, -42), (28, -34), (40, -6), (30, 24)])
    dark = pose.shape([(8, 40, "c"), (18, 4), (14, -44, "c"), (50, -30), (44, 30)])
    group.solid(body, GREEN, Group().fill(dark, GREEN_DARK), thin=1.8, thick=4.6)
    for x in (-24, -12, 2):
        group.ink(pose.curve([(x * .8, -8), (x * 1.1, 12), (x * .7, 28)]), 2.4, "both", GREEN_LIGHT)
    crown_top(group, pose.point((0, -30)), 41 * scale, .66)


def crown_top(group: Group, at: Point, radius: float, tilt: float = 1.0, rays: int = 11, turn: float = -90,
              colour: str = GREEN_LIGHT, dark: str = "#4C6B52", width: float = 1.8) -> None:
    """The scalloped, rayed disc on a capsule, seen at `tilt` (1: straight from above)."""
    def place(share: float, degrees: float) -> complex:
        spoke = polar(radius * share, degrees)
        return point(at) + complex(spoke.real, spoke.imag * tilt)
    disc = curve([place(.8 if i % 2 else 1, turn + i * 180 / rays) for i in range(2 * rays)], closed=True)
    group.silhouette(disc).fill(disc, colour).contour(disc, width, width * 2)
    for i in range(rays):
        way = turn + i * 360 / rays
        group.ink(curve([place(.1, way), place(.5, way), place(.86, way)]), radius * .15, "out", dark)
    group.fill(circle(at, radius * .13, radius * .13 * tilt), dark)


def opium_side(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A goblet-shaped flower from the side, opening upwards from its foot at `at`."""
    back, left, right = (p.placed(scale, turn, at) for p in (GOBLET_BACK, GOBLET_LEFT, GOBLET_RIGHT))
    look = LOOK | {"vein_from": .3, "thick": 4.6, "blotch": "#8A6590", "blotch_to": .34, "torn": .14}
    paint_petal(group, back, LILAC.dark, veins=9, vein_colour=LILAC.black, vein_from=.3, rim="#A484A6")
    near = paint_petal(group, left, LILAC.petal, **look)
    cast_shadow(group, near, right.outline(), (-13 * scale, -6 * scale), LILAC.dark, .8)
    group.contour(near, 1.7, 4.6)
    paint_petal(group, right, LILAC.petal, **look)
    for petal, places in ((left, (.2, .45, .72)), (right, (.25, .5, .74))):
        for across in places:
            group.ink(petal.vein(across, .99, .68), 2.8, "out", LILAC.dark)
    _fold(group, left, .12, .5)
    _fold(group, right, .5, .9)


def opium_bud(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A smooth glaucous bud hanging from `at`."""
    pose = Pose(at, scale, turn)
    ball = pose.shape([(0, 0), (24, 10), (34, 42), (22, 76), (0, 94, "c"), (-22, 76), (-34, 42), (-24, 10)])
    dark = pose.shape([(6, -4, "c"), (14, 40), (2, 96, "c"), (40, 80), (44, 20)])
    group.solid(ball, GREEN, Group().fill(dark, GREEN_DARK), thin=1.7, thick=4.4)
    group.ink(pose.curve([(3, 2), (11, 44), (1, 92)]), 2.6, "both")
    slit = pose.shape([(6, 50, "c"), (15, 66), (2, 92, "c"), (7, 70)])
    group.fill(slit, LILAC.petal).stroke(slit, pal.INK, 1.4)
    for x in (-22, -13):
        group.ink(pose.curve([(x * .6, 14), (x * 1.1, 42), (x * .6, 70)]), 2.4, "both", GREEN_LIGHT)


def opium_capsule(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A large crowned capsule standing on `at`, about 120 high at scale 1."""
    pose = Pose(at, scale, turn)
    foot: Sequence[Path] = (pose.shape([(-13, 4), (-15, -5), (0, -10), (15, -5), (13, 4), (0, 8)]),)
    body = pose.shape([(-9, -6, "c"), (-38, -26), (-46, -58), (-30, -88, "c"), (30, -88, "c"), (46, -58), (38, -26),
                       (9, -6, "c")])
    dark = pose.shape([(4, -2, "c"), (24, -40), (14, -92, "c"), (54, -80), (50, -20)])
    group.solid(body, GREEN, Group().fill(dark, GREEN_DARK), thin=1.8, thick=4.8)
    for x in (-30, -18, -4):
        group.ink(pose.curve([(x * .5, -16), (x * 1.15, -54), (x * .8, -84)]), 2.6, "both", GREEN_LIGHT)
    group.ink(pose.curve([(7, -12), (26, -52), (18, -86)]), 1.8, "both")
    group.solid(foot[0], GREEN, thin=1.6, thick=3)
    crown_top(group, pose.point((0, -94)), 50 * scale, .40, 11, width=1.8)
