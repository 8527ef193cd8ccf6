"""Five of diamonds: the first head opens below the middle sign, its rays still curled like a flame."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, opening_cup, sun_opening
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import curve
from ..svg import Group

RAY, LEAF, COOL, DISC = calm("D", 5, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED)
STEM = curve([(286, 1130), (312, 980), (300, 880), (305, 790)])
HEAD = View((305, 752), 138, 24, .80, 0)
LEFT = curve([(270, 1130), (150, 1040), (84, 900), (62, 730), (78, 540), (122, 410)])
RIGHT = curve([(300, 1130), (410, 1020), (504, 880), (546, 700), (540, 480), (530, 300), (496, 190)])
LEAVES = (([(64, 760), (112, 680), (150, 590), (200, 456)], 52, 54, .24, 0),
          ([(546, 640), (480, 560), (440, 470), (372, 372)], 62, 66, .22, .5),
          ([(294, 1060), (220, 1000), (150, 984), (52, 1050)], 46, 52, .26, 0),
          ([(500, 890), (450, 966), (410, 1004), (310, 1050)], 36, 38, .2, 0),
          ([(536, 400), (560, 340), (556, 290), (520, 240)], 24, 26, .2, 0),
          ([(70, 800), (56, 760), (44, 700), (52, 620)], 26, 30, .2, 0),
          ([(518, 240), (470, 180), (400, 130), (300, 124)], 34, 32, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, buds, head, green = Group(), Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.add(keyline(leaves, .9, 3.4, LEAF.line))
    sun_stem(stems, LEFT, 14, 8, LEAF)
    sun_stem(stems, RIGHT, 14, 8, LEAF)
    sun_stem(stems, STEM, 24, 19, LEAF)
    growth.add(keyline(stems, 1.0, 4.2, LEAF.line))
    sun_bud(buds, tip_of(LEFT, .82), RAY, LEAF, .5)
    sun_bud(buds, tip_of(RIGHT, .82), RAY, LEAF)
    growth.add(keyline(buds, 1.0, 4.2, LEAF.line))
    sun_opening(head, HEAD, RAY, DISC, 4)
    growth.add(keyline(head, 1.0, 4.8, RAY.line))
    opening_cup(green, HEAD, LEAF)
    growth.add(keyline(green, 1.0, 4.6, LEAF.line))
    return pip_card("D", 5, growth)
