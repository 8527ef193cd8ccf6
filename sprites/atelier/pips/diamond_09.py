"""Nine of diamonds: the fullest; one great head lies at the foot like a bowl, painted ladies rise from it."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.painted_lady import DARK, ORANGE, painted_lady
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_behind, sunflower
from ..growth.sunflower_leaf import COOL_LEAF, sun_leaf, sun_stem
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

WINGS = calm("D", 8, ORANGE, DARK)
RAY, LEAF, COOL, DISC = calm("D", 7, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED)
GREAT, BACK = View((214, 1062), 236, 35, .1, -5), View((490, 118), 132, 62, .1, 24)
HIGH = curve([(390, 1130), (500, 960), (572, 760), (578, 500), (572, 300), (500, 130)])
LEAVES = (([(40, 900), (70, 840), (120, 760), (116, 620)], 60, 64, .16, 0),
          ([(572, 620), (530, 640), (500, 700), (490, 830)], 58, 50, .18, .5),
          ([(30, 620), (60, 560), (90, 480), (86, 330)], 50, 58, .16, .5),
          ([(578, 460), (540, 440), (500, 380), (486, 270)], 46, 52, .18, 0),
          ([(430, 1090), (460, 1010), (480, 960), (540, 900)], 46, 50, .18, 0))
# Those that fly are dancers of one round: where, size, turn.
DANCE = ((146, 1010, 1.0, 24), (310, 782, .78, -58), (516, 572, .7, 40), (96, 312, .66, -30), (290, 112, .7, 34))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, front = Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.6, LEAF.line))
    sunflower(heads, GREAT, RAY, DISC, 38, 3, .40, 380)
    sun_behind(heads, BACK, RAY, LEAF, 4, 26)
    growth.trim(fallen_shade(heads, RAY.line)).add(keyline(heads, 1.0, 4.8, RAY.line))
    sun_stem(stems, HIGH, 19, 13, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line, 11)).add(keyline(stems, 1.0, 4.2, LEAF.line))
    for x, y, size, turn in DANCE:
        painted_lady(front, Pose((x, y), size, turn), *WINGS)
    growth.trim(fallen_shade(front, WINGS[1].line, 24, .16)).add(keyline(front, .8, 2.8, WINGS[1].line))
    return pip_card("D", 9, growth)
