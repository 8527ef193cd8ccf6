"""Eight of clubs: a stout stalk winds past the sun, a great head at its foot; each leans its own way; a bumblebee."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..card import Card
from ..engraved import Growth, foot
from ..geometry import Path
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.boughs import bough
from ..growth.bumblebee import bumblebee_side
from ..growth.country import poplars, ranges
from ..growth.morning import morning
from ..growth.visitors import FUR, WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(250, 1130), (292, 1010), (304, 890), (352, 800), (456, 758), (530, 690), (544, 590), (480, 506),
              (380, 480), (300, 494), (222, 478), (166, 456)])
TOP = curve([MAIN.at(.46), (566, 560), (560, 430), (548, 310), (536, 210), (480, 154)])
SIDE = curve([TOP.at(.56), (540, 400), (500, 400), (484, 366)])
LEFT_LOW = curve([(70, 1130), (62, 980), (80, 860), (112, 772)])
OLD = curve([(140, 1130), (96, 1000), (122, 850), (172, 752)])
MIDDLE = curve([(254, 1150), (266, 1124), (276, 1096)])
ASIDE = curve([(176, 1130), (184, 1100), (206, 1062)])
# what stands behind comes first: stem, size, lean, how ripe, how much is spent, how far it leans towards us, leaves
HEADS = (((TOP, 1.62, 8, 1, 0, 16, (0, 38), (-92, 104)), (SIDE, .96, 4, .16, 0, 0, (0, 36), (-76, 70)),
          (OLD, 1.0, 4, 1, .86, 0, (0, 0), (0, 0)), (ASIDE, 1.2, -22, .5, 0, 10, (44, 0), (-70, 0))),
         ((MAIN, 1.9, 34, 1, 0, 20, (0, 0), (0, 0)), (LEFT_LOW, 1.45, -18, 1, .34, 6, (0, 0), (0, 0)),
          (MIDDLE, 2.3, 6, 1, 0, 42, (0, 60), (0, 84))))

# leaves on the tall stems: stalk, length, tones
HUNG = (([MAIN.at(.43), (476, 720), (494, 690), (500, 650)], 62, v.COOL),)
NODES = {MAIN: (.43,), TOP: (.56,), LEFT_LOW: (.4,)}
DARK_LEAVES = (([(300, 1130), (340, 1060), (372, 1010)], 66, 44), ([(60, 1130), (56, 1060), (76, 1006)], 62, 44),
               ([(110, 1130), (122, 1090), (140, 1040)], 54, 40))
EARTH = [(-10, 1070), (90, 1062), (210, 1072), (330, 1060), (470, 1072), (630, 1064)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("C")
    behind = Group()
    for spots, size, rise in DARK_LEAVES:
        c.clover_leaf(behind, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.add(morning("C", 536 + 420j, 112, "#F3E0AE"))
    growth.add(ranges("C", [(-10, 966), (140, 944), (300, 968), (460, 944), (640, 960)]))
    growth.add(poplars("C", ((60, 958, 54), (78, 954, 84), (98, 950, 62)), 0))
    growth.add(ranges("C", [(-10, 1004), (220, 1016), (640, 1000)], first=1))
    growth.back(behind, foot("C", EARTH, v.FULL.mid, 6, 50))
    for layer, (stems, shares) in zip(HEADS, (((SIDE, TOP, OLD, ASIDE), ((TOP, .56),)),
                                              ((LEFT_LOW, MAIN, MIDDLE), ((MAIN, .43), (LEFT_LOW, .4)))), strict=True):
        _layer(growth, layer, stems, shares)
    front = Group()
    for spots, length, tones in HUNG:
        c.side_leaf(front, curve(spots), length, tones, 6, (-70, 58, 2), .2, roll=0)
    c.side_leaf(front, curve([(350, 1140), (366, 1104), (380, 1076)]), 84, v.FULL, 7, (-56, 50, 4))
    c.side_leaf(front, curve([(84, 1130), (88, 1100), (84, 1076)]), 82, v.COOL, 7, (-40, 62, 8))
    growth.put(front, 3.4)
    bee = Group()
    bumblebee_side(bee, Pose((284, 134), .84, -6), FUR, WING, False)
    growth.put(bee, 3.0, .8, 0)
    return pip_card("C", 8, growth)


def _layer(growth: Growth, heads: Any, stems: Sequence[Path], shares: Sequence[tuple[Path, float]]) -> None:
    """Leaves, stems, heads and their cups, one on the other."""
    leaves, stalks, cups, made = Group(), Group(), Group(), []
    for spine, size, lean, ripe, spent, tilt, lengths, leans in heads:
        head, pose = Group(), c.at_end(spine, size, lean)
        c.head_leaves(leaves, pose, v.FULL, lengths, leans)
        h.clover_head(head, pose, ripe=ripe, spent=spent, tilt=tilt, seed=round(size * 20),
                    count=170 if size > 1.3 else 130)
        c.head_cup(cups, pose, v.UNDER)
        made.append((head, pose))
    for spine in stems:
        c.clover_stem(stalks, spine, 28 if spine is MAIN else 16, 6, v.RED_STEM)
        bough(stalks, spine, 38 if spine is MAIN else 18, 8, v.RED_STEM, NODES.get(spine, ()), .5)
    for spine, share in shares:
        c.stipule(stalks, spine, share, 48, v.FULL)
    c.grown(growth, leaves, stalks, made, cups)
