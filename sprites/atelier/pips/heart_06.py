"""Six of hearts: a cane winds through both aisles; a flower half open, one from the side, a bumblebee between them."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import distant, fallen_shade
from ..growth.rose import (
    BRIAR,
    GOLD,
    ROSE,
    ROSE_LEAF,
    ROSE_LEAF_COOL,
    briar,
    on_twig,
    rose_bud,
    rose_cup,
    rose_leaf,
    rose_side,
    twig,
)
from ..growth.rose_guests import petal_adrift
from ..growth.visitors import FUR, WING, bumblebee
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, STAMEN, COAT, GLASS = calm("H", 5, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD, FUR, WING)
FAR = "#EBD3C0"
MAIN = curve([(640, 830), (520, 772), (400, 742), (250, 764), (120, 744), (70, 640), (76, 500), (140, 424), (250, 440)])
TOP = curve([MAIN.at(.80), (70, 420), (84, 340), (140, 300)])
FOOT = curve([(230, 1130), (292, 1060), (304, 980), (290, 900)])
# foot on a stem, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .10, 250, -28, .1, 3, 0), (MAIN, .30, 200, 196, -.1, 2, 1), (MAIN, .62, 210, 26, .12, 2, 0),
          (MAIN, .44, 230, 208, .14, 3, 1), (MAIN, .86, 190, 96, .1, 2, 0), (FOOT, .30, 220, 96, .14, 3, 0),
          (FOOT, .36, 250, -84, -.12, 3, 1), (FOOT, .62, 170, 62, .1, 2, 1), (TOP, .5, 180, 22, .1, 2, 1))
BEHIND = (([(640, 300), (560, 380), (500, 470)], 300, 210), ([(60, 1100), (90, 940)], 300, 20),
          ([(560, 180), (500, 160)], 260, -100), ([(300, 90), (330, 110)], 220, 80))
DRIFT = ((438, 618, 30, 1.0), (196, 1046, -20, 1.15), (452, 876, 60, .9))


def draw() -> Card:
    """The whole card."""
    growth, far, back, front, flowers, guest = Group(), Group(), Group(), Group(), Group(), Group()
    for spots, length, turn in BEHIND:
        rose_leaf(far, curve(spots).end, length, turn, .1, 3, LEAF, WOOD, width=.2)
    growth.trim(distant(far, FAR))
    for spine, share, length, turn, bend, pairs, cool in LEAVES:
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL)[cool], WOOD, width=.28,
                  roll=.7 if cool else 0)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.6, LEAF.line))
    briar(front, FOOT, 14, 5, 7, WOOD)
    briar(front, TOP, 9, 5, 5, WOOD)
    briar(front, MAIN, 19, 8, 26, WOOD)
    rose_bud(front, on_twig(TOP, 1.0, -20), PETAL, LEAF, .5)
    hanging = twig(front, complex(MAIN.at(.08)), 500 + 690j, .2, tones=WOOD)
    rose_bud(front, on_twig(FOOT, .9, -6), PETAL, LEAF, .2)
    growth.trim(fallen_shade(front, LEAF.line, 12)).add(keyline(front, 1.0, 4.2, LEAF.line))
    rose_cup(flowers, View((306, 424), 124, 34, 1.1, 22, 1.0), PETAL, LEAF, STAMEN, 2)
    rose_side(flowers, Pose(hanging.end + 18j, 1.05, 8), PETAL, LEAF, STAMEN)
    for x, y, turn, size in DRIFT:
        petal_adrift(flowers, Pose((x, y), size, turn), PETAL)
    growth.trim(fallen_shade(flowers, PETAL.line)).add(keyline(flowers, 1.0, 4.8, PETAL.line))
    bumblebee(guest, Pose((494, 404), 1.15, -74), COAT, GLASS)
    growth.trim(fallen_shade(guest, COAT.line, 40, .16)).add(keyline(guest, .8, 2.6, COAT.line))
    return pip_card("H", 6, growth)
