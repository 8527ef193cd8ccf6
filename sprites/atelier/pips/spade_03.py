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

HIGH = curve([(146, 1052), (92, 930), (90, 780), (132, 610), (176, 440), (214, 290), (282, 166), (380, 108),
              (446, 148), (454, 232), (434, 316)])
MIDDLE = curve([(186, 1052), (330, 1010), (448, 960), (520, 868), (522, 768), (474, 700)])
BUD = curve([(120, 1056), (62, 940), (58, 800), (72, 700), (120, 668), (164, 690), (172, 724)])
MOON, REACH = 400 + 390j, 196
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
    for spine, first, last, nodes in ((BUD, 13, 6, (.80,)), (HIGH, 24, 7, (.84,)), (MIDDLE, 19, 8, (.78,))):
        a.anemone_stem(stems, spine, first * .7, last, v.STEM)
        bough(stems, spine, first, last, v.STEM, nodes, .5)
    a.collar(stems, HIGH, .86, 66, v.LEAF)
    a.collar(stems, MIDDLE, .74, 60, v.LEAF)
    growth.put(stems, 3.2, 1.0)
    tuber(foot, Pose((152, 1060), .92, 2))
    soil(foot, 1052, EARTH)
    growth.put(foot, 3.0)
    a.anemone_bud(buds, a.tip(BUD, .92), v.PLUM, v.LEAF, wrap=.7)
    growth.put(buds, 4.2)
    v.half_open(heads, View((470, 706), 94, 40, .74, -20), v.VIOLET, 5)
    growth.put(heads, 4.6)
    v.half_open(bell, View((438, 320), 124, 30, .98, 193), v.PLUM, 3)
    growth.put(bell, 4.8)
    dew(growth, a.tip(BUD, .92).point((2, -101)), 18, a.WHITE_ANEMONE)
    return pip_card("S", 3, growth, _evening())
