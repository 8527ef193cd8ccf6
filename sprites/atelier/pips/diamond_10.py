"""Ten of diamonds: the seed heads nod; a goldfinch has begun at the spiral; the last flower fades."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, seed_head, sun_seed, sun_side
from ..growth.sunflower_leaf import sun_leaf, sun_stem
from ..growth.sunflower_ripe import BACK, BAR, BLACK, DRY_LEAF, DRY_RAY, FACE, WHITE, goldfinch
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

RAY, LEAF, DISC, DRY, FADED = calm("D", 10, SUNFLOWER, SUNFLOWER_LEAF, SEED, DRY_LEAF, DRY_RAY)
BIRD = calm("D", 7, BACK, BLACK, WHITE, FACE, BAR)
ACROSS = curve([(120, 1130), (70, 960), (58, 780), (74, 620), (150, 540), (240, 536), (300, 560)])
HIGH = curve([(300, 1130), (420, 1000), (520, 850), (548, 640), (552, 380), (548, 190), (504, 84), (440, 72),
              (410, 116)])
LOW = curve([(220, 1130), (260, 1030), (240, 960), (190, 950), (160, 1000)])
LEAVES = (([(60, 690), (100, 700), (130, 760), (126, 890)], 46, 50, .2, 0),
          ([(548, 640), (532, 612), (508, 606), (492, 630), (498, 770)], 38, 40, .40, 0),
          ([(552, 270), (510, 280), (486, 330), (496, 440)], 42, 44, .2, 0),
          ([(430, 1000), (380, 980), (330, 1000), (300, 1090)], 40, 42, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, guest = Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (DRY, LEAF)[k == 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, DRY.line)).add(keyline(leaves, .9, 3.2, DRY.line))
    for spine, first, last in ((HIGH, 16, 11), (ACROSS, 16, 12), (LOW, 14, 11)):
        sun_stem(stems, spine, first, last, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    seed_head(heads, View((400, 136), 86, 52, .1, 184), DISC, DRY, count=130)
    seed_head(heads, View((305, 560), 90, 72, .1, 0), DISC, DRY, (.36 - .30j, .34))
    sun_side(heads, View((164, 1004), 122, 24, 0, 150), FADED, DRY, DISC, 6, 15)
    for x, y, turn in ((306, 1066, 70), (366, 1072, -40), (300, 1010, 20)):
        sun_seed(heads, Pose((x, y), 1.0, turn), DISC)
    growth.trim(fallen_shade(heads, DISC.line)).add(keyline(heads, 1.0, 4.2, DISC.line))
    goldfinch(guest, Pose((496, 546), 1.02, 4), *BIRD)
    growth.trim(fallen_shade(guest, BLACK.line)).add(keyline(guest, .9, 3.0, BLACK.line))
    return pip_card("D", 10, growth)
