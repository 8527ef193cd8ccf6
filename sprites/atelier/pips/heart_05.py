"""Five of hearts: the first open flower. The briar goes round the middle sign and opens above it."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
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
    rose_open,
    twig,
)
from ..line import keyline
from ..pip_cards import calm, pip_card, pip_room
from ..room import along
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, STAMEN = calm("H", 5, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD)

MAIN = curve([(170, 1130), (252, 1010), (302, 880), (352, 760), (440, 650), (448, 524), (390, 432), (306, 408)])
RIGHT = curve([(430, 664), (512, 580), (546, 440), (500, 310), (500, 190)])
LEFT = curve([(76, 1130), (70, 960), (118, 800), (76, 640), (118, 470)])


def draw() -> Card:
    """The whole card."""
    growth, back, front, flower = Group(), Group(), Group(), Group()
    room = pip_room(5, [*along(MAIN, 36), *along(RIGHT, 16), *along(LEFT, 20), (306 + 408j, 96), (500 + 140j, 46),
                    (112 + 425j, 44), (500 + 760j, 50)])
    foliage(back, room, [(LEFT, .52, 200, 2), (MAIN, .30, 210, 2), (MAIN, .52, 190, 2), (LEFT, .74, 190, 2),
                         (RIGHT, .40, 200, 2), (LEFT, .34, 190, 2), (MAIN, .10, 190, 2), (RIGHT, .62, 150, 2),
                         (MAIN, .20, 200, 2), (MAIN, .40, 200, 2), (LEFT, .10, 150, 2), (RIGHT, .80, 150, 2),
                         (MAIN, .70, 150, 2), (RIGHT, .12, 180, 2)], (LEAF, COOL), WOOD)
    growth.add(keyline(back, .9, 3.4, LEAF.line))
    briar(front, RIGHT, 7, 5, 8, WOOD)
    briar(front, LEFT, 11, 4.5, 12, WOOD)
    briar(front, MAIN, 17, 6, 17, WOOD)
    rose_bud(front, on_twig(RIGHT, .95), PETAL, LEAF)
    rose_bud(front, on_twig(LEFT, .8, 6), PETAL, LEAF, open_=.5)
    hanging = twig(front, complex(MAIN.at(.50)), 496 + 716j, -.24, tones=WOOD)
    rose_bud(front, Pose(hanging.end, .82, 158), PETAL, LEAF, open_=.7)
    growth.add(keyline(front, 1.0, 4.2, LEAF.line))
    rose_open(flower, View((306, 408), 98, 64, .25, -12), PETAL, -80, 4, STAMEN)
    growth.add(keyline(flower, 1.0, 4.6, PETAL.line))
    return pip_card("H", 5, growth)
