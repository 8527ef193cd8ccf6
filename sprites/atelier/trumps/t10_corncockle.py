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
# foot, middle, tip, half-width, dark side
LEAVES = (
    ((296, 880), (226, 800), (206, 668), 10, "R"), ((302, 880), (372, 820), (398, 716), 10, "L"),
    ((298, 1000), (196, 930), (128, 812), 11, "R"), ((304, 1000), (392, 950), (446, 862), 11, "L"),
    ((196, 878), (120, 846), (70, 786), 9, "R"), ((196, 878), (232, 830), (236, 750), 9, "L"),
    ((402, 900), (386, 820), (420, 746), 9, "R"), ((402, 900), (476, 876), (522, 812), 9, "L"),
    ((276, 690), (226, 640), (222, 570), 8, "R"), ((280, 690), (344, 664), (372, 622), 8, "L"),
)
EARS = ([(110, 1040), (66, 920), (54, 800), (62, 690)], [(62, 690), (64, 620), (58, 560), (44, 510)]), \
       ([(380, 1040), (440, 900), (520, 780), (528, 640)], [(528, 640), (532, 570), (520, 510), (496, 470)])


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#E0CFA0", "#D2BE88")
    halo(picture, HALO, 236, RING_WIDTH, pal.SAGE_DARK, "#F2E4BF", _sepal_star, 20)
    wheat = Group()
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
    for foot, middle, tip, width, dark in LEAVES:
        leaf(plant, curve([foot, middle, tip]), width, dark_side=dark, **BLADE)
    stem(plant, curve([(294, 1040), (270, 960), (206, 870), (184, 706)]), 9, 7, hairs=20, **STALK)
    stem(plant, curve([(306, 1040), (340, 960), (402, 900), (440, 760)]), 9, 7, hairs=20, **STALK)
    stem(plant, curve([(300, 1040), (300, 880), (276, 690), (318, 430)]), 13, 8, hairs=40, **STALK)
    corncockle_bud(plant, Pose((446, 700), .92, 8))
    corncockle_side(plant, View((176, 650), 100, 20, .62, -12, 1.5))
    corncockle_open(plant, View((322, 392), 148, 76, .2, 0), -84)
    return plant
