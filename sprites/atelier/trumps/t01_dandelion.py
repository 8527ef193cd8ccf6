"""Trump 1: dandelion."""
from __future__ import annotations

from typing import Any

from ..flowers.daisies import parasol
from ..flowers.dandelion import clock_ball, dandelion_bud, dandelion_head, dandelion_side, flying
from ..flowers.turned import View
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import point, polar
from ..leaves import runcinate
from ..line import keyline
from ..plants import stem
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

NIGHT = "#3D3B5C"
SCAPE: dict[str, Any] = {"colour": "#B08F68", "light": "#D9C294"}
LEAF: dict[str, Any] = {"colour": "#7C9C5C", "shade": "#48704F", "thick": 3.8, "midrib": 4.2}
# spine, length of the lobes, pairs, dark side
LEAVES = (
    ([(296, 1040), (206, 930), (110, 860), (52, 724)], 50, 6, "R"),
    ([(304, 1040), (400, 940), (486, 870), (540, 740)], 48, 6, "L"),
    ([(300, 1044), (220, 1004), (126, 990), (44, 930)], 40, 5, "R"),
    ([(302, 1044), (360, 1024), (410, 1000), (470, 950)], 34, 4, "L"),
)
# x, y, turn, scale
SEEDS = ((420, 300, 52, 1.0), (470, 214, 44, .95), (530, 300, 58, .9), (430, 128, 34, .9), (536, 140, 50, 1.0),
         (330, 96, 18, .8))


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#B8C4A6", "#A8B594")
    halo(picture, HALO, 236, RING_WIDTH, "#A9742E", NIGHT,
         lambda g, c, a: parasol(g, c - polar(10, a), a + 90, .62, "#F6EBCB", 1.5), 20)
    scape = Group()
    stem(scape, curve([(300, 1040), (312, 860), (280, 640), (308, 420)]), 14, 11, **SCAPE)
    picture.add(keyline(scape, 1.3, 6.4))
    clock_ball(picture, point((306, 400)), 182)
    picture.add(keyline(_plant(), 1.3, 6.4))
    for x, y, turn, scale in SEEDS:
        flying(picture, complex(x, y), turn, scale, abs(complex(x, y) - point(HALO)) > 150)
    return trump_card(picture, "1", "PISSENLIT")


def _plant() -> Group:
    plant = Group()
    for spots, length, pairs, dark in LEAVES:
        runcinate(plant, curve(spots), length, pairs, 9, dark_side=dark, **LEAF)
    for spots in ([(296, 1040), (250, 900), (170, 800), (148, 690)], [(306, 1040), (350, 910), (432, 826), (450, 724)],
                  [(304, 1040), (330, 940), (352, 860), (346, 790)]):
        stem(plant, curve(spots), 12, 10, **SCAPE)
    dandelion_bud(plant, Pose((346, 794), .84, 4))
    dandelion_side(plant, View((450, 694), 92, 60, 0, 8))
    dandelion_head(plant, View((148, 664), 112, 56, .04, -8))
    return plant
