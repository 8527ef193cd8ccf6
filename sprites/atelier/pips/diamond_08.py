"""Eight of diamonds: one stout winding stem; a great head overlaps one that is turned away; a flying bee."""
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

MAIN = curve([(336, 1130), (318, 1020), (304, 884), (250, 796), (146, 726), (78, 636), (84, 536), (160, 474),
              (258, 486), (356, 478), (444, 436)])
SIDE = curve([MAIN.at(.06), (394, 968), (478, 892), (526, 780), (552, 640), (556, 480), (536, 320)])
BUD = curve([MAIN.at(.58), (60, 500), (66, 420), (124, 372)])
STEMS = (SIDE, 26, 12, (.40,)), (BUD, 15, 11, ()), (MAIN, 52, 20, (.06, .25, .43, .58))
GREAT, AWAY = View((460, 404), 115, 58, .12, -24), View((522, 252), 84, 46, .1, 64)
SMALL = View((134, 380), 70, 30, 0, -16)
# spine, half widths, stalk, fold, tones
LEAVES: tuple[v.Row, ...] = (([SIDE.at(.40), (490, 764), (452, 714), (364, 706)], 56, 52, .2, .4, 0),
                             ([MAIN.at(.43), (96, 716), (78, 770), (64, 906)], 44, 40, .2, 0, 1),
                             ([MAIN.at(.72), (200, 440), (236, 424), (250, 340)], 20, 22, .24, 0, 2),
                             ([SIDE.at(.20), (430, 980), (452, 990), (480, 1040)], 40, 40, .2, 0, 1),
                             ([MAIN.at(.14), (250, 1004), (170, 984), (62, 1036)], 62, 58, .2, .5, 0))
SHADED = (([(380, 1130), (380, 1080), (400, 1040), (450, 1010)], 34, 38, .2, 0),
          ([(180, 1130), (140, 1080), (100, 1060), (46, 1060)], 36, 40, .3, 0))
EARTH = [(-10, 1062), (150, 1072), (320, 1058), (640, 1070)]


def _fair() -> Group:
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
    shaded, leaves, stems, away, heads, guest = (Group() for _ in range(6))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 8))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 2.8)
    for spine, first, last, nodes in STEMS:
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first, last, v.FULL, nodes, .5, scarred=False)
    growth.put(stems, 3.6)
    s.sun_behind(away, AWAY, v.FLAME, v.FULL, 5, 22)
    growth.put(away, 4.2)
    s.sun_side(heads, SMALL, v.FLAME, v.FULL, v.DISC, 6)
    s.sunflower(heads, GREAT, v.GOLD, v.DISC, 26, 4, .74, 230)
    growth.put(heads, 4.8)
    honeybee(guest, Pose((330, 122), 1.3, -50), BEE, WING)
    growth.put(guest, 3.0)
    return pip_card("D", 8, growth, _fair())
