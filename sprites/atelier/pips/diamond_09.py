"""Nine of diamonds: the fullest; the largest head lies below like a bowl, its disc half open; a painted lady."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.painted_lady import DARK, ORANGE, painted_lady
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_behind, sun_side, sunflower
from ..growth.sunflower_leaf import COOL_LEAF, sun_leaf, sun_stem
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

WINGS = calm("D", 6, ORANGE, DARK)
RAY, LEAF, COOL, DISC = calm("D", 9, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED)
GREAT = curve([(206, 1130), (210, 1080), (206, 1020)])
RIGHT = curve([(330, 1130), (430, 1000), (520, 860), (556, 660), (552, 500), (500, 386), (400, 346), (320, 352)])
TOP = curve([(330, 1130), (430, 1000), (530, 860), (566, 660), (566, 420), (556, 260), (524, 182), (466, 154)])
LEFT = curve([(70, 1130), (54, 980), (64, 850), (120, 774), (210, 756), (300, 770)])
SIDE = curve([(60, 1130), (50, 900), (52, 700), (62, 540), (110, 380)])
LEAVES = (([(56, 640), (90, 600), (120, 560), (150, 530)], 24, 26, .2, 0),
          ([(556, 620), (530, 590), (500, 570), (456, 560)], 24, 24, .2, 0),
          ([(548, 760), (520, 740), (490, 740), (440, 770)], 26, 26, .2, 0),
          ([(54, 900), (90, 880), (110, 850), (140, 820)], 24, 26, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, front, guest = Group(), Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.add(keyline(leaves, .9, 3.2, LEAF.line))
    for spine, first, last in ((TOP, 14, 9), (RIGHT, 14, 9), (SIDE, 12, 8), (GREAT, 24, 22)):
        sun_stem(stems, spine, first, last, LEAF)
    growth.add(keyline(stems, 1.0, 4.0, LEAF.line))
    sun_side(heads, View((118, 356), 66, 20, 0, -14), RAY, LEAF, DISC, 3, 20)
    sun_side(heads, View((446, 132), 84, 18, 0, -58), RAY, LEAF, DISC, 5)
    sunflower(heads, View((305, 352), 84, 74, .1, 0), RAY, DISC, 22, 5)
    sun_behind(heads, View((305, 768), 84, 72, .1, -10), RAY, LEAF, 4, 22)
    sunflower(heads, View((206, 1014), 146, 33, .1, -4), RAY, DISC, 30, 3, .40, 300)
    growth.add(keyline(heads, 1.0, 4.4, RAY.line))
    sun_stem(front, LEFT, 14, 10, LEAF)
    growth.add(keyline(front, 1.0, 4.0, LEAF.line))
    painted_lady(guest, Pose((262, 990), .86, 24), *WINGS)
    growth.add(keyline(guest, .8, 2.6, WINGS[1].line))
    return pip_card("D", 9, growth)
