"""Six of hearts: a forked cane, a large bowl in front of the sun, younger and older flowers; a bumblebee."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.boughs import bough
from ..growth.bumblebee import bumblebee_side
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_petals import petals_loose
from ..growth.skies import air, drift, land, orb
from ..growth.visitors import FUR, WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(396, 1130), (340, 1020), (298, 890), (306, 770), (328, 680), (318, 580), (282, 500), (290, 446, -78)])
LEFT = curve([MAIN.at(.31), (282, 800), (210, 772), (136, 758), (112, 704)])
RIGHT = curve([MAIN.at(.49), (392, 704), (486, 680), (540, 590), (544, 460), (556, 320), (546, 220)])
BACK = curve([RIGHT.end, (536, 156), (496, 108), (444, 116)])

# stem, share, length, turn, bend, pairs, tones: those behind first
BEHIND = ((LEFT, .84, 150, -158, .14, 3, 3),)
LEAVES = ((MAIN, .05, 240, -66, .2, 3, 0), (MAIN, .12, 170, 66, .2, 3, 1), (RIGHT, .62, 110, -60, .2, 2, 1),
          (MAIN, .70, 110, -50, .2, 2, 2), (RIGHT, .34, 150, 140, .2, 3, 0), (MAIN, .18, 150, 60, .2, 3, 0))
SHADED = ((MAIN, .02, 180, -30, .1, 2, 3), (MAIN, .03, 180, 44, .1, 3, 3))
KINDS = (t.DEEP_LEAF, r.ROSE_LEAF, t.BRONZE, dark("H", r.ROSE_LEAF_COOL, .24))
EARTH = [(-10, 1072), (150, 1082), (320, 1074), (640, 1084)]
FALLEN = ((352, 1058, 20, .9),)


def _haze() -> Group:
    scene = air("#A98AA6", (64, "#BFA0B4"), (110, "#D2B5BE"), (156, "#EBD0CE"), (380, "#F0D7CC"), (580, "#F6E0CA"),
                (780, "#FAEAD0"))
    orb(scene, "H", 305 + 404j, 150, "#FDEFC8", "#F1D8CA", "#F7E2C8")
    drift(scene, ("#F8EAE4", "#E2C6C8"), (230, 176, 380, 92), (110, 520, 300, 62), (480, 800, 320, 66))
    land(scene, "H", ([(-60, 920), (100, 930), (190, 956), (320, 944), (450, 956), (560, 934), (680, 958)],
         [(-60, 976), (280, 1006), (470, 984), (680, 1000)], [(-60, 1030), (400, 1050), (680, 1040)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, behind, back, front, flowers, near, guest = (Group() for _ in range(7))
    t.leafy(shaded, SHADED, kinds=KINDS)
    growth.back(foot("H", EARTH, r.ROSE_LEAF.mid, 7)).put(shaded, 1.8)
    t.leafy(behind, BEHIND, kinds=KINDS)
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(behind, 1.8).put(back, 2.6)
    for spine, first, last, prickles, nodes in ((RIGHT, 16, 6, 14, (.36,)), (LEFT, 15, 7, 4, (.66,)),
                                                (MAIN, 29, 8, 18, (.12, .31, .49))):
        r.briar(front, spine, first - 2, last, prickles, t.STEM)
        bough(front, spine, first, last, t.STEM, nodes)

    growth.put(front, 3.4, 1.1)
    t.rose_back(flowers, View((444, 116), 58, 52, -.3, 20), BACK, seed=3)
    rose_goblet(flowers, r.on_twig(LEFT, .66, -6), t.FRESH, t.DEEP_LEAF)
    growth.put(flowers, 4.4)
    t.rose_bowl(near, View((290, 424), 110, 36, .6, -10), t.CARMINE, first=-70, seed=8)
    petals_loose(near, FALLEN, t.CARMINE)
    growth.put(near, 4.8)
    bumblebee_side(guest, Pose((110, 384), .74, -8), FUR, WING, legs=False)
    growth.put(guest, 3.0)
    return pip_card("H", 6, growth, _haze())
