"""Eight of diamonds: full faces on two stems that sweep round the signs; a honeybee flies to the topmost."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import circle, polar
from ..growth.depth import fallen_shade
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_side, sunflower
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..growth.sunflower_ripe import BEE, WING, honeybee
from ..line import keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

BEES = calm("D", 4, BEE, WING)
RAY, LEAF, COOL = calm("D", 5, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF)
DISC, = calm("D", 7, SEED)  # no disc is as dark as a sign
SWEEP = curve([(300, 1130), (410, 1010), (500, 880), (546, 690), (554, 470), (534, 260), (462, 130)])
BRANCH = curve([SWEEP.at(.46), (520, 580), (490, 500), (468, 410)])
LEFT = curve([(124, 1130), (86, 1010), (80, 880), (142, 716)])
FOOT = curve([LEFT.at(.13), (120, 1064), (186, 1074), (236, 1052), (260, 1008)])
BUD = curve([LEFT.at(.16), (64, 960), (54, 800), (50, 620), (64, 500), (106, 424)])
HAZE = "#EBD29A"
NEAR, SIDE = View((144, 714), 98, 74, .1, -24), View((466, 406), 94, 66, .1, 22)
TOP, LOW = View((462, 124), 86, 30, 0, -22), View((258, 998), 78, 44, .1, -8)
LEAVES = (([SWEEP.at(.34), (506, 800), (470, 744), (392, 712)], 50, 54, .2, 0),
          ([LEFT.at(.40), (104, 934), (134, 944), (146, 1034)], 26, 28, .22, .4),
          ([BUD.at(.66), (76, 540), (118, 528), (140, 486)], 20, 26, .36, 0),
          ([SWEEP.at(.80), (536, 270), (500, 258), (474, 304)], 24, 28, .22, 0),
          ([SWEEP.at(.15), (404, 990), (384, 966), (346, 956)], 20, 24, .2, 0))
NOON = 305 + 560j  # the signs and heads stand round it


def _noon(group: Group) -> None:
    """The light of noon as an engraver gives it: two fine rings and short beams round the middle of the card."""
    for reach, width in ((196, 1.6), (204, 3.4)):
        group.stroke(circle(NOON, reach), HAZE, width)
    for k in range(72):
        way = 5 * k
        group.fill(taper(curve([NOON + polar(214, way), NOON + polar(232 if k % 2 else 254, way)]), 4.2, .6), HAZE)


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, guest = Group(), Group(), Group(), Group(), Group()
    noon = Group()
    _noon(noon)
    growth.trim(noon)
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.6, LEAF.line))
    for spine, first, last in ((BUD, 12, 8), (FOOT, 13, 12), (LEFT, 17, 12), (BRANCH, 11, 10), (SWEEP, 20, 12)):
        sun_stem(stems, spine, first, last, LEAF)
    sun_bud(stems, tip_of(BUD, .62), RAY, LEAF, .6)
    growth.trim(fallen_shade(stems, LEAF.line, 11)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    sun_side(heads, TOP, RAY, LEAF, DISC, 4)
    sunflower(heads, SIDE, RAY, DISC, 26, 6, .88, 210)
    sunflower(heads, NEAR, RAY, DISC, 28, 3, .70, 230)
    sunflower(heads, LOW, RAY, DISC, 26, 2, .60, 210)
    growth.trim(fallen_shade(heads, RAY.line)).add(keyline(heads, 1.0, 4.6, RAY.line))
    honeybee(guest, Pose((226, 982), .95, 40), *BEES)
    honeybee(guest, Pose((246, 116), 1.1, 62), *BEES)
    growth.add(keyline(guest, .8, 2.4, BEES[0].line))
    return pip_card("D", 8, growth)
