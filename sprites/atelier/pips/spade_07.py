"""Seven of spades: a spray bows in from the side, its cups open to the light; the first tepals fall."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    NIGHT,
    anemone_cup,
    anemone_fallen,
    anemone_stem,
    collar,
    parsley,
)
from ..growth.depth import distant, fallen_shade
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, DARK = calm("S", 7, ANEMONE, ANEMONE_LEAF, NIGHT)
FIRST = curve([(650, 860), (548, 792), (440, 776), (356, 776), (318, 742)])
SECOND = curve([(650, 830), (500, 766), (360, 784), (200, 776), (92, 700), (66, 560), (118, 430)])
THIRD = curve([(650, 880), (566, 760), (540, 580), (560, 380), (540, 240), (484, 160)])
LEAVES = (([(90, 1130), (96, 1070), (112, 1000)], 185, (1, 1)), ([(330, 1130), (346, 1070), (366, 1010)], 170, (1, 1)),
          ([(650, 760), (586, 650), (524, 590)], 130, (1, 1)))

BEHIND = (([(30, 760), (60, 420), (150, 320)], 230), ([(330, 1130), (250, 960)], 240), ([(600, 560), (470, 420)], 240))


def draw() -> Card:
    """The whole card."""
    growth, far, leaves, stems, heads = Group(), Group(), Group(), Group(), Group()
    for spots, size in BEHIND:
        parsley(far, curve(spots), size, LEAF, LEAF)
    growth.trim(distant(far, "#D8DDD5"))
    for path, size, seen in LEAVES:
        parsley(leaves, curve(path), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.3, LEAF.line))
    for spine in (THIRD, SECOND, FIRST):
        anemone_stem(stems, spine, 15, 6, LEAF)
    for spine, share, size in ((FIRST, .48, 60), (SECOND, .88, 64), (THIRD, .84, 62)):
        collar(stems, spine, share, size, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.1, LEAF.line))
    anemone_cup(heads, View((486, 158), 98, 30, .85, -28), PETAL, 3, DARK)
    anemone_cup(heads, View((118, 432), 88, 28, .9, 14), PETAL, 4, DARK)
    anemone_cup(heads, View((318, 750), 132, 30, .85, -34), PETAL, 2, DARK)
    for x, y, turn, scale in ((112, 872, -50, .95), (236, 1014, 70, 1.1)):
        anemone_fallen(heads, Pose((x, y), scale, turn), PETAL)
    growth.trim(fallen_shade(heads, PETAL.line)).add(keyline(heads, 1.0, 4.3, PETAL.line))
    return pip_card("S", 7, growth)
