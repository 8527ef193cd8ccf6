"""Seven of diamonds: the great head has turned its back to us, the sun behind it; a bumblebee climbs, rays fall."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..geometry import circle
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.morning import morning
from ..growth.visitors import FUR, WING, bumblebee
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

STEM = curve([(240, 1130), (290, 1040), (318, 930), (300, 820), (304, 712)])
RIGHT = curve([STEM.at(.22), (394, 982), (464, 926), (496, 830), (536, 726), (536, 600), (484, 500), (424, 410),
               (468, 320), (538, 250), (524, 160), (442, 120)])
LEFT = curve([STEM.at(.12), (190, 1000), (100, 930), (76, 820), (120, 700), (86, 590), (76, 500), (146, 440)])
HEAD, TURNING = View((305, 706), 113, 52, .1, -12), View((426, 120), 82, 30, 0, -36)
# those behind first; every leaf starts on a stem
BEHIND: tuple[v.Row, ...] = (([STEM.at(.80), (236, 776), (160, 726), (58, 734)], 38, 38, .3, 0, 3),
                             ([STEM.at(.82), (376, 772), (436, 726), (512, 744)], 38, 38, .3, 0, 3))
LEAVES: tuple[v.Row, ...] = (([RIGHT.at(.53), (484, 460), (520, 420), (544, 340)], 26, 28, .24, 0, 1),
                             ([RIGHT.at(.62), (410, 376), (386, 350), (346, 330)], 20, 22, .3, 0, 2),
                             ([LEFT.at(.72), (80, 520), (76, 430), (116, 330)], 30, 34, .3, 0, 1),
                             ([STEM.at(.09), (240, 1034), (160, 1012), (56, 1070)], 46, 52, .2, .4, 0),
                             ([STEM.at(.12), (350, 1040), (390, 1010), (442, 1030)], 32, 36, .2, 0, 1))
SHADED = (([(120, 1130), (90, 1060), (66, 1010), (60, 930)], 36, 40, .3, 0),
          ([(270, 1120), (300, 1060), (330, 1000), (350, 950)], 34, 38, .2, 0))
EARTH = [(-10, 1066), (160, 1074), (320, 1060), (640, 1068)]
FALLEN = ((128, 826, 24, .85), (150, 962, -38, .95))


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, behind, leaves, stems, side, head, near, guest = (Group() for _ in range(8))
    growth.add(morning("D", 305 + 708j, 119, "#F6DFA0"))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 7))
    v.leaves(behind, BEHIND)
    growth.put(behind, 2.6)
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    f.sun_stem(stems, LEFT, 19, 11, v.FULL)
    f.sun_stem(stems, RIGHT, 21, 11, v.FULL)
    f.sun_bud(stems, f.tip_of(LEFT, .84, -34), v.GOLD, v.FULL, .8)
    growth.put(stems, 3.2)
    s.sun_side(side, TURNING, v.GOLD, v.FULL, v.DISC, 3)
    growth.put(side, 4.2)
    s.sun_behind(head, HEAD, v.GOLD, v.FULL, 2, 26)
    for x, y, turn, scale in FALLEN:
        s.sun_ray(head, Pose((x, y), scale, turn), v.GOLD)
    growth.put(head, 4.6)
    end = circle(STEM.end, 12)
    near.silhouette(end).fill(end, v.FULL.mid)
    f.sun_stem(near, STEM, 32, 24, v.FULL)
    growth.put(near, 4.2)
    bumblebee(guest, Pose((412, 706), .95, -64), FUR, WING)
    growth.put(guest, 3.0)
    return pip_card("D", 7, growth)
