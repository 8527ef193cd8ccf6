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

STEM = curve([(150, 1130), (108, 960), (128, 760), (180, 590), (160, 430), (170, 300), (240, 166), (340, 96),
              (396, 98), (436, 160)])
CATERPILLAR_ON = curve([(300, 716), (330, 698), (364, 694), (398, 702), (428, 708)])
EATEN = (.60, .80)
# spine from the stem on, half widths left and right of it, share of the stalk, how far the edge rolls
LEAVES = (([(132, 762), (220, 722), (360, 706), (556, 800)], 76, 88, .18, 0),
          ([(176, 570), (130, 520), (84, 520), (40, 640)], 46, 56, .24, .5),
          ([(160, 440), (270, 424), (420, 412), (524, 560)], 66, 56, .20, .6),
          ([(164, 330), (120, 310), (84, 340), (66, 430)], 22, 44, .24, 0),
          ([(112, 960), (70, 900), (50, 850), (30, 770)], 16, 36, .25, 0),
          ([(124, 1040), (220, 1006), (310, 1012), (430, 1084)], 52, 64, .22, 0),
          ([(214, 196), (190, 140), (206, 100), (250, 50)], 22, 26, .22, 0))


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
