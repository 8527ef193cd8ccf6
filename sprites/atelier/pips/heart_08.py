"""Eight of hearts: a cane that winds between the signs; six flowers from different sides; greenfly."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.boughs import bough
from ..growth.rose_visitors import greenfly
from ..growth.skies import air, drift, land, orb
from ..growth.visitors import ladybird
from ..organs import stalk
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(86, 1130), (126, 1010), (92, 870), (116, 740), (222, 668), (292, 598), (314, 520), (384, 462),
              (490, 440), (550, 350), (530, 220), (446, 146), (352, 144)])
RIGHT = curve([(250, 1130), (350, 1020), (476, 900), (536, 800), (506, 700), (540, 600), (532, 536)])
BACK = curve([MAIN.at(.22), (84, 830), (96, 770), (112, 708)])
LOW = curve([MAIN.at(.02), (130, 1090), (176, 1090), (192, 1040)])
SHOOT = curve([MAIN.at(.53), (286, 494), (214, 470), (130, 442), (88, 400), (92, 346)])
GREENFLIES = ((.30, -3, 10), (.52, -4, 4), (.74, 4 + 1j, 0))  # share, aside, turn
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .20, 170, -22, -.2, 3, 1), (SHOOT, .50, 104, 24, .2, 2, 0), (SHOOT, .70, 110, -70, -.2, 2, 2),
          (MAIN, .88, 130, 30, .2, 2, 1), (RIGHT, .58, 112, 40, .2, 2, 0),
          (RIGHT, .42, 104, 74, -.2, 2, 1))
BEHIND = ((MAIN, .31, 140, 20, .14, 3, 0), (MAIN, .80, 104, 50, .14, 2, 0))
SHADED = ((RIGHT, .02, 140, -60, .1, 2, 3), (RIGHT, .04, 150, 64, .1, 3, 3))
EARTH = [(-10, 1070), (120, 1080), (260, 1074), (400, 1082), (640, 1064)]


def _fair() -> Group:
    scene = air("#D2DAE4", (200, "#DCDDE2"), (400, "#E6E1E0"), (600, "#F0E5DC"), (800, "#F8EBDA"))
    orb(scene, "H", 500 + 400j, 136, "#FCF0CC", "#EADFD8", "#F3E4D0")
    drift(scene, ("#FBF6F2", "#D9D2D8"), (190, 190, 330, 76), (110, 420, 320, 74), (440, 600, 340, 80),
          (150, 740, 300, 66), (500, 860, 280, 60))
    land(scene, "H", ([(-60, 966), (120, 948), (260, 962), (400, 946), (500, 940), (680, 950)], [(-60, 1010),
         (110, 992), (300, 1010), (470, 990), (680, 1004)], [(-60, 1046), (300, 1052), (680, 1036)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, behind, back, front, flowers, near, guest = (Group() for _ in range(7))
    t.leafy(behind, BEHIND, kinds=(dark("H", r.ROSE_LEAF_COOL, .24),))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 2))
    t.leafy(back, LEAVES)
    growth.put(behind, 1.8).put(back, 2.6)
    r.briar(front, RIGHT, 22, 6, 12, t.STEM)
    stalk(front, LOW, 8, 6, t.STEM)
    r.briar(front, SHOOT, 13, 5, 8, t.STEM)
    r.rose_bud(front, r.on_twig(SHOOT, .8, 4), t.FRESH, t.DEEP_LEAF, .9)
    r.briar(front, MAIN, 34, 8, 20, t.STEM, until=.9)
    bough(front, MAIN, 36, 8, t.STEM, (.18, .31, .52, .68, .86))
    r.rose_bud(front, r.on_twig(RIGHT, .84, 6), t.FRESH, t.DEEP_LEAF, .5)
    growth.put(front, 3.2, 1.1)
    t.rose_back(flowers, View((112, 706), 68, 52, -.3, -20), BACK, seed=3)
    t.rose_bowl(flowers, View((366, 134), 60, 32, .75, -24), seed=3)
    t.rose_spent(flowers, View((330, 1042), 50, 42, .36, 18))
    growth.put(flowers, 4.4)
    r.rose_open(near, View((486, 406), 70, 46, .36, 16), t.CARMINE, seed=3)
    t.rose_bowl(near, View((168, 1018), 78, 46, .4, -10), first=-100, seed=7)
    growth.put(near, 4.6)
    greenfly(guest, [Pose(complex(RIGHT.at(.8 + .18 * share)) + off, .95, turn) for share, off, turn in GREENFLIES])
    ladybird(guest, Pose(complex(MAIN.at(.345)) - 1, .95, 60))
    growth.put(guest, 3.0)
    return pip_card("H", 8, growth, _fair())
