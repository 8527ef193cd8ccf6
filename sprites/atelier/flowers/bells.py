"""Lily of the valley: bell, bud and raceme."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, mix
from ..plants import stem
from ..ribbons import brush, ribbon
from ..splines import Pose, curve
from ..svg import Group

PALE, SHADE, RIB = "#FBF7E8", "#C9D6C4", "#8FA893"


def bell(group: Group, at: Point, scale: float = 1.0, turn: float = 0, thin: float = 1.5, thick: float = 3.4,
         ribs: bool = True) -> None:
    """A nodding bell hanging from `at`, its teeth bent out."""
    pose = Pose(at, scale, turn)
    body = pose.shape([(0, 0), (20, 5), (32, 24), (33, 42), (28, 56), (0, 60), (-28, 56), (-33, 42), (-32, 24),
                       (-20, 5)])
    left = pose.shape([(-26, 50, "c"), (-36, 58), (-50, 56), (-54, 48, "c"), (-48, 66), (-32, 72), (-12, 60, "c")])
    right = pose.shape([(26, 50, "c"), (36, 58), (50, 56), (54, 48, "c"), (48, 66), (32, 72), (12, 60, "c")])
    front = pose.shape([(-21, 54, "c"), (-17, 68), (-4, 80), (4, 78, "c"), (15, 70), (21, 54, "c"), (0, 58)])
    group.silhouette(body, left, right, front)
    for tooth, colour in ((left, PALE), (right, SHADE)):
        group.fill(tooth, colour).contour(tooth, thin, thick * .8)
    inside = Group().fill(body, PALE)
    inside.fill(pose.shape([(4, -4, "c"), (24, 14), (20, 44), (10, 64, "c"), (40, 64, "c"), (44, 20, "c")]), SHADE)
    for x in (-16, 2, 17) if ribs else ():
        inside.ink(pose.curve([(x * .35, 5), (x * 1.05, 26), (x * .95, 54)]), 2.0 * scale + .5, "both", RIB)
    group.clip(body, inside).contour(body, thin, thick)
    group.fill(front, PALE)
    group.fill(pose.shape([(4, 57, "c"), (4, 78, "c"), (15, 70), (21, 54, "c")]), SHADE)
    group.contour(front, thin, thick * .8)


def bell_bud(group: Group, at: Point, scale: float, turn: float = 0) -> None:
    """A closed bell hanging from `at`."""
    pose = Pose(at, scale, turn)
    ball = pose.shape([(0, 0), (19, 12), (21, 32), (8, 46), (-8, 46), (-21, 32), (-19, 12)])
    dark = Group().fill(ball.map(lambda z: z + 9 * scale), "#B9CBA9")
    group.solid(ball, "#EDF0D8", dark, thin=1.4, thick=3)
    group.ink(pose.curve([(0, 44), (-2, 34), (0, 24)]), 2, "out")


def raceme(group: Group, spine: Path, first: float, large: float, small: float, sides: Sequence[int], *,
           width_foot: float = 12, width_top: float = 5, swing: float = 0) -> None:
    """Bells hanging on alternating `sides` (-1, 1) of `spine` from u=`first`, from size `large` to `small`.

    `swing`: how far a breeze has moved them, -1 to 1; the smaller a bell, the farther it swings.
    """
    count = len(sides)
    bells = Group()
    for i, side in enumerate(sides):
        u = first + (0.99 - first) * (i / (count - 1)) ** .92
        scale = mix(large, small, i / (count - 1)).real
        root, along = spine.at(u), spine.tangent(u)
        last = i == count - 1
        across = along if last else side * 1j * along
        reach = 30 + 44 * scale
        end = root + (along * 14 + 10j if last else across * reach * 1.06 + 34j * scale * .55)
        knee = root + (along * 12 if last else (across * .9 + along * .5) * reach * .62)
        _bract(bells, root, along, across, scale)
        stalk = brush(curve([root, knee, end]), 7 * scale + 2.2, lambda u: 1 - .35 * u)
        bells.silhouette(stalk).fill(stalk, pal.LEAF_LIGHT).stroke(stalk, pal.INK, 1.3)
        turn = -side * 10 + swing * (11 - 5 * scale + 2 * (i % 3))
        if scale > .5:
            bell(bells, end, scale, turn)
        else:
            bell_bud(bells, end, scale * 1.15, turn)
    stem(group, spine, width_foot, width_top, pal.LEAF_LIGHT, pal.SAGE_LIGHT)
    group.add(bells)


def _bract(group: Group, root: complex, along: complex, across: complex, scale: float) -> None:
    spine = curve([root, root + (across + along) * 9 * scale + along * 6, root + (across * .5 + along) * 30 * scale])

    def half(u: Any) -> Any:
        return 5.5 * scale * np.sin(np.pi * np.clip(u, 0, 1) ** .7)
    blade = ribbon(spine, half)
    group.silhouette(blade).fill(blade, pal.SAGE_LIGHT).stroke(blade, pal.INK, 1.2)
