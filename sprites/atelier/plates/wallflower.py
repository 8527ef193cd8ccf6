"""Wallflower: a raceme in flower over narrow leaves, with buds above it and the pods of the last year."""
from __future__ import annotations

from PIL.Image import Image

from ..flowers.turned import View
from ..flowers.wallflower import WALL_LEAF, WALL_WOOD, cross, leafy, upright_pod, wall_bud
from ..geometry import polar
from ..organs import stalk
from ..splines import Pose, curve
from ..svg import Group
from .mount import ground, mounted

EDGE = WALL_LEAF.line
MAIN = curve([(292, 780), (306, 620), (282, 420), (300, 116)])
LEFT = curve([(298, 690), (224, 620), (146, 520), (122, 350)])
RIGHT = curve([(302, 710), (384, 630), (464, 540), (486, 370)])
# x, y, radius, rise, turn, first direction: the far ones first
FLOWERS = ((248, 134, 54, 40, -30, -40), (354, 130, 54, 40, 32, -50), (206, 208, 62, 48, -44, -38),
           (396, 204, 62, 46, 44, -52), (300, 170, 60, 56, 2, -45), (182, 296, 66, 54, -60, -42),
           (416, 294, 66, 52, 56, -46), (258, 262, 70, 66, -26, -40), (350, 262, 70, 66, 26, -50),
           (226, 384, 66, 60, -70, -42), (382, 384, 66, 60, 66, -48), (304, 350, 74, 76, 4, -36),
           (304, 444, 62, 60, 160, -45))
SMALL = ((84, 380, 44, 46, -46, -40), (158, 376, 44, 46, 40, -50), (90, 454, 46, 56, -76, -42),
         (152, 450, 46, 58, 70, -46), (120, 408, 52, 74, 0, -40))


def draw() -> Image:
    leaves, stems, heads = Group(), Group(), Group()
    leafy(leaves, LEFT, .10, .62, 9, 110)
    leafy(leaves, RIGHT, .08, .46, 8, 104)
    leafy(leaves, MAIN, .10, .56, 13, 140)
    stalk(stems, LEFT, 10, 6, WALL_LEAF)
    stalk(stems, RIGHT, 10, 6, WALL_LEAF)
    stalk(stems, MAIN, 18, 8, WALL_WOOD)
    for k in range(7):
        upright_pod(stems, RIGHT, .46 + .076 * k, 1 if k % 2 else -1, 110 - 8 * k)
    for tip, size in ((MAIN.end, 1.0), (LEFT.end, .75)):
        for k, way in enumerate((-52, 48, -24, 22, 0)):
            at = complex(tip) - 10j * size + polar(24 * size * (k < 4), way - 90)
            wall_bud(heads, Pose(at, (1.0 if k < 4 else 1.2) * size, way * .8), .7 if k < 2 else 0)
    for x, y, radius, rise, turn, first in (*SMALL, *FLOWERS):
        cross(heads, View((x, y), radius, rise, .3, turn), first, round(x))
    return mounted((ground(EDGE), 1.0, EDGE), (leaves, 3.4, EDGE), (stems, 4, EDGE),
                   (heads, 4.4, "#3A2412"))
