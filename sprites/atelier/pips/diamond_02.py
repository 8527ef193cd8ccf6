"""Two of diamonds: morning over furrows; a seedling with open leaves in front of the sun, a younger one in its husk."""
from __future__ import annotations

import math

from ..card import Card
from ..engraved import Growth
from ..geometry import circle, polar
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.clover_guests import spider
from ..growth.depth import dewy_thread
from ..growth.lark import lark
from ..growth.skies import air, drift
from ..line import ends, taper
from ..organs import stalk
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

STEM = curve([(150, 1130), (116, 1000), (134, 880), (212, 772), (290, 690), (304, 632)])
YOUNG = curve([(250, 1130), (352, 1050), (440, 966), (494, 872), (506, 784), (474, 722), (430, 748)])
# the two first leaves: the left one high and seen from its face, the right one bowed over and seen from below
LEFT = ([(303, 634), (252, 578), (168, 462), (150, 330), (186, 208)], 84, 74)
RIGHT = ([(305, 634), (372, 580), (452, 496), (502, 396), (498, 272)], 64, 74)
STALK = .17  # of a first leaf
HEART = (([(300, 626), (278, 580), (290, 510)], 20), ([(308, 626), (334, 578), (322, 498)], 21))
BACK_SEED_LEAF, NEAR_SEED_LEAF = ([(294, 692), (420, 652), (548, 690)], 50), ([(288, 696), (180, 664), (66, 724)], 54)
THREAD = curve([(200, 318), (250, 378), (330, 410), (420, 396), (490, 330)])
SUN, SKY = 305 + 530j, ("#FAE5B0", "#FCEAB0")
RAYS = (-164, -146, -128, -110, -70, -52, -34, -16)  # none behind a sign
HILL, FIELD, FURROW = "#EBCB8A", "#DDB876", "#B8904F"
HORIZON = 950
FURROWED = Tones("#A07A48", "#4A3018", "#6B4A28", "#29190B")
ROWS = ((HORIZON + 8, 5.5, 12), (HORIZON + 20, 8, 19), (HORIZON + 38, 11, 29), (HORIZON + 62, 16, 45),
        (HORIZON + 96, 23, 70))


def _sun(group: Group) -> None:
    for way in RAYS:
        far = [SUN + polar(1300, way - 3.6), SUN + polar(1300, way + 3.6)]
        group.fill(curve([(z.real, z.imag, "c") for z in (SUN, *far)], True), SKY[0])
    for radius, ink in ((204, SKY[0]), (186, SKY[1]), (148, "#FDF0C4")):
        group.fill(circle(SUN, radius), ink)


def _field(group: Group) -> None:
    rim = [(x, HORIZON - 10 - 9 * math.sin(x * .011 + 1)) for x in range(-20, 650, 30)]
    group.fill(curve([(-30, 1150, "c"), (-30, HORIZON - 12, "c"), *rim, (640, HORIZON - 12, "c"), (640, 1150, "c")],
                     True), HILL)
    group.fill(curve([(-30, HORIZON, "c"), (640, HORIZON - 4, "c"), (640, 1150, "c"), (-30, 1150, "c")], True), FIELD)
    for k in range(-9, 14):
        foot = 330 + k * 92
        group.fill(taper(curve([(330 + k * 9, HORIZON - 2), (foot, 1140)]), 1, 9), FURROW)
    for n, (y, size, step) in enumerate(ROWS):
        for k in range(int(640 / step) + 2):
            _sprout(group, complex(k * step - 18 + step * .5 * (n % 2), y), size)


def _sprout(group: Group, at: complex, size: float) -> None:
    pose = Pose(at, size)
    group.fill(taper(pose.curve([(0, 0), (.1, -.9)]), size * .16, size * .12), s.SUNFLOWER_LEAF.deep)
    for side in (-1, 1):
        leaf = pose.shape([(0, -.85, "c"), (side * .5, -1.25), (side * .95, -1.0), (side * .5, -.85)])
        group.fill(leaf, s.SUNFLOWER_LEAF.deep if side > 0 else s.SUNFLOWER_LEAF.mid)


def _shadow(group: Group) -> None:
    for spots, width in (([(150, 1080), (250, 1094), (360, 1090)], 16), ([(330, 1086), (390, 1070), (440, 1076)], 30),
                         ([(330, 1094), (390, 1104), (430, 1120)], 30)):
        group.fill(taper(curve(spots), width, width * .6, ends(.3, .5)), "#A8824F")


def _morning() -> Group:
    scene = air("#F5DDAA", (230, "#F7E3B6"), (470, "#F9E9C2"), (720, "#FBF0D2"))
    _sun(scene)
    drift(scene, ("#FFF8E4", "#F1DCB0"), (500, 560, 260, 56), (90, 640, 240, 52))
    _field(scene)
    return scene


def draw() -> Card:
    growth = Growth("D")
    back, leaves, stems, front = (Group() for _ in range(4))
    f.seed_leaf(back, curve(BACK_SEED_LEAF[0]), BACK_SEED_LEAF[1], v.COOL)
    for spots, width in HEART:
        f.sun_blade(back, curve(spots), width, v.COOL, width, young=True)
    growth.put(back, 3.0)
    for spots, left, right in (RIGHT, LEFT):
        spine = curve(spots)
        stalk(leaves, spine.part(0, STALK + .04), 13, 8, v.FULL)
        f.sun_blade(leaves, spine.part(STALK, 1), left, v.FULL, right, .55 if spots is RIGHT[0] else 0,
                  young=True)
    growth.put(leaves, 3.2)
    f.sun_stem(stems, YOUNG, 22, 9, v.FULL)
    f.sun_stem(stems, STEM, 36, 16, v.FULL)
    growth.put(stems, 4.2)
    f.earth(growth, 1062, FURROWED, 5)
    _shadow(growth)
    f.seed_leaf(front, curve(NEAR_SEED_LEAF[0]), NEAR_SEED_LEAF[1], v.COOL)
    tip = f.tip_of(YOUNG)
    for turn, length in ((-16, 96), (12, 100)):
        f.seed_leaf(front, curve([tip.point((0, 0)), Pose(tip.at, 1, tip.turn + turn).point((turn * .5, -length * .5)),
                                Pose(tip.at, 1, tip.turn + turn * .3).point((0, -length))]), 21, v.COOL)
    growth.put(front, 4.2)
    dewy_thread(growth, THREAD, s.SUNFLOWER_LEAF.line, s.SUNFLOWER_LEAF, 16, 5)
    spider(growth, 332 + 486j, complex(THREAD.at(.47)), s.SEED.line)
    bird = Group()
    lark(bird, Pose((452, 152), .92, -26))
    growth.put(bird, 3.0)
    shell = Group()
    f.husk(shell, Pose(tip.point((0, -96)), 1.25, tip.turn), s.SEED)
    s.sun_seed(shell, Pose((84, 1066), .9, 74), s.SEED)
    growth.put(shell, 3.0)
    return pip_card("D", 2, growth, _morning())
