"""Trump 17: tiger lily."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.lilies import bulbil, lily_bud, lily_face, lily_turk
from ..flowers.meadow import star
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import angle
from ..plants import leaf, stem
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

BLADE: dict[str, Any] = {"colour": "#5E8460", "shade": "#3A5E4C", "light": "#8FAE80", "peak": .38, "base": .25,
                         "power": 1.0, "veins": 3, "parallel": True, "vein_colour": "#2A4A3C", "thick": 4.2}
# foot, middle, tip, half-width, dark side
LEAVES = (
    ((318, 950), (420, 900), (520, 900), 20, "L"), ((326, 900), (240, 840), (130, 850), 20, "R"),
    ((318, 826), (400, 790), (500, 800), 19, "R"), ((296, 752), (210, 730), (110, 770), 18, "R"),
    ((310, 985), (220, 940), (100, 960), 20, "R"), ((304, 1040), (390, 1000), (470, 950), 20, "L"),
    ((300, 1045), (200, 1010), (70, 1000), 19, "R"), ((322, 860), (430, 850), (540, 760), 19, "L"),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#AFC4B2", "#9DB5A3")
    halo(picture, HALO, 236, RING_WIDTH, "#2C5A60", "#F1E2B4",
         lambda g, c, a: star(g, c, 21, a, pal.GILT_LIGHT, pal.GILT), 18)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "17", "LIS TIGRÉ")


SHOOTS = (  # spine of a young shoot; its leaves: place, side, length, half-width
    (((136, 1050), (128, 980), (140, 900), (166, 842)), ((.12, -1, 92, 15), (.2, 1, 84, 14), (.36, -1, 88, 14),
                                                       (.5, 1, 78, 13), (.66, -1, 70, 12), (.8, 1, 58, 10))),
    (((392, 1060), (400, 1000), (390, 950), (402, 914)), ((.2, 1, 70, 13), (.34, -1, 66, 12), (.6, 1, 56, 11),
                                                        (.74, -1, 50, 9))))


def _shoots(plant: Group) -> None:
    """Young shoots at the foot, each ending in a tuft."""
    for spots, blades in SHOOTS:
        spine = curve(list(spots))
        stem(plant, spine, 8, 5, colour="#6A4A4A", light="#94706A")
        for place, side, length, width in blades:
            turn = angle(spine.tangent(place)) + 90 + side * 52
            blade = curve([(0, 0), (side * .14 * length, -.5 * length), (-side * .06 * length, -length)])
            leaf(plant, blade.placed(turn=turn, at=spine.at(place)), width, dark_side="R" if side > 0 else "L",
                 **(BLADE | {"thick": 3.2, "veins": 2}))
        for turn in (-24, 22, 0):
            tip = curve([(0, 0), (turn * .2, -26), (0, -52)]).placed(turn=turn, at=spine.end)
            leaf(plant, tip, 10, **(BLADE | {"thick": 3, "veins": 1}))


def _plant() -> Group:
    plant = Group()
    _shoots(plant)
    for foot, middle, tip, width, dark in LEAVES:
        leaf(plant, curve([foot, middle, tip]), width, dark_side=dark, **BLADE)
    brown: dict[str, Any] = {"colour": "#6A4A4A", "light": "#94706A"}
    stem(plant, curve([(272, 690), (326, 606), (404, 572), (448, 604), (449, 670)]), 9, 7, **brown)
    stem(plant, curve([(258, 640), (190, 610), (126, 630), (108, 676)]), 9, 7, **brown)
    stem(plant, curve([(304, 1040), (330, 880), (274, 700), (246, 560), (282, 340), (370, 176), (452, 158),
                       (490, 196)]), 15, 7, **brown)
    for axil in ((330, 896), (316, 822), (288, 748), (318, 945)):
        bulbil(plant, axil)
    leaf(plant, curve([(268, 470), (180, 520), (96, 500)]), 16, **(BLADE | {"vein_colour": pal.INK, "thick": 4}))
    lily_bud(plant, (492, 196), 112, 24, 176)
    lily_bud(plant, (108, 674), 104, 22, 186)
    lily_turk(plant, (446, 684), .76, 4)
    lily_face(plant, (322, 400), .98, 4)
    return plant
