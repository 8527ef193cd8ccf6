"""Eight of hearts: full bloom on two canes that part at the foot; greenfly at a bud, a ladybird on its way to them."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.rose import (
    BRIAR,
    GOLD,
    ROSE,
    ROSE_LEAF,
    ROSE_LEAF_COOL,
    briar,
    on_twig,
    rose_behind,
    rose_bud,
    rose_leaf,
    rose_open,
    twig,
)
from ..growth.rose_visitors import greenfly
from ..growth.visitors import LADYBIRD, ladybird
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, COOL, STAMEN = calm("H", 7, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, GOLD)
[WOOD], BEETLE = calm("H", 3, BRIAR), calm("H", 6, LADYBIRD)
LEFT = curve([(330, 1130), (236, 1030), (110, 920), (66, 760), (80, 600), (92, 470), (120, 344)])
RIGHT = curve([(180, 1130), (336, 1014), (486, 896), (550, 740), (552, 520), (540, 320), (480, 180), (360, 124)])
GREENFLIES = ((.30, -3, -20), (.52, -5 - 2j, -34), (.66, 4 + 1j, -50), (.84, -4j, -64))  # share, aside, turn
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((LEFT, .42, 200, 30, .14, 3, 0), (LEFT, .58, 170, 31, .14, 2, 1), (LEFT, .3, 138, -98, -.14, 2, 1),
          (RIGHT, .66, 150, -31, -.14, 2, 0), (RIGHT, .48, 150, -39, -.14, 2, 1),
          (RIGHT, .78, 140, 15, .14, 2, 1), (RIGHT, .87, 130, 8, .14, 2, 0), (RIGHT, .1, 170, 88, .14, 2, 0),
          (LEFT, .1, 170, -96, -.14, 2, 1))


def draw() -> Card:
    """The whole card."""
    growth, back, front, flowers, guest = Group(), Group(), Group(), Group(), Group()
    for spine, share, length, turn, bend, pairs, cool in LEAVES:
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL)[cool], WOOD,
                  roll=.7 if cool else 0)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.3, LEAF.line))
    briar(front, LEFT, 16, 6, 20, WOOD)
    briar(front, RIGHT, 17, 6, 24, WOOD)
    bud = twig(front, complex(RIGHT.at(.60)), 500 + 440j, .14, tones=WOOD)
    rose_bud(front, on_twig(bud, .8, -8), PETAL, LEAF, .5)
    rose_bud(front, on_twig(LEFT, .7, 6), PETAL, LEAF, .2)
    growth.trim(fallen_shade(front, LEAF.line)).add(keyline(front, 1.0, 4.4, WOOD.line))
    rose_open(flowers, View((134, 424), 84, 56, .3, -18), PETAL, -70, 3, STAMEN)
    rose_open(flowers, View((472, 722), 82, 50, .34, 16), PETAL, -96, 6, STAMEN)
    rose_open(flowers, View((330, 132), 82, 46, .3, -8), PETAL, -80, 8, STAMEN)
    rose_behind(flowers, View((236, 1000), 72, 56, -.15, 14), PETAL, LEAF, seed=5)
    growth.trim(fallen_shade(flowers, PETAL.line)).add(keyline(flowers, 1.0, 4.5, PETAL.line))
    greenfly(guest, [Pose(complex(bud.at(share)) + off, .95, turn) for share, off, turn in GREENFLIES])
    ladybird(guest, Pose(complex(RIGHT.at(.565)) - 1, .95, 4), *BEETLE)
    growth.trim(fallen_shade(guest, LEAF.line, 6)).add(keyline(guest, .8, 2.4, BEETLE[0].line))
    return pip_card("H", 8, growth)
