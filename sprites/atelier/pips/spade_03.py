"""Three of spades: one tuber bears three dewy buds that nod; the higher, the further from its ruff."""
from __future__ import annotations

from ..card import Card
from ..growth.anemone import ANEMONE, ANEMONE_LEAF, WHITE_ANEMONE, anemone_bud, anemone_stem, collar, parsley, tip
from ..growth.anemone_ground import TUBER, dew, soil, tuber
from ..growth.depth import fallen_shade
from ..line import keyline
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

HIGH = curve([(126, 1044), (104, 940), (98, 800), (122, 600), (214, 446), (350, 402), (476, 340), (522, 238),
              (502, 132), (444, 108), (420, 154)])
MIDDLE = curve([(150, 1040), (146, 930), (220, 766), (370, 690), (500, 610), (548, 500), (516, 410), (464, 410),
                (452, 446)])
LOW = curve([(176, 1042), (236, 1016), (350, 966), (446, 886), (510, 800), (480, 724), (440, 738), (434, 766)])
LEAVES = (([(114, 1048), (62, 960), (54, 780), (62, 620), (104, 486)], 196, (.9, .9)),
          ([(180, 1046), (240, 1040), (300, 1024), (352, 1004)], 124, (1, 1)))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, foot, buds = (Group() for _ in range(5))
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, seen=seen)
    growth.trim(fallen_shade(leaves, ANEMONE_LEAF.line)).add(keyline(leaves, .9, 3.6, ANEMONE_LEAF.line))
    for spine, first in ((HIGH, 21), (MIDDLE, 16), (LOW, 11)):
        anemone_stem(stems, spine, first, 6)
    collar(stems, HIGH, .795, 58)
    growth.trim(fallen_shade(stems, ANEMONE_LEAF.line)).add(keyline(stems, 1.0, 4.4, ANEMONE_LEAF.line))
    tuber(foot, Pose((152, 1058), .92, 2))
    soil(foot, 1050)
    growth.add(keyline(foot, 1.0, 3.6, TUBER.line))
    anemone_bud(buds, tip(LOW, .8), ANEMONE, ANEMONE_LEAF, 1)
    anemone_bud(buds, tip(MIDDLE, .95), ANEMONE, ANEMONE_LEAF, .6)
    anemone_bud(buds, tip(HIGH, 1.1), ANEMONE, ANEMONE_LEAF, 0)
    growth.add(keyline(buds, 1.0, 4.4, ANEMONE_LEAF.line))
    for spine, scale in ((MIDDLE, .95), (LOW, .8)):
        dew(growth, tip(spine, scale).point((2, -101)), 17, WHITE_ANEMONE)
    return pip_card("S", 3, growth)
