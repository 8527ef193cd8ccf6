"""Eight of diamonds: full faces rise across the card, one turned aside; a honeybee in the lowest."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sunflower
from ..growth.sunflower_leaf import COOL_LEAF, sun_leaf, sun_stem
from ..growth.sunflower_ripe import BEE, WING, honeybee
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

BEES = calm("D", 6, BEE, WING)
RAY, LEAF, COOL, DISC = calm("D", 8, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED)
LOW = curve([(150, 1130), (168, 1080), (190, 1010)])
MIDDLE = curve([(270, 1130), (322, 980), (304, 860), (232, 770), (224, 690), (262, 630), (305, 600)])
HIGH = curve([(300, 1130), (420, 1000), (520, 850), (554, 640), (554, 420), (556, 240), (510, 130), (420, 90),
              (330, 116)])
LEFT = curve([(90, 1130), (64, 960), (58, 760), (70, 560), (106, 440)])
HEADS = (View((320, 120), 80, 64, .1, -8), View((305, 560), 86, 35, .1, -80), View((196, 1012), 102, 43, .1, -8),
         View((116, 416), 74, 64, .1, -16))
LEAVES = (([(548, 560), (500, 500), (470, 440), (470, 340)], 34, 40, .2, 0),
          ([(548, 700), (520, 680), (490, 690), (420, 770)], 36, 30, .2, .5),
          ([(62, 860), (80, 780), (104, 740), (160, 680)], 36, 36, .2, 0),
          ([(66, 640), (50, 560), (44, 500), (60, 440)], 24, 28, .2, 0),
          ([(400, 1016), (380, 980), (360, 960), (320, 940)], 22, 22, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, guest = Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.add(keyline(leaves, .9, 3.2, LEAF.line))
    for spine, first, last in ((HIGH, 15, 10), (LEFT, 12, 7), (MIDDLE, 17, 11), (LOW, 22, 20)):
        sun_stem(stems, spine, first, last, LEAF)
    growth.add(keyline(stems, 1.0, 4.0, LEAF.line))
    for k, view in enumerate(HEADS):
        sunflower(heads, view, RAY, DISC, (24, 22, 28, 20)[k], k + 2)
    growth.add(keyline(heads, 1.0, 4.4, RAY.line))
    honeybee(guest, Pose((232, 998), .8, -40), *BEES)
    growth.add(keyline(guest, .8, 2.0, DISC.line))
    return pip_card("D", 8, growth)
