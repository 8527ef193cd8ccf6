"""A half-open flower of the sweet briar from a little above, with upright petals around the stamens."""
from __future__ import annotations

import math

from ..geometry import Spot
from ..line import SHADE
from ..organs import beads, paint, spoke
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose
from ..svg import Group
from ..tones import Tones, mix_ink
from .rose import GOLD, ROSE, ROSE_LEAF, hip_foot, sepal

Edges = tuple[list[Spot], list[Spot], list[Spot]]  # left edge, right edge, rim from left to right
BACK: tuple[Edges, ...] = (
    ([(-3, -30), (-34, -92), (-44, -136)], [(3, -30), (32, -92), (46, -132)],
     [(-44, -136), (-30, -160), (-4, -156), (22, -164), (46, -132)]),
    ([(-6, -30), (-50, -70), (-84, -116)], [(2, -30), (-8, -80), (-14, -132)],
     [(-84, -116), (-76, -142), (-48, -154), (-26, -148), (-14, -132)]),
    ([(-2, -30), (8, -80), (18, -130)], [(6, -30), (50, -70), (86, -112)],
     [(18, -130), (34, -150), (60, -152), (82, -136), (86, -112)]))
SIDES: tuple[Edges, ...] = (
    ([(-5, -26), (-60, -40), (-90, -98)], [(0, -28), (-20, -58), (-30, -90)],
     [(-90, -98), (-92, -116), (-74, -122), (-50, -108), (-30, -90)]),
    ([(0, -28), (22, -56), (36, -86)], [(5, -26), (62, -38), (92, -92)],
     [(36, -86), (54, -104), (78, -116), (94, -110), (92, -92)]))
FRONT: Edges = ([(-7, -25), (-46, -38), (-60, -84)], [(7, -25), (48, -36), (62, -80)],
                [(-60, -84), (-48, -100), (-22, -102), (-2, -92), (20, -101), (48, -98), (62, -80)])
TIPS = ((-34, -104), (-20, -98), (-6, -96), (10, -97), (24, -100), (36, -106), (-26, -114), (-10, -110), (6, -111),
        (20, -115), (-2, -121))  # anthers, the nearer ones lower


def rose_goblet(group: Group, pose: Pose, tones: Tones = ROSE, leaf: Tones = ROSE_LEAF, gold: Tones = GOLD) -> None:
    """A flower about 180 wide and 165 high on the foot of its urn, its axis along the upright of `pose`."""
    scale = abs(pose.factor)
    for x, way, bend in ((-8, -122, .2), (8, 118, -.22), (0, 172, .12)):
        sepal(group, Pose(pose.point((x, -24)), pose.scale, pose.turn, pose.flip), 62, way, bend, leaf, .12, x != 0)
    outside = Tones(mix_ink(tones.light, tones.mid, .2), mix_ink(tones.mid, tones.light, .2), tones.deep, tones.line)
    back, sides = ([_petal(pose, edges) for edges in rows] for rows in (BACK, SIDES))
    for k, petal in enumerate(back):
        paint(group, petal, tones, pale=.55, rays=7, torn=.08, shade=.24, shade_edge=k % 2, veins=7,
              vein_width=1.5 * scale, thin=.8, thick=2.6)
        for later in back[k + 1:]:
            by = pose.factor * complex(-5 if k else 4, 4)
            cast_shadow(group, petal.outline(), later.outline(), by, tones.deep, .7)
    _stamens(group, pose, gold)
    front = _petal(pose, FRONT)
    for k, petal in enumerate(sides):
        paint(group, petal, outside, pale=.3, rays=5, shade=.22, shade_edge=k, rim=.07, veins=7,
              vein_width=1.4 * scale, thick=2.8)
        cast_shadow(group, petal.outline(), front.outline(), pose.factor * complex(9 if k else -5, -2), tones.deep, .8)
        group.contour(petal.outline(), .9, 2.8, tones.line, SHADE)
    paint(group, front, outside, pale=.3, rays=7, shade=.22, veins=9, lip=(.06, .94, .15), vein_width=1.4 * scale,
          thick=3.2)
    hip_foot(group, pose, leaf)
    sepal(group, Pose(pose.point((3, -22)), pose.scale, pose.turn, pose.flip), 52, 150, .22, leaf, .13)


def _petal(pose: Pose, edges: Edges) -> Petal:
    left, right, rim = (pose.curve(edge) for edge in edges)
    return Petal(left, right, rim)


def _stamens(group: Group, pose: Pose, gold: Tones) -> None:
    """The stamens above the near rim, far ones first."""
    scale = abs(pose.factor)
    for x, y in sorted(TIPS, key=lambda tip: tip[1]):
        tip = pose.point((x, y + 2 * math.cos(x)))
        group.add(spoke(pose.point((x * .3, -52)), tip, gold.light, gold.deep, 1.2 * scale + .3))
        beads(group, [tip], 3.5 * scale + .2, gold.mid, gold.line, .8)
