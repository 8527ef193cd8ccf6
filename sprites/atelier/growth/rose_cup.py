"""A cup-shaped flower of the sweet briar on its stem, seen from a little above its rim."""
from __future__ import annotations

from ..geometry import Spot
from ..organs import beads, paint, spoke
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose
from ..svg import Group
from ..tones import Tones, mix_ink
from . import rose as r

# The open cup: left edge, right edge and rim of each petal, the far ones first.
Edges = tuple[list[Spot], list[Spot], list[Spot]]
FAR: tuple[Edges, ...] = (
    ([(-3, -30), (-32, -90), (-54, -132)], [(3, -30), (26, -88), (46, -136)],
     [(-54, -132), (-42, -154), (-10, -148), (22, -160), (46, -136)]),
    ([(-6, -30), (-70, -58), (-124, -108)], [(0, -30), (-18, -80), (-30, -126)],
     [(-124, -108), (-128, -132), (-96, -150), (-58, -144), (-30, -126)]),
    ([(0, -30), (14, -80), (20, -128)], [(6, -30), (68, -60), (122, -100)],
     [(20, -128), (44, -142), (84, -142), (118, -124), (122, -100)]))
NEAR: tuple[Edges, ...] = (
    ([(-3, -26), (-6, -50), (-20, -76)], [(7, -26), (70, -36), (124, -98)],
     [(-20, -76), (8, -90), (40, -82), (74, -84), (106, -104), (124, -98)]),
    ([(-7, -26), (-76, -38), (-128, -106)], [(5, -26), (36, -46), (44, -82)],
     [(-128, -106), (-110, -110), (-82, -92), (-46, -94), (-14, -80), (18, -90), (44, -82)]))
ANTHERS = ((-12, -130), (14, -131), (-36, -124), (36, -123), (2, -120), (-22, -115), (24, -113), (-52, -112),
           (50, -110), (-4, -108), (-36, -105), (12, -103), (38, -100), (-18, -98))  # the nearer ones lower


def open_cup(group: Group, pose: Pose, tones: Tones = r.ROSE, leaf: Tones = r.ROSE_LEAF) -> None:
    """The flower seen from a little above its rim, 250 wide, its urn at the foot of `pose`."""
    for x, way, bend in ((-9, -104, .26), (9, 102, -.24), (0, 176, .2)):
        r.sepal(group, Pose(pose.point((x, -24)), pose.scale, pose.turn), 72, way, bend, leaf, lobes=x != 0)
    far, near = ([Petal(*map(pose.curve, edges)) for edges in rows] for rows in (FAR, NEAR))
    for k, petal in enumerate(far):
        paint(group, petal, tones, pale=.46, rays=7, torn=.1, shade=.2, shade_edge=k % 2, veins=7, thick=2.8)
        for later in far[k + 1:]:
            by = pose.factor * (-4 + 4j if k else 5 + 4j)
            cast_shadow(group, petal.outline(), later.outline(), by, tones.deep, .7)
    for x, y in ANTHERS:
        tip = pose.point((x, y))
        group.add(spoke(pose.point((x * .3, -54)), tip, r.GOLD.light, r.GOLD.deep, 1.7))
        beads(group, [tip], 5, r.GOLD.mid, r.GOLD.line)
    outside = Tones(mix_ink(tones.light, tones.mid, .1), mix_ink(tones.mid, tones.light, .25), tones.deep, tones.line)
    for k, petal in enumerate(near):
        paint(group, petal, outside, pale=.3, rays=7, shade=.24, shade_edge=1, veins=9, lip=(.04, .96, (.22, .26)[k]),
              thick=3.2)
        for later in near[k + 1:]:
            cast_shadow(group, petal.outline(), later.outline(), pose.factor * (7 - 1j), tones.deep, .8)
    r.hip_foot(group, pose, leaf)
    r.sepal(group, Pose(pose.point((2, -22)), pose.scale, pose.turn), 46, 128, .24, leaf)
