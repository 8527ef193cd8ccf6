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
GREAT, BACK = View((226, 1078), 200, 38, .16, -7), View((430, 112), 66, 50, .1, 10)
SIDE = View((102, 352), 60, 30, .1, -18)
LEFT = curve([(64, 1130), (64, 980), (110, 840), (116, 720), (72, 610), (66, 480), (98, 366)])
RIGHT = curve([(400, 1130), (456, 1000), (518, 860), (494, 740), (512, 620), (548, 500), (540, 360), (552, 240),
               (516, 140), (440, 108)])
BUD = curve([RIGHT.at(.47), (500, 600), (488, 560), (492, 530)])
NODES = {LEFT: (.42, .75), RIGHT: (.40, .47, .8)}
LEAVES: tuple[v.Row, ...] = (([LEFT.at(.42), (86, 804), (66, 840), (68, 920)], 28, 30, .24, .4, 1),
          ([LEFT.at(.75), (86, 532), (108, 552), (112, 622)], 24, 26, .24, 0, 2),
          ([LEFT.at(.62), (66, 650), (54, 690), (62, 760)], 20, 22, .24, 0, 3),
          ([RIGHT.at(.40), (520, 700), (542, 730), (544, 800)], 24, 22, .24, 0, 1),
          ([RIGHT.at(.80), (520, 290), (494, 320), (486, 396)], 24, 26, .24, 0, 0))
SHADED: tuple[v.Row, ...] = (([(390, 1130), (430, 1080), (436, 1030), (404, 960)], 42, 46, .2, 0, 3),
          ([(40, 1130), (30, 1060), (40, 1010), (62, 950)], 36, 40, .2, 0, 3))
EARTH = [(-10, 1062), (160, 1056), (320, 1064), (640, 1050)]


def _evening() -> Group:
    scene = air("#B97474", (60, "#CD8E80"), (106, "#E2AD92"), (152, "#F8DEB8"), (370, "#F9E4BE"), (570, "#FBEBC6"),
                (770, "#FCF1D2"))
    orb(scene, "D", 240 + 880j, 180, "#FFF2BC", "#FAE6B4", "#FCEBB4")
    drift(scene, ("#FFF6E2", "#F6DDBA"), (210, 172, 360, 76), (470, 560, 300, 58))
    streaks(scene, "#F8DCAC", (300, 600, 340, 9), (360, 770, 260, 9), (200, 420, 260, 8))
    land(scene, "D", ([(-60, 950), (120, 940), (220, 946), (360, 962), (500, 948), (680, 966)], [(-60, 1004),
         (150, 990), (320, 1010), (510, 992), (680, 1010)], [(-60, 1036), (320, 1052), (680, 1046)]),
         ("#EBCB8A", "#D6AE60", "#B08F4C"))
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, leaves, back, stems, heads, front = (Group() for _ in range(6))
    v.leaves(shaded, SHADED)
    growth.back(foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 9)).put(shaded, 1.8)
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    s.sun_behind(back, BACK, v.FLAME, v.FULL, 4, 26)
    growth.put(back, 4.6)
    f.sun_stem(stems, BUD, 9, 6, v.FULL)
    for spine, first, last in ((LEFT, 22, 9), (RIGHT, 27, 8)):
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first, last, v.FULL, NODES[spine], scarred=False)
    f.sun_bud(stems, f.tip_of(BUD, .5), tuft=.6)
    growth.put(stems, 3.2)
    s.sunflower(heads, GREAT, v.GOLD, v.DISC, 42, 3, .40, 400)
    s.sun_side(heads, SIDE, v.GOLD, v.FULL, v.DISC, 5)
    growth.put(heads, 4.6)
    orange, dark = WINGS
    painted_lady_shut(front, Pose((292, 1040), 1.0, -8))
    painted_lady(front, Pose((262, 116), .72, 40), orange, dark, 1 + .1j, .8 + .2j)
    growth.put(front, 3.0)
    return pip_card("D", 9, growth, _evening())
