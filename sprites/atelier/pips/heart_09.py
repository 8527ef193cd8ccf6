"""Nine of hearts: the fullest card of the suit; a cane that crosses twice, a chafer on a large flower at its foot."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot, printed
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.boughs import bough
from ..growth.rose_cup import open_cup
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_guests import CHAFER, rose_chafer
from ..growth.skies import air, drift, land, orb, streaks
from ..organs import stalk
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

SHADE = dark("H", r.ROSE_LEAF_COOL, .26)  # of the leaves behind
# tones of the petals without white
FULL, DUSK = printed("H", Tones("#F3B6B4", "#D65C74", "#A83C5C", "#500F26"),
                     Tones("#EFA8A2", "#C14660", "#9A3654", "#460C20"))
MAIN = curve([(270, 1130), (330, 1030), (440, 956), (508, 880), (504, 806), (430, 772), (305, 776), (170, 764),
              (80, 700), (64, 590), (80, 440), (150, 360), (305, 358), (450, 344), (530, 270), (524, 180), (450, 130),
              (370, 130)])
RISING = curve([(64, 1130), (54, 1010), (60, 900), (92, 830)])
LOW = curve([MAIN.at(.03), (300, 1080), (316, 1060), (322, 1030)])
BACK = curve([MAIN.at(.46), (142, 680), (142, 620), (112, 572)])
CUP = curve([MAIN.at(.20), (540, 800), (536, 740), (518, 694)])
SHADED = ((MAIN, .02, 190, -40, .1, 3, 0), (MAIN, .03, 170, 60, .1, 2, 0))
EARTH = [(-10, 1068), (150, 1076), (320, 1066), (640, 1074)]
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .655, 104, -16, .2, 2, 0), (MAIN, .735, 104, 168, .2, 2, 0), (MAIN, .815, 96, 16, -.2, 2, 2),
          (CUP, .30, 120, -76, -.2, 2, 3), (MAIN, .09, 130, -72, -.2, 3, 0), (RISING, .55, 130, 40, .2, 2, 0),
          (MAIN, .56, 120, 40, .2, 2, 2), (MAIN, .425, 116, 170, .2, 2, 0), (MAIN, .29, 104, 176, .2, 2, 3))
KINDS = (t.DEEP_LEAF, r.ROSE_LEAF, t.BRONZE, SHADE)


def _evening() -> Group:
    scene = air("#E2CCD4", (170, "#E6CBCC"), (350, "#EED1C6"), (530, "#F4DABE"), (710, "#F8E3BC"))
    orb(scene, "H", 300 + 868j, 150, "#FDEBB0", "#F6DDB6", "#F9E4B4")
    drift(scene, ("#F7E6E0", "#E5CBCE"), (330, 250, 320, 60), (110, 470, 280, 56), (490, 560, 280, 56))
    streaks(scene, "#F2CFAA", (300, 800, 360, 9), (360, 900, 260, 9), (180, 700, 240, 8))
    land(scene, "H", ([(-60, 966), (100, 942), (210, 964), (340, 952), (470, 964), (560, 938), (680, 928)],
         [(-60, 1008), (190, 992), (380, 1014), (680, 984)], [(-60, 1048), (260, 1058), (680, 1038)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, back, front, flowers, near, guest = (Group() for _ in range(6))
    t.leafy(shaded, SHADED, kinds=(SHADE,))
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 4))
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(back, 2.0)
    for spine in (CUP, LOW):
        stalk(front, spine, 9, 6, t.STEM)
    r.briar(front, RISING, 12, 5, 7, t.STEM)
    bud = r.twig(front, complex(MAIN.at(.715)), 300 + 330j, .1, 7, 5, t.STEM)
    r.briar(front, MAIN, 32, 7, 20, t.STEM, until=.92)
    bough(front, MAIN, 35, 8, t.STEM, (.09, .29, .46, .655, .815))
    r.rose_bud(front, r.on_twig(RISING, .8, -4), DUSK, t.DEEP_LEAF, .8)
    r.rose_bud(front, r.on_twig(bud, .66, 4), DUSK, t.DEEP_LEAF, .3)
    growth.put(front, 2.6, 1.0)
    t.rose_back(flowers, View((108, 566), 60, 54, -.3, -16), BACK, FULL, seed=6)
    open_cup(flowers, Pose((516, 692), .46, -10), DUSK, t.DEEP_LEAF)
    rose_goblet(flowers, Pose((378, 156), .74, -30), FULL, t.DEEP_LEAF)
    t.rose_bowl(flowers, View((340, 1046), 74, 30, .7, 22), FULL, first=-70, seed=6)
    growth.put(flowers, 3.8)
    t.rose_bowl(near, View((304, 806), 84, 33, .58, -8), FULL, first=-76, seed=5)
    r.rose_open(near, View((180, 1060), 136, 38, .36, -10), DUSK, -64, 9)
    growth.put(near, 3.8)
    rose_chafer(guest, Pose((250, 1010), 1.0, -128), CHAFER)
    growth.put(guest, 3.2)
    return pip_card("H", 9, growth, _evening())
