"""Seven of diamonds: the great head has turned its back; a bumblebee climbs its rim, the first rays fall."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import circle
from ..growth.depth import fallen_shade
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_behind, sun_ray, sun_side
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..growth.visitors import FUR, WING, bumblebee
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

RAY, LEAF, COOL, DISC, COAT, GAUZE = calm("D", 4, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED, FUR, WING)
STEM = curve([(252, 1130), (306, 1040), (320, 910), (300, 800), (304, 714)])
RIGHT = curve([(312, 1050), (400, 1006), (508, 900), (550, 740), (552, 500), (530, 320), (496, 206), (448, 126)])
LEFT = curve([(306, 1020), (210, 1000), (92, 916), (60, 780), (70, 620), (112, 492)])
HEAD, TURNING = View((305, 714), 119, 72, .1, -8), View((446, 112), 80, 30, 0, -30)
# those behind first; every leaf starts on a stem
LEAVES = (([RIGHT.at(.40), (534, 748), (504, 760), (486, 860)], 32, 34, .22, .5),
          ([RIGHT.at(.72), (512, 408), (466, 394), (412, 424)], 36, 40, .22, 0),
          ([LEFT.at(.62), (92, 652), (126, 676), (114, 786)], 30, 32, .3, 0),
          ([(280, 1096), (234, 1044), (160, 1012), (52, 1072)], 44, 54, .2, .4),
          ([(308, 1066), (350, 1010), (390, 996), (448, 1046)], 30, 36, .2, 0))
FALLEN = ((128, 822, 62, .8), (104, 888, 24, .85), (150, 958, -38, .95))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, side, head, near, guest = (Group() for _ in range(7))
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll, 10)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.6, LEAF.line))
    sun_stem(stems, LEFT, 15, 8, LEAF)
    sun_stem(stems, RIGHT, 17, 10, LEAF)
    sun_bud(stems, tip_of(LEFT, .76, -6), RAY, LEAF, .6)
    growth.trim(fallen_shade(stems, LEAF.line, 12)).add(keyline(stems, 1.0, 4.2, LEAF.line))
    sun_side(side, TURNING, RAY, LEAF, DISC, 3)
    growth.trim(fallen_shade(side, RAY.line, 14)).add(keyline(side, 1.0, 4.6, RAY.line))
    sun_behind(head, HEAD, RAY, LEAF, 2, 26)
    for x, y, turn, scale in FALLEN:
        sun_ray(head, Pose((x, y), scale, turn), RAY)
    growth.trim(fallen_shade(head, RAY.line, 18)).add(keyline(head, 1.0, 5.0, RAY.line))
    end = circle(STEM.end, 13)
    near.silhouette(end).fill(end, LEAF.mid)
    sun_stem(near, STEM, 28, 25, LEAF)
    growth.trim(fallen_shade(near, LEAF.line, 16, .26)).add(keyline(near, 1.0, 4.6, LEAF.line))
    bumblebee(guest, Pose((414, 716), 1.0, -64), COAT, GAUZE)
    growth.trim(fallen_shade(guest, COAT.line, 7)).add(keyline(guest, .8, 2.6, COAT.line))
    return pip_card("D", 7, growth)
