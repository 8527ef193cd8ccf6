"""Trump 11: petunia sprawling from its foot."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.petunia import petunia_bud, petunia_face, petunia_side, twist
from ..flowers.turned import View
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import polar
from ..line import keyline
from ..plants import leaf, stem
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#86A06A", "light": "#B9C894"}
BLADE: dict[str, Any] = {"colour": "#86A66C", "shade": "#57805A", "light": "#AFC692", "peak": .50, "base": .16,
                         "power": .52, "veins": 4, "vein_colour": "#35563F", "vein_width": 1.5, "thick": 4.2}
# spine, width at the foot and at the top, hairs: the stems, then their branches
STEMS = (
    (curve([(280, 1050), (196, 984), (112, 900), (108, 830), (160, 770)]), 14, 9, 34),
    (curve([(316, 1050), (410, 990), (506, 900), (520, 810), (478, 720)]), 14, 9, 34),
    (curve([(298, 1050), (262, 900), (340, 740), (318, 560), (322, 430)]), 17, 11, 50),
    (curve([(312, 790), (262, 750), (234, 700), (232, 662)]), 8, 6, 8),
    (curve([(334, 690), (378, 640), (412, 600), (424, 572)]), 8, 6, 8),
    (curve([(424, 980), (430, 930), (404, 890), (398, 868)]), 8, 6, 8),
)
# spine, half-width, dark side
LEAVES = (
    ([(120, 900), (90, 930), (66, 970), (56, 1016)], 40, "L"),
    ([(180, 976), (196, 920), (214, 870), (212, 812)], 46, "R"),
    ([(322, 650), (290, 640), (250, 616), (216, 570)], 36, "L"),
    ([(306, 860), (346, 838), (384, 800), (402, 748)], 46, "R"),
    ([(516, 850), (540, 860), (562, 890), (570, 930)], 34, "R"),
    ([(280, 1046), (240, 1010), (180, 1000), (128, 1030)], 44, "L"),
    ([(312, 1040), (350, 1010), (400, 1000), (452, 1020)], 42, "R"),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#E6C9B4", "#DAB8A0")
    halo(picture, (352, 318), 236, RING_WIDTH, pal.LEAF_DARK, "#F2E4BF",
         lambda g, c, a: twist(g, Pose(c - polar(8, a), .92, a + 90), pal.GILT_LIGHT, pal.GILT, 1.1), 22)
    picture.add(keyline(_plant(), 1.3, 6.4))
    return trump_card(picture, "11", "PÉTUNIA")


def _plant() -> Group:
    plant = Group()
    for spine, foot, top, hairs in reversed(STEMS):
        stem(plant, spine, foot, top, hairs=hairs, **STALK)
    for spots, width, dark in LEAVES:
        leaf(plant, curve(spots), width, dark_side=dark, **BLADE)
    petunia_bud(plant, Pose((232, 668), .84, -10))
    petunia_bud(plant, Pose((422, 578), .74, 16))
    petunia_bud(plant, Pose((399, 874), .86, -14))
    petunia_side(plant, Pose((160, 772), .84, -20))
    petunia_face(plant, View((462, 708), 104, 58, .3, 16), -90)
    petunia_face(plant, View((322, 388), 168, 76, .2, 0), -84)
    return plant
