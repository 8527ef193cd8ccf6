"""Trump 15: water forget-me-not."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.scorpioid import coil_motif, cyme, forget_me_not, water
from ..frame import HALO, RING_WIDTH, halo, tendril_line, trump_card
from ..plants import leaf, stem
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

BLADE: dict[str, Any] = {"colour": "#7FA36C", "shade": "#47704F", "light": "#AFC791", "peak": .62, "base": .10,
                         "power": .7, "veins": 5, "vein_colour": "#2C5440", "thick": 4.2}
STALK: dict[str, Any] = {"colour": "#7FA062", "light": "#B7C890"}
COIL = tendril_line([(-14, 19), (-17, 2)], -88, 13.5, 1.25, 1, 2.6)
# points of the cyme, direction at the last, radius of the coil, side, largest and smallest flower, first, last open
CYMES = (
    ([(318, 570), (290, 470), (222, 372), (150, 372)], 158, 54, -1, 46, 27, .30, .60),
    ([(318, 570), (350, 450), (402, 300), (470, 256)], 10, 60, 1, 50, 27, .24, .60),
    ([(292, 1010), (226, 890), (124, 790), (92, 676), (142, 606)], -16, 46, 1, 44, 25, .50, .755),
    ([(318, 1010), (396, 900), (488, 850), (524, 762), (478, 700)], -164, 40, -1, 42, 24, .50, .755),
)
LEAVES = (
    ((296, 880), (236, 856), (176, 800), (160, 716), 27, "R"),
    ((308, 800), (366, 780), (410, 700), (456, 640), 27, "R"),
    ((296, 970), (220, 930), (130, 936), (60, 980), 28, "L"), ((300, 980), (390, 930), (460, 950), (560, 900), 28, "R"),
    ((322, 690), (276, 674), (232, 630), (218, 566), 22, "L"),
)
# the open flowers where the two upper cymes part: place, radius, turn
CLUSTER = ((448, 398, 36, 30), (424, 452, 38, -20), (232, 300, 36, -30), (300, 262, 44, 10), (374, 312, 46, -24),
           (396, 402, 42, 40), (232, 462, 38, 30), (246, 378, 54, 16), (326, 366, 58, -8), (380, 474, 36, 0),
           (304, 470, 60, 4))


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#E6C9B4", "#DAB8A0")
    halo(picture, HALO, 236, RING_WIDTH, "#2C5A60", "#F2E4BF",
         lambda g, c, a: coil_motif(g, c, a + 90, COIL, pal.GILT_LIGHT), 18)
    water(picture, 890, "#A9C6C0", "#7FA8A6", "#E2EBDC")
    picture.add(_plant().outlined(9))
    shore = Group()
    water(shore, 984, "#8DB3AA", "#5F8F8F", "#D3E2D4", 5)
    picture.add(shore)
    return trump_card(picture, "15", "MYOSOTIS")


def _plant() -> Group:
    plant = Group()
    for i, (points, degrees, radius, side, large, small, first, last) in enumerate(CYMES):
        cyme(plant, tendril_line(points, degrees, radius, 1.3, side), side, large, small, first, last, seed=i + 1)
    for *spine, width, dark in LEAVES:
        leaf(plant, curve(spine), width, dark_side=dark, **BLADE)
    stem(plant, curve([(306, 1020), (284, 880), (330, 720), (318, 560)]), 17, 13, hairs=60, seed=2, **STALK)
    for x, y, size, turn in CLUSTER:
        forget_me_not(plant, (x, y), size, .95, turn, 7)
    return plant
