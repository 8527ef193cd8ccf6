"""Ten of hearts: the last flowers drop their petals, the first hips hang from the arch; signs in their clearing."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.rose import (
    BRIAR,
    GOLD,
    HIP,
    ROSE,
    ROSE_LEAF,
    ROSE_LEAF_COOL,
    briar,
    foliage,
    hip,
    on_twig,
    rose_behind,
    rose_fallen,
    rose_leaf,
    rose_open,
    rose_side,
    twig,
)
from ..line import keyline
from ..pip_cards import calm, pip_card, pip_room
from ..room import along
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, COOL, WOOD, STAMEN, FRUIT = calm("H", 10, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD, HIP)

LEFT = curve([(150, 1130), (112, 1000), (74, 850), (92, 700), (66, 540), (78, 400), (96, 316), (138, 226), (210, 178),
              (300, 152), (376, 142), (424, 154)])
RIGHT = curve([(226, 1130), (390, 990), (500, 850), (530, 680), (508, 500), (540, 330), (514, 164)])
ACROSS = curve([(92, 646), (190, 580), (305, 560)])
# stem, share, where the hip sits, bend of its stalk, size
HIPS = ((RIGHT, .28, 462 + 770j, .1, .8), (RIGHT, .32, 520 + 758j, -.1, .9), (LEFT, .86, 262 + 128j, .1, .74),
        (LEFT, .92, 330 + 112j, .1, .86), (LEFT, .965, 396 + 116j, .14, .66), (LEFT, .995, 436 + 160j, 0, .72))
DISCS = ((508 + 130j, 60), (112 + 1000j, 74), (104 + 640j, 56), (508 + 522j, 54), (305 + 560j, 84), (470 + 740j, 30),
         (530 + 730j, 30), (262 + 104j, 30), (330 + 84j, 34), (396 + 92j, 28), (456 + 170j, 24),
         (300 + 1040j, 44))
WISHES = [(spine, share, length, 2) for share, length in
          ((.10, 150), (.22, 150), (.34, 130), (.46, 130), (.58, 130), (.70, 130), (.80, 130), (.16, 120), (.40, 110),
           (.64, 110), (.76, 110), (.93, 110)) for spine in (RIGHT, LEFT)]


def draw() -> Card:
    """The whole card."""
    growth, back, front, flowers = Group(), Group(), Group(), Group()
    room = pip_room(10, [*along(LEFT, 44), *along(RIGHT, 36), *DISCS])
    for at, length, turn in ((318 + 560j, 176, 84), (292 + 560j, 176, -96)):
        rose_leaf(back, at, length, turn, .12, 2, LEAF, WOOD)
    foliage(back, room, WISHES, (LEAF, LEAF, COOL), WOOD)
    growth.add(keyline(back, .9, 3.2, LEAF.line))
    briar(front, RIGHT, 14, 4.5, 15, WOOD)
    briar(front, LEFT, 15, 4, 21, WOOD)
    briar(front, ACROSS, 6, 5, 2, WOOD)
    for spine, share, to, lean, scale in HIPS:
        hip(front, on_twig(twig(front, complex(spine.at(share)), to, lean, tones=WOOD), scale), FRUIT, LEAF)
    growth.add(keyline(front, 1.0, 4.0, LEAF.line))
    rose_open(flowers, View((305, 560), 84, 70, .2, 0), PETAL, -96, 2, STAMEN)
    rose_open(flowers, View((508, 128), 57, 54, .4, 24), PETAL, -60, 5, STAMEN)
    rose_behind(flowers, View((114, 1000), 74, 56, -.15, -20), PETAL, LEAF, seed=3)
    rose_side(flowers, Pose((106, 656), .55, -14), PETAL, LEAF, STAMEN)
    rose_open(flowers, View((508, 522), 53, 48, .42, 50), PETAL, -30, 7, STAMEN)
    for x, y, turn, size, seed in ((292, 1066, -24, .8, 3), (214, 1066, 62, .6, 5)):
        rose_fallen(flowers, Pose((x, y), size, turn), PETAL, seed)
    growth.add(keyline(flowers, 1.0, 4.2, PETAL.line))
    return pip_card("H", 10, growth)
