"""Nine of diamonds: the fullest; one great head lies at the foot like a bowl, painted ladies rise from it."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import circle
from ..growth.depth import fallen_shade
from ..growth.painted_lady import DARK, ORANGE, painted_lady, painted_lady_shut
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_behind, sunflower
from ..growth.sunflower_leaf import COOL_LEAF, sun_bud, sun_leaf, sun_stem, tip_of
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

WINGS = calm("D", 4, ORANGE, DARK)
RAY, LEAF, COOL, DISC = calm("D", 5, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED)
GREAT, BACK = View((236, 1056), 176, 40, .1, -5), View((464, 130), 91, 62, .1, 24)
HIGH = curve([(396, 1130), (500, 960), (550, 760), (552, 520), (538, 300), (466, 138)])
LEFT = curve([(58, 1130), (58, 980), (84, 800), (62, 610), (72, 450), (124, 366)])
ACROSS = curve([HIGH.at(.74), (498, 344), (404, 328), (334, 342), (308, 396)])
LEAVES = (([LEFT.at(.20), (84, 868), (124, 824), (130, 712)], 28, 34, .34, 0),
          ([HIGH.at(.42), (536, 700), (504, 716), (494, 826)], 40, 36, .22, .5),
          ([LEFT.at(.64), (86, 536), (124, 540), (122, 630)], 24, 30, .34, .5),
          ([HIGH.at(.66), (526, 424), (498, 436), (482, 520)], 26, 32, .22, 0),
          ([(436, 1056), (416, 1006), (396, 984), (344, 968)], 20, 22, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, front = Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.6, LEAF.line))
    sunflower(heads, GREAT, RAY, DISC, 38, 3, .40, 380)
    sun_behind(heads, BACK, RAY, LEAF, 4, 26)
    growth.trim(fallen_shade(heads, RAY.line)).add(keyline(heads, 1.0, 4.8, RAY.line))
    end = circle(HIGH.end, 8.5)
    stems.silhouette(end).fill(end, LEAF.mid)
    sun_stem(stems, HIGH, 19, 16, LEAF)
    sun_stem(stems, LEFT, 15, 9, LEAF)
    sun_stem(stems, ACROSS, 10, 7, LEAF)
    sun_bud(stems, tip_of(LEFT, .74), RAY, LEAF, .8)
    sun_bud(stems, tip_of(ACROSS, .55), RAY, LEAF, .4)
    growth.trim(fallen_shade(stems, LEAF.line, 11)).add(keyline(stems, 1.0, 4.2, LEAF.line))
    orange, dark = WINGS
    painted_lady_shut(front, Pose((272, 1026), 1.0, -4))
    painted_lady(front, Pose((304, 790), .80, 28), orange, dark, .55 + .5j, .95 + .25j)
    painted_lady(front, Pose((502, 584), .62, -22), orange, dark, .9 + .3j, .45 + .55j)
    painted_lady(front, Pose((290, 120), .72, 40), orange, dark, 1 + .1j, .8 + .2j)
    growth.trim(fallen_shade(front, WINGS[1].line, 9, .12)).add(keyline(front, .8, 2.8, WINGS[1].line))
    return pip_card("D", 9, growth)
