"""Two of diamonds: morning over the furrows; a seedling spreads before the sun, a younger one lifts its husk."""
from __future__ import annotations

import math

from ..card import Card
from ..geometry import circle, polar
from ..growth.clover_guests import spider
from ..growth.depth import dewy_thread, fallen_shade
from ..growth.sunflower import SEED, SUNFLOWER_LEAF, sun_seed
from ..growth.sunflower_leaf import COOL_LEAF, NEAR_EARTH, earth, husk, seed_leaf, sun_blade, sun_stem, tip_of
from ..line import SHADE, ends, keyline, taper
from ..organs import stalk
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

STEM = curve([(150, 1130), (116, 1000), (134, 880), (212, 772), (290, 690), (304, 632)])
YOUNG = curve([(250, 1130), (352, 1050), (440, 966), (494, 872), (506, 784), (474, 722), (430, 748)])
# the two first leaves: the left one high and seen from its face, the right one bowed over and seen from below
LEFT = ([(303, 634), (252, 578), (168, 462), (150, 330), (186, 208)], 84, 74)
RIGHT = ([(305, 634), (372, 580), (458, 492), (514, 390), (506, 268)], 66, 88)
STALK = .17  # of a first leaf
HEART = (([(300, 626), (278, 580), (290, 510)], 20), ([(308, 626), (334, 578), (322, 498)], 21))
BACK_SEED_LEAF, NEAR_SEED_LEAF = ([(294, 692), (420, 652), (548, 690)], 50), ([(288, 696), (180, 664), (66, 724)], 54)
THREAD = curve([(200, 318), (250, 378), (330, 410), (420, 396), (500, 330)])
SUN, SKY = 305 + 530j, ("#F3DDAF", "#F9E9BE")
RAYS = (-164, -146, -128, -110, -70, -52, -34, -16)  # none behind a sign
LARK = Tones("#F0DDB4", "#C79F68", "#9A7446", "#5E4124")
HILL, FIELD, FURROW = "#EBD6AC", "#E4C998", "#CDAA74"
HORIZON = 950
ROWS = ((HORIZON + 8, 5.5, 12), (HORIZON + 20, 8, 19), (HORIZON + 38, 11, 29), (HORIZON + 62, 16, 45),
        (HORIZON + 96, 23, 70))


def _sun(group: Group) -> None:
    """The sun, its beams upwards only, so that the lower sign stands on the bare sky."""
    for way in RAYS:
        far = [SUN + polar(1300, way - 3.6), SUN + polar(1300, way + 3.6)]
        group.fill(curve([(z.real, z.imag, "c") for z in (SUN, *far)], True), SKY[0])
    for radius, ink in ((204, SKY[0]), (186, SKY[1]), (148, "#FBEFCB")):
        group.fill(circle(SUN, radius), ink)


def _field(group: Group) -> None:
    """Ploughed land up to the horizon, its furrows run together there, row upon row of seedlings on it."""
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
    """A seedling in the field: two seed leaves and a stem."""
    pose = Pose(at, size)
    group.fill(taper(pose.curve([(0, 0), (.1, -.9)]), size * .16, size * .12), SUNFLOWER_LEAF.deep)
    for side in (-1, 1):
        leaf = pose.shape([(0, -.85, "c"), (side * .5, -1.25), (side * .95, -1.0), (side * .5, -.85)])
        group.fill(leaf, SUNFLOWER_LEAF.deep if side > 0 else SUNFLOWER_LEAF.mid)


def _lark(group: Group, pose: Pose) -> None:
    """A lark that rises singing, seen from the side: crest, streaked breast, white edge of the tail, legs trailing."""
    for x in (-6, 0):
        group.fill(taper(pose.curve([(x, 14), (x - 12, 24), (x - 26, 25)]), 2.2, 1.2), LARK.line)
    far = pose.shape([(10, -6, "c"), (14, -34), (34, -66, "c"), (40, -40), (34, -20), (24, -4, "c")])
    tail = pose.shape([(-26, -2, "c"), (-52, 4), (-74, 6, "c"), (-70, 16), (-72, 20, "c"), (-44, 16), (-24, 12, "c")])
    body = pose.shape([(-34, 4), (-14, -9), (12, -14), (24, -25), (33, -30, "c"), (37, -23), (44, -19), (43, -9),
                       (32, 4), (12, 17), (-14, 17)])
    near = pose.shape([(18, -8, "c"), (2, -34), (-16, -62), (-42, -84, "c"), (-50, -60), (-44, -36), (-28, -14),
                       (-8, 2, "c")])
    inside = Group().fill(body, LARK.light)
    inside.fill(pose.shape([(-40, 2), (-10, 0), (18, -8), (30, -18), (50, -26), (30, -44), (-20, -30)]), LARK.mid)
    for k in range(9):
        at = (34 - 5 * k, -6 + 1.4 * k + 5 * (k % 3))
        inside.fill(taper(pose.curve([at, (at[0] - 5, at[1] + 5)]), 2.2, .6), LARK.line)
    inside.fill(taper(pose.curve([(44, -22), (34, -23), (26, -18)]), 2.6, 1), LARK.light)
    bars = Group().fill(near, LARK.mid)
    bars.fill(pose.shape([(-10, 6), (-30, -10), (-50, -40), (-60, -90), (-44, -88), (-34, -56), (-18, -24)]), LARK.deep)
    for x, y in ((-45, -78), (-46, -62), (-42, -46), (-36, -32), (-27, -18), (-18, -8)):
        bars.fill(taper(pose.curve([(10, -10), (.45 * x + 3, .6 * y - 4), (x, y)]), 1, 2), LARK.line)
    for shape, content in ((far, Group().fill(far, LARK.deep)), (tail, Group().fill(tail, LARK.deep)),
                           (body, inside), (near, bars)):
        group.clip(shape, content).contour(shape, .8, 2.2, LARK.line, SHADE)
    group.fill(taper(pose.curve([(-30, 13), (-50, 16), (-71, 18)]), 3, 2), LARK.light)
    for spots in ([(42, -19, "c"), (56, -21, "c"), (43, -15, "c")], [(42, -15, "c"), (53, -11, "c"), (42, -11, "c")]):
        group.fill(pose.shape(spots), LARK.line)
    group.fill(pose.circle((37, -18), 2.1), LARK.line)


def _shadow(group: Group) -> None:
    """What the seedling throws on the ground: the sun stands behind it."""
    for spots, width in (([(150, 1080), (250, 1094), (360, 1090)], 16), ([(330, 1086), (390, 1070), (440, 1076)], 30),
                         ([(330, 1094), (390, 1104), (430, 1120)], 30)):
        group.fill(taper(curve(spots), width, width * .6, ends(.3, .5)), "#A8824F")


def draw() -> Card:
    """The whole card."""
    growth, far, back, leaves, stems, front = Group(), Group(), Group(), Group(), Group(), Group()
    _sun(far)
    _field(far)
    growth.trim(far)
    seed_leaf(back, curve(BACK_SEED_LEAF[0]), BACK_SEED_LEAF[1])
    for spots, width in HEART:
        sun_blade(back, curve(spots), width, COOL_LEAF, width, young=True)
    growth.add(keyline(back, .9, 3.8, SUNFLOWER_LEAF.line))
    for spots, left, right in (RIGHT, LEFT):
        spine = curve(spots)
        stalk(leaves, spine.part(0, STALK + .04), 11, 8, SUNFLOWER_LEAF)
        sun_blade(leaves, spine.part(STALK, 1), left, SUNFLOWER_LEAF, right, .55 if spots is RIGHT[0] else 0,
                  young=True)
    growth.trim(fallen_shade(leaves, SUNFLOWER_LEAF.line, 14, .26)).add(keyline(leaves, .9, 4.0, SUNFLOWER_LEAF.line))
    sun_stem(stems, YOUNG, 15, 9)
    sun_stem(stems, STEM, 23, 15)
    growth.add(keyline(stems, 1.0, 4.6, SUNFLOWER_LEAF.line))
    earth(growth, 1062, NEAR_EARTH, 5)
    _shadow(growth)
    seed_leaf(front, curve(NEAR_SEED_LEAF[0]), NEAR_SEED_LEAF[1])
    tip = tip_of(YOUNG)
    for turn, length in ((-16, 96), (12, 100)):
        seed_leaf(front, curve([tip.point((0, 0)), Pose(tip.at, 1, tip.turn + turn).point((turn * .5, -length * .5)),
                                Pose(tip.at, 1, tip.turn + turn * .3).point((0, -length))]), 21)
    growth.trim(fallen_shade(front, SUNFLOWER_LEAF.line, 16, .26)).add(keyline(front, 1.0, 4.4, SUNFLOWER_LEAF.line))
    dewy_thread(growth, THREAD, SUNFLOWER_LEAF.line, SUNFLOWER_LEAF, 16, 5)
    spider(growth, 332 + 486j, complex(THREAD.at(.47)), SEED.line)
    _lark(growth, Pose((462, 152), 1.0, -14))
    shell = Group()
    husk(shell, Pose(tip.point((0, -96)), 1.25, tip.turn), SEED)
    sun_seed(shell, Pose((84, 1066), .9, 74), SEED)
    growth.add(keyline(shell, .9, 3.2, SEED.line))
    return pip_card("D", 2, growth)
