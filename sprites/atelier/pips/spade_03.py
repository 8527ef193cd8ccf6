"""Three of spades: one tuber bears three dewy buds that nod; the higher, the further from its ruff."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, hills
from ..growth import anemone as a
from ..growth.anemone_ground import dew, soil, tuber
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

HIGH = curve([(126, 1044), (104, 940), (98, 800), (122, 600), (214, 446), (350, 402), (476, 340), (522, 238),
              (502, 132), (444, 108), (420, 154)])
MIDDLE = curve([(136, 1040), (84, 930), (58, 780), (70, 640), (122, 536), (184, 520), (204, 570), (196, 604)])
LOW = curve([(176, 1042), (260, 1010), (372, 950), (470, 860), (520, 740), (498, 650), (448, 640), (430, 676)])
LEAVES = (([(180, 1046), (240, 1040), (300, 1024), (352, 1004)], 124, (1, 1)),
          ([(116, 1050), (76, 1000), (64, 930), (84, 880)], 126, (.8, 1)))


def draw() -> Card:
    """The whole card."""
    growth = Growth("S")
    leaves, stems, foot, buds = (Group() for _ in range(4))
    a.leaves(leaves, LEAVES)
    growth.add(hills("S", [(-10, 980), (150, 960), (330, 985), (640, 950)], [(-10, 1010), (200, 1024), (640, 1000)]))
    growth.put(leaves, 3.0)
    for spine, first in ((HIGH, 21), (MIDDLE, 16), (LOW, 11)):
        a.anemone_stem(stems, spine, first, 6)
    a.collar(stems, HIGH, .795, 58)
    growth.put(stems, 4.2)
    tuber(foot, Pose((152, 1058), .92, 2))
    soil(foot, 1050)
    growth.put(foot, 3.0)
    a.anemone_bud(buds, a.tip(LOW, .8), wrap=1)
    a.anemone_bud(buds, a.tip(MIDDLE, .95), wrap=.6)
    a.anemone_bud(buds, a.tip(HIGH, 1.1), wrap=0)
    growth.put(buds, 4.2)
    for spine, scale in ((MIDDLE, .95), (LOW, .8)):
        dew(growth, a.tip(spine, scale).point((2, -101)), 17, a.WHITE_ANEMONE)
    return pip_card("S", 3, growth)
