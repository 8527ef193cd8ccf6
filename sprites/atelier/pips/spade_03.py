"""Three of spades: a stalk over the upper sign to a large nodding flower in front of the moon; a cup, a bud."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark
from ..flowers.turned import View
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.anemone_ground import dew, soil, tuber
from ..growth.boughs import bough
from ..growth.skies import air, drift, land, maria, orb, streaks
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

HIGH = curve([(150, 1052), (76, 920), (54, 740), (84, 530), (154, 330), (250, 170), (356, 108), (448, 146),
              (476, 222), (460, 288)])
MIDDLE = curve([(186, 1052), (320, 1012), (456, 950), (530, 840), (500, 728), (400, 690), (300, 722),
                (200, 762), (146, 756)])
BUD = curve([(230, 1060), (450, 1000), (552, 860), (556, 720), (548, 610), (514, 556), (476, 572), (470, 600)])
MOON, REACH = 546 + 372j, 172
EARTH = Tones("#A8937A", "#5C4839", "#3F3026", "#17162B")
LEAVES = (([(180, 1052), (250, 1030), (310, 1010), (350, 960)], 150, (1, 1)),
          ([(108, 1056), (70, 1020), (60, 960), (88, 886)], 150, (.8, 1)),
          ([(220, 1056), (330, 1050), (420, 1000), (452, 936)], 130, (.9, .8)))
SHADED = (([(190, 1060), (230, 1040), (250, 980)], 120), ([(100, 1060), (150, 1010), (166, 930)], 130),
          ([(330, 1060), (390, 1010), (410, 940)], 110))


def _evening() -> Group:
    scene = air("#A6A2C6", (210, "#B6B2D0"), (420, "#CAC6D8"), (620, "#DED6DC"), (800, "#EFE0D2"))
    orb(scene, "S", MOON, REACH, "#FAEFC8", "#CFCBDC", "#E2DCDC")
    maria(scene, MOON, REACH, "#F0E0B2")
    drift(scene, ("#E4DFE8", "#BDB8D0"), (120, 470, 320, 64), (420, 560, 300, 60), (60, 700, 260, 54),
          (330, 820, 300, 60))
    streaks(scene, "#C9C4D8", (520, 470, 240, 9), (420, 250, 220, 8))
    land(scene, "S", ([(-60, 958), (60, 934), (170, 956), (300, 944), (430, 956), (520, 930), (680, 920)],
         [(-60, 1000), (150, 984), (340, 1006), (680, 976)], [(-60, 1040), (220, 1050), (680, 1030)]),
         ("#A3B2C8", "#8298B2", "#647A96"))
    return scene


def draw() -> Card:
    growth = Growth("S")
    shaded, leaves, stems, foot, buds, heads, bell = (Group() for _ in range(7))
    a.leaves(shaded, SHADED, dark("S", v.LEAF, .22))
    growth.back(shaded)
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 2.6, 1.0)
    for spine, first, last, nodes in ((BUD, 18, 6, (.80,)), (HIGH, 34, 8, (.86,)), (MIDDLE, 28, 9, (.80,))):
        a.anemone_stem(stems, spine, first, last, v.STEM)
        bough(stems, spine, first, last, v.STEM, nodes, .5)
    a.collar(stems, HIGH, .885, 70, v.LEAF)
    a.collar(stems, MIDDLE, .74, 66, v.LEAF)
    growth.put(stems, 3.2, 1.0)
    tuber(foot, Pose((152, 1060), .92, 2))
    soil(foot, 1052, EARTH)
    growth.put(foot, 3.0)
    a.anemone_bud(buds, a.tip(BUD, .92), v.PLUM, v.LEAF, wrap=.7)
    growth.put(buds, 4.2)
    v.half_open(heads, View((158, 752), 106, 34, .84, -16), v.VIOLET, 5)
    growth.put(heads, 4.6)
    v.half_open(bell, View((462, 284), 122, 30, .98, 187), v.PLUM, 3)
    growth.put(bell, 4.8)
    dew(growth, a.tip(BUD, .92).point((2, -101)), 18, a.WHITE_ANEMONE)
    return pip_card("S", 3, growth, _evening())
