"""Six of hearts: a forked cane, thick at the foot, two overlapping flowers in front of the sun; a bumblebee."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.boughs import bough
from ..growth.bumblebee import bumblebee_side
from ..growth.rose_petals import petals_loose
from ..growth.skies import air, drift, land, orb, streaks
from ..growth.visitors import FUR, WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(222, 1130), (282, 1020), (306, 900), (300, 810), (346, 744), (440, 700), (526, 640), (548, 560),
              (530, 500), (500, 470), (474, 452), (456, 430)])
LEFT = curve([MAIN.at(.25), (236, 760), (150, 736), (90, 660), (64, 580), (80, 510)])
TOP = curve([MAIN.at(.64), (566, 500), (560, 390), (552, 290), (560, 220), (530, 160)])
BACK = curve([TOP.at(.86), (548, 170), (528, 116), (490, 92), (446, 114)])
# stem, share, length, turn, bend, pairs, tones: those behind first
BEHIND = ((MAIN, .70, 130, 190, .16, 2, 3), (LEFT, .22, 150, 60, .14, 3, 3), (MAIN, .42, 104, 40, -.14, 2, 3))
LEAVES = ((MAIN, .06, 220, -58, .2, 3, 0), (MAIN, .10, 190, 66, .2, 3, 1), (MAIN, .48, 116, 112, .2, 2, 0),
          (TOP, .42, 120, -58, .2, 2, 1), (LEFT, .70, 110, 50, .2, 2, 2))
SHADED = ((MAIN, .02, 180, -40, .1, 2, 3), (MAIN, .03, 180, 54, .1, 3, 3))
KINDS = (t.DEEP_LEAF, r.ROSE_LEAF, t.BRONZE, dark("H", r.ROSE_LEAF_COOL, .24))
EARTH = [(-10, 1072), (150, 1082), (320, 1074), (640, 1084)]
FALLEN = ((352, 1058, 20, .9),)


def _haze() -> Group:
    scene = air("#E6CBD0", (190, "#EBD0CE"), (380, "#F0D7CC"), (580, "#F6E0CA"), (780, "#FAEAD0"))
    orb(scene, "H", 340 + 404j, 148, "#FDEFC8", "#F1D8CA", "#F7E2C8")
    drift(scene, ("#F8EAE4", "#E2C6C8"), (170, 236, 300, 60), (110, 620, 300, 62), (480, 760, 320, 66))
    streaks(scene, "#F2D0BA", (330, 480, 340, 9), (250, 330, 240, 8))
    land(scene, "H", ([(-60, 920), (100, 930), (190, 956), (320, 944), (450, 956), (560, 934), (680, 958)],
         [(-60, 976), (280, 1006), (470, 984), (680, 1000)], [(-60, 1030), (400, 1050), (680, 1040)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, behind, back, front, flowers, near, guest = (Group() for _ in range(7))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 7))
    t.leafy(behind, BEHIND, kinds=KINDS)
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(behind, 1.8).put(back, 2.6)
    r.briar(front, TOP, 13, 3, 8, t.STEM)
    r.briar(front, LEFT, 15, 5, 12, t.STEM)
    r.briar(front, MAIN, 36, 8, 24, t.STEM, until=.94)
    bough(front, LEFT, 18, 6, t.STEM, (.58,), .6)
    bough(front, MAIN, 38, 9, t.STEM, (.10, .25, .48, .64))
    r.rose_bud(front, r.on_twig(LEFT, .95, 4), t.FRESH, t.DEEP_LEAF, .7)
    growth.put(front, 3.4, 1.1)
    t.rose_back(flowers, View((446, 116), 64, 56, -.3, 20), BACK, seed=3)
    t.rose_bowl(flowers, View((450, 428), 76, 36, .66, 18), first=-70, seed=8)
    t.rose_bowl(flowers, View((142, 740), 76, 36, .66, -14), first=-70, seed=5)
    growth.put(flowers, 4.4)
    r.rose_open(near, View((290, 438), 108, 38, .38, -12), t.CARMINE, -70, 9)
    petals_loose(near, FALLEN, t.CARMINE)
    growth.put(near, 4.8)
    bumblebee_side(guest, Pose((108, 384), .74, -8), FUR, WING, legs=False)
    growth.put(guest, 3.0)
    return pip_card("H", 6, growth, _haze())
