"""Trump 16: crown anemone."""
from __future__ import annotations

from typing import Any

from ..flowers.windflowers import anemone_bud, anemone_open, anemone_side, cut_leaf, ruff, ruff_motif
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..plants import stem
from ..splines import curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#8C8A5C", "light": "#BDB987"}


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#C3CDB4", "#B3BFA2")
    halo(picture, HALO, 236, RING_WIDTH, "#A9742E", "#F2E4BF",
         lambda g, c, a: ruff_motif(g, c, 21, a, "#E9D9A4", "#C9D2A0"), 18)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "16", "ANÉMONE")


def _plant() -> Group:
    plant = Group()
    cut_leaf(plant, curve([(296, 1040), (240, 1000), (160, 960)]), 150)
    cut_leaf(plant, curve([(298, 1040), (262, 960), (232, 880)]), 140)
    cut_leaf(plant, curve([(306, 1040), (380, 1000), (430, 950)]), 165, True)
    stem(plant, curve([(296, 1040), (236, 930), (140, 860), (136, 700)]), 12, 9, hairs=50, seed=2, **STALK)
    stem(plant, curve([(308, 1040), (370, 930), (452, 860), (470, 740)]), 12, 9, hairs=44, seed=3, **STALK)
    stem(plant, curve([(302, 1040), (270, 900), (338, 740), (310, 590), HALO]), 16, 12, hairs=80, seed=1, **STALK)
    ruff(plant, (314, 636), 106, -4, False)
    ruff(plant, (314, 636), 106, -4)
    ruff(plant, (138, 742), 76, -8, False)
    ruff(plant, (138, 742), 76, -8)
    anemone_side(plant, (136, 706), .84, -6)
    anemone_bud(plant, (470, 742), .9, 8)
    anemone_open(plant, HALO, 184, .90, -12)
    return plant
