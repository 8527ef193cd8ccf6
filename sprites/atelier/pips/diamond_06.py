"""Six of diamonds: the head follows the sun through the day; a chrysalis hangs in the shadow of the great leaf."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.painted_lady import CHRYSALIS, chrysalis
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_side
from ..growth.sunflower_leaf import COOL_LEAF, sun_leaf, sun_stem
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

RAY, LEAF, COOL, DISC, CASE = calm("D", 5, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED, CHRYSALIS)
STEM = curve([(236, 1130), (292, 1000), (306, 800), (302, 560), (304, 420), (306, 320), (306, 230), (344, 150)])
MORNING = curve([(304, 900), (280, 820), (220, 762), (150, 742)])
EVENING = curve([(304, 600), (322, 500), (392, 452), (470, 426)])
HEADS = (View((372, 118), 92, 24, 0, 24), View((124, 716), 118, 19, 0, -56), View((486, 412), 112, 22, 0, 50))
LEAVES = (([(302, 500), (230, 390), (150, 360), (10, 430)], 82, 92, .22, .5),
          ([(306, 830), (380, 740), (450, 700), (548, 742)], 62, 60, .22, 0),
          ([(274, 1060), (190, 990), (120, 990), (20, 1076)], 64, 66, .2, .4),
          ([(268, 1080), (330, 1010), (380, 1000), (440, 1030)], 48, 52, .22, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads = (Group() for _ in range(4))
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.7, LEAF.line))
    for spine, first, last in ((MORNING, 16, 12), (EVENING, 16, 12), (STEM, 25, 14)):
        sun_stem(stems, spine, first, last, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line, 12)).add(keyline(stems, 1.0, 4.3, LEAF.line))
    for k, view in enumerate(HEADS):
        sun_side(heads, view, RAY, LEAF, DISC, k + 2)
    growth.trim(fallen_shade(heads, RAY.line, 17)).add(keyline(heads, 1.0, 4.8, RAY.line))
    hanging = Group()
    chrysalis(hanging, Pose((532, 742), 1.35, 2), CASE)
    growth.trim(fallen_shade(hanging, LEAF.line, 11)).add(keyline(hanging, .8, 2.6, CASE.line))
    return pip_card("D", 6, growth)
