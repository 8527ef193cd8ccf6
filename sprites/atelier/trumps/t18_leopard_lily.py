"""Trump 18: leopard lily."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.leopard import leopard_bud, leopard_turk, whorl, whorl_star
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..plants import stem
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#8FA96C", "light": "#C3CF9A"}
BEHIND, BEFORE = (-170, -140, -108, -72, -40, -8), (22, 52, 92, 130, 160)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#C8B7CB", "#B9A6BE")
    halo(picture, HALO, 236, RING_WIDTH, pal.LEAF_DARK, "#F1E2B4",
         lambda g, c, a: whorl_star(g, c, 23, a, pal.GILT_LIGHT, "#9DB37E"), 18)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "18", "LIS LÉOPARD")


def _plant() -> Group:
    plant = Group()
    whorl(plant, (298, 972), 250, BEHIND, 19)
    whorl(plant, (304, 800), 190, BEHIND, 16)
    stem(plant, curve([(286, 572), (376, 474), (462, 500), (470, 594)]), 9, 7, **STALK)
    stem(plant, curve([(298, 620), (226, 530), (158, 544), (150, 624)]), 9, 7, **STALK)
    stem(plant, curve([(262, 400), (346, 190), (450, 120), (520, 150), (524, 214)]), 8, 6, **STALK)
    stem(plant, curve([(300, 1050), (306, 800), (298, 600), (258, 400), (252, 230), (290, 160), (322, 206),
                       (322, 284)]), 17, 8, **STALK)
    leopard_bud(plant, (524, 208), 112, 23, 4)
    whorl(plant, (304, 800), 190, BEFORE, 16)
    whorl(plant, (298, 972), 250, BEFORE, 19)
    leopard_turk(plant, (150, 630), .50, 10)
    leopard_turk(plant, (466, 600), .50, -10)
    leopard_turk(plant, (322, 312), .84, 0)
    return plant
