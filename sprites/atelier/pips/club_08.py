"""Eight of clubs: the meadow seen from below, head above head; a bumblebee comes flying."""
from __future__ import annotations

from ..card import Card
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
from ..growth.visitors import FUR, WING, bumblebee
from ..line import keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..suits import SUITS
from ..svg import Group

HEAD, LEAF, COOL, BUD, COAT, GAUZE = calm("C", 8, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, GREEN, FUR, WING)
FAR = COOL.calmed(SUITS["C"].ground, .35)
LEFT_HIGH = curve([(96, 1130), (60, 900), (56, 660), (114, 476)])
LEFT_LOW = curve([(140, 1130), (150, 1000), (112, 900), (120, 800)])
RIGHT_HIGH = curve([(320, 1130), (470, 970), (540, 780), (562, 560), (520, 390)])
RIGHT_LOW = curve([(262, 1130), (416, 1010), (478, 880), (508, 690)])
TOP = curve([(380, 1130), (520, 940), (574, 700), (572, 400), (540, 250), (470, 168)])
MIDDLE = curve([(246, 1130), (250, 1090), (262, 1066)])
# stem, size, lean, how ripe, how far it leans towards us, lengths of its leaves, their leans
HEADS = ((TOP, 1.5, 10, 1, 0, (0, 56), (-92, 76)), (LEFT_HIGH, 1.75, -14, 1, 12, (46, 42), (-80, 62)),
         (RIGHT_HIGH, 1.5, 10, .8, 0, (40, 36), (-76, 70)), (LEFT_LOW, 1.3, -4, .7, 0, (44, 36), (-80, 70)),
         (RIGHT_LOW, 1.5, 0, 1, 20, (40, 40), (-80, 74)), (MIDDLE, 1.85, -4, 1, 34, (80, 84), (-70, 74)))
BEHIND = (([(60, 1130), (66, 1040), (90, 980)], 92, 40), ([(180, 1130), (176, 1030), (160, 964)], 84, 54),
          ([(330, 1130), (350, 1040), (372, 976)], 76, 46), ([(240, 1130), (236, 1030), (262, 960)], 70, 40))
GRASS = ((30, 800, 60), (96, 846, 150), (150, 900, 100), (230, 856, 252), (300, 900, 284), (330, 880, 300),
         (380, 930, 340), (420, 900, 470), (20, 900, 30), (190, 930, 160))


def draw() -> Card:
    """The whole card."""
    behind, leaves, stems, cups, made = Group(), Group(), Group(), Group(), []
    for x, top, to in GRASS:
        blade = taper(curve([(x, 1140), (x + (to - x) * .1, (1140 + top) / 2), (to, top)]), 15, 0)
        behind.silhouette(blade).fill(blade, FAR.mid)
    size: float
    for spots, size, rise in BEHIND:
        clover_leaf(behind, curve(spots), size, rise, 0, FAR, 6)
    side_leaf(leaves, curve([(40, 1130), (60, 1090), (74, 1060)]), 90, LEAF, 7, (-30, 50, 8))
    side_leaf(leaves, curve([(390, 1130), (380, 1090), (364, 1066)]), 80, COOL, 7, (-50, 44, 0))
    for spine, size, lean, ripe, tilt, lengths, leans in HEADS:
        head, pose = Group(), at_end(spine, size, lean)
        head_leaves(leaves, pose, LEAF, lengths, leans)
        clover_head(head, pose, HEAD, BUD, ripe=ripe, tilt=tilt, seed=round(size * 20),
                    count=170 if size > 1.3 else 130)
        head_cup(cups, pose, LEAF)
        made.append((head, HEAD))
    for spine in (TOP, RIGHT_HIGH, RIGHT_LOW, LEFT_HIGH, LEFT_LOW, MIDDLE):
        clover_stem(stems, spine, 13, 6, LEAF)
    for spine, share in ((LEFT_HIGH, .45), (RIGHT_HIGH, .60), (TOP, .62), (RIGHT_LOW, .62)):
        stipule(stems, spine, share, 40, LEAF)
    bee = Group()
    bumblebee(bee, Pose((288, 116), 1.5, 66), COAT, GAUZE)
    growth = keyline(behind, .8, 2.8, FAR.line).add(grown(leaves, stems, made, cups, LEAF))
    return pip_card("C", 8, growth.add(keyline(bee, .8, 3, COAT.line)))
