"""Eight of diamonds: heads turn with the sun, each seen from another side; honeybees fly to the topmost."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth.sunflower_ripe import BEE, WING, honeybee
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

BEES = BEE, WING
SWEEP = curve([(300, 1130), (410, 1010), (500, 880), (546, 690), (554, 470), (534, 260), (462, 130)])
BRANCH = curve([SWEEP.at(.46), (520, 580), (490, 500), (468, 410)])
LEFT = curve([(124, 1130), (86, 1010), (80, 880), (142, 716)])
FOOT = curve([LEFT.at(.13), (120, 1064), (186, 1074), (236, 1052), (260, 1008)])
BUD = curve([LEFT.at(.16), (64, 960), (54, 800), (50, 620), (64, 500), (106, 424)])
NEAR, SIDE = View((146, 712), 118, 46, .12, -22), View((470, 400), 112, 24, 0, 40)
BEHIND = View((92, 610), 82, 44, .1, -40)
SHADED = (([(110, 1130), (80, 1080), (60, 1060), (46, 1000)], 28, 32, .3, 0),
          ([(320, 1120), (370, 1080), (400, 1070), (440, 1050)], 28, 32, .2, 0),
          ([(190, 1130), (170, 1090), (160, 1070), (150, 1020)], 24, 28, .3, 0),
          ([(450, 960), (490, 900), (510, 860), (520, 780)], 44, 48, .3, 0))
EARTH = [(-10, 1064), (150, 1076), (320, 1064), (640, 1070)]
TOP, LOW = View((450, 120), 98, 38, 0, -26), View((262, 1004), 100, 28, 0, -10)
LEAVES = (([SWEEP.at(.40), (496, 740), (460, 680), (382, 660)], 58, 64, .22, .4),
          ([LEFT.at(.46), (104, 910), (140, 920), (150, 1010)], 36, 40, .24, .4),
          ([BUD.at(.62), (84, 560), (130, 520), (160, 460)], 34, 38, .32, 0),
          ([SWEEP.at(.80), (520, 250), (480, 250), (470, 330)], 34, 38, .24, 0),
          ([SWEEP.at(.17), (420, 980), (400, 950), (350, 940)], 34, 38, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, stems, heads, guest = (Group() for _ in range(5))
    growth.add(hills("D", [(-10, 970), (180, 950), (360, 972), (640, 950)], [(-10, 1010), (300, 1000), (640, 1014)]))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 8))
    f.leaves(leaves, LEAVES)
    growth.put(leaves, 3.4)
    for spine, first, last in ((BUD, 14, 9), (FOOT, 14, 13), (LEFT, 20, 14), (BRANCH, 13, 12), (SWEEP, 24, 13)):
        f.sun_stem(stems, spine, first, last)
    f.sun_bud(stems, f.tip_of(BUD, .84), tuft=.8)
    growth.put(stems, 3.2)
    s.sunflower(heads, TOP, s.SUNFLOWER, s.SEED, 24, 4, .74, 190)
    s.sun_side(heads, SIDE, seed=6)
    s.sun_behind(heads, BEHIND, seed=4)
    growth.put(heads, 4.2)
    heads = Group()
    s.sunflower(heads, NEAR, s.SUNFLOWER, s.SEED, 28, 3, .70, 230)
    s.sun_side(heads, LOW, seed=9)
    growth.put(heads, 4.4)
    honeybee(guest, Pose((246, 966), .95, 40), *BEES)
    honeybee(guest, Pose((246, 116), 1.1, 62), *BEES)
    growth.put(guest, 3.0)
    return pip_card("D", 8, growth)
