"""Seven of diamonds: the great head has turned its back; a bumblebee climbs its rim, the first rays fall."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, low_sun
from ..flowers.turned import View
from ..geometry import circle
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth.visitors import FUR, WING, bumblebee
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

STEM = curve([(252, 1130), (306, 1040), (320, 910), (300, 800), (304, 714)])
RIGHT = curve([(312, 1050), (400, 1006), (508, 900), (550, 740), (552, 500), (530, 320), (496, 206), (448, 126)])
LEFT = curve([(306, 1020), (210, 1000), (92, 916), (60, 780), (70, 620), (112, 492)])
HEAD, TURNING = View((305, 714), 122, 66, .1, -14), View((436, 132), 98, 34, 0, -34)
# those behind first; every leaf starts on a stem
LEAVES = (([RIGHT.at(.40), (534, 748), (504, 760), (486, 860)], 32, 34, .22, .5),
          ([RIGHT.at(.72), (512, 408), (466, 394), (412, 424)], 36, 40, .22, 0),
          ([LEFT.at(.62), (92, 652), (126, 676), (114, 786)], 30, 32, .3, 0),
          ([(280, 1096), (234, 1044), (160, 1012), (52, 1072)], 44, 54, .2, .4),
          ([(308, 1066), (350, 1010), (390, 996), (448, 1046)], 30, 36, .2, 0))
SHADED = (([(270, 1120), (200, 1090), (150, 1084), (70, 1110)], 30, 34, .2, 0),
          ([(280, 1110), (330, 1090), (370, 1080), (430, 1090)], 28, 32, .2, 0),
          ([(120, 1130), (90, 1080), (70, 1050), (60, 1000)], 26, 30, .3, 0))
EARTH = [(-10, 1074), (160, 1084), (320, 1070), (640, 1078)]
FALLEN = ((128, 822, 62, .8), (104, 888, 24, .85), (150, 958, -38, .95))


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, stems, side, head, near, guest = (Group() for _ in range(7))
    growth.add(low_sun("D", 436 + 146j, 112))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 7))
    f.leaves(leaves, LEAVES, thick=10)
    growth.put(leaves, 3.0)
    f.sun_stem(stems, LEFT, 19, 11)
    f.sun_stem(stems, RIGHT, 17, 10)
    f.sun_bud(stems, f.tip_of(LEFT, .76, -6), tuft=.6)
    growth.put(stems, 3.2)
    s.sun_side(side, TURNING, s.SUNFLOWER, s.SUNFLOWER_LEAF, s.SEED, 3)
    growth.put(side, 4.2)
    s.sun_behind(head, HEAD, s.SUNFLOWER, s.SUNFLOWER_LEAF, 2, 26)
    for x, y, turn, scale in FALLEN:
        s.sun_ray(head, Pose((x, y), scale, turn), s.SUNFLOWER)
    growth.put(head, 4.6)
    end = circle(STEM.end, 13)
    near.silhouette(end).fill(end, s.SUNFLOWER_LEAF.mid)
    f.sun_stem(near, STEM, 28, 25)
    growth.put(near, 4.2)
    bumblebee(guest, Pose((414, 716), 1.0, -64), FUR, WING)
    growth.put(guest, 3.0)
    return pip_card("D", 7, growth)
