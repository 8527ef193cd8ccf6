"""Four of clubs: two stems woven to a wreath; among green heads the largest is in flower, a leaf rises above it."""
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
from ..growth.clover_guests import clouded_yellow
from ..growth.clover_head import CLOVER, GREEN, clover_head
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

HEAD, LEAF, COOL, BUD = calm("C", 4, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, GREEN)
LEFT = curve([(352, 1130), (302, 940), (292, 860), (240, 772), (132, 704), (92, 580), (140, 450), (262, 372),
              (352, 388)])
RIGHT = curve([(250, 1130), (306, 940), (318, 860), (370, 772), (480, 704), (518, 580), (470, 450), (348, 374),
               (256, 396)])
MIDDLE = curve([(300, 1130), (310, 960), (300, 860), (304, 724)])
# stem, share, side, whether seen from above, length
LEAVES = ((LEFT, .04, 1, 0, 96), (RIGHT, .08, -1, 1, 84), (LEFT, .44, -1, 1, 76), (LEFT, .56, 1, 0, 74),
          (LEFT, .89, 1, 1, 66), (RIGHT, .44, 1, 0, 78), (RIGHT, .57, -1, 1, 70), (RIGHT, .70, 1, 0, 66),
          (RIGHT, .86, -1, 0, 64))
HIGH = curve([RIGHT.at(.90), (308, 318), (292, 236), (306, 160)])
TWIGS = ((LEFT, .66, (98, 450), (104, 424)), (RIGHT, .77, (456, 404), (480, 396)))


def draw() -> Card:
    """The whole card."""
    leaves, stems, cups = Group(), Group(), Group()
    size: float
    for spine, share, side, above, size in LEAVES:
        root, along = complex(spine.at(share)), complex(spine.tangent(share))
        stalk = curve([root, root + 34 * along + 16j * side * along, root + 44 * along + 46j * side * along])
        if above:
            clover_leaf(leaves, stalk, size, 52, 0, COOL, 5)
        else:
            side_leaf(leaves, stalk, size, LEAF, 5)
    clover_leaf(leaves, HIGH, 78, 62, 0, COOL, 6, roll=2)
    twigs = [curve([complex(spine.at(share)), *spots]) for spine, share, *spots in TWIGS]
    for twig in twigs:
        clover_stem(stems, twig, 8, 6, LEAF)
    for spine, last in ((RIGHT, 4), (MIDDLE, 9), (LEFT, 4)):
        clover_stem(stems, spine, 14, last, LEAF)
        for owner, share, *_ in LEAVES:
            if owner is spine:
                stipule(stems, spine, share, 38, LEAF)
    made = []
    for spine, size, ripe, lengths in ((twigs[0], .9, 0, (24, 60)), (twigs[1], .8, 0, (60, 0)),
                                       (MIDDLE, 1.7, 1, (60, 60))):
        head, pose = Group(), at_end(spine, size)
        head_leaves(leaves, pose, LEAF, lengths)
        clover_head(head, pose, HEAD, BUD, ripe=ripe, seed=3)
        head_cup(cups, pose, LEAF)
        made.append((head, HEAD if ripe else BUD))
    clouded_yellow(cups, Pose((312, 614), 1.1, -8))
    return pip_card("C", 4, grown(leaves, stems, made, cups, LEAF))
