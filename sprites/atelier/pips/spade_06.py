"""Six of spades: two cups turned away from each other, dusted with pollen; a third is just opening."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    NIGHT,
    anemone_cup,
    anemone_stem,
    collar,
    parsley,
)
from ..growth.anemone_ground import pollen
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import curve
from ..svg import Group

PETAL, LEAF, DARK = calm("S", 6, ANEMONE, ANEMONE_LEAF, NIGHT)
UP = curve([(290, 1130), (316, 960), (290, 780), (312, 620), (322, 530), (286, 440)])
LOW = curve([(150, 1130), (104, 990), (100, 860), (128, 790), (168, 750)])
SHUT = curve([(330, 1130), (480, 980), (552, 780), (556, 520), (536, 300), (480, 170)])
LEFT_CUP, RIGHT_CUP = View((288, 444), 98, 30, .85, -26), View((172, 748), 94, 30, .85, 24)
LEAVES = (([(90, 1130), (50, 880), (54, 640), (86, 500)], 200, (1, 1)),
          ([(320, 1130), (420, 1000), (494, 840), (492, 740)], 210, (1, 1)),
          ([(220, 1130), (226, 1070), (220, 1010)], 200, (1, .9)))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads = Group(), Group(), Group(), Group()
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, LEAF, LEAF, seen=seen)
    growth.add(keyline(leaves, .9, 3.3, LEAF.line))
    for spine in (SHUT, LOW, UP):
        anemone_stem(stems, spine, 15, 7, LEAF)
    for spine, share, size in ((SHUT, .86, 56), (LOW, .74, 62), (UP, .47, 66)):
        collar(stems, spine, share, size, LEAF)
    growth.add(keyline(stems, 1.0, 4.2, LEAF.line))
    anemone_cup(heads, View((476, 176), 66, 16, 1.2, -20), PETAL, 3, DARK)
    anemone_cup(heads, LEFT_CUP, PETAL, 2, DARK)
    anemone_cup(heads, RIGHT_CUP, PETAL, 4, DARK)
    for view in (LEFT_CUP, RIGHT_CUP):
        pollen(heads, view, DARK.mid, 26)
    growth.add(keyline(heads, 1.0, 4.5, PETAL.line))
    return pip_card("S", 6, growth)
