"""Seven of diamonds: the great head has turned its back on us; the first rays fall."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_behind, sun_ray, sun_side
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

RAY, LEAF, COOL, DISC = calm("D", 7, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED)
STEM = curve([(250, 1130), (304, 1000), (326, 860), (306, 720)])
RIGHT = curve([(310, 1130), (420, 1000), (524, 840), (556, 620), (552, 400), (530, 250), (484, 166)])
LEFT = curve([(200, 1130), (110, 1010), (70, 860), (68, 680), (110, 500)])
LEAVES = (([(66, 720), (54, 660), (48, 620), (60, 556)], 22, 24, .2, 0),
          ([(68, 820), (100, 760), (130, 730), (168, 690)], 30, 30, .2, 0),
          ([(556, 560), (520, 480), (480, 440), (392, 430)], 42, 44, .2, .5),
          ([(540, 780), (500, 740), (470, 710), (440, 640)], 30, 30, .2, 0),
          ([(290, 1040), (350, 990), (380, 980), (420, 990)], 30, 34, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, front = Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.add(keyline(leaves, .9, 3.3, LEAF.line))
    sun_stem(stems, LEFT, 13, 8, LEAF)
    sun_stem(stems, RIGHT, 15, 9, LEAF)
    sun_bud(stems, tip_of(LEFT, .8), RAY, LEAF, .8)
    growth.add(keyline(stems, 1.0, 4.1, LEAF.line))
    sun_side(heads, View((474, 130), 92, 30, 0, -24), RAY, LEAF, DISC, 3)
    sun_behind(heads, View((305, 716), 122, 68, .1, 10), RAY, LEAF, 2, 26)
    for x, y, turn, scale in ((140, 980, -50, 1.1), (206, 1048, 76, 1.0), (96, 1050, 20, .9)):
        sun_ray(heads, Pose((x, y), scale, turn), RAY)
    growth.add(keyline(heads, 1.0, 4.4, RAY.line))
    sun_stem(front, STEM, 23, 17, LEAF)
    growth.add(keyline(front, 1.0, 4.4, LEAF.line))
    return pip_card("D", 7, growth)
