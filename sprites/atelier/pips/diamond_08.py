"""Eight of diamonds: full faces, so near that the frame cuts them; one turned aside, a honeybee flies from it."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade, sun_low
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_side, sunflower
from ..growth.sunflower_leaf import COOL_LEAF, sun_leaf, sun_stem
from ..growth.sunflower_ripe import BEE, WING, honeybee
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

BEES = calm("D", 5, BEE, WING)
RAY, LEAF, COOL, DISC = calm("D", 7, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED)
HAZE = "#F5E0B2", "#F8E7BF"
MIDDLE = curve([(300, 1130), (330, 1000), (300, 880), (234, 780), (240, 690), (276, 640), (305, 604)])
HIGH = curve([(340, 1130), (440, 1000), (540, 860), (584, 660), (556, 300), (446, 168)])
NEAR, RIGHT = View((44, 716), 172, 72, .1, -24), View((562, 410), 170, 70, .1, 22)
TOP = View((440, 112), 108, 30, 0, -22)
LOW, HEART = View((214, 1030), 118, 34, .1, -8), View((305, 560), 88, 40, .1, -74)
LEAVES = (([(46, 860), (90, 880), (130, 960), (126, 1080)], 62, 66, .2, 0),
          ([(566, 590), (520, 620), (480, 680), (470, 800)], 66, 56, .2, .5),
          ([(40, 560), (70, 500), (90, 440), (120, 330)], 60, 54, .2, 0),
          ([(330, 1010), (380, 960), (420, 950), (480, 966)], 40, 44, .2, 0),
          ([(262, 700), (300, 660), (330, 650), (372, 664)], 24, 26, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, great, heads, guest = Group(), Group(), Group(), Group(), Group(), Group()
    haze = Group()
    sun_low(haze, 305 + 560j, 250, HAZE, 0)
    growth.trim(haze)
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.6, LEAF.line))
    for spine, first, last in ((HIGH, 18, 12), (MIDDLE, 18, 12)):
        sun_stem(stems, spine, first, last, LEAF)
    growth.add(keyline(stems, 1.0, 4.0, LEAF.line))
    sunflower(great, NEAR, RAY, DISC, 30, 3, .70, 230)
    sunflower(great, RIGHT, RAY, DISC, 30, 6, .88, 230)
    growth.trim(fallen_shade(great, RAY.line)).add(keyline(great, 1.0, 4.8, RAY.line))
    sun_side(heads, TOP, RAY, LEAF, DISC, 4)
    sunflower(heads, HEART, RAY, DISC, 24, 5)
    sunflower(heads, LOW, RAY, DISC, 28, 2, .60, 210)
    growth.trim(fallen_shade(heads, RAY.line)).add(keyline(heads, 1.0, 4.4, RAY.line))
    honeybee(guest, Pose((172, 1010), 1.1, 40), *BEES)
    honeybee(guest, Pose((246, 116), 1.15, 62), *BEES)
    growth.add(keyline(guest, .8, 2.4, BEES[0].line))
    return pip_card("D", 8, growth)
