"""Six of hearts: a cane winds through both aisles; a flower half open, one from the side, a bumblebee between them."""
from __future__ import annotations

from ..card import Card
from ..growth.bumblebee import bumblebee_side
from ..growth.depth import fallen_shade
from ..growth.rose import (
    BRIAR,
    GOLD,
    ROSE,
    ROSE_LEAF,
    ROSE_LEAF_COOL,
    briar,
    on_twig,
    rose_bud,
    rose_leaf,
    rose_side,
    twig,
)
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_petals import petals_loose
from ..growth.visitors import FUR, WING
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..suits import SUITS
from ..svg import Group

PETAL, LEAF, COOL, WOOD, STAMEN, COAT, GLASS = calm("H", 5, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD, FUR, WING)
FAR_LEAF, FAR_WOOD = (tones.calmed(SUITS["H"].ground, .42) for tones in (COOL, WOOD))
MAIN = curve([(640, 806), (520, 764), (400, 738), (250, 758), (122, 738), (64, 640), (70, 500), (134, 406), (226, 416),
              (306, 478)])
TOP = curve([MAIN.at(.76), (66, 440), (84, 400), (98, 364)])
FOOT = curve([(214, 1130), (284, 1070), (302, 980), (306, 908)])
AWAY = curve([(620, 150), (520, 96), (430, 92), (350, 116)])
# foot on a stem, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, 0.25, 190, -48, 0.14, 3, 1),
          (MAIN, 0.38, 170, -45, 0.14, 2, 0),
          (MAIN, 0.46, 200, -141, -0.14, 3, 0),
          (MAIN, 0.57, 140, 29, 0.14, 2, 1),
          (MAIN, 0.8, 150, 104, 0.14, 2, 1),
          (FOOT, 0.42, 180, -62, -0.14, 3, 0),
          (FOOT, 0.4, 150, 75, 0.14, 2, 1),
          (FOOT, 0.1, 170, 18, -0.14, 2, 1),
          (MAIN, 0.04, 150, -112, -0.14, 2, 1),
          (MAIN, 0.66, 100, 47, 0.14, 2, 0))
FAR_LEAVES = ((AWAY, .30, 110, -64, -.1, 2), (AWAY, .62, 110, -126, .12, 2), (AWAY, 1.0, 110, -98, -.14, 2))
DRIFT = ((498, 566, 34, .9), (100, 1046, -8, 1.1))


def draw() -> Card:
    """The whole card."""
    growth, far, back, front, flowers, guest = Group(), Group(), Group(), Group(), Group(), Group()
    for spine, share, length, turn, bend, pairs in FAR_LEAVES:
        rose_leaf(far, complex(spine.at(share)), length, turn, bend, pairs, FAR_LEAF, FAR_WOOD)
    briar(far, AWAY, 7, 3, 7, FAR_WOOD)
    growth.trim(keyline(far, .7, 2.2, FAR_LEAF.line))
    for spine, share, length, turn, bend, pairs, cool in LEAVES:
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL)[cool], WOOD, width=.28,
                  roll=.7 if cool else 0)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.6, LEAF.line))
    briar(front, FOOT, 14, 5, 7, WOOD)
    briar(front, TOP, 9, 5, 5, WOOD)
    briar(front, MAIN, 19, 8, 26, WOOD)
    rose_bud(front, on_twig(TOP, .95, 8), PETAL, LEAF, .5)
    rose_bud(front, on_twig(FOOT, .96, -2), PETAL, LEAF, .3)
    twig(front, complex(MAIN.at(.09)), 468 + 742j, .1, tones=WOOD)
    growth.trim(fallen_shade(front, LEAF.line, 12)).add(keyline(front, 1.0, 4.2, LEAF.line))
    rose_goblet(flowers, Pose((306, 482), 1.14, 12), PETAL, LEAF, STAMEN)
    rose_side(flowers, Pose((466, 752), .86, 6), PETAL, LEAF, STAMEN)
    petals_loose(flowers, DRIFT, PETAL)
    growth.trim(fallen_shade(flowers, PETAL.line)).add(keyline(flowers, 1.0, 4.8, PETAL.line))
    bumblebee_side(guest, Pose((486, 436), .94, 10, flip=True), COAT, GLASS, legs=False)
    growth.trim(fallen_shade(guest, COAT.line, 40, .16)).add(keyline(guest, .8, 2.6, COAT.line))
    return pip_card("H", 6, growth)
