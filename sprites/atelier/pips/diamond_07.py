"""Seven of diamonds: the great head has turned its back, broad leaves behind it; a bumblebee climbs, rays fall."""
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

STEM = curve([(252, 1130), (306, 1040), (320, 910), (300, 800), (304, 706)])
RIGHT = curve([(312, 1050), (400, 1006), (508, 900), (550, 740), (540, 540), (558, 360), (530, 220), (440, 128)])
LEFT = curve([(306, 1020), (210, 1000), (92, 916), (62, 780), (58, 600), (92, 470), (130, 402)])
HEAD, TURNING = View((305, 706), 138, 62, .1, -14), View((420, 128), 104, 30, 0, -40)
# those behind first; every leaf starts on a stem
LEAVES = (([STEM.at(.62), (230, 800), (150, 786), (70, 842)], 60, 66, .34, 0),
          ([STEM.at(.68), (390, 790), (450, 790), (520, 870)], 56, 62, .30, .5),
          ([RIGHT.at(.58), (500, 540), (470, 520), (396, 552)], 44, 48, .26, 0),
          ([RIGHT.at(.78), (510, 330), (470, 312), (452, 412)], 46, 50, .26, 0),
          ([LEFT.at(.66), (92, 560), (136, 552), (150, 660)], 40, 44, .30, .5),
          ([(280, 1096), (234, 1044), (160, 1012), (52, 1072)], 48, 56, .2, .4),
          ([(308, 1066), (350, 1010), (390, 996), (448, 1046)], 32, 38, .2, 0))
SHADED = (([(270, 1120), (200, 1090), (150, 1084), (70, 1110)], 30, 34, .2, 0),
          ([(280, 1110), (330, 1090), (370, 1080), (430, 1090)], 28, 32, .2, 0),
          ([(120, 1130), (90, 1060), (66, 1010), (60, 930)], 40, 44, .3, 0),
          ([(300, 740), (220, 690), (170, 640), (140, 590)], 44, 48, .2, 0),
          ([(310, 730), (400, 680), (450, 660), (510, 650)], 44, 48, .2, 0))
EARTH = [(-10, 1074), (160, 1084), (320, 1070), (640, 1078)]
FALLEN = ((112, 902, 24, .85), (150, 962, -38, .95))


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, stems, side, head, near, guest = (Group() for _ in range(7))
    growth.add(low_sun("D", 305 + 560j, 176))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 7))
    f.leaves(leaves, LEAVES, thick=10)
    growth.put(leaves, 3.4)
    f.sun_stem(stems, LEFT, 22, 12)
    f.sun_stem(stems, RIGHT, 22, 11)
    f.sun_bud(stems, f.tip_of(LEFT, .96, -14), tuft=.8)
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
    bumblebee(guest, Pose((428, 700), 1.0, -64), FUR, WING)
    growth.put(guest, 3.0)
    return pip_card("D", 7, growth)
