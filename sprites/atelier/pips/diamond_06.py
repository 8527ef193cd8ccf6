"""Six of diamonds: three young heads turn as the sun moves, morning, noon, evening; a chrysalis hangs."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.painted_lady import CHRYSALIS, chrysalis
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_side
from ..growth.sunflower_leaf import COOL_LEAF, sun_leaf, sun_stem
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

RAY, LEAF, COOL, DISC, CASE = calm("D", 6, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED, CHRYSALIS)
STEM = curve([(246, 1130), (296, 980), (306, 800), (304, 560), (304, 400), (312, 300), (338, 214), (374, 160)])
MORNING = curve([(304, 880), (286, 810), (238, 760), (178, 732)])
EVENING = curve([(305, 560), (318, 490), (372, 444), (430, 418)])
HEADS = (View((378, 126), 96, 20, 0, 14), View((146, 712), 104, 17, 0, -56), View((468, 408), 106, 17, 0, 54))
LEAVES = (([(306, 790), (380, 716), (440, 700), (560, 752)], 58, 60, .24, 0),
          ([(304, 500), (240, 420), (190, 398), (56, 436)], 58, 66, .24, .5),
          ([(276, 1040), (200, 1000), (140, 1000), (52, 1066)], 44, 46, .24, 0),
          ([(270, 1060), (320, 1010), (350, 1000), (410, 1010)], 36, 38, .26, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads = Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.add(keyline(leaves, .9, 3.3, LEAF.line))
    for spine, first, last in ((MORNING, 14, 10), (EVENING, 14, 10), (STEM, 22, 12)):
        sun_stem(stems, spine, first, last, LEAF)
    growth.add(keyline(stems, 1.0, 4.2, LEAF.line))
    for k, view in enumerate(HEADS):
        sun_side(heads, view, RAY, LEAF, DISC, k + 2)
    growth.add(keyline(heads, 1.0, 4.5, RAY.line))
    hanging = Group()
    chrysalis(hanging, Pose((484, 745), 1.0, 2), CASE)
    growth.add(keyline(hanging, .8, 2.4, CASE.line))
    return pip_card("D", 6, growth)
