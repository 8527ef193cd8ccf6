"""Eight of diamonds: a stout stem forks between the signs, each head seen from another side, one before the sun."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.country import ranges
from ..growth.morning import morning
from ..growth.sunflower_ripe import BEE, WING, honeybee
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

BEES = BEE, WING
SWEEP = curve([(300, 1130), (318, 1010), (304, 900), (350, 812), (440, 756), (522, 680), (544, 560), (516, 480),
               (540, 370), (546, 240), (460, 126)])
BRANCH = curve([SWEEP.at(.645), (500, 470), (480, 440), (466, 408)])
LEFT = curve([SWEEP.at(.19), (252, 804), (192, 770), (146, 708)])
BUD = curve([LEFT.at(.55), (124, 784), (64, 720), (58, 620), (80, 510), (134, 408)])
LOW_STEM = curve([(210, 1130), (190, 1080), (160, 1050), (150, 1010)])
NEAR, SIDE = View((144, 712), 100, 52, .12, -22), View((462, 412), 94, 28, 0, 30)
BEHIND = View((146, 404), 88, 46, .1, -34)
TOP, LOW = View((438, 114), 92, 38, 0, -24), View((156, 1028), 108, 26, 0, -10)
# spine, half widths, stalk, fold, tones
FAR: tuple[v.Row, ...] = (([SWEEP.at(.05), (250, 1060), (236, 1010), (262, 950)], 34, 36, .24, 0, 3),)
NODES = {SWEEP: (.19, .40, .545, .645, .86), BUD: (.20, .72)}
LEAVES: tuple[v.Row, ...] = (([SWEEP.at(.42), (520, 760), (512, 820), (470, 900)], 40, 42, .22, 0, 1),
                             ([SWEEP.at(.56), (486, 600), (462, 640), (420, 656)], 34, 34, .22, 0, 0),
                             ([BUD.at(.20), (92, 830), (100, 880), (134, 952)], 36, 40, .24, .4, 0),
                             ([SWEEP.at(.86), (532, 226), (508, 246), (486, 334)], 30, 30, .22, 0, 0),
                             ([BUD.at(.70), (90, 540), (112, 566), (112, 640)], 27, 30, .26, 0, 2),
                             ([SWEEP.at(.09), (370, 1004), (420, 980), (486, 1000)], 50, 50, .24, .5, 0))
SHADED = (([(100, 1130), (80, 1080), (60, 1040), (54, 960)], 32, 36, .3, 0),
          ([(330, 1130), (370, 1090), (390, 1050), (420, 1030)], 32, 34, .2, 0))
EARTH = [(-10, 1066), (150, 1074), (320, 1062), (640, 1070)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, far, leaves, stems, heads, guest = (Group() for _ in range(6))
    growth.add(morning("D", 104 + 706j, 122, "#F6DFA0"))
    growth.add(ranges("D", [(-10, 958), (130, 940), (250, 956), (460, 930), (640, 950)],
                      [(-10, 1004), (150, 994), (330, 1010), (640, 986)]))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 8))
    v.leaves(far, FAR)
    growth.put(far, 2.4)
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 2.8)
    for spine, first, last in ((BUD, 13, 10), (LOW_STEM, 16, 13), (LEFT, 24, 13), (BRANCH, 14, 11), (SWEEP, 42, 12)):
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first, last, v.FULL, NODES.get(spine, ()), .5, scarred=False)
    growth.put(stems, 3.2)
    s.sunflower(heads, TOP, v.GOLD, v.DISC, 24, 4, .74, 190)
    s.sun_side(heads, SIDE, v.GOLD, v.FULL, v.DISC, 6)
    s.sun_behind(heads, BEHIND, v.GOLD, v.FULL, 4)
    s.sunflower(heads, NEAR, v.FLAME, v.DISC, 28, 3, .70, 210)
    s.sun_side(heads, LOW, v.GOLD, v.FULL, v.DISC, 9)
    growth.put(heads, 3.8)
    honeybee(guest, Pose((144, 984), .95, 40), *BEES)
    growth.put(guest, 3.0)
    return pip_card("D", 8, growth)
