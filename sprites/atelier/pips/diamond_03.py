"""Three of diamonds: the first bud with some yellow; a caterpillar of the painted lady on a turned leaf."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.painted_lady import caterpillar
from ..growth.skies import air, drift, land, orb
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


def _late() -> Group:
    scene = air("#F3DBA6", (190, "#F5E0B0"), (390, "#F8E6BC"), (590, "#FAECC8"), (790, "#FCF2D6"))
    orb(scene, "D", 462 + 186j, 150, "#FFF2BE", "#F8E2A8", "#FBE9B0")
    drift(scene, ("#FFF7E2", "#F0D9AA"), (120, 330, 320, 66), (490, 560, 300, 62), (110, 760, 280, 60))
    land(scene, "D", ([(-60, 958), (60, 934), (170, 956), (300, 944), (430, 956), (520, 930), (680, 920)],
         [(-60, 1000), (150, 984), (340, 1006), (680, 976)], [(-60, 1040), (220, 1050), (680, 1030)]),
         ("#EBCB8A", "#D6AE60", "#B08F4C"))
    return scene


def draw() -> Card:
    growth = Growth("D")
    back, leaves, great, stems, bud, guest = (Group() for _ in range(6))
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
    return pip_card("D", 3, growth, _late())
