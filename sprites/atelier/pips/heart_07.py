"""Seven of hearts: a cane hangs in from above, its flowers seen from the side; the first petals drift to the ground."""
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
    foliage,
    on_twig,
    rose_bud,
    rose_cup,
    rose_leaf,
    rose_side,
    twig,
)
from ..growth.rose_guests import petal_adrift
from ..line import keyline
from ..pip_cards import calm, pip_card, pip_room
from ..room import along
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, STAMEN = calm("H", 7, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD)
MAIN = curve([(610, 70), (540, 120), (514, 250), (546, 420), (520, 600), (420, 706), (280, 742), (150, 716), (92, 640)])
TOP = curve([(560, 106), (470, 150), (400, 172), (356, 148)])
FOOT = curve([(120, 1130), (150, 1060), (120, 990)])
BEHIND = ((60 + 480j, 260, 20), (305 + 640j, 280, -20), (180 + 920j, 260, 30), (400 + 1080j, 260, -50))
FALLEN = ((98, 836, 62, .85), (306, 960, -30, .8), (330, 1044, 24, .95), (236, 1062, -14, 1.0))


def draw() -> Card:
    """The whole card."""
    growth, far, back, front, flowers = Group(), Group(), Group(), Group(), Group()
    for at, length, turn in BEHIND:
        rose_leaf(far, at, length, turn, .1, 3, LEAF, WOOD, width=.2)
    growth.trim(distant(far, "#EBD5C1"))
    room = pip_room(7, [*along(MAIN, 50), *along(TOP, 16), (492 + 434j, 66), (318 + 690j, 84), (92 + 560j, 56),
                        (310 + 100j, 60), (500 + 740j, 66), *((complex(x, y), 40) for x, y, *_ in FALLEN)])
    foliage(back, room, [(MAIN, .30, 170, 2), (MAIN, .56, 200, 2), (MAIN, .82, 190, 2), (MAIN, .18, 160, 2),
                         (TOP, .45, 160, 2), (MAIN, .68, 180, 2), (MAIN, .42, 160, 2), (MAIN, .94, 170, 2),
                         (TOP, .80, 120, 2), (FOOT, 1.0, 190, 2), (FOOT, .6, 180, 2), (FOOT, .4, 170, 2)],
            (LEAF, COOL), WOOD)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.4, LEAF.line))
    briar(front, FOOT, 8, 3, 3, WOOD)
    briar(front, TOP, 9, 5, 7, WOOD)
    briar(front, MAIN, 18, 5, 24, WOOD)
    rose_bud(front, on_twig(MAIN, 1.0), PETAL, LEAF, .6)
    low = twig(front, complex(MAIN.at(.60)), 484 + 740j, .2, tones=WOOD)
    rose_bud(front, Pose(low.end, .9, 160), PETAL, LEAF, .8)
    twig(front, complex(MAIN.at(.36)), 500 + 474j, -.2, tones=WOOD)
    twig(front, complex(MAIN.at(.72)), 322 + 724j, .1, tones=WOOD)
    growth.trim(fallen_shade(front, LEAF.line)).add(keyline(front, 1.0, 4.2, LEAF.line))
    rose_side(flowers, Pose((318, 742), 1.2, -8), PETAL, LEAF, STAMEN)
    rose_side(flowers, Pose((512, 486), .85, -34), PETAL, LEAF, STAMEN)
    rose_cup(flowers, View((352, 136), 84, 34, 1.2, -24, 1.0), PETAL, LEAF, STAMEN, 3)
    for x, y, turn, size in FALLEN:
        petal_adrift(flowers, Pose((x, y), size, turn), PETAL)
    growth.trim(fallen_shade(flowers, PETAL.line)).add(keyline(flowers, 1.0, 4.5, PETAL.line))
    return pip_card("H", 7, growth)
