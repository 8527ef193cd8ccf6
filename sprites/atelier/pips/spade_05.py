"""Five of spades: the first cup opens to the light; a bee-fly hovers before it, a bud nods between the upper signs."""
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
MAIN = curve([(330, 1130), (346, 1010), (304, 880), (222, 760), (178, 640), (192, 490)])
NODDING = curve([(380, 1130), (500, 980), (566, 800), (572, 560), (556, 300), (498, 130), (404, 78), (326, 90),
                 (305, 134)])
SMALL = curve([(310, 1130), (220, 1010), (106, 930), (70, 830), (86, 746), (124, 736), (133, 764)])
LEAVES = (([(400, 1130), (470, 980), (500, 860), (476, 720)], 240, (1, 1)),
          ([(240, 1130), (200, 1100), (150, 1066)], 210, (1, 1)))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, head, guest = (Group() for _ in range(5))
    for path, size, seen in LEAVES:
        parsley(leaves, curve(path), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.5, LEAF.line))
    for spine, first in ((SMALL, 11), (NODDING, 15), (MAIN, 20)):
        anemone_stem(stems, spine, first, 8, LEAF)
    collar(stems, MAIN, .77, 92, LEAF)
    anemone_bud(stems, tip(SMALL, .85), PETAL, LEAF, 1)
    anemone_bud(stems, tip(NODDING, 1.1), PETAL, LEAF, .6)
    growth.trim(fallen_shade(stems, LEAF.line, 13)).add(keyline(stems, 1.0, 4.4, LEAF.line))
    anemone_cup(head, View((192, 492), 122, 28, .92, -6), PETAL, 2, DARK)
    growth.trim(fallen_shade(head, PETAL.line, 18)).add(keyline(head, 1.0, 5.0, PETAL.line))
    bee_side(guest, Pose((402, 430), 1.15, -12, True), DOWN, GAUZE, False, 46)
    growth.trim(fallen_shade(guest, DOWN.line, 40, .15)).add(keyline(guest, .8, 2.6, DOWN.line))
    return pip_card("S", 5, growth)
