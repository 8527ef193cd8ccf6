"""Seven of hearts: a cane hangs in from above, its flowers half open or seen from the side; a hoverfly comes."""
from __future__ import annotations

from ..card import Card
from ..growth.depth import fallen_shade
from ..growth.rose import (
    BRIAR,
    GOLD,
    ROSE,
    ROSE_LEAF,
    ROSE_LEAF_COOL,
    YOUNG,
    briar,
    on_twig,
    rose_bud,
    rose_leaf,
    rose_side,
    twig,
)
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_petals import petals_loose
from ..growth.rose_visitors import EYES, HOVERFLY, hoverfly
from ..growth.visitors import WING
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, STAMEN, FRESH = calm("H", 6, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD, YOUNG)
FLY = calm("H", 4, HOVERFLY, EYES, WING)
MAIN = curve([(640, 60), (560, 128), (528, 250), (552, 400), (530, 600), (440, 730), (300, 778), (160, 748), (84, 650),
              (76, 520)])
TOP = curve([(566, 118), (480, 112), (420, 150), (360, 176), (318, 158)])
FOOT = curve([(150, 1130), (140, 1050), (96, 960), (90, 880)])
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .86, 150, -84, -.14, 2, 0), (MAIN, .8, 190, -20, .14, 3, 1), (MAIN, .36, 109, -126, .14, 2, 0),
          (MAIN, .12, 120, -80, .14, 2, 1), (MAIN, .18, 120, 145, -.14, 2, 0), (TOP, .28, 120, -54, .14, 2, 0),
          (TOP, .5, 110, -84, .14, 2, 1), (MAIN, .44, 190, 168, -.14, 3, 1), (FOOT, 1.0, 140, -3, -.14, 2, 0),
          (FOOT, .74, 84, 30, .1, 2, 2), (FOOT, .4, 150, 77, .14, 3, 0), (FOOT, .5, 110, -83, -.14, 2, 1))
FALLEN = ((150, 806, 30, .8), (306, 968, -16, .95), (352, 1040, 12, 1.05), (246, 1046, 168, 1.0))


def draw() -> Card:
    """The whole card."""
    growth, back, front, flowers, guest = Group(), Group(), Group(), Group(), Group()
    for spine, share, length, turn, bend, pairs, cool in LEAVES:
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL, FRESH)[cool], WOOD,
                  roll=.7 if cool == 1 else 0)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.4, LEAF.line))
    briar(front, FOOT, 9, 3, 5, WOOD)
    briar(front, TOP, 9, 5, 7, WOOD)
    briar(front, MAIN, 18, 5, 26, WOOD)
    rose_bud(front, on_twig(MAIN, 1.0, 4), PETAL, LEAF, .6)
    low = twig(front, complex(MAIN.at(.50)), 488 + 716j, .2, tones=WOOD)
    rose_bud(front, Pose(low.end, .9, 168), PETAL, LEAF, .8)
    twig(front, complex(MAIN.at(.27)), 478 + 452j, -.2, tones=WOOD)
    growth.trim(fallen_shade(front, LEAF.line)).add(keyline(front, 1.0, 4.2, LEAF.line))
    rose_side(flowers, Pose((306, 776), 1.14, -4), PETAL, LEAF, STAMEN)
    rose_side(flowers, Pose((474, 456), .82, -18), PETAL, LEAF, STAMEN)
    rose_goblet(flowers, Pose((330, 174), .76, -16), PETAL, LEAF, STAMEN)
    petals_loose(flowers, FALLEN, PETAL)
    growth.trim(fallen_shade(flowers, PETAL.line)).add(keyline(flowers, 1.0, 4.5, PETAL.line))
    hoverfly(guest, Pose((178, 396), 1.1, 128), *FLY)
    growth.trim(fallen_shade(guest, FLY[0].line, 34, .16)).add(keyline(guest, .8, 2.4, FLY[0].line))
    return pip_card("H", 7, growth)
