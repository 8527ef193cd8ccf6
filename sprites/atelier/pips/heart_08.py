"""Eight of hearts: a cane that winds between the signs; a large flower in front of the sun; greenfly, a ladybird."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.boughs import bough
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_petals import petals_loose
from ..growth.rose_visitors import greenfly
from ..growth.skies import air, drift, land, orb
from ..growth.visitors import ladybird
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(196, 1130), (148, 1020), (90, 900), (104, 770), (204, 680), (288, 606), (318, 520), (392, 484),
              (456, 476), (478, 430)])
TOP = curve([MAIN.at(.80), (400, 490), (528, 500), (558, 380), (548, 240), (490, 148), (404, 142)])
RIGHT = curve([MAIN.at(.06), (262, 1030), (370, 1000), (466, 910), (512, 800), (492, 730), (482, 680)])
BACK = curve([MAIN.at(.33), (70, 780), (66, 720), (90, 660), (116, 650)])
SHOOT = curve([MAIN.at(.66), (270, 520), (180, 480), (110, 440), (100, 376)])
GREENFLIES = ((.30, -3, 10), (.52, -4, 4), (.74, 4 + 1j, 0))  # share, aside, turn
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .22, 150, -40, -.2, 3, 1), (SHOOT, .34, 104, 10, .2, 2, 0), (SHOOT, .70, 96, -60, -.2, 2, 2),
          (TOP, .62, 110, -66, .2, 2, 1), (RIGHT, .64, 120, 40, .2, 2, 0), (MAIN, .08, 200, -70, .14, 3, 0),
          (RIGHT, .12, 190, 60, .14, 3, 1))
BEHIND = ((TOP, .30, 140, 140, .14, 3, 0), (RIGHT, .44, 130, 120, .14, 2, 0))
FALLEN = ((300, 1052, -14, .8), (108, 1046, 30, .7))
EARTH = [(-10, 1070), (120, 1080), (260, 1074), (400, 1082), (640, 1064)]


def _fair() -> Group:
    scene = air("#8FA6C0", (70, "#A6B8CC"), (118, "#BFCAD8"), (160, "#DCDDE2"), (400, "#E6E1E0"), (600, "#F0E5DC"),
                (800, "#F8EBDA"))
    orb(scene, "H", 474 + 404j, 146, "#FCF0CC", "#EADFD8", "#F3E4D0")
    drift(scene, ("#FBF6F2", "#D9D2D8"), (250, 178, 420, 112), (110, 560, 320, 74), (440, 600, 340, 80),
          (300, 800, 300, 60))
    land(scene, "H", ([(-60, 966), (120, 948), (260, 962), (400, 946), (500, 940), (680, 950)], [(-60, 1010),
         (110, 992), (300, 1010), (470, 990), (680, 1004)], [(-60, 1046), (300, 1052), (680, 1036)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    behind, back, front, flowers, near, guest = (Group() for _ in range(6))
    t.leafy(behind, BEHIND, kinds=(dark("H", r.ROSE_LEAF_COOL, .24),))
    growth.back(foot("H", EARTH, r.ROSE_LEAF.mid, 2))
    t.leafy(back, LEAVES)
    growth.put(behind, 1.8).put(back, 2.6)
    for spine, first, last, prickles, nodes in ((TOP, 12, 6, 16, (.62,)), (RIGHT, 16, 6, 12, (.44, .64)),
                                                (SHOOT, 11, 5, 8, (.34,)), (MAIN, 28, 9, 20, (.06, .33, .66, .80))):
        r.briar(front, spine, first - 2, last, prickles, t.STEM)
        bough(front, spine, first, last, t.STEM, nodes)
    r.rose_bud(front, r.on_twig(SHOOT, .74, 4), t.FRESH, t.DEEP_LEAF, .9)
    growth.put(front, 3.2, 1.1)
    t.rose_back(flowers, View((116, 650), 54, 50, -.3, -20), BACK, seed=3)
    rose_goblet(flowers, r.on_twig(RIGHT, .62, 4), t.FRESH, t.DEEP_LEAF)
    t.rose_spent(flowers, View((390, 140), 56, 42, .36, -70))
    petals_loose(flowers, FALLEN, t.CARMINE)
    growth.put(flowers, 4.4)
    t.rose_bowl(near, View((468, 402), 84, 50, .4, 14), t.CARMINE, first=-80, seed=3)
    growth.put(near, 4.8)
    greenfly(guest, [Pose(complex(RIGHT.at(.8 + .18 * share)) + off, .95, turn) for share, off, turn in GREENFLIES])
    ladybird(guest, Pose(complex(MAIN.at(.345)) - 1, .95, 60))
    growth.put(guest, 3.0)
    return pip_card("H", 8, growth, _fair())
