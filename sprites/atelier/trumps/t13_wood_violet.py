"""Trump 13: wood violet."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.violets import heart_leaf, stipules, violet_bud, violet_front, violet_profile
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import polar
from ..plants import stem
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#6F8F55", "light": "#A9BF80"}
# stalk of a leaf, then foot, scale, turn, mirrored, colour of its blade
LEAVES = (
    (((290, 1040), (230, 960), (150, 900), (120, 884)), (120, 884), .94, -58, False, "#5F8A5C"),
    (((312, 1040), (400, 960), (470, 900), (492, 872)), (492, 872), .86, 40, True, "#5F8A5C"),
    (((300, 1040), (250, 1000), (214, 980), (190, 986)), (190, 986), .86, -96, False, "#7FA36C"),
    (((304, 1040), (330, 980), (362, 930), (372, 900)), (372, 900), .96, 22, True, "#7FA36C"),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#E4CFA4", "#D7BE8D")
    halo(picture, HALO, 236, RING_WIDTH, pal.GILT, "#DDE0BD", _motif, 18)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "13", "VIOLETTE")


def _motif(group: Group, at: complex, degrees: float) -> None:
    """A little heart leaf, its tip outwards."""
    pose = Pose(at - polar(8, degrees), .22, degrees + 90)
    heart = pose.shape([(0, 0, "c"), (-30, 50), (-84, 40), (-92, -20), (-40, -84), (0, -122, "c"), (40, -84), (92, -20),
                        (84, 40), (30, 50)])
    group.fill(heart, pal.LEAF_DARK).stroke(heart, pal.INK, 1.3)
    for x, y in ((0, -100), (-60, -10), (60, -10)):
        group.ink(pose.curve([(0, 4), (x * .5, y * .5 - 6), (x, y)]), 2.4, "out", "#C9D2A0")


def _plant() -> Group:
    plant = Group()
    for stalk, foot, scale, turn, flip, colour in LEAVES[:2]:
        stem(plant, curve(stalk), 10, 8, **STALK)
        heart_leaf(plant, foot, scale, turn, flip, colour)
    stem(plant, curve([(292, 1040), (236, 900), (186, 740), (194, 640), (172, 596), (150, 622)]), 10, 7, **STALK)
    stem(plant, curve([(310, 1040), (392, 880), (430, 760), (440, 670), (462, 634), (486, 660)]), 10, 7, **STALK)
    stem(plant, curve([(300, 1040), (276, 880), (262, 780), (280, 700), (304, 690), (310, 716)]), 9, 6, **STALK)
    stem(plant, curve([(302, 1040), (310, 860), (376, 680), (388, 480), (372, 260), (326, 214), (304, 262),
                       (312, 380)]), 13, 8, **STALK)
    violet_bud(plant, (310, 712), .92, 4)
    violet_profile(plant, (150, 616), .84, -4)
    violet_profile(plant, (486, 656), .74, 6, True)
    violet_front(plant, (HALO[0] - 8, HALO[1] - 4), .98, 0)
    for stalk, foot, scale, turn, flip, colour in LEAVES[2:]:
        stem(plant, curve(stalk), 10, 8, **STALK)
        heart_leaf(plant, foot, scale, turn, flip, colour)
    stipules(plant, (302, 1024), 1.1)
    return plant
