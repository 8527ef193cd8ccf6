"""Six of diamonds: the head follows the sun through the day; a chrysalis hangs in the shadow of the great leaf."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills
from ..flowers.turned import View
from ..geometry import circle
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth.painted_lady import CHRYSALIS, chrysalis
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

STEM = curve([(150, 1130), (264, 1010), (314, 868), (346, 730), (310, 560), (262, 410), (300, 252), (372, 170),
              (434, 118)])
MORNING = curve([STEM.at(.20), (296, 840), (236, 760), (150, 724)])
EVENING = curve([STEM.at(.50), (316, 500), (380, 440), (466, 412)])
NIGHT = View((440, 126), 88, 58, .1, 40)
SHADED = (([(170, 1110), (130, 1060), (110, 1040), (50, 1090)], 30, 34, .2, 0),
          ([(200, 1090), (270, 1060), (330, 1056), (410, 1076)], 30, 36, .2, 0))
EARTH = [(-10, 1076), (140, 1066), (300, 1080), (640, 1066)]
HEADS = (View((134, 716), 106, 22, 0, -60), View((480, 404), 92, 34, 0, 44))
LEAVES = (([STEM.at(.70), (228, 396), (166, 380), (60, 458)], 42, 50, .2, .5),
          ([STEM.at(.36), (410, 684), (462, 682), (546, 752)], 50, 46, .2, 0),
          ([STEM.at(.10), (170, 990), (120, 984), (50, 1040)], 30, 40, .2, .4),
          ([STEM.at(.13), (310, 996), (360, 980), (424, 1020)], 32, 40, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, stems, heads, back = (Group() for _ in range(5))
    growth.add(hills("D", [(-10, 990), (180, 966), (400, 994), (640, 960)], [(-10, 1030), (300, 1016), (640, 1034)]))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 6))
    f.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    s.sun_behind(back, NIGHT, s.SUNFLOWER, s.SUNFLOWER_LEAF, 5, 24)
    growth.put(back, 4.2)
    end = circle(STEM.end, 8.5)
    stems.silhouette(end).fill(end, s.SUNFLOWER_LEAF.mid)
    for spine, first, last in ((MORNING, 16, 12), (EVENING, 16, 12), (STEM, 26, 15)):
        f.sun_stem(stems, spine, first, last)
    growth.put(stems, 4.2)
    for k, view in enumerate(HEADS):
        s.sun_side(heads, view, s.SUNFLOWER, s.SUNFLOWER_LEAF, s.SEED, k + 2)
    growth.put(heads, 4.6)
    hanging = Group()
    chrysalis(hanging, Pose((516, 740), 1.7, 6), CHRYSALIS)
    growth.put(hanging, 3.0)
    return pip_card("D", 6, growth)
