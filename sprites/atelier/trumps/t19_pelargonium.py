"""Trump 19: zonal pelargonium, the geranium of windowsills."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.pelargonium import ball, bill_motif, cranes_bill, drooping_bud, node, zoned_leaf
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..plants import stem
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#8FA968", "light": "#C3CE98"}
# stalk of a leaf, foot of the blade, scale, turn, squash, mirrored, colour
LEAVES = (
    (((290, 980), (210, 880), (150, 800)), (136, 776), 1.04, -32, .86, False, "#7FA063"),
    (((308, 900), (390, 800), (460, 768)), (478, 764), 1.06, 52, .84, True, "#7FA063"),
    (((300, 1030), (230, 990), (170, 972)), (150, 968), 1.16, -58, .80, False, "#9ABA74"),
    (((306, 1030), (350, 990), (386, 956)), (392, 948), 1.16, 30, .82, True, "#9ABA74"),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#BFCBD0", "#AEBCC3")
    halo(picture, HALO, 236, RING_WIDTH, "#A9742E", "#F2E4BF",
         lambda g, c, a: bill_motif(g, c, 42, a + 90, "#F2E4BF", pal.GILT_LIGHT), 18)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "19", "GÉRANIUM")


def _plant() -> Group:
    plant = Group()
    stem(plant, curve([(306, 800), (420, 720), (476, 640), (482, 590)]), 13, 10, **STALK)
    for tip, turn in (((452, 540), -30), ((510, 536), 24), ((482, 522), 0)):
        stem(plant, curve([(482, 596), (482 + (tip[0] - 482) * .3, 570), tip]), 6, 5, **STALK)
        cranes_bill(plant, tip, 88, turn)
    for stalk, foot, scale, turn, squash, flip, colour in LEAVES[:2]:
        stem(plant, curve([*stalk, foot]), 12, 9, **STALK)
        zoned_leaf(plant, foot, scale, turn, squash, flip, colour)
    stem(plant, curve([(300, 1050), (310, 900), (296, 760)]), 30, 22, **STALK)
    stem(plant, curve([(298, 820), (286, 720), (330, 620), (322, 470)]), 16, 13, **STALK)
    node(plant, (308, 900), 1.3, 4)
    node(plant, (298, 790), 1.1, -4)
    for points, size, open_ in (
            ([(324, 566), (262, 556), (210, 566), (196, 600)], 1.0, True),
            ([(324, 566), (384, 560), (420, 574), (428, 606)], 1.0, False),
            ([(324, 566), (286, 572), (262, 592), (256, 618)], .92, False),
            ([(324, 566), (356, 578), (372, 600), (374, 630)], .92, True)):
        drooping_bud(plant, points, size, open_)
    ball(plant, (HALO[0], HALO[1] - 2), 182)
    for stalk, foot, scale, turn, squash, flip, colour in LEAVES[2:]:
        stem(plant, curve([*stalk, foot]), 12, 9, **STALK)
        zoned_leaf(plant, foot, scale, turn, squash, flip, colour)
    return plant
