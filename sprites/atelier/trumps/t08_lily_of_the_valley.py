"""Trump 8: lily of the valley."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.bells import bell, raceme
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import polar
from ..plants import leaf
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

BLADE: dict[str, Any] = {"power": 1.0, "parallel": True, "vein_colour": "#2C4A40", "vein_width": 1.5, "thick": 4.4}
BEHIND = BLADE | {"colour": "#6C9268", "shade": "#3F6A55", "light": "#9BB886", "peak": .5, "base": .16, "veins": 9}
BEFORE = BLADE | {"colour": "#7FA375", "shade": "#4C7A5C", "light": "#A9C292", "base": .3, "veins": 7}


def draw(swing: float = 0) -> Group:
    """The whole card; `swing`: how far the breeze moves the bells, -1 to 1."""
    picture = trump_ground("#CDB9C4", "#BFA8B6")
    halo(picture, HALO, 236, RING_WIDTH, pal.OCHRE, "#2E5B63",
         lambda g, c, a: bell(g, c - polar(17, a), .44, a - 90, 1.0, 1.6, False), 20)
    picture.add(_plant(swing).outlined(9))
    return trump_card(picture, "8", "MUGUET")


def _plant(swing: float) -> Group:
    plant = Group()
    leaf(plant, curve([(292, 1040), (214, 900), (128, 740), (104, 560), (78, 440)]), 74, 66, **BEHIND)
    leaf(plant, curve([(312, 1040), (420, 920), (500, 770), (516, 620), (556, 500)]), 62, 74, dark_side="L", **BEHIND)
    raceme(plant, curve([(300, 1030), (262, 850), (216, 720), (150, 660), (104, 690)]), .5, .78, .4,
           [-1, 1, -1, 1, -1, 1], swing=.8 * swing)
    raceme(plant, curve([(306, 1030), (312, 840), (290, 640), (318, 430), (404, 268), (486, 276)]), .40, 1.14, .46,
           [1, -1, 1, -1, 1, -1, 1, -1, 1, 1], width_foot=14, width_top=6,
           swing=swing)
    leaf(plant, curve([(306, 1044), (330, 960), (396, 880), (470, 868), (516, 930)]), 52, 56, peak=.45, **BEFORE)
    leaf(plant, curve([(300, 1044), (270, 980), (200, 930), (110, 940)]), 46, 40, peak=.5, dark_side="L", **BEFORE)
    return plant
