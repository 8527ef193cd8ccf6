"""Eight of diamonds: a forked stem; a great head in front of the sun, one that is turned away; a flying bee."""
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

MAIN = curve([(278, 1130), (300, 1010), (306, 880), (380, 784), (486, 716), (520, 600), (492, 480), (466, 416)])
SIDE = curve([MAIN.at(.30), (262, 780), (150, 740), (84, 640), (72, 500), (104, 392)])
NOD = curve([MAIN.at(.70), (552, 520), (556, 380), (548, 240), (516, 140), (452, 104)])
STEMS = (NOD, 15, 9, (.4,)), (SIDE, 19, 10, (.42,)), (MAIN, 34, 15, (.09, .30, .52, .70))
GREAT, AWAY = View((462, 406), 105, 50, .12, -20), View((428, 108), 66, 46, .1, 196)
SMALL = View((110, 376), 66, 26, 0, -14)
# spine, half widths, stalk, fold, tones
LEAVES: tuple[v.Row, ...] = (([MAIN.at(.50), (484, 756), (496, 790), (486, 862)], 32, 28, .24, 0, 1),
                             ([SIDE.at(.42), (116, 740), (92, 800), (100, 904)], 44, 42, .2, .4, 0),
                             ([SIDE.at(.74), (100, 560), (122, 590), (126, 664)], 22, 24, .24, 0, 2),
                             ([MAIN.at(.12), (350, 1010), (400, 990), (470, 1014)], 44, 46, .2, .4, 0),
                             ([MAIN.at(.09), (230, 1014), (150, 984), (62, 1036)], 54, 52, .2, .5, 0))
SHADED: tuple[v.Row, ...] = (([(380, 1130), (380, 1080), (400, 1050), (446, 1040)], 34, 38, .2, 0, 3),
                             ([(180, 1130), (140, 1080), (100, 1060), (46, 1060)], 36, 40, .3, 0, 3))
EARTH = [(-10, 1062), (150, 1072), (320, 1058), (640, 1070)]


def _fair() -> Group:
    scene = air("#7FB0C4", (66, "#9AC3D0"), (112, "#B6D4DA"), (160, "#DBE6E6"), (400, "#E5EADE"), (600, "#F0EED4"),
                (800, "#F8F1D0"))
    orb(scene, "D", 440 + 420j, 150, "#FFF3C0", "#E3E8D8", "#EFEBCA")
    drift(scene, ("#FDFAEF", "#D6DED8"), (250, 178, 420, 104), (110, 560, 300, 70), (230, 740, 340, 74))
    land(scene, "D", ([(-60, 930), (70, 946), (210, 960), (330, 948), (450, 952), (540, 912), (680, 890)],
         [(-60, 984), (190, 1002), (360, 984), (680, 1000)], [(-60, 1036), (260, 1026), (680, 1044)]),
         ("#EBCB8A", "#D6AE60", "#B08F4C"))
    scene.add(poplars("D", ((204, 960, 40), (220, 960, 26)), 0))
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, leaves, stems, away, heads, guest = (Group() for _ in range(6))
    v.leaves(shaded, SHADED)
    growth.back(foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 8)).put(shaded, 1.8)
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
    honeybee(guest, Pose((236, 118), 1.1, 50), BEE, WING)
    growth.put(guest, 3.0)
    return pip_card("D", 8, growth, _fair())
