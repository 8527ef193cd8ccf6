"""Six of hearts: one cane threads the aisle between the signs; a flower half open, one from the side, a petal falls."""
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
    rose_cup,
    rose_side,
    twig,
)
from ..growth.rose_guests import petal_adrift
from ..line import keyline
from ..pip_cards import calm, pip_card, pip_room
from ..room import along
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, STAMEN = calm("H", 6, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD)
MAIN = curve([(150, 1130), (270, 1000), (306, 868), (330, 740), (306, 640), (304, 560), (306, 480)])
HIGH = curve([MAIN.at(.52), (430, 700), (530, 610), (552, 440), (510, 300), (486, 190)])
SIDE = curve([MAIN.at(.40), (270, 810), (200, 800), (150, 780)])


def draw() -> Card:
    """The whole card."""
    growth, back, front, flowers = Group(), Group(), Group(), Group()
    room = pip_room(6, [*along(MAIN, 40), *along(HIGH, 34), (306 + 400j, 100), (136 + 700j, 78), (338 + 1050j, 40),
                        (490 + 140j, 50)])
    foliage(back, room, [(MAIN, .28, 190, 2), (HIGH, .36, 190, 2), (HIGH, .62, 190, 2), (MAIN, .14, 200, 2),
                         (MAIN, .74, 180, 2), (HIGH, .20, 170, 2), (HIGH, .80, 160, 2), (MAIN, .06, 180, 2),
                         (MAIN, .88, 170, 2), (HIGH, .50, 150, 2), (MAIN, .66, 170, 2)], (LEAF, COOL), WOOD)
    growth.add(keyline(back, .9, 3.4, LEAF.line))
    briar(front, SIDE, 7, 5, 3, WOOD)
    briar(front, HIGH, 10, 5, 16, WOOD)
    briar(front, MAIN, 18, 8, 16, WOOD)
    rose_bud(front, on_twig(HIGH, 1.1), PETAL, LEAF, .6)
    small = twig(front, complex(HIGH.at(.82)), 552 + 250j, .1, tones=WOOD)
    rose_bud(front, on_twig(small, .7), PETAL, LEAF, 0)
    growth.add(keyline(front, 1.0, 4.2, LEAF.line))
    rose_cup(flowers, View((306, 462), 90, 34, 1.2, 6, 1.0), PETAL, LEAF, STAMEN, 2)
    rose_side(flowers, Pose((158, 784), .86, -16), PETAL, LEAF, STAMEN)
    petal_adrift(flowers, Pose((330, 1056), .95, 20), PETAL)
    growth.add(keyline(flowers, 1.0, 4.5, PETAL.line))
    return pip_card("H", 6, growth)
