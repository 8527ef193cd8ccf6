"""Six of hearts: a cane forks in the middle and winds round two signs; four flowers, a bumblebee comes."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.bumblebee import bumblebee_side
from ..growth.rose_petals import petals_loose
from ..growth.visitors import FUR, WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(240, 1130), (286, 1010), (303, 880), (312, 780), (390, 714), (490, 680), (548, 590), (540, 470),
              (480, 414), (400, 420), (330, 420)])
LEFT = curve([MAIN.at(.27), (250, 712), (140, 716), (76, 640), (64, 550), (88, 484)])
TOP = curve([MAIN.at(.66), (566, 420), (548, 320), (560, 240), (540, 180)])
BACK = curve([TOP.at(.84), (546, 176), (528, 116), (490, 92), (446, 114)])
LEAVES = ((MAIN, .06, 180, -62, .2, 3, 0), (MAIN, .10, 150, 66, .2, 2, 1), (MAIN, .45, 120, 128, .2, 2, 0),
          (TOP, .40, 110, -60, .2, 2, 1), (LEFT, .36, 100, 242, -.2, 2, 2))
SHADED = ((MAIN, .02, 180, -40, .1, 2, 3), (MAIN, .03, 180, 54, .1, 3, 3))
EARTH = [(-10, 1072), (150, 1082), (320, 1074), (640, 1084)]
FALLEN = ((110, 1056, -8, .9), (360, 1060, 20, .8))


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front, flowers, near, guest = (Group() for _ in range(6))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 7))
    t.leafy(back, LEAVES)
    growth.put(back, 2.6)
    r.briar(front, TOP, 13, 3, 8, t.STEM)
    r.briar(front, LEFT, 13, 5, 12, t.STEM)
    r.briar(front, MAIN, 24, 7, 26, t.STEM, until=.94)
    r.rose_bud(front, r.on_twig(LEFT, .95, 4), t.FRESH, t.DEEP_LEAF, .7)
    growth.put(front, 3.4, 1.1)
    t.rose_back(flowers, View((446, 116), 64, 56, -.3, 20), BACK, seed=3)
    t.rose_bowl(flowers, View((138, 706), 78, 34, .7, -24), first=-70, seed=5)
    growth.put(flowers, 4.4)
    r.rose_open(near, View((316, 406), 100, 42, .38, -12), t.CARMINE, -70, 9)
    petals_loose(near, FALLEN, t.CARMINE)
    growth.put(near, 4.8)
    bumblebee_side(guest, Pose((132, 396), .94, -8), FUR, WING, legs=False)
    growth.put(guest, 3.0)
    return pip_card("H", 6, growth)
