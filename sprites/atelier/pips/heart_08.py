"""Eight of hearts: full bloom; two canes part at the foot and meet again in a pointed arch, three flowers wide open."""
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
    rose_behind,
    rose_bud,
    rose_leaf,
    rose_open,
    twig,
)
from ..line import keyline
from ..pip_cards import calm, pip_card, pip_room
from ..room import along
from ..splines import curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, STAMEN = calm("H", 8, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD)
LEFT = curve([(300, 1130), (230, 1010), (96, 900), (60, 720), (76, 540), (72, 420), (108, 320)])
RIGHT = curve([(210, 1130), (330, 1000), (476, 880), (552, 720), (556, 500), (544, 300), (470, 170), (360, 130)])

BEHIND = ((305 + 520j, 230, -20), (305 + 960j, 260, 60), (60 + 330j, 240, 40))


def draw() -> Card:
    """The whole card."""
    growth, far, back, front, flowers = Group(), Group(), Group(), Group(), Group()
    for at, length, turn in BEHIND:
        rose_leaf(far, at, length, turn, .1, 3, LEAF, WOOD, width=.2)
    growth.trim(distant(far, "#EBD5C1"))
    room = pip_room(8, [*along(LEFT, 44), *along(RIGHT, 48), (122 + 420j, 88), (482 + 712j, 92), (330 + 122j, 88),
                        (228 + 1016j, 84), (500 + 380j, 44)])
    foliage(back, room, [(RIGHT, .22, 180, 2), (LEFT, .34, 170, 2), (RIGHT, .64, 160, 2), (LEFT, .56, 180, 2),
                         (RIGHT, .84, 170, 2), (LEFT, .16, 180, 2), (RIGHT, .50, 150, 2), (LEFT, .46, 150, 2),
                         (RIGHT, .10, 170, 2), (LEFT, .92, 150, 2), (RIGHT, .74, 140, 2), (RIGHT, .57, 140, 2),
                         (LEFT, .66, 150, 2)], (LEAF, COOL), WOOD)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.3, LEAF.line))
    briar(front, LEFT, 15, 5, 20, WOOD)
    briar(front, RIGHT, 15, 5, 24, WOOD)
    bud = twig(front, complex(RIGHT.at(.60)), 498 + 430j, .14, tones=WOOD)
    rose_bud(front, on_twig(bud, .8, -8), PETAL, LEAF, .5)
    rose_bud(front, on_twig(LEFT, .7, 4), PETAL, LEAF, .2)
    growth.trim(fallen_shade(front, LEAF.line)).add(keyline(front, 1.0, 4.1, LEAF.line))
    rose_open(flowers, View((130, 420), 80, 62, .3, -14), PETAL, -70, 3, STAMEN)
    rose_open(flowers, View((484, 712), 84, 58, .3, 18), PETAL, -96, 6, STAMEN)
    rose_open(flowers, View((330, 126), 78, 66, .25, -6), PETAL, -80, 8, STAMEN)
    rose_behind(flowers, View((226, 1018), 80, 58, -.15, 14), PETAL, LEAF, seed=5)
    growth.trim(fallen_shade(flowers, PETAL.line)).add(keyline(flowers, 1.0, 4.5, PETAL.line))
    return pip_card("H", 8, growth)
