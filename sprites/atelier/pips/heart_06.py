"""Six of hearts: a cane winds through both aisles; a flower half open, one from the side, a bumblebee between them."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills, low_sun
from ..growth import rose as r
from ..growth.bumblebee import bumblebee_side
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_petals import petals_loose
from ..growth.visitors import FUR, WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(640, 806), (520, 764), (400, 738), (250, 758), (122, 738), (64, 640), (70, 500), (134, 406), (226, 416),
              (306, 478)])
TOP = curve([MAIN.at(.76), (66, 440), (84, 400), (98, 364)])
FOOT = curve([(214, 1130), (284, 1070), (302, 980), (306, 908)])
# foot on a stem, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, 0.25, 190, -48, 0.14, 3, 1),
          (MAIN, 0.38, 170, -45, 0.14, 2, 0),
          (MAIN, 0.57, 140, 29, 0.14, 2, 1),
          (MAIN, 0.8, 150, 104, 0.14, 2, 1),
          (FOOT, 0.42, 180, -62, -0.14, 3, 0),
          (FOOT, 0.4, 150, 75, 0.14, 2, 1),
          (FOOT, 0.1, 170, 18, -0.14, 2, 1),
          (MAIN, 0.04, 150, -112, -0.14, 2, 1),
          (MAIN, 0.66, 100, 47, 0.14, 2, 0))
SHADED = ((FOOT, .04, 170, -58, .1, 2, 3), (FOOT, .1, 170, 60, .1, 3, 3), (FOOT, .02, 190, -86, .1, 3, 3))
EARTH = [(-10, 1062), (150, 1070), (320, 1058), (640, 1066)]
DRIFT = ((498, 566, 34, .9), (110, 1050, -8, .9))


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front, flowers, guest = (Group() for _ in range(5))
    growth.add(low_sun("H", 306 + 400j, 128))
    growth.add(hills("H", [(-10, 968), (200, 990), (400, 962), (640, 980)], [(-10, 1016), (300, 1024), (640, 1010)]))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 7))
    r.leaves(back, LEAVES, .28)
    growth.put(back, 3.0)
    r.briar(front, FOOT, 14, 5, 7)
    r.briar(front, TOP, 9, 5, 5)
    r.briar(front, MAIN, 19, 8, 26)
    r.rose_bud(front, r.on_twig(TOP, .95, 8), open_=.5)
    r.rose_bud(front, r.on_twig(FOOT, .96, -2), open_=.3)
    r.twig(front, complex(MAIN.at(.09)), 468 + 742j, .1)
    growth.put(front, 3.2)
    rose_goblet(flowers, Pose((306, 482), 1.14, 12))
    r.rose_side(flowers, Pose((466, 752), .86, 6))
    petals_loose(flowers, DRIFT, r.ROSE)
    growth.put(flowers, 4.6)
    bumblebee_side(guest, Pose((486, 436), .94, 10, flip=True), FUR, WING, legs=False)
    growth.put(guest, 3.0)
    return pip_card("H", 6, growth)
