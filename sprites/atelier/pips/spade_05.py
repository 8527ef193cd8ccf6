"""Five of spades: the first cup opens to the light, a bud still nods over the middle sign."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    NIGHT,
    anemone_bud,
    anemone_cup,
    anemone_stem,
    collar,
    parsley,
    tip,
)
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import curve
from ..svg import Group

PETAL, LEAF, DARK = calm("S", 5, ANEMONE, ANEMONE_LEAF, NIGHT)
MAIN = curve([(236, 1130), (262, 960), (300, 790), (396, 690), (470, 590), (462, 436)])
TALL = curve([(300, 1130), (440, 1000), (540, 820), (556, 560), (546, 330), (508, 206)])
NODDING = curve([(96, 1130), (72, 920), (66, 700), (86, 500), (150, 372), (240, 330), (300, 352), (310, 388)])
LEAVES = (([(160, 1130), (150, 960), (116, 800), (138, 690)], 240, (1, 1)),
          ([(280, 1130), (350, 1070), (392, 1010)], 210, (1, 1)),
          ([(140, 1130), (150, 1080), (146, 1030)], 150, (.9, 1)))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, head = Group(), Group(), Group(), Group()
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, LEAF, LEAF, seen=seen)
    growth.add(keyline(leaves, .9, 3.4, LEAF.line))
    anemone_stem(stems, TALL, 10, 6, LEAF)
    anemone_stem(stems, NODDING, 12, 6, LEAF)
    anemone_stem(stems, MAIN, 16, 8, LEAF)
    collar(stems, MAIN, .86, 74, LEAF)
    anemone_bud(stems, tip(NODDING, .95), PETAL, LEAF, .6)
    anemone_bud(stems, tip(TALL, .85), PETAL, LEAF, .3)
    growth.add(keyline(stems, 1.0, 4.2, LEAF.line))
    anemone_cup(head, View((462, 446), 100, 30, .85, 6), PETAL, 2, DARK)
    growth.add(keyline(head, 1.0, 4.6, PETAL.line))
    return pip_card("S", 5, growth)
