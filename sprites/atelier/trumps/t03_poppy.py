"""Trump 3: corn poppies."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.poppies import capsule, poppy_bud, poppy_open, poppy_side
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import polar
from ..leaves import pinnate
from ..plants import stem
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

LEAF: dict[str, Any] = {"colour": "#7A9A66", "shade": "#48704F"}


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#E3C98F", "#D9BA78")
    halo(picture, HALO, 236, RING_WIDTH, pal.SAGE_DARK, "#F2E4BF",
         lambda g, c, a: capsule(g, c - polar(20, a), .56, a + 90, pal.GILT_LIGHT, pal.GILT, 1.0), 22)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "3", "COQUELICOT")


def _plant() -> Group:
    plant = Group()
    stem(plant, curve([(292, 1030), (246, 930), (172, 860), (136, 780), (150, 710)]), 13, 8, hairs=34, seed=2)
    stem(plant, curve([(306, 1030), (384, 930), (448, 820), (478, 690), (486, 612), (458, 578), (428, 600),
                       (424, 640)]), 13, 7, hairs=44, seed=3)
    pinnate(plant, curve([(302, 1036), (226, 960), (150, 950), (78, 862)]), 78, 5, **LEAF)
    pinnate(plant, curve([(304, 1036), (384, 985), (456, 930), (520, 838)]), 74, 5, dark_side="L", **LEAF)
    stem(plant, curve([(300, 1030), (276, 880), (318, 720), (352, 580), (334, 430)]), 15, 10, hairs=60, seed=1)
    pinnate(plant, curve([(302, 890), (248, 836), (218, 760), (226, 664)]), 66, 5, **LEAF)
    pinnate(plant, curve([(318, 742), (366, 716), (396, 760), (392, 836)]), 50, 4, dark_side="L", **LEAF)
    poppy_bud(plant, (424, 636), .92, 4)
    poppy_side(plant, (150, 716), .86, -10)
    poppy_open(plant, HALO, .92, -6)
    return plant
