"""Eight of diamonds: full faces on two stems that sweep round the signs; a honeybee flies to the topmost."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..geometry import circle, polar
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth.sunflower_ripe import BEE, WING, honeybee
from ..line import taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

BEES = BEE, WING
SWEEP = curve([(300, 1130), (410, 1010), (500, 880), (546, 690), (554, 470), (534, 260), (462, 130)])
BRANCH = curve([SWEEP.at(.46), (520, 580), (490, 500), (468, 410)])
LEFT = curve([(124, 1130), (86, 1010), (80, 880), (142, 716)])
FOOT = curve([LEFT.at(.13), (120, 1064), (186, 1074), (236, 1052), (260, 1008)])
BUD = curve([LEFT.at(.16), (64, 960), (54, 800), (50, 620), (64, 500), (106, 424)])
HAZE = "#EBD29A"
NEAR, SIDE = View((150, 716), 104, 58, .1, -24), View((476, 414), 96, 26, 0, 46)
BEHIND = View((82, 640), 62, 48, .1, -40)
SHADED = (([(110, 1130), (80, 1080), (60, 1060), (46, 1000)], 28, 32, .3, 0),
          ([(320, 1120), (370, 1080), (400, 1070), (440, 1050)], 28, 32, .2, 0),
          ([(190, 1130), (170, 1090), (160, 1070), (150, 1020)], 24, 28, .3, 0))
EARTH = [(-10, 1064), (150, 1076), (320, 1064), (640, 1070)]
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
    for k in range(36):
        way = 180 + 5 * k
        group.fill(taper(curve([NOON + polar(214, way), NOON + polar(232 if k % 2 else 254, way)]), 4.2, .6), HAZE)


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, stems, heads, guest = (Group() for _ in range(5))
    noon = Group()
    _noon(noon)
    growth.add(noon)
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 8))
    f.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    for spine, first, last in ((BUD, 12, 8), (FOOT, 13, 12), (LEFT, 17, 12), (BRANCH, 11, 10), (SWEEP, 20, 12)):
        f.sun_stem(stems, spine, first, last)
    f.sun_bud(stems, f.tip_of(BUD, .62), tuft=.6)
    growth.put(stems, 3.2)
    s.sun_side(heads, TOP, s.SUNFLOWER, s.SUNFLOWER_LEAF, s.SEED, 4)
    s.sun_side(heads, SIDE, seed=6)
    s.sun_behind(heads, BEHIND, seed=4)
    growth.put(heads, 4.2)
    heads = Group()
    s.sunflower(heads, NEAR, s.SUNFLOWER, s.SEED, 28, 3, .70, 230)
    s.sunflower(heads, LOW, s.SUNFLOWER, s.SEED, 26, 2, .60, 210)
    growth.put(heads, 4.2)
    honeybee(guest, Pose((226, 982), .95, 40), *BEES)
    honeybee(guest, Pose((246, 116), 1.1, 62), *BEES)
    growth.put(guest, 3.0)
    return pip_card("D", 8, growth)
