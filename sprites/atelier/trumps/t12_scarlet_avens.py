"""Trump 12: scarlet avens."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.avens import avens_bud, avens_open, avens_side, burr
from ..flowers.blades import palm_blade
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Point
from ..line import keyline
from ..plants import leaf, sprout, stem
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

LEAFLET = ((-180, 10), (-160, 62), (-128, 92), (-98, 96), (-72, 82), (-46, 104), (-18, 124), (0, 128), (18, 124),
           (46, 104), (72, 82), (98, 96), (128, 92), (160, 62), (180, 10))
VEINS = ((-122, 84), (-92, 90), (-44, 98), (0, 122), (44, 98), (92, 90), (122, 84))
DARK = ((0, 0), (-14, -60), (0, -140), (90, -130), (140, 0), (60, 90), (0, 0))
GREEN: dict[str, Any] = {"colour": "#7FA061", "shade": "#48704F"}
TRIFID = ((-180, 8), (-130, 22), (-96, 66), (-84, 74), (-52, 34), (-12, 84), (0, 92), (12, 84), (52, 34), (84, 74),
          (96, 66), (130, 22), (180, 8))

# spine of a leaf's stalk, and the small leaflets on it: share along, length, turn
PETIOLES = (
    (((304, 1040), (276, 980), (222, 930), (150, 912)), ((.3, 44, 8), (.42, 52, -128), (.62, 62, -4),
                                                         (.72, 62, -132))),
    (((308, 1040), (330, 1000), (366, 976), (408, 968)), ((.4, 44, -12), (.5, 44, 140))),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#AFC4B2", "#9DB5A3")
    halo(picture, (410, 392), 246, RING_WIDTH, pal.BLUE_DARK, "#F2E4BF",
         lambda g, c, a: burr(g, c, 24, 10, core=pal.GILT, style=pal.GILT_LIGHT, width=3.4, rows=1), 18)
    picture.add(keyline(_plant(), 1.3, 6.4))
    return trump_card(picture, "12", "BENOÎTE")


def _basal(plant: Group, at: Point, scale: float, turn: float, flip: bool = False, colour: str = "#7FA061") -> None:
    palm_blade(plant, Pose(at, scale, turn, flip), LEAFLET, VEINS, scallops=23, depth=.10, colour=colour,
               shade=GREEN["shade"], dark=DARK, vein_colour="#2F5440", vein_width=3.2)


def _plant() -> Group:
    plant = Group()
    wiry: dict[str, Any] = {"colour": "#6F7F4C", "light": "#A9B070"}
    stem(plant, curve([(308, 1040), (392, 920), (476, 850), (498, 780)]), 9, 7, hairs=40, seed=5, **wiry)
    stem(plant, curve([(296, 1040), (210, 900), (130, 800), (112, 690)]), 10, 7, hairs=50, seed=2, **wiry)
    stem(plant, curve([(304, 800), (340, 730), (420, 670), (440, 560)]), 10, 8, hairs=36, seed=3, **wiry)
    stem(plant, curve([(170, 850), (226, 790), (250, 724), (238, 660)]), 8, 6, hairs=26, seed=4, **wiry)
    stem(plant, curve([(302, 1040), (284, 900), (324, 760), (262, 560), (290, 380)]), 13, 9, hairs=76, seed=1, **wiry)
    for at, scale, turn in (((306, 790), .62, 62), ((170, 850), .5, -56), ((426, 888), .5, 48)):
        palm_blade(plant, Pose(at, scale, turn), TRIFID, ((-86, 66), (0, 84), (86, 66)), scallops=13, depth=.14,
                   sharp=True, vein_colour="#2F5440", dark=DARK, **GREEN)
    for spine, leaflets in PETIOLES:
        stalk = curve(spine)
        stem(plant, stalk, 11, 8, colour="#6F8F55", light="#A9BF80")
        for share, length, turn in leaflets:
            leaf(plant, sprout(length, .12, stalk.at(share), turn), length * .34, teeth=4, vein_colour="#2F5440",
                 **GREEN)
    _basal(plant, (150, 912), 1.06, -58)
    _basal(plant, (408, 968), .98, 44, colour="#8CAB69")
    burr(plant, (496, 772), 66)
    avens_bud(plant, (238, 664), .92, -10)
    avens_side(plant, (116, 690), .9, -12)
    avens_open(plant, (446, 538), 112, .78, 24, 6)
    avens_open(plant, (290, 356), 156, .94, -8)
    return plant
