"""Eight of diamonds: a stout stem bent under one large head, a straight branch with a second; a flying bee."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.country import poplars
from ..growth.skies import air, drift, land, orb
from ..growth.sunflower_ripe import BEE, WING, honeybee
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(224, 1130), (154, 1010), (112, 870), (104, 740), (124, 590), (196, 420), (278, 280), (312, 150)])
BRANCH = curve([MAIN.at(.09), (246, 980), (300, 868), (372, 776), (454, 712)])
BUD = curve([MAIN.at(.52), (104, 530), (96, 480), (112, 418)])
STEMS = (BUD, 15, 10, ()), (BRANCH, 26, 15, (.16, .62)), (MAIN, 44, 18, (.09, .30, .52, .62))
GREAT, SECOND = View((322, 134), 110, 24, 0, 6), View((490, 682), 84, 42, .1, 34)
# spine, half widths, stalk, fold, tones
LEAVES: tuple[v.Row, ...] = (([MAIN.at(.62), (218, 440), (258, 484), (314, 586)], 28, 30, .2, 0, 0),
                             ([MAIN.at(.30), (176, 770), (196, 744), (252, 640)], 34, 36, .2, 0, 1),
                             ([BRANCH.at(.62), (430, 770), (478, 768), (524, 812)], 25, 29, .2, 0, 2),
                             ([BRANCH.at(.16), (320, 990), (370, 980), (444, 1010)], 44, 48, .2, .4, 0),
                             ([MAIN.at(.12), (120, 1010), (76, 1000), (44, 1080)], 40, 40, .2, 0, 1))
SHADED = (([(300, 1130), (350, 1100), (376, 1080), (410, 1054)], 34, 38, .2, 0),
          ([(120, 1130), (90, 1080), (70, 1050), (60, 990)], 32, 36, .3, 0))
EARTH = [(-10, 1062), (150, 1072), (320, 1058), (640, 1070)]


def _fair() -> Group:
    """A blue summer day, heaped clouds, poplars on the hill."""
    scene = air("#D7E6EA", (200, "#DBE6E6"), (400, "#E5EADE"), (600, "#F0EED4"), (800, "#F8F1D0"))
    orb(scene, "D", 180 + 420j, 126, "#FFF3C0", "#E3E8D8", "#EFEBCA")
    drift(scene, ("#FDFAEF", "#D6DED8"), (450, 190, 320, 76), (110, 560, 300, 70), (460, 460, 340, 80),
          (230, 740, 340, 74))
    land(scene, "D", ([(-60, 930), (70, 946), (210, 960), (330, 948), (450, 952), (540, 912), (680, 890)],
         [(-60, 984), (190, 1002), (360, 984), (680, 1000)], [(-60, 1036), (260, 1026), (680, 1044)]),
         ("#EBCB8A", "#D6AE60", "#B08F4C"))
    scene.add(poplars("D", ((204, 960, 40), (220, 960, 26)), 0))
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, leaves, stems, great, second, guest = (Group() for _ in range(6))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 8))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 2.8)
    for spine, first, last, nodes in STEMS:
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first, last, v.FULL, nodes, .5, scarred=False)
    f.sun_bud(stems, f.tip_of(BUD, .70, -12), v.GOLD, v.FULL, .4)
    growth.put(stems, 3.2)
    s.sun_side(great, GREAT, v.GOLD, v.FULL, v.DISC, 6)
    growth.put(great, 4.8)
    s.sunflower(second, SECOND, v.FLAME, v.DISC, 24, 4, .74, 190)
    growth.put(second, 4.2)
    honeybee(guest, Pose((494, 318), 1.05, -50), BEE, WING)
    growth.put(guest, 3.0)
    return pip_card("D", 8, growth, _fair())
