"""Eight of clubs: a bunch of the meadow, old heads behind young ones, each leaning its own way; a bumblebee comes."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..card import Card
from ..engraved import Growth, foot, hills
from ..geometry import Path
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth.bumblebee import bumblebee_side
from ..growth.visitors import FUR, WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

LEFT_HIGH = curve([(150, 1110), (84, 960), (56, 800), (62, 640), (96, 540), (140, 466)])
LEFT_LOW = curve([(190, 1110), (128, 1010), (88, 930), (92, 840), (130, 764)])
TOP = curve([(452, 1000), (512, 900), (552, 720), (562, 520), (558, 330), (540, 214), (488, 154)])
SIDE = curve([(560, 470), (552, 380), (530, 320), (520, 276)])
OLD = curve([(420, 1040), (500, 930), (526, 850), (506, 762)])
RIGHT_LOW = curve([(380, 1110), (450, 980), (484, 890), (484, 836), (460, 790)])
MIDDLE = curve([(254, 1130), (268, 1104), (286, 1074)])
ASIDE = curve([(176, 1130), (184, 1100), (214, 1058)])
# what stands behind comes first: stem, size, lean, how ripe, how much is spent, how far it leans towards us, leaves
HEADS = (((TOP, 1.44, 8, 1, 0, 16, (0, 38), (-92, 104)), (SIDE, .86, -10, .08, 0, 0, (0, 36), (-76, 70)),
          (OLD, 1.16, 14, 1, .86, 0, (0, 0), (0, 0)), (ASIDE, 1.14, -22, .5, 0, 10, (44, 0), (-70, 0))),
         ((LEFT_HIGH, 1.6, -20, 1, 0, 26, (0, 0), (0, 0)), (LEFT_LOW, 1.12, -10, .55, 0, 0, (40, 30), (-84, 66)),
          (RIGHT_LOW, 1.34, 6, 1, .34, 6, (0, 0), (0, 0)), (MIDDLE, 1.62, 6, 1, 0, 42, (0, 62), (0, 84))))

# leaves on the tall stems: stalk, length, tones
HUNG = (([TOP.at(.50), (530, 560), (500, 560), (476, 596)], 76, c.CLOVER_LEAF),
        ([LEFT_HIGH.at(.62), (90, 590), (120, 560), (136, 590)], 72, c.CLOVER_LEAF_COOL),
        ([LEFT_HIGH.at(.34), (72, 900), (96, 900), (116, 930)], 60, c.CLOVER_LEAF))
DARK_LEAVES = (([(290, 1130), (330, 1010), (330, 930)], 74, 44), ([(150, 1130), (170, 1000), (190, 930)], 70, 42),
               ([(60, 1130), (56, 1040), (76, 990)], 66, 44), ([(330, 1130), (370, 1060), (392, 1004)], 66, 46),
               ([(110, 1130), (122, 1060), (140, 1006)], 58, 40), ([(240, 1130), (232, 1040), (214, 980)], 50, 34))
EARTH = [(-10, 1064), (90, 1058), (210, 1066), (330, 1056), (470, 1066), (630, 1058)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("C")
    growth.add(hills("C", [(-10, 974), (140, 990), (300, 970), (460, 984), (640, 960)],
                      [(-10, 1014), (160, 1006), (330, 1022), (640, 1010)]))
    behind = Group()
    for spots, size, rise in DARK_LEAVES:
        c.clover_leaf(behind, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.back(behind, foot("C", EARTH, c.CLOVER_LEAF.mid, 6, 60))
    for layer, (stems, shares) in zip(HEADS, (((TOP, SIDE, OLD, ASIDE), ((TOP, .60),)),
                                              ((RIGHT_LOW, LEFT_HIGH, LEFT_LOW, MIDDLE),
                                               ((LEFT_HIGH, .52), (RIGHT_LOW, .52), (LEFT_LOW, .40)))), strict=True):
        _layer(growth, layer, stems, shares)
    front = Group()
    for spots, length, tones in HUNG:
        c.side_leaf(front, curve(spots), length, tones, 6, (-70, 58, 2), .2, roll=0)
    c.side_leaf(front, curve([(340, 1130), (352, 1100), (366, 1078)]), 76, c.CLOVER_LEAF, 7, (-56, 50, 4))
    c.side_leaf(front, curve([(84, 1130), (88, 1100), (84, 1076)]), 82, c.CLOVER_LEAF_COOL, 7, (-40, 62, 8))
    growth.put(front, 3.4)
    bee = Group()
    bumblebee_side(bee, Pose((432, 424), .78, -10), FUR, WING, False)
    growth.put(bee, 3.0, .8, 0)
    return pip_card("C", 8, growth)


def _layer(growth: Growth, heads: Any, stems: Sequence[Path], shares: Sequence[tuple[Path, float]]) -> None:
    """Leaves, stems, heads and their cups, one on the other."""
    leaves, stalks, cups, made = Group(), Group(), Group(), []
    for spine, size, lean, ripe, spent, tilt, lengths, leans in heads:
        head, pose = Group(), c.at_end(spine, size, lean)
        c.head_leaves(leaves, pose, c.CLOVER_LEAF, lengths, leans)
        h.clover_head(head, pose, ripe=ripe, spent=spent, tilt=tilt, seed=round(size * 20),
                    count=170 if size > 1.3 else 130)
        c.head_cup(cups, pose)
        made.append((head, pose))
    for spine in stems:
        c.clover_stem(stalks, spine, 13, 6)
    for spine, share in shares:
        c.stipule(stalks, spine, share, 40)
    c.grown(growth, leaves, stalks, made, cups)
