"""Seven of hearts: a hanging cane, a large cup in front of the sun in its bow; a hoverfly."""
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
from ..growth.skies import air, drift, land, orb, streaks
from ..growth.visitors import WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

FLY = HOVERFLY, EYES, WING
MAIN = curve([(640, 60), (560, 128), (530, 250), (552, 400), (534, 600), (450, 726), (300, 768), (150, 744), (72, 650),
              (66, 540), (104, 430)])
TOP = curve([(566, 118), (480, 112), (420, 150), (360, 176), (318, 158)])
FOOT = curve([(150, 1130), (140, 1050), (96, 960), (90, 880)])
LOW = curve([(330, 1130), (336, 1060), (350, 1030)])
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .76, 130, -66, .14, 2, 1), (MAIN, .88, 110, 24, .14, 2, 2), (MAIN, .36, 109, -126, .14, 2, 0),
          (TOP, .28, 120, -54, .14, 2, 0), (MAIN, .47, 130, 150, -.14, 2, 1), (FOOT, 1.0, 130, -3, -.14, 2, 0),
          (FOOT, .72, 74, 10, .1, 2, 2), (FOOT, .3, 230, 74, .14, 3, 0), (FOOT, .62, 90, -83, -.14, 2, 1))
BACK = curve([MAIN.at(.36), (530, 480), (500, 450), (476, 414)])
BEHIND = ((MAIN, .62, 150, 20, .14, 3, 3), (MAIN, .72, 150, -20, -.14, 3, 3))
KINDS = (t.DEEP_LEAF, r.ROSE_LEAF, t.BRONZE, dark("H", r.ROSE_LEAF_COOL, .24))
FALLEN = ((150, 812, 30, .8), (290, 1056, -12, .8), (372, 1040, 14, .8))
SHADED = ((FOOT, .03, 150, 46, .1, 2, 3), (LOW, .03, 150, -40, .1, 2, 3), (LOW, .1, 150, 30, .1, 2, 3))
EARTH = [(-10, 1076), (130, 1084), (300, 1078), (430, 1086), (640, 1076)]


def _low_sun() -> Group:
    scene = air("#E9C6C2", (170, "#EDCDC2"), (350, "#F2D5C2"), (540, "#F6DFC2"), (740, "#FAE9C8"))
    orb(scene, "H", 305 + 706j, 172, "#FDEEBE", "#F6DFC0", "#FAE6BE")
    drift(scene, ("#F9E9E0", "#E6C8C2"), (170, 330, 300, 62), (330, 128, 280, 56), (500, 560, 280, 60))
    streaks(scene, "#F4D2A8", (300, 640, 320, 8), (370, 800, 260, 9))
    land(scene, "H", ([(-60, 890), (80, 912), (170, 952), (290, 948), (410, 960), (550, 946), (680, 930)],
         [(-60, 1000), (260, 984), (430, 1002), (680, 984)], [(-60, 1044), (360, 1026), (680, 1036)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, behind, back, front, flowers, near, guest = (Group() for _ in range(7))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 8))
    t.leafy(behind, BEHIND, kinds=KINDS)
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(behind, 1.8).put(back, 2.4)
    r.briar(front, FOOT, 10, 3, 5, t.STEM)
    r.briar(front, TOP, 11, 5, 7, t.STEM)
    r.briar(front, MAIN, 34, 6, 20, t.STEM)
    bough(front, FOOT, 12, 4, t.STEM, (), .6)
    bough(front, MAIN, 37, 6, t.STEM, (.36, .50, .62, .76))
    r.rose_bud(front, r.on_twig(MAIN, 1.0, 4), t.FRESH, t.DEEP_LEAF, .6)
    low = r.twig(front, complex(MAIN.at(.50)), 488 + 716j, .2)
    r.rose_bud(front, Pose(low.end, .9, 168), t.FRESH, t.DEEP_LEAF, .9)
    growth.put(front, 3.4, 1.1)
    t.rose_back(flowers, View((482, 408), 66, 50, -.3, 24), BACK, seed=6)
    rose_goblet(flowers, Pose((330, 164), .70, -14), t.CARMINE, t.DEEP_LEAF)
    petals_loose(flowers, FALLEN, t.CARMINE)
    growth.put(flowers, 4.4)
    open_cup(near, Pose((292, 770), .92, -6), t.CARMINE, t.DEEP_LEAF)
    growth.put(near, 4.8)
    hoverfly(guest, Pose((330, 676), .84, 24), *FLY)
    growth.put(guest, 3.0)
    return pip_card("H", 7, growth, _low_sun())
