"""Ten of diamonds: the seed heads nod; a goldfinch has begun at the spiral; the last flower fades."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot, hills
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth.sunflower_ripe import BACK, BAR, BLACK, DRY_LEAF, DRY_RAY, FACE, WHITE, goldfinch
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

BIRD = BACK, BLACK, WHITE, FACE, BAR
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
SHADED = (([(230, 1130), (240, 1080), (270, 1050), (340, 1030)], 30, 34, .2, 0),
          ([(96, 1130), (70, 1080), (60, 1040), (56, 980)], 26, 30, .3, 0))
EARTH = [(-10, 1070), (160, 1080), (320, 1066), (640, 1076)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, stems, heads, guest = (Group() for _ in range(5))
    growth.add(hills("D", [(-10, 966), (180, 980), (380, 950), (640, 970)], [(-10, 1012), (260, 1000), (640, 1020)]))
    f.leaves(shaded, SHADED, (dark("D", DRY_LEAF),))
    growth.back(shaded, foot("D", EARTH, DRY_LEAF.mid, 3))
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        f.sun_leaf(leaves, curve(spots), left, (DRY_LEAF, s.SUNFLOWER_LEAF)[k == 2], right, stalk, roll)
    growth.put(leaves, 3.0)
    for spine, first, last in ((HIGH, 16, 11), (ACROSS, 16, 12), (LAST, 15, 12)):
        f.sun_stem(stems, spine, first, last)
    growth.put(stems, 3.2)
    s.seed_head(heads, TOP, s.SEED, DRY_LEAF, count=130)
    s.seed_head(heads, EATEN, s.SEED, DRY_LEAF, (.36 - .30j, .34))
    s.sun_side(heads, BLOOM, DRY_RAY, DRY_LEAF, s.SEED, 6, 15)
    for x, y, turn in ((262, 1046, 70), (304, 1060, -50), (244, 1066, 100)):
        s.sun_seed(heads, Pose((x, y), .8, turn), s.SEED)
    growth.put(heads, 3.2)
    goldfinch(guest, Pose((500, 557), 1.0, 4), *BIRD)
    growth.put(guest, 3.0)
    return pip_card("D", 10, growth)
