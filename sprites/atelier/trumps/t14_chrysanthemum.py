"""Trump 14: chrysanthemum by a fence at dusk, a mountain far off, as in a poem of Tao Yuanming."""
from __future__ import annotations

from ..flowers.mum_leaf import mum_leaf
from ..flowers.mums import mum_bud, mum_head
from ..frame import trump_card
from ..line import keyline
from ..organs import stalk
from ..splines import curve
from ..svg import Group
from ..tones import Tones
from .eastern_fence import fence_at_dusk

STALK = Tones("#A9B982", "#6E8A55", "#456443", "#1F362D")
STEMS = (([(282, 990), (214, 900), (150, 810), (128, 690)], 13, 9),
         ([(298, 1020), (370, 940), (424, 890), (440, 800)], 15, 11),
         ([(302, 1060), (284, 900), (330, 720), (312, 580), (312, 500)], 22, 16))
# spine, half-width, lobes whose edge is rolled over
LEAVES = (([(286, 950), (216, 880), (142, 876), (58, 946)], 80, ((1, 1),)),
          ([(322, 740), (390, 668), (468, 640), (556, 682)], 80, ((-1, 1), (1, 2))),
          ([(306, 780), (248, 724), (196, 650), (192, 550)], 64, ((-1, 0), (1, 2))),
          ([(302, 1020), (372, 990), (436, 962), (500, 892)], 62, ((-1, 1),)),
          ([(300, 1050), (228, 1000), (146, 990), (62, 1050)], 70, ((-1, 1),)))


def draw() -> Group:
    picture = fence_at_dusk()
    leaves, stems, heads, main = Group(), Group(), Group(), Group()
    for spots, width, rolled in LEAVES:
        mum_leaf(leaves, curve(spots), width, rolled)
    for spots, first, last in STEMS:
        stalk(stems, curve(spots), first, last, STALK)
    mum_bud(heads, (128, 696), 1.06, -6)
    mum_head(heads, (452, 780), 108, 8, tilt=.66, lift=.2, turn=10)
    mum_head(main, (316, 384), 206, tilt=.86, lift=.14, turn=-8)
    for layer, thick in ((leaves, 5), (stems, 5), (heads, 6), (main, 7)):
        picture.add(keyline(layer, 1.2, thick))
    return trump_card(picture, "14", "CHRYSANTHÈME")
