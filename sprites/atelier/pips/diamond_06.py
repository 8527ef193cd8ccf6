"""Six of diamonds: the head follows the sun through the day; a chrysalis hangs in the shadow of the great leaf."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import circle
from ..growth.depth import fallen_shade
from ..growth.painted_lady import CHRYSALIS, chrysalis
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_behind, sun_side
from ..growth.sunflower_leaf import COOL_LEAF, sun_leaf, sun_stem
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

RAY, LEAF, COOL, DISC, CASE = calm("D", 4, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED, CHRYSALIS)
STEM = curve([(150, 1130), (264, 1010), (314, 868), (346, 730), (310, 560), (262, 410), (300, 252), (372, 170),
              (434, 118)])
MORNING = curve([STEM.at(.20), (296, 840), (236, 760), (150, 724)])
EVENING = curve([STEM.at(.50), (316, 500), (380, 440), (466, 412)])
NIGHT = View((442, 112), 78, 64, .1, 40)
HEADS = (View((140, 714), 100, 20, 0, -52), View((482, 400), 84, 24, 0, 56))
LEAVES = (([STEM.at(.70), (228, 396), (166, 380), (60, 458)], 42, 50, .2, .5),
          ([STEM.at(.36), (410, 684), (462, 682), (546, 752)], 50, 46, .2, 0),
          ([STEM.at(.10), (170, 990), (120, 984), (50, 1040)], 30, 40, .2, .4),
          ([STEM.at(.13), (310, 996), (360, 980), (424, 1020)], 32, 40, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, back = (Group() for _ in range(5))
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.7, LEAF.line))
    sun_behind(back, NIGHT, RAY, LEAF, 5, 24)
    growth.trim(fallen_shade(back, RAY.line, 15)).add(keyline(back, 1.0, 4.6, RAY.line))
    end = circle(STEM.end, 8.5)
    stems.silhouette(end).fill(end, LEAF.mid)
    for spine, first, last in ((MORNING, 16, 12), (EVENING, 16, 12), (STEM, 26, 15)):
        sun_stem(stems, spine, first, last, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line, 12)).add(keyline(stems, 1.0, 4.3, LEAF.line))
    for k, view in enumerate(HEADS):
        sun_side(heads, view, RAY, LEAF, DISC, k + 2)
    growth.trim(fallen_shade(heads, RAY.line, 17)).add(keyline(heads, 1.0, 4.8, RAY.line))
    hanging = Group()
    chrysalis(hanging, Pose((524, 744), 1.3, 2), CASE)
    growth.trim(fallen_shade(hanging, LEAF.line, 11)).add(keyline(hanging, .8, 2.6, CASE.line))
    return pip_card("D", 6, growth)
