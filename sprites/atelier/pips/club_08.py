"""Eight of clubs: a bunch of the meadow, old heads behind young ones, each leaning its own way; a bumblebee comes."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..card import Card
from ..engraved import Growth, foot
from ..geometry import Path
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.bumblebee import bumblebee_side
from ..growth.visitors import FUR, WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

LEFT_HIGH = curve([(190, 1110), (96, 980), (60, 800), (66, 640), (100, 540), (140, 462)])
LEFT_LOW = curve([LEFT_HIGH.at(.22), (116, 930), (124, 840), (142, 766)])
TOP = curve([(400, 1110), (500, 930), (552, 760), (558, 560), (540, 400), (560, 300), (536, 200), (480, 154)])
SIDE = curve([TOP.at(.60), (520, 490), (490, 456), (482, 420)])
OLD = curve([(430, 1040), (510, 930), (540, 830), (526, 750)])
RIGHT_LOW = curve([(360, 1110), (440, 1010), (494, 900), (470, 784)])
MIDDLE = curve([(254, 1130), (268, 1104), (286, 1076)])
ASIDE = curve([(176, 1130), (184, 1100), (206, 1062)])
# what stands behind comes first: stem, size, lean, how ripe, how much is spent, how far it leans towards us, leaves
HEADS = (((TOP, 1.5, 8, 1, 0, 16, (0, 38), (-92, 104)), (SIDE, .96, 4, .16, 0, 0, (0, 36), (-76, 70)),
          (OLD, 1.1, 14, 1, .86, 0, (0, 0), (0, 0)), (ASIDE, 1.14, -22, .5, 0, 10, (44, 0), (-70, 0))),
         ((LEFT_HIGH, 1.7, -20, 1, 0, 26, (0, 0), (0, 0)), (LEFT_LOW, 1.12, -4, .55, 0, 0, (0, 34), (-84, 66)),
          (RIGHT_LOW, 1.4, 6, 1, .34, 6, (0, 0), (0, 0)), (MIDDLE, 1.56, 6, 1, 0, 42, (0, 50), (0, 84))))

# leaves on the tall stems: stalk, length, tones
HUNG = (([LEFT_HIGH.at(.66), (90, 590), (116, 570), (128, 606)], 62, v.COOL),)
DARK_LEAVES = (([(300, 1130), (340, 1060), (372, 1010)], 66, 44), ([(60, 1130), (56, 1060), (76, 1006)], 62, 44),
               ([(110, 1130), (122, 1090), (140, 1040)], 54, 40))
EARTH = [(-10, 1070), (90, 1062), (210, 1072), (330, 1060), (470, 1072), (630, 1064)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("C")
    behind = Group()
    for spots, size, rise in DARK_LEAVES:
        c.clover_leaf(behind, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.back(behind, foot("C", EARTH, v.FULL.mid, 6, 50))
    for layer, (stems, shares) in zip(HEADS, (((SIDE, TOP, OLD, ASIDE), ((TOP, .60),)),
                                              ((LEFT_LOW, RIGHT_LOW, LEFT_HIGH, MIDDLE),
                                               ((LEFT_HIGH, .66), (RIGHT_LOW, .52), (LEFT_HIGH, .22)))), strict=True):
        _layer(growth, layer, stems, shares)
    front = Group()
    for spots, length, tones in HUNG:
        c.side_leaf(front, curve(spots), length, tones, 6, (-70, 58, 2), .2, roll=0)
    c.side_leaf(front, curve([(340, 1130), (352, 1100), (366, 1078)]), 76, v.FULL, 7, (-56, 50, 4))
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
        c.clover_stem(stalks, spine, 20 if spine in (TOP, LEFT_HIGH) else 13, 6, v.RED_STEM)
    for spine, share in shares:
        c.stipule(stalks, spine, share, 48, v.FULL)
    c.grown(growth, leaves, stalks, made, cups)
