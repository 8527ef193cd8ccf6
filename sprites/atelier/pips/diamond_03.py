"""Three of diamonds: leaves in pairs between the signs, the first star bud, a caterpillar of the painted lady."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.painted_lady import CATERPILLAR, caterpillar
from ..growth.sunflower import SUNFLOWER, SUNFLOWER_LEAF
from ..growth.sunflower_leaf import COOL_LEAF, star_bud, sun_leaf, sun_stem
from ..line import keyline
from ..pip_cards import pip_card
from ..splines import curve
from ..svg import Group

STEM = curve([(124, 1130), (110, 900), (118, 640), (124, 430), (168, 276), (262, 158), (380, 124), (450, 140)])
CATERPILLAR_ON = curve([(286, 708), (308, 692), (334, 688), (360, 694), (384, 699)])
EATEN = (.60, .83)
# spine from the stem on, half widths left and right of it, share of the stalk, how far the edge rolls
LEAVES = (([(112, 806), (196, 736), (330, 704), (526, 770)], 62, 76, .20, 0),
          ([(113, 812), (70, 764), (40, 704), (0, 694)], 40, 46, .3, 0),
          ([(122, 496), (206, 432), (330, 408), (528, 372)], 72, 62, .20, .6),
          ([(123, 504), (90, 452), (60, 410), (20, 390)], 40, 40, .3, 0),
          ([(113, 1066), (190, 1010), (260, 998), (392, 1056)], 48, 54, .22, 0),
          ([(115, 1070), (84, 1012), (60, 962), (10, 942)], 44, 44, .25, 0),
          ([(196, 232), (188, 166), (212, 112), (290, 62)], 26, 30, .24, 0),
          ([(198, 230), (214, 262), (220, 300), (196, 362)], 26, 24, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, bud, guest = Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (SUNFLOWER_LEAF, COOL_LEAF)[k % 2], right, stalk, roll,
                 eaten=EATEN if k == 0 else (1, 1))
    growth.add(keyline(leaves, .9, 3.6, SUNFLOWER_LEAF.line))
    sun_stem(stems, STEM, 24, 11)
    growth.add(keyline(stems, 1.0, 4.4, SUNFLOWER_LEAF.line))
    star_bud(bud, View((464, 142), 100, 62, .12, 34), SUNFLOWER, SUNFLOWER_LEAF, 0)
    growth.add(keyline(bud, 1.0, 4.4, SUNFLOWER_LEAF.line))
    caterpillar(guest, CATERPILLAR_ON, 17)
    growth.add(keyline(guest, .8, 2.4, CATERPILLAR.line))
    return pip_card("D", 3, growth)
