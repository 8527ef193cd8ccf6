"""Two of spades: the knobbly tuber sprouts; a first leaf, a second still folded, a bud wrapped in its ruff."""
from __future__ import annotations

from ..card import Card
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    anemone_bud,
    anemone_stem,
    parsley,
    tip,
)
from ..growth.anemone_ground import TUBER, folded_leaf, soil, tuber
from ..line import keyline
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(176, 1000), (146, 900), (176, 770), (290, 660), (420, 556), (500, 420), (506, 270), (476, 150),
              (420, 128), (406, 168)])
LEAF = curve([(164, 1004), (92, 900), (62, 740), (76, 600), (116, 510)])
YOUNG = curve([(206, 1004), (330, 986), (440, 930), (492, 840), (484, 760), (446, 716), (412, 736)])


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, ground = Group(), Group(), Group(), Group()
    soil(growth, 972)
    tuber(ground, Pose((186, 1030), 1.0, -6))
    parsley(leaves, LEAF, 280, spread=66, first=11)
    folded_leaf(leaves, YOUNG, 112)
    growth.add(keyline(leaves, .9, 3.6, ANEMONE_LEAF.line))
    anemone_stem(stems, MAIN, 17, 7)
    anemone_bud(stems, tip(MAIN, 1.15), ANEMONE, ANEMONE_LEAF, .9)
    growth.add(keyline(stems, 1.0, 4.4, ANEMONE_LEAF.line)).add(keyline(ground, 1.0, 4.0, TUBER.line))
    return pip_card("S", 2, growth)
