"""The anemone of the spades: an open flower, a cup, a bud and a ripe head over their cut leaves."""
from __future__ import annotations

from PIL.Image import Image

from ..flowers.turned import View
from ..growth import anemone
from ..splines import Pose, curve
from ..svg import Group
from .mount import ground, mounted

EDGE = anemone.ANEMONE_LEAF.line
MAIN = curve([(296, 770), (306, 620), (270, 440), (286, 236)])
RIGHT = curve([(312, 770), (372, 640), (448, 520), (456, 382)])
LEFT = curve([(284, 770), (232, 660), (150, 560), (132, 420)])
SEED = curve([(304, 770), (352, 690), (430, 640), (500, 560)])
LEAVES = (([(280, 770), (216, 710), (136, 690)], 150, (1, .9)), ([(316, 770), (388, 730), (452, 716)], 150, (.9, 1)),
          ([(296, 770), (262, 690), (236, 630)], 130, (1, 1)), ([(304, 770), (346, 700), (360, 630)], 110, (1, 1)))


def draw() -> Image:
    leaves, stems, heads = Group(), Group(), Group()
    for spots, size, seen in LEAVES:
        anemone.parsley(leaves, curve(spots), size, anemone.ANEMONE_LEAF, anemone.ANEMONE_LEAF, seen=seen)
    for spine, first, last in ((SEED, 9, 6), (LEFT, 10, 7), (RIGHT, 11, 7), (MAIN, 14, 9)):
        anemone.anemone_stem(stems, spine, first, last, anemone.ANEMONE_LEAF)
    for spine, share, size in ((MAIN, .56, 92), (RIGHT, .72, 66), (LEFT, .74, 62)):
        anemone.collar(stems, spine, share, size, anemone.ANEMONE_LEAF)
    anemone.woolly_head(heads, anemone.tip(SEED, .72, 4), anemone.WOOL, anemone.ANEMONE_LEAF, .2)
    anemone.achene(heads, Pose((556, 440), .9, 30), anemone.WOOL)
    anemone.anemone_bud(heads, anemone.tip(LEFT, .82, -4), anemone.ANEMONE, anemone.ANEMONE_LEAF)
    anemone.anemone_cup(heads, View((462, 372), 92, 30, .85, 14), anemone.BLUE_ANEMONE, 4, anemone.NIGHT)
    anemone.anemone_open(heads, View((286, 178), 140, 58, .3, -12), anemone.ANEMONE, -96, 2, anemone.NIGHT)
    return mounted((ground(EDGE), 1.0, EDGE), (leaves, 3.4, EDGE), (stems, 4, EDGE), (heads, 4.8, anemone.ANEMONE.line))
