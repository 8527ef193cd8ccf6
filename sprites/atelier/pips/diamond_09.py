"""Nine of diamonds: the fullest card of the suit; a large head at the foot, two stems; painted ladies."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.painted_lady import DARK, ORANGE, painted_lady, painted_lady_shut
from ..growth.skies import air, drift, land, orb, streaks
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

WINGS = ORANGE, DARK
GREAT, BACK = View((226, 1078), 204, 38, .16, -7), View((448, 128), 90, 50, .1, 30)
SIDE = View((300, 380), 92, 30, .3, 34)
LEFT = curve([(84, 1130), (56, 980), (58, 800), (72, 640), (62, 500), (90, 390), (160, 344), (232, 366), (276, 396)])
RIGHT = curve([(400, 1130), (500, 980), (550, 830), (530, 690), (550, 560), (540, 400), (556, 280), (528, 196),
               (456, 138)])
BUD = curve([RIGHT.at(.53), (538, 480), (500, 452), (484, 496), (486, 512)])
NODES = {LEFT: (.32, .56), RIGHT: (.29, .55)}
LEAVES: tuple[v.Row, ...] = (([RIGHT.at(.30), (486, 786), (412, 766), (322, 792)], 36, 34, .2, 0, 0),
          ([LEFT.at(.32), (116, 740), (190, 748), (284, 786)], 34, 40, .2, .5, 1),
          ([RIGHT.at(.42), (500, 640), (480, 670), (478, 738)], 28, 30, .2, 0, 3),
          ([LEFT.at(.45), (104, 640), (124, 660), (112, 730)], 34, 30, .24, 0, 2),
          ([LEFT.at(.56), (100, 470), (128, 500), (132, 590)], 34, 32, .24, .5, 1),
          ([LEFT.at(.70), (60, 400), (84, 310), (142, 250)], 32, 34, .24, 0, 0),
          ([RIGHT.at(.80), (520, 330), (490, 360), (478, 420)], 22, 26, .24, 0, 1))
SHADED = (([(60, 1130), (50, 1060), (60, 1010), (84, 930)], 46, 50, .2, 0),
          ([(390, 1130), (430, 1080), (440, 1020), (404, 950)], 46, 50, .2, 0),
          ([(150, 1130), (160, 1060), (150, 990), (160, 936)], 40, 40, .2, 0))
EARTH = [(-10, 1062), (160, 1056), (320, 1064), (640, 1050)]


def _evening() -> Group:
    scene = air("#F7D9B4", (180, "#F8DEB8"), (370, "#F9E4BE"), (570, "#FBEBC6"), (770, "#FCF1D2"))
    orb(scene, "D", 305 + 690j, 140, "#FFF2BC", "#FAE6B4", "#FCEBB4")
    drift(scene, ("#FFF6E2", "#F6DDBA"), (330, 330, 300, 58), (120, 470, 260, 54))
    streaks(scene, "#F8DCAC", (300, 640, 340, 9), (360, 770, 260, 9), (470, 480, 260, 8), (200, 200, 260, 8))
    land(scene, "D", ([(-60, 950), (120, 940), (220, 946), (360, 962), (500, 948), (680, 966)], [(-60, 1004),
         (150, 990), (320, 1010), (510, 992), (680, 1010)], [(-60, 1036), (320, 1052), (680, 1046)]),
         ("#EBCB8A", "#D6AE60", "#B08F4C"))
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, leaves, back, stems, heads, front = (Group() for _ in range(6))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 9))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    s.sun_behind(back, BACK, v.FLAME, v.FULL, 4, 26)
    growth.put(back, 4.6)
    f.sun_stem(stems, BUD, 11, 7, v.FULL)
    for spine, first, last in ((LEFT, 28, 11), (RIGHT, 36, 12)):
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first, last, v.FULL, NODES[spine], scarred=False)
    f.sun_bud(stems, f.tip_of(BUD, .6), tuft=.6)
    growth.put(stems, 3.2)
    s.sunflower(heads, GREAT, v.GOLD, v.DISC, 42, 3, .40, 400)
    s.sun_side(heads, SIDE, v.GOLD, v.FULL, v.DISC, 5)
    growth.put(heads, 4.6)
    orange, dark = WINGS
    painted_lady_shut(front, Pose((292, 1040), 1.0, -8))
    painted_lady(front, Pose((290, 120), .72, 40), orange, dark, 1 + .1j, .8 + .2j)
    growth.put(front, 3.0)
    return pip_card("D", 9, growth, _evening())
