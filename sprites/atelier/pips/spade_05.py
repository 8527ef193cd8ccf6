"""Five of spades: the first cup opens to the light; a bee-fly hovers before it, a bud nods between the upper signs."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills
from ..flowers.turned import View
from ..growth import anemone as a
from ..growth.sideways import bee_side
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

DOWN = Tones("#E9CF9C", "#B98B52", "#A9794A", "#352417")
GAUZE = Tones("#F5F1E4", "#DDD6C2", "#B3A88E", "#5A4A36")
MAIN = curve([(330, 1130), (346, 1010), (304, 880), (222, 760), (178, 640), (192, 490)])
NODDING = curve([(380, 1130), (500, 980), (566, 800), (572, 560), (556, 300), (498, 130), (404, 78), (326, 90),
                 (305, 134)])
SMALL = curve([(310, 1130), (220, 1010), (106, 930), (70, 830), (86, 746), (124, 736), (133, 764)])
SECOND = curve([(430, 1130), (500, 990), (530, 860), (514, 740), (470, 650)])
LEAVES = (([(400, 1130), (440, 1010), (470, 920)], 150, (1, .8)),
          ([(240, 1130), (200, 1100), (150, 1066)], 190, (1, 1)))
SHADED = (([(60, 1130), (70, 1060), (66, 990)], 110), ([(330, 1130), (392, 1090), (410, 1036)], 110),
          ([(180, 1130), (230, 1070), (262, 1030)], 120))
EARTH = [(-10, 1072), (140, 1062), (300, 1074), (640, 1062)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("S")
    shaded, leaves, stems, head, guest = (Group() for _ in range(5))
    growth.add(hills("S", [(-10, 990), (160, 970), (380, 992), (640, 960)], [(-10, 1030), (300, 1016), (640, 1034)]))
    a.leaves(shaded, SHADED, a.SHADED)
    growth.back(shaded, foot("S", EARTH, a.ANEMONE_LEAF.mid, 2))
    a.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    for spine, first in ((SMALL, 11), (SECOND, 13), (NODDING, 15), (MAIN, 20)):
        a.anemone_stem(stems, spine, first, 8)
    a.collar(stems, MAIN, .77, 92)
    a.collar(stems, SECOND, .66, 60)
    a.anemone_bud(stems, a.tip(SMALL, .85), wrap=1)
    a.anemone_bud(stems, a.tip(NODDING, 1.1), wrap=.6)
    growth.put(stems, 4.2)
    a.anemone_open(head, View((474, 646), 90, 40, .42, 24), a.BLUE_ANEMONE, -70, 4)
    a.anemone_cup(head, View((192, 492), 122, 28, .92, -6), a.ANEMONE, 2)
    growth.put(head, 4.6)
    bee_side(guest, Pose((402, 430), 1.15, -12, True), DOWN, GAUZE, False, 46)
    growth.put(guest, 3.0)
    return pip_card("S", 5, growth)
