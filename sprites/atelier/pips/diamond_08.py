"""Eight of diamonds: full faces on two stems that sweep round the signs; a honeybee flies to the topmost."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade, sun_low
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_side, sunflower
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..growth.sunflower_ripe import BEE, WING, honeybee
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

BEES = calm("D", 5, BEE, WING)
RAY, LEAF, COOL, DISC = calm("D", 7, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED)
HAZE = "#F5E0B2", "#F8E7BF"
SWEEP = curve([(262, 1130), (392, 1010), (486, 870), (534, 690), (548, 470), (526, 250), (446, 150)])
BRANCH = curve([SWEEP.at(.48), (516, 560), (492, 490), (474, 410)])
LEFT = curve([(150, 1130), (84, 1010), (62, 880), (112, 714)])
FOOT = curve([(238, 1140), (246, 1080), (262, 1020)])
BUD = curve([(100, 1040), (52, 880), (40, 640), (56, 500), (104, 424)])
NEAR, SIDE = View((118, 714), 126, 72, .1, -24), View((470, 406), 100, 66, .1, 22)
TOP, LOW = View((440, 112), 104, 30, 0, -22), View((262, 1010), 92, 42, .1, -8)
LEAVES = (([SWEEP.at(.36), (506, 770), (470, 714), (392, 690)], 52, 56, .2, 0),
          ([LEFT.at(.34), (90, 960), (120, 930), (160, 976)], 36, 40, .2, .5),
          ([BUD.at(.74), (70, 500), (120, 520), (140, 462)], 26, 30, .2, 0),
          ([SWEEP.at(.16), (390, 970), (370, 960), (330, 940)], 26, 30, .2, .5),
          ([SWEEP.at(.80), (540, 270), (500, 262), (474, 300)], 24, 26, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, guest = Group(), Group(), Group(), Group(), Group()
    haze = Group()
    sun_low(haze, 305 + 560j, 250, HAZE, 0)
    growth.trim(haze)
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.6, LEAF.line))
    for spine, first, last in ((BUD, 12, 8), (LEFT, 17, 12), (SWEEP, 20, 12), (BRANCH, 10, 9), (FOOT, 15, 13)):
        sun_stem(stems, spine, first, last, LEAF)
    sun_bud(stems, tip_of(BUD, .62), RAY, LEAF, .6)
    growth.trim(fallen_shade(stems, LEAF.line, 11)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    sun_side(heads, TOP, RAY, LEAF, DISC, 4)
    sunflower(heads, SIDE, RAY, DISC, 26, 6, .88, 210)
    sunflower(heads, NEAR, RAY, DISC, 28, 3, .70, 230)
    sunflower(heads, LOW, RAY, DISC, 26, 2, .60, 210)
    growth.trim(fallen_shade(heads, RAY.line)).add(keyline(heads, 1.0, 4.6, RAY.line))
    honeybee(guest, Pose((226, 992), 1.05, 40), *BEES)
    honeybee(guest, Pose((246, 116), 1.1, 62), *BEES)
    growth.add(keyline(guest, .8, 2.4, BEES[0].line))
    return pip_card("D", 8, growth)
