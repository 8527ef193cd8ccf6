"""Ten of clubs: the heads are brown and nod, one is still in flower; a spider hangs in the warm air of September."""
from __future__ import annotations

from ..card import Card
from ..growth.clover import (
    CLOVER_LEAF,
    WITHERED,
    at_end,
    clover_leaf,
    clover_stem,
    grown,
    head_cup,
    head_leaves,
    side_leaf,
    stipule,
)
from ..growth.clover_guests import spider
from ..growth.clover_head import CLOVER, GREEN, SPENT, clover_head, fallen_floret
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

HEAD, LEAF, DRY, BUD, BROWN = calm("C", 10, CLOVER, CLOVER_LEAF, WITHERED, GREEN, SPENT)
ARCH = curve([(60, 1130), (52, 860), (48, 600), (54, 430), (84, 378), (104, 400)])
RIGHT = curve([(300, 1130), (450, 980), (546, 800), (562, 520), (556, 300), (510, 140), (420, 84), (352, 104)])
MIDDLE = curve([RIGHT.at(.30), (534, 690), (520, 590), (440, 556), (352, 588)])
LOW = curve([(330, 1130), (440, 1020), (506, 900), (488, 776), (502, 722), (524, 742)])
SIDE = curve([(110, 1130), (132, 960), (90, 800), (72, 700), (92, 662), (110, 680)])
BROKEN = curve([(290, 1130), (330, 1070), (320, 1030), (268, 1022)])
# stem, size, lean, how much of it is spent
HEADS = ((RIGHT, 1.3, 0, 1.0), (ARCH, 1.15, 20, 1.0), (LOW, .85, 0, .7), (SIDE, 1.05, 10, 1.0), (BROKEN, 1.15, 0, 1.0),
         (MIDDLE, 1.3, 56, .3))


def draw() -> Card:
    """The whole card."""
    leaves, stems, cups, made = Group(), Group(), Group(), []
    for spine, size, lean, spent in HEADS:
        head, pose = Group(), at_end(spine, size, lean)
        head_leaves(leaves, pose, DRY if spent > .5 else LEAF, (34, 34))
        clover_head(head, pose, HEAD, BUD, BROWN, spent=spent, seed=round(size * 20))
        head_cup(cups, pose, DRY if spent > .5 else LEAF)
        made.append((head, BROWN if spent > .5 else HEAD))
    side_leaf(leaves, curve([(150, 1130), (130, 1070), (92, 1044)]), 70, DRY, 7, (-20, 84, 30), .2)
    clover_leaf(leaves, curve([(330, 1130), (370, 1070), (384, 1024)]), 62, 46, 0, DRY, 6)
    for spine in (RIGHT, ARCH, LOW, SIDE, BROKEN, MIDDLE):
        clover_stem(stems, spine, 12, 6, LEAF)
    for spine, share in ((RIGHT, .30), (RIGHT, .6)):
        stipule(stems, spine, share, 36, DRY)
    fall = Group()
    for x, y, turn, scale in ((176, 1070, 70, 1.0), (130, 1054, -60, .9), (228, 964, 160, .8)):
        fallen_floret(fall, Pose((x, y), scale, turn), BROWN)
    made.append((fall, BROWN))
    spider(cups, 506 + 316j, complex(RIGHT.at(.80)), BROWN.line)
    return pip_card("C", 10, grown(leaves, stems, made, cups, LEAF))
