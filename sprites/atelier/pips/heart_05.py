"""Five of hearts: the first open flower, dew on its petals; a crab spider waits on it."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, printed
from ..geometry import Spot
from ..growth import rose as r
from ..growth.anemone_ground import dew
from ..line import SHADE, ends, taper
from ..organs import beads, paint, spoke
from ..pip_cards import pip_card
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

CRAB = Tones("#FBF8EE", "#F0E6CC", "#CDBB98", "#5E4A3C")
DEEP_ROSE = printed("H", Tones("#F4C4B8", "#DC7F7E", "#AC444F", "#621A2A"))[0]
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
FLOWER = Pose((353, 473), .96, -15)
MAIN = curve([(200, 1130), (290, 1010), (308, 880), (372, 760), (460, 668), (464, 580), (428, 520), (353, 473, -136)])
RIGHT = curve([MAIN.at(.56), (522, 580), (548, 440), (524, 310), (504, 196)])
LEFT = curve([(76, 1130), (60, 960), (86, 800), (66, 690), (92, 606)])
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .70, 176, 62, .20, 2, 1), (MAIN, .60, 150, -30, -.20, 2, 0), (MAIN, .465, 200, -56, -.20, 3, 0),
          (MAIN, .14, 226, -66, -.22, 3, 0), (MAIN, .22, 176, 74, .20, 3, 1), (LEFT, .66, 128, 46, .22, 2, 0),
          (LEFT, .40, 152, 24, .20, 2, 1), (RIGHT, .60, 138, 30, .22, 2, 0))
SHADED = ((MAIN, .02, 190, 54, .1, 2, 3), (LEFT, .03, 170, 36, .1, 2, 3),
          (LEFT, .05, 130, -34, .1, 2, 3))
EARTH = [(-10, 1070), (120, 1080), (280, 1068), (420, 1078), (640, 1066)]
DROPS = ((322, 424, 15), (398, 402, 12))


def _crab_spider(group: Group, pose: Pose) -> None:
    """A white crab spider about 60 wide, as it lurks on a flower, its two long pairs of legs held open."""
    for side in (-1, 1):
        for spots in ([(6, -8), (26, -26), (38, -14)], [(7, -5), (28, -12), (42, 2)], [(6, 2), (16, 6), (20, 16)],
                      [(5, 5), (12, 14), (12, 24)]):
            leg = pose.curve([(side * x, y) for x, y in spots])
            group.silhouette(taper(leg, 4.4, 2)).fill(taper(leg, 4.4, 2), CRAB.mid)
    for at, wide, high in (((0, -6), 8, 8), ((0, 13), 15, 15)):
        part = pose.circle(at, wide, high)
        group.silhouette(part).fill(part, CRAB.light).contour(part, .9, 2.6, CRAB.line, SHADE)
    for side in (-1, 1):
        group.fill(taper(pose.curve([(side * 11, 8), (side * 10, 17), (side * 5, 24)]), 3.4, 1.6, ends(.3, .3)),
                   "#C9707C")
        group.fill(pose.circle((side * 3, -10), 1.6), CRAB.line)


def _open_cup(group: Group, pose: Pose, tones: Tones) -> None:
    """The flower seen from a little above its rim, 250 wide, its urn at the foot of `pose`."""
    for x, way, bend in ((-9, -104, .26), (9, 102, -.24), (0, 176, .2)):
        r.sepal(group, Pose(pose.point((x, -24)), pose.scale, pose.turn), 72, way, bend, lobes=x != 0)
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
    r.hip_foot(group, pose)
    r.sepal(group, Pose(pose.point((2, -22)), pose.scale, pose.turn), 46, 128, .24)


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front, flower, guest = (Group() for _ in range(5))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 5))
    r.leaves(back, LEAVES)
    growth.put(back, 3.0)
    r.briar(front, RIGHT, 9, 5, 9)
    r.briar(front, LEFT, 13, 5, 9)
    r.briar(front, MAIN, 20, 8, 21)
    r.rose_bud(front, r.on_twig(RIGHT, 1.15), open_=.2, tones=DEEP_ROSE)
    r.rose_bud(front, r.on_twig(LEFT, 1.1, 6), open_=.6, tones=DEEP_ROSE)
    hanging = r.twig(front, complex(MAIN.at(.50)), 500 + 716j, -.2)
    r.rose_bud(front, Pose(hanging.end, .9, 166), open_=.8, tones=DEEP_ROSE)
    growth.put(front, 4.2)
    _open_cup(flower, FLOWER, DEEP_ROSE)
    growth.put(flower, 4.6)
    for x, y, size in DROPS:
        dew(growth, complex(x, y), size, DEEP_ROSE)
    _crab_spider(guest, Pose(FLOWER.point(-84 - 74j), .82, -48))
    growth.put(guest, 3.0, .8, 0)
    return pip_card("H", 5, growth)
