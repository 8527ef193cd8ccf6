"""Trump 8: lily of the valley in a beech wood; bells from different sides: mouths, crowns, profiles."""
from __future__ import annotations

from typing import Any

from ..flowers.muguet import STALK, Hung, spray
from ..frame import trump_card
from ..line import keyline
from ..organs import stalk
from ..plants import leaf
from ..splines import curve
from ..svg import Group
from .beech_wood import beech_wood

EDGE = "#182A28"
BLADE: dict[str, Any] = {"power": 1.0, "parallel": True, "vein_colour": "#2C4A40", "vein_width": 1.3, "thin": 1.1,
                         "thick": 2.6}
BEHIND = BLADE | {"colour": "#6C9268", "shade": "#3F6A55", "light": "#9BB886", "peak": .5, "base": .16, "veins": 9}
BEFORE = BLADE | {"colour": "#7FA375", "shade": "#4C7A5C", "light": "#A9C292", "base": .3, "veins": 7}
MAIN = curve([(306, 1040), (312, 840), (290, 640), (318, 430), (396, 276), (478, 262)])
YOUNG = curve([(296, 1040), (236, 900), (168, 800), (112, 736), (66, 748)])
BELLS = (Hung(.400, 96, 26, 20, 1.10, -.34, -22), Hung(.460, -70, 24, 20, 1.04, .44, 26),
         Hung(.520, 74, 14, 22, .98, .14, 17), Hung(.578, -80, 16, 20, .92, -.40, 20),
         Hung(.640, 94, 10, 20, .88, .46, -28), Hung(.700, -86, 10, 22, .80, .12, -14),
         Hung(.748, 66, 12, 20, .76, -.36, -16), Hung(.805, -72, 0, 22, .68, .40, 30),
         Hung(.845, 58, 22, 12, .62, .12, -24), Hung(.885, -36, -24, 20, .54, -.30, 22),
         Hung(.925, 16, 20, 6, .48, 0, 6), Hung(.960, 8, 34, 6, .44, 0, -6), Hung(.995, 16, 18, 4, .38, 0, -14))
YOUNG_BELLS = (Hung(.50, 52, 22, 20, .74, -.34, -20), Hung(.62, -36, 46, 10, .74, .42, 24),
               Hung(.72, 32, 34, 14, .62, .12, -16), Hung(.80, -24, 44, 8, .52, -.30, 18),
               Hung(.87, 4, 36, 6, .46, 0, -8), Hung(.93, -8, 28, 6, .42, 0, 6), Hung(.985, -10, 18, 4, .36, 0, 12))


def draw(swing: float = 0) -> Group:
    """The whole card; `swing` is the deflection of the bells, -1 to 1."""
    picture = beech_wood()
    behind, young, young_bells, main, main_bells, before = (Group() for _ in range(6))
    leaf(behind, curve([(292, 1040), (214, 900), (128, 740), (104, 560), (78, 440)]), 74, 66, **BEHIND)
    leaf(behind, curve([(312, 1040), (420, 920), (500, 770), (516, 620), (556, 500)]), 62, 74, dark_side="L", **BEHIND)
    spray(young, young_bells, YOUNG, YOUNG_BELLS, .8 * swing)
    stalk(young, YOUNG, 11, 4, STALK)
    spray(main, main_bells, MAIN, BELLS, swing)
    stalk(main, MAIN, 15, 5, STALK)
    leaf(before, curve([(306, 1044), (330, 960), (396, 880), (470, 868), (516, 930)]), 52, 56, peak=.45, **BEFORE)
    leaf(before, curve([(300, 1044), (270, 980), (200, 930), (110, 940)]), 46, 40, peak=.5, dark_side="L", **BEFORE)
    for layer, thick in ((behind, 4.6), (young, 3.0), (young_bells, 2.6), (main, 3.4), (main_bells, 3.2), (before, 5)):
        picture.add(keyline(layer, .9, thick, EDGE))
    return trump_card(picture, "8", "MUGUET")

