"""Five of spades: the first wide-open cup; a bee-fly in front of the sun, a nodding bud above the upper signs."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot
from ..flowers.turned import View
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.boughs import bough
from ..growth.sideways import bee_side
from ..growth.skies import air, drift, land, orb, streaks
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

DOWN = Tones("#E9CF9C", "#B98B52", "#A9794A", "#352417")
GAUZE = Tones("#F5F1E4", "#DDD6C2", "#B3A88E", "#5A4A36")
MAIN = curve([(300, 1130), (340, 1020), (318, 890), (268, 770), (182, 650), (196, 500)])
NODDING = curve([(330, 1130), (466, 1010), (546, 860), (538, 690), (512, 540), (544, 390), (548, 250), (500, 126),
                 (420, 78), (350, 82), (326, 116)])
SMALL = curve([(270, 1130), (190, 1020), (112, 950), (66, 860), (66, 776), (96, 754), (112, 782)])
SECOND = curve([(400, 1130), (480, 990), (496, 900), (486, 800), (466, 690)])
LEAVES = (([(400, 1130), (450, 1010), (500, 900)], 170, (1, .8)), ([(90, 1130), (52, 1000), (68, 900)], 120, (.8, 1)),
          ([(240, 1130), (200, 1100), (150, 1066)], 190, (1, 1)))
SHADED = (([(60, 1130), (70, 1060), (66, 990)], 110), ([(180, 1130), (230, 1060), (262, 990)], 130),
          ([(420, 1130), (500, 960), (540, 800)], 140))
DUSK = dark("S", v.LEAF, .22)
EARTH = [(-10, 1072), (140, 1062), (300, 1074), (640, 1062)]


def _late() -> Group:
    scene = air("#9CB0CE", (180, "#AEBCD4"), (360, "#C6C9D8"), (540, "#DDD3D6"), (700, "#EEDCC8"), (850, "#F5E2BC"))
    orb(scene, "S", 470 + 410j, 138, "#FCEAB4", "#D8CFD0", "#EAD9C6")
    drift(scene, ("#EFE4E0", "#BEC2D4"), (170, 350, 320, 66), (120, 600, 280, 58), (480, 600, 330, 64))
    streaks(scene, "#CBC2CE", (450, 480, 280, 9), (500, 352, 220, 8), (280, 820, 340, 9))
    land(scene, "S", ([(-60, 966), (120, 948), (260, 962), (400, 946), (500, 940), (680, 950)], [(-60, 1010),
         (110, 992), (300, 1010), (470, 990), (680, 1004)], [(-60, 1046), (300, 1052), (680, 1036)]),
         ("#A3B2C8", "#8298B2", "#647A96"))
    return scene


def draw() -> Card:
    growth = Growth("S")
    shaded, leaves, stems, head, guest = (Group() for _ in range(5))
    a.leaves(shaded, SHADED, DUSK)
    growth.back(shaded, foot("S", EARTH, v.LEAF.mid, 2))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    for spine, first in ((SMALL, 12), (SECOND, 14), (NODDING, 20), (MAIN, 25)):
        a.anemone_stem(stems, spine, first * .7, 7, v.STEM)
        bough(stems, spine, first, 7, v.STEM, (), .5)
    a.collar(stems, NODDING, .52, 62, v.LEAF)
    a.collar(stems, MAIN, .76, 92, v.LEAF)
    a.collar(stems, SECOND, .60, 70, v.LEAF)
    a.anemone_bud(stems, a.tip(SMALL, .8), v.PLUM, v.LEAF, wrap=1)
    a.anemone_bud(stems, a.tip(NODDING, 1.0), v.PLUM, v.LEAF, wrap=.6)
    growth.put(stems, 4.2)
    a.anemone_open(head, View((466, 684), 90, 42, .40, 24), a.BLUE_ANEMONE, -70, 4)
    v.half_open(head, View((202, 494), 130, 29, .76, -8), v.VIOLET, 2)
    growth.put(head, 4.6)
    bee_side(guest, Pose((452, 440), 1.0, -14, True), DOWN, GAUZE, False, 46)
    growth.put(guest, 3.0)
    return pip_card("S", 5, growth, _late())
