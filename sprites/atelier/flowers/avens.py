"""Avens: the open flower, the flower from the side, the bud and the burr of hooked styles."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..geometry import Point, angle, circle, mix, point, polar
from ..plants import cast_shadow, paint_petal
from ..ribbons import brush
from ..splines import Pose, curve
from ..svg import Group
from .poppies import fan
from .radial import heart
from .sculpted import Form, corolla

FLAME, FLAME_DARK, FLAME_LIGHT = "#DB5A2A", "#A1391B", "#F09A5E"
WAYS = (-96, -24, 48, 118, 192)


def avens_open(group: Group, at: Point, radius: float, tilt: float = .94, turn: float = 0, seed: int = 4) -> None:
    """Five broad wavy petals, sepal tips between them, a crowd of yellow stamens."""
    centre = point(at)
    for way in WAYS:
        spoke = polar(radius * .99, way + 36)
        tip = centre + polar(1, turn) * complex(spoke.real, spoke.imag * tilt)
        sepal = brush(curve([centre, mix(centre, tip, .6) + (tip - centre) * .04j, tip]), radius * .24,
                      lambda u: np.clip(1 - u, 0, 1) ** .6)
        group.solid(sepal, pal.LEAF, thin=1.5, thick=3)
    corolla(group, at, radius, WAYS, FLAME, FLAME_DARK, form=Form(38, .66, .026, .05, 0, .15, 9), tilt=tilt, turn=turn,
            seed=seed, rim=FLAME_LIGHT, rim_from=.86, shade="#C64A20", shade_width=.26,
            veins=13, folds=(.2, .42, .6, .8), order=(0, 4, 1, 3, 2),
            drop=.06, fold_width=max(1.6, radius * .018), thick=max(3.0, radius * .03))
    _stamens(group, centre, radius, tilt, turn)


def _stamens(group: Group, centre: complex, radius: float, tilt: float, turn: float) -> None:
    rng = np.random.default_rng(12)
    whole = polar(1, turn)
    for ring, count in ((.42, 34), (.30, 26), (.20, 16)):
        for i in range(count):
            spoke = polar(radius * ring * rng.uniform(.88, 1.08), 360 * i / count + rng.uniform(-5, 5))
            end = centre + whole * complex(spoke.real, spoke.imag * tilt - radius * .02)
            thread = curve([centre, mix(centre, end, .6) - radius * .02j, end])
            group.ink(thread, radius * .022 + .6, "flat", "#8A3216").ink(thread, radius * .012 + .4, "flat", "#F6DC86")
            head = circle(end, radius * .036, radius * .025, angle(spoke) + rng.uniform(-40, 40))
            group.fill(head, "#F2C94E").stroke(head, pal.INK, max(.9, radius * .008))
    heart(group, centre - radius * .03j, radius * .15, "#B9B04E", "#7F8238", rings=3)


BACK = fan((0, 0), ((-70, -92), -22 + 6j), ((70, -92), 22 + 6j),
           [(-70, -116), (-44, -124), (-22, -118), (0, -128), (26, -118), (48, -124), (72, -114)])
LEFT = fan((-2, 2), ((-112, -62), -30 + 22j), ((-12, -88), 6 - 2j),
           [(-118, -86), (-96, -100), (-74, -94), (-48, -106), (-26, -98)])
RIGHT = fan((2, 2), ((12, -88), -6 - 2j), ((112, -62), 30 + 22j),
            [(26, -98), (48, -106), (74, -94), (96, -100), (118, -86)])
FRONT = fan((0, 4), ((-58, -66), -26 + 8j), ((58, -66), 26 + 8j),
            [(-58, -86), (-34, -94), (-12, -86), (14, -94), (36, -86), (58, -84)])


def avens_side(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A flower from the side, opening upwards from its calyx at `at`."""
    back, left, right, front = (p.placed(scale, turn, at) for p in (BACK, LEFT, RIGHT, FRONT))
    pose = Pose(at, scale, turn)
    paint_petal(group, back, FLAME_DARK, veins=7, vein_colour="#6E1F12", thick=3.4)
    for i in range(9):
        root, end = pose.point((i * 3 - 12, -70)), pose.point((i * 13 - 52, -104 - 14 * (i % 2)))
        group.ink(curve([root, mix(root, end, .5), end]), 1.8, "flat", "#F6DC86")
        group.fill(circle(end, 4 * scale), "#F2C94E").stroke(circle(end, 4 * scale), pal.INK, 1.1)
    for petal in (left, right):
        paint_petal(group, petal, FLAME, rim=FLAME_LIGHT, rim_from=.84, veins=9, vein_colour=FLAME_DARK)
    for petal in (left, right):
        cast_shadow(group, petal.outline(), front.outline(), pose.factor * (-10 if petal is left else 10), FLAME_DARK,
                    .7)
    paint_petal(group, front, FLAME, rim=FLAME_LIGHT, rim_from=.82, veins=9, vein_colour=FLAME_DARK)
    for x, colour in ((-46, pal.LEAF), (46, pal.LEAF_DARK), (-16, pal.LEAF), (20, pal.LEAF_DARK)):
        tip = (x * 1.2, -40 - 8 * (abs(x) < 30))
        group.solid(pose.shape([(x * .1 - 9, 6, "c"), (x * .62 - 9, -18), (*tip, "c"), (x * .62 + 10, -12),
                                (x * .1 + 9, 8, "c")]), colour, thin=1.5, thick=3)
    cup = pose.shape([(-17, -6), (-14, 8), (0, 15), (14, 8), (17, -6), (0, -12)])
    group.solid(cup, pal.LEAF, thin=1.5, thick=3.4)


def avens_bud(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A round bud in its five sepals, pointing up."""
    pose = Pose(at, scale, turn)
    group.solid(pose.shape([(-16, -22), (-20, -44), (0, -68), (20, -44), (16, -22)]), FLAME, thin=1.5, thick=3)
    for x, colour in ((-1, pal.LEAF), (1, pal.LEAF_DARK)):
        group.solid(pose.shape([(0, 4, "c"), (x * 22, -4), (x * 26, -28), (x * 12, -58, "c"), (x * 6, -30),
                                (0, -16, "c")]), colour, thin=1.5, thick=3)
    group.solid(pose.shape([(-12, 2, "c"), (-14, -18), (0, -52, "c"), (13, -18), (12, 2, "c"), (0, 8)]), pal.LEAF_LIGHT,
                thin=1.5, thick=3)


def burr(group: Group, at: Point, radius: float, hooks: int = 22, seed: int = 3, *, core: str = "#7A3E2C",
         style: str = "#D8935A", width: float = 5.0, rows: int = 2) -> None:
    """A fruiting head: styles in every direction, each with a hook at its end."""
    rng = np.random.default_rng(seed)
    centre = point(at)
    for row in range(rows):
        reach, count = radius * (1 - .36 * row), hooks - 9 * row
        for i in range(count):
            way = 360 * (i + .5 * row) / count + rng.uniform(-3, 3)
            end = centre + polar(reach * (.94 if i % 2 else .82), way)
            across = polar(radius, way + 90)
            hook = end + across * .10
            spine = curve([centre + polar(radius * .2, way), mix(centre, end, .7) - across * .03, end,
                           hook - polar(radius * .02, way), hook - polar(radius * .14, way)])
            outer = brush(spine, width + 2.8, "flat")
            group.silhouette(outer).fill(outer, pal.INK).fill(brush(spine, width * .8, "flat"), style)
    ball = circle(centre, radius * .34)
    group.silhouette(ball).fill(ball, core).stroke(ball, pal.INK, 1.6)
    for ring, count in ((.23, 8), (.09, 3)):
        for i in range(count):
            seed_ = circle(centre + polar(radius * ring, i * 360 / count + ring * 90), radius * .07)
            group.fill(seed_, style).stroke(seed_, pal.INK, 1.1)
