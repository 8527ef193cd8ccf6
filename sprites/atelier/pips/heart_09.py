"""Nine of hearts: the fullest; flowers tumble from the upper right to the foot, a rose chafer in one of them."""
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
    rose_behind,
    rose_bud,
    rose_open,
    rose_side,
)
from ..growth.rose_guests import CHAFER, rose_chafer
from ..line import keyline
from ..pip_cards import calm, pip_card, pip_room
from ..room import along
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, STAMEN, GREEN = calm("H", 9, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD, CHAFER)
MAIN = curve([(330, 1130), (400, 1020), (520, 880), (556, 680), (528, 540), (556, 380), (540, 230), (450, 130)])
LEFT = curve([(180, 1130), (90, 960), (64, 760), (84, 560), (60, 450), (74, 352)])
IN = curve([MAIN.at(.66), (500, 356), (420, 358), (330, 356)])
OUT = curve([LEFT.at(.38), (120, 770), (210, 762), (290, 766)])


def draw() -> Card:
    """The whole card."""
    growth, back, front, flowers = Group(), Group(), Group(), Group()
    room = pip_room(9, [*along(MAIN, 48), *along(LEFT, 40), *along(IN, 12), *along(OUT, 12), (430 + 118j, 90),
                        (305 + 356j, 62), (305 + 766j, 64), (122 + 990j, 86), (284 + 1012j, 70), (524 + 560j, 58),
                        (90 + 560j, 56), (80 + 280j, 40)])
    foliage(back, room, [(MAIN, .20, 160, 2), (LEFT, .30, 140, 2), (MAIN, .40, 140, 2), (LEFT, .56, 130, 2),
                         (MAIN, .78, 140, 2), (LEFT, .84, 130, 2), (MAIN, .96, 160, 2), (MAIN, .30, 140, 2),
                         (LEFT, .46, 130, 2), (MAIN, .60, 130, 2), (MAIN, .86, 150, 2), (MAIN, .10, 160, 2)],
            (LEAF, COOL), WOOD)
    growth.add(keyline(back, .9, 3.2, LEAF.line))
    briar(front, IN, 6, 5, 4, WOOD)
    briar(front, OUT, 6, 5, 4, WOOD)
    briar(front, LEFT, 12, 5, 18, WOOD)
    briar(front, MAIN, 15, 6, 22, WOOD)
    rose_bud(front, on_twig(LEFT, .85), PETAL, LEAF, .5)
    growth.add(keyline(front, 1.0, 4.0, LEAF.line))
    rose_side(flowers, Pose((94, 606), .52, 10), PETAL, LEAF, STAMEN)
    rose_open(flowers, View((305, 356), 60, 58, .3, -20), PETAL, -60, 5, STAMEN)
    rose_open(flowers, View((305, 766), 63, 64, .25, 10), PETAL, -96, 2, STAMEN)
    rose_open(flowers, View((514, 560), 50, 50, .4, 40), PETAL, -40, 7, STAMEN)
    rose_behind(flowers, View((284, 1012), 66, 56, -.15, -16), PETAL, LEAF, seed=4)
    rose_open(flowers, View((128, 990), 80, 60, .3, -24), PETAL, -76, 9, STAMEN)
    rose_open(flowers, View((436, 126), 78, 62, .3, 16), PETAL, -84, 1, STAMEN)
    growth.add(keyline(flowers, 1.0, 4.4, PETAL.line))
    guest = Group()
    rose_chafer(guest, Pose((146, 968), .9, 52), GREEN)
    growth.add(keyline(guest, .8, 2.8, GREEN.line))
    return pip_card("H", 9, growth)
