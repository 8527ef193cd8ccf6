"""Trump 2: pink flax, seven small flowers in the wind of a meadow; one turns its back, one petal flies off."""
from __future__ import annotations

import math

from ..card import Card
from ..cup import laid
from ..flowers.flax import (
    FLAX,
    FLAX_LEAF,
    FLAX_PALE,
    RIPE,
    flax_behind,
    flax_bud,
    flax_capsule,
    flax_open,
    flax_petal,
    flax_side,
    flax_stem,
)
from ..flowers.perch import perch
from ..flowers.turned import View
from ..flowers.wings import Hinged
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Spot, circle, polar
from ..line import SHADE, keyline, taper
from ..organs import paint, stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

SUN = (398, 404)  # the halo, cut by the frame at its right
GOLD = Tones("#F0DDA0", "#E0C27C", "#BC9442", "#3A2A1C")
# spine, leaves
STEMS = (([(372, 1080), (392, 920), (372, 720), (306, 540), (262, 396)], 9),
         ([(396, 1080), (444, 930), (500, 800), (504, 690), (482, 600)], 8),
         ([(330, 1080), (322, 930), (250, 800), (170, 700), (136, 590)], 8),
         ([(350, 1080), (366, 940), (392, 820), (376, 740), (346, 672)], 6),
         ([(270, 1080), (250, 980), (180, 900), (112, 806)], 6),
         ([(416, 1080), (470, 980), (520, 900), (516, 828)], 4),
         ([(250, 1080), (240, 1020), (236, 960), (216, 900)], 4),
         ([(160, 1080), (140, 1030), (104, 990), (84, 946)], 3))
# stem, share, end, size: buds, then capsules
BUDS = ((0, .78, (218, 540), .7), (2, .62, (128, 716), .66), (1, .52, (544, 722), .66), (3, .5, (450, 740), .6))
FRUITS = ((0, .50, (306, 770), .62), (4, .50, (90, 880), .56), (1, .36, (420, 850), .6))
BLADES = 34
HILLS = ((800, 30, .0098, 1.2, "#BACCAE"), (846, 20, .0155, 3.4, "#A9BF9A"), (902, 12, .021, 0, "#98B188"))
HIND = [(2.0, 2.0), (24, 2), (36, 16), (30, 34), (16, 38), (6, 22)]
FORE = [(2.0, -6.0), (18, -28), (44, -40), (50, -28), (42, -6), (22, 4)]
BLUE = Tones("#B9CDE4", "#7F9FCB", "#5474A6", "#26344F")


def draw(spread: float = 1) -> Card:
    """The whole card; `spread`: how far the wings are open, 1 as far as they go."""
    picture = trump_ground("#C9D3C0", "#B9C5AF")
    halo(picture, SUN, 252, RING_WIDTH, "#9B4E50", "#F4E7C6", _capsule, 20)
    picture.add(_meadow())
    stems, heads = Group(), Group()
    spines = [curve(spots) for spots, _ in STEMS]
    for (_, leaves), spine in zip(STEMS, spines, strict=True):
        flax_stem(stems, spine, 7.0, 2.8, leaves, 96, .16, .84)
    for things, thing in ((BUDS, flax_bud), (FRUITS, _fruit)):
        for i, share, to, scale in things:
            foot = complex(spines[i].at(share))
            spine = curve([foot, (foot + complex(*to)) / 2 + 14 * complex(spines[i].tangent(share)), complex(*to)])
            stalk(stems, spine, 3.4, 2.4, FLAX_LEAF)
            thing(stems, perch(spine, scale))
    flax_capsule(stems, perch(spines[7], .8), RIPE)
    picture.add(keyline(stems, .9, 3.6))
    flax_side(heads, View((514, 828), 58, 16, .75, 22), seed=3)
    flax_open(heads, View((212, 896), 56, 50, .35, -20), FLAX_PALE, -60, 2)
    flax_open(heads, View((106, 792), 66, 54, .40, -30), FLAX, -40, 4)
    flax_open(heads, View((344, 664), 70, 46, .40, -10), FLAX_PALE, -40, 4)
    flax_side(heads, View((134, 582), 76, 20, .72, -24), FLAX_PALE, seed=5)
    flax_behind(heads, View((490, 548), 80, 52, -.3, 24), seed=2, stem=curve([(494, 642), (498, 592), (490, 548)]))
    flax_open(heads, View((258, 348), 126, 54, .36, -22), FLAX, -100, 3)
    picture.add(keyline(heads, 1.2, 6.0))
    picture.add(keyline(_adrift(), 1.1, 4.4)).add(keyline(_blue(Pose((470, 148), .82, 38), spread), .9, 3.2))
    return trump_card(picture, "2", "LIN ROSE")


def _capsule(group: Group, at: complex, way: float) -> None:
    flax_capsule(group, Pose(at - polar(18, way), .62, way + 90), GOLD, GOLD)


def _fruit(group: Group, pose: Pose) -> None:
    flax_capsule(group, pose, RIPE)


def _meadow() -> Group:
    """Hills with the flax of far fields, then the blades near by, tone on tone, leaning with the wind."""
    group = Group()
    for top, swing, pace, start, tone in HILLS:
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
        for k in range(90):
            x = (k * 149 + top) % 640
            y = top + swing * math.sin(pace * x + start) + 8 + (k * 61 % 29) * (top - 770) / 56
            size = 1.4 + (top - 790) / 44
            group.fill(circle((x, y), size * 1.3, size), "#D9A9B6" if k % 3 else "#E8C6CB")
    for i in range(BLADES):
        foot, tip = 20 + i * 18, 900 - 150 * (i * 37 % 11) / 11
        spine = curve([(foot + 40, 1090), (foot + 36, (1090 + tip) / 2 + 40), (foot - 6 - 5 * (i % 5), tip)])
        group.fill(taper(spine, 10, .6), ("#A3B88E", "#86A276", "#B4C6A0")[i % 3])
    return group


def _blue(pose: Pose, spread: float) -> Group:
    """A common blue (Polyommatus icarus), its wings open, its head up."""
    group = Group()
    for side in (-1, 1):
        wing = Hinged(pose, side, spread)
        for spots in (HIND, FORE):
            shape = wing.shape(spots)
            inner = wing.shape([(x * .88 + (.4 if x > 9 else 0), y * .88) for x, y in spots])
            group.silhouette(shape).fill(shape, "#F6F2E4").fill(inner, BLUE.mid)
            group.clip(inner, Group().fill(wing.shape([(0, 0), (24, -18), (26, 4), (12, 20)]), BLUE.light))
            for x, y in spots[2:-1]:
                group.fill(taper(wing.line((3, -2), (x * .88, y * .88)), 1.0, .5), BLUE.deep)
            group.stroke(inner, BLUE.line, 1.2).contour(shape, .7, 1.6, BLUE.line, SHADE)
        group.fill(taper(wing.curve([(1, -12), (5, -24), (10, -31)]), 1.5, .8), BLUE.line)
        group.fill(wing.circle((10, -31), 1.7), BLUE.line)
    body = pose.shape([(0, -15), (3.6, -8), (3, 8), (0, 24), (-3, 8), (-3.6, -8)])
    group.silhouette(body).fill(body, BLUE.deep).contour(body, .8, 1.8, BLUE.line, SHADE)
    return group


def _adrift() -> Group:
    """The petal that the wind has taken."""
    group = Group()
    paint(group, laid(View((424, 414), 74, 40, .3, 40), flax_petal(.64), -30), FLAX, pale=.34, rays=7, veins=9,
          vein_width=1.8, reach=.93, lip=(.1, .7, .14), thick=3)
    return group
