"""Trump 10: corncockle in the wheat."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.corncockle import corncockle_bud, corncockle_open, corncockle_side, ear, straw
from ..flowers.turned import View
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import circle, polar
from ..plants import leaf, stem
from ..ribbons import bud_profile, ribbon
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#7C9A6E", "light": "#B4C59A"}
BLADE: dict[str, Any] = {"colour": "#86A277", "shade": "#557A5D", "light": "#AFC298", "peak": .3, "base": .5,
                         "power": .9, "veins": 0, "midrib": 2.2, "thick": 3.2}
STRAW = {"colour": "#C9AE5A", "shade": "#9C8A45", "light": "#E2CE8C"}
WHEAT_LEAVES = (([(64, 880), (70, 790), (104, 736), (146, 760), (160, 826)], "R"),
                ([(470, 858), (500, 760), (500, 690), (462, 640), (420, 652)], "L"),
                ([(110, 1040), (118, 960), (156, 920), (214, 930)], "R"))
# spine, half-width, dark side
LEAVES = (
    ([(296, 880), (244, 810), (222, 730), (190, 650)], 11, "R"),
    ([(302, 880), (356, 820), (378, 750), (410, 690)], 11, "L"),
    ([(298, 1000), (214, 940), (150, 880), (92, 776)], 12, "R"),
    ([(304, 1000), (380, 950), (440, 900), (500, 812)], 12, "L"),
    ([(208, 872), (148, 846), (110, 806), (66, 742)], 9, "R"),
    ([(208, 872), (226, 820), (240, 800), (252, 740)], 9, "L"),
    ([(402, 900), (396, 850), (380, 820), (372, 770)], 9, "R"),
    ([(402, 900), (460, 870), (500, 830), (546, 760)], 9, "L"),
    ([(276, 690), (236, 650), (226, 610), (200, 566)], 8, "R"),
    ([(280, 690), (326, 660), (344, 620), (372, 590)], 8, "L"),
)
EARS = (([(110, 1040), (66, 920), (60, 780), (76, 650)], [(76, 650), (76, 580), (86, 510), (116, 448)]),
        ([(380, 1040), (440, 900), (520, 780), (528, 640)], [(528, 640), (532, 570), (520, 510), (496, 470)]))


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#E0CFA0", "#D2BE88")
    halo(picture, HALO, 236, RING_WIDTH, pal.SAGE_DARK, "#F2E4BF", _sepal_star, 20)
    wheat = Group()
    for spots, dark in WHEAT_LEAVES:
        leaf(wheat, curve(spots), 9, dark_side=dark, **(BLADE | STRAW))
    for stalk, spike in EARS:
        straw(wheat, curve(stalk), 7)
        ear(wheat, curve(spike))
    picture.add(wheat.outlined(8))
    picture.add(_plant().outlined(9))
    return trump_card(picture, "10", "NIELLE DES BLÉS")


def _sepal_star(group: Group, at: complex, way: float) -> None:
    """The halo's ornament: five long sepals round a small flower."""
    half = bud_profile(.7)
    for i in range(5):
        spine = curve([at, at + polar(11, way + i * 72 - 4), at + polar(21, way + i * 72 + 4)])
        ray = ribbon(spine, lambda u: 3.4 * half(u) + .2)
        group.fill(ray, pal.GILT_LIGHT).stroke(ray, pal.INK, 1.0)
    group.fill(circle(at, 6.5), "#C98FA8").stroke(circle(at, 6.5), pal.INK, 1.0).fill(circle(at, 2), pal.INK)


def _plant() -> Group:
    plant = Group()
    for spots, width, dark in LEAVES:
        leaf(plant, curve(spots), width, dark_side=dark, **BLADE)
    stem(plant, curve([(294, 1040), (270, 960), (208, 872), (196, 724)]), 9, 7, hairs=20, **STALK)
    stem(plant, curve([(306, 1040), (340, 960), (402, 900), (440, 760)]), 9, 7, hairs=20, **STALK)
    stem(plant, curve([(300, 1040), (300, 880), (276, 690), (318, 430)]), 13, 8, hairs=40, **STALK)
    corncockle_bud(plant, Pose((446, 700), .92, 8))
    corncockle_side(plant, View((190, 668), 98, 20, .62, -10, 1.5))
    corncockle_open(plant, View((322, 392), 148, 76, .2, 0), -84)
    return plant
