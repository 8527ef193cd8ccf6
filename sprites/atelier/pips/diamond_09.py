"""Nine of diamonds: the fullest; one great head lies at the foot like a bowl, painted ladies rise from it."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.painted_lady import DARK, ORANGE, painted_lady
from ..growth.sideways import flitting, settled
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_behind, sunflower
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

WINGS = calm("D", 8, ORANGE, DARK)
RAY, LEAF, COOL, DISC = calm("D", 7, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED)
GREAT, BACK = View((236, 1046), 176, 40, .1, -5), View((462, 126), 96, 62, .1, 24)
HIGH = curve([(390, 1130), (500, 960), (572, 760), (578, 500), (560, 280), (466, 132)])
LEFT = curve([(58, 1130), (54, 960), (84, 780), (58, 600), (72, 440), (132, 362)])
ACROSS = curve([HIGH.at(.80), (500, 322), (404, 330), (334, 350), (306, 404)])
LEAVES = (([(66, 880), (70, 800), (130, 760), (136, 640)], 40, 46, .2, 0),
          ([(577, 620), (530, 590), (496, 650), (492, 790)], 50, 42, .2, .5),
          ([(60, 560), (96, 500), (130, 500), (124, 600)], 26, 34, .2, .5),
          ([(574, 410), (540, 370), (500, 380), (476, 480)], 34, 40, .2, 0),
          ([(440, 1050), (410, 1000), (400, 980), (344, 960)], 18, 22, .2, 0),
          ([(440, 330), (400, 350), (380, 366), (344, 376)], 14, 17, .2, 0))


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
    sun_stem(stems, LEFT, 15, 9, LEAF)
    sun_stem(stems, ACROSS, 10, 7, LEAF)
    sun_bud(stems, tip_of(LEFT, .74), RAY, LEAF, .8)
    sun_bud(stems, tip_of(ACROSS, .55), RAY, LEAF, .4)
    growth.trim(fallen_shade(stems, LEAF.line, 11)).add(keyline(stems, 1.0, 4.2, LEAF.line))
    orange, dark = WINGS
    settled(front, Pose((210, 1016), 1.0, -6), orange, dark.mid)
    flitting(front, Pose((304, 806), .82, 20), orange, dark.mid)
    flitting(front, Pose((500, 600), .62, -18, True), orange, dark.mid)
    painted_lady(front, Pose((290, 120), .72, 40), *WINGS)
    growth.trim(fallen_shade(front, WINGS[1].line, 9, .12)).add(keyline(front, .8, 2.8, WINGS[1].line))
    return pip_card("D", 9, growth)
