"""Trump 7: pot marigold."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.marigold import curled_fruit, marigold_bud, marigold_head, marigold_side
from ..flowers.turned import View
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..plants import leaf, stem
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#8CA272", "light": "#BECB9C"}
BLADE: dict[str, Any] = {"colour": "#8FAA74", "shade": "#5D8560", "light": "#B9C996", "peak": .66, "base": .30,
                         "power": .62, "veins": 6, "vein_colour": "#33523F", "vein_width": 1.3, "thick": 4.2}
# spine, half-width, dark side
BEHIND = (
    ([(300, 1030), (214, 960), (120, 930), (58, 850)], 36, "R"),
    ([(306, 1030), (390, 980), (460, 930), (520, 850)], 34, "L"),
    ([(286, 890), (216, 850), (170, 800), (160, 736)], 27, "R"),
    ([(300, 800), (352, 770), (374, 720), (376, 640)], 26, "L"),
)
BEFORE = (
    ([(300, 1046), (236, 1010), (150, 996), (70, 980)], 34, "R"),
    ([(306, 1046), (352, 990), (386, 930), (392, 850)], 32, "L"),
    ([(300, 1046), (262, 980), (230, 930), (222, 870)], 28, "R"),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#A9BFC0", "#97AFB0")
    halo(picture, HALO, 236, RING_WIDTH, pal.BLUE_DARK, "#F1E2B4",
         lambda g, c, a: curled_fruit(g, Pose(c, .82, a), pal.GILT_LIGHT, pal.GILT, 1.0), 22)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "7", "SOUCI")


def _plant() -> Group:
    plant = Group()
    for spots, width, dark in BEHIND:
        leaf(plant, curve(spots), width, dark_side=dark, **BLADE)
    stem(plant, curve([(298, 1040), (250, 920), (160, 830), (138, 716)]), 13, 10, hairs=30, **STALK)
    stem(plant, curve([(306, 1040), (352, 900), (440, 830), (462, 730)]), 12, 9, hairs=30, **STALK)
    stem(plant, curve([(302, 1040), (276, 880), (318, 700), (314, 420)]), 16, 12, hairs=44, **STALK)
    for spots, width, dark in BEFORE:
        leaf(plant, curve(spots), width, dark_side=dark, **BLADE)
    marigold_bud(plant, Pose((464, 726), 1.0, 8))
    marigold_side(plant, View((148, 694), 106, 60, 0, -10))
    marigold_head(plant, View((320, 394), 168, 72, .06, -4))
    return plant
