"""Three of hearts: a cane rises across the card; at its end a cyme of three buds, the middle one the oldest."""
from __future__ import annotations

from ..card import Card
from ..growth.rose import BRIAR, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, YOUNG, briar, foliage, on_twig, rose_bud, twig
from ..line import keyline
from ..pip_cards import calm, pip_card, pip_room
from ..room import along
from ..splines import curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, FRESH = calm("H", 3, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, YOUNG)
MAIN = curve([(64, 1130), (130, 930), (306, 716), (452, 516), (496, 330), (478, 210)])
SIDE = curve([(150, 1130), (92, 960), (64, 760), (96, 560), (150, 440)])
LOW = curve([MAIN.at(.12), (220, 1010), (330, 980), (420, 960)])
TWIGS = ((.86, 544 + 246j, .12), (.82, 406 + 190j, -.10))


def draw() -> Card:
    """The whole card."""
    growth, back, young, front = Group(), Group(), Group(), Group()
    room = pip_room(3, [*along(MAIN, 44), *along(SIDE, 24), *along(LOW, 12), (480 + 140j, 60), (550 + 190j, 40),
                        (400 + 130j, 44)])
    foliage(back, room, [(MAIN, .50, 280, 3), (MAIN, .62, 250, 3), (MAIN, .34, 260, 3), (SIDE, .62, 240, 2),
                         (SIDE, .86, 220, 2), (MAIN, .22, 190, 2), (SIDE, .40, 190, 2), (MAIN, .76, 200, 2),
                         (SIDE, .98, 190, 2), (SIDE, .18, 170, 2)], (LEAF, COOL), WOOD)
    foliage(young, room, [(LOW, .5, 150, 2), (LOW, 1.0, 150, 2)], (FRESH,), WOOD)
    growth.add(keyline(back, .9, 3.6, LEAF.line)).add(keyline(young, .9, 3.4, FRESH.line))
    briar(front, LOW, 8, 3, 5, WOOD)
    briar(front, SIDE, 12, 3.5, 14, WOOD)
    briar(front, MAIN, 19, 6, 19, WOOD)
    for (share, to, lean), scale, open_ in zip(TWIGS, (.95, 1.0), (0, .1), strict=True):
        rose_bud(front, on_twig(twig(front, complex(MAIN.at(share)), to, lean, tones=WOOD), scale), PETAL, LEAF, open_)
    rose_bud(front, on_twig(MAIN, 1.35), PETAL, LEAF, .35)
    growth.add(keyline(front, 1.0, 4.4, LEAF.line))
    return pip_card("H", 3, growth)
