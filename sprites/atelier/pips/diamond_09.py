"""Nine of diamonds: the fullest; one great head lies at the foot like a bowl, painted ladies rise from it."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, low_sun
from ..flowers.turned import View
from ..geometry import circle
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth.painted_lady import DARK, ORANGE, painted_lady, painted_lady_shut
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

WINGS = ORANGE, DARK
GREAT, BACK = View((236, 1056), 176, 40, .1, -5), View((464, 130), 91, 62, .1, 24)
HIGH = curve([(396, 1130), (500, 960), (550, 760), (552, 520), (538, 300), (466, 138)])
LEFT = curve([(58, 1130), (58, 980), (84, 800), (62, 610), (72, 450), (124, 366)])
ACROSS = curve([HIGH.at(.56), (534, 520), (508, 470), (488, 404)])
LEAVES = (([LEFT.at(.20), (84, 868), (124, 824), (130, 712)], 28, 34, .34, 0),
          ([HIGH.at(.42), (536, 700), (504, 716), (494, 826)], 40, 36, .22, .5),
          ([LEFT.at(.64), (86, 536), (124, 540), (122, 630)], 24, 30, .34, .5),
          ([HIGH.at(.66), (526, 424), (498, 436), (482, 520)], 26, 32, .22, 0),
          ([(436, 1056), (416, 1006), (396, 984), (344, 968)], 20, 22, .2, 0))
SHADED = (([(60, 1130), (50, 1060), (60, 1010), (100, 960)], 40, 44, .2, 0),
          ([(400, 1130), (420, 1080), (400, 1020), (350, 960)], 40, 46, .2, 0),
          ([(240, 1130), (250, 1060), (240, 1000), (230, 930)], 40, 40, .2, 0))
EARTH = [(-10, 1062), (160, 1056), (320, 1064), (640, 1050)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, stems, heads, front = (Group() for _ in range(5))
    growth.add(low_sun("D", 236 + 1000j, 214))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 9))
    f.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    s.sunflower(heads, GREAT, s.SUNFLOWER, s.SEED, 38, 3, .40, 380)
    s.sun_behind(heads, BACK, s.SUNFLOWER, s.SUNFLOWER_LEAF, 4, 26)
    growth.put(heads, 4.6)
    end = circle(HIGH.end, 8.5)
    stems.silhouette(end).fill(end, s.SUNFLOWER_LEAF.mid)
    f.sun_stem(stems, HIGH, 19, 16)
    f.sun_stem(stems, LEFT, 15, 9)
    f.sun_stem(stems, ACROSS, 10, 7)
    f.sun_bud(stems, f.tip_of(LEFT, .74), tuft=.8)
    f.sun_bud(stems, f.tip_of(ACROSS, .62, -14), tuft=.4)
    growth.put(stems, 3.2)
    orange, dark = WINGS
    painted_lady_shut(front, Pose((272, 1026), 1.0, -4))
    painted_lady(front, Pose((304, 790), .80, 28), orange, dark, .55 + .5j, .95 + .25j)
    painted_lady(front, Pose((290, 120), .72, 40), orange, dark, 1 + .1j, .8 + .2j)
    growth.put(front, 3.0)
    return pip_card("D", 9, growth)
