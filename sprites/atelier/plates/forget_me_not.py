"""Water forget-me-not: coiled cymes over the creeping stem."""
from __future__ import annotations

from PIL.Image import Image

from ..flowers.scorpioid import MYOSOTIS_LEAF, SKY, cyme, myosotis_leaf
from ..geometry import Point
from ..organs import stalk
from ..splines import curve
from ..svg import Group
from ..tones import Tones
from .mount import ground, mounted

EDGE = MYOSOTIS_LEAF.line
COOL = Tones("#B7CCA0", "#7CA07A", "#4C7663", "#23402F")
MAIN = curve([(290, 780), (322, 620), (280, 420), (300, 280)])
SIDE = curve([(308, 670), (384, 570), (456, 490), (450, 420)])
# stem, share, points of the cyme, its last direction, coil, side, size of its flowers
CYMES = ((MAIN, 1.0, [(262, 190), (216, 110)], -100, 50, -1, 60), (MAIN, .92, [(366, 236), (430, 142)], -78, 48, 1, 60),
         (MAIN, .62, [(184, 400), (118, 330)], -104, 40, -1, 50), (SIDE, 1.0, [(472, 374), (500, 330)], -76, 38, 1, 46))
LEAVES = ((MAIN, .10, 200, 64, .18, 0), (MAIN, .16, 214, -70, -.18, 1), (MAIN, .30, 196, -58, -.2, 0),
          (MAIN, .44, 170, 60, .16, 1), (SIDE, .34, 140, 74, .2, 0), (SIDE, .56, 124, -50, -.16, 1),
          (MAIN, .70, 136, 54, .16, 0), (MAIN, .78, 124, -62, -.2, 1))


def draw() -> Image:
    leaves, stems, buds, flowers = Group(), Group(), Group(), Group()
    for spine, share, length, turn, bend, cool in LEAVES:
        myosotis_leaf(leaves, complex(spine.at(share)), length, turn, bend, (MYOSOTIS_LEAF, COOL)[cool],
                      .6 if cool else 0)
    stalk(stems, SIDE, 9, 6, MYOSOTIS_LEAF)
    stalk(stems, MAIN, 14, 8, MYOSOTIS_LEAF)
    for seed, (spine, share, spots, degrees, coil, side, size) in enumerate(CYMES, 3):
        put: list[Point] = [complex(spine.at(share)), *(complex(*spot) for spot in spots)]
        cyme(stems, buds, flowers, put, degrees, coil, side, size, seed)
    return mounted((ground(EDGE), 1.0, EDGE), (leaves, 3.4, EDGE), (stems, 3.8, EDGE), (buds, 3, EDGE),
                   (flowers, 2, SKY.line))
