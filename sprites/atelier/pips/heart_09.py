"""Nine of hearts: the fullest; a cane crosses twice between the signs, a rose chafer feeds on its largest flower."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.rose_cup import open_cup
from ..growth.rose_guests import CHAFER, rose_chafer
from ..organs import stalk
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(250, 1130), (400, 1030), (510, 930), (536, 838), (460, 778), (305, 768), (150, 760), (76, 686),
              (64, 560), (80, 430), (150, 358), (305, 354), (456, 344), (534, 270), (520, 176), (440, 132), (360, 128)])
LEFT = curve([(60, 1130), (70, 1060), (104, 1020), (140, 1010)])
RISING = curve([(84, 1130), (58, 990), (64, 900), (92, 846)])
BACK = curve([MAIN.at(.445), (142, 700), (138, 640), (106, 576)])
CUP = curve([MAIN.at(.225), (548, 780), (536, 730), (517, 694)])
MIDDLE = curve([MAIN.at(.375), (270, 730), (290, 690), (306, 672)])
SHADED = ((LEFT, .03, 170, -36, .1, 2, 3), (MAIN, .03, 190, -50, .1, 3, 3), (MAIN, .05, 160, 50, .1, 2, 3))
EARTH = [(-10, 1072), (150, 1082), (320, 1074), (640, 1084)]
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .655, 110, 4, .2, 2, 1), (MAIN, .72, 100, 170, .2, 2, 0), (MAIN, .82, 96, 16, -.2, 2, 2),
          (CUP, .30, 110, -70, -.2, 2, 1), (MAIN, .13, 110, -66, -.2, 2, 0), (RISING, .55, 124, 40, .2, 2, 0),
          (MAIN, .56, 116, 46, .2, 2, 2))


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front, flowers, near, guest = (Group() for _ in range(6))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 4))
    t.leafy(back, LEAVES)
    growth.put(back, 2.6)
    for spine in (LEFT, CUP):
        stalk(front, spine, 9, 6, t.STEM)
    r.briar(front, RISING, 10, 5, 6, t.STEM)
    r.briar(front, MAIN, 22, 6, 30, t.STEM, until=.92)
    r.rose_bud(front, r.on_twig(RISING, .86, -4), t.FRESH, t.DEEP_LEAF, .8)
    growth.put(front, 3.2, 1.1)
    t.rose_bowl(flowers, View((484, 142), 64, 30, .8, 24), first=-60, seed=5)
    t.rose_back(flowers, View((104, 572), 66, 54, -.3, -16), BACK, seed=6)
    open_cup(flowers, Pose((516, 692), .46, -10), t.FRESH, t.DEEP_LEAF)
    t.rose_bowl(flowers, View((286, 1036), 76, 30, .75, 30), first=-70, seed=6)
    growth.put(flowers, 4.2)
    r.rose_open(near, View((384, 132), 74, 44, .36, -22), t.CARMINE, -76, 5)
    r.rose_open(near, View((160, 1024), 98, 40, .38, -10), t.CARMINE, -64, 9)
    growth.put(near, 4.6)
    rose_chafer(guest, Pose((196, 1002), 1.04, -128), CHAFER)
    growth.put(guest, 3.0)
    return pip_card("H", 9, growth)
