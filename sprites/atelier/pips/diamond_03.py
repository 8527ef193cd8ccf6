"""Three of diamonds: leaf after leaf, each at its own turn, the first bud nods; a caterpillar of the painted lady."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth.painted_lady import caterpillar
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
SHADED = (([(140, 1080), (100, 1030), (80, 1010), (40, 1060)], 30, 34, .25, 0),
          ([(150, 1100), (240, 1070), (330, 1050), (420, 1030)], 30, 34, .3, 0))
EARTH = [(-10, 1068), (140, 1056), (300, 1070), (640, 1060)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, stems, bud, guest = (Group() for _ in range(5))
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        f.sun_leaf(leaves, curve(spots), left, (s.SUNFLOWER_LEAF, f.COOL_LEAF)[k % 2], right, stalk, roll, 12,
                 EATEN if k == 0 else (1, 1))
    f.leaves(shaded, SHADED, (f.SHADED,), 9)
    growth.add(hills("D", [(-10, 976), (200, 990), (420, 964), (640, 980)], [(-10, 1020), (300, 1010), (640, 1024)]))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 4)).put(leaves, 3.0)
    f.sun_stem(stems, STEM, 26, 13)
    growth.put(stems, 4.2)
    f.sun_bud(bud, f.tip_of(STEM, 1.25, 10), tuft=.9)
    growth.put(bud, 4.2)
    caterpillar(guest, CATERPILLAR_ON, 22)
    growth.put(guest, 3.0)
    return pip_card("D", 3, growth)
