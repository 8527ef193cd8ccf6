"""A large opening bud of the sweet briar: petals wound around each other, the outer rims rolled, sepals parted."""
from __future__ import annotations

from ..geometry import Spot
from ..line import SHADE, ends, taper
from ..organs import paint
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose
from ..svg import Group
from ..tones import Tones, mix_ink
from .rose import ROSE, ROSE_LEAF, hip_foot, sepal

Edges = tuple[list[Spot], list[Spot], list[Spot]]  # left edge, right edge, rim from left to right
INNER: tuple[Edges, ...] = (
    ([(-4, -28), (-34, -100), (-30, -176)], [(4, -28), (34, -104), (26, -182)],
     [(-30, -176), (-20, -204), (4, -214), (18, -204), (26, -182)]),
    ([(0, -28), (-8, -100), (-16, -168)], [(6, -28), (46, -90), (44, -160)],
     [(-16, -168), (-2, -190), (18, -198), (36, -188), (44, -160)]))
OUTER: tuple[Edges, ...] = (
    ([(-6, -26), (-60, -64), (-62, -132)], [(2, -26), (8, -96), (6, -158)],
     [(-62, -132), (-66, -156), (-46, -178), (-16, -182), (6, -158)]),
    ([(-2, -26), (-2, -74), (-14, -126)], [(7, -26), (66, -60), (72, -120)],
     [(-14, -126), (4, -150), (36, -158), (66, -150), (72, -120)]),
    ([(-7, -25), (-52, -46), (-58, -92)], [(5, -25), (38, -58), (30, -104)],
     [(-58, -92), (-56, -118), (-34, -128), (-4, -124), (30, -104)]))


def furled(group: Group, pose: Pose, tones: Tones = ROSE, leaf: Tones = ROSE_LEAF) -> None:
    """A bud about 140 wide and 215 high on the foot of its urn, its axis along the upright of `pose`."""
    scale = abs(pose.factor)
    for x, length, way, bend, lobes in ((-8, 104, -96, .26, True), (8, 98, 88, -.28, True), (-4, 118, -44, .2, False),
                                        (5, 124, 40, -.24, True)):
        sepal(group, Pose(pose.point((x, -24)), pose.scale, pose.turn, pose.flip), length, way, bend, leaf, .13, lobes)
    hollow = Tones(mix_ink(tones.mid, tones.light, .3), mix_ink(tones.mid, tones.deep, .4),
                   mix_ink(tones.deep, tones.line, .3), tones.line)
    rows = [(edges, hollow if k == 0 else tones) for k, edges in enumerate(INNER)] + [(edges, tones) for edges in OUTER]
    petals = [(Petal(*map(pose.curve, edges)), ink) for edges, ink in rows]
    lips = (None, (.1, .9, .07), (.02, .96, .11), (.04, .98, .13), (.03, .97, .14))
    for k, (petal, ink) in enumerate(petals):
        paint(group, petal, ink, pale=.26, rays=7, torn=.1, shade=.30, shade_edge=(1, 0, 1, 1, 0)[k], veins=9,
              vein_width=1.3 * scale, lip=lips[k], thin=.9, thick=2.2 + .5 * scale)
        for later, _ in petals[k + 1:]:
            by = pose.factor * complex((6, -6, 8, -7, 0)[k], 3)
            cast_shadow(group, petal.outline(), later.outline(), by, tones.deep, .8)
        group.contour(petal.outline(), .9, 2.2 + .5 * scale, tones.line, SHADE, 30)
    for spots in ([(-18, -176), (-6, -190), (10, -186)], [(-6, -168), (8, -178), (20, -172)]):
        group.fill(taper(pose.curve(spots), 2.0 * scale, 1, ends()), tones.line)
    for x, way, bend in ((-3, -150, -.2), (6, 142, .22)):
        sepal(group, Pose(pose.point((x, -22)), pose.scale, pose.turn, pose.flip), 72, way, bend, leaf, .15)
    sepal(group, Pose(pose.point((1, -20)), pose.scale, pose.turn, pose.flip), 78, 12, .12, leaf, .17)
    hip_foot(group, pose, leaf, 1.1)
