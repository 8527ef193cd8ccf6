"""Nine of diamonds: the fullest; a great head lies at the foot, a stem winds through two gaps; painted ladies."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, low_sun
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.painted_lady import DARK, ORANGE, painted_lady, painted_lady_shut
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

WINGS = ORANGE, DARK
GREAT, BACK = View((222, 1060), 176, 40, .1, -5), View((452, 128), 86, 62, .1, 24)
SIDE = View((304, 392), 88, 22, .3, -6)
MAIN = curve([(420, 1130), (500, 980), (548, 880), (530, 790), (430, 762), (300, 772), (160, 752), (72, 680),
              (60, 560), (68, 430), (120, 364), (210, 352), (270, 384), (330, 388), (410, 354), (506, 340),
              (552, 280), (532, 206), (456, 134)])
BUD = curve([MAIN.at(.86), (560, 400), (552, 470), (508, 500), (500, 540)])
LEAVES: tuple[v.Row, ...] = (([MAIN.at(.12), (560, 800), (548, 740), (506, 640)], 38, 34, .26, .5, 0),
          ([MAIN.at(.40), (130, 800), (110, 830), (104, 936)], 40, 36, .24, 0, 1),
          ([MAIN.at(.53), (40, 500), (110, 500), (128, 590)], 30, 28, .3, .5, 0),
          ([MAIN.at(.575), (96, 330), (116, 290), (142, 262)], 22, 24, .3, 0, 1),
          ([MAIN.at(.29), (324, 752), (308, 720), (304, 622)], 30, 34, .2, 0, 2),
          ([(436, 1056), (416, 1006), (396, 984), (344, 968)], 20, 22, .2, 0, 0))
SHADED = (([(60, 1130), (50, 1060), (60, 1010), (100, 960)], 40, 44, .2, 0),
          ([(400, 1130), (420, 1080), (400, 1020), (350, 960)], 40, 46, .2, 0),
          ([(240, 1130), (250, 1060), (240, 1000), (230, 930)], 40, 40, .2, 0))
EARTH = [(-10, 1062), (160, 1056), (320, 1064), (640, 1050)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, back, stems, heads, front = (Group() for _ in range(6))
    growth.add(low_sun("D", 236 + 1000j, 214))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 9))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    s.sun_behind(back, BACK, v.FLAME, v.FULL, 4, 26)
    growth.put(back, 4.6)
    f.sun_stem(stems, BUD, 11, 7, v.FULL)
    f.sun_stem(stems, MAIN, 30, 13, v.FULL)
    f.sun_bud(stems, f.tip_of(BUD, .62), tuft=.6)
    growth.put(stems, 3.2)
    s.sunflower(heads, GREAT, v.GOLD, v.DISC, 38, 3, .40, 380)
    s.sun_side(heads, SIDE, v.GOLD, v.FULL, v.DISC, 5)
    growth.put(heads, 4.6)
    orange, dark = WINGS
    painted_lady_shut(front, Pose((272, 1026), 1.0, -4))
    painted_lady(front, Pose((290, 120), .72, 40), orange, dark, 1 + .1j, .8 + .2j)
    growth.put(front, 3.0)
    return pip_card("D", 9, growth)
