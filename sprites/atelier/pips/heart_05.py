"""Five of hearts: the first open flower, dew on its petals; a crab spider waits on it."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.anemone_ground import dew
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
    twig,
)
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PETAL, LEAF, COOL, WOOD, STAMEN = calm("H", 4, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD)
CRAB = Tones("#FBF8EE", "#F0E6CC", "#CDBB98", "#5E4A3C")
FLOWER = View((290, 432), 136, 43, .30, -8)
MAIN = curve([(200, 1130), (290, 1010), (308, 880), (372, 760), (456, 668), (458, 570), (400, 500), (320, 462)])
RIGHT = curve([MAIN.at(.56), (522, 580), (548, 440), (524, 310), (504, 196)])
LEFT = curve([(76, 1130), (60, 960), (86, 800), (66, 690), (92, 606)])
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .74, 170, 28, .14, 2, 1), (MAIN, .62, 160, -18, -.14, 3, 0), (MAIN, .42, 200, -43, -.14, 3, 0),
          (MAIN, .14, 220, -72, -.14, 3, 0), (MAIN, .20, 168, 82, .14, 3, 1), (LEFT, .70, 150, 40, .14, 2, 0),
          (LEFT, .58, 130, -36, -.14, 2, 1), (LEFT, .36, 130, 30, .12, 3, 1), (RIGHT, .72, 150, 13, .14, 2, 0),
          (RIGHT, .46, 130, -30, -.14, 2, 1))
DROPS = ((214, 478, 20), (364, 468, 17), (240, 384, 13))


def _crab_spider(group: Group, pose: Pose) -> None:
    """A white crab spider about 60 wide, as it lurks on a flower, its two long pairs of legs held open."""
    for side in (-1, 1):
        for spots in ([(6, -8), (26, -26), (38, -14)], [(7, -5), (28, -12), (42, 2)], [(6, 2), (16, 6), (20, 16)],
                      [(5, 5), (12, 14), (12, 24)]):
            leg = pose.curve([(side * x, y) for x, y in spots])
            group.silhouette(taper(leg, 4.4, 2)).fill(taper(leg, 4.4, 2), CRAB.mid)
    for at, wide, high in (((0, -6), 8, 8), ((0, 13), 15, 15)):
        part = pose.circle(at, wide, high)
        group.silhouette(part).fill(part, CRAB.light).contour(part, .9, 2.6, CRAB.line, SHADE)
    for side in (-1, 1):
        group.fill(taper(pose.curve([(side * 11, 8), (side * 10, 17), (side * 5, 24)]), 3.4, 1.6, ends(.3, .3)),
                   "#C9707C")
        group.fill(pose.circle((side * 3, -10), 1.6), CRAB.line)


def draw() -> Card:
    """The whole card."""
    growth, back, front, flower, guest = Group(), Group(), Group(), Group(), Group()
    for spine, share, length, turn, bend, pairs, cool in LEAVES:
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL)[cool], WOOD,
                  roll=.7 if cool else 0)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.5, LEAF.line))
    briar(front, RIGHT, 9, 5, 9, WOOD)
    briar(front, LEFT, 13, 5, 9, WOOD)
    briar(front, MAIN, 20, 8, 21, WOOD)
    rose_bud(front, on_twig(RIGHT, 1.15), PETAL, LEAF, .2)
    rose_bud(front, on_twig(LEFT, 1.1, 6), PETAL, LEAF, .6)
    hanging = twig(front, complex(MAIN.at(.50)), 500 + 716j, -.2, tones=WOOD)
    rose_bud(front, Pose(hanging.end, .9, 166), PETAL, LEAF, .8)
    growth.trim(fallen_shade(front, LEAF.line, 12)).add(keyline(front, 1.0, 4.3, LEAF.line))
    rose_open(flower, FLOWER, PETAL, -80, 3, STAMEN)
    growth.trim(fallen_shade(flower, PETAL.line, 18)).add(keyline(flower, 1.0, 5.2, PETAL.line))
    for x, y, size in DROPS:
        dew(growth, complex(x, y), size, PETAL)
    _crab_spider(guest, Pose(FLOWER.point(-.66 - .34j), 1.0, -56))
    growth.trim(fallen_shade(guest, PETAL.line, 8)).add(keyline(guest, .8, 2.6, CRAB.line))
    return pip_card("H", 5, growth)
