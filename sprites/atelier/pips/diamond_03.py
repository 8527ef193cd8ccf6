"""Three of diamonds: leaf after leaf, each at its own turn, the first bud nods; a caterpillar of the painted lady."""
from __future__ import annotations

from ..card import Card
from ..growth.depth import fallen_shade
from ..growth.painted_lady import CATERPILLAR, caterpillar
from ..growth.sunflower import SUNFLOWER, SUNFLOWER_LEAF
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..line import keyline
from ..pip_cards import pip_card
from ..splines import curve
from ..svg import Group

STEM = curve([(150, 1130), (108, 960), (128, 760), (180, 590), (160, 430), (170, 300), (240, 166), (340, 92),
              (404, 90), (448, 150)])
CATERPILLAR_ON = curve([(296, 722), (328, 708), (362, 704), (398, 702), (430, 692)])
EATEN = (.60, .80)
# spine from the stem on, half widths left and right of it, share of the stalk, how far the edge rolls
LEAVES = (([(134, 752), (220, 724), (360, 706), (548, 800)], 60, 72, .18, 0),
          ([(176, 570), (138, 528), (98, 532), (68, 650)], 40, 44, .24, .5),
          ([(160, 440), (270, 420), (420, 408), (530, 560)], 62, 56, .20, .6),
          ([(164, 330), (124, 316), (94, 346), (80, 440)], 26, 34, .24, 0),
          ([(112, 960), (84, 912), (66, 868), (62, 776)], 20, 24, .25, 0),
          ([(124, 1040), (220, 1006), (310, 1012), (430, 1084)], 52, 64, .22, 0),
          ([(232, 172), (222, 132), (236, 96), (276, 58)], 17, 20, .22, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, bud, guest = Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (SUNFLOWER_LEAF, COOL_LEAF)[k % 2], right, stalk, roll, 12,
                 EATEN if k == 0 else (1, 1))
    growth.trim(fallen_shade(leaves, SUNFLOWER_LEAF.line)).add(keyline(leaves, .9, 3.6, SUNFLOWER_LEAF.line))
    sun_stem(stems, STEM, 26, 13)
    growth.trim(fallen_shade(stems, SUNFLOWER_LEAF.line)).add(keyline(stems, 1.0, 4.4, SUNFLOWER_LEAF.line))
    sun_bud(bud, tip_of(STEM, 1.3, 10), SUNFLOWER, SUNFLOWER_LEAF, 0)
    growth.trim(fallen_shade(bud, SUNFLOWER_LEAF.line)).add(keyline(bud, 1.0, 4.4, SUNFLOWER_LEAF.line))
    caterpillar(guest, CATERPILLAR_ON, 22)
    growth.trim(fallen_shade(guest, CATERPILLAR.line, 6)).add(keyline(guest, .8, 2.4, CATERPILLAR.line))
    return pip_card("D", 3, growth)
