"""Five of spades: the first cup opens to the light; a bee-fly hovers before it, a bud nods across the middle sign."""
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
from ..growth.depth import fallen_shade
from ..growth.sideways import bee_side
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PETAL, LEAF, DARK = calm("S", 4, ANEMONE, ANEMONE_LEAF, NIGHT)
DOWN = Tones("#E9CF9C", "#B98B52", "#A9794A", "#352417")
GAUZE = Tones("#F5F1E4", "#DDD6C2", "#B3A88E", "#5A4A36")
MAIN = curve([(330, 1130), (346, 1010), (308, 890), (240, 778), (164, 716), (156, 612)])
NODDING = curve([(380, 1130), (500, 980), (566, 800), (572, 560), (546, 400), (484, 340), (432, 360), (424, 412)])
SMALL = curve([(300, 1130), (180, 1010), (70, 940), (56, 860)])
LEAVES = (([(400, 1130), (470, 980), (500, 860), (476, 720)], 240, (1, 1)),
          ([(240, 1130), (200, 1090), (170, 1050)], 230, (1, 1)), ([(60, 560), (60, 420), (110, 330)], 170, (.9, 1)))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, head, guest = (Group() for _ in range(5))
    for path, size, seen in LEAVES:
        parsley(leaves, curve(path), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.5, LEAF.line))
    for spine, first in ((SMALL, 11), (NODDING, 15), (MAIN, 20)):
        anemone_stem(stems, spine, first, 8, LEAF)
    collar(stems, MAIN, .78, 104, LEAF)
    anemone_bud(stems, tip(SMALL, .9), PETAL, LEAF, 1)
    anemone_bud(stems, tip(NODDING, 1.5), PETAL, LEAF, .6)
    growth.trim(fallen_shade(stems, LEAF.line, 13)).add(keyline(stems, 1.0, 4.4, LEAF.line))
    anemone_cup(head, View((158, 622), 126, 28, .92, -8), PETAL, 2, DARK)
    growth.trim(fallen_shade(head, PETAL.line, 18)).add(keyline(head, 1.0, 5.0, PETAL.line))
    bee_side(guest, Pose((268, 424), 1.05, -12, True), DOWN, GAUZE, False, 46)
    growth.trim(fallen_shade(guest, DOWN.line, 40, .15)).add(keyline(guest, .8, 2.6, DOWN.line))
    return pip_card("S", 5, growth)
