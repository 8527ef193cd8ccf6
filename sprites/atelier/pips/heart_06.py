"""Six of hearts: a cane thick at the foot forks and winds round two signs; two flowers overlap, a bumblebee comes."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.bumblebee import bumblebee_side
from ..growth.rose_petals import petals_loose
from ..growth.visitors import FUR, WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(222, 1130), (282, 1020), (306, 900), (300, 810), (346, 744), (440, 700), (526, 640), (548, 560),
              (526, 486), (480, 458), (432, 458), (403, 416)])
LEFT = curve([MAIN.at(.25), (236, 760), (150, 736), (90, 660), (64, 580), (80, 510)])
TOP = curve([MAIN.at(.64), (566, 500), (560, 390), (552, 290), (560, 220), (530, 160)])
BACK = curve([TOP.at(.86), (548, 170), (528, 116), (490, 92), (446, 114)])
# stem, share, length, turn, bend, pairs, tones: those behind first
BEHIND = ((MAIN, .70, 130, 190, .16, 2, 3), (LEFT, .22, 150, 60, .14, 3, 3), (MAIN, .40, 140, 20, -.14, 2, 3))
LEAVES = ((MAIN, .06, 180, -62, .2, 3, 0), (MAIN, .10, 150, 66, .2, 2, 1), (MAIN, .48, 116, 112, .2, 2, 0),
          (TOP, .42, 120, -58, .2, 2, 1), (LEFT, .58, 110, 20, .2, 2, 2))
SHADED = ((MAIN, .02, 180, -40, .1, 2, 3), (MAIN, .03, 180, 54, .1, 3, 3))
KINDS = (t.DEEP_LEAF, r.ROSE_LEAF, t.BRONZE, dark("H", r.ROSE_LEAF_COOL, .24))
EARTH = [(-10, 1072), (150, 1082), (320, 1074), (640, 1084)]
FALLEN = ((110, 1056, -8, .9), (360, 1060, 20, .8))


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, behind, back, front, flowers, near, guest = (Group() for _ in range(7))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 7))
    t.leafy(behind, BEHIND, kinds=KINDS)
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(behind, 1.8).put(back, 2.6)
    r.briar(front, TOP, 13, 3, 8, t.STEM)
    r.briar(front, LEFT, 15, 5, 12, t.STEM)
    r.briar(front, MAIN, 32, 7, 26, t.STEM, until=.94)
    r.rose_bud(front, r.on_twig(LEFT, .95, 4), t.FRESH, t.DEEP_LEAF, .7)
    growth.put(front, 3.4, 1.1)
    t.rose_back(flowers, View((446, 116), 64, 56, -.3, 20), BACK, seed=3)
    t.rose_bowl(flowers, View((402, 414), 80, 34, .66, 16), first=-70, seed=8)
    t.rose_bowl(flowers, View((144, 742), 84, 34, .7, -20), first=-70, seed=5)
    growth.put(flowers, 4.4)
    r.rose_open(near, View((272, 418), 102, 40, .38, -12), t.CARMINE, -70, 9)
    petals_loose(near, FALLEN, t.CARMINE)
    growth.put(near, 4.8)
    bumblebee_side(guest, Pose((108, 384), .74, -8), FUR, WING, legs=False)
    growth.put(guest, 3.0)
    return pip_card("H", 6, growth)
