"""Three of spades: one tuber bears three dewy buds that nod; the higher, the further from its ruff."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, hills, low_sun
from ..growth import anemone as a
from ..growth.anemone_ground import dew, soil, tuber
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

HIGH = curve([(126, 1044), (104, 940), (98, 800), (122, 600), (214, 446), (350, 402), (476, 340), (522, 238),
              (502, 132), (444, 108), (420, 154)])
MIDDLE = curve([(136, 1040), (84, 930), (58, 780), (70, 640), (122, 536), (184, 520), (204, 570), (196, 604)])
LOW = curve([(176, 1042), (260, 1010), (372, 950), (470, 860), (520, 740), (498, 650), (448, 640), (430, 676)])
LEAVES = (([(180, 1046), (240, 1040), (310, 1010), (372, 960)], 150, (1, 1)),
          ([(116, 1050), (76, 1000), (60, 920), (84, 850)], 150, (.8, 1)))
SHADED = (([(190, 1060), (240, 1030), (250, 990)], 120), ([(100, 1060), (70, 1030), (60, 990)], 110),
          ([(330, 1060), (400, 1010), (440, 960)], 120))


def draw() -> Card:
    """The whole card."""
    growth = Growth("S")
    shaded, leaves, stems, foot, buds = (Group() for _ in range(5))
    growth.add(low_sun("S", 430 + 190j, 118))
    a.leaves(shaded, SHADED, a.SHADED)
    a.leaves(leaves, LEAVES)
    growth.add(hills("S", [(-10, 980), (150, 960), (330, 985), (640, 950)], [(-10, 1010), (200, 1024), (640, 1000)]))
    growth.back(shaded).put(leaves, 3.2)
    for spine, first in ((HIGH, 23), (MIDDLE, 17), (LOW, 14)):
        a.anemone_stem(stems, spine, first, 6)
    a.collar(stems, HIGH, .72, 84)
    growth.put(stems, 4.2)
    tuber(foot, Pose((152, 1058), .92, 2))
    soil(foot, 1050)
    growth.put(foot, 3.0)
    a.anemone_bud(buds, a.tip(LOW, 1.05), wrap=1)
    a.anemone_bud(buds, a.tip(MIDDLE, 1.1), wrap=.6)
    a.anemone_bud(buds, a.tip(HIGH, 1.4), wrap=0)
    growth.put(buds, 4.2)
    for spine, scale in ((MIDDLE, 1.1), (LOW, 1.05)):
        dew(growth, a.tip(spine, scale).point((2, -101)), 17, a.WHITE_ANEMONE)
    return pip_card("S", 3, growth)
