"""Three of spades: three dewy buds nod one above the other; the higher, the further from its ruff."""
from __future__ import annotations

from ..card import Card
from ..growth.anemone import ANEMONE, ANEMONE_LEAF, WHITE_ANEMONE, anemone_bud, anemone_stem, collar, parsley, tip
from ..growth.anemone_ground import dew
from ..line import keyline
from ..pip_cards import pip_card
from ..splines import curve
from ..svg import Group

HIGH = curve([(66, 1130), (62, 820), (92, 590), (206, 440), (350, 402), (484, 340), (548, 230), (522, 126), (456, 108),
              (432, 154)])
MIDDLE = curve([(110, 1130), (118, 930), (212, 760), (370, 690), (500, 610), (548, 500), (516, 410), (464, 410),
                (452, 446)])
LOW = curve([(190, 1130), (246, 1020), (350, 966), (446, 886), (510, 800), (480, 724), (440, 738), (434, 766)])
LEAVES = (([(90, 1130), (150, 1040), (160, 950)], 220, (1, 1)),
          ([(80, 1130), (40, 800), (60, 560), (122, 432)], 230, (1, .9)),
          ([(240, 1130), (320, 1080), (360, 1050)], 160, (1, 1)))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, buds = Group(), Group(), Group(), Group()
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, seen=seen)
    growth.add(keyline(leaves, .9, 3.6, ANEMONE_LEAF.line))
    for spine, first in ((HIGH, 17), (MIDDLE, 14), (LOW, 11)):
        anemone_stem(stems, spine, first, 6)
    collar(stems, HIGH, .80, 76)
    growth.add(keyline(stems, 1.0, 4.4, ANEMONE_LEAF.line))
    anemone_bud(buds, tip(LOW, .8), ANEMONE, ANEMONE_LEAF, 1)
    anemone_bud(buds, tip(MIDDLE, .95), ANEMONE, ANEMONE_LEAF, .6)
    anemone_bud(buds, tip(HIGH, 1.1), ANEMONE, ANEMONE_LEAF, 0)
    growth.add(keyline(buds, 1.0, 4.4, ANEMONE_LEAF.line))
    for spine, scale in ((MIDDLE, .95), (LOW, .8)):
        dew(growth, tip(spine, scale).point((2, -101)), 17, WHITE_ANEMONE)
    return pip_card("S", 3, growth)
