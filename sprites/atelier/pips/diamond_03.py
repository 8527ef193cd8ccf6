"""Three of diamonds: the first bud shows its yellow; a caterpillar of the painted lady feeds on a leaf turned over."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.country import ranges
from ..growth.morning import morning
from ..growth.painted_lady import caterpillar
from ..pip_cards import pip_card
from ..splines import curve
from ..svg import Group

STEM = curve([(210, 1130), (120, 1010), (96, 880), (150, 770), (300, 716), (440, 660), (512, 540), (518, 400),
              (548, 280), (540, 160), (484, 100), (456, 140)])
CATERPILLAR_ON = curve([(150, 436), (182, 420), (216, 416), (250, 420), (282, 412)])
EATEN = (.52, .76)
# spine from the stem on, half widths left and right of it, share of the stalk, how far the edge rolls, tones
BEHIND: tuple[v.Row, ...] = (([STEM.at(.335), (206, 680), (186, 610), (92, 540)], 46, 50, .22, 0, 3),
                             ([STEM.at(.08), (300, 1000), (380, 980), (440, 1000)], 40, 46, .3, 0, 3))
LEAVES: tuple[v.Row, ...] = (([STEM.at(.39), (420, 770), (476, 744), (546, 826)], 44, 50, .27, 0, 1),
                             ([STEM.at(.13), (220, 990), (290, 980), (400, 1056)], 46, 54, .24, .5, 0),
                             ([STEM.at(.22), (70, 800), (58, 740), (66, 620)], 36, 30, .24, .5, 0),
                             ([STEM.at(.80), (470, 300), (430, 330), (400, 440)], 30, 26, .26, 0, 2))
GREAT = [STEM.at(.66), (430, 420), (300, 404), (62, 500)]
EARTH = [(-10, 1068), (140, 1056), (300, 1070), (640, 1060)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    back, leaves, great, stems, bud, guest = (Group() for _ in range(6))
    growth.add(morning("D", 474 + 180j, 110, "#F6DFA0"))
    growth.add(ranges("D", [(-10, 962), (130, 944), (280, 964), (460, 936), (640, 954)]))
    growth.add(ranges("D", [(-10, 1006), (150, 996), (330, 1012), (640, 990)], first=1))
    v.leaves(back, BEHIND)
    growth.back(back, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 4))
    v.leaves(leaves, LEAVES, 11)
    growth.put(leaves, 3.2)
    f.sun_leaf(great, curve(GREAT), 62, v.FULL, 70, .26, .6, 13, EATEN)
    growth.put(great, 3.4)
    f.sun_stem(stems, STEM, 30, 12, v.FULL)
    bough(stems, STEM, 38, 11, v.FULL, (.13, .335, .39, .66, .80), .6, scarred=False)
    growth.put(stems, 4.2)
    f.sun_bud(bud, f.tip_of(STEM, 1.3, 6), v.GOLD, v.FULL, tuft=1.3)
    growth.put(bud, 4.4)
    caterpillar(guest, CATERPILLAR_ON, 24)
    growth.put(guest, 3.0)
    return pip_card("D", 3, growth)
