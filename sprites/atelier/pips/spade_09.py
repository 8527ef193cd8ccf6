"""Nine of spades: the fullest; a wreath of four flowers round the middle sign, the lowest seen from behind."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    BLUE_ANEMONE,
    NIGHT,
    WHITE_ANEMONE,
    anemone_behind,
    anemone_cup,
    anemone_open,
    anemone_stem,
    collar,
    parsley,
)
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import curve
from ..svg import Group

PETAL, BLUE, WHITE, LEAF, DARK = calm("S", 9, ANEMONE, BLUE_ANEMONE, WHITE_ANEMONE, ANEMONE_LEAF, NIGHT)
LEFT = curve([(110, 1130), (72, 930), (62, 740), (100, 570)])
RIGHT = curve([(340, 1130), (470, 960), (546, 780), (510, 570)])
UNDER = curve([(270, 1130), (318, 980), (300, 860), (305, 776)])
OVER = curve([(320, 1130), (450, 980), (560, 760), (564, 520), (520, 390), (420, 350), (306, 354)])
TALL = curve([(330, 1130), (470, 970), (572, 700), (566, 400), (540, 240), (480, 140)])
LOW = curve([(180, 1130), (190, 1070), (140, 1020)])
LEAVES = (([(300, 1130), (380, 1060), (410, 1010)], 150, (1, 1)), ([(90, 1130), (70, 980), (96, 880)], 130, (1, 1)),
          ([(250, 1130), (290, 1080), (300, 1040)], 150, (1, 1)))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, front = Group(), Group(), Group(), Group(), Group()
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, LEAF, LEAF, seen=seen)
    growth.add(keyline(leaves, .9, 3.2, LEAF.line))
    for spine in (TALL, OVER, RIGHT, LEFT, LOW):
        anemone_stem(stems, spine, 12, 6, LEAF)
    for spine, share, size in ((LEFT, .74, 56), (RIGHT, .78, 56), (TALL, .86, 54)):
        collar(stems, spine, share, size, LEAF)
    growth.add(keyline(stems, 1.0, 4.0, LEAF.line))
    anemone_cup(heads, View((474, 134), 68, 32, .85, -24), BLUE, 3, DARK)
    anemone_open(heads, View((305, 352), 76, 64, .25, 0), WHITE, -90, 3, DARK)
    anemone_open(heads, View((112, 560), 61, 58, .35, -20), BLUE, -60, 2, DARK)
    anemone_open(heads, View((500, 560), 61, 58, .35, 20), PETAL, -70, 5, DARK)
    anemone_behind(heads, View((305, 771), 73, 62, -.15, 8), PETAL, LEAF, -80, 4)
    anemone_cup(heads, View((140, 1022), 76, 32, .85, -16), WHITE, 5, DARK)
    growth.add(keyline(heads, 1.0, 4.2, PETAL.line))
    anemone_stem(front, UNDER, 13, 7, LEAF)  # before the flower that shows its back
    collar(front, UNDER, .46, 54, LEAF)
    growth.add(keyline(front, 1.0, 4.0, LEAF.line))
    return pip_card("S", 9, growth)
