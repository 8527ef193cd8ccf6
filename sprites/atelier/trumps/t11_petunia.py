"""Trump 11: petunia cascading from above."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.petunia import petunia_bud, petunia_face, petunia_side, twist
from ..flowers.turned import View
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import polar
from ..plants import leaf, stem
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#86A06A", "light": "#B9C894"}
BLADE: dict[str, Any] = {"colour": "#7C9C66", "shade": "#4C7558", "light": "#A8BF8A", "peak": .40, "base": .12,
                         "power": .95, "veins": 5, "vein_colour": "#2F5140", "vein_width": 1.4, "thick": 4.2}
MAIN = curve([(440, 10), (524, 130), (530, 330), (470, 520), (340, 650), (240, 740), (190, 850), (212, 990)])
BRANCHES = ([(508, 432), (490, 520), (500, 640), (472, 760)], [(496, 74), (430, 60), (362, 76), (318, 132)],
            [(320, 668), (250, 650), (214, 590), (204, 540)], [(252, 727), (330, 780), (390, 850), (384, 906)],
            [(196, 830), (140, 800), (96, 830), (86, 880)])
# spine, half-width, dark side
LEAVES = (
    ([(492, 66), (530, 70), (560, 110), (574, 180)], 30, "R"),
    ([(494, 72), (460, 110), (440, 140), (394, 150)], 22, "L"),
    ([(534, 300), (560, 340), (566, 400), (556, 462)], 30, "R"),
    ([(512, 420), (552, 470), (560, 530), (540, 590)], 32, "L"),
    ([(388, 612), (330, 590), (290, 606), (262, 636)], 30, "L"),
    ([(370, 626), (400, 680), (390, 740), (350, 790)], 34, "R"),
    ([(240, 742), (176, 736), (116, 760), (66, 816)], 32, "R"),
    ([(236, 746), (290, 790), (300, 850), (280, 900)], 34, "L"),
    ([(192, 860), (140, 880), (110, 930), (100, 990)], 30, "R"),
    ([(194, 876), (240, 910), (262, 960), (260, 1020)], 28, "L"),
    ([(484, 740), (530, 740), (560, 780), (566, 830)], 26, "L"),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#D9C58F", "#CBB57A")
    halo(picture, HALO, 236, RING_WIDTH, pal.LEAF_DARK, "#F2E4BF",
         lambda g, c, a: twist(g, Pose(c - polar(8, a), .92, a + 90), pal.GILT_LIGHT, pal.GILT, 1.1), 22)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "11", "PÉTUNIA")


def _plant() -> Group:
    plant = Group()
    for spots in BRANCHES:
        stem(plant, curve(spots), 9, 6, hairs=10, **STALK)
    stem(plant, MAIN, 15, 8, hairs=70, **STALK)
    for spots, width, dark in LEAVES:
        leaf(plant, curve(spots), width, dark_side=dark, **BLADE)
    petunia_bud(plant, Pose((320, 124), .62, 206))
    petunia_bud(plant, Pose((212, 980), .7, 178))
    petunia_bud(plant, Pose((86, 874), .8, 190))
    petunia_bud(plant, Pose((384, 900), .72, 184))
    petunia_side(plant, Pose((204, 540), .98, 200), 90)
    petunia_face(plant, View((470, 760), 108, 58, .3, 150), 90)
    petunia_face(plant, View((316, 388), 172, 76, .2, 0), -84)
    return plant
