"""Three of spades: three stalks of one tuber cross; the bell by the moon nods, one looks up, one sleeps."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark
from ..flowers.turned import View
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.anemone_ground import dew, soil, tuber
from ..growth.morning import morning
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

HIGH = curve([(170, 1050), (300, 1010), (450, 920), (536, 790), (554, 600), (532, 430), (544, 290), (540, 160),
              (504, 96), (470, 128)])
MIDDLE = curve([(140, 1044), (96, 950), (96, 840), (150, 764), (248, 700), (350, 722), (446, 724), (486, 604)])
LEFT = curve([(120, 1046), (60, 920), (52, 740), (70, 560), (96, 440), (150, 386), (196, 410), (196, 456)])
EARTH = Tones("#A8937A", "#5C4839", "#3F3026", "#17162B")
LEAVES = (([(180, 1046), (250, 1040), (310, 1010), (366, 962)], 150, (1, 1)),
          ([(108, 1050), (70, 1010), (56, 930), (80, 860)], 140, (.8, 1)))
SHADED = (([(190, 1060), (230, 1040), (246, 1000)], 108), ([(100, 1060), (140, 1000), (150, 940)], 120),
          ([(330, 1060), (410, 1010), (450, 950)], 110))


def draw() -> Card:
    """The whole card."""
    growth = Growth("S")
    shaded, leaves, stems, foot, buds, heads = (Group() for _ in range(6))
    growth.add(morning("S", 470 + 178j, 92, "#F0DFA2"))
    a.leaves(shaded, SHADED, dark("S", v.LEAF, .22))
    growth.back(shaded)
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 2.6, 1.0)
    for spine, first in ((LEFT, 19), (HIGH, 34), (MIDDLE, 26)):
        a.anemone_stem(stems, spine, first, 6, v.STEM)
    a.collar(stems, HIGH, .79, 66, v.LEAF)
    a.collar(stems, MIDDLE, .87, 66, v.LEAF)
    growth.put(stems, 3.2, 1.0)
    tuber(foot, Pose((152, 1058), .92, 2))
    soil(foot, 1050, EARTH)
    growth.put(foot, 3.0)
    a.anemone_bud(buds, a.tip(LEFT, 1.25), v.PLUM, v.LEAF, wrap=.7)
    growth.put(buds, 4.2)
    v.half_open(heads, View((472, 132), 94, 32, 1.0, 190), v.VIOLET, 3)
    v.half_open(heads, View((472, 606), 106, 29, .86, -14), v.VIOLET, 5)
    growth.put(heads, 4.6)
    dew(growth, a.tip(LEFT, 1.25).point((2, -101)), 18, a.WHITE_ANEMONE)
    return pip_card("S", 3, growth)
