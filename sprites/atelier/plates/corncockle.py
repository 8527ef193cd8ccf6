"""Corncockle among two ears of wheat: a flower, one from the side, a bud, leaves as narrow as grass."""
from __future__ import annotations

from PIL.Image import Image

from ..flowers.corncockle import COCKLE, COCKLE_LEAF, STRAW, cockle_bud, cockle_open, cockle_side, cockle_stem, ear
from ..flowers.perch import perch
from ..flowers.turned import View
from ..organs import stalk
from ..splines import curve
from ..svg import Group
from .mount import ground, mounted

EDGE = COCKLE_LEAF.line
MAIN = curve([(296, 780), (308, 620), (270, 440), (282, 236)])
HIGH = curve([(306, 780), (360, 640), (440, 500), (456, 350)])
BUD = curve([(286, 780), (240, 660), (160, 560), (140, 430)])
WHEAT = (([(320, 780), (400, 640), (500, 500), (546, 300)], 1.0), ([(274, 780), (200, 640), (90, 520), (60, 330)], .9))


def draw() -> Image:
    straw, stems, heads = Group(), Group(), Group()
    for spots, size in WHEAT:
        spine = curve(spots)
        stalk(straw, spine, 7 * size, 4 * size, STRAW)
        ear(straw, spine, size, STRAW)
    cockle_stem(stems, BUD, 8, 5, ((.24, 130), (.5, 120), (.76, 90)), COCKLE_LEAF)
    cockle_stem(stems, HIGH, 9, 6, ((.18, 150), (.42, 140), (.66, 120)), COCKLE_LEAF)
    cockle_stem(stems, MAIN, 13, 7, ((.10, 160), (.28, 160), (.48, 150), (.68, 120)), COCKLE_LEAF)
    cockle_bud(heads, perch(BUD, 1.2), COCKLE, COCKLE_LEAF)
    cockle_side(heads, View((466, 290), 94, 20, .62, 14), 3, COCKLE, COCKLE_LEAF)
    cockle_open(heads, View((284, 190), 142, 58, .26, -12), -96, 4, COCKLE, COCKLE_LEAF)
    return mounted((ground(EDGE), 1.0, EDGE), (straw, 3, STRAW.line), (stems, 4, EDGE), (heads, 5, COCKLE.line))
