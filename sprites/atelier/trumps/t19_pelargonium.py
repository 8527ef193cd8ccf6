"""Trump 19: zonal pelargonium, the geranium of windowsills."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.pelargonium import ball, bill_motif, cranes_bill, drooping_bud, node, zoned_leaf
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..line import keyline
from ..plants import stem
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#8FA968", "light": "#C3CE98"}
# stalk of a leaf, foot of the blade, scale, turn, squash, mirrored, colour
LEAVES = (
    (((286, 900), (190, 770), (104, 610)), (98, 486), .80, -10, .90, False, "#8FAE6C"),
    (((290, 980), (210, 880), (150, 800)), (136, 776), 1.04, -32, .86, False, "#7FA063"),
    (((308, 900), (390, 800), (450, 792)), (462, 800), 1.0, 52, .84, True, "#7FA063"),
    (((300, 1030), (230, 990), (170, 972)), (150, 968), 1.16, -58, .80, False, "#9ABA74"),
    (((306, 1030), (350, 990), (386, 956)), (392, 948), 1.16, 30, .82, True, "#9ABA74"),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#BFCBD0", "#AEBCC3")
    halo(picture, (246, 420), 246, RING_WIDTH, "#A9742E", "#F2E4BF",
         lambda g, c, a: bill_motif(g, c, 42, a + 90, "#F2E4BF", pal.GILT_LIGHT), 18)
    picture.add(keyline(_plant(), 1.3, 6.4))
    return trump_card(picture, "19", "GÉRANIUM")


def _plant() -> Group:
    plant = Group()
    stem(plant, curve([(306, 840), (420, 790), (496, 720), (500, 660)]), 13, 10, **STALK)
    for tip, turn in (((462, 606), -26), ((538, 602), 22), ((500, 584), 0)):
        stem(plant, curve([(500, 666), (500 + (tip[0] - 500) * .4, 636), tip]), 7, 6, **STALK)
        cranes_bill(plant, tip, 104, turn)
    for stalk, foot, scale, turn, squash, flip, colour in LEAVES[:3]:
        stem(plant, curve([*stalk, foot]), 12, 9, **STALK)
        zoned_leaf(plant, foot, scale, turn, squash, flip, colour)
    stem(plant, curve([(300, 1050), (310, 900), (296, 760)]), 30, 22, **STALK)
    stem(plant, curve([(298, 820), (286, 720), (330, 620), (322, 470)]), 16, 13, **STALK)
    stem(plant, curve([(304, 782), (330, 756), (348, 742)]), 7, 5, **STALK)
    zoned_leaf(plant, (348, 744), .42, 28, .62, True, "#9ABA74")
    node(plant, (308, 900), 1.3, 4)
    node(plant, (298, 790), 1.1, -4)
    for points, size, open_ in (
            ([(324, 534), (258, 548), (206, 568), (192, 606)], 1.0, True),
            ([(324, 534), (380, 550), (408, 572), (416, 612)], 1.0, False),
            ([(324, 534), (284, 562), (258, 592), (252, 624)], .92, False),
            ([(324, 534), (350, 564), (362, 596), (362, 634)], .92, True)):
        drooping_bud(plant, points, size, open_)
    ball(plant, (HALO[0], HALO[1] - 2), 172, (323, 540))
    for stalk, foot, scale, turn, squash, flip, colour in LEAVES[3:]:
        stem(plant, curve([*stalk, foot]), 12, 9, **STALK)
        zoned_leaf(plant, foot, scale, turn, squash, flip, colour)
    return plant
