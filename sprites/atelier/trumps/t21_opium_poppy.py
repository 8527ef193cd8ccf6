"""Trump 21: opium poppy."""
from __future__ import annotations

from typing import Any

from ..flowers.blades import wavy_blade
from ..flowers.opium import crown_top, opium_bud, opium_capsule, opium_open, opium_side
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..line import keyline
from ..plants import stem
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

BLADE: dict[str, Any] = {"colour": "#8FA89A", "shade": "#5E8077", "light": "#C3D0BC", "sharp": False}
STALK: dict[str, Any] = {"colour": "#86A08C", "light": "#BCCBB0"}


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#D8C79A", "#CAB785")
    halo(picture, (388, 340), 246, RING_WIDTH, "#2C5A60", "#2F4D40",
         lambda g, c, a: crown_top(g, c, 19, 1, 9, a, "#E0C27C", "#2C5A60", 1.3), 16)
    picture.add(keyline(_plant(), 1.3, 6.4))
    return trump_card(picture, "21", "PAVOT")


def _plant() -> Group:
    plant = Group()
    wavy_blade(plant, curve([(300, 940), (222, 866), (140, 850), (10, 950)]), 66, 6, depth=.24, **BLADE)
    stem(plant, curve([(304, 1050), (240, 950), (140, 880), (124, 800)]), 14, 10, **STALK)
    stem(plant, curve([(306, 1050), (350, 960), (424, 900), (452, 830), (448, 790)]), 14, 11, **STALK)
    stem(plant, curve([(306, 790), (230, 700), (176, 560), (130, 524), (96, 556), (94, 590)]), 10, 8, **STALK)
    stem(plant, curve([(302, 1050), (288, 880), (322, 700), (318, 560), (322, 440)]), 17, 12, **STALK)
    wavy_blade(plant, curve([(314, 730), (384, 652), (466, 640), (590, 540)]), 58, 6, depth=.24, **BLADE)
    wavy_blade(plant, curve([(298, 1000), (380, 946), (450, 940), (600, 880)]), 60, 6, depth=.24, **BLADE)
    wavy_blade(plant, curve([(304, 1030), (220, 944), (130, 926), (-10, 980)]), 54, 6, depth=.24, **BLADE)
    opium_bud(plant, (94, 582), 1.04, 4)
    opium_capsule(plant, (124, 806), 1.06, -4)
    opium_side(plant, (448, 800), .9, 4)
    opium_open(plant, (HALO[0], HALO[1] + 16), .9, -5)
    return plant
