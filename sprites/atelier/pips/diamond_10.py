"""Ten of diamonds: the seed heads nod; a goldfinch has begun at the spiral; the last flower fades."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.sunflower import SEED, SUNFLOWER_LEAF, seed_head, sun_seed, sun_side
from ..growth.sunflower_leaf import sun_leaf, sun_stem
from ..growth.sunflower_ripe import BACK, BAR, BLACK, DRY_LEAF, DRY_RAY, FACE, WHITE, goldfinch
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

LEAF, DRY, FADED = calm("D", 6, SUNFLOWER_LEAF, DRY_LEAF, DRY_RAY)
DISC, = calm("D", 8, SEED)  # no seed head is as dark as a sign
BIRD = calm("D", 4, BACK, BLACK, WHITE, FACE, BAR)
ACROSS = curve([(196, 1130), (96, 1010), (58, 820), (70, 640), (140, 552), (230, 538), (300, 562)])
HIGH = curve([(292, 1130), (420, 1010), (520, 860), (550, 650), (552, 380), (544, 190), (508, 92), (454, 70),
              (418, 100)])
LAST = curve([(176, 1130), (170, 1090), (150, 1052), (138, 1016)])
LEAVES = (([(64, 690), (96, 694), (126, 752), (122, 884)], 42, 44, .2, 0),
          ([HIGH.at(.44), (536, 624), (514, 618), (500, 646), (504, 788)], 32, 38, .36, 0),
          ([(551, 284), (516, 278), (488, 330), (496, 440)], 40, 44, .2, 0),
          ([(422, 1008), (384, 982), (340, 994), (296, 1058)], 34, 36, .2, 0))
TOP, EATEN = View((412, 116), 76, 54, .1, 184), View((305, 562), 85, 72, .1, 0)
BLOOM = View((136, 1012), 84, 26, 0, -16)


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, guest = Group(), Group(), Group(), Group(), Group()
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (DRY, LEAF)[k == 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, DRY.line)).add(keyline(leaves, .9, 3.2, DRY.line))
    for spine, first, last in ((HIGH, 16, 11), (ACROSS, 16, 12), (LAST, 15, 12)):
        sun_stem(stems, spine, first, last, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    seed_head(heads, TOP, DISC, DRY, count=130)
    seed_head(heads, EATEN, DISC, DRY, (.36 - .30j, .34))
    sun_side(heads, BLOOM, FADED, DRY, DISC, 6, 15)
    for x, y, turn in ((262, 1046, 70), (304, 1060, -50), (244, 1066, 100)):
        sun_seed(heads, Pose((x, y), .8, turn), DISC)
    growth.trim(fallen_shade(heads, DISC.line)).add(keyline(heads, 1.0, 4.2, DISC.line))
    goldfinch(guest, Pose((500, 557), 1.0, 4), *BIRD)
    growth.trim(fallen_shade(guest, BLACK.line)).add(keyline(guest, .9, 3.0, BLACK.line))
    return pip_card("D", 10, growth)
