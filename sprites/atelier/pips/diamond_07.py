"""Seven of diamonds: the great head has turned its back; a bumblebee sleeps under its rim, the first rays fall."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_behind, sun_ray, sun_side
from ..growth.sunflower_leaf import COOL_LEAF, sun_leaf, sun_stem
from ..growth.visitors import FUR, WING, bumblebee
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

RAY, LEAF, COOL, DISC, COAT, GAUZE = calm("D", 5, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED, FUR, WING)
STEM = curve([(330, 1130), (410, 1000), (400, 860), (300, 760), (168, 716)])
RIGHT = curve([(400, 1130), (520, 960), (582, 760), (580, 500), (560, 300), (506, 190)])
LEAVES = (([(404, 900), (470, 820), (510, 730), (488, 580)], 66, 76, .18, .5),
          ([(582, 560), (540, 500), (506, 440), (490, 310)], 50, 54, .2, 0),
          ([(360, 1080), (270, 1000), (170, 980), (40, 1066)], 60, 66, .2, 0),
          ([(20, 500), (70, 460), (120, 400), (116, 290)], 48, 52, .2, .5))
FALLEN = ((250, 916, 20, 1.1), (86, 966, -44, 1.2), (306, 1056, 84, 1.1), (200, 1066, 62, 1.2))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, front, guest = (Group() for _ in range(6))
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.6, LEAF.line))
    sun_stem(stems, RIGHT, 19, 12, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line, 12)).add(keyline(stems, 1.0, 4.2, LEAF.line))
    sun_side(heads, View((490, 150), 122, 32, 0, -26), RAY, LEAF, DISC, 3)
    sun_behind(heads, View((160, 712), 186, 64, .1, -10), RAY, LEAF, 2, 30)
    growth.trim(fallen_shade(heads, RAY.line, 18)).add(keyline(heads, 1.0, 5.0, RAY.line))
    for x, y, turn, scale in FALLEN:
        sun_ray(front, Pose((x, y), scale, turn), RAY)
    growth.trim(fallen_shade(front, RAY.line, 11)).add(keyline(front, 1.0, 4.2, RAY.line))
    near = Group()
    sun_stem(near, STEM, 26, 21, LEAF)
    growth.trim(fallen_shade(near, LEAF.line, 16, .26)).add(keyline(near, 1.0, 4.6, LEAF.line))
    bumblebee(guest, Pose((262, 650), 1.1, -62), COAT, GAUZE)
    growth.trim(fallen_shade(guest, COAT.line, 9)).add(keyline(guest, .8, 2.6, COAT.line))
    return pip_card("D", 7, growth)
