"""Trump 14: chrysanthemum."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.mums import mum_bud, mum_head, mum_leaf, mum_seal
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..plants import stem
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#67804F", "light": "#A3B27C"}


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#A8B9A0", "#97A98F")
    halo(picture, HALO, 236, RING_WIDTH, "#3D3B5C", "#2E5B63",
         lambda g, c, a: mum_seal(g, c, 20, pal.GILT_LIGHT, pal.GILT), 18)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "14", "CHRYSANTHÈME")


def _plant() -> Group:
    plant = Group()
    mum_leaf(plant, curve([(282, 946), (210, 880), (140, 870), (20, 916)]), 84, dark_side="L")
    stem(plant, curve([(282, 956), (214, 884), (150, 800), (128, 690)]), 12, 9, **STALK)
    stem(plant, curve([(298, 1000), (370, 930), (430, 880), (448, 800)]), 14, 11, **STALK)
    stem(plant, curve([(302, 1050), (284, 900), (330, 720), (312, 580), HALO]), 20, 15, **STALK)
    mum_leaf(plant, curve([(320, 730), (390, 664), (470, 640), (590, 560)]), 78)
    mum_leaf(plant, curve([(308, 770), (250, 720), (206, 640), (196, 540)]), 62, dark_side="L")
    mum_leaf(plant, curve([(302, 1010), (380, 970), (440, 966), (560, 900)]), 78)
    mum_leaf(plant, curve([(300, 1040), (220, 1000), (140, 980), (30, 1030)]), 78, dark_side="L")
    mum_bud(plant, (128, 696), 1.06, -6)
    mum_head(plant, (462, 776), 110, 8, tilt=.66, lift=.2, turn=10)
    mum_head(plant, HALO, 202)
    return plant
