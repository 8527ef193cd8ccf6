"""Seven of hearts: a cane with two arched twigs, a large cup in front of the sun between them; a hoverfly."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.boughs import bough
from ..growth.rose_cup import open_cup
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_petals import petals_loose
from ..growth.rose_visitors import EYES, HOVERFLY, hoverfly
from ..growth.skies import air, drift, land, orb
from ..growth.visitors import WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

FLY = HOVERFLY, EYES, WING
MAIN = curve([(420, 1130), (344, 1040), (304, 930), (306, 850), (318, 790), (306, 744, -100)])
RIGHT = curve([MAIN.at(.42), (330, 880), (396, 790), (478, 730), (530, 620), (524, 490), (544, 360), (552, 240),
               (510, 150)])
LEFT = curve([MAIN.at(.24), (290, 960), (190, 956), (96, 880), (72, 760), (88, 640), (78, 540), (110, 450)])
BACK = curve([RIGHT.at(.58), (510, 500), (484, 470), (478, 414)])
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((LEFT, .52, 130, 96, .14, 2, 1), (LEFT, .76, 96, 40, .14, 2, 2), (RIGHT, .40, 150, 130, .14, 3, 0),
          (RIGHT, .82, 104, -60, .14, 2, 1), (MAIN, .08, 230, -76, .14, 3, 0), (MAIN, .14, 150, 60, -.14, 2, 1))
BEHIND = ((RIGHT, .27, 130, 120, .14, 2, 3), (LEFT, .20, 130, -150, -.14, 2, 3))
KINDS = (t.DEEP_LEAF, r.ROSE_LEAF, t.BRONZE, dark("H", r.ROSE_LEAF_COOL, .24))
FALLEN = ((150, 1040, 30, .8), (226, 1056, -12, .7))
EARTH = [(-10, 1076), (130, 1084), (300, 1078), (430, 1086), (640, 1076)]


def _low_sun() -> Group:
    scene = air("#B6717C", (70, "#C98B8C"), (118, "#DDA99E"), (160, "#EDCDC2"), (350, "#F2D5C2"), (540, "#F6DFC2"),
                (740, "#FAE9C8"))
    orb(scene, "H", 305 + 706j, 172, "#FDEEBE", "#F6DFC0", "#FAE6BE")
    drift(scene, ("#F9E9E0", "#E6C8C2"), (250, 176, 400, 90), (500, 560, 280, 60), (110, 420, 260, 56))
    land(scene, "H", ([(-60, 890), (80, 912), (170, 952), (290, 948), (410, 960), (550, 946), (680, 930)],
         [(-60, 1000), (260, 984), (430, 1002), (680, 984)], [(-60, 1044), (360, 1026), (680, 1036)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    behind, back, front, flowers, near, guest = (Group() for _ in range(6))
    growth.back(foot("H", EARTH, r.ROSE_LEAF.mid, 8))
    t.leafy(behind, BEHIND, kinds=KINDS)
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(behind, 1.8).put(back, 2.4)
    for spine, first, last, prickles, nodes in ((LEFT, 16, 5, 18, (.20, .52, .76)), (RIGHT, 19, 5, 20, (.27, .40, .58)),
                                                (MAIN, 27, 10, 6, (.24, .42))):
        r.briar(front, spine, first - 2, last, prickles, t.STEM)
        bough(front, spine, first, last, t.STEM, nodes)
    r.rose_bud(front, r.on_twig(LEFT, .9, 4), t.FRESH, t.DEEP_LEAF, .6)
    growth.put(front, 3.4, 1.1)
    t.rose_back(flowers, View((474, 408), 60, 48, -.3, 24), BACK, seed=6)
    rose_goblet(flowers, r.on_twig(RIGHT, .66, -20), t.FRESH, t.DEEP_LEAF)
    petals_loose(flowers, FALLEN, t.CARMINE)
    growth.put(flowers, 4.4)
    open_cup(near, Pose((306, 758), .94, -10), t.CARMINE, t.DEEP_LEAF)
    growth.put(near, 4.8)
    hoverfly(guest, Pose((340, 664), .84, 24), *FLY)
    growth.put(guest, 3.0)
    return pip_card("H", 7, growth, _low_sun())
