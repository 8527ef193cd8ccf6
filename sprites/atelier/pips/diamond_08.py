"""Eight of diamonds: a stem forks between the signs, each head seen from another side; a bee flies to the topmost."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
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
NEAR, SIDE = View((146, 706), 82, 48, .12, -22), View((468, 408), 88, 26, 0, 34)
BEHIND = View((134, 404), 74, 50, .1, -30)
TOP, LOW = View((440, 118), 92, 40, 0, -24), View((150, 1002), 92, 28, 0, -10)
# spine, half widths, stalk, fold, tones
FAR: tuple[v.Row, ...] = (([SWEEP.at(.05), (250, 1060), (236, 1010), (262, 950)], 34, 36, .24, 0, 3),)
LEAVES: tuple[v.Row, ...] = (([SWEEP.at(.40), (486, 760), (494, 810), (486, 880)], 30, 32, .24, 0, 1),
                             ([SWEEP.at(.545), (516, 610), (500, 640), (482, 690)], 22, 24, .24, 0, 2),
                             ([BUD.at(.20), (92, 820), (96, 860), (118, 920)], 28, 32, .24, .4, 0),
                             ([SWEEP.at(.86), (526, 240), (490, 260), (474, 320)], 24, 28, .24, 0, 0),
                             ([BUD.at(.72), (120, 548), (132, 570), (140, 614)], 20, 22, .26, 0, 2),
                             ([SWEEP.at(.09), (370, 1014), (410, 990), (466, 1000)], 38, 40, .24, .5, 0))
SHADED = (([(100, 1130), (80, 1080), (60, 1040), (54, 960)], 32, 36, .3, 0),
          ([(330, 1130), (370, 1090), (390, 1050), (420, 1030)], 32, 34, .2, 0))
EARTH = [(-10, 1066), (150, 1074), (320, 1062), (640, 1070)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, far, leaves, stems, heads, guest = (Group() for _ in range(6))
    growth.add(morning("D", 146 + 706j, 92, "#F6DFA0"))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 8))
    v.leaves(far, FAR)
    growth.put(far, 2.4)
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 2.8)
    for spine, first, last in ((BUD, 13, 10), (LOW_STEM, 16, 13), (LEFT, 19, 13), (BRANCH, 12, 11), (SWEEP, 32, 12)):
        f.sun_stem(stems, spine, first, last, v.FULL)
    growth.put(stems, 3.2)
    s.sunflower(heads, TOP, v.GOLD, v.DISC, 24, 4, .74, 190)
    s.sun_side(heads, SIDE, v.GOLD, v.FULL, v.DISC, 6)
    s.sun_behind(heads, BEHIND, v.GOLD, v.FULL, 4)
    s.sunflower(heads, NEAR, v.FLAME, v.DISC, 28, 3, .70, 210)
    s.sun_side(heads, LOW, v.GOLD, v.FULL, v.DISC, 9)
    growth.put(heads, 3.8)
    honeybee(guest, Pose((134, 964), .95, 40), *BEES)
    honeybee(guest, Pose((246, 116), 1.1, 62), *BEES)
    growth.put(guest, 3.0)
    return pip_card("D", 8, growth)
