"""Nine of hearts: the fullest; one of its roses opens in the middle and a rose chafer feeds on the largest."""
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
    rose_bud,
    rose_leaf,
    rose_open,
    rose_side,
    twig,
)
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_guests import CHAFER, rose_chafer
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

PETAL, LEAF, COOL, WOOD, STAMEN, GREEN = calm("H", 6, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD, CHAFER)
DEEP = Tones(PETAL.light, mix_ink(PETAL.mid, PETAL.deep, .45), mix_ink(PETAL.deep, PETAL.line, .22), PETAL.line)
MAIN = curve([(330, 1130), (452, 1000), (548, 860), (556, 660), (534, 500), (560, 330), (528, 210), (450, 140)])
LEFT = curve([(90, 1130), (66, 960), (62, 800), (72, 640), (66, 470), (96, 366)])
MIDDLE = curve([MAIN.at(.50), (500, 452), (430, 372), (330, 364)])
# The stalks of the other flowers: foot, top, lean.
TWIGS = ((LEFT.at(.62), 102 + 600j, -.12), (MAIN.at(.27), 496 + 796j, .16), (LEFT.at(.05), 150 + 1020j, .2),
         (384 + 1150j, 336 + 1034j, -.1))
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((LEFT, .34, 190, 29, .14, 3, 0), (LEFT, .74, 190, 6, .14, 3, 1), (MIDDLE, .45, 150, 8, .14, 2, 0),
          (MAIN, .86, 106, -60, -.14, 2, 0), (MAIN, .46, 140, -41, -.14, 2, 1), (MAIN, .08, 130, 14, .1, 2, 0),
          (MAIN, .92, 150, 5, .14, 2, 1))


def draw() -> Card:
    """The whole card."""
    growth, back, front = Group(), Group(), Group()
    flowers, near, guest = Group(), Group(), Group()
    for spine, share, length, turn, bend, pairs, cool in LEAVES:
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL)[cool], WOOD,
                  roll=.7 if cool else 0)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.4, LEAF.line))
    briar(front, LEFT, 14, 5, 17, WOOD)
    briar(front, MIDDLE, 9, 5, 6, WOOD)
    briar(front, MAIN, 18, 6, 18, WOOD, begin=.24)
    for foot, top, lean in TWIGS:
        twig(front, complex(foot), top, lean, 8, 5, WOOD)
    rose_bud(front, on_twig(LEFT, .9, -2), PETAL, LEAF, .6)
    growth.trim(fallen_shade(front, LEAF.line, 12)).add(keyline(front, 1.0, 4.0, LEAF.line))
    rose_goblet(flowers, Pose((442, 178), .78, -12), PETAL, LEAF, STAMEN)
    rose_open(flowers, View((305, 362), 80, 54, .3, -8), PETAL, -76, 5, STAMEN)
    rose_open(flowers, View((488, 784), 62, 47, .34, 20), PETAL, -96, 2, STAMEN)
    rose_side(flowers, Pose((102, 602), .58, 34), PETAL, LEAF, STAMEN)
    rose_side(flowers, Pose((334, 1038), .68, -14), PETAL, LEAF, STAMEN)
    growth.trim(fallen_shade(flowers, PETAL.line)).add(keyline(flowers, 1.0, 4.6, PETAL.line))
    rose_open(near, View((156, 1020), 86, 42, .34, -12), DEEP, -76, 9, STAMEN)
    growth.trim(fallen_shade(near, PETAL.line)).add(keyline(near, 1.0, 4.8, PETAL.line))
    rose_chafer(guest, Pose((192, 992), 1.08, -128), GREEN)
    growth.trim(fallen_shade(guest, GREEN.line, 8)).add(keyline(guest, .8, 2.8, GREEN.line))
    return pip_card("H", 9, growth)
