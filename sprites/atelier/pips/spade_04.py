"""Four of spades: one great bud in the middle shows its colour, two younger ones still nod."""
from __future__ import annotations

from ..card import Card
from ..growth.anemone import ANEMONE, ANEMONE_LEAF, anemone_bud, anemone_stem, parsley, tip
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF = calm("S", 4, ANEMONE, ANEMONE_LEAF)
MAIN = curve([(250, 1130), (284, 980), (318, 860), (308, 690)])
LEFT = curve([(170, 1130), (96, 980), (62, 760), (66, 540), (100, 410), (146, 372), (176, 404)])
RIGHT = curve([(300, 1130), (420, 1010), (530, 860), (558, 620), (548, 340), (476, 132), (376, 100), (312, 128),
               (304, 172)])
LEAVES = (([(200, 1130), (120, 1000), (92, 860), (112, 760)], 190, (1, 1)),
          ([(280, 1130), (380, 1000), (470, 860), (486, 760)], 190, (1, 1)),
          ([(220, 1130), (214, 1080), (206, 1030)], 180, (1, 1)))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, bud = Group(), Group(), Group(), Group()
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, LEAF, LEAF, seen=seen)
    growth.add(keyline(leaves, .9, 3.5, LEAF.line))
    anemone_stem(stems, RIGHT, 12, 6, LEAF)
    anemone_stem(stems, LEFT, 12, 6, LEAF)
    anemone_stem(stems, MAIN, 20, 15, LEAF)
    anemone_bud(stems, tip(LEFT, .85), PETAL, LEAF, 1)
    anemone_bud(stems, tip(RIGHT, .8), PETAL, LEAF, .6)
    growth.add(keyline(stems, 1.0, 4.3, LEAF.line))
    anemone_bud(bud, Pose((308, 690), 2.5, 4), PETAL, LEAF, .3)
    growth.add(keyline(bud, 1.0, 5.0, LEAF.line))
    return pip_card("S", 4, growth)
