"""Two of diamonds: morning over the furrows; a seedling spreads before the sun, a younger one lifts its husk."""
from __future__ import annotations

import math

from ..card import Card
from ..geometry import Spot, circle
from ..growth.depth import dewy_thread, fallen_shade, sun_low
from ..growth.sunflower import SEED, SUNFLOWER_LEAF, sun_seed
from ..growth.sunflower_leaf import COOL_LEAF, NEAR_EARTH, earth, husk, seed_leaf, sun_blade, sun_stem, tip_of
from ..line import ends, keyline, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

STEM = curve([(150, 1130), (120, 1000), (142, 880), (226, 772), (300, 664)])
YOUNG = curve([(250, 1130), (330, 1040), (412, 960), (468, 872), (488, 780), (456, 716), (408, 742)])
# the two first leaves: the left one high and seen from its face, the right one bowed over and seen from below
LEFT = ([(296, 660), (226, 590), (150, 470), (150, 320), (196, 196)], 92, 78)
RIGHT = ([(304, 656), (390, 590), (470, 500), (530, 376), (520, 250)], 70, 96)
HEART = (([(296, 652), (268, 590), (282, 500)], 24), ([(304, 652), (340, 588), (326, 486)], 26))
BACK_SEED_LEAF, NEAR_SEED_LEAF = ([(300, 664), (420, 616), (556, 640)], 56), ([(298, 668), (190, 640), (66, 704)], 62)
THREAD = [(200, 300), (308, 402), (486, 372)]
SKY = ("#F3DDAF", "#F9E9BE")
HILL, FIELD, FURROW = "#EBD6AC", "#E4C998", "#CDAA74"
HORIZON = 846
ROWS = ((HORIZON + 9, 5.5, 12), (HORIZON + 24, 8, 19), (HORIZON + 46, 12, 29), (HORIZON + 80, 18, 45),
        (HORIZON + 130, 27, 70))


def _field(group: Group) -> None:
    """Ploughed land up to the horizon, its furrows run together there, row upon row of seedlings on it."""
    rim = [(x, HORIZON - 26 - 16 * math.sin(x * .011 + 1)) for x in range(-20, 650, 30)]
    group.fill(curve([(-30, 1150, "c"), (-30, 820, "c"), *rim, (640, 820, "c"), (640, 1150, "c")], True), HILL)
    group.fill(curve([(-30, HORIZON, "c"), (640, HORIZON - 8, "c"), (640, 1150, "c"), (-30, 1150, "c")], True), FIELD)
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
    """A lark that rises singing, 90 from tip to tip."""
    rows: tuple[tuple[list[Spot], str], ...] = (
        ([(-2, 2, "c"), (-22, -22), (-48, -34, "c"), (-34, -8), (-8, 12, "c")], "#B89260"),
        ([(24, 2, "c"), (8, -6), (-8, -2), (-30, 16), (-46, 28, "c"), (-34, 30), (-12, 16), (10, 10)], "#9A7446"),
        ([(4, -2, "c"), (10, -30), (34, -52, "c"), (32, -20), (14, 6, "c")], "#9A7446"),
        ([(22, -1, "c"), (33, 1, "c"), (22, 5, "c")], "#6E4E2C"))
    for spots, ink in rows:
        shape = pose.shape(spots)
        group.fill(shape, ink).contour(shape, .8, 2.2, "#6E4E2C")


def _shadow(group: Group) -> None:
    """What the seedling throws on the ground: the sun stands behind it."""
    for spots, width in (([(150, 1080), (250, 1094), (360, 1090)], 16), ([(330, 1086), (390, 1070), (440, 1076)], 30),
                         ([(330, 1094), (390, 1104), (430, 1120)], 30)):
        group.fill(taper(curve(spots), width, width * .6, ends(.3, .5)), "#A8824F")


def draw() -> Card:
    """The whole card."""
    growth, far, back, leaves, stems, front = Group(), Group(), Group(), Group(), Group(), Group()
    sun_low(far, 305 + 480j, 250, SKY, 18)
    far.fill(circle(305 + 480j, 196), "#FBEFCB")
    _field(far)
    growth.trim(far)
    seed_leaf(back, curve(BACK_SEED_LEAF[0]), BACK_SEED_LEAF[1])
    for spots, width in HEART:
        sun_blade(back, curve(spots), width, COOL_LEAF, width, young=True)
    growth.add(keyline(back, .9, 3.8, SUNFLOWER_LEAF.line))
    for spots, left, right in (RIGHT, LEFT):
        sun_blade(leaves, curve(spots), left, SUNFLOWER_LEAF, right, .55 if spots is RIGHT[0] else 0, young=True)
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
    dewy_thread(growth, curve(THREAD), SUNFLOWER_LEAF.line, SUNFLOWER_LEAF, 12, 6)
    _lark(growth, Pose((448, 118), 1.0, -8))
    shell = Group()
    husk(shell, Pose(tip.point((0, -96)), 1.25, tip.turn), SEED)
    sun_seed(shell, Pose((84, 1066), .9, 74), SEED)
    growth.add(keyline(shell, .9, 3.2, SEED.line))
    return pip_card("D", 2, growth)
