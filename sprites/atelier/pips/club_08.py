"""Eight of clubs: the meadow seen from below, head above head; a bumblebee comes flying."""
from __future__ import annotations

from ..card import Card
from ..growth.bumblebee import bumblebee_side
from ..growth.clover import (
    CLOVER_LEAF,
    CLOVER_LEAF_COOL,
    at_end,
    clover_leaf,
    clover_stem,
    grown,
    head_cup,
    head_leaves,
    side_leaf,
    stipule,
)
from ..growth.clover_head import CLOVER, GREEN, clover_head
from ..growth.visitors import FUR, WING
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

HEAD, LEAF, COOL, BUD, COAT, GAUZE = calm("C", 8, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, GREEN, FUR, WING)
LEFT_HIGH = curve([(96, 1130), (60, 900), (56, 660), (114, 476)])
LEFT_LOW = curve([(140, 1130), (150, 1000), (112, 900), (120, 800)])
RIGHT_HIGH = curve([(320, 1130), (470, 970), (540, 780), (562, 560), (508, 440)])
RIGHT_LOW = curve([(262, 1130), (416, 1010), (470, 880), (494, 702)])
TOP = curve([(640, 720), (580, 600), (556, 440), (568, 310), (552, 194), (486, 140)])
MIDDLE = curve([(250, 1140), (256, 1110), (266, 1090)])
# stem, size, lean, how ripe, how much of it is spent, how far it leans towards us, lengths of its leaves, their leans
HEADS = ((TOP, 1.45, 10, 1, 0, 10, (0, 36), (-92, 96)), (LEFT_HIGH, 1.8, -14, 1, 0, 20, (0, 0), (0, 0)),
         (RIGHT_HIGH, .95, 6, .12, 0, 0, (40, 36), (-76, 70)), (LEFT_LOW, 1.15, -4, .55, 0, 0, (40, 26), (-70, 52)),
         (RIGHT_LOW, 1.4, 0, 1, .5, 0, (40, 0), (-80, 74)), (MIDDLE, 1.75, -4, 1, 0, 40, (50, 66), (-96, 74)))
BEHIND = (([(70, 1130), (60, 1040), (84, 990)], 70, 40), ([(330, 1130), (350, 1050), (384, 1000)], 70, 46))


def draw() -> Card:
    """The whole card."""
    behind, leaves, stems, cups, made = Group(), Group(), Group(), Group(), []
    size: float
    for spots, size, rise in BEHIND:
        clover_leaf(behind, curve(spots), size, rise, 0, COOL, 6)
    side_leaf(leaves, curve([(40, 1130), (60, 1090), (74, 1060)]), 90, LEAF, 7, (-30, 50, 8))
    side_leaf(leaves, curve([(390, 1130), (380, 1090), (364, 1066)]), 80, COOL, 7, (-50, 44, 0))
    for spine, size, lean, ripe, spent, tilt, lengths, leans in HEADS:
        head, pose = Group(), at_end(spine, size, lean)
        head_leaves(leaves, pose, LEAF, lengths, leans)
        clover_head(head, pose, HEAD, BUD, ripe=ripe, spent=spent, tilt=tilt, seed=round(size * 20),
                    count=170 if size > 1.3 else 130)
        head_cup(cups, pose, LEAF)
        made.append((head, HEAD))
    for spine in (TOP, RIGHT_HIGH, RIGHT_LOW, LEFT_HIGH, LEFT_LOW, MIDDLE):
        clover_stem(stems, spine, 13, 6, LEAF)
    for spine, share in ((LEFT_HIGH, .45), (RIGHT_HIGH, .60), (TOP, .62), (RIGHT_LOW, .62)):
        stipule(stems, spine, share, 40, LEAF)
    bee = Group()
    bumblebee_side(bee, Pose((412, 430), .74, -8), COAT, GAUZE, False)
    growth = keyline(behind, .8, 2.8, COOL.line).add(grown(leaves, stems, made, cups, LEAF))
    return pip_card("C", 8, growth.add(keyline(bee, .8, 3, COAT.line)))
