"""Ten of diamonds: the seed heads nod; a goldfinch has begun at the spiral; the last flower fades."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
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
LEAVES = (([(60, 720), (90, 740), (120, 780), (130, 850)], 28, 30, .2, 0),
          ([(548, 640), (532, 612), (508, 606), (492, 630), (502, 730)], 24, 24, .46, 0),
          ([(552, 300), (520, 300), (500, 330), (490, 400)], 26, 26, .2, 0),
          ([(400, 1020), (370, 1010), (350, 1030), (330, 1070)], 24, 24, .2, 0))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, guest = Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (DRY, LEAF)[k == 2], right, stalk, roll)
    growth.add(keyline(leaves, .9, 3.2, DRY.line))
    for spine, first, last in ((HIGH, 16, 11), (ACROSS, 16, 12), (LOW, 14, 11)):
        sun_stem(stems, spine, first, last, LEAF)
    growth.add(keyline(stems, 1.0, 4.0, LEAF.line))
    seed_head(heads, View((408, 130), 66, 52, .1, 184), DISC, DRY, count=130)
    seed_head(heads, View((305, 560), 80, 76, .1, 0), DISC, DRY, (.36 - .30j, .34))
    sun_side(heads, View((160, 1004), 88, 24, 0, 150), FADED, DRY, DISC, 6, 15)
    for x, y, turn in ((292, 1056, 70), (336, 1066, -40), (306, 1020, 20)):
        sun_seed(heads, Pose((x, y), .7, turn), DISC)
    growth.add(keyline(heads, 1.0, 4.2, DISC.line))
    goldfinch(guest, Pose((506, 556), .84, 4), *BIRD)
    growth.add(keyline(guest, .9, 3.0, BLACK.line))
    return pip_card("D", 10, growth)
