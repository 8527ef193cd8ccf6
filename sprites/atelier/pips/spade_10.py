"""Ten of spades: the last flower drops its tepals, the woolly heads ripen, seeds fly; the leaves wither."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    NIGHT,
    WITHERED,
    WOOL,
    achene,
    anemone_cup,
    anemone_fallen,
    anemone_open,
    anemone_stem,
    collar,
    parsley,
    tip,
    woolly_head,
)
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, DARK, DRY, FLUFF = calm("S", 10, ANEMONE, ANEMONE_LEAF, NIGHT, WITHERED, WOOL)
ACROSS = curve([(150, 1130), (92, 960), (92, 760), (128, 620), (210, 562), (300, 566)])
LEFT = curve([(84, 1130), (60, 900), (58, 700), (106, 486)])
RIGHT = curve([(300, 1130), (440, 990), (546, 800), (560, 520), (544, 360), (500, 232)])
LOW = curve([(260, 1130), (400, 1000), (496, 880), (506, 740)])
LEAVES = (([(250, 1130), (252, 1050), (226, 1000)], 170, (1, 1)),
          ([(330, 1130), (390, 1070), (420, 1030)], 150, (1, 1)),
          ([(110, 1130), (106, 1060), (112, 1010)], 150, (1, .9)))
FLIGHT = ((412, 122, 1.2, -52), (340, 96, 1.05, -66), (306, 178, .9, -40), (250, 120, .8, -70), (306, 268, .8, -50))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, wool = Group(), Group(), Group(), Group(), Group()
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, DRY, DRY, seen=seen)
    growth.add(keyline(leaves, .9, 3.2, DRY.line))
    for spine in (RIGHT, LOW, ACROSS, LEFT):
        anemone_stem(stems, spine, 12, 6, LEAF)
    for spine, share, size in ((RIGHT, .72, 56), (LOW, .70, 54), (ACROSS, .46, 60), (LEFT, .66, 60)):
        collar(stems, spine, share, size, DRY)
    growth.add(keyline(stems, 1.0, 4.0, LEAF.line))
    woolly_head(wool, Pose(RIGHT.end, 1.5, 10, flip=True), FLUFF, DRY, .45, 2)
    woolly_head(wool, tip(LEFT, 1.3, -10), FLUFF, DRY, 0, 5)
    for x, y, scale, turn in FLIGHT:
        achene(wool, Pose((x, y), scale, turn), FLUFF)
    growth.add(keyline(wool, .8, 2.4, FLUFF.line))
    anemone_open(heads, View((305, 560), 78, 66, .25, 0), PETAL, -96, 2, DARK, (3, 5, 6))
    anemone_cup(heads, View((506, 730), 58, 36, .7, 18), PETAL, 2, DARK)
    for x, y, turn, scale in ((282, 1060, -24, .9), (176, 1034, 62, .7), (136, 806, 150, .62)):
        anemone_fallen(heads, Pose((x, y), scale, turn), PETAL)
    growth.add(keyline(heads, 1.0, 4.2, PETAL.line))
    return pip_card("S", 10, growth)
