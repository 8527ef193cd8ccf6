"""Nine of hearts: the fullest; roses tumble into a heap at the foot, two hang over the edge, a rose chafer feeds."""
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
    rose_cup,
    rose_leaf,
    rose_open,
    twig,
)
from ..growth.rose_guests import CHAFER, petal_adrift, rose_chafer
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

PETAL, LEAF, COOL, WOOD, STAMEN, GREEN = calm("H", 7, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD, CHAFER)
DEEP = Tones(PETAL.light, mix_ink(PETAL.mid, PETAL.deep, .45), mix_ink(PETAL.deep, PETAL.line, .22), PETAL.line)
MAIN = curve([(360, 1130), (470, 990), (560, 840), (572, 660), (540, 500), (568, 330), (520, 200), (440, 132)])
LEFT = curve([(60, 1130), (48, 960), (64, 800), (44, 620), (60, 470), (90, 360)])
LEAVES = ((MAIN, .30, 230, -62, -.1, 2, 0), (MAIN, .60, 200, -74, -.12, 2, 1), (MAIN, .78, 190, -30, .1, 2, 0),
          (LEFT, .40, 220, 62, .12, 2, 0), (LEFT, .26, 190, 24, .1, 2, 1), (LEFT, .78, 190, 40, .1, 2, 0),
          (MAIN, .12, 230, 30, .1, 3, 1), (MAIN, .90, 190, 66, .1, 2, 0))


def draw() -> Card:
    """The whole card."""
    growth, back, front = Group(), Group(), Group()
    flowers, near, guest = Group(), Group(), Group()
    for spine, share, length, turn, bend, pairs, cool in LEAVES:
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL)[cool], WOOD,
                  roll=.7 if cool else 0)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.4, LEAF.line))
    briar(front, LEFT, 14, 5, 17, WOOD)
    briar(front, MAIN, 17, 6, 22, WOOD)
    rose_bud(front, on_twig(LEFT, 1.1, -6), PETAL, LEAF, .6)
    rose_bud(front, on_twig(twig(front, complex(MAIN.at(.52)), 492 + 560j, -.2, tones=WOOD), .8), PETAL, LEAF, .3)
    growth.trim(fallen_shade(front, LEAF.line, 12)).add(keyline(front, 1.0, 4.0, LEAF.line))
    rose_cup(flowers, View((440, 140), 84, 38, 1.1, -22, 1.0), PETAL, LEAF, STAMEN, 3)
    rose_open(flowers, View((92, 560), 74, 62, .3, -24), PETAL, -76, 5, STAMEN)
    rose_open(flowers, View((520, 768), 76, 60, .3, 20), PETAL, -96, 2, STAMEN)
    growth.trim(fallen_shade(flowers, PETAL.line)).add(keyline(flowers, 1.0, 4.6, PETAL.line))
    rose_behind(near, View((404, 1020), 66, 52, -.15, -16), PETAL, LEAF, seed=4)
    for x, y, turn, size in ((304, 764, 20, .8),):
        petal_adrift(near, Pose((x, y), size, turn), PETAL)
    rose_open(near, View((134, 1012), 102, 54, .3, -20), DEEP, -76, 9, STAMEN)
    rose_open(near, View((286, 1046), 88, 48, .35, 10), PETAL, -84, 1, STAMEN)
    growth.trim(fallen_shade(near, PETAL.line)).add(keyline(near, 1.0, 4.8, PETAL.line))
    rose_chafer(guest, Pose((156, 968), 1.1, 52), GREEN)
    growth.trim(fallen_shade(guest, GREEN.line, 8)).add(keyline(guest, .8, 2.8, GREEN.line))
    return pip_card("H", 9, growth)
