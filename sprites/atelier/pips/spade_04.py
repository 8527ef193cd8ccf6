"""Four of spades: one great bud in the middle shows its colour, two younger ones still nod."""
from __future__ import annotations

from ..card import Card
from ..growth.anemone import ANEMONE, ANEMONE_LEAF, WHITE_ANEMONE, anemone_bud, anemone_stem, parsley, tip
from ..growth.anemone_ground import dew
from ..growth.depth import dewy_thread, distant, fallen_shade
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

BEHIND = (([(60, 1000), (40, 600), (120, 330)], 250), ([(560, 900), (580, 500), (480, 330)], 260))


def draw() -> Card:
    """The whole card."""
    growth, far, leaves, stems, bud = Group(), Group(), Group(), Group(), Group()
    for spots, size in BEHIND:
        parsley(far, curve(spots), size, LEAF, LEAF)
    growth.trim(distant(far, "#D8DDD5"))
    for path, size, seen in LEAVES:
        parsley(leaves, curve(path), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.5, LEAF.line))
    anemone_stem(stems, RIGHT, 12, 6, LEAF)
    anemone_stem(stems, LEFT, 12, 6, LEAF)
    anemone_stem(stems, MAIN, 20, 15, LEAF)
    anemone_bud(stems, tip(LEFT, .85), PETAL, LEAF, 1)
    anemone_bud(stems, tip(RIGHT, .8), PETAL, LEAF, .6)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.3, LEAF.line))
    anemone_bud(bud, Pose((308, 700), 2.9, 4), PETAL, LEAF, .3)
    growth.trim(fallen_shade(bud, LEAF.line)).add(keyline(bud, 1.0, 5.0, LEAF.line))
    dewy_thread(growth, curve([(182, 478), (176, 590), (246, 640)]), LEAF.line, WHITE_ANEMONE, 9, 6)
    for spine, scale in ((LEFT, .85), (RIGHT, .8)):
        dew(growth, tip(spine, scale).point((2, -101)), 20, WHITE_ANEMONE)
    return pip_card("S", 4, growth)
