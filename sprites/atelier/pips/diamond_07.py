"""Seven of diamonds: the great head has turned its back; a bumblebee climbs its rim, the first rays fall."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.sideways import bee_side
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_behind, sun_ray, sun_side
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..growth.visitors import FUR, WING
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

RAY, LEAF, COOL, DISC, COAT, GAUZE = calm("D", 5, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED, FUR, WING)
STEM = curve([(266, 1130), (312, 1030), (316, 900), (298, 800), (304, 716)])
RIGHT = curve([(312, 1040), (400, 1000), (520, 880), (562, 720), (556, 480), (530, 300), (492, 196), (440, 128)])
LEFT = curve([(310, 1000), (210, 970), (84, 900), (50, 770), (54, 610), (84, 480)])
HEAD, TURNING = View((305, 714), 136, 70, .1, -8), View((432, 122), 82, 30, 0, -34)
# those behind first; every leaf starts on a stem
LEAVES = (([(556, 640), (530, 590), (500, 590), (474, 724)], 42, 50, .22, .5),
          ([(546, 410), (500, 396), (452, 380), (392, 424)], 34, 40, .22, 0),
          ([(54, 650), (86, 600), (124, 640), (118, 764)], 40, 34, .2, 0),
          ([(66, 540), (50, 470), (46, 420), (70, 330)], 28, 34, .22, .4),
          ([(284, 1080), (230, 1010), (160, 984), (44, 1050)], 56, 62, .2, .4),
          ([(308, 1060), (350, 1010), (390, 1000), (452, 1054)], 30, 36, .2, 0))
FALLEN = ((142, 796, 62, .85), (112, 860, 24, .9), (136, 942, -30, 1.0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, side, head, near, guest = (Group() for _ in range(7))
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll, 10)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.6, LEAF.line))
    sun_stem(stems, LEFT, 15, 8, LEAF)
    sun_stem(stems, RIGHT, 17, 10, LEAF)
    sun_bud(stems, tip_of(LEFT, .82), RAY, LEAF, .6)
    growth.trim(fallen_shade(stems, LEAF.line, 12)).add(keyline(stems, 1.0, 4.2, LEAF.line))
    sun_side(side, TURNING, RAY, LEAF, DISC, 3)
    growth.trim(fallen_shade(side, RAY.line, 14)).add(keyline(side, 1.0, 4.6, RAY.line))
    sun_behind(head, HEAD, RAY, LEAF, 2, 26)
    for x, y, turn, scale in FALLEN:
        sun_ray(head, Pose((x, y), scale, turn), RAY)
    growth.trim(fallen_shade(head, RAY.line, 18)).add(keyline(head, 1.0, 5.0, RAY.line))
    sun_stem(near, STEM, 27, 20, LEAF)
    growth.trim(fallen_shade(near, LEAF.line, 16, .26)).add(keyline(near, 1.0, 4.6, LEAF.line))
    bee_side(guest, Pose((388, 650), .9, 58), COAT, GAUZE)
    growth.trim(fallen_shade(guest, COAT.line, 7)).add(keyline(guest, .8, 2.6, COAT.line))
    return pip_card("D", 7, growth)
