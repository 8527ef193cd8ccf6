"""Three of diamonds: leaves in pairs between the signs, the first star bud, a caterpillar of the painted lady."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.painted_lady import CATERPILLAR, caterpillar
from ..growth.sunflower import SUNFLOWER, SUNFLOWER_LEAF
from ..growth.sunflower_leaf import COOL_LEAF, star_bud, sun_leaf, sun_stem
from ..line import keyline
from ..pip_cards import pip_card
from ..splines import curve
from ..svg import Group

STEM = curve([(124, 1130), (110, 900), (118, 640), (124, 430), (168, 276), (262, 158), (380, 124), (450, 140)])
CATERPILLAR_ON = curve([(272, 706), (302, 688), (336, 684), (370, 692), (402, 698)])
EATEN = (.60, .83)
# spine from the stem on, half widths left and right of it, share of the stalk, how far the edge rolls
LEAVES = (([(112, 806), (196, 736), (330, 704), (540, 776)], 78, 94, .20, 0),
          ([(113, 812), (70, 764), (40, 704), (0, 694)], 54, 60, .3, 0),
          ([(122, 496), (206, 432), (330, 408), (548, 362)], 92, 80, .20, .6),
          ([(123, 504), (90, 452), (60, 410), (10, 380)], 54, 54, .3, 0),
          ([(113, 1066), (190, 1010), (260, 998), (410, 1060)], 64, 70, .22, 0),
          ([(115, 1070), (84, 1012), (60, 962), (10, 942)], 44, 44, .25, 0),
          ([(196, 232), (188, 166), (212, 112), (290, 62)], 26, 30, .24, 0),
          ([(198, 230), (214, 262), (220, 300), (196, 362)], 26, 24, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, bud, guest = Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (SUNFLOWER_LEAF, COOL_LEAF)[k % 2], right, stalk, roll,
                 eaten=EATEN if k == 0 else (1, 1))
    growth.trim(fallen_shade(leaves, SUNFLOWER_LEAF.line)).add(keyline(leaves, .9, 3.6, SUNFLOWER_LEAF.line))
    sun_stem(stems, STEM, 24, 11)
    growth.trim(fallen_shade(stems, SUNFLOWER_LEAF.line)).add(keyline(stems, 1.0, 4.4, SUNFLOWER_LEAF.line))
    star_bud(bud, View((462, 150), 132, 62, .12, 34), SUNFLOWER, SUNFLOWER_LEAF, 0)
    growth.trim(fallen_shade(bud, SUNFLOWER_LEAF.line)).add(keyline(bud, 1.0, 4.4, SUNFLOWER_LEAF.line))
    caterpillar(guest, CATERPILLAR_ON, 21)
    growth.trim(fallen_shade(guest, CATERPILLAR.line)).add(keyline(guest, .8, 2.4, CATERPILLAR.line))
    return pip_card("D", 3, growth)
