"""Wood violet: the flower from the front and in profile with its dark straight spur, the bud, leaf and stipules."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Point, polar
from ..plants import cast_shadow, paint_petal
from ..ribbons import Petal, Profile, brush, edges
from ..splines import Pose, curve
from ..svg import Group
from .blades import palm_blade

PETAL, DARK, LIGHT, SPUR, PALE = "#7568A8", "#473B78", "#A79BCB", "#3B2F66", "#F5EFE0"
LOOK: dict[str, Any] = {"rim": LIGHT, "rim_from": .86, "shade": "#62558F", "shade_width": .3, "veins": 7,
                        "vein_colour": DARK, "vein_width": 1.7, "vein_to": (.6, .84), "thin": 1.7, "thick": 4.6}
Blade = tuple[Sequence[tuple[float, float]], float]
# spine and half-width: two swept back, two at the sides
UPPER: tuple[Blade, ...] = ((((-6, -4), (-46, -70), (-98, -112), (-134, -168)), 36),
                            (((8, -4), (38, -76), (62, -130), (110, -178)), 36))
SIDES: tuple[Blade, ...] = ((((-8, 4), (-76, 2), (-132, 22), (-172, 76)), 34),
                            (((8, 4), (72, -2), (126, 16), (170, 66)), 34))
LOWER: Blade = (((0, 8), (-4, 70), (4, 130), (-8, 184)), 58)


def _narrow(width: float) -> Profile:
    """Half-width of a narrow petal: a slim claw, fullest at two thirds, a round end."""
    return lambda u: width * (.16 + .84 * np.sin(np.pi / 2 * np.clip(np.asarray(u, float) / .68, 0, 1)) ** 1.2) * \
        np.sqrt(np.clip(1.0004 - np.clip((np.asarray(u, float) - .5) / .5, 0, 1) ** 3.2, 0, 1))


def petal(pose: Pose, blade: Blade) -> Petal:
    """The petal along a spine in the pose's coordinates."""
    spots, width = blade
    return Petal(*edges(pose.curve(spots), _narrow(width * pose.scale), n=64))


def violet_front(group: Group, at: Point, scale: float = 1.0, turn: float = 0, flip: bool = False) -> None:
    """A flower looked into, about 350 units across at scale 1; the spur shows at its right."""
    pose = Pose(at, scale, turn, flip)
    _spur(group, pose, ((6, 0), (60, -30), (124, -58)), 15)
    for spots in (((-4, 8), (-40, 40), (-88, 62)), ((4, 8), (44, 40), (86, 60)), ((0, 0), (2, -50), (-6, -96))):
        _sepal(group, pose, spots, 15)
    upper = [petal(pose, blade) for blade in UPPER]
    for one, edge in zip(upper, (0, 1), strict=True):
        paint_petal(group, one, PETAL, **(LOOK | {"shade_edge": edge}))
    sides = [petal(pose, blade) for blade in SIDES]
    lower = petal(pose, LOWER)
    for above, below in zip(sides, upper, strict=True):
        cast_shadow(group, below.outline(), above.outline(), -14j * scale, DARK, .8)
    for one, edge in zip(sides, (1, 0), strict=True):
        paint_petal(group, one, PETAL, blotch=PALE, blotch_to=.34, torn=.06, **(LOOK | {"shade_edge": edge}))
        cast_shadow(group, one.outline(), lower.outline(), (-12 if edge else 12) * scale * (-1 if flip else 1), DARK,
                    .8)
    _lip(group, lower)
    _throat(group, pose)


def _lip(group: Group, lower: Petal) -> None:
    """The lower petal: white patch, dark branching veins."""
    paint_petal(group, lower, PETAL, blotch=PALE, blotch_to=.56, blotch_rays=7, torn=.12,
                **(LOOK | {"veins": 0, "shade_width": .22}))
    for across in (.22, .32, .41, .5, .59, .68, .78):
        group.ink(lower.vein(.5 + (across - .5) * .8, .12, .80 - .5 * abs(across - .5), across), 3.0, "out", DARK)
    for across in (.28, .5, .72):
        for to in (-.07, .07):
            group.ink(lower.vein(across, .42, .72, across + to), 1.7, "out", DARK)


def _throat(group: Group, pose: Pose) -> None:
    """The orange throat between two beards of white hairs."""
    for side in (-1, 1):
        for k in range(9):
            root = (side * (26 + k * 4.4), 2 + 1.1 * k - 6 * (k % 3))
            tip = (root[0] - side * 11, root[1] + 17 - 2 * (k % 2))
            hair = pose.curve([root, (root[0] - side * 8, root[1] + 6), tip])
            group.ink(hair, 7 * pose.scale, "swell", DARK).ink(hair, 4 * pose.scale, "swell", "#FFFBEF")
    heart = pose.shape([(-13, -12), (0, -18), (13, -12), (12, 6), (0, 24, "c"), (-12, 6)])
    group.fill(heart, "#D9A03F")
    group.fill(pose.shape([(0, -18, "c"), (13, -12), (12, 6), (0, 24, "c"), (4, 0)]), "#B06F23")
    group.contour(heart, 1.6, 3)


def _spur(group: Group, pose: Pose, spots: Sequence[tuple[float, float]], width: float) -> None:
    spine = pose.curve(spots)
    shape = brush(spine, 2 * width * pose.scale,
                  lambda u: (1.0 - .28 * u) * np.sqrt(np.clip(1.002 - np.clip((u - .8) / .2, 0, 1) ** 2.4, 0, 1)), n=24)
    group.silhouette(shape).fill(shape, SPUR)
    group.ink(spine.part(.1, .9), 4.5 * pose.scale, "both", "#75689F")
    group.contour(shape, 1.6, 3.4)


def _sepal(group: Group, pose: Pose, spots: Sequence[tuple[float, float]], width: float, dark: bool = False) -> None:
    shape = brush(pose.curve(spots), width * pose.scale, lambda u: np.sin(np.pi * (.22 + .78 * u)) ** .8)
    group.solid(shape, pal.LEAF_DARK if dark else "#7E9C5E", thin=1.5, thick=3)


def violet_profile(group: Group, at: Point, scale: float = 1.0, turn: float = 0, flip: bool = False) -> None:
    """A flower in profile facing left, hanging from `at`: petals to the left, the straight spur to the right."""
    pose = Pose(at, scale, turn, flip)
    _spur(group, pose, ((-8, 22), (50, 12), (118, -10)), 15)
    plain = LOOK | {"veins": 6}
    back = petal(pose, (((-14, 12), (-58, -44), (-70, -100), (-52, -146)), 29))
    near = petal(pose, (((-10, 8), (-28, -50), (-18, -102), (20, -142)), 31))
    far_side = petal(pose, (((-18, 18), (-84, 4), (-128, 10), (-160, 34)), 20))
    side = petal(pose, (((-14, 20), (-74, 34), (-116, 66), (-130, 106)), 28))
    lower = petal(pose, (((-8, 26), (-48, 74), (-68, 118), (-60, 168)), 36))
    paint_petal(group, back, "#62558F", **plain)
    cast_shadow(group, back.outline(), near.outline(), -12 * scale, DARK, .8)
    paint_petal(group, near, PETAL, **plain)
    paint_petal(group, far_side, "#62558F", **(plain | {"veins": 4}))
    _lip(group, lower)
    cast_shadow(group, lower.outline(), side.outline(), (4, 14 * scale), DARK, .8)
    paint_petal(group, side, PETAL, blotch=PALE, blotch_to=.3, torn=.06, **plain)
    for spots, dark in ((((10, 18), (-14, 42), (-34, 66)), True), (((14, 8), (-22, 6), (-62, 16)), False),
                        (((6, 4), (-14, -24), (-16, -58)), False), (((-4, 12), (24, 4), (40, -16)), True)):
        _sepal(group, pose, spots, 19, dark)


def violet_bud(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A nodding pointed bud hanging from `at`."""
    pose = Pose(at, scale, turn)
    _spur(group, pose, ((4, 14), (20, 4), (40, -14)), 9)
    body = pose.shape([(0, 2), (17, 18), (15, 48), (2, 78, "c"), (-14, 50), (-16, 18)])
    group.solid(body, PETAL, Group().fill(pose.shape([(4, 0, "c"), (6, 40), (2, 80, "c"), (30, 60), (26, 10)]), DARK),
                thin=1.6, thick=3.6)
    for spots, dark in ((((6, 0), (15, 20), (13, 46)), True), (((0, 0), (-3, 22), (-2, 50)), False),
                        (((-6, 0), (-17, 20), (-15, 44)), False)):
        _sepal(group, pose, spots, 13, dark)


HEART = ((-180, 8), (-172, 40), (-158, 72), (-138, 92), (-112, 93), (-84, 85), (-56, 84), (-34, 97), (-16, 122),
         (-5, 146), (0, 166), (5, 146), (16, 122), (34, 97), (56, 84), (84, 85), (112, 93), (138, 92), (158, 72),
         (172, 40), (180, 8))
VEINS = ((-136, 80), (-96, 88), (-50, 84), (0, 146), (50, 84), (96, 88), (136, 80))
HALF = ((0, 0), (-6, -60), (0, -152), (110, -120), (120, 40), (50, 100), (0, 0))


def heart_leaf(group: Group, at: Point, scale: float = 1.0, turn: float = 0, flip: bool = False,
               colour: str = "#6E9463") -> None:
    """A heart-shaped leaf with shallow rounded teeth; its stalk joins at `at`."""
    palm_blade(group, Pose(at, scale, turn, flip), HEART, VEINS, scallops=26, depth=.075, colour=colour,
               shade="#3F6A4C", dark=HALF, vein_colour="#28503C", vein_width=3.0)


def stipules(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A pair of narrow fringed stipules at the foot of a stalk."""
    for side in (-1, 1):
        pose = Pose(at, scale, turn, side < 0)
        spine = pose.curve([(2, 4), (16, -22), (14, -58)])
        blade = brush(spine, 13 * scale, lambda u: np.clip(1 - u, 0, 1) ** .6)
        for k in range(7):
            root, along = spine.at(.1 + .12 * k), spine.tangent(.1 + .12 * k)
            for way in (-1, 1):
                tip = root + (way * 1j * along * 15 + along * 9) * scale * (1 - .07 * k)
                group.ink(curve([root, tip + polar(2, 0), tip]), 2.6, "out")
        group.solid(blade, "#A3A868", thin=1.4, thick=2.8)
